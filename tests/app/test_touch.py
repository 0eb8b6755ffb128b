"""Fingers: the first one plays, others change nothing; the pointer hides; buttons are large."""

from itertools import pairwise

import pygame
import pytest
from kiosk import Kiosk, middle

from game.app.pointer import REST, Pointer
from game.app.touch import Fingers
from game.app.window import prepare
from game.patiences import SHELF
from game.scenes.scene import Stack
from game.table import arrange
from game.table.layout import FINGER, Setting, strip_height


class Time:
    now = 10.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def fingers(time):
    return Fingers(lambda: (1000, 500), time)


def event(kind: int, x: float, y: float, number: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, touch_id=7, finger_id=number, x=x, y=y)


def down(x=0.5, y=0.5, number=1):
    return event(pygame.FINGERDOWN, x, y, number)


def motion(x=0.5, y=0.5, number=1):
    return event(pygame.FINGERMOTION, x, y, number)


def up(x=0.5, y=0.5, number=1):
    return event(pygame.FINGERUP, x, y, number)


def kinds(events) -> list[int]:
    return [each.type for each in events]


def test_a_finger_is_a_button_that_says_so(fingers):
    (pressed,) = fingers.translate(down(0.25, 0.5))
    assert (pressed.type, pressed.pos, pressed.button) == (pygame.MOUSEBUTTONDOWN, (250, 250), 1)
    assert pressed.touch
    (moved,) = fingers.translate(motion(0.3, 0.5))
    assert (moved.type, moved.pos, moved.rel) == (pygame.MOUSEMOTION, (300, 250), (50, 0))
    released, left = fingers.translate(up(0.3, 0.5))
    assert (released.type, released.pos, left.type) == (
        pygame.MOUSEBUTTONUP, (300, 250), pygame.WINDOWLEAVE,
    )  # fmt: skip


def test_the_edge_of_the_screen_lies_on_it(fingers):
    (pressed,) = fingers.translate(down(1.0, 1.0))
    assert pressed.pos == (999, 499)


def test_a_second_finger_changes_nothing(fingers):
    fingers.translate(down(0.1, 0.1, 1))
    assert fingers.translate(down(0.9, 0.9, 2)) == []
    assert fingers.translate(motion(0.8, 0.8, 2)) == []
    assert fingers.translate(up(0.8, 0.8, 2)) == []
    (moved,) = fingers.translate(motion(0.2, 0.1, 1))
    assert moved.pos == (200, 50)
    assert kinds(fingers.translate(up(0.2, 0.1, 1)))[0] == pygame.MOUSEBUTTONUP


def test_a_finger_that_stays_behind_does_not_take_over(fingers):
    fingers.translate(down(0.1, 0.1, 1))
    fingers.translate(down(0.9, 0.9, 2))
    fingers.translate(up(0.1, 0.1, 1))
    assert fingers.translate(motion(0.5, 0.5, 2)) == []
    assert fingers.translate(up(0.5, 0.5, 2)) == []
    (pressed,) = fingers.translate(down(0.3, 0.3, 3))
    assert pressed.clicks == 1


def test_a_third_finger_lets_go_of_what_is_held(fingers):
    fingers.translate(down(0.1, 0.1, 1))
    fingers.translate(down(0.9, 0.9, 2))
    (other,) = fingers.translate(down(0.5, 0.9, 3))
    assert (other.type, other.button) == (pygame.MOUSEBUTTONDOWN, 2)


def test_a_finger_that_is_never_lifted_is_not_waited_for(fingers, time):
    fingers.translate(down(0.1, 0.1, 1))
    time.now += 60
    assert kinds(fingers.translate(down(0.5, 0.5, 2))) == [
        pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE, pygame.MOUSEBUTTONDOWN,
    ]  # fmt: skip


def test_a_lost_window_forgets_the_finger(fingers):
    fingers.translate(down(0.1, 0.1, 1))
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    assert fingers.translate(lost) == [lost]
    assert kinds(fingers.translate(down(0.5, 0.5, 2))) == [pygame.MOUSEBUTTONDOWN]


def test_taps_in_one_place_are_counted(fingers, time):
    counted = []
    for wait, x in ((0, 0.5), (0.3, 0.51), (0.3, 0.5), (0.8, 0.5), (0.1, 0.9)):
        time.now += wait
        counted.append(fingers.translate(down(x))[0].clicks)
        fingers.translate(up(x))
    assert counted == [1, 2, 3, 1, 1]


def test_other_events_pass(fingers):
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)
    assert fingers.translate(key) == [key]


def test_sdl_makes_no_mouse_of_a_finger():
    environ = {}
    prepare(environ)
    assert environ["SDL_TOUCH_MOUSE_EVENTS"] == "0"
    prepare(environ, kiosk=True)
    assert environ["SDL_GRAB_KEYBOARD"] == "1"
    assert environ["SDL_ALLOW_ALT_TAB_WHILE_GRABBED"] == "0"
    assert environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "0"


