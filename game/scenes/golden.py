"""Games recorded from the deal to the win, for the table that plays by itself."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

from game import ASSETS
from game.engine import record
from game.engine.session import Session
from game.patiences import SHELF

FOLDER = ASSETS / "games"


def recorded(games: Iterable[str]) -> list[str]:
    """Those of the patiences of which there is a recorded game."""
    return [game for game in games if (FOLDER / f"{game}.txt").is_file()]


def read(games: Iterable[str]) -> None:
    """Read what has been recorded of these patiences now, to be kept."""
    for game in recorded(games):
        with suppress(OSError, ValueError):
            _text(FOLDER, game)


@cache
def _text(folder: Path, game: str) -> str:
    return (folder / f"{game}.txt").read_text(encoding="utf-8-sig")


def load(game: str) -> Session | None:
    """The recorded game of a patience at its opening, every turn to come; None without one."""
    try:
        session = record.read(_text(FOLDER, game), SHELF.__getitem__)
    except (OSError, ValueError):
        return None  # a demonstration is not worth a crash
    session.undo_until(0)
    return session
