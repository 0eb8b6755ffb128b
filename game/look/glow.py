"""Light around a card: where it may go, what has the focus, what the pointer is on.

Every function gives (surface, dx, dy): blit the surface at the card's top left + (dx, dy).
"""

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.look import palette
from game.look.shadows import CORNER, Sprite
from game.look.soft import blurred, reach, up_to
from game.look.svg import document, raster

STEPS = 6
"""Strengths told apart between nothing and full: enough for a fade of 150 ms."""

_INSIDE = 0.13  # below an empty place a full glow would look like a card


def glow(width: int, height: int, strength: float = 1.0) -> Sprite:
    """Gold light for below a card of `width` x `height` pixels; blit with BLEND_RGB_ADD.

    `strength` runs from 0 (nothing) to 1 and is rounded to one of `STEPS` steps.
    """
    return _glow(width, height, _step(strength))


def ring(width: int, height: int, strength: float = 1.0) -> Sprite:
    """The gold line around a card of `width` x `height` pixels, to be drawn above it."""
    return _faded(_ring, width, height, _step(strength))


def focus_ring(width: int, height: int, strength: float = 1.0) -> Sprite:
    """Where the keyboard is: a light line cased in dark, seen on felt and on paper alike."""
    return _faded(_focus_ring, width, height, _step(strength))


def focus_width(width: int, height: int) -> int:
    """How far the focus reaches beyond the edge that it goes around, in pixels."""
    # Around a card as wide as its gold line; around a long button no wider than its height asks.
    line = _focus_line(width, height)
    return line + max(2, line // 2 * 2)


def hover_ring(width: int, height: int, strength: float = 1.0) -> Sprite:
    """A thin, quiet gold line: the card below the pointer can be moved."""
    return _faded(_hover_ring, width, height, _step(strength))


def line_width(width: int) -> int:
    """Pixels of the gold line around a card of `width` pixels: 3 at 144."""
    return max(2, round(width * 0.021))


def _step(strength: float) -> int:
    return round(max(0.0, min(1.0, strength)) * STEPS)


@lru_cache(maxsize=2 * (STEPS + 1))
def _glow(width: int, height: int, step: int) -> Sprite:
    if step < STEPS:
        full, dx, dy = _glow(width, height, STEPS)
        weak = full.copy()
        weak.fill((255 * step // STEPS,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return weak, dx, dy
    blur, grow = max(5, round(width * 0.085)), line_width(width)
    radius = round(width * CORNER)
    margin = up_to(reach(blur, 4) + grow, 4)
    light = pygame.Surface(tuple(up_to(side + 2 * margin, 4) for side in (width, height)))
    outer = pygame.Rect(margin, margin, width, height)
    colour = pygame.Color(palette.GLOW)
    pygame.draw.rect(light, colour, outer.inflate(2 * grow, 2 * grow), border_radius=radius + grow)
    light = blurred(light, blur, 4)
    faint = pygame.Color("black").lerp(colour, _INSIDE)
    pygame.draw.rect(light, faint, outer, border_radius=radius)
    return light, -margin, -margin


@lru_cache(maxsize=24)
def _faded(draw: Callable[[int, int], Sprite], width: int, height: int, step: int) -> Sprite:
    """The line that `draw` makes, at one of the steps of strength."""
    if step == STEPS:
        return draw(width, height)
    full, dx, dy = _faded(draw, width, height, STEPS)
    weak = full.copy()
    weak.fill((255, 255, 255, 255 * step // STEPS), special_flags=pygame.BLEND_RGBA_MULT)
    return weak, dx, dy


def _ring(width: int, height: int) -> Sprite:
    line = line_width(width)
    return _lines(width, height, line, ((line / 2, line, palette.GLOW, 1),))


def _focus_line(width: int, height: int) -> int:
    return line_width(min(width, height * 2)) + (1 if width < height else 0)


def _focus_ring(width: int, height: int) -> Sprite:
    line, casing = _focus_line(width, height), focus_width(width, height)
    out = casing / 2
    return _lines(
        width, height, casing, ((out, casing, palette.INK, 0.9), (out, line, palette.LIGHT_TEXT, 1))
    )


def _hover_ring(width: int, height: int) -> Sprite:
    line = max(1, line_width(width) - 1)
    return _lines(width, height, line, ((line / 2, line, palette.GOLD, 1.0),))


def _lines(
    width: int, height: int, margin: int, lines: tuple[tuple[float, float, str, float], ...]
) -> Sprite:
    """Rounded outlines; each is (pixels outside the card's edge, width, colour, opacity)."""
    body = "".join(
        f'<rect x="{margin - out:g}" y="{margin - out:g}" width="{width + 2 * out:g}" '
        f'height="{height + 2 * out:g}" rx="{min(width, height * 2) * CORNER + out:g}" fill="none" '
        f'stroke="{colour}" stroke-width="{line:g}" stroke-opacity="{opacity:g}"/>'
        for out, line, colour, opacity in lines
    )
    size = width + 2 * margin, height + 2 * margin
    return raster(document(body, *size), size), -margin, -margin
