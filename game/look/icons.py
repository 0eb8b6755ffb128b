"""The small signs of buttons and strip, and the one of the program."""

from functools import lru_cache
from pathlib import Path

import pygame

from game.look.svg import raster

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icons"


@lru_cache(maxsize=96)
def icon(name: str, px: int, colour: str) -> pygame.Surface:
    """The sign `name` (a file of assets/icons) as a square of `px` pixels in `colour`.

    A missing or broken file gives a clear square: a sign is not worth a crash.
    """
    try:
        text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
        return raster(text.replace("currentColor", colour), (px, px))
    except (OSError, pygame.error):
        return pygame.Surface((px, px), pygame.SRCALPHA)


def names() -> list[str]:
    """The names of all signs, in order."""
    return sorted(path.stem for path in FOLDER.glob("*.svg"))
