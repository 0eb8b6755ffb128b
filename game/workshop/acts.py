"""Pieces of play that are measured frame by frame: a flight, a drag, a deal, a redeal, a win."""

import math
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle

import pygame

from game.app.picture import quiet_house
from game.engine.session import Session
from game.patiences import SHELF
from game.scenes.scene import Replace
from game.scenes.settings import Settings
from game.scenes.table import Table
from game.table.deck import QUIET
from game.workshop.frames import Run
from game.workshop.stage import (
    Stage,
    new_session,
    one_move_left,
    play_on,
    rows_dealt,
    stock_empty,
)

GAME = next(iter(SHELF.values()))
_WIN_FRAMES = 900
_PULLS = 60
_ROUND = 90
"""Frames in which a dragged card goes round once: a quick hand."""


def _table(screen: pygame.Surface, session: Session, fresh: bool = False) -> Stage:
    table = Table(quiet_house(Settings()), session, fresh=fresh)
    stage = Stage(table, screen, pygame.display.update)
    if not fresh:
        stage.settle()
    return stage


def _played(until: Callable[[Session], object]) -> Session:
    session = new_session(GAME)
    play_on(session, until)
    return session


def _undo(stage: Stage) -> None:
    stage.key(pygame.K_u, "u")


def _redo(stage: Stage) -> None:
    stage.key(pygame.K_y, "y", pygame.KMOD_CTRL)


# ---- acts: each yields the run of one repetition, for ever


Act = Callable[[pygame.Surface, bool], Iterator[Run]]


def flying(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """One card flies to its foundation and is taken back."""
    session = _played(lambda s: s.turns > 12 and any(m.verb == "move" for m in s.moves()))
    stage = _table(screen, session)
    move = stage.movable()[0]
    stage.click(stage.card_place(move.source, move.at))
    stage.frame()
    stage.settle()
    for press in cycle((_undo, _redo)):
        run = Run(stage, whole)
        press(stage)
        run.while_busy()
        stage.run(2)
        yield run


def dragged(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """One card is carried about by a mouse that reports 125 times a second."""
    session = _played(lambda s: s.turns > 12 and any(m.verb == "move" for m in s.moves()))
    stage = _table(screen, session)
    move = stage.movable()[0]
    start = stage.card_place(move.source, move.at)
    stage.press(start)
    stage.point((start[0] + 10, start[1]), held=True)
    stage.run(20)
    width, height = screen.get_size()
    while True:
        run = Run(stage, whole)
        for step in range(2 * _ROUND):
            turn = step / _ROUND * math.pi
            x, y = 0.5 + 0.3 * math.cos(turn), 0.5 + 0.3 * math.sin(turn)
            stage.point((round(width * x), round(height * y)), held=True)
            if step % 2:
                run.frame()
        yield run


def opening(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """The first row of a new game, its faces not drawn yet."""
    while True:
        run = Run(_table(screen, new_session(GAME), fresh=True), whole)
        run.while_busy()
        yield run


def row(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """A later row is dealt, again and again."""
    session = _played(lambda s: rows_dealt(7)(s) and s.position.piles[GAME.stock])
    stage = _table(screen, session)
    while True:
        run = Run(stage, whole)
        stage.key(pygame.K_d, "d")
        run.while_busy()
        _undo(stage)
        stage.settle()
        yield run


def redeal(screen: pygame.Surface, whole: str, undo: bool = False) -> Iterator[Run]:
    """The columns are swept up and the first row comes out; or the undo of that."""
    stage = _table(screen, _played(stock_empty))
    gathered = False
    while True:
        run = Run(stage, whole)
        if gathered:
            _undo(stage)
        else:
            stage.key(pygame.K_d, "d")
        run.while_busy()
        stage.settle()
        if gathered == undo:
            yield run
        gathered = not gathered


def win(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """The last card goes home and the cards leap."""
    while True:
        stage = _table(screen, one_move_left(GAME))
        stage.click(stage.card_place(GAME.tableau[0], 0))
        run = Run(stage, whole)
        for _ in range(_WIN_FRAMES):
            run.frame()
        yield run


def resize(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """The window is pulled about: another size in every frame."""
    stage = _table(screen, _played(rows_dealt(7)))
    while True:
        run = Run(stage)
        for n in range(_PULLS):
            run.frame(smaller=min(n, _PULLS - n) + 1)
        yield run


def sharpen(screen: pygame.Surface, whole: str) -> Iterator[Run]:
    """The window has its new size and rests: cloth and faces are drawn anew."""
    stage = _table(screen, _played(rows_dealt(7)))
    for smaller in cycle((9, 1)):
        run = Run(stage)
        Run(stage).frame(smaller)
        time.sleep(QUIET)
        stage.run(1)
        while not stage.table.deck.sharp:
            run.frame()
        for _ in range(10):
            run.frame()
        yield run


ACTS: dict[str, Act] = {
    "flying": flying,
    "dragged": dragged,
    "opening": opening,
    "row": row,
    "redeal": redeal,
    "undo": partial(redeal, undo=True),
    "win": win,
    "resize": resize,
    "sharpen": sharpen,
}

ALWAYS_WHOLE = (resize, sharpen)
"""Acts that have nothing to save."""


def steps_of_a_game(screen: pygame.Surface) -> Iterator[str]:
    """Play through what takes memory; the name of each step once it is over."""
    stage = _table(screen, new_session(GAME), fresh=True)
    stage.settle()
    yield "deal"
    _next_table(stage, _played(stock_empty))
    stage.key(pygame.K_d, "d")
    stage.frame()
    stage.settle()
    yield "redeal"
    _next_table(stage, one_move_left(GAME))
    stage.click(stage.card_place(GAME.tableau[0], 0))
    stage.run(_WIN_FRAMES)
    yield "win"


def _next_table(stage: Stage, session: Session) -> None:
    """Another table in place of the last, as when the player begins another game."""
    stage.stack.apply(Replace(Table(stage.table.house, session, fresh=False), all=True))
    stage.settle()
