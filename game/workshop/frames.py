"""Frames measured one by one, as fast as they come."""

from dataclasses import dataclass, field
from time import perf_counter, process_time

import pygame

from game.app.window import Window, prepare
from game.scenes.table import Table
from game.workshop.stage import Stage

_LONGEST_FLIGHT = 240


def open_screen(size: tuple[int, int]) -> tuple[pygame.Surface, str]:
    """The window as the program opens it, no larger than its display, and the driver.

    The dummy driver, which has a small display, gives any size.
    """
    prepare()
    pygame.font.init()
    window = Window("bench", size)
    window.open()
    if pygame.display.get_driver() == "dummy":
        pygame.display.set_mode(size)
    for _ in range(3):
        pygame.event.pump()
    return window.screen, pygame.display.get_driver()


@dataclass
class Run:
    """Frames measured one by one, without sleeping.

    `whole` says what each of them does besides: "" nothing, "sent" brings the whole picture to the
    display again, "redrawn" also paints the whole picture anew, felt, every card and the strip, as
    programs do that draw everything in every frame.
    """

    stage: Stage
    whole: str = ""
    times: list[float] = field(default_factory=list)
    """Seconds of each frame: events, ticks, drawing and sending to the display."""
    processor: list[float] = field(default_factory=list)
    """Seconds of processor time of each: all threads, and nothing of other programs' noise."""

    def frame(self, smaller: int = 0) -> None:
        """One frame, measured; the window is first pulled smaller by some steps."""
        stage = self.stage
        if self.whole and isinstance(stage.top, Table):
            stage.stack.expose()
        used, start = process_time(), perf_counter()
        if self.whole == "redrawn" and isinstance(stage.top, Table):
            stage.top.canvas.replace_ground(stage.top.canvas.ground)
        if smaller:
            width, height = pygame.display.get_surface().get_size()
            size = width - 6 * smaller, height - 4 * smaller
            stage.resize(pygame.display.get_surface().subsurface((0, 0, *size)))
        stage.frame()
        if self.whole and not isinstance(stage.top, Table):
            _all_again(pygame.display.get_surface())
        self.times.append(perf_counter() - start)
        self.processor.append(process_time() - used)

    def while_busy(self, most: int = _LONGEST_FLIGHT) -> None:
        """Frames as long as something moves."""
        self.frame()
        for _ in range(most):
            if not self.stage.top.busy:
                break
            self.frame()


_spare: dict[tuple[int, int], pygame.Surface] = {}


def _all_again(screen: pygame.Surface) -> None:
    """As much work as painting and sending the whole screen, for scenes that keep no picture."""
    if screen.get_size() not in _spare:
        _spare.clear()
        _spare[screen.get_size()] = screen.copy()
    _spare[screen.get_size()].blit(screen, (0, 0))
    pygame.display.update()
