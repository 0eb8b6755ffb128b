"""What a kiosk keeps of its visitors: the games of the one who is there, and a count of all."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from game.app.ledger import Ledger
from game.engine import fame
from game.engine.fame import Entry
from game.engine.session import Session
from game.scenes.keeping import Memory


@dataclass
class Guests(Memory):
    """A keeper that forgets. `count` is told the patience, and whether it was won."""

    count: Callable[[str, bool], None] = lambda patience, won: None
    flush: Callable[[], object] = lambda: None
    book: Ledger | None = None
    """The hall of fame: the one thing that outlives a visitor."""
    now: Callable[[], datetime] = datetime.now

    def finish(self, session: Session, result: str) -> None:
        """A game is over; it counts from its first turn."""
        counted = bool(session.history)
        super().finish(session, result)
        if counted:
            self.count(session.patience.id, result == "won")

    def fame(self) -> list[Entry]:
        """Every entry of the hall of fame, the oldest first."""
        return self.book.lines() if self.book else []

    def places(self, session: Session) -> dict[str, int]:
        """Which places a won game takes in the hall of fame."""
        return fame.places(self.fame(), self._entry(session, "-")) if self.book else {}

    def enter(self, session: Session, initials: str) -> None:
        """Write a won game into the hall of fame."""
        if self.book:
            self.book.add(self._entry(session, initials))

    def _entry(self, session: Session, initials: str) -> Entry:
        now, deal = self.now(), str(session.deal or "-")
        day, time = now.strftime("%Y-%m-%d"), now.strftime("%H:%M")
        return Entry(
            day, time, session.patience.id, deal, initials, session.turns, session.seconds
        )  # fmt: skip

    def aside(self, identifier: str) -> bool:
        """Nothing is kept aside for anybody."""
        return self.sessions.pop(identifier, None) is not None

    def forget(self) -> None:
        """The visitor has gone."""
        self.sessions.clear()
        self.finished.clear()
        self.history.clear()
        self.records.clear()

    def close(self) -> None:
        """The program ends."""
        self.flush()
