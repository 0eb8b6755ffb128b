"""Thinking between frames: is the game lost, what would be a good move? A little each tick."""

from collections.abc import Iterator

from game.engine.hint import look_for_advice
from game.engine.position import Move, Position
from game.engine.search import look_for_progress
from game.engine.session import Session

_ADVICE_STEPS = 40


class Watch:
    """Searches that belong to the position of a session and are dropped when it changes."""

    steps = 12
    """Positions looked at in one tick: far below a frame."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: Position | None = None
        """The position whose loss has been announced; it is not announced again."""
        self._searched: Position | None = None
        self._search: Iterator[bool | None] | None = None
        self._advised: Position | None = None
        self._advice: Iterator[list[Move] | None] | None = None
        self._moves: list[Move] = []
        self._next = 0

    def just_lost(self) -> bool:
        """Search on for progress; True once, when it is certain that there is none."""
        position = self.session.position
        if self._search is None and self._searched is position:
            return False
        if self._searched != position:
            self._searched = position
            self._search = look_for_progress(self.session.patience, position)
        if self._search is None:
            self._searched = position
            return False
        for _ in range(self.steps):
            verdict = next(self._search)
            if verdict is not None:
                self._search = None
                if verdict or self.told == position:
                    return False
                self.told = position
                return True
        return False

    @property
    def knows_lost(self) -> bool:
        """Whether the present position is known to be lost."""
        return self.told == self.session.position

    def ask(self) -> None:
        """Advice is wanted; asked again for the same position, the next best."""
        if self._advised == self.session.position and self._advice is None:
            self._next += 1
            return
        self._advised = self.session.position
        self._advice = look_for_advice(self.session.patience, self.session.position)
        self._moves, self._next = [], 0

    def advice(self) -> tuple[Move | None, bool]:
        """The move advised now (None: there is none worth making), and whether that is known."""
        if self._advised != self.session.position:
            return None, False
        if self._advice is not None:
            for _ in range(_ADVICE_STEPS):
                found = next(self._advice)
                if found is not None:
                    self._moves, self._advice = found, None
                    break
            else:
                return None, False
        if not self._moves:
            return None, True
        return self._moves[self._next % len(self._moves)], True
