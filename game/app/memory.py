"""Gives memory back to the system, as a program must that is left alone for years.

Both functions know glibc, the C library of nearly every Linux, and do nothing with another.
Source: its manual, "Malloc Tunable Parameters", and malloc_trim(3).
"""

import ctypes
import gc
from contextlib import suppress

_MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` of glibc's malloc.h."""
LARGE = 16 * 1024
"""Bytes from which a piece of memory stands alone and goes back the moment it is let go."""


def frugal() -> None:
    """Keep large pieces (nearly every surface is one) apart from small ones, from now on.

    Otherwise glibc puts ever larger ones between the small, and a small one that stays holds all
    the room below it.
    """
    with suppress(AttributeError):
        LIBRARY.mallopt(_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give everything back that is not in use."""
    gc.collect()  # a table and its parts hold each other, and may hold a long search
    with suppress(AttributeError):
        LIBRARY.malloc_trim(0)


def _library() -> ctypes.CDLL | None:
    """What the program is linked with, the C library among it; None where that cannot be asked."""
    try:
        return ctypes.CDLL(None)
    except (OSError, TypeError):
        return None


LIBRARY = _library()
"""Opened once: each opening makes a class, and those wait for the next collection."""
