"""The examples of the rule pages: a position of the real game, and the moves played from it."""

from typing import NamedTuple

from game.engine.cards import FACE_DOWN, GAP
from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position

_FILLING = DealNumber.parse("1883")


class Story(NamedTuple):
    """An example. `piles` are lines like "c1: (KS) ? 8H": face down, any card face down, open.

    The cards not named go to the stock, whose own line is in dealing order, or to the columns not
    named (`rest`: "stock", "open" or "down"). `shown` are the piles on the small table; `points`
    are the cards spoken of after each step, from the start on.
    """

    piles: tuple[str, ...]
    moves: tuple[str, ...]
    shown: tuple[str, ...]
    rest: str = "open"
    points: tuple[str, ...] = ()


def start(game: Patience, story: Story) -> Position:
    """The position that the example begins with; every card of the pack is somewhere in it."""
    left: dict[str, list[int]] = {}
    for card in reversed(range(len(game.pack.faces))):
        left.setdefault(game.pack.name(card)[:2], []).append(card)
    named = dict(line.split(": ") for line in story.piles)
    laid = {name: [_card(token, left) for token in text.split()] for name, text in named.items()}
    spare = {card for cards in left.values() for card in cards}
    pool = [card for card in game.order(_FILLING) if card in spare]
    piles: dict[str, list[int]] = {name: [] for name in game.names}
    for name, cards in laid.items():
        piles[name] = [pool.pop() | FACE_DOWN if card is None else card for card in cards]
    stock = game.names[game.stock]
    piles[stock] = [card | FACE_DOWN for card in reversed(piles[stock])]
    if story.rest == "stock":
        piles[stock] = [card | FACE_DOWN for card in pool] + piles[stock]
    else:
        down = FACE_DOWN if story.rest == "down" else 0
        others = [game.names[n] for n in game.tableau if game.names[n] not in named]
        for nth, card in enumerate(pool):
            piles[others[nth % len(others)]].append(card | down)
    return game.settled(Position(tuple(bytes(piles[name]) for name in game.names)))


def _card(token: str, left: dict[str, list[int]]) -> int | None:
    if token == "?":
        return None
    if token == "--":
        return GAP
    card = left[token.strip("()")].pop()
    return card | FACE_DOWN if token.startswith("(") else card


def _columns(*columns: str) -> tuple[str, ...]:
    return tuple(f"c{n}: {cards}" for n, cards in enumerate(columns, 1))


_ACES = ("AS", "AH", "AC", "AD")
_FIVE = tuple(f"c{n}" for n in range(1, 6))
_SEVEN = tuple(f"c{n}" for n in range(1, 8))

_BABETTE = Story(
    (
        *_columns("7S JH 8C", "QH 2S TS", "JD 6H 4S", "3H 5C 9D", "8H TC 6D", "9S 3D QC",
                  "6S 7H JC", "TH 9C 8S"),
        "AD: AD 2D 3D 4D 5D 6D 7D 8D",
        "AC: AC 2C 3C 4C",
        "stock: 7C 4H QS 2H TS JD 9H 3S",
    ),
    ("c4.3 > AD", "deal", "c4.2 > AC"),
    ("stock", *(f"c{n}" for n in range(1, 9)), "AD", "AC"),
    "stock",
    ("", "5C", "5C", ""),
)  # fmt: skip

_BAKERS_DOZEN = Story(
    _columns("KS TD 5H 8H", "7D QC AC 2C", "JD 9S 3S AH", "6S 4C QH 9C", "KD 8C 3D 6D"),
    ("c3.4 > AH", "c2.4 > c3", "c2.3 > AC", "c3.4 > AC"),
    (*_FIVE, *_ACES),
)

_ORIGINAL = Story(
    _columns(
        "(KS) (TD) (5H) 8H", "(7D) (KC) (AC) 2C", "(JD) (9S) (3S) AH", "(6S) (4C) (QH) 9C",
        "(KD) (8C) (3D) 6D",
    ),
    _BAKERS_DOZEN.moves,
    _BAKERS_DOZEN.shown,
    "down",
)  # fmt: skip

