"""The small signs of buttons and strip, and the one of the program."""

from functools import lru_cache

import pygame

from game import ASSETS
from game.look.files import drawing
from game.look.svg import raster

FOLDER = "icons"


@lru_cache(maxsize=96)
def icon(name: str, px: int, colour: str) -> pygame.Surface:
    """The sign `name` (a file of assets/icons) as a square of `px` pixels in `colour`.

    A missing or broken file gives a clear square: a sign is not worth a crash.
    """
    try:
        text = drawing(FOLDER, name).replace("currentColor", colour)
        return raster(text, (px, px))
    except (OSError, ValueError, pygame.error):
        return pygame.Surface((px, px), pygame.SRCALPHA)


def names() -> list[str]:
    """The names of all signs, in order."""
    return sorted(path.stem for path in (ASSETS / FOLDER).glob("*.svg"))
