"""A deal number makes the same pack of cards as in PySolFC, so that players can swap numbers."""

import random
import re
from collections.abc import Callable
from typing import NamedTuple

from game.engine.cards import SUITS

LC_BELOW = 32_000
LC_LIMIT = 2**33
MT_DIGITS = 20
HIGHEST_DRAWN = 999_999

_READ = re.compile(r"#?(ms)?([0-9]+(?:[-#_.,]+[0-9]+)*)", re.IGNORECASE | re.ASCII)

# PySolFC's Microsoft shuffle starts from a pack sorted by rank, suits C D H S within each.
_BY_RANK = bytes(SUITS.index(s) * 13 + r for r in range(13) for s in "CDHS")


class DealError(ValueError):
    """A text that is no deal number; `key` says why: "no_number", "too_small" or "too_large"."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key, text)
        self.key = key
        self.text = text

    def __str__(self) -> str:
        return {
            "no_number": f"“{self.text}” is not a deal number; type digits only.",
            "too_small": "The smallest deal number is 1.",
            "too_large": "That deal number is too large.",
        }[self.key]


def legible(text: str, length: int) -> str:
    """The beginning of a foreign text, fit to be shown in a sentence.

    >>> legible("a\\x00b\\nc", 4)
    'a�b�'
    """
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:length])


class DealNumber(NamedTuple):
    """A generator, "lc" or "mt", and the number that it starts from. `str` gives it as typed.

    >>> [str(DealNumber.parse(t)) for t in ("617", " 1,234 L", "MS617", "ms32000", "32000")]
    ['617', '1234', '617', 'ms32000', '32000']
    >>> DealNumber.parse("-1")
    Traceback (most recent call last):
    game.engine.deals.DealError: “-1” is not a deal number; type digits only.
    """

    generator: str
    number: int

    @classmethod
    def parse(cls, text: str) -> "DealNumber":
        """Read a number as a player types it; `DealError` if it is none.

        ASCII digits; white space, a trailing `L` and separators between digits are dropped, as is
        a `#` in front, since that is how players quote deals to each other.
        """
        shown = legible(text.strip(), 30)
        bare = re.sub(r"\s+", "", text)
        match = _READ.fullmatch(bare.removesuffix("L"))
        if not match:
            raise DealError("no_number", shown)
        digits = re.sub(r"[^0-9]", "", match[2]).lstrip("0") or "0"
        if len(digits) > MT_DIGITS:
            raise DealError("too_large", shown)
        number = int(digits)
        if not match[1] and number >= LC_BELOW:
            return cls("mt", number)
        if number == 0:
            raise DealError("too_small", shown)
        if number >= LC_LIMIT:
            raise DealError("too_large", shown)
        return cls("lc", number)

    def __str__(self) -> str:
        prefix = "ms" if self.generator == "lc" and self.number >= LC_BELOW else ""
        return f"{prefix}{self.number}"


def drawn(rng: random.Random) -> DealNumber:
    """A new random deal, 1 … 999,999: short enough to type with a finger."""
    return DealNumber.parse(str(rng.randint(1, HIGHEST_DRAWN)))


def _lc(start: int) -> Callable[[int], int]:
    """PySolFC's LC generator: a function giving a number below its argument."""
    state = start - 2**32 if start >= 2**32 else start

    def below(limit: int) -> int:
        nonlocal state
        state = (state * 214013 + 2531011) % LC_LIMIT
        if start >= 2**32:
            value = (state >> 16 & 0xFFFF) + 1
        else:
            value = state >> 16 & 0x7FFF
            if start >= 2**31:
                value |= 0x8000
        return value % limit

    return below


def _mt(start: int) -> Callable[[int], int]:
    """Python's Mersenne Twister; `random()` is the one method whose sequence is promised."""
    source = random.Random(start)
    return lambda limit: int(source.random() * limit)


def shuffled(deal: DealNumber, size: int) -> bytes:
    """The pack of `size` cards (52 or 104) that a deal number makes, first card first.

    >>> from game.engine.cards import Pack
    >>> pack = Pack()
    >>> " ".join(pack.name(c) for c in reversed(shuffled(DealNumber.parse("1"), 52)))[:20]
    'JD 2D 9H JC 5D 7H 7C'
    """
    below = (_lc if deal.generator == "lc" else _mt)(deal.number)
    cards = list(_BY_RANK if deal.generator == "lc" and size == 52 else range(size))
    for i in range(size - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return bytes(cards)
