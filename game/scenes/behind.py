"""Cards that pass behind a panel: in its shadow, and seen past its rounded corners."""

import pygame

from game.look import panels, shadows
from game.look.canvas import Piece
from game.look.palette import Theme
from game.scenes.leap import around

Clip = tuple[int, int, int, int]


class Behind:
    """The panel of a win at `rect`, and cards behind it.

    Shadow and panel are painted on each card and not on the picture, where a shadow laid down
    again with every card would grow black. What the middle of the panel covers is left out, so
    that the words there are never painted over.
    """

    def __init__(self, rect: pygame.Rect, theme: Theme, card: pygame.Surface) -> None:
        """`card` is any card: all of them have one outline."""
        radius = panels.ending_radius(rect.size)
        shadow, dx, dy = shadows.below_panel(*rect.size, radius)
        self.panel = (
            Piece(shadow, rect.x + dx, rect.y + dy),
            Piece(panels.ending(rect.size, theme), *rect.topleft),
        )
        """The shadow, and the panel that throws it."""
        self._dark = self.panel[0].rect()
        self._middle = rect.inflate(-2 * radius, -2 * radius)
        # White with the outline of a card: whatever is multiplied by it is cut to that shape.
        self._shape = card.copy()
        self._shape.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_MAX)

    def pieces(self, card: pygame.Surface, x: int, y: int, clip: Clip | None = None) -> list[Piece]:
        """What is seen of a card at a place; with `clip` of that part of the screen only."""
        whole = card.get_rect(topleft=(x, y))
        seen = whole.clip(clip) if clip else whole
        if not seen.colliderect(self._dark):
            return [Piece(card, x, y, 0, clip)]
        pieces = [Piece(card, x, y, 0, tuple(part)) for part in around(seen, self._dark)]
        for part in around(seen.clip(self._dark), self._middle):
            cut = part.move(-x, -y)
            shaded = card.subsurface(cut).copy()
            for piece in self.panel:
                shaded.blit(piece.surface, (piece.x - part.x, piece.y - part.y))
            shaded.blit(self._shape, (0, 0), cut, pygame.BLEND_RGBA_MULT)
            pieces.append(Piece(shaded, *part.topleft))
        return pieces
