"""Lines and paragraphs of text; the suit signs in them are drawn, never taken from a font."""

import re
from functools import lru_cache

import pygame

from game.look.fonts import font
from game.look.suits import suit_svg
from game.look.svg import document, raster

_SIGNS = {"♣": "C", "♠": "S", "♥": "H", "♦": "D"}
_SPLIT = re.compile("([♣♠♥♦])")
_LIGHT_RED = "#ef8a84"


@lru_cache(maxsize=64)
def _sign(suit: str, px: int, colour: str) -> pygame.Surface:
    return raster(document(suit_svg(suit, 50, 50, 96, colour), 100, 100), (px, px))


@lru_cache(maxsize=256)
def line(
    words: str, family: str, weight: str, px: int, colour: str, most: int = 0
) -> pygame.Surface:
    """One line of `words` with alpha, letters `px` high; do not draw into it.

    With `most` > 0 the letters are made smaller until the line is no wider than `most` pixels.
    Hearts and diamonds are a light red: lines stand on dark grounds.
    """
    parts = [part for part in _SPLIT.split(words) if part]
    while True:
        drawn = [_part(part, family, weight, px, colour) for part in parts]
        width = sum(piece.get_width() for piece in drawn)
        if not most or width <= most or px <= 8:
            break
        px = min(px - 1, max(8, px * most // width))
    if len(drawn) == 1:
        return drawn[0]
    height = font(family, weight, px).get_height()
    surface = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    x = 0
    for piece in drawn:
        # A sign stands in the middle of the capitals, a little above that of the line.
        y = round((height - piece.get_height()) * 0.54) if piece.get_height() < height else 0
        surface.blit(piece, (x, y))
        x += piece.get_width()
    return surface


def _part(part: str, family: str, weight: str, px: int, colour: str) -> pygame.Surface:
    if part in _SIGNS:
        suit = _SIGNS[part]
        return _sign(suit, round(px * 0.72), _LIGHT_RED if suit in "HD" else colour)
    return font(family, weight, px).render(part, True, colour)


def wrapped(words: str, family: str, weight: str, px: int, width: int) -> list[str]:
    """The words broken into lines no wider than `width` pixels; line breaks in them are kept."""
    face = font(family, weight, px)
    lines = []
    for paragraph in words.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            longer = f"{current} {word}" if current else word
            if current and face.size(longer)[0] > width:
                lines.append(current)
                current = word
            else:
                current = longer
        lines.append(current)
    return lines


def balanced(words: str, family: str, weight: str, px: int, width: int) -> list[str]:
    """As `wrapped`, but in as many lines the narrowest that do: no word stands alone at the end."""
    rows = wrapped(words, family, weight, px, width)
    low, high = width // 2, width
    while high - low > 1:
        middle = (low + high) // 2
        if len(wrapped(words, family, weight, px, middle)) > len(rows):
            low = middle
        else:
            high = middle
    return wrapped(words, family, weight, px, high)
