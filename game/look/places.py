"""Empty places on the felt, and what they wait for."""

from functools import lru_cache

import pygame

from game.look import fonts
from game.look.palette import Theme
from game.look.shadows import CORNER
from game.look.suits import suit_svg
from game.look.svg import document, raster

_ARROWS = (  # two half circles that follow each other, 100 units wide around the origin
    "M-42-6A42 42 0 0 1 36-24M40-44L38-21L15-22M42 6A42 42 0 0 1-36 24M-40 44L-38 21L-15 22"
)


@lru_cache(maxsize=24)
def place(
    theme: Theme, width: int, height: int, letter: str = "", suit: str = "", line: int = 2
) -> pygame.Surface:
    """An empty place of `width` x `height` pixels with alpha, its outline `line` pixels wide.

    `letter` is the index of the card it wants, in the player's language ("A", "K", "W"), `suit`
    a suit letter ("C", "S", "H", "D"); either may be empty.
    """
    body = _outline(theme, width, height, line) + _inner_line(theme, width, height, line)
    if suit:
        body += suit_svg(
            suit, width / 2, height * (0.63 if letter else 0.5), width * 0.36, theme.line
        )
    surface = raster(document(body, width, height), (width, height))
    if letter:
        _centred(surface, letter, theme.line, width, round(height * (0.35 if suit else 0.5)))
    return surface


@lru_cache(maxsize=4)
def dashed(theme: Theme, width: int, height: int, line: int = 2) -> pygame.Surface:
    """A column that stays empty, `width` x `height` pixels: broken line, nothing inside."""
    radius, dash = width * CORNER, max(3, width * 0.05)
    right, low = width - line / 2, height - line / 2
    turns = [
        (line / 2, low, 0),
        (line / 2, line / 2, 90),
        (right, line / 2, 180),
        (right, low, 270),
    ]
    # Every dash is a line of its own: the renderer's stroke-dasharray gives chance pixels.
    path = ""
    for (x, y, turn), side in zip(turns, (height, width) * 2, strict=True):
        path += (
            f'<path transform="translate({x:g} {y:g}) rotate({turn})" '
            f'd="{_dashes(side - line, radius, dash)}" fill="none" stroke="{theme.line}" '
            f'stroke-width="{line}"/>'
        )
    body = _ground(width, height, 0.12, line) + path
    return raster(document(body, width, height), (width, height))


@lru_cache(maxsize=4)
def redeal_place(
    theme: Theme, width: int, height: int, available: bool, seen: float = 1.0, line: int = 2
) -> pygame.Surface:
    """The place a redeal is asked for: circling arrows, struck out when it is used up.

    `seen` is the share of the height that is not hidden behind the strip; the sign stands in
    the middle of it.
    """
    middle, scale = height * seen / 2, width * 0.0042
    sign = (
        f'<path transform="translate({width / 2:g} {middle:g}) scale({scale:g})" d="{_ARROWS}" '
        f'fill="none" stroke="{theme.line}" stroke-width="7.5" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke-opacity="{1 if available else 0.55}"/>'
    )
    if not available:
        reach = width * 0.23
        sign += (
            f'<path d="M{width / 2 - reach:g} {middle + reach:g}L{width / 2 + reach:g} '
            f'{middle - reach:g}" stroke="{theme.line}" stroke-width="{width * 0.03:g}" '
            'stroke-linecap="round"/>'
        )
    body = _outline(theme, width, height, line) + _inner_line(theme, width, height, line) + sign
    return raster(document(body, width, height), (width, height))


def _dashes(side: float, radius: float, dash: float) -> str:
    """Path data of one side going up from the origin, and of the corner at its end."""
    straight = side - 2 * radius
    count = max(1, round((straight / dash - 1) / 2))
    step = straight / (2 * count + 1)  # as many equal gaps, and one more, as dashes
    path = "".join(
        f"M0 {-radius - step * (2 * at + 1):g}V{-radius - step * (2 * at + 2):g}"
        for at in range(count)
    )
    return path + f"M0 {radius - side:g}A{radius:g} {radius:g} 0 0 1 {radius:g} {-side:g}"


def _ground(width: int, height: int, dark: float, line: int) -> str:
    return (
        f'<rect x="{line / 2:g}" y="{line / 2:g}" width="{width - line}" height="{height - line}" '
        f'rx="{width * CORNER:g}" fill="#000000" fill-opacity="{dark:g}"/>'
    )


def _outline(theme: Theme, width: int, height: int, line: int) -> str:
    """On whole pixels: a line that falls between two rows loses half of its contrast."""
    return _ground(width, height, 0.2, line) + (
        f'<rect x="{line / 2:g}" y="{line / 2:g}" width="{width - line}" height="{height - line}" '
        f'rx="{width * CORNER:g}" fill="none" stroke="{theme.line}" stroke-width="{line}"/>'
    )


def _inner_line(theme: Theme, width: int, height: int, line: int) -> str:
    line = max(1, line // 2)
    inset = round(width * 0.05) + line / 2
    return (
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" '
        f'rx="{width * 0.03:g}" fill="none" stroke="{theme.line}" stroke-width="{line}" '
        'stroke-opacity="0.35"/>'
    )


def _centred(surface: pygame.Surface, words: str, colour: str, width: int, y: int) -> None:
    """Letters with the middle of their ink, not of their line, at height `y`."""
    image = fonts.label(words, "serif", "Semibold", max(8, round(width * 0.34)), colour)
    ink = image.get_bounding_rect()
    surface.blit(image, (round(width / 2 - ink.centerx), round(y - ink.centery)))
