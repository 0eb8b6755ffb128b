"""The felt below a table: stretched while a window is pulled about, woven anew when it rests."""

from functools import lru_cache

import pygame

from game.look.canvas import Canvas
from game.look.felt import felt
from game.look.palette import Theme
from game.table.flight import ticks

_AFTER = ticks(150)

_felt = lru_cache(maxsize=1)(felt)
"""The latest felt, kept beyond one table; nobody draws on it."""


class Cloth:
    """The canvas of a scene and when its ground is to be made again; times are in ticks."""

    def __init__(self) -> None:
        self.canvas: Canvas | None = None
        self._theme: Theme | None = None
        self._due = 0

    def lay(self, theme: Theme, size: tuple[int, int], now: int) -> Canvas:
        """The canvas for a window of `size` pixels."""
        if self.canvas is None:
            self.canvas = Canvas(_felt(theme, size))
        elif self.canvas.size != size:
            self.canvas = Canvas(pygame.transform.scale(self.canvas.ground, size))
            self._due = now + _AFTER
        elif theme != self._theme:
            self.canvas.replace_ground(_felt(theme, size))
        self._theme = theme
        return self.canvas

    def settle(self, now: int) -> None:
        """Weave the felt anew once the window has rested."""
        if self._due and now >= self._due:
            self._due = 0
            self.canvas.replace_ground(_felt(self._theme, self.canvas.size))