_GOOD_MEASURE = Story(
    (
        *_columns("KS 9D TD 5H 8H", "4D 7D QC AC 2C", "5S JD 9S 3S AH", "2D 6S 4C QH 9C",
                  "KD 7H 8C 3D 6D"),
        "AS: AS",
        "AD: AD",
    ),
    ("c3.5 > AH", "c2.5 > c3", "c2.4 > AC", "c3.5 > AC"),
    _BAKERS_DOZEN.shown,
)  # fmt: skip

_SPANISH = Story(
    _columns("KS TD 5H 8H", "2C", "JD 9S 3S AH", "6S 4C QH 9C", "KD 8C AC 6D"),
    ("c3.4 > AH", "c2.1 > c3", "c5.4 > c2", "c5.3 > AC", "c3.4 > AC"),
    _BAKERS_DOZEN.shown,
)

_PORTUGUESE = Story(
    _columns("KH KS 8H", "2C", "JD 9S 3S AH", "6S 4C QH 9C", "JC 8C QD"),
    ("c3.4 > AH", "c2.1 > c3", "c1.3 > c4", "c1.2 > c2", "c5.3 > c2"),
    _BAKERS_DOZEN.shown,
)

_SPIDERETTE = Story(
    _columns("QC 7H", "? 8S 5H", "? ? JD 5S", "? ? ? KC 9H", "? ? ? ? TD 6S", "? ? ? ? ? 2C JH",
             "? ? ? ? ? ? 4D 6H"),
    ("c2.3 > c5", "c5.7 > c7", "c3.4 > c5", "c5.6 > c1", "c2.2 > c4"),
    _SEVEN,
    "stock",
)  # fmt: skip

_WILL_O_THE_WISP = Story(
    _columns("? ? QC 7H", "? ? 8S 5H", "? ? JD 5S", "? ? KC 9H", "? ? TD 6S", "? ? 2C JH",
             "? ? 4D 6H"),
    ("c2.4 > c5", "c5.5 > c7", "c3.4 > c5", "c5.4 > c1", "c2.3 > c4"),
    _SEVEN,
    "stock",
)  # fmt: skip

_SPIDER = Story(
    _columns(
        "? ? ? ? ? QC 7H", "? ? ? ? 8S 5H", "? ? ? ? JD 5S", "? ? ? ? ? KC 9H", "? ? ? ? TD 6S",
        "? ? ? ? 2C JH", "? ? ? ? ? 4D 6H", "? ? ? ? 9C 3D", "? ? ? ? 7D TC", "? ? ? ? ? 4C QS",
    ),
    ("c2.6 > c5", "c5.7 > c7", "c3.6 > c5", "c5.6 > c1", "c2.5 > c4"),
    _SEVEN,
    "stock",
)  # fmt: skip

_TWO_SUITS = _SPIDER._replace(
    piles=tuple(line.replace("C", "S").replace("D", "H") for line in _SPIDER.piles)
)

_ONE_SUIT = _SPIDER._replace(
    piles=_columns(
        "? ? ? ? ? QS 7S", "? ? ? ? 8S 5S", "? ? ? ? JS 3S", "? ? ? ? ? KS 9S", "? ? ? ? TS 6S",
        "? ? ? ? 2S JS", "? ? ? ? ? 4S AS", "? ? ? ? 9S 3S", "? ? ? ? 7S TS", "? ? ? ? ? 4S QS",
    ),
    moves=("c2.6 > c5", "c5.6 > c1", "c2.5 > c4"),
)  # fmt: skip

STORIES: dict[str, Story] = {
    "babette": _BABETTE,
    "bakers_dozen": _BAKERS_DOZEN,
    "bakers_dozen_1883": _ORIGINAL,
    "good_measure": _GOOD_MEASURE,
    "spanish_patience": _SPANISH,
    "portuguese_solitaire": _PORTUGUESE,
    "spiderette": _SPIDERETTE,
    "will_o_the_wisp": _WILL_O_THE_WISP,
    "spider": _SPIDER,
    "spider_two_suits": _TWO_SUITS,
    "spider_one_suit": _ONE_SUIT,
}
"""Patience -> its example."""
