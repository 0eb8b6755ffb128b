"""One game being played: play, undo, redo, restart. Every answer is a tuple of Changes."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.engine.actions import Refusal
from game.engine.deals import DealNumber
from game.engine.patience import Patience, PlayError
from game.engine.position import Move, Position
from game.engine.search import is_lost

RESTART = Move("restart")
"""The turn that goes back to the opening; it can be undone like any other."""


class Change(NamedTuple):
    """The only event: something made `after` out of `before`.

    `kind` is "move", an action's verb, a forced consequence's name, "undo", "redo" or "restart";
    `move` is the turn that it belongs to, None for the opening.
    """

    kind: str
    before: Position
    after: Position
    move: Move | None = None


class Turn(NamedTuple):
    """One thing the player did, and what came of it."""

    move: Move
    changes: tuple[Change, ...]


class Session:
    """A game of `patience` (with its options settled) from a deal number or a pack of cards."""

    def __init__(
        self,
        patience: Patience,
        deal: DealNumber | None = None,
        order: bytes | None = None,
        seconds: int = 0,
    ) -> None:
        """`order` (cards, first dealt first) prevails over `deal`; one of them is needed."""
        if order is None:
            if deal is None:
                raise ValueError("a game needs a deal number or a pack")
            order = patience.order(deal)
        self.patience = patience
        self.deal = deal
        self.order = order
        self.seconds = seconds
        self.borrowed = False
        """Whether it goes on from the middle of a recorded game, and so is nobody's own."""
        self.history: list[Turn] = []
        self.done = 0
        steps = list(patience.laying(order))
        self.opening_changes = tuple(
            Change(kind, before, after) for (_, before), (kind, after) in pairwise(steps)
        )
        self.opening = steps[-1][1]
        self.position = self.opening

    # ---- what there is

    @property
    def options(self) -> Mapping[str, bool]:
        """The options of the patience in play, each on or off."""
        return self.patience.chosen

    @property
    def turns(self) -> int:
        """The move count: turns since the opening or the last restart, less those undone."""
        count = 0
        for turn in self.history[: self.done]:
            count = 0 if turn.move == RESTART else count + 1
        return count

    @property
    def won(self) -> bool:
        """Whether every card is home."""
        return self.patience.won(self.position)

    @property
    def lost(self) -> bool:
        """Whether no move can get the player any further; may look at thousands of positions."""
        return is_lost(self.patience, self.position)

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to take back."""
        return self.done > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone turn to play again."""
        return self.done < len(self.history)

    def moves(self) -> list[Move]:
        """Every legal move."""
        return self.patience.moves(self.position)

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move is refused; None when it is legal."""
        return self.patience.why_not(self.position, move)

    # ---- what can be done

    def play(self, move: Move) -> tuple[Change, ...]:
        """Play a legal move, or `RESTART`; `PlayError` and no change for any other."""
        if move == RESTART:
            changes: tuple[Change, ...] = (Change("restart", self.position, self.opening, move),)
        else:
            refusal = self.why_not(move)
            if refusal:
                raise PlayError(refusal)
            after = self.patience.play(self.position, move)
            first = Change(move.verb, self.position, after, move)
            changes = (first, *self._forced(after, move))
        self.history[self.done :] = [Turn(move, changes)]
        self.done += 1
        self.position = changes[-1].after
        return changes

    def restart(self) -> tuple[Change, ...]:
        """Back to the opening, as a turn that can be undone; nothing at the opening itself."""
        return self.play(RESTART) if self.turns else ()

    def undo(self) -> tuple[Change, ...]:
        """Take back the last turn; an empty answer when there is none."""
        if not self.can_undo:
            return ()
        self.done -= 1
        turn = self.history[self.done]
        before, self.position = self.position, turn.changes[0].before
        return (Change("undo", before, self.position, turn.move),)

    def redo(self) -> tuple[Change, ...]:
        """Play an undone turn again, with its consequences; empty when there is none."""
        if not self.can_redo:
            return ()
        turn = self.history[self.done]
        self.done += 1
        self.position = turn.changes[-1].after
        return turn.changes

    def undo_until(self, done: int) -> None:
        """Go to the point where `done` turns of the history are played (a save's redo tail)."""
        while self.done > max(0, done):
            self.undo()

    def _forced(self, position: Position, move: Move | None) -> tuple[Change, ...]:
        changes = []
        for kind, after in self.patience.forced(position):
            changes.append(Change(kind, position, after, move))
            position = after
        return tuple(changes)


def play_all(session: Session, moves: Sequence[Move]) -> Session:
    """The session after every one of `moves`; `PlayError` at the first that is refused."""
    for move in moves:
        session.play(move)
    return session
