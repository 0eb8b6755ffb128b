"""The list of recorded games, and where an exported record is told."""

import pygame
from keeping import session
from stagecraft import click, house, key, press, stage

from game.scenes.archive import Archive
from game.scenes.records import Records
from game.scenes.replay import Replay
from game.scenes.table import Table
from game.scenes.told import Told


def test_the_list_of_recorded_games_shows_and_opens_them():
    home = house()
    home.keeper.export(session(5))
    home.keeper.export(session(7, "spider"))
    made = stage(home.doors.records())
    press(made, "archive")
    assert isinstance(made.top, Archive)
    press(made, "open 0")
    assert isinstance(made.top, Replay)
    assert (made.top.session.patience.id, made.top.total) == ("spider", 7)
    key(made, pygame.K_ESCAPE)
    assert isinstance(made.top, Archive)
    press(made, "back")
    assert isinstance(made.top, Records)


def test_many_records_are_turned_over_page_by_page():
    home = house()
    for n in range(23):
        home.keeper.export(session(n + 1))
    made = stage(home.doors.archive())
    seen = set()
    for _ in range(made.top._pages):
        seen |= {b.id for b in made.top.buttons.items if b.id.startswith("open")}
        press(made, "right")
    assert seen == {f"open {n}" for n in range(23)}
    assert made.top.at == 0


def test_the_export_from_the_pause_page_tells_the_path_and_copies_it():
    copied = []
    home = house()
    home.copy = lambda text: copied.append(text) or True
    made = stage(Table(home, session(4), fresh=False))
    key(made, pygame.K_ESCAPE)
    press(made, "export")
    assert isinstance(made.top, Told)
    press(made, "copy")
    assert copied == [made.top.path]
    assert made.top.text == home.words.say("record.path_copied")
    press(made, "done")
    assert made.table.session.turns == 4


def test_an_export_that_fails_says_so():
    home = house()
    home.keeper.export = lambda given: None
    made = stage(home.doors.records())
    made.stack.apply(made.top.choose("back"))
    page = home.doors.export(session(2))
    assert page.title == home.words.say("record.unsaved")


def test_a_click_beside_the_buttons_does_nothing():
    made = stage(house().doors.records())
    click(made, (400, 30))
    assert isinstance(made.top, Records)
