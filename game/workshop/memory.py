"""How much memory this process uses, as Python, the C library and the system count it."""

import ctypes
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

_MB = 2**20
_BLOCKS = re.compile(r"# bytes in allocated blocks\s*=\s*([0-9,]+)")
_STDERR = 2


class Mark(NamedTuple):
    """Memory in MB, and open files.

    `used` is what has been asked for and not been given back, to the byte: a leak makes it grow.
    `resident` is that and the parts of pages between, which lie empty or hold what is loaded once.
    """

    used: float
    resident: float
    files: int


class _Info(ctypes.Structure):
    """What glibc's `mallinfo2` answers; source: malloc.h."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                     "uordblks", "fordblks", "keepcost")
    ]  # fmt: skip


def mark() -> Mark:
    """What is in use now; without glibc and CPython `used` is what is resident."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    resident = pages * os.sysconf("SC_PAGE_SIZE") / _MB
    library, python = _in_library(), blocks(_python_counts())
    used = (library + python) / _MB if library and python else resident
    return Mark(used, resident, len(os.listdir("/proc/self/fd")))


def _in_library() -> int:
    """Bytes in use that came from the C library; 0 where it does not tell."""
    try:
        count = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        return 0
    count.restype = _Info
    info = count()
    return info.uordblks + info.hblkhd


def _python_counts() -> str:
    """What CPython writes about its pools for small objects, which it does to stderr only."""
    if not hasattr(sys, "_debugmallocstats"):
        return ""
    sys.stderr.flush()
    kept = os.dup(_STDERR)
    with tempfile.TemporaryFile() as file:
        try:
            os.dup2(file.fileno(), _STDERR)
            sys._debugmallocstats()
        finally:
            os.dup2(kept, _STDERR)
            os.close(kept)
        file.seek(0)
        return file.read().decode("ascii", errors="replace")


def blocks(text: str) -> int:
    """Bytes of small objects in use, from CPython's own statistics; 0 if they do not tell.

    >>> blocks("# bytes in allocated blocks        =            9,543,120")
    9543120
    """
    found = _BLOCKS.search(text)
    return int(found[1].replace(",", "")) if found else 0
