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

_LINE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}),([a-z0-9_]+),([0-9]{1,15}),([0-9]{1,15})")

_NOTHING = HEAD + "\n"
"""The file of a table without lines."""

Table = dict[tuple[str, str], tuple[int, int]]
"""Day and patience -> games played and won."""


def parse(text: str) -> tuple[Table, bool]:
    """The table of a file's text, and whether every line of it could be read.

    Two lines of one day and patience are added up.

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
            before = table.get((day, patience), (0, 0))
            table[day, patience] = before[0] + int(played), before[1] + int(won)
        else:
            whole = False
    return table, whole


def write(table: Table) -> str:
    """The table as the file has it, the oldest day first."""
    lines = [f"{day},{name},{played},{won}" for (day, name), (played, won) in sorted(table.items())]
    return "\n".join([HEAD, *lines, ""])


class Counts:
    """The table of one data folder; `today` tells the day. Without a disk it counts all the same.

    A file that cannot be read to the end is kept beside the new one. In memory the table is the
    text that it is in the file, one day apart from all others: years of it stay small, and a game
    more leaves nothing new behind.
    """

    def __init__(
        self, folder: Path, writer: Writer, today: Callable[[], date], disk: Disk = DISK
    ) -> None:
        self.path = folder / FILE
        self.today = today
        self._writer, self._disk = writer, disk
        self._day, self._games, self._others = "", _NOTHING, _NOTHING
        self.set_aside: Path | None = None
        """Where an old file is that could not be read, or not to its end."""
        self._load()

    def _load(self) -> None:
        try:
            text = self._disk.read(self.path).decode("utf-8", errors="replace")
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError:
            table, whole = {}, False
        else:
            table, whole = parse(text)
        self._others = write(table)
        if not whole:
            self.set_aside = put_aside(self.path, "broken", self._disk)
        if self.set_aside:
            self.save()

    def table(self) -> Table:
        """All days."""
        return parse(self._others)[0] | parse(self._games)[0]

    def save(self) -> None:
        """Write the table."""
        last = self._others.rstrip().rpartition("\n")[2]
        if last[: len(self._day)] < self._day or self._others == _NOTHING:
            text = self._others + self._games.removeprefix(_NOTHING)
        else:  # the clock has been put back
            text = write(self.table())
        self._writer.put(self.path, lambda: replace_file(self.path, text, self._disk))

    def add(self, patience: str, won: bool) -> None:
        """One more game is over."""
        games = self._games_on(self.today())
        played, wins = games.get((self._day, patience), (0, 0))
        self._games = write(games | {(self._day, patience): (played + 1, wins + won)})
        self.save()

    def _games_on(self, day: date) -> Table:
        """The games of a day, which is then the one that stands apart."""
        name = day.isoformat()
        if name != self._day:
            table = self.table()
            games = {key: table.pop(key) for key in list(table) if key[0] == name}
            self._day, self._games, self._others = name, write(games), write(table)
        return parse(self._games)[0]

    def on(self, day: date) -> tuple[int, int]:
        """Games played and won on a day, of all patiences together."""
        games = self._games_on(day).values()
        return sum(played for played, _ in games), sum(won for _, won in games)
