"""What the tests of saving and records share: a keeper on a disk in memory, games to keep."""

from datetime import datetime
from pathlib import Path

from disks import MemoryDisk

from game.app.keeper import Keeper
from game.app.writer import Writer
from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.session import RESTART, Session
from game.patiences import SHELF
from game.scenes.portrait import all_home

FOLDER = Path("/data")
GAMES = FOLDER / "games"
NOW = datetime(2026, 11, 30, 14, 5, 7)


def keeper(disk: MemoryDisk, now: datetime = NOW) -> Keeper:
    """A keeper whose writing is done at once, on this thread."""
    return Keeper(FOLDER, SHELF.__getitem__, lambda: now, Writer(background=False), disk)


def session(turns: int = 0, game: str = "babette", deal: str = "617") -> Session:
    """A game after some turns: the first legal move each time, and a restart when there is none."""
    made = Session(SHELF[game].with_options({}), DealNumber.parse(deal))
    for _ in range(turns):
        moves = made.moves()
        made.play(moves[0] if moves else RESTART)
    return made


def won(turns: int = 3, seconds: int = 60, game: str = "babette", deal: str = "617") -> Session:
    """A game that is won after `turns` turns, as far as anybody can tell."""
    made = session(turns, game, deal)
    made.seconds = seconds
    made.position = all_home(made.patience)
    return made


def one_more(made: Session) -> Move:
    """Play the first legal move."""
    move = made.moves()[0]
    made.play(move)
    return move
