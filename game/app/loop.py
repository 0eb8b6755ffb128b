"""A fixed timestep: integer time, 120 ticks a second, drawing in between."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.scenes.scene import Stack

TICK_RATE = 120
SECOND = 1_000_000_000
MOST_TICKS = 24
"""Ticks made up for in one frame after a pause (200 ms); the rest of a pause did not happen."""

AWAKE = 2 * SECOND
"""How long after input frames come at full rate, in nanoseconds."""
FAST, SLOW = 60, 20
"""Frames a second while something moves or has just been touched, and otherwise."""


@dataclass
class Clock:
    """Turns nanoseconds that went by into whole ticks and a fraction of one.

    >>> clock = Clock()
    >>> clock.advance(10_000_000), clock.advance(10_000_000), round(clock.fraction, 2)
    (1, 1, 0.4)
    """

    owed: int = 0
    """Time not yet ticked, in nanoseconds times `TICK_RATE`: an integer, so nothing drifts."""

    def advance(self, nanoseconds: int) -> int:
        """Ticks that are due now."""
        self.owed += max(0, nanoseconds) * TICK_RATE
        due, self.owed = divmod(self.owed, SECOND)
        if due > MOST_TICKS:
            self.owed = 0
            return MOST_TICKS
        return due

    @property
    def fraction(self) -> float:
        """The part of the next tick that has already gone by, 0 … 1."""
        return self.owed / SECOND


_INPUT = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.KEYDOWN,
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
)


class Loop:
    """Feeds a stack of scenes with events and time, and the display with what they draw.

    `now` gives nanoseconds, `events` what has happened, `screen` the surface to draw on and
    `send` brings rectangles to the display: a test passes its own.
    """

    def __init__(
        self,
        stack: Stack,
        now: Callable[[], int],
        events: Callable[[], list[pygame.event.Event]],
        screen: Callable[[], pygame.Surface],
        send: Callable[[list[pygame.Rect]], None],
        before: Callable[[pygame.event.Event], bool] = lambda event: False,
    ) -> None:
        """`before` sees each event first and answers whether it has dealt with it."""
        self.stack = stack
        self.clock = Clock()
        self._now, self._events, self._screen, self._send = now, events, screen, send
        self._before = before
        self._last = now()
        self._touched = self._last

    def frame(self) -> int:
        """One frame: events, ticks, picture. The frames a second that are wanted next."""
        for event in self._events():
            if event.type in _INPUT:
                self._touched = self._last
            if not self._before(event):
                self.stack.handle(event)
            if self.stack.over:
                return SLOW
        now = self._now()
        for _ in range(self.clock.advance(now - self._last)):
            self.stack.tick()
            if self.stack.over:
                return SLOW
        self._last = now
        rects = self.stack.draw(self._screen(), self.clock.fraction)
        if rects:
            self._send(rects)
        awake = self.stack.top.busy or now - self._touched < AWAKE
        return FAST if awake else SLOW
