"""What the tests of scenes share: a stage without window and clock, keys and clicks on it."""

import pygame

from game.app.picture import open_dummy, quiet_house
from game.engine.session import Session
from game.scenes.scene import Push, Scene
from game.scenes.settings import House, Settings
from game.workshop.stage import Stage

SIZE = (800, 600)


def house(**settings) -> House:
    """A quiet house; cards do not fly unless a pace is given."""
    return quiet_house(Settings(**{"pace": "instant", **settings}))


def stage(scene: Scene, size: tuple[int, int] = SIZE) -> Stage:
    """A scene on a screen that nobody sees."""
    return Stage(scene, open_dummy(size))


def key(made: Stage, code: int, text: str = "") -> None:
    """A key is pressed."""
    made.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=text, mod=0))


def typed(made: Stage, text: str) -> None:
    """Letters are typed."""
    for letter in text:
        key(made, 0, letter)


def click(made: Stage, pos: tuple[int, int]) -> None:
    """The pointer goes to a place and its button is pressed and released."""
    made.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0,) * 3))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        made.stack.handle(pygame.event.Event(kind, pos=pos, button=1))


def press(made: Stage, name: str) -> None:
    """Click a button of the top scene by its id."""
    top = made.top
    buttons = top.strip.buttons if hasattr(top, "strip") else top.buttons
    button = buttons.find(name)
    assert button is not None, f"no button {name}"
    dx, dy = top.rect.topleft if top.overlay else (0, 0)
    x, y, w, h = button.rect
    click(made, (x + w // 2 + dx, y + h // 2 + dy))


def watching(game: Session, **settings) -> tuple[House, Stage]:
    """A recorded game, watched from the page of records."""
    home = house(**settings)
    made = stage(home.doors.records())
    made.stack.apply(Push(home.doors.replay(game)))
    made.frame()
    return home, made
