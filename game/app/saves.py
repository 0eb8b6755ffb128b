"""Unfinished games on disk: one for each patience, as records. None is ever thrown away unread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.disk import DISK, Disk, free_name, put_aside, replace_file, sync_names
from game.app.writer import Writer
from game.engine import record
from game.engine.patience import Patience
from game.engine.session import Session

FOLDER = "games"


class Saves:
    """The unfinished games of one data folder.

    A file is only ever written over when it holds what this run has last read or written there.
    If it does not, another copy of the program plays the same patience: its file stays as it is,
    and this run keeps its own game beside it under a name that ends in `aside`.
    """

    def __init__(
        self,
        folder: Path,
        writer: Writer,
        find: Callable[[str], Patience],
        disk: Disk = DISK,
    ) -> None:
        self.folder = folder / FOLDER
        self.troubles: list[tuple[str, str]] = []
        """Name of a file and what is the matter with it: a key of `record`, "damaged", or
        "unreadable" if it could not even be renamed; "other" for the file in which this run
        keeps its game because of another copy."""
        self._told: set[tuple[str, str]] = set()
        self._writer, self._find, self._disk = writer, find, disk
        self._ours: dict[str, bytes] = {}
        """Patience -> what we have last read or written. The writer's thread changes it too."""
        self._read: dict[str, Session] = {}
        """Patience -> the session last read: a long game is not played through again and again."""
        self._beside: dict[str, Path] = {}
        """Patience -> where this run keeps its game, if another copy has the usual file."""
        self._unwritten: dict[str, str] = {}
        """Patience -> a game that could not be written; this run goes on with it all the same."""
        self._over: dict[str, bytes] = {}
        """Patience -> what stands in the file of a game that is over, should it not go away."""

    def path(self, identifier: str) -> Path:
        """The file in which this run keeps a patience's unfinished game."""
        return self._beside.get(identifier) or self.folder / f"{identifier}.txt"

    # ---- writing

    def save(self, session: Session) -> None:
        """Keep a session that is not finished; one without a turn is not worth a file."""
        if session.history:
            identifier = session.patience.id
            text = record.write(session)
            self._writer.put(identifier, partial(self._write, identifier, text))

    def _write(self, identifier: str, text: str) -> None:
        self._unwritten[identifier] = text
        path = self.path(identifier)
        if not self._is_ours(identifier):
            path = free_name(path, "aside", self._disk)
        replace_file(path, text, self._disk)
        if path != self.path(identifier):
            self._beside[identifier] = path
            self.troubles.append((path.name, "other"))
        self._ours[identifier] = text.encode("utf-8")
        del self._unwritten[identifier]
        self._over.pop(identifier, None)

    def _is_ours(self, identifier: str) -> bool:
        """Whether the file may be written over: there is none, or it is as we left it."""
        try:
            return self._disk.read(self.path(identifier)) == self._ours.get(identifier)
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError:
            return False

    def remove(self, identifier: str, when: Callable[[], bool] = lambda: True) -> None:
        """The game is over: its file goes, unless somebody else has written to it.

        `when` is asked at that moment; if it says no the file stays for the next start.
        """
        self._writer.put(identifier, partial(self._remove, identifier, when))

    def _remove(self, identifier: str, when: Callable[[], bool]) -> None:
        path = self.path(identifier)
        ours = self._is_ours(identifier) and self._disk.exists(path)
        self._unwritten.pop(identifier, None)
        if not ours:
            self._beside.pop(identifier, None)
            return
        self._over[identifier] = self._ours[identifier]
        if when():
            self._disk.remove(path)
            sync_names(path.parent, self._disk)
            self._beside.pop(identifier, None)
            del self._ours[identifier]

    # ---- reading

    def load(self, identifier: str) -> Session | None:
        """The unfinished game of a patience, or None; a file that cannot be read is put aside."""
        self._writer.flush()
        if identifier in self._unwritten:
            return record.read(self._unwritten[identifier], self._find)
        path = self.path(identifier)
        try:
            data = self._disk.read(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:
            self._put_aside(path, "damaged")
            return None
        if data == self._over.get(identifier):
            return None
        session = self._read.get(identifier)
        if session and record.write(session).encode("utf-8") == data:
            self._ours[identifier] = data
            return session
        try:
            session = record.read(data.decode("utf-8-sig"), self._find)
        except UnicodeDecodeError:
            self._put_aside(path, "foreign")
            return None
        except record.RecordError as error:
            self._put_aside(path, error.key)
            return None
        if session.patience.id != identifier:
            self._put_aside(path, "game")
            return None
        self._ours[identifier] = data
        self._read[identifier] = session
        return session

    def _put_aside(self, path: Path, why: str) -> None:
        moved = put_aside(path, "broken", self._disk)
        trouble = (moved.name, why) if moved else (path.name, "unreadable")
        if trouble not in self._told:
            self._told.add(trouble)
            self.troubles.append(trouble)

    def latest(self) -> Session | None:
        """The unfinished game that was saved last, of those that can be read."""
        self._writer.flush()
        for identifier in self._by_age():
            session = self.load(identifier)
            if session and not session.won:
                return session
        return None

    def _by_age(self) -> list[str]:
        """Every patience that has a file, the last written first."""
        found = []
        try:
            names = self._disk.names(self.folder)
        except OSError:
            names = []
        for name in names:
            identifier = name.removesuffix(".txt")
            if identifier != name and self._knows(identifier):
                try:
                    found.append((self._disk.changed(self.path(identifier)), identifier))
                except OSError:
                    continue
        old = [identifier for _, identifier in sorted(found, reverse=True)]
        return [*reversed(self._unwritten), *old]

    def _knows(self, identifier: str) -> bool:
        try:
            self._find(identifier)
        except KeyError:
            return False
        return True

    def aside(self, identifier: str) -> Path | None:
        """Put a patience's unfinished game aside under a name of its own; None if there is none."""
        self._writer.flush()
        path = self.path(identifier)
        self._ours.pop(identifier, None)
        if self._beside.pop(identifier, None):
            return path  # it lies aside already
        return put_aside(path, "aside", self._disk) if self._disk.exists(path) else None
