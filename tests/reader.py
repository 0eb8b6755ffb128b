"""A rule page without a window, and hands to read it with."""

import pygame

from game.app.picture import quiet_house
from game.scenes.rules import Rules
from game.scenes.settings import Settings


def opened(game="babette", size=(800, 600), **settings):
    """A page, and the screen it is drawn on."""
    page = Rules(quiet_house(Settings(**settings)), game)
    page.enter(size)
    screen = pygame.Surface(size)
    page.draw(screen, 0.0)
    return page, screen


def key(page, code, **more):
    """A key is pressed; what the page answers."""
    event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=more.get("mod", 0), unicode="")
    step = page.handle(event)
    page.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    return step


def mouse(page, kind, pos, **more):
    """Something happens to the pointer."""
    names = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP}
    if kind == "move":
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
    else:
        event = pygame.event.Event(names[kind], pos=pos, **{"button": 1, **more})
    return page.handle(event)


def settle(page, ticks=600):
    """Let the page glide to rest, its example held."""
    for _ in range(ticks):
        page.scroll.tick()
    return page.scroll.at
