"""Unfinished games on disk: one for each patience, as records. None is ever thrown away unread."""

from collections.abc import Callable
from pathlib import Path

from game.app.writer import Writer
from game.engine import record
from game.engine.patience import Patience
from game.engine.session import Session

FOLDER = "games"
_MOST_ASIDE = 99


class Saves:
    """The unfinished games of one data folder."""

    def __init__(self, folder: Path, writer: Writer, find: Callable[[str], Patience]) -> None:
        self.folder = folder / FOLDER
        self.broken: list[tuple[Path, str]] = []
        """Files that could not be read and were put aside: where they are now, and why."""
        self._writer = writer
        self._find = find
        self._ours: dict[str, str] = {}
        """Patience -> the text that we have last read or written."""

    def path(self, identifier: str) -> Path:
        """The file of a patience's unfinished game."""
        return self.folder / f"{identifier}.txt"

    def save(self, session: Session) -> None:
        """Keep a session that is not finished; one without a turn is not worth a file."""
        identifier = session.patience.id
        if not session.history:
            return
        text = record.write(session)
        if identifier not in self._ours:
            self._set_foreign_aside(identifier)
        self._ours[identifier] = text
        self._writer.put(self.path(identifier), text)

    def load(self, identifier: str) -> Session | None:
        """The unfinished game of a patience, or None; a file that cannot be read is put aside."""
        path = self.path(identifier)
        self._writer.flush()
        try:
            text = path.read_bytes().decode("utf-8-sig")
        except FileNotFoundError:
            return None
        except OSError:
            return None
        except UnicodeDecodeError:
            self._put_aside(path, "foreign")
            return None
        try:
            session = record.read(text, self._find)
        except record.RecordError as error:
            self._put_aside(path, error.key)
            return None
        self._ours[identifier] = text
        return session

    def remove(self, identifier: str) -> None:
        """The game is over: its file goes, unless somebody else has written to it."""
        path = self.path(identifier)
        self._writer.drop(path)
        try:
            if path.read_bytes().decode("utf-8-sig") == self._ours.get(identifier):
                path.unlink()
        except (OSError, UnicodeDecodeError):
            pass
        self._ours.pop(identifier, None)

    def aside(self, identifier: str) -> Path | None:
        """Put a patience's unfinished game aside under a name of its own; None if there is none."""
        path = self.path(identifier)
        self._writer.flush()
        self._ours.pop(identifier, None)
        return self._rename(path, "aside") if path.exists() else None

    def latest(self) -> str | None:
        """The patience whose unfinished game was saved last."""
        try:
            found = [p for p in self.folder.glob("*.txt") if p.stem in self._known(p.stem)]
            newest = max(found, key=lambda p: p.stat().st_mtime_ns, default=None)
        except OSError:
            return None
        return newest.stem if newest else None

    def _known(self, identifier: str) -> tuple[str, ...]:
        try:
            self._find(identifier)
        except KeyError:
            return ()
        return (identifier,)

    def _set_foreign_aside(self, identifier: str) -> None:
        """A game that we have not read is not overwritten: another copy may have left it."""
        path = self.path(identifier)
        if path.exists():
            self._rename(path, "aside")

    def _put_aside(self, path: Path, why: str) -> None:
        moved = self._rename(path, "broken")
        self.broken.append((moved or path, why))

    def _rename(self, path: Path, kind: str) -> Path | None:
        for n in range(1, _MOST_ASIDE + 1):
            number = "" if n == 1 and kind == "broken" else f".{n}"
            target = path.with_name(f"{path.name}{number}.{kind}")
            if target.exists() and n < _MOST_ASIDE:
                continue
            try:
                path.replace(target)
            except OSError:
                return None
            return target
        return None
