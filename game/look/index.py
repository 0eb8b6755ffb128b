"""The rank letters of a card's index: set large once, scaled down once."""

from functools import lru_cache

import pygame

from game.look import fonts

_NARROWED = {"10": 0.78, "K": 0.86, "Q": 0.86, "A": 0.9, "D": 0.86, "W": 0.66, "J": 1.0}
_FATTENED = ("10", "W", "M")
_TAIL = 1.08  # how far the tail of a Q may hang below the base line


@lru_cache(maxsize=48)
def _large_letters(letters: str, px: int) -> tuple[pygame.Surface, float]:
    """White letters cut to their ink, and their height in terms of a plain one.

    Letters are measured against an H, digits against an 8, so that all stand on one line.
    """
    font = fonts.font("serif", "Bold", px)
    drawn = font.render(letters, True, "white")
    if letters == "10":  # set close, so that it need not be squeezed so much
        drawn = pygame.Surface((drawn.get_width() + px // 10, drawn.get_height()), pygame.SRCALPHA)
        left = 0
        for digit in letters:
            glyph = font.render(digit, True, "white")
            box = glyph.get_bounding_rect()
            drawn.blit(glyph, (left, box.top), box)
            left += box.width + px // 40
    if letters in _FATTENED:  # what is squeezed most would have thin stems among the others
        once = drawn.copy()
        for step in range(1, px // 28):
            drawn.blit(once, (step, 0))
    ink = drawn.get_bounding_rect()
    kind = font.render("8" if letters.isdigit() else "H", True, "white").get_bounding_rect()
    return drawn.subsurface(ink), ink.height / kind.height


def index_letters(letters: str, height: int, room: int, colour: str) -> pygame.Surface:
    """The rank in bold serif, `height` px high (a tail may hang lower), at most `room` px wide."""
    large, tall = _large_letters(letters, 400 if height > 40 else 200)
    scale = height * tall / large.get_height()
    width = large.get_width() * scale * _NARROWED.get(letters, 0.92)
    if letters == "J":
        tall = 1.0  # its tail is squeezed up to the base line
    rows = round(height * (min(tall, _TAIL) if letters == "Q" else min(tall, 1.03)))
    size = (max(1, min(round(width), room)), max(1, rows))
    small = pygame.transform.smoothscale(large, size)
    tint = pygame.Surface(size, pygame.SRCALPHA)
    tint.fill(colour)
    small.blit(tint, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return small
