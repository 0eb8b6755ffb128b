"""The disk: a few operations that can be handed in, and the two safe ways to write with them.

A test passes a disk of its own: one that is full, that forgets what was not brought to it, or
whose power goes before the n-th operation.
"""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

_MOST_ASIDE = 9999


class Disk:
    """The operations of a real disk. Everything raises `OSError` when it cannot be done."""

    def read(self, path: Path) -> bytes:
        """All of a file."""
        return path.read_bytes()

    def exists(self, path: Path) -> bool:
        """Whether there is anything of that name."""
        return os.path.lexists(path)

    def names(self, folder: Path) -> list[str]:
        """The names in a folder, sorted; none when the folder is not there."""
        try:
            return sorted(os.listdir(folder))
        except (FileNotFoundError, NotADirectoryError):
            return []

    def size(self, path: Path) -> int:
        """Bytes in a file."""
        return path.stat().st_size

    def changed(self, path: Path) -> int:
        """When the file was last written, in nanoseconds."""
        return path.stat().st_mtime_ns

    def make(self, folder: Path) -> None:
        """Make a folder and those above it, where they are missing, and bring them to the disk."""
        if folder.is_dir():
            return
        if folder.parent != folder:
            self.make(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_names(folder.parent, self)

    def write(self, path: Path, data: bytes) -> None:
        """Make a file, or write one anew."""
        with open(path, "wb") as file:
            file.write(data)

    def append(self, path: Path, data: bytes) -> None:
        """Add to the end of a file with one write; it is made if need be."""
        with open(path, "ab", buffering=0) as file:
            file.write(data)

    def sync(self, path: Path) -> None:
        """Bring a file, or the names in a folder, through to the disk."""
        handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def rename(self, old: Path, new: Path) -> None:
        """Give a file another name; whatever bore it is replaced."""
        os.replace(old, new)

    def remove(self, path: Path) -> None:
        """Take a file away."""
        path.unlink()


DISK = Disk()


def replace_file(path: Path, text: str, disk: Disk = DISK) -> None:
    """Replace a file whole: a crash at any moment leaves the old text or the new one."""
    disk.make(path.parent)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        disk.write(temporary, text.encode("utf-8"))
        disk.sync(temporary)
        disk.rename(temporary, path)
    except OSError:
        _quietly(lambda: disk.remove(temporary))
        raise
    sync_names(path.parent, disk)


def append_line(path: Path, line: str, disk: Disk = DISK) -> None:
    """Add one line with one write and bring it to the disk.

    A line that a power cut left without its end is ended first, so that nothing runs together.
    """
    disk.make(path.parent)
    begin, fresh = b"", not disk.exists(path)
    if not fresh:
        old = disk.read(path)
        begin = b"\n" if old and not old.endswith(b"\n") else b""
    disk.append(path, begin + line.encode("utf-8") + b"\n")
    disk.sync(path)
    if fresh:
        sync_names(path.parent, disk)


def sync_names(folder: Path, disk: Disk = DISK) -> None:
    """Bring the names in a folder to the disk, on systems that can do it."""
    _quietly(lambda: disk.sync(folder))


def free_name(path: Path, kind: str, disk: Disk = DISK) -> Path:
    """A name beside `path` that nothing has yet: "a.txt.broken", "a.txt.2.broken", …"""
    for n in range(1, _MOST_ASIDE):
        target = path.with_name(f"{path.name}{'' if n == 1 else f'.{n}'}.{kind}")
        if not disk.exists(target):
            return target
    raise FileExistsError(path)


def put_aside(path: Path, kind: str, disk: Disk = DISK) -> Path | None:
    """Rename a file to a free name that ends in `kind`; None if that cannot be done."""
    try:
        target = free_name(path, kind, disk)
        disk.rename(path, target)
    except OSError:
        return None
    sync_names(path.parent, disk)
    return target


_OLD = 3_600_000_000_000
"""Nanoseconds, an hour: no write takes that long."""


def sweep(folder: Path, now: int, disk: Disk = DISK) -> None:
    """Remove what writes that were cut off have left; `now` in nanoseconds.

    A young file may belong to another copy of the program that is writing at this moment.
    """
    for name in disk.names(folder):
        if name.startswith(".") and name.endswith(".tmp"):
            path = folder / name
            _quietly(lambda path=path: now - disk.changed(path) > _OLD and disk.remove(path))


def _quietly(action: Callable[[], object]) -> None:
    with contextlib.suppress(OSError):
        action()
