"""A disk in memory that can be full, write-protected, or lose its power at any operation."""

import errno
from collections.abc import Iterator
from pathlib import Path

from game.app.disk import Disk


class PowerCut(BaseException):
    """The power is gone; nothing in the program may catch this."""


class _File:
    """Contents as the program sees them, and as they are known to stand on the disk."""

    def __init__(self) -> None:
        self.data, self.synced = b"", b""


class MemoryDisk(Disk):
    """Files and names; what is not synced may be lost, in any of the ways of `outcomes`."""

    def __init__(self, fuse: int = -1) -> None:
        """`fuse` is the number of writing operations until the power goes; -1 is never."""
        self.fuse = fuse
        self.error: int | None = None
        """The `errno` of every operation that writes; ENOSPC writes half of it first."""
        self.operations = 0
        self._names: dict[Path, _File] = {}
        self._durable: dict[Path, _File] = {}
        self._pending: list[tuple[Path | None, Path | None, _File]] = []
        self._times: dict[Path, int] = {}

    # ---- reading

    def read(self, path: Path) -> bytes:
        """What the program sees."""
        if path not in self._names:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        return self._names[path].data

    def exists(self, path: Path) -> bool:
        """Whether the file is there."""
        return path in self._names

    def names(self, folder: Path) -> list[str]:
        """Sorted, as on a real disk."""
        return sorted(path.name for path in self._names if path.parent == folder)

    def size(self, path: Path) -> int:
        """Bytes."""
        return len(self.read(path))

    def changed(self, path: Path) -> int:
        """The number of the operation that wrote it."""
        self.read(path)
        return self._times.get(path, 0)

    # ---- writing

    def _operate(self) -> None:
        if self.fuse == 0:
            raise PowerCut
        self.fuse -= 1
        self.operations += 1
        if self.error not in (None, errno.ENOSPC):
            raise OSError(self.error, "not on this disk")

    def make(self, folder: Path) -> None:
        """Folders are always there, unless the disk is write-protected."""
        if self.error not in (None, errno.ENOSPC):
            raise OSError(self.error, "not on this disk")

    def write(self, path: Path, data: bytes) -> None:
        """Empty the file, and fill it."""
        self._operate()
        file = self._open(path)
        file.data = b""
        self._fill(path, file, data)

    def append(self, path: Path, data: bytes) -> None:
        """Fill it further."""
        self._operate()
        self._fill(path, self._open(path), data)

    def _open(self, path: Path) -> _File:
        if path not in self._names:
            self._names[path] = _File()
            self._pending.append((None, path, self._names[path]))
        return self._names[path]

    def _fill(self, path: Path, file: _File, data: bytes) -> None:
        self._times[path] = self.operations
        if self.error == errno.ENOSPC:
            file.data += data[: len(data) // 2]
            raise OSError(errno.ENOSPC, "disk full")
        file.data += data

    def sync(self, path: Path) -> None:
        """A file's contents, or a folder's names."""
        self._operate()
        if path in self._names:
            self._names[path].synced = self._names[path].data
        else:
            self._durable = dict(self._names)
            self._pending.clear()

    def rename(self, old: Path, new: Path) -> None:
        """One name for another."""
        self._operate()
        self._times[new] = self._times.pop(old, 0)
        file = self._names.pop(old)
        self._names[new] = file
        self._pending.append((old, new, file))

    def remove(self, path: Path) -> None:
        """Take a name away."""
        self._operate()
        self._pending.append((path, None, self._names.pop(path)))

    # ---- what the power leaves

    def outcomes(self) -> Iterator["MemoryDisk"]:
        """Every disk that may be found after a power cut now.

        Of the changes to names since the last sync the first n have come through, for every n;
        contents that were not synced are the old ones, the new ones, half of the new or zeros.
        """
        for count in range(len(self._pending) + 1):
            names = dict(self._durable)
            for old, new, file in self._pending[:count]:
                if old is not None:
                    names.pop(old, None)
                if new is not None:
                    names[new] = file
            for fate in (_old, _new, _half, _zeros):
                found = MemoryDisk()
                for path, file in names.items():
                    found.write(path, fate(file))
                yield found


def _old(file: _File) -> bytes:
    return file.synced


def _new(file: _File) -> bytes:
    return file.data


def _half(file: _File) -> bytes:
    if file.data == file.synced:
        return file.data
    grown = file.data.startswith(file.synced)
    start = len(file.synced) if grown else 0
    return file.data[: start + (len(file.data) - start) // 2]


def _zeros(file: _File) -> bytes:
    if file.data == file.synced:
        return file.data
    grown = file.data.startswith(file.synced)
    kept = file.synced if grown else b""
    return kept + b"\0" * (len(file.data) - len(kept))
