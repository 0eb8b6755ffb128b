"""A scene is one thing the player looks at; of the scenes on the stack the top one is played."""

from dataclasses import dataclass
from typing import TypeAlias

import pygame


@dataclass(frozen=True)
class Push:
    """Put a scene on top of this one."""

    scene: "Scene"


@dataclass(frozen=True)
class Pop:
    """This scene is over; the one below goes on, and first carries out `then` if there is one."""

    then: "Step" = None


@dataclass(frozen=True)
class Replace:
    """This scene is over and `scene` stands in its place; with `all` in that of the whole stack."""

    scene: "Scene"
    all: bool = False


@dataclass(frozen=True)
class Relay:
    """Something that every scene shows has changed: all in sight are laid anew."""


@dataclass(frozen=True)
class Quit:
    """The program ends."""


Step: TypeAlias = Push | Pop | Replace | Relay | Quit | None


class Scene:
    """What the loop talks to. `overlay` scenes leave the scene below them in sight."""

    overlay = False
    repaint = True
    """Set when the screen has lost its contents; `draw` then paints everything."""

    def enter(self, size: tuple[int, int]) -> None:
        """The scene comes to the top, or the window has a new size (pixels)."""
        raise NotImplementedError

    def covered(self) -> None:
        """Another scene is put on top of this one."""

    def handle(self, event: pygame.event.Event) -> Step:
        """One event of the window."""
        return None

    def tick(self) -> Step:
        """1/120 s goes by."""
        return None

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Bring `screen` up to date, `fraction` of a tick after the last; the changed parts."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Whether something moves, so that frames must not be saved."""
        return False


class Stack:
    """The scenes, the top one last."""

    def __init__(self, first: Scene, size: tuple[int, int]) -> None:
        self.size = size
        self.scenes = [first]
        self.over = False
        first.enter(size)

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self.scenes[-1]

    def resize(self, size: tuple[int, int]) -> None:
        """The window has a new size: every scene in sight is laid anew."""
        self.size = size
        for scene in self.scenes[self._lowest_seen() :]:
            scene.enter(size)
            scene.repaint = True

    def expose(self) -> None:
        """The screen has lost its contents."""
        for scene in self.scenes:
            scene.repaint = True

    def apply(self, step: Step) -> None:
        """Carry out what a scene answered."""
        match step:
            case Push(scene):
                self.top.covered()
                self.scenes.append(scene)
                self._arrive()
            case Pop(then):
                self.scenes.pop()
                if not self.scenes:
                    self.over = True
                    return
                self._arrive()
                self.apply(then)
            case Replace(scene, all_of_them):
                if all_of_them:
                    self.scenes.clear()
                else:
                    self.scenes.pop()
                self.scenes.append(scene)
                self._arrive()
            case Relay():
                self.resize(self.size)
            case Quit():
                self.over = True

    def _arrive(self) -> None:
        self.top.enter(self.size)
        self.expose()

    def _lowest_seen(self) -> int:
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].overlay:
            lowest -= 1
        return lowest

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to the top scene."""
        self.apply(self.top.handle(event))

    def tick(self) -> None:
        """1/120 s goes by for the top scene."""
        self.apply(self.top.tick())

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Draw what is in sight; the parts of the screen that changed.

        A scene below an overlay stands still: it is drawn once, when the screen was lost.
        """
        rects: list[pygame.Rect] = []
        if self.top.repaint:
            for scene in self.scenes[self._lowest_seen() : -1]:
                scene.repaint = True
                rects += scene.draw(screen, 0.0)
        return rects + self.top.draw(screen, fraction)
