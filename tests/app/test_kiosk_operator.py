"""The operator's way in: a held corner, the PIN, and the pages behind it."""

from dataclasses import replace

import pygame
import pytest
from kiosk import PIN, Kiosk

from game.app.config import Config
from game.catalogue.catalogue import LANGUAGES


@pytest.fixture
def kiosk(tmp_path):
    return Kiosk(tmp_path)


def hold_corner(kiosk: Kiosk, seconds: float, pos=(4, 4)) -> None:
    kiosk.finger(pygame.FINGERDOWN, pos)
    kiosk.wait(seconds)
    kiosk.finger(pygame.FINGERUP, pos)


def type_pin(kiosk: Kiosk, pin: str) -> None:
    for digit in pin:
        kiosk.press(f"key {digit}")
    kiosk.press("key ok")


@pytest.mark.parametrize("corner", ["top_left", "top_right", "bottom_left", "bottom_right"])
def test_the_held_corner_opens_the_pad(tmp_path, corner):
    kiosk = Kiosk(tmp_path, Config(pin=PIN, corner=corner))
    x = 4 if "left" in corner else kiosk.size[0] - 5
    y = 4 if "top" in corner else kiosk.size[1] - 5
    for other in ((4, 4), (795, 4), (4, 595), (795, 595)):
        if other != (x, y):
            hold_corner(kiosk, 4, other)
            assert kiosk.seen == "Menu"
    hold_corner(kiosk, 2.5, (x, y))
    assert kiosk.seen == "Menu"
    hold_corner(kiosk, 3.25, (x, y))
    assert kiosk.seen == "Pin"


def test_a_finger_that_leaves_the_corner_opens_nothing(kiosk):
    kiosk.finger(pygame.FINGERDOWN, (4, 4))
    kiosk.wait(2)
    kiosk.finger(pygame.FINGERMOTION, (300, 300))
    kiosk.wait(3)
    assert kiosk.seen == "Menu"


def test_without_a_pin_there_is_no_pad(tmp_path):
    kiosk = Kiosk(tmp_path, Config())
    hold_corner(kiosk, 5)
    assert kiosk.seen == "Menu"


def test_the_right_pin_leads_out_over_a_running_game(kiosk):
    kiosk.begin()
    hold_corner(kiosk, 3.25)
    type_pin(kiosk, "2468")
    assert kiosk.seen == "Operator"
    kiosk.press("back")
    assert kiosk.seen == "Table"
    hold_corner(kiosk, 3.25)
    type_pin(kiosk, "2468")
    kiosk.press("quit")
    assert kiosk.over


def test_wrong_pins_slow_down(kiosk):
    hold_corner(kiosk, 3.25)
    for _ in range(3):
        type_pin(kiosk, "1111")
    assert kiosk.seen == "Pin"
    assert kiosk.top.waits == 5
    assert not kiosk.top.buttons.find("key 1").enabled
    kiosk.press("cancel")
    hold_corner(kiosk, 3.25)
    assert kiosk.top.waits in (1, 2)  # the wait outlasts the page
    kiosk.key(pygame.K_2, "2")
    assert kiosk.top.typed == ""
    kiosk.wait(3)
    assert kiosk.top.waits == 0
    type_pin(kiosk, "2468")
    assert kiosk.seen == "Operator"


def test_the_operators_pages_close_by_themselves(kiosk):
    hold_corner(kiosk, 3.25)
    kiosk.wait(31)
    assert kiosk.seen == "Menu"
    hold_corner(kiosk, 3.25)
    type_pin(kiosk, "2468")
    kiosk.wait(31)
    assert kiosk.seen == "Menu"


def test_a_keyboard_types_the_pin_too(kiosk):
    hold_corner(kiosk, 3.25)
    for digit in "24689":
        kiosk.key(ord(digit), digit)
    kiosk.key(pygame.K_BACKSPACE)
    kiosk.key(pygame.K_RETURN, "\r")
    assert kiosk.seen == "Operator"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_operator_sees_the_days_games(tmp_path, language):
    kiosk = Kiosk(tmp_path, Config(pin=PIN, language=language))
    for won in (True, False, False):
        kiosk.counts.add("babette", won)
    hold_corner(kiosk, 3.25)
    type_pin(kiosk, "2468")
    assert "3" in kiosk.top.text


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1080, 1920), (3840, 2160)])
def test_pad_warning_and_operator_fit_the_screen(tmp_path, size):
    kiosk = Kiosk(tmp_path, replace(Config(pin=PIN), language="pl"), size)
    screen = pygame.Rect(0, 0, *size)
    hold_corner(kiosk, 3.25)
    assert kiosk.seen == "Pin"
    assert screen.contains(kiosk.top.rect)
    assert min(kiosk.top.buttons.find("key 1").rect[2:]) >= 40
    type_pin(kiosk, "2468")
    assert screen.contains(kiosk.top.rect)
    kiosk.press("back")
    kiosk.begin()
    kiosk.wait(kiosk.config.warn_after + 2)
    assert kiosk.seen == "StillThere"
    assert screen.contains(kiosk.top.rect)
    assert kiosk.top.buttons.find("stay").rect.h >= 44


def test_the_operator_is_told_that_nothing_can_be_written(tmp_path):
    kiosk = Kiosk(tmp_path)
    told = kiosk.house.words.say("operator.unwritten")
    hold_corner(kiosk, 3.25)
    type_pin(kiosk, "2468")
    assert told not in kiosk.top.text
    kiosk.house.keeper.writer.failed("counts")
    kiosk.top.rephrase()
    assert told in kiosk.top.text
    kiosk.house.keeper.writer.done("counts")
    kiosk.top.rephrase()
    assert told not in kiosk.top.text
