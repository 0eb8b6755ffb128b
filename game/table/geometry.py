"""Spots and rectangles, in whole pixels."""

from collections.abc import Sequence
from typing import NamedTuple

HEIGHT_OF_WIDTH = 1.4267
_STEP, _STEP_LARGE = 0.31, 0.50
_SQUEEZED, _SQUEEZED_LARGE = 0.285, 0.47

_PACK = 0.045


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


def pack_height(width: int) -> int:
    """How far the uppermost card of a whole pack lies above its lowest, in pixels."""
    return max(2, round(width * _PACK))


def smallest_step(width: int, large_index: bool) -> int:
    """The smallest distance between rows at which rank and suit stay readable with some paper."""
    return round(width * (_STEP_LARGE if large_index else _STEP))


def squeezed_step(width: int, large_index: bool) -> int:
    """The line of rank and suit itself: what the longest columns may squeeze to, never below."""
    return round(width * (_SQUEEZED_LARGE if large_index else _SQUEEZED))


def nearest(
    places: Sequence[tuple[int, int]], start: tuple[int, int], dx: int, dy: int
) -> int | None:
    """The index of the place that an arrow key leads to from `start`; None if there is none.

    >>> nearest([(0, 0), (10, 0), (10, 90)], (0, 0), 1, 0)
    1
    """
    best, best_cost = None, None
    for index, (x, y) in enumerate(places):
        along = (x - start[0]) * dx + (y - start[1]) * dy
        across = abs((x - start[0]) * dy) + abs((y - start[1]) * dx)
        if along <= 0:
            continue
        cost = along + 2.5 * across
        if best_cost is None or cost < best_cost:
            best, best_cost = index, cost
    return best
