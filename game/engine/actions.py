"""What a player does that is not moving a card from pile to pile: dealing, gathering again.

An action has a `verb`, a `refusal(game, position)` (None when allowed) and `play(game, position)`,
where `game` is the Patience in play. Piles are found by the names of their groups.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.engine.cards import GAP, turned_down, turned_up
from game.engine.position import Move, Position

if TYPE_CHECKING:
    from game.engine.patience import Patience


class Refusal(NamedTuple):
    """Why a move may not be played: a key of the catalogue and what its sentence speaks of.

    Values are numbers or, for cards and piles, their names in records.
    """

    key: str
    values: dict[str, str | int]


def deal_row(position: Position, stock: int, columns: tuple[int, ...]) -> Position:
    """One card from the stock, face up, on each column from left to right while cards last.

    >>> deal_row(Position((bytes([1, 2, 3]), b"", b"")), 0, (1, 2)).piles
    (b'\\x01', b'\\x03', b'\\x02')
    """
    left = position.piles[stock]
    count = min(len(left), len(columns))
    row = turned_up(left[::-1][:count])
    changed = {stock: left[: len(left) - count]}
    for column, card in zip(columns, row, strict=False):
        changed[column] = position.piles[column] + bytes([card])
    return position.replace(changed)


@dataclass(frozen=True)
class DealRow:
    """Deal the next row from the stock, whenever there is one."""

    verb: str = "deal"

    def refusal(self, game: "Patience", position: Position) -> Refusal | None:
        """Refused only when the stock is empty."""
        return None if position.piles[game.stock] else Refusal("stock_empty", {})

    def play(self, game: "Patience", position: Position) -> Position:
        """The position with the row dealt."""
        return deal_row(position, game.stock, game.tableau)


def can_place(game: "Patience", position: Position) -> bool:
    """Whether some card of the columns can go up, now or after foundation transfers.

    A card fits the foundations of one suit only, so each pair of foundations that exchanges cards
    is looked at by itself: a dozen positions instead of every combination of the four suits.
    """
    columns = set(game.tableau)
    moves = game.card_moves(position)
    if any(move.source in columns for move in moves):
        return True
    for first in moves:
        pair = {first.source, first.target}
        known, waiting = {position.piles}, [game.play(position, first)]
        while waiting:
            reached = waiting.pop()
            if reached.piles in known:
                continue
            known.add(reached.piles)
            for move in game.card_moves(reached):
                if move.source in columns:
                    return True
                if {move.source, move.target} == pair:
                    waiting.append(game.play(reached, move))
    return False


@dataclass(frozen=True)
class Redeal:
    """Gather the columns from left to right, turn the pack: a new stock.

    With `when_stuck` only a player who can place no card, not even through transfers, may do so.
    """

    when_stuck: bool = False
    verb: str = "redeal"

    def refusal(self, game: "Patience", position: Position) -> Refusal | None:
        """Refused while the stock lasts, when none is left, or when cards can still be placed."""
        if position.piles[game.stock]:
            rows = -(-len(position.piles[game.stock]) // len(game.tableau))
            return Refusal("stock_not_empty", {"n": rows})
        if not position.redeals:
            return Refusal("no_redeal_left", {})
        if self.when_stuck and can_place(game, position):
            return Refusal("not_stuck", {})
        return None

    def order(self, game: "Patience", position: Position) -> tuple[int, ...]:
        """The cards in the order in which the new stock will be dealt."""
        return tuple(
            card for column in game.tableau for card in position.piles[column] if card != GAP
        )

    def play(self, game: "Patience", position: Position) -> Position:
        """Every column emptied, its rows forgotten; one redeal fewer."""
        gathered = turned_down(reversed(self.order(game, position)))
        changed = dict.fromkeys(game.tableau, b"")
        after = position.replace({**changed, game.stock: gathered})
        return after._replace(redeals=position.redeals - 1)


Action = DealRow | Redeal


def move_for(action: Action) -> Move:
    """The Move that stands for an action without a pile.

    >>> move_for(DealRow())
    Move(verb='deal', source=-1, at=-1, target=-1)
    """
    return Move(action.verb)
