"""An error inside a scene is written down and the menu comes back; too many end the program."""

import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game import VERSION
from game.app.call import TooMany
from game.app.disk import replace_file
from game.engine import record
from game.scenes.board import Board
from game.scenes.scene import Scene

FILE = "errors.log"
LARGEST = 256 * 1024
"""Bytes of the log; the oldest entries go first."""
_TRACE, _RECORD = 12_000, 24_000
"""Characters of one entry's traceback and record."""

MOST, WITHIN = 3, 60.0
"""So many errors within so many seconds end the program."""

_RULE = "-" * 72


def entry(error: BaseException, scenes: Sequence[Scene], when: datetime) -> str:
    """What the log says of one error: when, where, the traceback, the game as a record."""
    names = " > ".join(type(scene).__name__ for scene in scenes)
    trace = "".join(traceback.format_exception(error))
    parts = [
        f"{_RULE}\n{when:%Y-%m-%d %H:%M:%S}  version {VERSION}  {names}",
        _shortened(trace.rstrip(), _TRACE),
    ]
    for scene in scenes:
        session = getattr(scene, "session", None) if isinstance(scene, Board) else None
        if session is not None:
            parts.append(_shortened(_record(session), _RECORD))
    return "\n\n".join(parts) + "\n\n"


def _record(session) -> str:
    try:
        return record.write(session).rstrip()
    except Exception as error:  # the game may be what is broken
        return f"(no record: {type(error).__name__})"


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most // 3]}\n[...]\n{text[-2 * most // 3 :]}"


def joined(old: str, new: str, largest: int = LARGEST) -> str:
    """The log with one more entry, cut at the beginning of an entry so that it stays small.

    >>> joined(f"{_RULE}\\nfirst\\n{_RULE}\\nsecond\\n", f"{_RULE}\\nthird\\n", 170).count(_RULE)
    2
    """
    whole = old + new
    while len(whole.encode("utf-8", errors="replace")) > largest:
        cut = whole.find(_RULE, 1)
        if cut < 0:
            return whole[: largest // 4]
        whole = whole[cut:]
    return whole


class Mishaps:
    """Counts and writes down errors. `now` gives seconds, `clock` the local time."""

    def __init__(
        self, folder: Path, now: Callable[[], float], clock: Callable[[], datetime] = datetime.now
    ) -> None:
        self.path = folder / FILE
        self.count = 0
        self._now, self._clock = now, clock
        self._times: list[float] = []

    def note(self, error: Exception, scenes: Sequence[Scene]) -> None:
        """Write an error down; `TooMany` if it is one too many."""
        self.count += 1
        now = self._now()
        self._times = [at for at in self._times if now - at < WITHIN] + [now]
        self._write(entry(error, scenes, self._clock()))
        if len(self._times) >= MOST:
            raise TooMany(self.path) from error

    def _write(self, text: str) -> None:
        try:
            old = self.path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            old = ""
        with suppress(OSError):  # a read-only disk: the game goes on all the same
            replace_file(self.path, joined(old, text))
