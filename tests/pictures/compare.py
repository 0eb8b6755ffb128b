"""Comparing a picture with the one that was accepted, with some tolerance for other machines."""

from pathlib import Path
from typing import NamedTuple

import pygame

SIDE = 288
"""Pictures are kept this many pixels long: enough to see what is missing or out of place."""

MEAN = 1.6
"""The most that channels may differ on average, of 255."""
CLEAR = 48
"""How far a channel must be off for a pixel to be clearly different."""
SHARE = 0.003
"""The share of pixels that may be clearly different: letters rendered a little otherwise."""

BLOCK, LOCAL = 12, 12
"""Nor may the channels of any block of so many pixels' side differ by more than this."""


class Difference(NamedTuple):
    """How far apart two pictures are; `None` for the sizes means that they agree."""

    mean: float
    share: float
    local: int
    sizes: tuple[tuple[int, int], tuple[int, int]] | None = None

    @property
    def accepted(self) -> bool:
        """Whether they are the same for a human eye."""
        alike = self.mean <= MEAN and self.share <= SHARE and self.local <= LOCAL
        return alike and not self.sizes


def small(picture: pygame.Surface) -> pygame.Surface:
    """The picture as it is kept: small, and in 32 shades of each colour."""
    width, height = picture.get_size()
    scale = SIDE / max(width, height)
    size = round(width * scale), round(height * scale)
    return pygame.transform.smoothscale(picture.convert(24), size).convert(15).convert(24)


def apart(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Channel for channel, how far two pictures of one size are apart."""
    result, back = one.copy(), other.copy()
    result.blit(other, (0, 0), None, pygame.BLEND_RGB_SUB)
    back.blit(one, (0, 0), None, pygame.BLEND_RGB_SUB)
    result.blit(back, (0, 0), None, pygame.BLEND_RGB_ADD)
    return result


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """How far two small pictures are apart."""
    if one.get_size() != other.get_size():
        return Difference(255.0, 1.0, 255, (one.get_size(), other.get_size()))
    shown = apart(one, other)
    channels = pygame.image.tobytes(shown, "RGB")
    clear = sum(max(channels[n : n + 3]) > CLEAR for n in range(0, len(channels), 3))
    blocks = [-(-side // BLOCK) for side in shown.get_size()]
    local = max(pygame.image.tobytes(pygame.transform.smoothscale(shown, blocks), "RGB"))
    return Difference(sum(channels) / len(channels), 3 * clear / len(channels), local)


def side_by_side(wanted: pygame.Surface, found: pygame.Surface) -> pygame.Surface:
    """Wanted, found and, four times as strong, what is different."""
    width = max(wanted.get_width(), found.get_width())
    height = max(wanted.get_height(), found.get_height())
    sheet = pygame.Surface((3 * width + 20, height), depth=24)
    sheet.fill("#ff00ff")
    sheet.blit(wanted, (0, 0))
    sheet.blit(found, (width + 10, 0))
    if wanted.get_size() == found.get_size():
        shown = apart(wanted, found)
        for _ in range(2):
            shown.blit(shown.copy(), (0, 0), None, pygame.BLEND_RGB_ADD)
        sheet.blit(shown, (2 * width + 20, 0))
    return sheet


def check(picture: pygame.Surface, kept: Path, failed: Path, accept: bool = False) -> str:
    """What is wrong with a picture, in a sentence; empty when it is as it was accepted."""
    found = small(picture)
    if accept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(found, kept)
        failed.unlink(missing_ok=True)
        return ""
    if not kept.exists():
        return f"{kept.name} was never accepted: run pytest with --accept-pictures"
    wanted = pygame.image.load(kept)
    measured = difference(wanted, found)
    if measured.accepted:
        failed.unlink(missing_ok=True)
        return ""
    failed.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(side_by_side(wanted, found), failed)
    return f"{kept.name} looks otherwise ({measured}); see {failed}, or --accept-pictures"
