"""A table laid by hand, and a hand over it: for the tests of what the hand means."""

from toys import lay

from game.engine.position import Move
from game.engine.session import Session
from game.patiences import SHELF
from game.table import arrange
from game.table.hand import Hand
from game.table.layout import Setting

BABETTE = SHELF["babette"]
PLAN = arrange.plan(BABETTE, Setting(1280, 800))

# 5♠ may go up on the Ace's pile or down on the King's; 4♥ may go nowhere; 9♣ is covered.
PILES = {
    "AS": "AS 2S 3S 4S", "KS": "KS QS JS TS 9S 8S 7S 6S", "AH": "AH 2H", "KD": "KD QD",
    "c1": "9C JC", "c2": "4H", "c3": "5S", "c4": "3H", "c5": "6D 7D", "c8": "JD",
}  # fmt: skip


def hand(game=BABETTE, stock="", redeals=1, **more: str) -> Hand:
    session = Session(game, order=bytes(range(104)))
    session.position = lay(game, redeals, **{**PILES, **more}, stock=stock)
    return Hand(session, PLAN)


def number(name: str) -> int:
    return BABETTE.names.index(name)


def point(held: Hand, pile: str, place: int = 0) -> tuple[int, int]:
    """A point in the upper part of a card: pile by name, place from 1, 0 for the front one."""
    cards = held.session.position.piles[number(pile)]
    spot = held.plan.spots(held.session.position)[cards[place - 1] & 0x7F]
    return spot.x + 30, spot.y + 10


def empty(held: Hand, pile: str) -> tuple[int, int]:
    x, y, w, h = held.plan.pile_rect(number(pile), held.session.position)
    return x + w // 2, y + h // 2


def click(held: Hand, at: tuple[int, int], clicks: int = 1):
    assert held.press(*at, clicks) is None
    return held.release(*at)


def move_of(text: str) -> Move:
    return BABETTE.parse(text)
