"""What a kiosk keeps of its visitors: the games of the one who is there, a count, the famous."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.app.counts import Counts
from game.app.disk import DISK, Disk
from game.app.ledger import Ledger
from game.app.writer import Writer
from game.engine import fame
from game.engine.fame import Entry
from game.engine.session import Session
from game.scenes.keeping import Memory


@dataclass
class Guests(Memory):
    """A keeper that forgets all but the hall of fame, and counts. `now` tells the local time."""

    folder: Path = Path()
    writer: Writer | None = None
    now: Callable[[], datetime] = datetime.now
    disk: Disk = DISK

    def __post_init__(self) -> None:
        self.writer = self.writer or Writer()
        self.unwritten = False
        """Whether the latest writing failed."""
        self.writer.failed, self.writer.done = self._failed, self._done
        self.counts = Counts(self.folder, self.writer, lambda: self.now().date(), self.disk)
        self._fame = Ledger(self.folder, "fame", fame.parse, self.writer, self.disk, fame.standing)

    def _failed(self, key: Hashable) -> None:
        self.unwritten = True

    def _done(self, key: Hashable) -> None:
        self.unwritten = False

    def can_write(self) -> bool:
        """Try it: whether the counts can be written."""
        self.counts.save()
        self.writer.flush()
        return not self.unwritten

    # ---- games

    def finish(self, session: Session, result: str) -> None:
        """A game is over; it counts from its first turn."""
        super().finish(session, result)
        if session.history:
            self.counts.add(session.patience.id, result == "won")

    def aside(self, identifier: str) -> bool:
        """A visitor who begins another game has left the first; there is nothing to tell."""
        session = self.sessions.get(identifier)
        if session:
            self.finish(session, "left")
        return False

    def forget(self) -> None:
        """The visitor has gone."""
        for kept in (self.sessions, self.finished, self.history, self.records):
            kept.clear()

    # ---- the hall of fame

    def fame(self) -> list[Entry]:
        """Every entry, the oldest first."""
        return self._fame.lines()

    def places(self, session: Session) -> dict[str, int]:
        """Which places a won game takes."""
        return fame.places(self.fame(), self._entry(session, "-"))

    def enter(self, session: Session, initials: str) -> None:
        """Write a won game down."""
        self._fame.add(self._entry(session, initials))

    def _entry(self, session: Session, initials: str) -> Entry:
        day, time = self.now().strftime("%Y-%m-%d %H:%M").split()
        deal = str(session.deal or "-")
        return Entry(
            day, time, session.patience.id, deal, initials, session.turns, session.seconds
        )  # fmt: skip

    def clear_fame(self) -> None:
        """Begin the hall of fame anew; the old lines stay under another name."""
        self._fame.reset(self.now().strftime("%Y%m%d-%H%M%S"))

    def close(self) -> None:
        """The program ends."""
        self._fame.retry()
        self.writer.flush()
