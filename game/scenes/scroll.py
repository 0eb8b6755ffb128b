"""Scrolling: by wheel and keys, by dragging the page or its bar. Pixels, and ticks of 1/120 s."""

from functools import lru_cache

import pygame

from game.look.canvas import Piece
from game.look.palette import Theme
from game.look.panels import panel

_EASE = 0.13
"""The share of the way still to go that one tick covers."""
_SLOP, _FINGER_SLOP = 6, 12
_THROW = 22
"""How many ticks of its last speed a page that is let go still glides."""
_HELD_AFTER = 40
_KEYS = {
    pygame.K_UP: -1.0,
    pygame.K_DOWN: 1.0,
}


class Scroll:
    """How far down a page of some length is read in a window of some height."""

    def __init__(self) -> None:
        self.length = self.height = self.line = 1
        self.eased = True
        self._now = self._aim = 0.0
        self._grip: float | None = None
        self._from = 0.0
        self._slop = _SLOP
        self._dragging = self._by_bar = False
        self._speed, self._before = 0.0, 0.0
        self._held, self._since = 0.0, 0

    def lay(self, length: int, height: int, px: int, share: float = 0.0) -> None:
        """A page of `length` pixels seen through `height`, at a share (0 … 1) of its length."""
        self.length, self.height, self.line = length, height, round(px * 1.4)
        self._now = self._aim = self._bound(share * length)
        self._grip = None

    # ---- what there is

    @property
    def most(self) -> int:
        """How far down it goes."""
        return max(0, self.length - self.height)

    @property
    def at(self) -> int:
        """How far down it is."""
        return round(self._now)

    @property
    def share(self) -> float:
        """The same as a share of the length."""
        return self._now / self.length

    @property
    def moving(self) -> bool:
        """Whether it glides."""
        return self._now != self._aim or bool(self._held)

    def bar(self) -> tuple[int, int] | None:
        """Top and height of the bar's thumb; None when all is in sight."""
        if not self.most:
            return None
        high = max(min(44, self.height // 2), self.height * self.height // self.length)
        return round((self.height - high) * self._now / self.most), high

    # ---- what can be done

    def _bound(self, at: float) -> float:
        return min(float(self.most), max(0.0, at))

    def to(self, at: float) -> None:
        """Glide to a place."""
        self._aim = self._bound(at)
        if not self.eased:
            self._now = self._aim

    def by(self, pixels: float) -> None:
        """Glide some way on."""
        self.to(self._aim + pixels)

    def key(self, event: pygame.event.Event) -> None:
        """Arrows, page keys, space, Home and End."""
        page = self.height - 2 * self.line
        if event.key in _KEYS:
            self.by(_KEYS[event.key] * 3 * self.line)
            self._held, self._since = _KEYS[event.key], 0
        elif event.key == pygame.K_PAGEUP or (
            event.key == pygame.K_SPACE and event.mod & pygame.KMOD_SHIFT
        ):
            self.by(-page)
        elif event.key in (pygame.K_PAGEDOWN, pygame.K_SPACE):
            self.by(page)
        elif event.key == pygame.K_HOME:
            self.to(0)
        elif event.key == pygame.K_END:
            self.to(self.most)

    def press(self, y: float, on_bar: bool, finger: bool) -> None:
        """A button or finger goes down at height `y` of the window."""
        self._grip, self._from, self._before = y, self._now, self._now
        self._aim = self._now
        self._speed, self._dragging = 0.0, False
        self._slop = _FINGER_SLOP if finger else _SLOP
        bar = self.bar()
        self._by_bar = on_bar and bar is not None
        if self._by_bar and not bar[0] <= y < bar[0] + bar[1]:
            self._from = self._bound((y - bar[1] / 2) / max(1, self.height - bar[1]) * self.most)
            self._now = self._aim = self._from

    def drag(self, y: float) -> None:
        """It moves to height `y`."""
        if self._grip is None:
            return
        if not self._dragging and abs(y - self._grip) < self._slop:
            return
        self._dragging = True
        way = self._grip - y
        if self._by_bar:
            bar = self.bar()
            way *= -self.most / max(1, self.height - bar[1])
        self._now = self._aim = self._bound(self._from + way)

    def release(self) -> bool:
        """It is let go, and the page glides on; whether it was a mere click on the page."""
        clicked = self._grip is not None and not (self._dragging or self._by_bar)
        if self._dragging and not self._by_bar and self.eased:
            self._aim = self._bound(self._now + self._speed * _THROW)
        self._grip, self._dragging = None, False
        return clicked

    def let_go(self) -> None:
        """Keys and fingers are gone."""
        self._held = 0.0
        self._grip, self._dragging = None, False

    def tick(self) -> bool:
        """1/120 s; whether it has moved."""
        before = self._now
        if self._held:
            self._since += 1
            if self._since > _HELD_AFTER:
                self._aim = self._bound(self._aim + self._held * self.line / 7)
        if self._grip is not None:
            self._speed += (self._now - self._before - self._speed) * 0.25
        self._before = self._now
        way = self._aim - self._now
        self._now = self._aim if abs(way) < 0.6 or not self.eased else self._now + way * _EASE
        return round(before) != round(self._now)


def trimmings(scroll: Scroll, width: int, margin: int, px: int, theme: Theme) -> list[Piece]:
    """What shows that there is more: lines that fade at the ends, and the slim bar."""
    high, wide = round(px * 1.3), width - 2 * margin
    pieces = []
    if scroll.at > 0:
        pieces.append(Piece(_fade(wide, high, theme.edge, False), margin, 0))
    if scroll.at < scroll.most:
        pieces.append(Piece(_fade(wide, high, theme.edge, True), margin, scroll.height - high))
    bar = scroll.bar()
    if bar:
        thick = max(5, round(px * 0.26))
        thumb = panel((thick, bar[1]), theme.line, 0.75, radius=thick / 2)
        pieces.append(Piece(thumb, width - round(px * 0.7) - thick // 2, bar[0]))
    return pieces


@lru_cache(maxsize=4)
def _fade(width: int, height: int, colour: str, down: bool) -> pygame.Surface:
    """A veil of `colour` that grows dense to its lower end if `down`, else to its upper one."""
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    red, green, blue, _ = pygame.Color(colour)
    for y in range(height):
        dense = (y + 1) / height if down else 1 - y / height
        column.set_at((0, y), (red, green, blue, round(255 * dense)))
    return pygame.transform.scale(column, (width, height))
