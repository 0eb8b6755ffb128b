"""Spots and rectangles, in whole pixels."""

from typing import NamedTuple

HEIGHT_OF_WIDTH = 1.4267
LARGE_INDEX_BELOW = 80
"""Cards narrower than this many pixels get large-index faces by themselves."""

_STEP, _STEP_LARGE = 0.31, 0.50
_SQUEEZED, _SQUEEZED_LARGE = 0.285, 0.47


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


def smallest_step(width: int, large_index: bool) -> int:
    """The smallest distance between rows at which rank and suit stay readable with some paper."""
    large = large_index or width < LARGE_INDEX_BELOW
    return round(width * (_STEP_LARGE if large else _STEP))


def squeezed_step(width: int, large_index: bool) -> int:
    """The line of rank and suit itself: what the longest columns may squeeze to, never below."""
    large = large_index or width < LARGE_INDEX_BELOW
    return round(width * (_SQUEEZED_LARGE if large else _SQUEEZED))
