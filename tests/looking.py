"""What tests of looks measure with: contrasts, alphas, sizes of cards."""

import pygame

from game.look import palette

THEMES = sorted(palette.THEMES)
CARDS = [(57, 81), (90, 128), (144, 205), (300, 428)]
WANTED = [
    "menu",
    "undo",
    "redo",
    "hint",
    "auto",
    "new",
    "restart",
    "rules",
    "options",
    "fullscreen",
    "window",
    "sound",
    "mute",
    "close",
    "home",
    "copy",
    "numbers",
    "language",
    "back",
    "play",
    "pause",
    "step",
    "left",
    "right",
    "swap",
    "deal",
    "redeal",
    "trophy",
    "check",
    "app",
]


def luminance(colour) -> float:
    """Relative luminance after WCAG 2, 0 to 1."""
    shares = [part / 255 for part in tuple(pygame.Color(colour))[:3]]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other) -> float:
    """The contrast of two colours after WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pixels(surface: pygame.Surface) -> set[tuple[int, int, int]]:
    """All colours of an opaque surface."""
    data = pygame.image.tobytes(surface, "RGB")
    return set(zip(data[0::3], data[1::3], data[2::3], strict=True))


def alphas(surface: pygame.Surface) -> bytes:
    """The alpha of every pixel, row by row."""
    return pygame.image.tobytes(surface, "RGBA")[3::4]


def border(surface: pygame.Surface) -> set[int]:
    """All alpha values along the four edges."""
    width = surface.get_width()
    values = alphas(surface)
    return (
        set(values[:width])
        | set(values[-width:])
        | set(values[::width])
        | set(values[width - 1 :: width])
    )
