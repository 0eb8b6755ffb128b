"""What a player does that is not moving a card from pile to pile: dealing, gathering again.

An action has a `verb`, its legal `moves(game, position)`, a `refusal(game, position)` (None when
there are any) and `play(game, position, move)`, where `game` is the Patience in play.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.engine.cards import GAP, turned_down
from game.engine.dealing import lay
from game.engine.position import Move, Position

if TYPE_CHECKING:
    from game.engine.patience import Patience


class Refusal(NamedTuple):
    """Why a move may not be played: a key of the catalogue and what its sentence speaks of.

    Values are numbers or, for cards and piles, their names in records.
    """

    key: str
    values: dict[str, str | int]


Unless = Callable[["Patience", Position], Refusal | None]
"""A word that holds an action back: the reason, or None."""


@dataclass(frozen=True)
class DealRow:
    """Deal the next row from the stock: one card, face up, on each column from left to right."""

    unless: Unless = lambda game, position: None
    verb: str = "deal"

    def refusal(self, game: "Patience", position: Position) -> Refusal | None:
        """Refused when the stock is empty, or by `unless`."""
        if not position.piles[game.stock]:
            return Refusal("stock_empty", {})
        return self.unless(game, position)

    def moves(self, game: "Patience", position: Position) -> list[Move]:
        """The deal, if it is allowed."""
        return [] if self.refusal(game, position) else [Move(self.verb)]

    def play(self, game: "Patience", position: Position, move: Move) -> Position:
        """The position with the row dealt."""
        return lay(position, game.stock, game.tableau)


def a_column_is_empty(game: "Patience", position: Position) -> Refusal | None:
    """Every empty column must be filled before a deal, as long as there are cards to fill it with.

    There are when the tableau holds at least as many cards as columns.
    """
    piles = [position.piles[n] for n in game.tableau]
    if all(piles) or sum(map(len, piles)) < len(piles):
        return None
    column = piles.index(b"") + 1
    finished = any(game.finished_run(pile) for pile in piles)
    return Refusal("fill_or_collect" if finished else "fill_column", {"n": column})


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

    Columns go one on top of the other, gaps skipped, and the whole pack is turned face down.
    """

    unless: Unless = lambda game, position: None
    verb: str = "redeal"

    def refusal(self, game: "Patience", position: Position) -> Refusal | None:
        """Refused while the stock lasts, when no redeal is left, or by `unless`."""
        if position.piles[game.stock]:
            rows = -(-len(position.piles[game.stock]) // len(game.tableau))
            return Refusal("stock_not_empty", {"n": rows})
        if not position.redeals:
            return Refusal("no_redeal_left", {})
        return self.unless(game, position)

    def moves(self, game: "Patience", position: Position) -> list[Move]:
        """The redeal, if it is allowed."""
        return [] if self.refusal(game, position) else [Move(self.verb)]

    def order(self, game: "Patience", position: Position) -> tuple[int, ...]:
        """The cards in the order in which the new stock will be dealt."""
        return tuple(
            card for column in game.tableau for card in position.piles[column] if card != GAP
        )

    def play(self, game: "Patience", position: Position, move: Move) -> Position:
        """Every column emptied, its rows forgotten; one redeal fewer."""
        gathered = turned_down(reversed(self.order(game, position)))
        changed = dict.fromkeys(game.tableau, b"")
        after = position.replace({**changed, game.stock: gathered})
        return after._replace(redeals=position.redeals - 1)


def not_stuck(game: "Patience", position: Position) -> Refusal | None:
    """Holds a redeal back while any card can be placed, if need be through transfers."""
    return Refusal("not_stuck", {}) if can_place(game, position) else None


def run_goes_home(game: "Patience", position: Position, column: int) -> Position:
    """The finished run at the front of a column on a foundation, card by card, the King on top."""
    pile = position.piles[column]
    run = pile[-RUN:][::-1]
    home = next(n for n in game.foundations if not position.piles[n])
    return position.replace({column: pile[:-RUN], home: run})


RUN = 13
"""Cards in a finished run, King to Ace."""


@dataclass(frozen=True)
class Collect:
    """Take a finished run out of the game, by a click on it."""

    verb: str = "collect"

    def refusal(self, game: "Patience", position: Position) -> Refusal | None:
        """Refused when no column ends in a finished run."""
        return None if self.moves(game, position) else Refusal("no_run_finished", {})

    def moves(self, game: "Patience", position: Position) -> list[Move]:
        """One for each column that ends in a finished run."""
        piles = position.piles
        return [Move(self.verb, n) for n in game.tableau if game.finished_run(piles[n])]

    def play(self, game: "Patience", position: Position, move: Move) -> Position:
        """The position without the run of the column `move.source`."""
        return run_goes_home(game, position, move.source)


Action = DealRow | Redeal | Collect
