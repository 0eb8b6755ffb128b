"""The shelf: one family of patiences a file."""

from game.engine.patience import Patience
from game.patiences import bakers_dozen, spider
from game.patiences.babette import BABETTE

SHELF: dict[str, Patience] = {
    game.id: game
    for game in (
        BABETTE,
        bakers_dozen.BAKERS_DOZEN,
        bakers_dozen.ORIGINAL,
        bakers_dozen.GOOD_MEASURE,
        bakers_dozen.SPANISH,
        bakers_dozen.PORTUGUESE,
        spider.SPIDERETTE,
        spider.WILL_O_THE_WISP,
        spider.SPIDER,
        spider.TWO_SUITS,
        spider.ONE_SUIT,
    )
}
"""Identifier -> patience, in the order of the menu."""
