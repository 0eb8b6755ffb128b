"""From the menu to the table and back, by mouse and by keys alone."""

import pygame
import pytest
from player import Player, at_home, session

from game.scenes.links import so_far
from game.scenes.menu import Menu
from game.scenes.number import Number
from game.scenes.options import Options
from game.scenes.page import Page
from game.scenes.table import Table

SIZES = [(640, 480), (480, 640), (1280, 800), (1080, 1920), (3440, 1440)]


def menu(**settings) -> Player:
    return Player(lambda house: house.doors.menu(), **settings)


def focus_on(player: Player, name: str) -> None:
    """Walk to a button with Tab."""
    for _ in range(30):
        player.key(pygame.K_TAB)
        if player.top.buttons.focused == name:
            return
    raise AssertionError(f"Tab never reaches {name}")


def test_a_click_on_a_tile_opens_its_game():
    player = menu()
    player.push("play babette")
    assert isinstance(player.top, Table)
    assert player.table.motion.moving, "it is dealt out"
    player.rest()
    assert at_home(player.table)
    assert player.house.last_played == "babette"


def test_enter_opens_the_first_game():
    player = menu()
    player.key(pygame.K_RETURN)
    assert isinstance(player.top, Table)


def test_every_button_is_reached_by_tab_and_by_arrows():
    player = menu()
    names = {button.id for button in player.top.buttons.items}
    reached = set()
    for _ in range(2 * len(names)):
        player.key(pygame.K_TAB)
        reached.add(player.top.buttons.focused)
    assert reached == names
    focus_on(player, "options")
    player.key("down")
    assert player.top.buttons.focused == "language"
    player.key("up")
    assert player.top.buttons.focused == "options"


def test_by_keys_alone_to_every_page_and_back():
    player = menu()
    for name, scene in (("options", Options), ("number", Number), ("about", Page)):
        focus_on(player, name)
        player.key(pygame.K_RETURN)
        assert isinstance(player.top, scene)
        player.key(pygame.K_ESCAPE)
        assert isinstance(player.top, Menu)
    player.key("o")
    assert isinstance(player.top, Options)
    player.key(pygame.K_ESCAPE)
    player.send(pygame.KEYDOWN, key=pygame.K_3, mod=0, unicode="#")
    assert isinstance(player.top, Number)


@pytest.mark.parametrize("leave", [pygame.K_q, "button"])
def test_there_is_a_way_out(leave):
    player = menu()
    player.push("quit") if leave == "button" else player.key(leave)
    assert player.stack.over


def test_one_escape_too_many_only_points_at_the_way_out():
    player = menu()
    player.key(pygame.K_ESCAPE)
    assert not player.stack.over
    assert player.top.buttons.focused == "quit"
    player.key(pygame.K_RETURN)
    assert player.stack.over


def test_a_press_that_is_let_go_elsewhere_presses_nothing():
    player = menu()
    player.press(player.button("quit"))
    player.move((2, 2))
    player.release((2, 2))
    player.press((2, 2))
    player.release(player.button("quit"))
    assert not player.stack.over


def test_the_language_button_changes_everything_at_once_and_is_kept():
    player = menu()
    kept = []
    player.house.save_settings = lambda: kept.append(player.house.settings.language) or True
    seen = [player.pixels()]
    for language in ("de", "pl", "en"):
        player.push("language")
        assert player.house.words.language == language
        player.move((1, 1))
        seen.append(player.pixels())
    assert kept == ["de", "pl", "en"]
    assert len(set(seen)) >= 3
    assert player.top.buttons.find("options").words == "Options"


def test_the_full_screen_button_asks_the_window():
    player = menu()
    asked = []
    player.house.toggle_fullscreen = lambda: asked.append(1)
    player.push("fullscreen")
    assert asked == [1]


def test_an_unfinished_game_waits_in_the_menu_with_all_that_was_played():
    player = Player(lambda house: Table(house, session(), fresh=False))
    player.click(player.card("c7", 1))
    played = player.table.session
    assert played.turns == 1
    player.key(pygame.K_ESCAPE)
    player.push("menu")
    assert player.top.buttons.focused == "continue"
    player.push("continue")
    assert player.table.session is played
    assert not player.table.motion.moving
    player.key("u")
    player.rest()
    assert at_home(player.table)
    assert played.turns == 0


def test_notices_areshown():
    player = menu()
    before = player.pixels()
    player.house.notices.append("Something to tell.")
    player.wait(2)
    assert player.pixels() != before


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_everything_is_in_sight_in_every_window(size, language):
    player = menu(size=size, language=language)
    game = session()
    game.play(game.moves()[0])
    player.house.keeper.keep(game)
    player.resize(size)
    window = pygame.Rect(0, 0, *size)
    rects = [pygame.Rect(button.rect) for button in player.top.buttons.items]
    for n, rect in enumerate(rects):
        assert window.contains(rect)
        assert rect.collidelist(rects[n + 1 :]) < 0
        assert rect.h >= 18


def test_a_menu_at_rest_draws_nothing():
    player = menu()
    player.wait(120)  # the pictures of the shelf are drawn, one a frame
    player.sent.clear()
    player.wait(120)
    assert player.sent == []
    player.move(player.button("options"))
    assert player.sent, "what is under the pointer says so"


def test_the_way_back_to_a_game_tells_how_far_it_has_come():
    words = menu().house.words
    game = session("18274")
    assert so_far(words, game) == "row 1 of 13"
    while not any(move.verb == "redeal" for move in game.moves()):
        game.play(next(move for move in game.moves() if move.verb == "deal"))
    assert so_far(words, game) == "row 13 of 13"
    game.play(next(move for move in game.moves() if move.verb == "redeal"))
    assert so_far(words, game) == "13 moves"
