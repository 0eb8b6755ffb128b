"""Every finished game as a line of text, and the statistics that follow from the lines.

    2026-11-30 14:05 babette 617 won 117 252

Date and time, patience, deal number (`-` for an own pack), `won`, `lost` or `left`, moves,
seconds. Lines are only ever added, each with one write, so that a power cut costs at most the
line that was being written, and two copies of the program do not disturb each other. One file a
year keeps each of them small. A line that cannot be read is passed over.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

RESULTS = ("won", "lost", "left")

_LINE = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9]{2}:[0-9]{2}) ([a-z0-9_]+) (\S+) (won|lost|left) "
    r"([0-9]{1,6}) ([0-9]{1,9})"
)


class Game(NamedTuple):
    """One finished game."""

    day: str
    time: str
    patience: str
    deal: str
    result: str
    moves: int
    seconds: int

    def line(self) -> str:
        """The game as a line of the file.

        >>> Game("2026-11-30", "14:05", "babette", "617", "won", 117, 252).line()
        '2026-11-30 14:05 babette 617 won 117 252'
        """
        return " ".join(map(str, self))


@dataclass
class Statistics:
    """What a player wants to know of one patience."""

    played: int = 0
    won: int = 0
    streak: int = 0
    """Games won in a row up to now."""
    longest: int = 0
    best_seconds: int | None = None
    fewest_moves: int | None = None
    last_played: str = ""

    def add(self, game: Game) -> None:
        """Count one more game, the latest."""
        self.played += 1
        self.last_played = f"{game.day} {game.time}"
        if game.result != "won":
            self.streak = 0
            return
        self.won += 1
        self.streak += 1
        self.longest = max(self.longest, self.streak)
        self.best_seconds = min(game.seconds, self.best_seconds or game.seconds)
        self.fewest_moves = min(game.moves, self.fewest_moves or game.moves)


def parse(text: str) -> Iterator[Game]:
    """The games of a file's text; lines that are none are passed over.

    >>> [g.deal for g in parse("2026-11-30 14:05 babette 617 won 117 252\\n2026-1")]
    ['617']
    """
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found:
            *words, moves, seconds = found.groups()
            yield Game(*words, int(moves), int(seconds))


def statistics(games: Iterable[Game]) -> dict[str, Statistics]:
    """Patience -> its statistics, from games in the order in which they were finished."""
    found: dict[str, Statistics] = {}
    for game in games:
        found.setdefault(game.patience, Statistics()).add(game)
    return found


class History:
    """The files of finished games in one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games: list[Game] | None = None

    def _paths(self) -> list[Path]:
        try:
            return sorted(self.folder.glob("history-[0-9][0-9][0-9][0-9].txt"))
        except OSError:
            return []

    def games(self) -> list[Game]:
        """Every finished game, the oldest first."""
        if self._games is None:
            self._games = []
            for path in self._paths():
                try:
                    self._games += parse(path.read_text(encoding="utf-8", errors="replace"))
                except OSError:
                    continue
        return self._games

    def add(self, game: Game) -> bool:
        """Add a finished game; whether it could be written. It counts for this run in any case."""
        self.games().append(game)
        path = self.folder / f"history-{game.day[:4]}.txt"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            append_line(path, game.line())
        except OSError:
            return False
        return True

    def statistics(self) -> dict[str, Statistics]:
        """Patience -> statistics."""
        return statistics(self.games())

    def reset(self, stamp: str) -> None:
        """Begin anew; the old files are kept under names that end in `stamp`."""
        for path in self._paths():
            try:
                path.replace(path.with_name(f"{path.name}.until-{stamp}"))
            except OSError:
                continue
        self._games = []


def append_line(path: Path, line: str) -> None:
    """Add one line with one write and bring it to the disk.

    A line that a power cut left without its end is ended first, so that nothing runs together.
    """
    with open(path, "ab+") as file:
        begin = b""
        if file.tell():
            file.seek(-1, os.SEEK_END)
            begin = b"" if file.read(1) == b"\n" else b"\n"
        file.write(begin + line.encode("utf-8") + b"\n")
        file.flush()
        os.fsync(file.fileno())


def stamp(now: datetime) -> tuple[str, str]:
    """Day and minute as the file has them."""
    return now.strftime("%Y-%m-%d"), now.strftime("%H:%M")
