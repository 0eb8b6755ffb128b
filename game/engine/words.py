"""The vocabulary in which rules are written: small predicates about cards and piles.

A word that speaks of faces is compiled once for a pack into a table of bit masks (bit n: card n),
so that a rule reads as a sentence and costs one look-up. Every word has a `key`: where it refuses
a move, the catalogue has the sentence that says why.

Four kinds: `Takes` (what may lie on a card), `Starts` (what may open an empty pile), `Gives`
(which cards may leave a pile) and `Limit` (what a pile refuses because of other piles).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.cards import ACE, FACE_DOWN, GAP, KING, SUITS, Pack, rank, suit

Masks = list[int]


def mask_of(pack: Pack, fits: Callable[[int], bool]) -> int:
    """The mask of the pack's cards whose face `fits`."""
    return sum(1 << card for card, face in enumerate(pack.faces) if fits(face))


@dataclass(frozen=True)
class Takes:
    """Which face may lie on which: `fits(under, over)`."""

    key: str
    fits: Callable[[int, int], bool]

    def table(self, pack: Pack) -> tuple[int, ...]:
        """256 masks by the top byte of a pile; nothing lies on a face-down card or a gap."""
        by_face = [mask_of(pack, lambda over, under=u: self.fits(under, over)) for u in range(52)]
        masks = [by_face[face] for face in pack.faces]
        return tuple(masks + [0] * (256 - len(masks)))


@dataclass(frozen=True)
class Starts:
    """Which face may open pile number `nth` (from 0) of a group: `fits(face, nth)`.

    `wants(nth)` is what an empty place shows: rank letter and suit letter, either may be empty.
    """

    key: str
    fits: Callable[[int, int], bool]
    wants: Callable[[int], tuple[str, str]] = lambda nth: ("", "")

    def mask(self, pack: Pack, nth: int) -> int:
        """The mask of the cards that may open pile `nth`."""
        return mask_of(pack, lambda face: self.fits(face, nth))


@dataclass(frozen=True)
class Gives:
    """Which cards may leave a pile: `places(pile)` are their places, from 0, in rising order."""

    key: str
    places: Callable[[bytes], tuple[int, ...]]


@dataclass(frozen=True)
class Limit:
    """What a pile refuses because of how other piles stand.

    `narrow(piles, own, masks)` takes cards away from `masks[i]` for each i of `own`.
    `pairs` names, pile by pile, the pile that each one depends on.
    """

    key: str
    partner: str
    bars: Callable[[Pack], int]

    def narrow(
        self, piles: Sequence[bytes], pairs: Sequence[tuple[int, int]], barred: int, masks: Masks
    ) -> None:
        """While a pile's partner is empty, take the `barred` cards from what the pile accepts."""
        for own, partner in pairs:
            if piles[own] and not piles[partner]:
                masks[own] &= ~barred


# ---- Takes


def _up_in_suit(under: int, over: int) -> bool:
    return suit(under) == suit(over) and rank(over) == rank(under) + 1


def _down_in_suit(under: int, over: int) -> bool:
    return suit(under) == suit(over) and rank(over) == rank(under) - 1


up_in_suit = Takes("up_in_suit", _up_in_suit)
"""The next higher card of the same suit.

>>> pack = Pack()
>>> bin(up_in_suit.table(pack)[pack.card("5H")]) == bin(1 << pack.card("6H"))
True
"""

down_in_suit = Takes("down_in_suit", _down_in_suit)
"""The next lower card of the same suit.

>>> pack = Pack()
>>> down_in_suit.table(pack)[pack.card("AC")]
0
"""


def _down(under: int, over: int) -> bool:
    return rank(over) == rank(under) - 1


down_any_suit = Takes("down_any_suit", _down)
"""The next lower card of any suit; nothing fits on an Ace.

>>> pack = Pack()
>>> from_six = down_any_suit.table(pack)[pack.card("6H")]
>>> [pack.name(card) for card in range(52) if from_six >> card & 1]
['5C', '5S', '5H', '5D']
>>> down_any_suit.table(pack)[pack.card("AH")]
0
"""

nothing = Takes("no_building", lambda under, over: False)
"""Nothing is laid on these cards.

>>> any(nothing.table(Pack()))
False
"""

# ---- Starts


def opens(wanted: int, suits: str) -> Starts:
    """One rank opens: pile n takes that rank of the n-th of `suits`.

    >>> aces = opens(ACE, "SHCD")
    >>> pack = Pack(2)
    >>> aces.mask(pack, 1) == 1 << pack.card("AH") | 1 << pack.card("AH2")
    True
    >>> aces.wants(1)
    ('A', 'H')
    """
    letter = {ACE: "A", KING: "K"}[wanted]
    return Starts(
        f"opens_with_{letter}",
        lambda face, nth: rank(face) == wanted and SUITS[suit(face)] == suits[nth],
        lambda nth: (letter, suits[nth]),
    )


