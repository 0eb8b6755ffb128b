"""Fingers become presses of one button: the first finger plays, others change nothing.

SDL is told not to make mouse events of fingers (see `window.prepare`), so that nothing comes twice.
"""

from collections.abc import Callable

import pygame

_AGAIN_WITHIN = 0.5
"""Seconds between two taps that count as one double tap."""
_AGAIN_NEAR = 40
"""Pixels, across and down, that they may lie apart."""

_LOST_AFTER = 20.0
"""Seconds without a sign of the finger that plays, after which another may take its place: the
system may have lost its end (a screen unplugged, a driver restarted)."""

_KINDS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class Fingers:
    """Translates events. `size` gives the window in pixels, `now` the time in seconds."""

    def __init__(self, size: Callable[[], tuple[int, int]], now: Callable[[], float]) -> None:
        self._size, self._now = size, now
        self.first: tuple[int, int] | None = None
        """The finger that plays: its device and number."""
        self.used = False
        """Whether a finger was ever there."""
        self._others: set[tuple[int, int]] = set()
        self._taps = 0
        self._tapped_at = -1.0
        self._tapped: tuple[int, int] = (0, 0)
        self._last: tuple[int, int] = (0, 0)
        self._seen_at = 0.0

    def translate(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """What scenes get to see of an event; anything but a finger passes as it is."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.first = None
        if event.type not in _KINDS:
            return [event]
        finger = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERDOWN:
            return self._down(finger, self._place(event))
        if finger != self.first:
            if event.type == pygame.FINGERUP:
                self._others.discard(finger)
            return []
        self._seen_at = self._now()
        if event.type == pygame.FINGERMOTION:
            return self._motion(self._place(event))
        return self._up(self._place(event))

    def _down(self, finger: tuple[int, int], pos: tuple[int, int]) -> list[pygame.event.Event]:
        before: list[pygame.event.Event] = []
        self.used = True
        if self.first not in (None, finger) and self._now() - self._seen_at > _LOST_AFTER:
            before = self._up(self._last)
        if self.first is not None and self.first != finger:
            self._others.add(finger)
            if len(self._others) < 2:
                return []
            # A whole hand: as with a second button, what is held goes home.
            return [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._last, button=2,
                                       clicks=1, touch=True)]  # fmt: skip
        near = all(abs(a - b) <= _AGAIN_NEAR for a, b in zip(pos, self._tapped, strict=True))
        soon = self._now() - self._tapped_at <= _AGAIN_WITHIN
        self._taps = self._taps + 1 if near and soon and self._taps else 1
        self._tapped, self._tapped_at = pos, self._now()
        self.first, self._last, self._seen_at = finger, pos, self._now()
        return [
            *before,
            pygame.event.Event(
                pygame.MOUSEBUTTONDOWN, pos=pos, button=1, clicks=self._taps, touch=True
            ),
        ]

    def _up(self, pos: tuple[int, int]) -> list[pygame.event.Event]:
        self.first = None
        self._others.clear()
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)
        return [up, pygame.event.Event(pygame.WINDOWLEAVE)]  # nothing stays under the pointer

    def _motion(self, pos: tuple[int, int]) -> list[pygame.event.Event]:
        rel = pos[0] - self._last[0], pos[1] - self._last[1]
        self._last = pos
        return [
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(1, 0, 0), touch=True)
        ]

    def _place(self, event: pygame.event.Event) -> tuple[int, int]:
        width, height = self._size()
        x, y = int(event.x * width), int(event.y * height)
        return min(width - 1, max(0, x)), min(height - 1, max(0, y))
