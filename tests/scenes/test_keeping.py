"""What is kept of games, seen from the scenes: nothing given up unasked, nothing counted twice."""

import gc
import weakref
from itertools import pairwise
from pathlib import Path

import pygame
from player import Player, open_table, session

from game.engine.record import read
from game.patiences import SHELF
from game.scenes.table import Table
from game.scenes.win import Win
from game.table import arrange
from game.table.layout import Setting

WIN = Path(__file__).resolve().parents[1] / "replays" / "babette-win-1.txt"
SPIDER = Path(__file__).resolve().parents[1] / "replays" / "spider-win-1.txt"


def test_a_deal_number_typed_in_the_menu_sets_the_old_game_aside():
    player = Player(lambda house: house.doors.menu())
    old = session()
    old.play(old.moves()[0])
    player.house.keeper.keep(old)
    put_aside = []
    player.house.keeper.aside = lambda name: put_aside.append(name) or True
    player.key("#")
    player.key("5")
    player.key(pygame.K_RETURN)
    assert put_aside == ["babette"]
    assert player.house.keeper.finished == []
    player.wait(4)
    assert player.table.message == player.say("table.set_aside")


def test_a_replay_watched_to_its_end_is_nobodys_win():
    game = read(WIN.read_text("utf-8"), SHELF.__getitem__)
    target = game.done
    game.undo_until(0)
    player = Player(lambda house: Table(house, game, demo=target), pace="instant")
    for _ in range(target + 4):
        player.wait(40)
    assert game.won
    assert isinstance(player.top, Win)
    assert player.house.keeper.finished == []


def test_a_replay_taken_over_is_the_players_own():
    game = read(WIN.read_text("utf-8"), SHELF.__getitem__)
    target = game.done
    game.undo_until(0)
    player = Player(lambda house: Table(house, game, demo=target), pace="instant")
    player.wait(200)
    assert player.table.watched
    player.key("d")
    assert not player.table.watched
    assert player.house.keeper.latest() is game


def test_a_broken_save_is_told_at_the_table_too():
    player = open_table()
    player.house.keeper.troubles = lambda: [("babette.txt.broken", "cut")]
    table = player.house.doors.play("babette")
    player.stack.scenes[:] = [table]
    table.enter(player.stack.size)
    player.wait(2)
    assert table.message == player.say("table.broken_save", file="babette.txt.broken")


def test_a_table_that_is_left_is_gone_at_once():
    player = open_table()
    player.rest()
    left = weakref.ref(player.table)
    gc.disable()
    try:
        player.key("n")
        player.wait(2)
        assert isinstance(player.top, Table)
        assert left() is None
    finally:
        gc.enable()


def test_long_columns_shrink_the_cards_little_by_little_and_stay_readable():
    known = read(SPIDER.read_text("utf-8"), SHELF.__getitem__)
    for size in ((800, 600), (1280, 800), (1920, 1080), (1080, 1920)):
        stages = [
            arrange.plan(known.patience, Setting(*size, long_columns=stage)) for stage in range(7)
        ]
        assert len({plan.kind for plan in stages}) == 1
        for before, after in pairwise(stages):
            assert after.card_w >= before.card_w * 0.8
        for turn in known.history:
            for change in turn.changes:
                plan = next(plan for plan in stages if not plan.crowded(change.after))
                spots = plan.spots(change.after).values()
                lowest = max((s.y for s in spots if s.pile in known.patience.tableau), default=0)
                assert lowest + plan.card_h <= plan.strip.y
