"""Nothing lost: the running game after every turn, every finished game, what was unfinished."""

from collections.abc import Callable, Hashable
from datetime import datetime
from pathlib import Path

from game.app.archive import Archive
from game.app.disk import DISK, Disk, sweep
from game.app.ledger import Ledger
from game.app.saves import FOLDER, Saves
from game.app.writer import Writer
from game.engine import fame, results
from game.engine.fame import Entry
from game.engine.patience import Patience
from game.engine.results import Game, Statistics
from game.engine.session import Session
from game.scenes.keeping import Kept


class Keeper:
    """What scenes ask to keep, and get back. `now` tells the local time."""

    def __init__(
        self,
        folder: Path,
        find: Callable[[str], Patience],
        now: Callable[[], datetime],
        writer: Writer | None = None,
        disk: Disk = DISK,
    ) -> None:
        self._now, self._writer = now, writer or Writer()
        self._writer.failed, self._writer.done = self._failed, self._done
        self.saves = Saves(folder, self._writer, find, disk)
        self.archive = Archive(folder, find, disk)
        self._history = Ledger(folder, "history", results.parse, self._writer, disk)
        self._fame = Ledger(folder, "fame", fame.parse, self._writer, disk, fame.standing)
        self._unwritten: set[Hashable] = set()
        self._told = False
        for each in (folder, folder / FOLDER):
            try:
                sweep(each, int(now().timestamp() * 1e9), disk)
            except OSError:
                continue

    # ---- the running game

    def keep(self, session: Session) -> None:
        """Save a game under way; called after every turn, it costs no frame."""
        if not session.won:
            self.saves.save(session)

    def finish(self, session: Session, result: str) -> None:
        """A game is over: "won", "lost" or "left". An own game counts from its first turn.

        The line is written before the file goes: a power cut in between leaves both.
        """
        identifier = session.patience.id
        if session.history and not session.borrowed:
            day, time = self._stamp()
            deal = str(session.deal or "-")
            self._history.add(
                Game(day, time, identifier, deal, result, session.turns, session.seconds)
            )
        self.saves.remove(identifier, when=lambda: not self._history.pending)

    def unfinished(self, identifier: str) -> Session | None:
        """The unfinished game of a patience, or None."""
        session = self.saves.load(identifier)
        return None if session and session.won else session

    def latest(self) -> Session | None:
        """The unfinished game that was played last, or None."""
        return self.saves.latest()

    def aside(self, identifier: str) -> bool:
        """Put a patience's unfinished game aside; whether there was one."""
        return self.saves.aside(identifier) is not None

    # ---- what went wrong

    def _failed(self, key: Hashable) -> None:
        self._unwritten.add(_file_of(key))

    def _done(self, key: Hashable) -> None:
        self._unwritten.discard(_file_of(key))
        self._told &= bool(self._unwritten)

    def troubles(self) -> list[tuple[str, str]]:
        """What could not be read or written since this was last asked: a file's name, and why.

        That nothing can be written ("unwritten") is told once, and again only after a success.
        """
        found = []
        while self.saves.troubles:
            found.append(self.saves.troubles.pop(0))
        for ledger in (self._history, self._fame):
            found += [(name, "unreadable") for name in ledger.unread]
            ledger.unread.clear()
        if self._unwritten and not self._told:
            self._told = True
            found.append(("", "unwritten"))
        return found

    # ---- statistics and the hall of fame

    def statistics(self) -> dict[str, Statistics]:
        """Patience -> what there is to know of it."""
        return results.statistics(self._history.lines())

    def games(self) -> list[Game]:
        """Every finished game, the oldest first."""
        return self._history.lines()

    def fame(self) -> list[Entry]:
        """Every entry of the hall of fame, the oldest first."""
        return self._fame.lines()

    def places(self, session: Session) -> dict[str, int]:
        """Which places ("moves", "seconds") a won game takes in the hall of fame."""
        if session.borrowed:
            return {}
        return fame.places(self._fame.lines(), self._entry(session, "-"))

    def enter(self, session: Session, initials: str) -> None:
        """Write a won game into the hall of fame."""
        self._fame.add(self._entry(session, initials))

    def _entry(self, session: Session, initials: str) -> Entry:
        day, time = self._stamp()
        deal = str(session.deal or "-")
        return Entry(
            day, time, session.patience.id, deal, initials, session.turns, session.seconds
        )  # fmt: skip

    def reset(self) -> bool:
        """Begin statistics and hall of fame anew; the old lines stay under another name."""
        stamp = self._file_stamp()
        games, entries = self._history.reset(stamp), self._fame.reset(stamp)
        return games and entries

    def _stamp(self) -> tuple[str, str]:
        now = self._now()
        return now.strftime("%Y-%m-%d"), now.strftime("%H:%M")

    def _file_stamp(self) -> str:
        return self._now().strftime("%Y%m%d-%H%M%S")

    # ---- records

    def export(self, session: Session) -> str | None:
        """Write a game into the folder of exports; the file's path, or None if that failed."""
        path = self.archive.export(session, self._file_stamp())
        return str(path) if path else None

    def kept(self) -> list[Kept]:
        """Records that were exported, brought in, or set aside, the newest first."""
        self._writer.flush()
        return self.archive.kept()

    def open(self, kept: Kept) -> Session:
        """A kept record as a session; `RecordError` or `OSError` if it cannot be read."""
        return self.archive.open(kept)

    def close(self) -> None:
        """Bring everything to the disk; called before the program ends."""
        self._history.retry()
        self._fame.retry()
        self._writer.flush()


def _file_of(key: Hashable) -> Hashable:
    """What a job of the writer writes: a patience's game, or a ledger whatever the line."""
    return key[0] if isinstance(key, tuple) else key
