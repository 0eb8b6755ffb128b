"""A picture of a scene at rest, without a window and without the player's settings."""

import os
import random

import pygame

from game.app.call import Call, CallError
from game.app.turned import upright_size
from game.catalogue.catalogue import Catalogue
from game.engine.deals import DealNumber, legible
from game.engine.session import Session
from game.patiences import SHELF
from game.scenes.doors import Doors
from game.scenes.portrait import all_home
from game.scenes.scene import Scene, Stack
from game.scenes.settings import House, Settings
from game.scenes.table import Table

_SIZE = (1280, 800)
_WIN_TICKS = 600
"""How far the cards of the win screen have leapt in its picture."""


class Silence:
    """Sounds for a program without any."""

    volume = 0.0
    muted = True

    def play(self, name: str, rank: int | None = None) -> None:
        """Nothing is heard."""


def quiet_house(settings: Settings) -> House:
    """A house without window, sounds or disk: for pictures and tests."""
    house = House(
        settings=settings,
        sounds=Silence(),
        rng=random.Random(1),
        save_settings=lambda: True,
        copy=lambda text: True,
        paste=lambda: "",
        toggle_fullscreen=lambda: None,
        is_fullscreen=lambda: False,
    )
    house.doors = Doors(house)
    return house


def open_dummy(size: tuple[int, int]) -> pygame.Surface:
    """A screen of `size` pixels that nobody sees."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def save(call: Call, session: Session | None, words: Catalogue) -> None:
    """Write the picture that the call asks for; `CallError` if it cannot be written."""
    turn = call.rotate or 0
    screen = open_dummy(upright_size(turn, call.size or _SIZE))
    house = quiet_house(Settings(language=words.language, pace="instant"))
    stack = Stack(_scene(house, call, session), screen.get_size())
    stack.draw(screen, 0.0)
    while stack.top.busy and call.scene == "menu":
        stack.draw(screen, 0.0)
    if call.scene == "win":
        for _ in range(_WIN_TICKS):
            stack.tick()
    stack.draw(screen, 0.0)
    try:
        with open(call.screenshot, "wb") as file:
            picture = pygame.transform.rotate(screen, -turn)
            pygame.image.save(picture, file, "picture.png")  # whatever the file is called
    except (pygame.error, OSError):
        raise CallError(
            words.say("cli.cannot_write", text=legible(str(call.screenshot), 200))
        ) from None


def _scene(house: House, call: Call, session: Session | None) -> Scene:
    if call.scene == "menu":
        return house.doors.menu()
    if not session:
        patience = SHELF[call.game or next(iter(SHELF))].with_options(call.options)
        session = Session(patience, call.deal or DealNumber.parse("1"))
        if call.scene == "win":
            session.position = all_home(patience)
    table = Table(house, session, fresh=False)
    if call.scene == "win":
        table.enter(pygame.display.get_surface().get_size())
        return house.doors.won(table)
    return table
