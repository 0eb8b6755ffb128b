"""Whole days of a kiosk in some minutes: is it still as small and as whole as in the first hour?

    python -m game.workshop.soak [--hours 24] [--seed S]

Visitors come, play at random, change the language, try to get out and walk off; errors are thrown
into scenes; displays change their size. The real kiosk runs on a screen that nobody sees and on a
clock that is told how late it is. Memory and open files are read once an hour, each time with the
same table in sight. Exit status 1 if they grow, or if any error comes up that was not thrown in.

Two counts of memory: what is in use, to the byte, is what a leak makes grow. What is resident has
also the holes between, which follow the order in which things came and went; it levels off.
"""

import os
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

import pygame

from game.app.config import Config
from game.app.guests import Guests
from game.app.kiosk import open_house
from game.app.memory import give_back
from game.app.mishaps import Mishaps
from game.app.picture import open_dummy, quiet_house
from game.app.pin import hashed
from game.app.run import Run, World
from game.app.sound import NAMES, Sounds
from game.scenes.scene import Replace
from game.scenes.watch import Watch
from game.workshop.command import Parser, whole
from game.workshop.memory import Mark, Marks, mark
from game.workshop.visitors import Visitor

BUSY, IDLE = 0.6, 1.0
"""Seconds of the clock between two frames while somebody is there, and otherwise."""
_STEPS = 2
"""Of the search for lost games in each tick: the clock runs faster here than ticks do."""
MOST_GROWTH = 2.0
"""MB, in use as resident, from the end of the first hour on."""
_TOUR_MOVES, _TOUR_FRAMES, _TOUR_TIME = 8, 150, 0.1
_THROW_EVERY = 40 * 60
_RESIZE_EVERY = 3 * 3600
_HOUR = 3600.0
_BEGIN = datetime(2026, 11, 30, 9, 0)


class Thrown(Exception):
    """An error that belongs to the trial."""


class Heeding(Mishaps):
    """Remembers errors that were not thrown in."""

    unexpected: list[str]
    thrown = 0

    def note(self, error: Exception, scenes) -> None:
        """As ever, and sort them."""
        if isinstance(error, Thrown):
            self.thrown += 1
        else:
            self.unexpected.append(f"{type(error).__name__}: {error}")
        super().note(error, scenes)


@dataclass
class Kiosk:
    """The kiosk and its world: a screen, a clock in seconds, events to come."""

    size: tuple[int, int]
    folder: Path
    seed: int
    seconds: float = 0.0
    events: list[pygame.event.Event] = field(default_factory=list)
    frames: int = 0

    def __post_init__(self) -> None:
        self.screen = open_dummy(self.size)
        config = Config(pin=hashed("24680", bytes(8), 1000), attract_after=60, warn_after=120)
        self.house = quiet_house(config.settings())
        self.house.rng = random.Random(self.seed)
        self.house.sounds = Sounds(clock=lambda: self.seconds, chance=random.Random(self.seed))
        self.house.keeper = Guests(folder=self.folder, now=self.clock)
        self.counts = self.house.keeper.counts
        self.warden = open_house(self.house, config, lambda: self.seconds)
        self.mishaps = Heeding(self.folder, lambda: self.seconds, self.clock)
        self.mishaps.unexpected = []
        world = World(
            lambda: round(self.seconds * 1e9), self.take, lambda: self.screen,
            lambda rects: None, lambda: self.screen.get_size(), rests=lambda: True,
        )  # fmt: skip
        self.run = Run(self.house, self.house.doors.menu(), world, self.mishaps, self.warden)

    def clock(self) -> datetime:
        """The time of day."""
        return _BEGIN + timedelta(seconds=self.seconds)

    def take(self) -> list[pygame.event.Event]:
        """What has happened; SDL's own events are let go, as they would fill its queue."""
        pygame.event.clear()
        taken, self.events = self.events, []
        return taken

    def frame(self, seconds: float) -> None:
        """Some time goes by, and a frame."""
        self.seconds += seconds
        self.frames += 1
        self.run.frame()
        self.house.sounds.tick()

    def resize(self, size: tuple[int, int]) -> None:
        """The display has another size now."""
        self.screen = pygame.display.set_mode(size)

    def throw(self) -> None:
        """Let the scene that is played fail once."""

        def fail() -> None:
            raise Thrown("thrown in")

        self.run.stack.top.tick = fail

    def measure(self) -> Mark:
        """Memory and open files, with the first recorded game in sight."""
        self.resize(self.size)
        self.run.stack.apply(self.warden.put_away())
        for _ in range(40):
            self.frame(BUSY)
        self.house.keeper.close()
        give_back()
        return mark()


