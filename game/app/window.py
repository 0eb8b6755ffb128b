"""The window: opened, made full screen and back, on whichever display it stands."""

import os
import sys
from dataclasses import dataclass, field

import pygame

from game import ASSETS
from game.app.turned import Turned
from game.look.svg import raster

ICON = ASSETS / "icons" / "app.svg"
SMALLEST = (640, 480)

_LOOK_EVERY = 0.4
"""Seconds; the look before the last is older than any size that maximising brings with it."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


_DEFAULT = (1280, 800)
_FRAME = (16, 80)
"""Pixels, across and down, that frame, title and panels may take of a desktop."""

_UNSEEN = ("offscreen", "dummy")
"""Drivers that show nothing: SDL falls back to them, and nobody would notice."""

_KIOSK = {"SDL_GRAB_KEYBOARD": "1", "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0"}
"""With these a grab holds the keyboard too, and with it Alt+F4 and Alt+Tab."""


def prepare(environ: "os._Environ[str] | dict[str, str]" = os.environ, kiosk: bool = False) -> None:
    """Settings that SDL reads before a window opens; what the user has set stays.

    On X11 without a GPU every frame would go through a GL texture: plain pixels are far cheaper.
    Fingers are translated by `touch`, and must not come as a mouse besides.
    """
    if environ.get("SDL_VIDEODRIVER") == "":
        del environ["SDL_VIDEODRIVER"]  # SDL would look for a driver without a name
    environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    for name, value in _KIOSK.items() if kiosk else ():
        environ.setdefault(name, value)
    x11 = environ.get("DISPLAY") and not environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and x11:
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")


@dataclass
class Window:
    """The one window of the program."""

    title: str
    size: tuple[int, int] | None
    """As it was asked for; None is a size that suits the desktop."""
    fullscreen: bool = False
    display: int = 0
    missing_display: int | None = None
    """The number of a display that was asked for and is not there."""
    maximised: bool = False
    kiosk: bool = False
    """Whether it holds mouse and keyboard, and comes back when a display goes."""
    turn: int = 0
    """By how many degrees, clockwise, the picture is turned."""
    _samples: list[tuple[tuple[int, int], tuple[int, int]]] = field(default_factory=list)
    """Place and size when it was neither maximised nor full screen: the latest two looks."""
    _looked: float = 0.0
    _desktops: list[tuple[int, int]] = field(default_factory=list)

    def open(self) -> None:
        """Open it; `NoDisplay` if there is no screen at all."""
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if (driver := pygame.display.get_driver()) in _UNSEEN and not _asked_for(driver):
            pygame.display.quit()
            raise NoDisplay(driver)
        if self.display >= pygame.display.get_num_displays():
            self.missing_display = self.display
        pygame.display.set_caption(self.title)
        pygame.display.set_icon(_icon())
        self._turned = Turned(self.turn)
        try:
            self._set_mode()
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if not self.fullscreen:
            self._window.minimum_size = SMALLEST

    def _set_mode(self) -> None:
        """At desktop size without a change of mode, or as a window; on a display that is there."""
        self._desktops = pygame.display.get_desktop_sizes()
        display = self.display if self.display < pygame.display.get_num_displays() else 0
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=display)
        else:
            size = self._fitting(self.size)
            pygame.display.set_mode(size, pygame.RESIZABLE, display=display)
        self._window = pygame.Window.from_display_module()
        if self.kiosk:
            pygame.display.set_allow_screensaver(False)
            pygame.event.set_grab(True)

    def _fitting(self, size: tuple[int, int] | None) -> tuple[int, int]:
        """A window no larger than its display, with its frame if nobody asked for a size."""
        sizes = pygame.display.get_desktop_sizes()
        width, height = sizes[min(self.display, len(sizes) - 1)] if sizes else _DEFAULT
        if size is None:
            size, width, height = _DEFAULT, width - _FRAME[0], height - _FRAME[1]
            width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
        return min(size[0], width), min(size[1], height)

    @property
    def screen(self) -> pygame.Surface:
        """The surface to draw on, upright; a new one after every change of size."""
        return self._turned.surface_for(pygame.display.get_surface())

    @property
    def real_size(self) -> tuple[int, int]:
        """The size of the window as the system sees it."""
        return pygame.display.get_surface().get_size()

    def send(self, rects: list[pygame.Rect]) -> None:
        """Bring the parts of `screen` that have changed to the display."""
        sent = self._turned.send(rects, pygame.display.get_surface())
        if sent:
            pygame.display.update(sent)

    def upright(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event as it is seen on `screen`."""
        return self._turned.event(event, self.real_size)

    def toggle_fullscreen(self) -> None:
        """Full screen on the display the window is on, and back to its old place and size."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._window.set_fullscreen(desktop=True)
            return
        self._window.set_windowed()
        self._window.resizable = True
        self._window.minimum_size = SMALLEST
        if self.maximised:
            # SDL comes back from full screen to a window of its own choice: put it where it was,
            # then maximise it again, so that un-maximising finds the old place too.
            if self._samples:
                self._window.position, self._window.size = self._samples[0]
            self._window.maximize()

    def heed(self, event: pygame.event.Event) -> None:
        """Keep up with what the window manager does."""
        if not self.fullscreen:
            if event.type == pygame.WINDOWMAXIMIZED:
                self.maximised = True
            elif event.type == pygame.WINDOWRESTORED:
                self.maximised = False

    def look(self, seconds: float) -> None:
        """Now and then note where the window stands; called every frame with the time.

        A kiosk looks whether displays have come, gone or changed, and fills its own again.
        """
        if self.kiosk and self.fullscreen and seconds >= self._looked + _LOOK_EVERY:
            self._looked = seconds
            self._refit()
        if self.fullscreen or self.maximised or seconds < self._looked + _LOOK_EVERY:
            return
        self._looked = seconds
        self._samples = [*self._samples[-1:], (self._window.position, self._window.size)]

    def _refit(self) -> None:
        desktops = pygame.display.get_desktop_sizes()
        if desktops == self._desktops or not desktops:
            return  # nothing new, or no display at all: the window waits for one
        try:
            self._set_mode()
        except pygame.error:
            self._desktops = []  # tried again at the next look


def _asked_for(driver: str) -> bool:
    return any(
        driver in os.environ.get(name, "") for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    )


def _icon() -> pygame.Surface:
    try:
        return raster(ICON.read_text(encoding="utf-8"), (64, 64))
    except (OSError, pygame.error):
        return pygame.Surface((64, 64), pygame.SRCALPHA)
