"""A screen that stands on its side or head: scenes draw upright, what changed is turned.

`Turned(90)` turns the picture clockwise by a quarter. Scenes see an upright surface of the turned
size; of what they change only the rectangles go, turned, to the real one.
"""

import pygame

TURNS = (0, 90, 180, 270)

Point = tuple[int, int]


def upright_size(turn: int, size: Point) -> Point:
    """The size that scenes see of a screen of `size` pixels.

    >>> upright_size(90, (1920, 1080))
    (1080, 1920)
    """
    return size if turn in (0, 180) else (size[1], size[0])


def upright(turn: int, pos: Point, size: Point) -> Point:
    """Where scenes see the point `pos` of a screen of `size` pixels.

    >>> upright(90, (1919, 0), (1920, 1080)), upright(270, (0, 0), (1920, 1080))
    ((0, 0), (1079, 0))
    """
    x, y = pos
    width, height = size
    return {
        0: (x, y),
        90: (y, width - 1 - x),
        180: (width - 1 - x, height - 1 - y),
        270: (height - 1 - y, x),
    }[turn]


def on_screen(turn: int, rect: pygame.Rect, size: Point) -> pygame.Rect:
    """Where a rectangle that scenes have drawn lies on a screen of `size` pixels.

    >>> on_screen(90, pygame.Rect(0, 0, 10, 20), (1920, 1080))
    Rect(1900, 0, 20, 10)
    """
    x, y, w, h = rect
    width, height = size
    return pygame.Rect({
        0: (x, y, w, h),
        90: (width - y - h, x, h, w),
        180: (width - x - w, height - y - h, w, h),
        270: (y, height - x - w, h, w),
    }[turn])  # fmt: skip


class Turned:
    """The upright surface for a screen that is turned by `turn` degrees clockwise."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.surface: pygame.Surface | None = None

    def surface_for(self, real: pygame.Surface) -> pygame.Surface:
        """What scenes draw on; `real` itself where nothing is turned."""
        if not self.turn:
            return real
        size = upright_size(self.turn, real.get_size())
        if self.surface is None or self.surface.get_size() != size:
            self.surface = pygame.Surface(size).convert(real)
        return self.surface

    def send(self, rects: list[pygame.Rect], real: pygame.Surface) -> list[pygame.Rect]:
        """Bring what has changed to the real surface; where it lies there."""
        if not self.turn or self.surface is None:
            return rects
        sent = []
        bounds = self.surface.get_rect()
        for rect in rects:
            part = pygame.Rect(rect).clip(bounds)
            if part.w and part.h:
                place = on_screen(self.turn, part, real.get_size())
                turned = pygame.transform.rotate(self.surface.subsurface(part), -self.turn)
                real.blit(turned, place)
                sent.append(place)
        return sent

    def event(self, event: pygame.event.Event, size: Point) -> pygame.event.Event:
        """The event with its position, if it has one, as scenes see it; `size` of the screen."""
        if not self.turn or not hasattr(event, "pos"):
            return event
        values = {**event.dict, "pos": upright(self.turn, event.pos, size)}
        if "rel" in values:
            dx, dy = values["rel"]
            values["rel"] = {90: (dy, -dx), 180: (-dx, -dy), 270: (-dy, dx)}[self.turn]
        return pygame.event.Event(event.type, values)
