"""When the pointer is seen: not after a touch, and not when it has rested for some seconds."""

from collections.abc import Callable

import pygame

REST = 4.0
"""Seconds."""

_EMPTY = pygame.Cursor((8, 8), (0, 0), (0,) * 8, (0,) * 8)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)


def show(seen: bool) -> None:
    """Show the system's arrow, or nothing.

    Not by `pygame.mouse.set_visible`: while a kiosk holds the mouse, that would also make SDL tell
    only how far it moves, and what comes as places (most touch screens, pens) would be missed.
    """
    try:
        pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW if seen else _EMPTY)
    except pygame.error:  # a system without cursors of its own
        pygame.mouse.set_cursor(pygame.cursors.arrow)


class Pointer:
    """Shows and hides the pointer with `show`; with `rests` it is hidden when nobody moves it."""

    def __init__(self, show: Callable[[bool], object], rests: Callable[[], bool]) -> None:
        self._show, self._rests = show, rests
        self.seen = True
        self._moved = 0.0

    def heed(self, event: pygame.event.Event, seconds: float) -> None:
        """An event at a time in seconds."""
        if event.type in _MOUSE:
            self._moved = seconds
            self._set(not getattr(event, "touch", False))
        elif event.type == pygame.MOUSEBUTTONUP and getattr(event, "touch", False):
            self._set(False)

    def look(self, seconds: float) -> None:
        """Time goes by."""
        if self.seen and self._rests() and seconds - self._moved > REST:
            self._set(False)

    def _set(self, seen: bool) -> None:
        if seen != self.seen:
            self.seen = seen
            self._show(seen)
