"""The arrow of a hint: from a card to where it goes, in gold cased in ink."""

from functools import lru_cache
from math import atan2, cos, degrees, hypot, sin

from game.look import palette
from game.look.shadows import Sprite
from game.look.svg import document, raster


@lru_cache(maxsize=4)
def arrow(dx: int, dy: int, width: int) -> Sprite:
    """An arched arrow over (dx, dy) pixels for cards `width` pixels wide.

    Gives (surface, x, y): blit the surface at its beginning + (x, y).
    """
    thick = max(4.0, width * 0.05)
    head = thick * 3.2
    length = max(1.0, hypot(dx, dy))
    # It arches to the side that lies higher, by a share of its length.
    bend = min(length * 0.16, width * 0.8) * (1 if dx < 0 else -1)
    middle = dx / 2 - dy / length * bend, dy / 2 + dx / length * bend
    turn = atan2(dy - middle[1], dx - middle[0])
    end = dx - cos(turn) * head * 0.8, dy - sin(turn) * head * 0.8
    margin = head + thick * 2
    left = min(0, dx, middle[0]) - margin
    top = min(0, dy, middle[1]) - margin
    size = (
        round(max(0, dx, middle[0]) + margin - left),
        round(max(0, dy, middle[1]) + margin - top),
    )
    curve = f"M0 0Q{middle[0]:g} {middle[1]:g} {end[0]:g} {end[1]:g}"
    tip = (
        f'<path transform="translate({dx:g} {dy:g}) rotate({degrees(turn):g})" '
        f'd="M0 0L{-head:g} {-head * 0.62:g}L{-head * 0.72:g} 0L{-head:g} {head * 0.62:g}Z" '
    )
    body = f'<g transform="translate({-left:g} {-top:g})">'
    for colour, more in ((palette.INK, thick * 0.7), (palette.GLOW, 0.0)):
        body += (
            f'<path d="{curve}" fill="none" stroke="{colour}" stroke-width="{thick + more:g}" '
            'stroke-linecap="round"/>'
        )
        body += f'{tip} fill="{colour}" stroke="{colour}" stroke-width="{more:g}"/>'
    return raster(document(body + "</g>", *size), size), round(left), round(top)
