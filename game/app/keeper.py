"""Nothing lost: the running game after every turn, every finished game, what was unfinished."""

from collections.abc import Callable
from datetime import datetime

from game.app.history import Game, History, Statistics, stamp
from game.app.saves import Saves
from game.app.writer import Writer
from game.engine.session import Session


class Keeper:
    """What scenes ask to keep, and get back. `now` tells the local time."""

    def __init__(
        self, saves: Saves, history: History, writer: Writer, now: Callable[[], datetime]
    ) -> None:
        self._saves, self._history, self._writer, self._now = saves, history, writer, now

    def keep(self, session: Session) -> None:
        """Save a game under way; called after every turn, it costs no frame."""
        if not session.won:
            self._saves.save(session)

    def finish(self, session: Session, result: str) -> None:
        """A game is over: "won", "lost" or "left". It counts from its first turn."""
        identifier = session.patience.id
        self._saves.remove(identifier)
        if not session.history:
            return
        day, time = stamp(self._now())
        deal = str(session.deal) if session.deal else "-"
        self._history.add(
            Game(day, time, identifier, deal, result, session.turns, session.seconds)
        )  # fmt: skip

    def unfinished(self, identifier: str) -> Session | None:
        """The unfinished game of a patience, or None."""
        return self._saves.load(identifier)

    def latest(self) -> Session | None:
        """The unfinished game that was played last, or None."""
        identifier = self._saves.latest()
        return self._saves.load(identifier) if identifier else None

    def aside(self, identifier: str) -> bool:
        """Put a patience's unfinished game aside; whether there was one."""
        return self._saves.aside(identifier) is not None

    def troubles(self) -> list[tuple[str, str]]:
        """Files that could not be read since this was last asked: new name, and why."""
        found = [(path.name, why) for path, why in self._saves.broken]
        self._saves.broken.clear()
        return found

    def statistics(self) -> dict[str, Statistics]:
        """Patience -> what there is to know of it."""
        return self._history.statistics()

    def games(self) -> list[Game]:
        """Every finished game, the oldest first."""
        return self._history.games()

    def reset(self) -> None:
        """Begin the statistics anew; the old lines stay on the disk under another name."""
        self._history.reset(self._now().strftime("%Y%m%d-%H%M%S"))

    def close(self) -> None:
        """Bring everything to the disk; called before the program ends."""
        self._writer.flush()
