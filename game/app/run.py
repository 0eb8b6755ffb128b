"""One run of the program: the loop, fed by the machine and guarded against errors."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.app.loop import SECOND, SLOW, Loop
from game.app.mishaps import Mishaps
from game.app.pointer import Pointer
from game.app.touch import Fingers
from game.scenes.scene import Relay, Replace, Scene, Stack
from game.scenes.settings import House
from game.scenes.table import Table


@dataclass
class World:
    """What a run needs of the machine; a test brings its own.

    `now` gives nanoseconds, `events` what has happened, `screen` the surface to draw on; `send`
    brings what has changed to the display. `size` is that of the window as the system counts,
    `upright` turns an event the way the screen is turned. `heed` sees each event first and answers
    whether it has dealt with it; `rests` tells whether a pointer at rest is to be hidden.
    """

    now: Callable[[], int]
    events: Callable[[], list[pygame.event.Event]]
    screen: Callable[[], pygame.Surface]
    send: Callable[[list[pygame.Rect]], None]
    size: Callable[[], tuple[int, int]]
    upright: Callable[[pygame.event.Event], pygame.event.Event] = lambda event: event
    heed: Callable[[pygame.event.Event], bool] = lambda event: False
    show_pointer: Callable[[bool], object] = lambda seen: None
    rests: Callable[[], bool] = lambda: False


class Guard(Protocol):
    """Who watches over a kiosk: see `warden`."""

    def begin(self, stack: Stack) -> None:
        """The scenes that are played."""

    def heed(self, event: pygame.event.Event) -> bool:
        """Each event first; whether nobody else is to see it."""

    def look(self) -> None:
        """Time goes by."""

    def close(self) -> None:
        """The program ends."""


class Run:
    """A stack of scenes, its loop, and what stands between them and the machine."""

    def __init__(
        self, house: House, scene: Scene, world: World, mishaps: Mishaps, guard: Guard | None = None
    ) -> None:
        self.house, self.world, self.mishaps, self.guard = house, world, mishaps, guard
        self._surface = world.screen()
        self.stack = Stack(scene, self._surface.get_size())
        if guard:
            guard.begin(self.stack)
        self.fingers = Fingers(world.size, self._seconds)
        self.pointer = Pointer(world.show_pointer, world.rests)
        self.loop = Loop(
            self.stack, world.now, self._events, self._screen, world.send, self._before
        )  # fmt: skip

    def _seconds(self) -> float:
        return self.world.now() / SECOND

    # ---- a frame

    def frame(self) -> int:
        """One frame; how many a second are wanted. `TooMany` when errors come too closely."""
        try:
            wanted = self.loop.frame()
            if self.guard and not self.stack.over:
                self.guard.look()
            self._learn_touch()
        except Exception as error:
            self._recover(error)
            return SLOW
        self.pointer.look(self._seconds())
        return wanted

    def _events(self) -> Iterator[pygame.event.Event]:
        for raw in self.world.events():
            for each in self.fingers.translate(raw):
                event = self.world.upright(each)
                self.pointer.heed(event, self._seconds())
                yield event

    def _before(self, event: pygame.event.Event) -> bool:
        if self.guard and self.guard.heed(event):
            return True
        if event.type == pygame.QUIT:
            self.stack.over = True
        elif event.type == pygame.WINDOWEXPOSED:
            self.stack.expose()
        else:
            return self.world.heed(event)
        return True

    def _screen(self) -> pygame.Surface:
        surface = self.world.screen()
        if surface.get_size() != self.stack.size:
            self.stack.resize(surface.get_size())
        if surface is not self._surface:
            self._surface = surface
            self.stack.expose()
        return surface

    def _learn_touch(self) -> None:
        """Once the first finger has been lifted everything is laid for fingers."""
        if self.fingers.used and not self.house.touch and self.fingers.first is None:
            self.house.touch = True
            self.stack.apply(Relay())

    # ---- errors and the end

    def _recover(self, error: Exception) -> None:
        """Write the error down and begin again in the menu, the game kept as far as it goes."""
        while True:
            scenes = list(self.stack.scenes)
            self.mishaps.note(error, scenes)
            try:
                self._keep(scenes)
                if not self.house.terms.kiosk:
                    self.house.notices = [self.house.words.say("mishap.menu")]
                self.stack.apply(Replace(self.house.doors.menu(), all=True))
                return
            except Exception as again:
                error = again

    def _keep(self, scenes: list[Scene]) -> None:
        for scene in scenes:
            if isinstance(scene, Table) and not scene.watched:
                self.house.keeper.keep(scene.session)

    def stop(self) -> None:
        """The program is to end: by a supervisor, at the next frame."""
        self.stack.over = True

    def close(self) -> None:
        """Keep what is under way."""
        self._keep(self.stack.scenes)
        if self.guard:
            self.guard.close()
