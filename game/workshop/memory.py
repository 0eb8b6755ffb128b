"""How much memory this process uses, as Python, the C library and the system count it."""

import ctypes
import os
import re
import sys
import tempfile
from array import array
from pathlib import Path
from typing import NamedTuple

from game.app.memory import LIBRARY

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


class Marks:
    """Marks of so many hours, in one piece of memory that is there from the start.

    A small object made between others and kept can hold a whole megabyte of CPython's pools.
    """

    def __init__(self, hours: int) -> None:
        self._width = len(Mark._fields)
        self._kept = array("d", bytes(8 * self._width * hours))
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, now: Mark) -> None:
        """One more; `IndexError` if there is no room."""
        for n, value in enumerate(now, self._width * self._count):
            self._kept[n] = value
        self._count += 1

    def all(self) -> list[Mark]:
        """All of them, the earliest first."""
        rows = (self._kept[n * self._width : (n + 1) * self._width] for n in range(self._count))
        return [Mark(used, resident, int(files)) for used, resident, files in rows]


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
    count = getattr(LIBRARY, "mallinfo2", None)
    if count is None:
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
