"""Puts window, sounds, storage and scenes together, and lets the loop run."""

import random
import signal
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.call import FINE, Call
from game.app.keeper import Keeper
from game.app.mishaps import Mishaps
from game.app.pointer import show
from game.app.run import Guard, Run, World
from game.app.sound import Sounds
from game.app.storage import Storage
from game.app.window import Window
from game.engine.session import Session
from game.patiences import SHELF
from game.scenes.doors import Doors
from game.scenes.scene import Scene
from game.scenes.settings import House, Settings

_ENDS = ("SIGTERM", "SIGHUP")
"""Signals at which the program ends: a supervisor's, and that of `xinit` or a closed terminal."""


def furnish(
    window: Window,
    storage: Storage,
    settings: Settings,
    keeper: Keeper,
    rng: random.Random,
    mute: bool,
) -> House:
    """The house for a window that is open."""
    pygame.font.init()
    sounds = Sounds(settings.volume / 100, mute or settings.muted, random.Random())
    house = House(
        settings=settings,
        sounds=sounds,
        rng=rng,
        save_settings=lambda: storage.save_settings(settings),
        copy=copy,
        paste=paste,
        toggle_fullscreen=window.toggle_fullscreen,
        is_fullscreen=lambda: window.fullscreen,
    )
    house.keeper = keeper
    house.doors = Doors(house)
    return house


def copy(text: str) -> bool:
    """Put a text on the clipboard; whether that could be done."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """The first line of the clipboard's text, or nothing."""
    try:
        return pygame.scrap.get_text().partition("\n")[0]
    except pygame.error:
        return ""


def first_scene(house: House, call: Call, session: Session | None) -> Scene:
    """What the player sees first: a replay, a game that was asked for, or the menu."""
    if session:
        house.last_played = session.patience.id
        return house.doors.replay(session, alone=True)
    if not (call.game or call.deal):
        return house.doors.menu()
    game = call.game or next(iter(SHELF))
    if not call.deal and not call.options:
        return house.doors.play(game)
    if house.keeper.aside(game):
        house.notices.append(house.words.say("table.set_aside"))
    if call.options:
        rules = {**house.settings.rules.get(game, {}), **call.options}
        return house.doors.game(game, call.deal, rules)
    return house.doors.game(game, call.deal)


def live(
    house: House,
    window: Window,
    scene: Scene,
    now: Callable[[], int],
    folder: Path,
    guard: Guard | None = None,
) -> int:
    """Run until the player leaves; the exit code. `now` gives nanoseconds.

    Errors are written down in `folder`; `guard` watches over a kiosk.
    """

    def heed(event: pygame.event.Event) -> bool:
        window.heed(event)
        if event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
            window.toggle_fullscreen()
            return True
        return False

    world = World(
        now, pygame.event.get, lambda: window.screen, window.send, lambda: window.real_size,
        window.upright, heed, show, lambda: window.fullscreen or window.kiosk,
    )  # fmt: skip
    run = Run(house, scene, world, Mishaps(folder, lambda: now() / 1e9), guard)
    # SDL would make a request to close of it, which a kiosk does not heed.
    numbers = [getattr(signal, name) for name in _ENDS if hasattr(signal, name)]
    before = {n: signal.signal(n, lambda number, where: run.stop()) for n in numbers}
    pace = pygame.time.Clock()
    try:
        while not run.stack.over:
            pace.tick(run.frame())
            if run.stack.over:
                break  # the display may be about to end as well: first save what is under way
            window.look(now() / 1e9)
            house.sounds.tick()
            house.tell_troubles()
    finally:
        run.close()
        house.keeper.close()
        house.sounds.close()
        pygame.display.quit()
        for number, handler in before.items():
            signal.signal(number, handler)
    return FINE


def _is_fullscreen_key(event: pygame.event.Event) -> bool:
    alt_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT
    return event.key == pygame.K_F11 or bool(alt_enter)
