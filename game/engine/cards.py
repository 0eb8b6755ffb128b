"""A card is a small number: its place in the pack. Its face is looked up.

Cards are 0 … 103. In a pile a card lying face down carries the flag `FACE_DOWN`; `GAP` marks a
place whose card has been taken; `UNKNOWN` is a face-down card whose face must not be looked at.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

FACE_DOWN = 0x80
UNKNOWN = 0xFE
GAP = 0xFF

SUITS = "CSHD"
RANKS = "A23456789TJQK"
ACE, KING = 1, 13

_HIDE = bytes(UNKNOWN if FACE_DOWN <= c < GAP else c for c in range(256))
_OPEN = bytes(c & 0x7F if c != GAP else GAP for c in range(256))


class CardError(ValueError):
    """A text that names no card, or cards that make no pack; `key` and `values` say what."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return f"{self.key.replace('_', ' ')}: {', '.join(self.values.values())}"


def rank(face: int) -> int:
    """The rank of a face, 1 (Ace) … 13 (King).

    >>> rank(0), rank(51)
    (1, 13)
    """
    return face % 13 + 1


def suit(face: int) -> int:
    """The suit of a face, an index into `SUITS`.

    >>> SUITS[suit(0)], SUITS[suit(51)]
    ('C', 'D')
    """
    return face // 13


def is_open(card: int) -> bool:
    """Whether a byte of a pile is a card lying face up."""
    return card < FACE_DOWN


def hide(pile: bytes) -> bytes:
    """The pile as the player sees it: every face-down card is `UNKNOWN`.

    >>> hide(bytes([5 | FACE_DOWN, 7, GAP])) == bytes([UNKNOWN, 7, GAP])
    True
    """
    return pile.translate(_HIDE)


def turned_up(pile: bytes) -> bytes:
    """The pile with every card face up.

    >>> list(turned_up(bytes([5 | FACE_DOWN, 7])))
    [5, 7]
    """
    return pile.translate(_OPEN)


def turned_down(cards: Iterable[int]) -> bytes:
    """The cards, face down.

    >>> list(turned_down([5])) == [5 | FACE_DOWN]
    True
    """
    return bytes(c | FACE_DOWN for c in cards)


@dataclass(frozen=True)
class Pack:
    """`decks` times 52 cards, suits in the order of `suits`, ranks A … K in each.

    `suits` has four letters; a repeated letter makes a pack of fewer suits ("SSHH", "SSSS").

    >>> pack = Pack(decks=2)
    >>> len(pack.faces), pack.name(9), pack.name(61), pack.card("TC2")
    (104, 'TC', 'TC2', 61)
    """

    decks: int = 1
    suits: str = SUITS

    @cached_property
    def faces(self) -> bytes:
        """Card -> face (0 … 51: 13 times the suit's index in `SUITS`, plus rank less one)."""
        one = [SUITS.index(letter) * 13 + r for letter in self.suits for r in range(13)]
        return bytes(one * self.decks)

    @cached_property
    def merged(self) -> bytes:
        """Table for `bytes.translate` that makes twins equal; flags and gaps stay."""
        first = [self.faces.index(f) for f in self.faces]
        size = len(first)
        return bytes(
            first[c & 0x7F] | (c & FACE_DOWN) if (c & 0x7F) < size else c for c in range(256)
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Card -> its name: rank, suit and, for the second and later twins, a number."""
        seen: dict[int, int] = {}
        names = []
        for f in self.faces:
            seen[f] = seen.get(f, 0) + 1
            twin = str(seen[f]) if seen[f] > 1 else ""
            names.append(f"{RANKS[f % 13]}{SUITS[f // 13]}{twin}")
        return tuple(names)

    @cached_property
    def _cards(self) -> dict[str, int]:
        return {name: card for card, name in enumerate(self.names)}

    def name(self, card: int) -> str:
        """The name of a card, whichever way up it lies."""
        return self.names[card & 0x7F]

    def face(self, card: int) -> int:
        """The face of a card, whichever way up it lies."""
        return self.faces[card & 0x7F]

    def card(self, name: str) -> int:
        """The card of that name; `CardError` if there is none."""
        try:
            return self._cards[name]
        except KeyError:
            raise CardError("no_such_card", card=name) from None

    def in_order(self, names: Iterable[str]) -> bytes:
        """Cards for plain names ("TH", twins unnumbered), twins numbered as they appear.

        `CardError` unless the names make exactly one pack.

        >>> pack = Pack(decks=2)
        >>> order = pack.in_order([n[:2] for n in reversed(pack.names)])
        >>> pack.name(order[0]), pack.name(order[52])
        ('KD', 'KD2')
        """
        left: dict[str, list[int]] = {}
        for card in reversed(range(len(self.faces))):
            left.setdefault(self.names[card][:2], []).append(card)
        order = []
        for name in names:
            if name not in left:
                raise CardError("no_such_card", card=name)
            if not left[name]:
                raise CardError("card_too_often", card=name)
            order.append(left[name].pop())
        missing = sorted(name for name, cards in left.items() if cards)
        if missing:
            raise CardError("card_missing", card=missing[0])
        return bytes(order)
