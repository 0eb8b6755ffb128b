"""The soak: half an hour of it runs here, and its verdict is looked at."""

import os

import pytest

from game.scenes.watch import Watch
from game.workshop import soak
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
    assert kiosk.counts.table


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
    assert second[1] == first[1]


@pytest.mark.parametrize(
    ("marks", "unexpected", "well"),
    [
        ([(60.0, 7), (61.9, 7)], [], True),
        ([(60.0, 7), (62.1, 7)], [], False),
        ([(60.0, 7), (60.0, 8)], [], False),
        ([(60.0, 7), (60.0, 7)], ["KeyError: 1"], False),
    ],
)
def test_the_verdict(marks, unexpected, well):
    fine, line = verdict(marks, unexpected)
    assert fine is well
    assert line.startswith("well" if well else "NOT WELL")
    assert soak.MOST_GROWTH == 2.0
