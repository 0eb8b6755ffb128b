"""Records that the player takes out, brings in, or has set aside."""

from collections.abc import Callable
from pathlib import Path

from game.app.disk import DISK, Disk, replace_file
from game.app.saves import FOLDER as GAMES
from game.engine import record
from game.engine.patience import Patience
from game.engine.session import Session
from game.scenes.keeping import Kept

PLACES = {"exports": "exports", "imports": "imports", "aside": GAMES}
"""Where a record can lie -> the folder."""

_MOST = 200
"""Files that are looked at, the newest of each folder."""
_LARGEST = 4 * record.LARGEST
"""Bytes."""


class Archive:
    """The records of one data folder."""

    def __init__(
        self, folder: Path, find: Callable[[str], Patience], disk: Disk = DISK
    ) -> None:  # fmt: skip
        self.folder, self._find, self._disk = folder, find, disk

    def export(self, session: Session, stamp: str) -> Path | None:
        """Write a session into the folder of exports; where, or None if that cannot be done."""
        deal = str(session.deal) if session.deal else "pack"
        stem = f"{session.patience.id}-{deal}-{stamp}"
        folder = self.folder / PLACES["exports"]
        try:
            for n in range(1, 100):
                path = folder / (f"{stem}.txt" if n == 1 else f"{stem}-{n}.txt")
                if not self._disk.exists(path):
                    replace_file(path, record.write(session), self._disk)
                    return path
        except OSError:
            pass
        return None

    def kept(self) -> list[Kept]:
        """Every record there is, the newest first; files that are none are told as such."""
        found = []
        for place, folder in PLACES.items():
            for changed, name in self._newest(self.folder / folder, place):
                found.append((changed, self._look(place, name)))
        return [kept for _, kept in sorted(found, key=lambda f: -f[0])]

    def _newest(self, folder: Path, place: str) -> list[tuple[int, str]]:
        ending = ".aside" if place == "aside" else ".txt"
        found = []
        try:
            for name in self._disk.names(folder):
                if name.endswith(ending) and not name.startswith("."):
                    found.append((self._disk.changed(folder / name), name))
        except OSError:
            pass
        return sorted(found, reverse=True)[:_MOST]

    def _look(self, place: str, name: str) -> Kept:
        try:
            said = record.parse(self._text(place, name))
            self._find(said.game)
        except record.RecordError as error:
            return Kept(place, name, problem=error.key)
        except KeyError:
            return Kept(place, name, problem="game")
        except OSError:
            return Kept(place, name, problem="unreadable")
        return Kept(place, name, said.game, said.deal or "", said.done, said.seconds)

    def _text(self, place: str, name: str) -> str:
        path = self.folder / PLACES[place] / name
        if self._disk.size(path) > _LARGEST:
            raise record.RecordError("foreign", 1)
        try:
            return self._disk.read(path).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise record.RecordError("foreign", 1) from None

    def open(self, kept: Kept) -> Session:
        """The session of a record; `RecordError` or `OSError` if there is none."""
        return record.read(self._text(kept.place, kept.name), self._find)
