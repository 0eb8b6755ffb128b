"""Small charts: a ring that shows a share, a row of bars that shows how games ended."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.look import palette
from game.look.svg import document, raster

RESULT_COLOURS = {"won": palette.GOLD, "lost": "#c8675f", "left": "#7d8f86"}
"""How a game ended -> the colour of its bar."""

_HEIGHTS = {"won": 1.0, "lost": 0.42, "left": 0.26}
_WHOLE = 0.9999


@lru_cache(maxsize=24)
def ring(
    px: int, share: float, colour: str = palette.GOLD, ground: str = "#ffffff"
) -> pygame.Surface:
    """A ring of `px` pixels, `share` of it (0 to 1, from the top clockwise) in `colour`."""
    line, centre = px * 0.13, px / 2
    radius = centre - line / 2 - 1
    body = (
        f'<circle cx="{centre:g}" cy="{centre:g}" r="{radius:g}" fill="none" '
        f'stroke="{ground}" stroke-opacity=".13" stroke-width="{line:g}"/>'
    )
    if share > _WHOLE:
        body += (
            f'<circle cx="{centre:g}" cy="{centre:g}" r="{radius:g}" fill="none" '
            f'stroke="{colour}" stroke-width="{line:g}"/>'
        )
    elif share > 0:
        turn = 2 * pi * share
        x, y = centre + radius * sin(turn), centre - radius * cos(turn)
        body += (
            f'<path d="M{centre:g} {centre - radius:g}A{radius:g} {radius:g} 0 '
            f'{int(share > 0.5)} 1 {x:.2f} {y:.2f}" fill="none" stroke="{colour}" '
            f'stroke-width="{line:g}" stroke-linecap="round"/>'
        )
    return raster(document(body, px, px), (px, px))


@lru_cache(maxsize=24)
def bars(size: tuple[int, int], results: Sequence[str], places: int) -> pygame.Surface:
    """A bar for each of `results`, the latest at the right; `places` bars fill the width.

    Won games stand tall, so that they are told from the others without their colour too.
    """
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    line = max(1, height // 60)
    pygame.draw.rect(surface, "#ffffff40", (0, height - line, width, line))
    each = width / places
    thick = max(2, round(each * 0.68))
    floor = height - line
    for n, result in enumerate(results[-places:]):
        x = round((places - min(len(results), places) + n) * each + (each - thick) / 2)
        tall = max(2, round(floor * _HEIGHTS[result]))
        rect = pygame.Rect(x, floor - tall, thick, tall)
        radius = min(4, thick // 3)
        pygame.draw.rect(
            surface, RESULT_COLOURS[result], rect, border_top_left_radius=radius,
            border_top_right_radius=radius,
        )  # fmt: skip
    return surface
