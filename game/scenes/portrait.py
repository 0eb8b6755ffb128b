"""The small pictures of the patiences in the menu, and a table on which everything is home."""

from functools import lru_cache

import pygame

from game.engine.patience import Patience
from game.engine.position import Position
from game.look import shadows
from game.look.palette import THEMES
from game.scenes.miniature import Miniature
from game.table.geometry import card_height

_PICTURES_KEPT = 24


def all_home(game: Patience) -> Position:
    """A won position: every foundation built up from nothing, by the words that it takes."""
    position = Position((b"",) * len(game.names), 0)
    left = set(range(len(game.pack.faces)))
    for group, piles in game.placed:
        if group.role != "foundation":
            continue
        table = group.takes.table(game.pack)
        for nth, n in enumerate(piles):
            pile, mask = b"", group.starts.mask(game.pack, nth)
            while cards := [card for card in sorted(left) if mask >> card & 1]:
                left.remove(cards[0])
                pile += bytes(cards[:1])
                mask = table[cards[0]]
            position = position.replace({n: pile})
    return position


@lru_cache(maxsize=1)
def kept() -> dict[tuple, pygame.Surface]:
    """The pictures made so far, by the arguments of `portrait`."""
    return {}


def portrait(
    game: Patience, size: tuple[int, int], language: str, theme: str, four_colours: bool
) -> pygame.Surface:
    """The cards of the sample, at most `size` pixels large, with alpha."""
    key = (game.id, size, language, theme, four_colours)
    pictures = kept()
    if key not in pictures:
        if len(pictures) >= _PICTURES_KEPT:
            pictures.clear()
        pictures[key] = Miniature(game, size, theme).drawn(language, four_colours)
    return pictures[key]


@lru_cache(maxsize=24)
def placeholder(columns: int, size: tuple[int, int], theme: str) -> pygame.Surface:
    """What stands in for a picture that is still to be made: `columns` of blank cards, faintly."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pitch = max(4, round(min(size[0] / columns, size[1] / 2.4)))
    wide = max(3, round(pitch * 0.93))
    high = card_height(wide)
    step = high // 4
    left = (size[0] - (columns - 1) * pitch - wide) // 2
    top = max(0, (size[1] - high - 3 * step) // 2)
    line, ground = pygame.Color(THEMES[theme].line), pygame.Color(THEMES[theme].edge)
    line.a = 70
    radius = max(1, round(wide * shadows.CORNER))
    for column in range(columns):
        for row in range(4):
            card = (left + column * pitch, top + row * step, wide, high)
            pygame.draw.rect(surface, ground, card, border_radius=radius)
            pygame.draw.rect(surface, line, card, 1, border_radius=radius)
    return surface
