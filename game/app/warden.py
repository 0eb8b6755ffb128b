"""Watches over a kiosk: nothing leads out, the operator gets in, every visitor finds it fresh."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.app.config import Config
from game.app.pin import Lock
from game.scenes.attract import Attract
from game.scenes.operator import Operator
from game.scenes.pin import Pin
from game.scenes.scene import Pop, Push, Replace, Stack, Step
from game.scenes.settings import House
from game.scenes.still_there import StillThere
from game.scenes.table import Table

HOLD = 3.0
"""Seconds that the corner is held for the PIN pad."""
CORNER = 0.09
"""The side of the corner, as a share of the screen's shorter side."""
LEFT_OPEN = 30.0
"""Seconds after which the operator's pages close when nobody touches them."""

_CLOSING = (pygame.QUIT, pygame.WINDOWCLOSE)
_JITTER = 8
"""Pixels by which a mouse must move for somebody to be there."""


@dataclass
class Warden:
    """Sees each event before the scenes do, and the time.

    `now` gives seconds; `restore` makes house and settings as the operator set them; `today` gives
    games played and won; `clear` empties the hall of fame; `unwritten` tells that the disk fails.
    """

    house: House
    config: Config
    lock: Lock
    now: Callable[[], float]
    restore: Callable[[], None]
    today: Callable[[], tuple[int, int]] = lambda: (0, 0)
    clear: Callable[[], None] | None = None
    unwritten: Callable[[], bool] = lambda: False

    def __post_init__(self) -> None:
        self.stack: Stack | None = None
        self._active = self.now()
        self._held: float | None = None
        self._pointer = (-_JITTER, -_JITTER)

    def begin(self, stack: Stack) -> None:
        """The scenes that are watched."""
        self.stack = stack

    # ---- events

    def heed(self, event: pygame.event.Event) -> bool:
        """Notice who is there; whether the event is kept from everybody else."""
        if event.type in _CLOSING:
            return True
        if event.type == pygame.KEYDOWN:
            self._active = self.now()
            self._held = None
            return _leads_out(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._touched(event.pos)
            holds = event.button == 1 and self._in_corner(event.pos)
            self._held = self.now() if holds else None
        elif event.type == pygame.MOUSEBUTTONUP:
            self._touched(event.pos)
            self._held = None
        elif event.type == pygame.MOUSEMOTION:
            far = max(abs(a - b) for a, b in zip(event.pos, self._pointer, strict=True))
            if far >= _JITTER:
                self._touched(event.pos)
            if not self._in_corner(event.pos):
                self._held = None
        elif event.type == pygame.MOUSEWHEEL:
            self._active = self.now()
        return False

    def _touched(self, pos: tuple[int, int]) -> None:
        self._active = self.now()
        self._pointer = pos

    def _in_corner(self, pos: tuple[int, int]) -> bool:
        width, height = self.stack.size
        side = max(56, round(CORNER * min(width, height)))
        x = pos[0] if self.config.corner.endswith("left") else width - 1 - pos[0]
        y = pos[1] if self.config.corner.startswith("top") else height - 1 - pos[1]
        return x < side and y < side

    # ---- time

    @property
    def idle(self) -> float:
        """Seconds since somebody was there."""
        return self.now() - self._active

    def look(self) -> None:
        """Open the pad for a held corner; ask who is there; put away; begin to play by itself."""
        if self._attend():  # by now nothing here may hold the scene that is left
            self.stack.apply(self.put_away())

    def _attend(self) -> bool:
        """Do what the time asks for; True when it asks for the visitor's things to be put away."""
        top = self.stack.top
        if self._held is not None and self.now() - self._held >= HOLD:
            self._held = None
            self._open_pad()
        elif isinstance(top, StillThere):
            return self._count_down(top)
        elif isinstance(top, Attract):
            return False
        elif isinstance(top, Pin | Operator):
            if self.idle >= LEFT_OPEN:
                self.stack.apply(Pop())
        elif self._game_under_way():
            if self.idle >= self.config.warn_after:
                self._ends_at = self.now() + self.config.countdown
                self.stack.apply(Push(StillThere(self.house, self.config.countdown, self.put_away)))
        else:
            return self.idle >= self.config.attract_after
        return False

    def _open_pad(self) -> None:
        if not self.config.pin or isinstance(self.stack.top, Pin | Operator):
            return
        self._active = self.now()
        pad = Pin(self.house, self.lock.opens, lambda: self.lock.wait, self._operator)
        self.stack.apply(Push(pad))

    def _operator(self) -> Operator:
        return Operator(self.house, self.today, self.clear, self.unwritten)

    def _count_down(self, page: StillThere) -> bool:
        """Tell how long it is until a game is put away; True when that time has come."""
        if self.idle < self.config.warn_after:
            return False  # somebody answers at this moment
        left = self._ends_at - self.now()
        if left > 0:
            page.count(min(self.config.countdown, int(left) + 1))
        return left <= 0

    def _game_under_way(self) -> bool:
        tables = [scene for scene in self.stack.scenes if isinstance(scene, Table)]
        played = any(t.session.history and not t.session.won and not t.watched for t in tables)
        return played or self.house.keeper.latest() is not None

    # ---- from one visitor to the next

    def put_away(self) -> Step:
        """The visitor has gone: all is as at the start, and the table plays by itself.

        The old scenes go first, so that what comes does not stand in memory above what they leave.
        """
        self.close()
        self.stack.scenes.clear()
        self.restore()
        self.house.initials = ""
        return Replace(Attract(self.house), all=True)

    def close(self) -> None:
        """Games under way are over, and are counted."""
        for scene in self.stack.scenes:
            if isinstance(scene, Table) and not scene.watched and not scene.session.won:
                self.house.keeper.finish(scene.session, "left")
        while (session := self.house.keeper.latest()) is not None:
            self.house.keeper.finish(session, "left")


def _leads_out(event: pygame.event.Event) -> bool:
    """Whether a key belongs to the window or the system: F11, and all with Alt or the system key.

    Alt is let through where it writes letters, as AltGr does.
    """
    if event.key in (pygame.K_F11, pygame.K_F4):
        return True
    writes = bool(event.unicode) and event.unicode.isprintable()
    alt = event.mod & (pygame.KMOD_ALT | pygame.KMOD_META)
    return bool(alt) and not writes
