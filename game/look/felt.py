"""The cloth of the table: soft light from above and a fine grain."""

import math
import random
from functools import lru_cache

import pygame

from game.look.palette import Theme

LIGHT = (0.5, 0.38)
"""Where the light falls, as shares of width and height."""

_MAP_WIDTH = 96
_TILE = 512
_DEEP = 17  # how far the grain goes down and up, of 255 steps between edge and centre
_SPREAD = bytes(2 + round(value * (2 * _DEEP - 4) / 255) for value in range(256))
_FIBRES = (0, 2, 2 * _DEEP)


def felt(theme: Theme, size: tuple[int, int], light: tuple[float, float] = LIGHT) -> pygame.Surface:
    """An opaque table `size` pixels large, in the display's format if there is a display.

    `light` is the bright spot as shares of width and height. The same arguments give the same
    pixels, and none is brighter than the theme's centre. The surface belongs to the caller:
    nothing of full size is kept or made besides it.
    """
    # Light and grain are added up while there are 255 steps, and only then brought down to the
    # thirty or so between edge and centre: the grain hides the steps, and no rings are seen.
    table = pygame.Surface(size)
    pygame.transform.smoothscale(_light_map(size, light), size, table)
    tile = grain()
    for y in range(0, size[1], _TILE):
        for x in range(0, size[0], _TILE):
            table.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    centre, edge = tuple(pygame.Color(theme.centre))[:3], tuple(pygame.Color(theme.edge))[:3]
    reach = tuple(bright - dark for bright, dark in zip(centre, edge, strict=True))
    table.fill(reach, special_flags=pygame.BLEND_RGB_MULT)
    table.fill(edge, special_flags=pygame.BLEND_RGB_ADD)
    return table


def _light_map(size: tuple[int, int], light: tuple[float, float]) -> pygame.Surface:
    """The light alone in grey, 96 pixels wide, with room for the grain above it."""
    width, height = size
    small = pygame.Surface((_MAP_WIDTH, max(8, round(_MAP_WIDTH * height / width))))
    columns, rows = small.get_size()
    # Between a circle and the window's own shape: natural on both long and tall tables.
    stretch = (width / height) ** 0.3
    for y in range(rows):
        dy = ((y + 0.5) / rows - light[1]) / stretch
        for x in range(columns):
            dx = ((x + 0.5) / columns - light[0]) * stretch
            far = min(1.0, math.hypot(dx, dy) / 0.82)
            grey = round((255 - 2 * _DEEP) * (1 - far * far * (3 - 2 * far)))
            small.set_at((x, y), (grey, grey, grey))
    return small


@lru_cache(maxsize=1)
def grain() -> pygame.Surface:
    """The grain, 512 x 512 pixels of grey to be added to the light; joins itself at all sides."""
    chance = random.Random(1883)
    noise = chance.randbytes(_TILE * _TILE).translate(_SPREAD)
    pixels = bytearray(3 * len(noise))
    for channel in range(3):
        pixels[channel::3] = noise
    tile = pygame.Surface((_TILE, _TILE))
    tile.blit(pygame.image.frombytes(bytes(pixels), (_TILE, _TILE), "RGB"), (0, 0))
    for _ in range(_TILE * _TILE // 110):
        _fibre(tile, chance)
    return tile


def _fibre(tile: pygame.Surface, chance: random.Random) -> None:
    """One short hair of the cloth; what leaves the tile comes in again at the other side."""
    x, y = chance.randrange(_TILE), chance.randrange(_TILE)
    slope, length = chance.uniform(0, math.pi), chance.uniform(3, 8)
    dx, dy = round(length * math.cos(slope)), round(length * math.sin(slope))
    shade = (chance.choice(_FIBRES),) * 3
    for left in {x} | {x - _TILE if x + dx >= _TILE else x} | {x + _TILE if x + dx < 0 else x}:
        for top in {y} | {y - _TILE if y + dy >= _TILE else y}:
            pygame.draw.line(tile, shade, (left, top), (left + dx, top + dy))
