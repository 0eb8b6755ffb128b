"""What the pictures of the gallery show: each function plays up to one sight of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

import pygame

from game.engine.cards import GAP
from game.engine.patience import Patience
from game.engine.search import lost_at_a_glance
from game.engine.session import Session
from game.scenes.page import Page
from game.scenes.scene import Scene
from game.scenes.settings import House
from game.scenes.table import Table
from game.scenes.win import Win
from game.table.geometry import Rect
from game.workshop.stage import (
    Stage,
    new_session,
    one_move_left,
    play_on,
    rows_dealt,
    stock_empty,
)

_WIN_FRAMES = 420


@dataclass
class Room:
    """Where the pictures of one window and one language are made."""

    screen: pygame.Surface
    house: House
    game: Patience

    def stage(self, scene: Scene, rest: bool = False) -> Stage:
        """A scene, alone on the stack; at `rest` if nothing is to move in it any more."""
        stage = Stage(scene, self.screen)
        if rest:
            stage.settle()
        return stage

    def table(self, session: Session | None = None) -> Stage:
        """A table at rest."""
        return self.stage(Table(self.house, session or new_session(self.game), fresh=False), True)

    def played(self, until: Callable[[Session], object], place: bool = True) -> Stage:
        """The table of a game that has come to a certain point."""
        session = new_session(self.game)
        play_on(session, until, place)
        return self.table(session)

    def menu(self) -> Stage:
        """The menu with the pictures of all its tiles."""
        return self.stage(self.house.doors.menu(), rest=True)


# ---- the pictures: each function leaves a stage that shows what its name says


def menu(room: Room) -> Stage:
    """The menu as at a first start."""
    return room.menu()


def menu_continue(room: Room) -> Stage:
    """The menu with a game to go on with, a link under the pointer."""
    session = new_session(room.game, "18274")
    session.play(session.moves()[-1])
    room.house.keeper.keep(session)
    stage = room.menu()
    stage.point(_middle(stage.top.buttons.find("options").rect))
    return stage


def opening(room: Room, game: Patience) -> Stage:
    """The opening of a patience at rest: of the first deal that is not lost from there."""
    sessions = (new_session(game, str(deal)) for deal in count(1))
    return room.table(next(s for s in sessions if not lost_at_a_glance(game, s.position)))


def table_midgame(room: Room) -> Stage:
    """Some rows into a game."""
    return room.played(rows_dealt(7))


def table_longest(room: Room) -> Stage:
    """Every row dealt and no card moved: the longest columns."""
    return room.played(lambda session: not session.position.piles[room.game.stock], place=False)


def table_middeal(room: Room) -> Stage:
    """The opening in mid deal."""
    stage = room.stage(Table(room.house, new_session(room.game)))
    stage.run(15)
    return stage


def table_midredeal(room: Room) -> Stage:
    """The columns on their way back into the stock."""
    stage = room.played(stock_empty)
    stage.key(pygame.K_d, "d")
    stage.run(20)
    return stage


def table_middrag(room: Room) -> Stage:
    """A card in the hand, and its targets glow."""
    stage = room.played(_two_targets)
    move = stage.movable()[0]
    x, y = stage.card_place(move.source, move.at)
    goal = room.screen.get_width() * 45 // 100, room.screen.get_height() * 60 // 100
    stage.press((x, y))
    for n in range(1, 21):
        stage.point((x + (goal[0] - x) * n // 20, y + (goal[1] - y) * n // 20), held=True)
        stage.frame()
    stage.run(10)
    return stage


def table_other(room: Room) -> Stage:
    """A card went to one of two foundations, and the other is offered."""
    stage = room.played(_two_targets)
    move = stage.movable()[0]
    stage.click(stage.card_place(move.source, move.at))
    stage.run(40)
    return stage


def table_hover(room: Room) -> Stage:
    """The pointer over a card that can be moved."""
    stage = room.played(_movable)
    move = stage.movable()[0]
    stage.point(stage.card_place(move.source, move.at))
    return stage


def table_focus(room: Room) -> Stage:
    """The focus of the keyboard on a card."""
    stage = room.played(_movable)
    stage.key(pygame.K_TAB)
    return stage


def table_numbers(room: Room) -> Stage:
    """The order of the redeal, written on the cards."""
    stage = room.played(stock_empty)
    stage.key(pygame.K_o, "o")
    return stage


def table_message(room: Room) -> Stage:
    """A refusal in the strip: a covered card was clicked."""
    stage = room.played(rows_dealt(4))
    session = stage.table.session
    free = {(m.source, m.at) for m in session.moves()}
    covered = (
        (pile, at)
        for pile in room.game.tableau
        for at, card in enumerate(session.position.piles[pile][:-1])
        if card != GAP and (pile, at) not in free
    )
    stage.click(stage.card_place(*next(covered)))
    return stage


def pause(room: Room) -> Stage:
    """The page that Escape opens."""
    stage = room.played(rows_dealt(4))
    stage.key(pygame.K_ESCAPE)
    return stage


def options(room: Room) -> Stage:
    """The page of options."""
    stage = room.menu()
    stage.key(pygame.K_o, "o")
    return stage


def number(room: Room) -> Stage:
    """A deal number is typed, and it is none."""
    stage = room.menu()
    stage.key(pygame.K_HASH, "#")
    stage.frame()
    for letter in "12345x":
        stage.key(0, letter)
    stage.key(pygame.K_RETURN, "\r")
    return stage


def about(room: Room) -> Stage:
    """What the program is."""
    stage = room.menu()
    stage.click(_middle(stage.top.buttons.find("about").rect))
    return stage


def ask_redeal(room: Room) -> Stage:
    """The question before a redeal with cards that could still go up."""
    stage = table_longest(room)
    stage.key(pygame.K_d, "d")
    return stage


def lost(room: Room) -> Stage:
    """A game that can no longer be won."""
    for deal in range(1, 40):
        session = new_session(room.game, str(deal))
        if not play_on(session, lambda s: False) and session.lost:
            break
    stage = room.table(session)
    stage.until(lambda: isinstance(stage.top, Page))
    return stage


def win(room: Room) -> Stage:
    """The last card is home, and some seconds have gone by."""
    stage = room.table(one_move_left(room.game))
    stage.click(stage.card_place(room.game.tableau[0], 0))
    stage.until(lambda: isinstance(stage.top, Win))
    stage.run(_WIN_FRAMES)
    return stage


_ALL = (
    menu, menu_continue, table_midgame, table_longest, table_middeal, table_midredeal,
    table_middrag, table_other, table_hover, table_focus, table_numbers, table_message,
    pause, options, number, about, ask_redeal, lost, win,
)  # fmt: skip

SIGHTS: dict[str, Callable[[Room], Stage]] = {
    each.__name__.replace("_", "-"): each for each in _ALL
}
"""Name in the gallery -> what makes it."""


def _middle(rect: Rect) -> tuple[int, int]:
    return rect.x + rect.w // 2, rect.y + rect.h // 2


def _movable(session: Session) -> bool:
    return bool(session.turns) and any(m.verb == "move" for m in session.moves())


def _two_targets(session: Session) -> bool:
    """Whether a card has two places to go to, some way into the game."""
    moves = [(m.source, m.at) for m in session.moves() if m.verb == "move"]
    return len(set(moves)) < len(moves)
