"""A win: counted once, marked when it is the best so far, asked for initials if it makes a list."""

import pygame
import pytest
from keeping import won
from stagecraft import house, key, press, stage, typed

from game.engine.results import Game, Statistics
from game.scenes.initials import Initials
from game.scenes.menu import Menu
from game.scenes.records import Records
from game.scenes.replay import Replay
from game.scenes.table import Table
from game.scenes.terms import Terms
from game.scenes.told import Told
from game.scenes.win import Win


def game(result="won", moves=100, seconds=300, patience="babette"):
    return Game("2026-05-01", "12:00", patience, "1", result, moves, seconds)


def winning(famous=True, before=(), turns=3, seconds=60):
    home = house()
    home.keeper.famous = famous
    home.keeper.history += before
    table = Table(home, won(turns, seconds), fresh=False)
    made = stage(table)
    made.until(lambda: isinstance(made.top, Win))
    return home, made


def test_a_win_counts_once_and_asks_for_initials():
    home, made = winning()
    assert [g.result for g in home.keeper.games()] == ["won"]
    assert made.until(lambda: isinstance(made.top, Initials), 200)
    typed(made, "ada")
    key(made, pygame.K_RETURN, "\r")
    assert [entry.initials for entry in home.keeper.fame()] == ["ADA"]
    assert isinstance(made.top, Records)
    assert made.top.latest == home.keeper.fame()[0]
    key(made, pygame.K_ESCAPE)
    assert isinstance(made.top, Win)
    made.run(300)
    assert isinstance(made.top, Win), "it asks once only"
    assert len(home.keeper.games()) == 1


def test_a_win_that_makes_no_list_asks_for_nothing():
    _, made = winning(famous=False)
    made.run(300)
    assert isinstance(made.top, Win)


@pytest.mark.parametrize("how", ["escape", "skip"])
def test_initials_can_be_left_out(how):
    home, made = winning()
    made.until(lambda: isinstance(made.top, Initials))
    key(made, pygame.K_ESCAPE) if how == "escape" else press(made, "skip")
    assert isinstance(made.top, Win)
    assert home.keeper.fame() == []


def figures(made):
    """Name -> number and what is said of it."""
    made.frame()
    return {figure.name: (figure.shown, figure.best) for figure in made.top.figures()}


def test_the_win_screen_marks_what_is_the_best_so_far():
    _, made = winning(False, [game("won", 2, 70)])
    assert made.top.before == Statistics(1, 1, 1, 1, 70, 2, "2026-05-01 12:00")
    assert figures(made) == {
        "time": ("1:00", "new best"), "moves": ("3", "best: 2"), "streak": ("2", "new best"),
    }  # fmt: skip
    _, made = winning(False)
    assert made.top.before == Statistics()
    assert figures(made) == {
        "time": ("1:00", "new best"), "moves": ("3", "new best"), "streak": ("1", ""),
    }  # fmt: skip


def test_a_streak_that_was_longer_once_is_named():
    _, made = winning(False, [game("won"), game("won"), game("won"), game("lost")])
    assert figures(made)["streak"] == ("1", "best: 3")


def test_a_kiosk_tells_a_visitor_of_no_streak():
    home = house()
    home.terms = Terms(kiosk=True)
    made = stage(Table(home, won(), fresh=False))
    made.until(lambda: isinstance(made.top, Win))
    assert list(figures(made)) == ["time", "moves"]


def test_a_win_that_was_only_watched_counts_for_nothing_and_claims_nothing():
    home = house()
    home.keeper.famous = True
    table = Table(home, won(), fresh=False)
    table.watched = True
    made = stage(table)
    made.until(lambda: isinstance(made.top, Win))
    made.run(200)
    assert isinstance(made.top, Win)
    assert home.keeper.games() == []
    assert figures(made) == {"time": ("1:00", ""), "moves": ("3", "")}


def test_the_ways_on_from_a_win():
    home, made = winning(False)
    for name, kind in (("records", Records), ("watch", Replay), ("export", Told)):
        press(made, name)
        assert isinstance(made.top, kind), name
        key(made, pygame.K_ESCAPE)
        assert isinstance(made.top, Win), name
    assert [kept.place for kept in home.keeper.kept()] == ["exports"]
    press(made, "menu")
    assert isinstance(made.top, Menu)
