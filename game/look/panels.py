"""Panels, veils and buttons: grounds for words, drawn at the size they are used."""

from functools import lru_cache

import pygame

from game.look import palette
from game.look.palette import Theme
from game.look.suits import suit_svg
from game.look.svg import document, raster


def stroke(unit: float) -> int:
    """How strong an outline is, in pixels; `unit` is about a hundredth of the shorter side."""
    return max(1, round(unit * 0.2))


@lru_cache(maxsize=48)
def panel(
    size: tuple[int, int],
    fill: str = "#000000",
    opacity: float = 0.22,
    outline: str = "",
    outline_opacity: float = 1.0,
    radius: float = 14,
    line: int = 2,
) -> pygame.Surface:
    """A rounded panel of `size` pixels with alpha; opacities 0 to 1, radius and line in pixels.

    Without `outline` no line is drawn.
    """
    return raster(
        document(_box(size, 0, radius, fill, opacity, outline, outline_opacity, line), *size), size
    )


def veil(
    surface: pygame.Surface,
    colour: str = "#000000",
    opacity: float = 0.5,
    area: pygame.Rect | None = None,
) -> None:
    """Cover `surface`, or `area` of it, with see-through `colour`, in place.

    Two fills instead of a blit: a veil over a large screen needs no second large surface.
    """
    tint = pygame.Color("black").lerp(pygame.Color(colour), opacity)
    surface.fill((round(255 * (1 - opacity)),) * 3, area, pygame.BLEND_RGB_MULT)
    surface.fill(tuple(tint)[:3], area, pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=2)
def ending(size: tuple[int, int], theme: Theme, won: bool = True) -> pygame.Surface:
    """The panel at the end of a game, `size` pixels: double line, gold when won, else pale.

    Its sign stands in the upper middle: `emblem_height(size)` says where it ends.
    """
    width, height = size
    unit = height / 520
    gap, colour = round(10 * unit), palette.GOLD if won else theme.line
    radius = ending_radius(size)
    body = _box(size, 0, radius, theme.edge, 1, colour, 1, max(1, round(2 * unit)))
    body += _box(size, gap, radius - gap * 0.8, "none", 1, colour, 0.6, max(1, round(unit)))
    body += emblem(width / 2, 100 * unit, 36 * unit, colour, rays=won)
    return raster(document(body, width, height), size)


def ending_radius(size: tuple[int, int]) -> int:
    """The radius, in pixels, of the corners of an `ending` panel of `size` pixels."""
    return round(size[1] / 520 * 18)


def emblem_height(size: tuple[int, int]) -> int:
    """Pixels from the top of an `ending` panel of `size` pixels to the end of its sign."""
    return round(size[1] / 520 * 120)


def emblem(cx: float, cy: float, size: float, colour: str, rays: bool = True) -> str:
    """SVG: a spade `size` units high centred on (cx, cy), with a fan of rays above it."""
    fan = ""
    if rays:
        for step in range(-5, 6):
            reach = 1.52 - 0.055 * abs(step)
            fan += (
                f'<path transform="translate({cx:g} {cy:g}) rotate({step * 14}) scale({size:g})" '
                f'd="M0-.78V{-reach:g}" stroke="{colour}" stroke-width=".045" '
                'stroke-linecap="round"/>'
            )
    return fan + suit_svg("S", cx, cy, size, colour)


_PRIMARY = {
    "normal": (palette.GOLD, 1.0),
    "hover": ("#e8ba55", 1.0),
    "pressed": ("#c08c2a", 1.0),
    "disabled": (palette.GOLD, 0.25),
}
_SECONDARY = {
    "normal": ("#ffffff", 0.06, palette.GOLD, 1.0),
    "hover": ("#ffffff", 0.14, palette.GLOW, 1.0),
    "pressed": ("#000000", 0.25, palette.GOLD, 1.0),
    "disabled": ("#ffffff", 0.03, palette.LIGHT_TEXT, 0.25),
}
KINDS = ("primary", "secondary")
STATES = tuple(_PRIMARY)


@lru_cache(maxsize=48)
def button(size: tuple[int, int], kind: str = "primary", state: str = "normal") -> pygame.Surface:
    """The ground of a button of `size` pixels with alpha; no words.

    `kind` is "primary" (gold, one a page) or "secondary" (outline), `state` "normal", "hover",
    "pressed" or "disabled".
    """
    radius, line = size[1] * 0.18, max(1, round(size[1] / 40))
    if kind == "primary":
        fill, opacity = _PRIMARY[state]
        return panel(size, fill, opacity, radius=radius)
    fill, opacity, outline, outline_opacity = _SECONDARY[state]
    return panel(size, fill, opacity, outline, outline_opacity, radius, line)


def button_ink(kind: str = "primary", state: str = "normal") -> str:
    """The colour of words and sign on `button(size, kind, state)`."""
    if state == "disabled":
        return "#a39d8e"
    return palette.INK if kind == "primary" else palette.LIGHT_TEXT


def _box(
    size: tuple[int, int],
    inset: float,
    radius: float,
    fill: str,
    opacity: float,
    outline: str,
    outline_opacity: float,
    line: int,
) -> str:
    """A rounded rectangle `inset` pixels inside `size`; its line lies on whole pixels."""
    edge = inset + line / 2 if outline else inset
    stroke = (
        f' stroke="{outline}" stroke-width="{line}" stroke-opacity="{outline_opacity:g}"'
        if outline
        else ""
    )
    return (
        f'<rect x="{edge:g}" y="{edge:g}" width="{size[0] - 2 * edge:g}" '
        f'height="{size[1] - 2 * edge:g}" rx="{radius:g}" fill="{fill}" '
        f'fill-opacity="{opacity:g}"{stroke}/>'
    )
