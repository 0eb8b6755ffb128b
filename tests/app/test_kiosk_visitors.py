"""From one visitor to the next: asked before a game is put away, and nothing stays behind."""

import weakref

import pygame
import pytest
from kiosk import Kiosk, middle

from game.app.config import Config
from game.scenes.settings import Settings


@pytest.fixture
def kiosk(tmp_path):
    return Kiosk(tmp_path)


def test_without_a_game_it_soon_plays_by_itself(kiosk):
    kiosk.wait(kiosk.config.attract_after - 1)
    assert kiosk.seen == "Menu"
    kiosk.wait(2)
    assert kiosk.seen == "Attract"


def test_any_touch_begins_in_the_menu_and_presses_nothing_there(kiosk):
    tile = middle(kiosk.top.buttons.find("play babette").rect)
    kiosk.wait(kiosk.config.attract_after + 1)
    kiosk.tap(tile)
    assert kiosk.seen == "Menu"
    kiosk.tap(tile)
    assert kiosk.seen == "Table"


def test_a_game_is_not_put_away_without_asking(kiosk):
    table = kiosk.begin()
    kiosk.wait(kiosk.config.warn_after - 2)
    assert kiosk.top is table
    kiosk.wait(4)
    assert kiosk.seen == "StillThere"
    assert kiosk.top.seconds in (12, 13, 14, 15)
    kiosk.wait(5)
    assert kiosk.top.seconds in (7, 8, 9, 10)
    kiosk.tap((5, kiosk.size[1] // 2))
    assert kiosk.top is table
    assert table.session.turns == 1
    kiosk.wait(kiosk.config.warn_after - 2)
    assert kiosk.top is table


@pytest.mark.parametrize("name", ["stay", "leave"])
def test_the_two_answers(kiosk, name):
    table = kiosk.begin()
    kiosk.wait(kiosk.config.warn_after + 2)
    kiosk.press(name)
    assert (kiosk.top is table) == (name == "stay")
    assert (kiosk.seen == "Attract") == (name == "leave")


def test_nobody_answers(kiosk):
    kiosk.begin()
    kiosk.wait(kiosk.config.warn_after + kiosk.config.countdown + 1)
    assert kiosk.seen == "Attract"
    assert kiosk.counts.on(kiosk.day) == (1, 0)


@pytest.mark.parametrize("games", [0, 1])
def test_what_is_left_is_out_of_memory_before_the_next_is_made(kiosk, games):
    """Otherwise the table that plays by itself would stand above the holes that it leaves."""
    left = [weakref.ref(kiosk.begin() if games else kiosk.top)]
    restore, alive = kiosk.warden.restore, []

    def look() -> None:
        restore()
        alive.append([type(scene()).__name__ for scene in left if scene()])

    kiosk.warden.restore = look
    if games:
        kiosk.wait(kiosk.config.warn_after + 2)
        left.append(weakref.ref(kiosk.top))
    kiosk.wait(kiosk.config.attract_after + 1)
    assert kiosk.seen == "Attract"
    assert alive == [[]]


def test_an_unfinished_game_behind_the_menu_is_asked_for_too(kiosk):
    kiosk.begin()
    kiosk.strip("menu")
    kiosk.press("menu")
    assert kiosk.top.buttons.find("continue")
    kiosk.wait(kiosk.config.attract_after + 5)
    assert kiosk.seen == "Menu"
    kiosk.wait(kiosk.config.warn_after - kiosk.config.attract_after)
    assert kiosk.seen == "StillThere"


def test_the_next_visitor_finds_nothing_of_the_last(tmp_path):
    rules = {"babette": {"transfers": True}}
    config = Config(language="de", chosen={"theme": "midnight", "volume": 40, "rules": rules})
    kiosk = Kiosk(tmp_path, config)
    wished = config.settings()
    settings = kiosk.house.settings
    for name in ("theme", "back", "four_colours", "large_index", "mirrored", "pace", "transfers",
                 "language", "volume", "timer", "automatic", "reduced_motion"):  # fmt: skip
        kiosk.press("options") if kiosk.seen == "Menu" else None
        kiosk.press(name)
    kiosk.press("done")
    assert settings != wished
    kiosk.begin()
    kiosk.key(pygame.K_m, "m")
    kiosk.wait(kiosk.config.warn_after + kiosk.config.countdown + 1)
    assert kiosk.house.settings == wished
    assert kiosk.house.keeper.latest() is None
    assert kiosk.house.last_played == ""
    assert kiosk.house.notices == []
    kiosk.tap((400, 300))
    assert kiosk.top.buttons.find("continue") is None
    table = kiosk.begin()
    assert table.session.options["transfers"]


def test_two_visitors_do_not_share_their_rules(kiosk):
    for _ in range(2):
        assert kiosk.house.settings == Settings(language="en")
        kiosk.press("options")
        kiosk.press("transfers")
        assert kiosk.house.settings.rules
        kiosk.wait(kiosk.config.attract_after + 1)
        kiosk.tap((400, 300))


def test_options_are_not_written_anywhere(kiosk):
    kiosk.press("options")
    kiosk.press("theme")
    kiosk.press("done")
    kiosk.begin()
    assert list(kiosk.folder.iterdir()) == []


def test_a_trembling_mouse_is_nobody(kiosk):
    for n in range(300):
        pos = (400 + n % 3, 300)
        kiosk.events.append(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0))
        )
        kiosk.frame(1, 0.25)
    assert kiosk.seen == "Attract"


def test_a_moving_mouse_is_somebody(kiosk):
    for n in range(300):
        pos = (100 + 10 * (n % 30), 300)
        kiosk.events.append(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0))
        )
        kiosk.frame(1, 0.25)
    assert kiosk.seen == "Menu"


def test_what_was_worked_out_for_a_visitor_is_forgotten(kiosk):
    session = kiosk.begin().session
    session.moves()

    def remembered() -> int:
        return sum(len(memo) for _, _, memo, _ in session.patience._compiled._sources)

    assert remembered()
    kiosk.warden.restore()
    assert not remembered()
    assert session.moves()