def tour(kiosk: Kiosk) -> None:
    """Every sound, every patience in every language, some moves into it, and both searches to their
    end: what comes later has to do with the memory that this has needed.
    """
    rng = random.Random(kiosk.seed)
    house = kiosk.house
    for name in NAMES:
        for rank in range(1, 14):
            house.sounds.play(name, rank)
            kiosk.frame(IDLE)
    for language in house.terms.languages:
        house.settings.language = language
        for game in house.terms.games:
            table = house.doors.game(game)
            kiosk.run.stack.apply(Replace(table, all=True))
            kiosk.frame(IDLE)
            for _ in range(_TOUR_MOVES):
                moves = table.session.moves()
                if moves:
                    table.play(rng.choice(moves))
                    kiosk.frame(IDLE)
            table.command("hint")
            for _ in range(_TOUR_FRAMES):
                kiosk.frame(_TOUR_TIME)
        kiosk.run.stack.apply(kiosk.warden.put_away())


def soak(kiosk: Kiosk, hours: int, say=print) -> list[Mark]:
    """Let that many hours go by; memory and open files after each."""
    rng = random.Random(kiosk.seed)
    visitor = Visitor(kiosk.run, rng, lambda event: kiosk.events.append(event))
    marks = Marks(hours)
    tour(kiosk)
    Watch.steps = _STEPS
    comes = kiosk.seconds + 30.0
    leaves, acts = comes + 240.0, 0.0
    throws, resizes = float(_THROW_EVERY), float(_RESIZE_EVERY)
    while len(marks) < hours:
        if kiosk.seconds >= leaves:
            comes = leaves + rng.uniform(20, 900)
            leaves = comes + rng.expovariate(1 / 240)
        there = kiosk.seconds >= comes
        if there and kiosk.seconds >= acts:
            visitor.act()
            acts = kiosk.seconds + rng.uniform(0.6, 4.0)
        kiosk.frame(BUSY if there else IDLE)
        if kiosk.seconds >= throws:
            kiosk.throw()
            throws += _THROW_EVERY
        if kiosk.seconds >= resizes:
            kiosk.resize(rng.choice(((800, 600), (768, 1024), kiosk.size)))
            resizes += _RESIZE_EVERY
        if kiosk.seconds >= _HOUR * (len(marks) + 1):
            now = kiosk.measure()
            marks.add(now)
            say(_line(len(marks), now, kiosk))
    return marks.all()


def _line(hour: int, now: Mark, kiosk: Kiosk) -> str:
    table = kiosk.counts.table()
    games, wins = sum(played for played, _ in table.values()), sum(won for _, won in table.values())
    return (
        f"hour {hour:3}  {now.used:6.2f} MB in use, {now.resident:6.2f} resident  "
        f"{now.files:3} files  {kiosk.frames:8} frames  "
        f"{games:5} games, {wins} won  {kiosk.mishaps.thrown} errors thrown in"
    )


def verdict(marks: Sequence[Mark], unexpected: Sequence[str]) -> tuple[bool, str]:
    """Whether all is well, and the last line."""
    first, last = marks[0], marks[-1]
    used, resident = last.used - first.used, last.resident - first.resident
    files = last.files - first.files
    small = max(used, resident) < MOST_GROWTH
    well = small and files <= 0 and not unexpected
    return well, (
        f"{'well' if well else 'NOT WELL'}: {len(marks)} hours, after the first memory in use "
        f"{used:+.2f} MB, resident {resident:+.2f} MB, open files {files:+}; "
        f"{len(unexpected)} errors not thrown in"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = Parser(prog="soak", description="Whole days of a kiosk in some minutes.")
    parser.add_argument("--hours", type=whole(1, 10_000), default=24, metavar="N")
    parser.add_argument("--seed", type=whole(0, 10**9), default=1, metavar="S")
    words = parser.parse_args(arguments)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        kiosk = Kiosk((1024, 768), Path(folder), words.seed)
        marks = soak(kiosk, words.hours)
        log = kiosk.mishaps.path
        size = log.stat().st_size if log.exists() else 0
        print(f"errors.log {size} bytes, {time.perf_counter() - begun:.0f} seconds of real time")
        for text in sorted(set(kiosk.mishaps.unexpected)):
            print(f"not thrown in: {text}")
        well, line = verdict(marks, kiosk.mishaps.unexpected)
        if not well and kiosk.mishaps.unexpected:
            print(log.read_text(encoding="utf-8")[-6000:])
        kiosk.run.close()
        kiosk.house.keeper.close()
        kiosk.house.sounds.close()
    print(line)
    raise SystemExit(0 if well else 1)


if __name__ == "__main__":
    main()
