"""How an opening is laid: rounds of cards from the stock, and what is put right before play.

A `Deal` is a function of the Patience in play and a position; it answers with the next position.
An opening is several of them in turn.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.engine.cards import ACE, FACE_DOWN, KING, rank
from game.engine.position import Position

if TYPE_CHECKING:
    from game.engine.patience import Patience

Deal = Callable[["Patience", Position], Position]


def round_of(up: bool, columns: Sequence[int] | None = None) -> Deal:
    """One card for each of `columns` (numbered from 1; all of them if None), left to right.

    The cards lie face up or face down; a short stock ends the round.
    """

    def deal(game: "Patience", position: Position) -> Position:
        aims = game.tableau if columns is None else [game.tableau[n - 1] for n in columns]
        return lay(position, game.stock, aims, up)

    return deal


def lay(position: Position, stock: int, columns: Sequence[int], up: bool = True) -> Position:
    """One card from the stock on each of the piles `columns`, while cards last.

    >>> lay(Position((bytes([1, 2, 3]), b"", b"")), 0, (1, 2)).piles
    (b'\\x01', b'\\x03', b'\\x02')
    """
    left = position.piles[stock]
    count = min(len(left), len(columns))
    changed = {stock: left[: len(left) - count]}
    for card, column in zip(reversed(left[len(left) - count :]), columns, strict=False):
        lies = card & ~FACE_DOWN if up else card | FACE_DOWN
        changed[column] = position.piles[column] + bytes([lies])
    return position.replace(changed)


def aces_ahead(count: int) -> Deal:
    """The first `count` Aces that would be dealt go straight to their foundations."""

    def deal(game: "Patience", position: Position) -> Position:
        stock = position.piles[game.stock]
        aces = [c for c in reversed(stock) if rank(game.pack.face(c)) == ACE][:count]
        changed = {game.stock: bytes(c for c in stock if c not in aces)}
        for card in aces:
            pile = game.home_of(card)
            changed[pile] = bytes([card & ~FACE_DOWN])
        return position.replace(changed)

    return deal


def kings_to_the_back(game: "Patience", position: Position) -> Position:
    """In each column the Kings go to the back; they and the others keep their order."""
    changed = {}
    for column in game.tableau:
        pile = position.piles[column]
        kings = bytes(c for c in pile if rank(game.pack.face(c)) == KING)
        changed[column] = kings + bytes(c for c in pile if c not in kings)
    return position.replace(changed)
