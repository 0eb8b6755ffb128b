"""What the rules force after a move: each is a step of its own, so that it can be seen.

A consequence is a function of the Patience in play and a position; it answers with the name of
what happens and the next position, or None when nothing does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.actions import deal_row
from game.engine.position import Position

if TYPE_CHECKING:
    from game.engine.patience import Patience

Consequence = Callable[["Patience", Position], tuple[str, Position] | None]


def first_row(game: "Patience", position: Position) -> tuple[str, Position] | None:
    """Where no row lies yet, at the start and after gathering, the first is dealt at once.

    A row that was played away still stands in the columns as gaps, so it is not dealt again.
    """
    if not position.piles[game.stock] or any(position.piles[n] for n in game.tableau):
        return None
    return "deal", deal_row(position, game.stock, game.tableau)
