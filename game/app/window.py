"""The window: opened, made full screen and back, on whichever display it stands."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.look.svg import raster

ICON = Path(__file__).resolve().parents[2] / "assets" / "icons" / "app.svg"
SMALLEST = (640, 480)

_LOOK_EVERY = 0.4
"""Seconds; the look before the last is older than any size that maximising brings with it."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


def prepare(environ: "os._Environ[str] | dict[str, str]" = os.environ) -> None:
    """Settings that SDL reads before a window opens; what the user has set stays.

    On X11 without a GPU every frame would go through a GL texture: plain pixels are far cheaper.
    """
    if environ.get("SDL_VIDEODRIVER") == "":
        del environ["SDL_VIDEODRIVER"]  # SDL would look for a driver without a name
    x11 = environ.get("DISPLAY") and not environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and x11:
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")


@dataclass
class Window:
    """The one window of the program."""

    title: str
    size: tuple[int, int]
    fullscreen: bool = False
    display: int = 0
    missing_display: int | None = None
    """The number of a display that was asked for and is not there."""
    maximised: bool = False
    _samples: list[tuple[tuple[int, int], tuple[int, int]]] = field(default_factory=list)
    """Place and size when it was neither maximised nor full screen: the latest two looks."""
    _looked: float = 0.0

    def open(self) -> None:
        """Open it; `NoDisplay` if there is no screen at all."""
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if self.display >= pygame.display.get_num_displays():
            self.missing_display, self.display = self.display, 0
        pygame.display.set_caption(self.title)
        pygame.display.set_icon(_icon())
        size = self._fitting(self.size)
        try:
            if self.fullscreen:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self.display)
            else:
                pygame.display.set_mode(size, pygame.RESIZABLE, display=self.display)
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        self._window = pygame.Window.from_display_module()
        if not self.fullscreen:
            self._window.minimum_size = SMALLEST

    def _fitting(self, size: tuple[int, int]) -> tuple[int, int]:
        """A window no larger than its display."""
        sizes = pygame.display.get_desktop_sizes()
        if not sizes:
            return size
        width, height = sizes[min(self.display, len(sizes) - 1)]
        return min(size[0], width), min(size[1], height)

    @property
    def screen(self) -> pygame.Surface:
        """The surface to draw on; a new one after every change of size."""
        return pygame.display.get_surface()

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
        """Now and then note where the window stands; called every frame with the time."""
        if self.fullscreen or self.maximised or seconds < self._looked + _LOOK_EVERY:
            return
        self._looked = seconds
        self._samples = [*self._samples[-1:], (self._window.position, self._window.size)]


def _icon() -> pygame.Surface:
    try:
        return raster(ICON.read_text(encoding="utf-8"), (64, 64))
    except (OSError, pygame.error):
        return pygame.Surface((64, 64), pygame.SRCALPHA)
