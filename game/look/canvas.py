"""A picture that knows what lies on it, so that only what changes is painted again."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

WHOLE_ABOVE = 0.4
"""The share of the screen above which the whole is cheaper than its rectangles."""


class Piece(NamedTuple):
    """A surface at a place, in pixels; `flags` as `Surface.blit` takes them.

    With `clip` (x, y, w, h) only that part of the screen is painted.
    """

    surface: pygame.Surface
    x: int
    y: int
    flags: int = 0
    clip: tuple[int, int, int, int] | None = None

    def rect(self) -> pygame.Rect:
        """What it covers."""
        whole = pygame.Rect(self.x, self.y, *self.surface.get_size())
        return whole.clip(self.clip) if self.clip else whole


def merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The rectangles, those that touch made one, so that no pixel is painted twice."""
    left = [r for r in rects if r.w > 0 and r.h > 0]
    result: list[pygame.Rect] = []
    while left:
        rect = left.pop()
        hit = rect.collidelist(result)
        if hit < 0:
            result.append(rect)
        else:
            left.append(rect.union(result.pop(hit)))
    return result


class Canvas:
    """A ground with pieces lying on it, and pieces flying above that are not part of it.

    `show` says what lies there; `draw` brings a screen up to date and answers with the
    rectangles to send to the display.
    """

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        self.size = ground.get_size()
        self.picture = ground.copy()
        self._area = self.size[0] * self.size[1]
        self._pieces: list[Piece] = []
        self._rects: list[pygame.Rect] = []
        self._known: set[Piece] = set()
        self._stale: list[pygame.Rect] = []
        self._pending: list[pygame.Rect] = []
        self._flying: list[Piece] = []
        self._whole = True

    def replace_ground(self, ground: pygame.Surface) -> None:
        """Another ground of the same size; everything is painted anew."""
        self.ground = ground
        self._stale = [self.picture.get_rect()]
        self._repaint()

    def expose(self) -> None:
        """The screen has lost its contents: the next `draw` paints all of it."""
        self._whole = True

    def show(self, pieces: list[Piece]) -> None:
        """What lies on the ground now, lowest first."""
        known = set(pieces)
        changed = known ^ self._known
        self._pieces = pieces
        if not changed:
            return
        self._known = known
        self._rects = [piece.rect() for piece in pieces]
        self._stale += [piece.rect() for piece in changed]
        self._repaint()

    def keep(self, piece: Piece) -> None:
        """Paint a piece into the picture for good, as the trail of something that passed."""
        rect = piece.rect().clip(self.picture.get_rect())
        self.picture.set_clip(piece.clip)
        self.picture.blit(piece.surface, (piece.x, piece.y), None, piece.flags)
        self.picture.set_clip(None)
        self._pending.append(rect)

    def _repaint(self) -> None:
        picture = self.picture
        bounds = picture.get_rect()
        stale = merged([rect.clip(bounds) for rect in self._stale])
        if sum(rect.w * rect.h for rect in stale) > 0.6 * self._area:
            stale = [bounds]
        for rect in stale:
            picture.set_clip(rect)
            picture.blit(self.ground, rect, rect)
            for index in rect.collidelistall(self._rects):
                piece = self._pieces[index]
                picture.blit(piece.surface, (piece.x, piece.y), None, piece.flags)
        picture.set_clip(None)
        self._stale = []
        self._pending += stale

    def draw(self, screen: pygame.Surface, flying: list[Piece]) -> list[pygame.Rect]:
        """Bring `screen` up to date; `flying` pieces are seen above, lowest first."""
        pending = self._pending
        if not self._whole and not pending and flying == self._flying:
            return []
        bounds = self.picture.get_rect()
        touched = pending + [p.rect() for p in self._flying] + [p.rect() for p in flying]
        self._pending = []
        self._flying = flying
        rects = merged([rect.clip(bounds) for rect in touched])
        if self._whole or sum(r.w * r.h for r in rects) > WHOLE_ABOVE * self._area:
            rects = [bounds]
        self._whole = False
        for rect in rects:
            screen.blit(self.picture, rect, rect)
        for piece in flying:
            if piece.clip:
                screen.set_clip(piece.clip)
                screen.blit(piece.surface, (piece.x, piece.y), None, piece.flags)
                screen.set_clip(None)
            else:
                screen.blit(piece.surface, (piece.x, piece.y), None, piece.flags)
        return rects
