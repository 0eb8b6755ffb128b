"""What the rules force after a move: each is a step of its own, so that it can be seen.

A consequence is a function of the Patience in play and a position; it answers with the name of
what happens and the next position, or None when nothing does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.actions import run_goes_home
from game.engine.cards import FACE_DOWN, GAP, KING, rank
from game.engine.dealing import lay
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
    return "deal", lay(position, game.stock, game.tableau)


def turn_up(game: "Patience", position: Position) -> tuple[str, Position] | None:
    """A face-down card that has become a front card is turned up, in every column at once."""
    piles = position.piles
    changed = {
        n: piles[n][:-1] + bytes([piles[n][-1] & ~FACE_DOWN])
        for n in game.tableau
        if piles[n] and FACE_DOWN <= piles[n][-1] < GAP
    }
    return ("turn", position.replace(changed)) if changed else None


def turned_kings_sink(game: "Patience", position: Position) -> tuple[str, Position] | None:
    """A King that has turned up goes to the very back while a face-down card lies behind it.

    In a column of open cards a King stays where it is: nothing hidden is given away.
    """
    changed = {}
    for n in game.tableau:
        pile = position.piles[n]
        if len(pile) < 2 or pile[-1] >= FACE_DOWN or rank(game.pack.faces[pile[-1]]) != KING:
            continue
        if max(pile) >= FACE_DOWN:
            changed[n] = pile[-1:] + pile[:-1]
    return ("sink", position.replace(changed)) if changed else None


def runs_leave(game: "Patience", position: Position) -> tuple[str, Position] | None:
    """A finished run at the front of a column leaves the game, however it was completed."""
    for n in game.tableau:
        if game.finished_run(position.piles[n]):
            return "collect", run_goes_home(game, position, n)
    return None
