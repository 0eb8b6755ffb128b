"""Source Serif Pro and Source Sans Pro (SIL Open Font License), from their PyPI packages."""

import io
from functools import lru_cache

import pygame

from game.look.files import letters

_PACKAGES = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
}


@lru_cache(maxsize=96)
def font(family: str, weight: str, px: int) -> pygame.font.Font:
    """A font of `px` pixels; family "serif" or "sans"; weight "Regular", "Semibold", "Bold", "It".

    Where the package is missing pygame's own font stands in, so that the game still starts.
    """
    package, stem = _PACKAGES[family]
    data = letters(package, f"{stem}-{weight}.ttf")
    if data is None:
        return pygame.font.Font(None, round(px * 1.2))
    # A font opened by name would keep its file open in every size.
    return pygame.font.Font(io.BytesIO(data), px)


@lru_cache(maxsize=256)
def label(
    words: str, family: str, weight: str, px: int, colour: str | tuple[int, ...]
) -> pygame.Surface:
    """One line of `words` in antialiased letters on a clear ground; do not draw into it."""
    return font(family, weight, px).render(words, True, colour)
