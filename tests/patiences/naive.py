"""The plain second implementations behind one door: which knows a game, and counting with it."""

from collections.abc import Callable

import naive_babette
import naive_bakers_dozen
import naive_spider

from game.engine.patience import Patience
from game.engine.position import Position, position_text


class Naive:
    """A game with its options, played by the plain implementation."""

    def __init__(self, game: Patience) -> None:
        self.game = game
        self.moves: Callable
        self.play: Callable
        if game.id == "babette":
            self._read = naive_babette.state_from
            self.moves = lambda state: naive_babette.moves(state, game.chosen)
            self.play = naive_babette.play
        elif "collect_runs" in game.chosen:
            collecting = game.chosen["collect_runs"]
            self._read = naive_spider.state_from
            self.moves = lambda state: naive_spider.moves(state, collecting)
            self.play = lambda state, move: naive_spider.play(state, collecting, move)
        else:
            self._read = naive_bakers_dozen.state_from
            self.moves = lambda state: naive_bakers_dozen.moves(state, game.id)
            self.play = lambda state, move: naive_bakers_dozen.play(state, game.id, move)

    def state(self, position: Position) -> dict:
        """A position of the engine, in plain text."""
        return self._read(position_text(position, self.game.names, self.game.pack))

    def count(self, state: dict, depth: int) -> int:
        """The number of move sequences."""
        if depth == 0:
            return 1
        moves = self.moves(state)
        if depth == 1:
            return len(moves)
        return sum(self.count(self.play(state, move), depth - 1) for move in moves)

    def children(self, state: dict) -> list[str]:
        """What every move leads to, as text, in a fixed order."""
        return sorted(str(sorted(self.play(state, move).items())) for move in self.moves(state))

    def children_of(self, position: Position) -> list[str]:
        """The same by the engine."""
        children = [self.game.child(position, move) for move in self.game.moves(position)]
        return sorted(str(sorted(self.state(child).items())) for child in children)
