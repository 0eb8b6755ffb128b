"""Whole games on the real table: from the first row to the win screen, and to a loss."""

from pathlib import Path

import pygame
import pytest
from player import Player, at_home, with_mouse

from game.engine.record import parse, read
from game.engine.session import Session
from game.patiences import SHELF
from game.scenes.table import Table
from game.scenes.win import Win

REPLAYS = Path(__file__).parents[1] / "replays"


def recorded(name: str) -> Session:
    return read((REPLAYS / name).read_text("utf-8"), SHELF.__getitem__)


def at_the_start(name: str, **settings) -> tuple[Player, list]:
    """A player at the opening of a recorded game, and the moves that were played in it."""
    goal = recorded(name)
    new = Session(goal.patience, goal.deal)
    moves = [turn.move for turn in goal.history[: goal.done]]
    return Player(lambda house: Table(house, new), rate=30, **settings), moves


@pytest.mark.parametrize(
    ("name", "drags", "mirrored"),
    [("babette-win-1.txt", 0, False), ("babette-win-2.txt", 1, False),
     ("babette-win-3.txt", 2, True)],
)  # fmt: skip
def test_a_recorded_game_is_won_by_hand(name, drags, mirrored):
    """With clicks only, with drags only, or with both in turn and never waiting."""
    player, moves = at_the_start(name, mirrored=mirrored)
    table = player.table
    for n, move in enumerate(moves):
        with_mouse(player, move, by_drag=drags == 1 or (drags == 2 and n % 2 == 1))
        assert table.session.history[table.session.done - 1].move == move
        assert table.session.done == n + 1
        if drags < 2:
            player.rest()
            player.wait()
            if n < len(moves) - 1:
                assert at_home(table)
                assert player.top is table
    player.rest()
    player.wait(2)
    assert table.session.won
    assert isinstance(player.top, Win)
    assert player.stack.scenes == [table, player.top]
    assert at_home(table)
    assert "win" in player.heard


def play_by_keys(player: Player, move) -> None:
    """Make a move with Tab, Enter, Space and X only."""
    table = player.table
    if move.verb != "move":
        player.key(pygame.K_SPACE)
        if player.top is not table:
            player.key(pygame.K_RETURN)
        return
    card = table.session.position.piles[move.source][move.at]
    for _ in range(40):
        if table.focus == ("card", card):
            break
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    if table.session.history[table.session.done - 1].move != move:
        player.key("x")


def test_a_recorded_game_is_won_by_keys_alone():
    player, moves = at_the_start("babette-win-2.txt", pace="instant")
    table = player.table
    for n, move in enumerate(moves):
        play_by_keys(player, move)
        assert table.session.done == n + 1
        assert table.session.history[n].move == move
    player.wait(2)
    assert isinstance(player.top, Win)


@pytest.mark.parametrize("name", ["babette-loss-4.txt", "babette-loss-strict-32000.txt"])
def test_a_lost_game_says_so_once_and_offers_ways_on(name):
    player, moves = at_the_start(name, pace="instant")
    table = player.table
    assert parse((REPLAYS / name).read_text("utf-8")).done == len(moves)
    for n, move in enumerate(moves):
        assert player.top is table, f"called lost after {n} of {len(moves)} turns"
        with_mouse(player, move)
        player.wait(40)
    page = player.top
    assert page is not table
    assert page.title == player.say("lost.title")
    assert [button.id for button in page.buttons.items] == ["undo", "restart", "new", "look"]
    end = table.session.position

    player.push("look")
    assert player.top is table
    player.wait(240)
    assert player.top is table, "it is told once"
    assert table.session.position == end
    player.key("u")
    player.wait(40)
    assert player.top is table, "an undo opens the game again"
    player.key("u", pygame.KMOD_SHIFT)
    player.wait(240)
    assert table.session.position == end
    assert player.top is table, "it is told once"


def lost(**settings) -> Player:
    """A lost game that has just been told so."""
    session = recorded("babette-loss-4.txt")
    player = Player(lambda house: Table(house, session, fresh=False), **settings)
    player.wait(60)
    assert player.top is not player.table
    return player


def test_the_ways_on_from_a_lost_game():
    player = lost()
    turns = player.table.session.turns
    player.push("undo")
    player.rest()
    assert player.top is player.table
    assert player.table.session.turns == turns - 1
    assert at_home(player.table)

    player = lost()
    player.push("restart")
    player.rest()
    assert player.table.session.position == player.table.session.opening
    player.key("u")
    player.rest()
    assert player.table.session.turns == turns, "a restart can be undone"

    player = lost()
    old = player.table.session
    player.push("new")
    player.rest()
    assert player.table.session is not old
    assert player.table.session.done == 0

    player = lost()
    player.key(pygame.K_ESCAPE)
    assert player.top is player.table
    assert player.table.session.turns == turns


def test_a_replay_plays_itself_until_the_player_takes_over():
    session = recorded("babette-win-1.txt")
    end = session.done
    session.undo_until(0)
    player = Player(lambda house: Table(house, session, demo=end), rate=30, size=(640, 480))
    player.wait(120 * 6)
    done = session.done
    assert 3 < done < 20
    player.key("u")
    player.rest()
    assert session.done == done - 1
    player.wait(240)
    assert session.done == done - 1, "the player has taken over"
    assert at_home(player.table)


def test_a_replay_waits_while_the_player_holds_a_card():
    session = recorded("babette-win-1.txt")
    end = session.done
    session.undo_until(0)
    player = Player(lambda house: Table(house, session, demo=end, fresh=False))
    x, y = player.card("c7", 1)
    player.press((x, y))
    player.move((x + 60, y + 20))
    assert player.table.hand.dragging
    player.wait(600)
    assert session.done == 0
    player.release((x + 60, y + 20))
    player.wait(240)
    assert session.done > 0
