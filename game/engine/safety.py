"""Moves that can never hurt, and so may be played by themselves."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.cards import rank
from game.engine.position import Move, Position

if TYPE_CHECKING:
    from game.engine.patience import Patience

Safe = Callable[["Patience", Position], list[Move]]


def nothing_is_safe(game: "Patience", position: Position) -> list[Move]:
    """Every move is the player's own."""
    return []


def _home_moves(game: "Patience", position: Position) -> list[Move]:
    columns, home = set(game.tableau), set(game.foundations)
    return [m for m in game.card_moves(position) if m.source in columns and m.target in home]


def all_lower_are_home(game: "Patience", position: Position) -> list[Move]:
    """A card goes up once all four cards one rank lower are home.

    Why it is safe: in the tableau a card is only good for lower cards to be built on, and those
    one rank lower can no longer need it: they lie on the foundations and never come back.
    """
    ranks = [rank(game.pack.faces[c]) for n in game.foundations for c in position.piles[n]]
    safe = []
    for move in _home_moves(game, position):
        own = rank(game.pack.faces[position.piles[move.source][move.at]])
        if own == 1 or ranks.count(own - 1) == 4:
            safe.append(move)
    return safe


def twin_is_home(game: "Patience", position: Position) -> list[Move]:
    """In the last deal a card goes up once its twin is home.

    Why it is safe: taking a card earlier changes the order of the redeal, so there must be none
    to come, nor a row that it could wait for. With its twin home only one place in the game is
    left that wants this face, so there is nothing to choose and nothing to keep it for.
    """
    if position.redeals or position.piles[game.stock]:
        return []
    home = [game.pack.faces[c] for n in game.foundations for c in position.piles[n]]
    return [
        move
        for move in _home_moves(game, position)
        if game.pack.faces[position.piles[move.source][move.at]] in home
    ]
