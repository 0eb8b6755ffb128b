"""Source Serif Pro and Source Sans Pro (SIL Open Font License), from their PyPI packages."""

import io
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

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
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return pygame.font.Font(None, round(px * 1.2))
    folder = Path(next(iter(spec.submodule_search_locations)))
    return pygame.font.Font(io.BytesIO(_file(folder / "files" / f"{stem}-{weight}.ttf")), px)


@lru_cache(maxsize=16)
def _file(path: Path) -> bytes:
    """A font's file, read once: a font opened by name keeps its file open in every size."""
    return path.read_bytes()


@lru_cache(maxsize=256)
def label(
    words: str, family: str, weight: str, px: int, colour: str | tuple[int, ...]
) -> pygame.Surface:
    """One line of `words` in antialiased letters on a clear ground; do not draw into it."""
    return font(family, weight, px).render(words, True, colour)
