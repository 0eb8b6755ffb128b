"""The hall of fame: lines of text, and for each patience the ten best by moves and by time.

    2026-11-30 14:05 babette 617 ADA 117 moves 252 seconds

Date and time, patience, deal number (`-` for an own pack), initials, moves, seconds.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

PLACES = 10
LETTERS = 3
"""Initials have at most so many letters."""

KINDS = ("moves", "seconds")
"""What a list counts: less is better."""

_LINE = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9]{2}:[0-9]{2}) ([a-z0-9_]{1,40}) (\S{1,40}) "
    r"(\w{1,3}) ([0-9]{1,6}) moves ([0-9]{1,9}) seconds"
)


class Entry(NamedTuple):
    """One win that made a list."""

    day: str
    time: str
    patience: str
    deal: str
    initials: str
    moves: int
    seconds: int

    def line(self) -> str:
        """The entry as a line of the file.

        >>> Entry("2026-11-30", "14:05", "babette", "617", "ADA", 117, 252).line()
        '2026-11-30 14:05 babette 617 ADA 117 moves 252 seconds'
        """
        *words, moves, seconds = self
        return f"{' '.join(words)} {moves} moves {seconds} seconds"


def parse(text: str) -> Iterator[Entry]:
    """The entries of a file's text; lines that are none are passed over.

    >>> [e.initials for e in parse("2026-11-30 14:05 babette 617 ŁÓŻ 117 moves 252 seconds\\nx")]
    ['ŁÓŻ']
    """
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found:
            *words, moves, seconds = found.groups()
            yield Entry(*words, int(moves), int(seconds))


def best(entries: Iterable[Entry], patience: str, kind: str) -> list[Entry]:
    """The best of one patience by `kind`, the best first; of equals the earlier."""
    own = [entry for entry in entries if entry.patience == patience]
    return sorted(own, key=lambda entry: _rank(entry, kind))[:PLACES]


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that are on a list, and the latest, in their order; no others can matter again.

    What has fallen off both lists would keep nobody off them who would not miss them anyway.
    """
    names = {entry.patience for entry in entries}
    kept = {id(e) for name in names for kind in KINDS for e in best(entries, name, kind)}
    return [entry for entry in entries if id(entry) in kept or entry is entries[-1]]


def _rank(entry: Entry, kind: str) -> tuple[int, int]:
    return (entry.moves, entry.seconds) if kind == "moves" else (entry.seconds, entry.moves)


def places(entries: Iterable[Entry], new: Entry) -> dict[str, int]:
    """Kind -> the place, from 1, that a win takes on its list; lists that it misses are left out.

    A deal that is on the lists with no more moves and no more time does not count again: whoever
    plays a finished game once more from near its end has not earned a place.
    """
    entries = list(entries)
    for old in entries:
        same = (old.patience, old.deal) == (new.patience, new.deal) and new.deal != "-"
        if same and old.moves <= new.moves and old.seconds <= new.seconds:
            return {}
    found = {}
    for kind in KINDS:
        ranked = best(entries, new.patience, kind)
        place = 1 + sum(_rank(old, kind) <= _rank(new, kind) for old in ranked)
        if place <= PLACES:
            found[kind] = place
    return found
