"""Soft shadows below cards and panels.

Every function gives (surface, dx, dy): blit the surface at the card's top left + (dx, dy).
"""

from functools import lru_cache

import pygame

from game.look.soft import blurred, reach, up_to

Sprite = tuple[pygame.Surface, int, int]

CORNER = 0.06
"""Radius of a card's corners as a share of its width."""


@lru_cache(maxsize=6)
def resting(width: int, height: int) -> Sprite:
    """The shadow of a card of `width` x `height` pixels that lies on the table."""
    blur, down = max(2, round(width * 0.028)), max(1, round(width * 0.014))
    return _shadow((width, height), round(width * CORNER), blur, 120, (0, down), 2)


@lru_cache(maxsize=6)
def lifted(width: int, height: int) -> Sprite:
    """The shadow of a card of `width` x `height` pixels held above the table."""
    blur = max(6, round(width * 0.10))
    away = round(width * 0.05), round(width * 0.13)
    return _shadow((width, height), round(width * CORNER), blur, 150, away, 4)


@lru_cache(maxsize=4)
def below_panel(width: int, height: int, radius: int) -> Sprite:
    """The shadow of a panel of `width` x `height` pixels with corners of `radius` pixels."""
    blur = max(8, round(height * 0.045))
    # The wider the blur, the smaller the picture that is enough for it.
    fraction = 4 if blur < 32 else 8
    return _shadow((width, height), radius, blur, 170, (0, round(blur * 0.7)), fraction)


def _shadow(
    size: tuple[int, int],
    radius: int,
    blur: int,
    darkness: int,
    away: tuple[int, int],
    fraction: int,
) -> Sprite:
    margin = reach(blur, fraction)
    width, height = (up_to(side + 2 * margin, fraction) for side in size)
    shape = pygame.Surface((width, height), pygame.SRCALPHA)
    shape.fill((0, 0, 0, 0))
    pygame.draw.rect(
        shape, (0, 0, 0, darkness), (margin, margin, *size), border_radius=max(1, radius)
    )
    sprite = blurred(shape, blur, fraction)
    del shape  # below a large window's panel it takes 12 MB
    if pygame.display.get_surface():
        sprite = sprite.convert_alpha()
    return sprite, away[0] - margin, away[1] - margin
