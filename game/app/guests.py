"""What a kiosk keeps of its visitors: the games of the one who is there, and a count of all."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.session import Session
from game.scenes.settings import Memory


@dataclass
class Guests(Memory):
    """A keeper that forgets. `count` is told the patience, and whether it was won."""

    count: Callable[[str, bool], None] = lambda patience, won: None
    flush: Callable[[], object] = lambda: None

    def finish(self, session: Session, result: str) -> None:
        """A game is over; it counts from its first turn."""
        counted = bool(session.history)
        super().finish(session, result)
        if counted:
            self.count(session.patience.id, result == "won")

    def aside(self, identifier: str) -> bool:
        """Nothing is kept aside for anybody."""
        return self.sessions.pop(identifier, None) is not None

    def forget(self) -> None:
        """The visitor has gone."""
        self.sessions.clear()
        self.finished.clear()

    def close(self) -> None:
        """The program ends."""
        self.flush()