no_card = Starts("stays_empty", lambda face, nth: False)
"""An empty pile stays empty.

>>> no_card.mask(Pack(), 0)
0
"""

any_card = Starts("any_card", lambda face, nth: True)
"""An empty pile takes any card.

>>> bin(any_card.mask(Pack(), 0)).count("1")
52
"""

kings_only = Starts("kings_only", lambda face, nth: rank(face) == KING, lambda nth: ("K", ""))
"""An empty pile takes a King of any suit.

>>> pack = Pack()
>>> [pack.name(card) for card in range(52) if kings_only.mask(pack, 0) >> card & 1]
['KC', 'KS', 'KH', 'KD']
"""

# ---- Gives


def _free_edge(pile: bytes) -> tuple[int, ...]:
    last = len(pile) - 1
    return tuple(
        at
        for at, card in enumerate(pile)
        if card < FACE_DOWN and (at == last or pile[at + 1] == GAP)
    )


free_edge = Gives("covered", _free_edge)
"""Cards with nothing directly below them: the last one and every card above a gap.

>>> free_edge.places(bytes([1, GAP, 2, 3, GAP, GAP, 4]))
(0, 3, 6)
"""

top_above_base = Gives("base_stays", lambda pile: (len(pile) - 1,) if len(pile) > 1 else ())
"""The top card, unless it is the base of its pile.

>>> top_above_base.places(bytes([7])), top_above_base.places(bytes([7, 8]))
((), (1,))
"""

front = Gives(
    "not_in_front", lambda pile: (len(pile) - 1,) if pile and pile[-1] < FACE_DOWN else ()
)
"""The front card, if it lies face up.

>>> front.places(bytes([1, 2])), front.places(bytes([1 | FACE_DOWN]))
((1,), ())
"""


def run_length(pile: bytes, faces: bytes) -> int:
    """How many open cards at the front go down in one suit without a break.

    >>> pack = Pack()
    >>> run_length(bytes(map(pack.card, ("9H", "7S", "6S", "5S"))), pack.faces)
    3
    """
    if not pile or pile[-1] >= FACE_DOWN:
        return 0
    length = 1
    for over, under in zip(reversed(pile), reversed(pile[:-1]), strict=False):
        if under >= FACE_DOWN or not _down_in_suit(faces[under], faces[over]):
            break
        length += 1
    return length


def run_in_suit(pack: Pack) -> Gives:
    """The front card and every card from which a run of one suit leads down to it.

    >>> pack = Pack()
    >>> run_in_suit(pack).places(bytes(map(pack.card, ("9H", "7S", "6S", "5S"))))
    (1, 2, 3)
    """
    faces = pack.faces

    def places(pile: bytes) -> tuple[int, ...]:
        return tuple(range(len(pile) - run_length(pile, faces), len(pile)))

    return Gives("no_run", places)


nothing_leaves = Gives("stays_home", lambda pile: ())
"""No card leaves.

>>> nothing_leaves.places(bytes([1, 2]))
()
"""

# ---- Lifts: what is left behind and what goes along, when the card at `at` leaves a pile

Lifts = Callable[[bytes, int], tuple[bytes, bytes]]


def with_all_above(pile: bytes, at: int) -> tuple[bytes, bytes]:
    """The card goes with everything that lies on it.

    >>> with_all_above(bytes([1, 2, 3]), 1) == (bytes([1]), bytes([2, 3]))
    True
    """
    return pile[:at], pile[at:]


_GAP = bytes([GAP])


def leaving_a_gap(pile: bytes, at: int) -> tuple[bytes, bytes]:
    """The card goes alone and its place stays, as a gap that is never filled.

    >>> leaving_a_gap(bytes([1, 2, 3]), 1) == (bytes([1, GAP, 3]), bytes([2]))
    True
    """
    return pile[:at] + _GAP + pile[at + 1 :], pile[at : at + 1]


# ---- Limits


def _base(wanted: int) -> Callable[[Pack], int]:
    return lambda pack: mask_of(pack, lambda face: rank(face) == wanted)


aces_open_first = Limit("ace_opens_first", "ace", _base(ACE))
"""An Ace may not finish a pile while the partner pile of its suit still waits for its Ace.

>>> pack, masks = Pack(), [0b11, 0b11]
>>> aces_open_first.narrow([b"", bytes([1])], [(1, 0)], aces_open_first.bars(pack), masks)
>>> masks
[3, 2]
"""

kings_open_first = Limit("king_opens_first", "king", _base(KING))
"""The mirror image for Kings.

>>> pack, masks = Pack(), [1 << 12, 1 << 12 | 2]
>>> kings_open_first.narrow([b"", bytes([1])], [(1, 0)], kings_open_first.bars(pack), masks)
>>> masks
[4096, 2]
"""
