"""The loop: time is whole numbers, and a pause does not have to be lived through afterwards."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.loop import AWAKE, FAST, MOST_TICKS, SECOND, SLOW, TICK_RATE, Clock, Loop
from game.scenes.scene import Pop, Push, Quit, Relay, Replace, Scene, Stack
from game.table import flight


class Probe(Scene):
    """A scene that writes down what it is given."""

    def __init__(self, overlay: bool = False) -> None:
        self.overlay = overlay
        self.ticks = 0
        self.seen: list = []
        self.sizes: list = []
        self.fractions: list[float] = []
        self.answer = None
        self.rects: list[pygame.Rect] = []
        self.moves = False
        self.covers = 0

    @property
    def busy(self) -> bool:
        return self.moves

    def enter(self, size):
        self.sizes.append(size)

    def covered(self):
        self.covers += 1

    def handle(self, event):
        self.seen.append(event.type)
        answer, self.answer = self.answer, None
        return answer

    def tick(self):
        self.ticks += 1

    def draw(self, screen, fraction):
        self.repaint = False
        self.fractions.append(fraction)
        return self.rects


class Rig:
    """A loop with a made-up clock, queue and display."""

    def __init__(self, scene: Probe | None = None, before=lambda event: False) -> None:
        self.probe = scene or Probe()
        self.stack = Stack(self.probe, (640, 480))
        self.now, self.events, self.sent = 7 * SECOND, [], []
        self.loop = Loop(
            self.stack, lambda: self.now, lambda: self.events, lambda: "screen",
            self.sent.append, before,
        )  # fmt: skip

    def frame(self, after: int, *kinds: int) -> int:
        self.now += after
        self.events = [pygame.event.Event(kind) for kind in kinds]
        return self.loop.frame()


# ---- the clock


def test_the_clock_counts_as_the_flights_do():
    assert TICK_RATE == flight.TICKS


@given(st.lists(st.integers(0, 190_000_000), max_size=60))
def test_no_nanosecond_is_lost(steps):
    clock = Clock()
    ticks = sum(clock.advance(step) for step in steps)
    assert ticks == sum(steps) * TICK_RATE // SECOND
    assert clock.owed == sum(steps) * TICK_RATE % SECOND
    assert 0 <= clock.fraction < 1


@pytest.mark.parametrize("step", [16_666_667, 6_944_444, 4_166_667, 33_333_333, 8_333_333, 1])
def test_a_long_evening_is_exact(step):
    clock = Clock()
    ticks = 0
    for _ in range(100_000):
        ticks += clock.advance(step)
    assert ticks == 100_000 * step * TICK_RATE // SECOND
    assert isinstance(clock.owed, int)


@pytest.mark.parametrize("pause", [SECOND, 60 * SECOND, 24 * 3600 * SECOND])
def test_a_pause_is_not_made_up_for(pause):
    clock = Clock()
    assert clock.advance(pause) == MOST_TICKS
    assert clock.owed == 0
    assert clock.advance(SECOND // TICK_RATE + 1) == 1


def test_time_never_runs_backward():
    clock = Clock()
    clock.advance(5_000_000)
    owed = clock.owed
    assert clock.advance(-SECOND) == 0
    assert clock.owed == owed


# ---- frames


def test_a_frame_gives_events_then_ticks_then_a_picture():
    rig = Rig()
    rig.frame(SECOND // 60, pygame.KEYDOWN, pygame.MOUSEMOTION)
    assert rig.probe.seen == [pygame.KEYDOWN, pygame.MOUSEMOTION]
    assert rig.probe.ticks == 1
    rig.frame(SECOND // 60)
    assert rig.probe.ticks == 3
    assert len(rig.probe.fractions) == 2
    assert all(0 <= fraction < 1 for fraction in rig.probe.fractions)


def test_only_what_changed_is_sent():
    rig = Rig()
    rig.frame(SECOND // 60)
    assert rig.sent == []
    rig.probe.rects = [pygame.Rect(1, 2, 3, 4)]
    rig.frame(SECOND // 60)
    assert rig.sent == [[pygame.Rect(1, 2, 3, 4)]]


@pytest.mark.parametrize(
    "kind", [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.FINGERDOWN]
)
def test_frames_are_fast_for_two_seconds_after_input(kind):
    rig = Rig()
    for _ in range(30):
        rig.frame(SECOND // 10)
    assert rig.frame(0) == SLOW
    assert rig.frame(0, kind) == FAST
    assert rig.frame(AWAKE - 1) == FAST
    assert rig.frame(2) == SLOW


def test_what_is_no_input_wakes_nobody():
    rig = Rig()
    rig.frame(AWAKE + 1)
    assert rig.frame(0, pygame.USEREVENT, pygame.WINDOWFOCUSLOST) == SLOW


def test_frames_are_fast_while_something_moves():
    rig = Rig()
    rig.frame(AWAKE + 1)
    rig.probe.moves = True
    assert rig.frame(0) == FAST


def test_an_event_that_was_dealt_with_reaches_no_scene():
    rig = Rig(before=lambda event: event.type == pygame.QUIT)
    rig.frame(0, pygame.QUIT, pygame.KEYUP)
    assert rig.probe.seen == [pygame.KEYUP]


def test_after_the_end_nothing_more_is_done():
    rig = Rig()
    rig.probe.answer = Quit()
    rig.frame(SECOND, pygame.KEYDOWN, pygame.KEYUP)
    assert rig.stack.over
    assert rig.probe.seen == [pygame.KEYDOWN]
    assert rig.probe.ticks == 0
    assert rig.probe.fractions == []


# ---- the stack of scenes


def test_push_and_pop():
    rig, page = Rig(), Probe(overlay=True)
    rig.probe.answer = Push(page)
    rig.frame(SECOND // 60, pygame.KEYDOWN)
    assert rig.probe.covers == 1
    assert rig.stack.top is page
    assert (rig.probe.ticks, page.ticks) == (0, 1), "only the top scene is played"
    assert len(rig.probe.fractions) == len(page.fractions) == 1, "but both are seen"
    rig.frame(SECOND // 60)
    assert len(rig.probe.fractions) == 1, "what lies below is drawn once"
    page.answer = Pop()
    rig.frame(0, pygame.KEYDOWN)
    assert rig.stack.top is rig.probe
    assert rig.probe.sizes == [(640, 480)] * 2


def test_pop_may_be_followed_by_another_step():
    rig, page, other = Rig(), Probe(overlay=True), Probe()
    rig.stack.apply(Push(page))
    page.answer = Pop(Replace(other, all=True))
    rig.frame(0, pygame.KEYDOWN)
    assert rig.stack.scenes == [other]


def test_replace_takes_one_or_all():
    rig, page, other = Rig(), Probe(overlay=True), Probe()
    rig.stack.apply(Push(page))
    rig.stack.apply(Replace(other))
    assert rig.stack.scenes == [rig.probe, other]
    rig.stack.apply(Replace(page, all=True))
    assert rig.stack.scenes == [page]


def test_the_last_pop_is_the_end():
    rig = Rig()
    rig.stack.apply(Pop())
    assert rig.stack.over


def test_a_new_size_reaches_all_in_sight_and_no_other():
    rig, whole, page = Rig(), Probe(), Probe(overlay=True)
    rig.stack.apply(Push(whole))
    rig.stack.apply(Push(page))
    rig.stack.resize((800, 600))
    assert page.sizes[-1] == whole.sizes[-1] == (800, 600)
    assert rig.probe.sizes == [(640, 480)]
    rig.stack.apply(Relay())
    assert page.sizes[-2:] == [(800, 600)] * 2
    assert all(scene.repaint for scene in (page, whole))
