"""The soak: half an hour of it runs here, and its verdict is looked at."""

import os
import sys

import pygame
import pytest

from game.scenes.watch import Watch
from game.workshop import soak
from game.workshop.memory import Mark, Marks, blocks, mark
from game.workshop.soak import Kiosk, Thrown, verdict
from game.workshop.visitors import Visitor


@pytest.fixture
def kiosk(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(Watch, "steps", 1)
    made = Kiosk((800, 600), tmp_path, seed=3)
    yield made
    made.run.close()
    made.house.sounds.close()


def test_visitors_get_about_and_nothing_breaks(kiosk):
    visitor = Visitor(kiosk.run, kiosk.house.rng, lambda event: kiosk.events.append(event))
    seen = set()
    for _ in range(900):
        visitor.act()
        kiosk.frame(0.5)
        seen.add(type(kiosk.run.stack.top).__name__)
    assert kiosk.mishaps.unexpected == []
    assert not kiosk.run.stack.over
    assert {"Menu", "Table"} <= seen
    assert len(seen) >= 4
    assert kiosk.counts.table()


def test_an_error_that_is_thrown_in_is_not_held_against_it(kiosk):
    kiosk.throw()
    kiosk.frame(0.1)
    assert kiosk.mishaps.thrown == 1
    assert kiosk.mishaps.unexpected == []
    kiosk.run.stack.top.tick = lambda: 1 / 0
    kiosk.frame(0.1)
    assert kiosk.mishaps.unexpected == ["ZeroDivisionError: division by zero"]
    assert issubclass(Thrown, Exception)


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="figures of Linux")
def test_measuring_shows_the_same_table_each_time(kiosk):
    first = kiosk.measure()
    game = kiosk.run.stack.top.session.patience.id
    kiosk.resize((768, 1024))
    second = kiosk.measure()
    assert kiosk.run.stack.top.session.patience.id == game
    assert kiosk.run.stack.size == (800, 600)
    assert second.files == first.files


def test_events_of_sdl_do_not_pile_up_in_its_queue(kiosk):
    """As in the real loop, which takes them all."""
    for _ in range(50):
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    kiosk.frame(0.1)
    assert pygame.event.get() == []


def test_marks_are_kept_in_one_piece_that_is_there_from_the_start():
    marks = Marks(2)
    assert (len(marks), marks.all()) == (0, [])
    both = [Mark(30.5, 60.25, 7), Mark(31.5, 61.25, 8)]
    for each in both:
        marks.add(each)
    assert (len(marks), marks.all()) == (2, both)
    with pytest.raises(IndexError):
        marks.add(both[0])


@pytest.mark.parametrize(
    ("marks", "unexpected", "well"),
    [
        ([Mark(30.0, 60.0, 7), Mark(31.9, 61.9, 7)], [], True),
        ([Mark(30.0, 60.0, 7), Mark(32.1, 60.0, 7)], [], False),
        ([Mark(30.0, 60.0, 7), Mark(30.0, 62.1, 7)], [], False),
        ([Mark(30.0, 60.0, 7), Mark(30.0, 60.0, 8)], [], False),
        ([Mark(30.0, 60.0, 7), Mark(30.0, 60.0, 7)], ["KeyError: 1"], False),
    ],
)
def test_the_verdict(marks, unexpected, well):
    fine, line = verdict(marks, unexpected)
    assert fine is well
    assert line.startswith("well" if well else "NOT WELL")
    assert soak.MOST_GROWTH == 2.0


@pytest.mark.skipif(not hasattr(sys, "_debugmallocstats"), reason="as CPython counts")
def test_what_is_kept_is_counted_to_the_byte():
    before = mark()
    small = [bytes([n % 256]) * 200 for n in range(20_000)]  # Python's own pools
    large = bytearray(8 * 2**20)  # the C library
    during = mark()
    assert len(small) * 200 + len(large) < (during.used - before.used) * 2**20 < 14 * 2**20
    del small, large
    assert abs(mark().used - before.used) < 0.1


def test_an_interpreter_that_does_not_count_gives_no_blocks():
    assert blocks("") == 0
