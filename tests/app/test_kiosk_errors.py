"""Errors inside a scene: written down, and the menu comes back; three in a minute are too many."""

import pygame
import pytest
from kiosk import Kiosk

from game.app.call import TooMany
from game.app.mishaps import LARGEST, MOST, WITHIN


@pytest.fixture
def kiosk(tmp_path):
    return Kiosk(tmp_path)


class Broken(Exception):
    pass


def break_next(kiosk: Kiosk, where: str) -> None:
    def fail(*arguments):
        raise Broken(where)

    setattr(kiosk.top, where, fail)


@pytest.mark.parametrize("where", ["tick", "draw", "handle"])
def test_an_error_is_written_down_and_the_menu_comes_back(kiosk, where):
    table = kiosk.begin("bakers_dozen")
    break_next(kiosk, where)
    kiosk.key(pygame.K_u, "u")
    kiosk.frame()
    assert kiosk.seen == "Menu"
    log = kiosk.mishaps.path.read_text("utf-8")
    assert "Broken" in log
    assert "Traceback" in log
    assert "game: bakers_dozen" in log
    assert f"deal: {table.session.deal}" in log
    assert kiosk.house.notices == []  # visitors are told nothing of files
    assert kiosk.top.buttons.find("continue")


def test_three_errors_in_a_minute_end_the_program(kiosk):
    for n in range(MOST):
        break_next(kiosk, "tick")
        if n < MOST - 1:
            kiosk.frame()
            kiosk.wait(WITHIN / MOST - 2)
        else:
            with pytest.raises(TooMany) as ended:
                kiosk.frame()
    assert ended.value.file == kiosk.mishaps.path


def test_errors_far_apart_do_not(kiosk):
    for _ in range(12):
        break_next(kiosk, "tick")
        kiosk.frame()
        kiosk.tap((5, 300))
        kiosk.wait(WITHIN / (MOST - 1) + 1)
    assert kiosk.mishaps.count == 12


def test_a_menu_that_is_broken_too_ends_the_program(kiosk):
    def menu():
        raise Broken("menu")

    kiosk.house.doors.menu = menu
    break_next(kiosk, "tick")
    with pytest.raises(TooMany):
        kiosk.frame()


def test_the_log_stays_small_and_the_newest_error_stands_in_it(kiosk):
    kiosk.mishaps.path.write_text("x" * 3 * LARGEST, encoding="utf-8")
    for n in range(120):
        kiosk.seconds += 100
        kiosk.mishaps.note(Broken(f"number {n} " + "y" * 9000), [])
    size = kiosk.mishaps.path.stat().st_size
    assert size <= LARGEST
    text = kiosk.mishaps.path.read_text("utf-8")
    assert "number 119" in text
    assert "number 0 " not in text


def test_a_read_only_disk_changes_nothing(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    kiosk = Kiosk(blocked)
    kiosk.begin()
    break_next(kiosk, "tick")
    kiosk.frame()
    assert kiosk.seen == "Menu"
    kiosk.wait(kiosk.config.warn_after + kiosk.config.countdown + 1)
    assert kiosk.seen == "Attract"
    assert kiosk.counts.on(kiosk.day) == (1, 0)
