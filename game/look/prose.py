"""Running text: words in two weights set in lines, measured as they are drawn."""

import re
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.look import lines
from game.look.fonts import font

_PARTS = re.compile("([♣♠♥♦])")


class Style(NamedTuple):
    """How words look: letters `px` high; words between `**` in `strong` weight and colour."""

    family: str
    weight: str
    px: int
    colour: str
    strong: str = "Bold"
    strong_colour: str = ""


class Run(NamedTuple):
    """Words of one weight."""

    words: str
    strong: bool = False


Line = tuple[Run, ...]


@lru_cache(maxsize=32)
def _sign_width(sign: str, family: str, px: int) -> int:
    return lines.line(sign, family, "Regular", px, "white").get_width()


def width_of(line: Line, style: Style) -> int:
    """How wide `drawn(line, style)` is, in pixels."""
    width = 0
    for run in line:
        face = font(style.family, style.strong if run.strong else style.weight, style.px)
        for part in filter(None, _PARTS.split(run.words)):
            sign = _PARTS.fullmatch(part)
            width += _sign_width(part, style.family, style.px) if sign else face.size(part)[0]
    return width


def runs(words: str) -> list[Line]:
    """The words of a text, each with the runs it is made of.

    >>> runs("a **bold** word**s**")[2]
    (Run(words='word', strong=False), Run(words='s', strong=True))
    """
    found: list[Line] = []
    current: list[Run] = []
    for nth, part in enumerate(words.split("**")):
        for at, piece in enumerate(part.split(" ")):
            if at:
                found.append(tuple(current))
                current = []
            if piece:
                current.append(Run(piece, nth % 2 == 1))
    return [word for word in [*found, tuple(current)] if word]


def _joined(line: Line, word: Line) -> Line:
    """The line with a word more; runs of one weight become one, so that they are set as one."""
    if not line:
        return word
    last = line[-1]
    space = Run(" ", last.strong and word[0].strong)
    result = list(line)
    for run in (space, *word):
        if result[-1].strong == run.strong:
            result[-1] = Run(result[-1].words + run.words, run.strong)
        else:
            result.append(run)
    return tuple(result)


def set_lines(words: str, style: Style, width: int) -> list[Line]:
    """The text broken into lines no wider than `width` pixels, if its words are not."""
    found: list[Line] = []
    current: Line = ()
    for word in runs(words):
        longer = _joined(current, word)
        if current and width_of(longer, style) > width:
            found.append(current)
            current = word
        else:
            current = longer
    return [*found, current] if current else found


def drawn(line: Line, style: Style) -> pygame.Surface:
    """A line on a clear ground; the surface belongs to the caller."""
    height = font(style.family, style.weight, style.px).get_height()
    surface = pygame.Surface((max(1, width_of(line, style)), height), pygame.SRCALPHA)
    x = 0
    for run in line:
        weight = style.strong if run.strong else style.weight
        colour = (style.strong_colour or style.colour) if run.strong else style.colour
        for part in filter(None, _PARTS.split(run.words)):
            if _PARTS.fullmatch(part):
                piece = lines.line(part, style.family, weight, style.px, colour)
            else:
                piece = font(style.family, weight, style.px).render(part, True, colour)
            y = round((height - piece.get_height()) * 0.54) if piece.get_height() < height else 0
            surface.blit(piece, (x, y))
            x += piece.get_width()
    return surface
