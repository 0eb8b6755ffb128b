"""The end of a won game: cards leap, and there are three ways on."""

import pygame
import pytest
from player import Player, session

from game.scenes.menu import Menu
from game.scenes.portrait import all_home
from game.scenes.table import Table
from game.scenes.win import Win


def won(**settings) -> Player:
    """A game that has just been won."""

    def table(house):
        game = session("617")
        game.seconds = 252
        game.position = all_home(game.patience)
        return Table(house, game, fresh=False)

    player = Player(table, **settings)
    player.wait(4)
    assert isinstance(player.top, Win)
    return player


def test_new_deals_another_game():
    player = won()
    player.push("new")
    assert player.stack.scenes == [player.table]
    assert not player.table.session.won
    assert player.table.session.done == 0


def test_again_deals_the_same():
    player = won()
    player.push("again")
    assert str(player.table.session.deal) == "617"
    assert not player.table.session.won


@pytest.mark.parametrize("how", ["button", "escape"])
def test_menu_has_nothing_to_continue(how):
    player = won()
    player.push("menu") if how == "button" else player.key(pygame.K_ESCAPE)
    assert isinstance(player.top, Menu)
    assert player.house.keeper.latest() is None
    assert player.top.buttons.find("continue") is None


def test_enter_is_a_new_deal_and_tab_reaches_the_others():
    player = won()
    reached = set()
    for _ in range(7):
        player.key(pygame.K_TAB)
        reached.add(player.top.buttons.focused)
    assert reached == {"new", "again", "menu", "records", "watch", "export"}
    while player.top.buttons.focused != "new":
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert isinstance(player.top, Table)


def test_the_cards_leap_and_in_the_end_it_is_still():
    player = won(rate=10)
    assert player.top.busy
    still = player.pixels()
    player.wait(240)
    assert player.pixels() != still
    for _ in range(100):
        if not player.top.busy:
            break
        player.wait(120)
    assert not player.top.busy
    player.wait(4)
    player.sent.clear()
    player.wait(240)
    assert player.sent == [], "nothing moves, so nothing is drawn"


def test_trails_do_not_depend_on_frames():
    pictures = set()
    for rate in (60, 144, [40, 7, 90]):
        player = won(rate=rate)
        player.wait(400 - player.tick)
        pictures.add(player.pixels())
    assert len(pictures) == 1


@pytest.mark.parametrize("size", [(640, 480), (480, 640), (3440, 1440)])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_panel_is_in_sight_in_every_window(size, language):
    player = won(size=size, language=language)
    window = pygame.Rect(0, 0, *size)
    assert window.contains(player.top.rect)
    assert all(window.contains(pygame.Rect(b.rect)) for b in player.top.buttons.items)


def test_a_new_size_in_the_middle_of_it():
    player = won()
    player.wait(200)
    player.resize((1024, 768))
    player.wait(200)
    player.push("new")
    assert player.top is player.table
    player.rest()
    assert player.table.size == (1024, 768)
