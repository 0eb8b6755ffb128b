"""A kiosk for tests: its time, disk, screen and input are handed in; nothing sleeps."""

from dataclasses import dataclass, field
from datetime import date, datetime, time
from pathlib import Path

import pygame

from game.app.config import Config
from game.app.guests import Guests
from game.app.kiosk import open_house
from game.app.mishaps import Mishaps
from game.app.picture import open_dummy, quiet_house
from game.app.pin import hashed
from game.app.run import Run, World
from game.app.writer import Writer
from game.scenes.table import Table
from game.table.geometry import Rect

SIZE = (800, 600)
PIN = hashed("2468", b"salt-and", 1000)


@dataclass
class Kiosk:
    """The kiosk of a `config`, its data in `folder`."""

    folder: Path
    config: Config = field(default_factory=lambda: Config(pin=PIN))
    size: tuple[int, int] = SIZE
    seconds: float = 1000.0
    day: date = date(2026, 11, 30)
    events: list[pygame.event.Event] = field(default_factory=list)
    pointer: list[bool] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.screen = open_dummy(self.size)
        self.house = quiet_house(self.config.settings())
        writer = Writer(background=False)
        self.house.keeper = Guests(folder=self.folder, writer=writer, now=self.clock)
        self.counts = self.house.keeper.counts
        self.warden = open_house(self.house, self.config, lambda: self.seconds)
        self.mishaps = Mishaps(self.folder, lambda: self.seconds, self.clock)
        world = World(
            lambda: round(self.seconds * 1e9), self._take, lambda: self.screen,
            lambda rects: None, lambda: self.screen.get_size(),
            show_pointer=self.pointer.append, rests=lambda: True,
        )  # fmt: skip
        self.run = Run(self.house, self.house.doors.menu(), world, self.mishaps, self.warden)

    def _take(self) -> list[pygame.event.Event]:
        taken, self.events = self.events, []
        return taken

    # ---- time

    def clock(self) -> datetime:
        """The time of day: always noon."""
        return datetime.combine(self.day, time(12, 0))

    def frame(self, count: int = 1, seconds: float = 1 / 60) -> None:
        """Frames, with so much time between them."""
        for _ in range(count):
            self.seconds += seconds
            self.run.frame()

    def wait(self, seconds: float) -> None:
        """Nobody does anything for a time, in frames of a quarter of a second."""
        for _ in range(round(seconds * 4)):
            self.frame(1, 0.25)

    # ---- what is seen

    @property
    def top(self):
        """The scene that is played."""
        return self.run.stack.top

    @property
    def seen(self) -> str:
        """The name of the scene that is played."""
        return type(self.top).__name__

    @property
    def over(self) -> bool:
        """Whether the program has ended."""
        return self.run.stack.over

    # ---- input

    def post(self, kind: int, **values) -> None:
        """An event, and a frame."""
        self.events.append(pygame.event.Event(kind, values))
        self.frame()

    def key(self, key: int, unicode: str = "", mod: int = 0) -> None:
        """A key is pressed."""
        self.post(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod)

    def finger(self, kind: int, pos: tuple[float, float], number: int = 1) -> None:
        """A finger comes, moves or goes."""
        width, height = self.screen.get_size()
        x, y = (pos[0] + 0.5) / width, (pos[1] + 0.5) / height
        self.post(kind, touch_id=1, finger_id=number, x=x, y=y)

    def tap(self, pos: tuple[float, float]) -> None:
        """A finger comes and goes."""
        self.finger(pygame.FINGERDOWN, pos)
        self.finger(pygame.FINGERUP, pos)

    def press(self, name: str) -> None:
        """A button of the page in sight is tapped."""
        rect = self.top.buttons.find(name).rect
        page = getattr(self.top, "rect", pygame.Rect(0, 0, 0, 0))
        self.tap((rect.x + rect.w // 2 + page.x, rect.y + rect.h // 2 + page.y))

    def strip(self, name: str) -> None:
        """A button of the strip is tapped."""
        self.tap(middle(self.top.strip.buttons.find(name).rect))

    def begin(self, game: str = "babette", turns: int = 1) -> Table:
        """A visitor opens a patience and plays some turns."""
        self.press(f"play {game}")
        table = self.top
        table.motion.land()
        for _ in range(turns):
            table.play(table.session.moves()[0])
        self.frame(90)
        assert table is self.top
        return table


def middle(rect: Rect) -> tuple[int, int]:
    """The middle of a rectangle."""
    return rect.x + rect.w // 2, rect.y + rect.h // 2