# ---- the pointer


def test_the_pointer_is_hidden_by_a_touch_and_shown_by_the_mouse(time):
    seen = []
    pointer = Pointer(seen.append, lambda: False)
    mouse = pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1))
    touch = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=True)
    pointer.heed(touch, 1.0)
    pointer.heed(mouse, 2.0)
    pointer.look(500.0)
    assert seen == [False, True]


def test_the_pointer_is_hidden_when_it_rests(time):
    seen = []
    pointer = Pointer(seen.append, lambda: True)
    pointer.heed(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1)), 1.0)
    pointer.look(1.0 + REST - 0.1)
    assert seen == []
    pointer.look(1.0 + REST + 0.1)
    assert seen == [False]


# ---- the table under fingers


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1920, 1080), (1080, 1920)])
def test_the_strip_is_large_enough_for_fingers(size):
    assert strip_height(*size, touch=True) >= FINGER == 64
    for game in SHELF.values():
        plan = arrange.plan(game, Setting(*size, touch=True))
        assert plan.strip.h >= FINGER
        assert plan.strip.y + plan.strip.h == size[1]


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1080, 1920), (1920, 1080)])
def test_the_strips_buttons_stay_clear_of_its_figures(tmp_path, size):
    table = Kiosk(tmp_path, size=size).begin()
    buttons = {b.id: b.rect for b in table.strip.buttons.items}
    right = max(rect.x + rect.w for name, rect in buttons.items() if name != "copy")
    assert right <= buttons["copy"].x
    assert all(rect.w >= 44 and rect.h >= 64 for rect in buttons.values())


def test_a_game_is_played_with_one_finger(tmp_path):
    kiosk = Kiosk(tmp_path)
    table = kiosk.begin("bakers_dozen", 0)
    move = next(m for m in table.session.moves() if m.verb == "move")
    card = table.session.position.piles[move.source][move.at] & 0x7F
    spot = table.plan.spots(table.session.position)[card]
    start = spot.x + table.plan.card_w // 2, spot.y + 8
    goal = middle(table.plan.pile_rect(move.target, table.session.position))
    kiosk.finger(pygame.FINGERDOWN, start)
    for n in range(1, 11):
        kiosk.finger(
            pygame.FINGERMOTION,
            tuple(a + (b - a) * n / 10 for a, b in zip(start, goal, strict=True)),
        )
        kiosk.finger(pygame.FINGERDOWN, (10 * n, 500), 2)  # a second finger, all the while
        kiosk.finger(pygame.FINGERUP, (10 * n, 500), 2)
    assert table.hand.dragging
    assert card in table.hand.pressed.cards
    kiosk.finger(pygame.FINGERUP, goal)
    assert table.session.turns == 1
    assert table.session.history[0].move.source == move.source


def drag(kiosk, table, finger: bool, way: int) -> tuple[float, float]:
    """Take the first movable card at its upper edge and drag it down; its corner, its grip."""
    move = next(m for m in table.session.moves() if m.verb == "move")
    card = table.session.position.piles[move.source][move.at] & 0x7F
    spot = table.plan.spots(table.session.position)[card]
    x, y = spot.x + 20, spot.y + 10
    table.hand.press(x, y, finger=finger)
    heights = []
    for n in range(1, way + 1):
        table.hand.move(x, y + n)
        heights.append(y + n - table.hand.corner[1])
    return heights


def test_a_card_dragged_by_a_finger_rises_until_it_is_seen(tmp_path):
    kiosk = Kiosk(tmp_path)
    table = kiosk.begin("bakers_dozen", 0)
    high = table.plan.card_h
    above = drag(kiosk, table, True, round(high * 1.2))
    assert above[-1] == pytest.approx(0.85 * high)
    assert all(0 <= b - a <= 3 for a, b in pairwise(above))  # never a jump


def test_a_card_dragged_by_the_mouse_stays_where_it_was_gripped(tmp_path):
    kiosk = Kiosk(tmp_path)
    table = kiosk.begin("bakers_dozen", 0)
    assert set(drag(kiosk, table, False, 200)) == {10}


def test_the_first_touch_makes_everything_larger_once_it_is_lifted(tmp_path):
    kiosk = Kiosk(tmp_path)
    kiosk.house.touch = False
    kiosk.run.stack = stack = Stack(kiosk.house.doors.menu(), kiosk.size)
    kiosk.run.loop.stack = stack
    kiosk.warden.begin(stack)
    table = kiosk.begin("babette", 0) if kiosk.house.touch else None
    assert table is None
    small = stack.top.buttons.find("options").rect.h
    kiosk.finger(pygame.FINGERDOWN, (795, 595))
    assert stack.top.buttons.find("options").rect.h == small
    kiosk.finger(pygame.FINGERUP, (795, 595))
    assert kiosk.house.touch
    assert stack.top.buttons.find("options").rect.h > small
