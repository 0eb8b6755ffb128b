"""Finished games as lines of text, and the statistics that follow from the lines.

    2026-11-30 14:05 babette 617 won 117 moves 252 seconds

Date and time, patience, deal number (`-` for an own pack), `won`, `lost` or `left`, moves, time.
The word at the end tells a whole line from one that a power cut has left without its last figures.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

RESULTS = ("won", "lost", "left")

_LINE = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9]{2}:[0-9]{2}) ([a-z0-9_]{1,40}) (\S{1,40}) "
    r"(won|lost|left) ([0-9]{1,6}) moves ([0-9]{1,9}) seconds"
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
        '2026-11-30 14:05 babette 617 won 117 moves 252 seconds'
        """
        *words, moves, seconds = self
        return f"{' '.join(words)} {moves} moves {seconds} seconds"


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
        self.best_seconds = _least(self.best_seconds, game.seconds)
        self.fewest_moves = _least(self.fewest_moves, game.moves)

    @property
    def percent(self) -> int:
        """Games won of a hundred.

        >>> Statistics(played=3, won=2).percent, Statistics().percent
        (67, 0)
        """
        return round(100 * self.won / self.played) if self.played else 0


def _least(old: int | None, new: int) -> int:
    return new if old is None else min(old, new)


def parse(text: str) -> Iterator[Game]:
    """The games of a file's text; lines that are none are passed over.

    >>> [g.deal for g in parse("2026-11-30 14:05 babette 617 won 117 moves 252 seconds\\n2026-1")]
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
