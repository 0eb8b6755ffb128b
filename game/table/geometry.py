"""Spots and rectangles, in whole pixels."""

from typing import NamedTuple

HEIGHT_OF_WIDTH = 1.4267


class Spot(NamedTuple):
    """Where a card lies: its top left corner, what lies over what, face up or not, its pile."""

    x: int
    y: int
    layer: int
    up: bool
    pile: int


class Rect(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def overlap(self, other: "Rect") -> int:
        """The area, in pixels, that both cover."""
        w = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        h = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return max(0, w) * max(0, h)


def card_height(width: int) -> int:
    """The height of a card of that width."""
    return round(width * HEIGHT_OF_WIDTH)
