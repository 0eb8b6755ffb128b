"""Text files to which lines are only added: finished games, and the hall of fame.

Each line is added with one write, so that a power cut costs at most the line that was being
written, and two copies of the program do not disturb each other. A line that cannot be read is
passed over and stays where it is.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from game.app.disk import DISK, Disk, append_line, sync_names
from game.app.writer import Writer


class Line(Protocol):
    """What stands on a line."""

    day: str

    def line(self) -> str:
        """The line."""


T = TypeVar("T", bound=Line)


class Ledger(Generic[T]):
    """The lines of one kind, a file for each year: `NAME-2026.txt`."""

    def __init__(
        self,
        folder: Path,
        name: str,
        parse: Callable[[str], Iterator[T]],
        writer: Writer,
        disk: Disk = DISK,
        keep: Callable[[list[T]], list[T]] = lambda lines: lines,
    ) -> None:
        """`keep` says which lines have to stay in memory; in the files all of them do."""
        self.folder, self.name = folder, name
        self.unread: list[str] = []
        """Names of files that could not be read."""
        self._parse, self._writer, self._disk, self._keep = parse, writer, disk, keep
        self._lines: list[T] | None = None
        self._pattern = re.compile(rf"{name}-[0-9]{{4}}\.txt")
        self._pending: list[tuple[Path, str]] = []
        self._jobs = 0

    def _names(self) -> Iterable[str]:
        try:
            return [n for n in self._disk.names(self.folder) if self._pattern.fullmatch(n)]
        except OSError:
            return []

    def lines(self) -> list[T]:
        """Every line that can be read and has to be kept, the oldest first."""
        if self._lines is None:
            self._lines = []
            for name in self._names():
                try:
                    data = self._disk.read(self.folder / name)
                except OSError:
                    self.unread.append(name)
                    continue
                self._lines += self._parse(data.decode("utf-8-sig", errors="replace"))
            self._lines = self._keep(self._lines)
        return self._lines

    def add(self, line: T) -> None:
        """Add a line. It counts for this run even if it cannot be written.

        What could not be written is tried again with the next line, and by `retry`.
        """
        self._lines = self._keep([*self.lines(), line])
        self._pending.append((self.folder / f"{self.name}-{line.day[:4]}.txt", line.line()))
        self.retry()

    def retry(self) -> None:
        """Have everything written that waits."""
        if self._pending:
            # A key of its own: what follows in the writer's queue may rely on this line.
            self._jobs += 1
            self._writer.put((self.name, self._jobs), self._write)

    def _write(self) -> None:
        while self._pending:
            append_line(*self._pending[0], self._disk)
            del self._pending[0]

    @property
    def pending(self) -> bool:
        """Whether lines are still to be written."""
        return bool(self._pending)

    def reset(self, stamp: str) -> bool:
        """Begin anew; the old files are kept under names that end in `stamp`.

        False if they could not be renamed; then everything stays as it was.
        """
        self._writer.flush()
        self._pending.clear()
        try:
            for name in self._names():
                old = self.folder / name
                self._disk.rename(old, old.with_name(f"{name}.until-{stamp}"))
        except OSError:
            self._lines = None
            return False
        sync_names(self.folder, self._disk)
        self._lines = []
        return True
