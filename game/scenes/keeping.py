"""What scenes want to be kept, and a memory that keeps it as long as the program runs."""

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from game.engine import fame, results
from game.engine.fame import Entry
from game.engine.results import Game, Statistics
from game.engine.session import Session


class Kept(NamedTuple):
    """A record on disk, as a list shows it. `place`: "exports", "imports" or "aside"."""

    place: str
    name: str
    game: str = ""
    deal: str = ""
    turns: int = 0
    seconds: int = 0
    problem: str = ""
    """What is the matter with a file that is no record: a key of `record`, or "unreadable"."""


class Keeping(Protocol):
    """What scenes want to be kept: see `game.app.keeper`."""

    def keep(self, session: Session) -> None:
        """Save a game under way."""

    def finish(self, session: Session, result: str) -> None:
        """A game is over: "won", "lost" or "left"."""

    def unfinished(self, identifier: str) -> Session | None:
        """The unfinished game of a patience."""

    def latest(self) -> Session | None:
        """The unfinished game that was played last."""

    def aside(self, identifier: str) -> bool:
        """Put a patience's unfinished game aside; whether there was one."""

    def troubles(self) -> list[tuple[str, str]]:
        """What could not be read or written since this was last asked: a file's name, and why."""

    def statistics(self) -> dict[str, Statistics]:
        """Patience -> statistics."""

    def games(self) -> list[Game]:
        """Every finished game, the oldest first."""

    def fame(self) -> list[Entry]:
        """Every entry of the hall of fame."""

    def places(self, session: Session) -> dict[str, int]:
        """Which places ("moves", "seconds") a won game takes in the hall of fame."""

    def enter(self, session: Session, initials: str) -> None:
        """Write a won game into the hall of fame."""

    def reset(self) -> bool:
        """Begin statistics and hall of fame anew; whether that could be done."""

    def export(self, session: Session) -> str | None:
        """Write a game out as a record; the file's path, or None if that failed."""

    def kept(self) -> list[Kept]:
        """Records that were exported, brought in, or set aside, the newest first."""

    def open(self, kept: Kept) -> Session:
        """A kept record as a session; `RecordError` or `OSError` if it cannot be read."""

    def close(self) -> None:
        """Bring everything to the disk; called before the program ends."""


@dataclass
class Memory:
    """Keeps unfinished games for as long as the program runs: for pictures and tests."""

    sessions: dict[str, Session] = field(default_factory=dict)
    finished: list[tuple[str, str]] = field(default_factory=list)
    history: list[Game] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    records: list[tuple[Kept, Session]] = field(default_factory=list)
    famous: bool = False
    """Whether wins may enter the hall of fame."""
    day: str = "2026-01-01"

    def keep(self, session: Session) -> None:
        """The latest game stands last."""
        self.sessions.pop(session.patience.id, None)
        if session.history and not session.won:
            self.sessions[session.patience.id] = session

    def finish(self, session: Session, result: str) -> None:
        """Forget the game, remember how it ended."""
        self.sessions.pop(session.patience.id, None)
        if session.history and not session.borrowed:
            self.finished.append((session.patience.id, result))
            deal = str(session.deal or "-")
            self.history.append(
                Game(self.day, "12:00", session.patience.id, deal, result, session.turns,
                     session.seconds)
            )  # fmt: skip

    def unfinished(self, identifier: str) -> Session | None:
        """The game that is kept for a patience."""
        return self.sessions.get(identifier)

    def latest(self) -> Session | None:
        """The game that was kept last."""
        return next(reversed(self.sessions.values()), None)

    def aside(self, identifier: str) -> bool:
        """It can be opened again from the list of records."""
        session = self.sessions.pop(identifier, None)
        if session:
            self._add("aside", session)
        return session is not None

    def close(self) -> None:
        """There is nothing to bring to a disk."""

    def troubles(self) -> list[tuple[str, str]]:
        """Memory does not break."""
        return []

    def statistics(self) -> dict[str, Statistics]:
        """Of the games that were finished."""
        return results.statistics(self.history)

    def games(self) -> list[Game]:
        """The games that were finished."""
        return self.history

    def fame(self) -> list[Entry]:
        """The entries that were made."""
        return self.entries

    def places(self, session: Session) -> dict[str, int]:
        """The places of a win, if wins may enter at all."""
        return fame.places(self.entries, self._entry(session, "-")) if self.famous else {}

    def enter(self, session: Session, initials: str) -> None:
        """Remember an entry."""
        self.entries.append(self._entry(session, initials))

    def _entry(self, session: Session, initials: str) -> Entry:
        deal = str(session.deal or "-")
        return Entry(
            self.day, "12:00", session.patience.id, deal, initials, session.turns, session.seconds
        )

    def reset(self) -> bool:
        """Forget what was finished."""
        self.history.clear()
        self.entries.clear()
        return True

    def export(self, session: Session) -> str | None:
        """Remember the session."""
        return "exports/" + self._add("exports", session)

    def _add(self, place: str, session: Session) -> str:
        name = f"{session.patience.id}-{session.deal}-{len(self.records) + 1}.txt"
        kept = Kept(place, name, session.patience.id, str(session.deal or ""), session.done,
                    session.seconds)  # fmt: skip
        self.records.insert(0, (kept, session))
        return name

    def kept(self) -> list[Kept]:
        """What was exported or set aside."""
        return [kept for kept, _ in self.records]

    def open(self, kept: Kept) -> Session:
        """The session of a record."""
        return next(session for other, session in self.records if other == kept)
