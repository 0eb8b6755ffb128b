"""How many games were played and won, for each day and patience: a small table for the operator.

    day,patience,played,won
    2026-11-30,babette,14,3

The file is replaced whole after every game, so that a power cut leaves the old table or the new.
"""

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path

from game.app.disk import DISK, Disk, put_aside, replace_file
from game.app.writer import Writer

FILE = "counts.csv"
HEAD = "day,patience,played,won"

_LINE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}),([a-z0-9_]+),([0-9]{1,9}),([0-9]{1,9})")

Table = dict[tuple[str, str], tuple[int, int]]
"""Day and patience -> games played and won."""


def parse(text: str) -> tuple[Table, bool]:
    """The table of a file's text, and whether every line of it could be read.

    >>> parse("day,patience,played,won\\n2026-11-30,babette,14,3\\n")
    ({('2026-11-30', 'babette'): (14, 3)}, True)
    """
    table: Table = {}
    head, *lines = text.removeprefix("\ufeff").splitlines() or [HEAD]
    whole = head == HEAD
    for line in lines:
        found = _LINE.fullmatch(line)
        if found:
            day, patience, played, won = found.groups()
            table[day, patience] = int(played), int(won)
        else:
            whole = False
    return table, whole


def write(table: Table) -> str:
    """The table as the file has it, the oldest day first."""
    lines = [f"{day},{name},{played},{won}" for (day, name), (played, won) in sorted(table.items())]
    return "\n".join([HEAD, *lines, ""])


class Counts:
    """The table of one data folder; `today` tells the day. Without a disk it counts all the same.

    A file that cannot be read to the end is kept beside the new one.
    """

    def __init__(
        self, folder: Path, writer: Writer, today: Callable[[], date], disk: Disk = DISK
    ) -> None:
        self.path = folder / FILE
        self.today = today
        self._writer, self._disk = writer, disk
        self.table = self._load()

    def _load(self) -> Table:
        try:
            text = self._disk.read(self.path).decode("utf-8", errors="replace")
        except OSError:
            return {}
        table, whole = parse(text)
        if not whole and put_aside(self.path, "broken", self._disk):
            self.save(table)
        return table

    def save(self, table: Table | None = None) -> None:
        """Write the table, or another in its place."""
        text = write(self.table if table is None else table)
        self._writer.put(self.path, lambda: replace_file(self.path, text, self._disk))

    def add(self, patience: str, won: bool) -> None:
        """One more game is over."""
        key = self.today().isoformat(), patience
        played, wins = self.table.get(key, (0, 0))
        self.table[key] = played + 1, wins + won
        self.save()

    def on(self, day: date) -> tuple[int, int]:
        """Games played and won on a day, of all patiences together."""
        rows = [row for (when, _), row in self.table.items() if when == day.isoformat()]
        return sum(played for played, _ in rows), sum(won for _, won in rows)
