"""Drawings as text, turned into surfaces of the size asked for."""

import io

import pygame


def document(body: str, width: float, height: float) -> str:
    """An SVG document `width` x `height` user units large around the drawing `body`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{body}</svg>'
    )


def raster(text: str, size: tuple[int, int]) -> pygame.Surface:
    """The drawing `text` at `size` pixels, with alpha, in the display's format if there is one."""
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    return surface.convert_alpha() if pygame.display.get_surface() else surface
