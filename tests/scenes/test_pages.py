"""Pages over the table: the pause, the options, the deal number, questions."""

import pygame
import pytest
from player import Player, at_home, session

from game.look.palette import THEMES
from game.scenes.menu import Menu
from game.scenes.options import Options
from game.scenes.pause import Pause
from game.scenes.table import Table

SIZES = [(640, 480), (480, 640), (1280, 800), (1080, 1920), (3440, 1440)]
PAGES = ("pause", "options", "number", "about", "redeal", "new", "lost")


def paused(turns: int = 0, **settings) -> Player:
    player = Player(lambda house: Table(house, session(), fresh=False), **settings)
    for _ in range(turns):
        player.key("d")
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.top, Pause)
    return player


# ---- the pause


@pytest.mark.parametrize("how", ["button", "escape"])
def test_back_to_the_table(how):
    player = paused()
    player.push("resume") if how == "button" else player.key(pygame.K_ESCAPE)
    assert player.top is player.table


def test_the_table_stays_below_and_lies_still():
    player = Player(lambda house: Table(house, session(), fresh=True))
    player.wait(10)
    assert player.table.motion.moving
    player.key(pygame.K_ESCAPE)
    assert at_home(player.table), "nothing stays in mid air below a page"
    corner = player.screen.get_at((player.table.plan.origins[0][0] + 4, 60))
    assert corner[:3] != (0, 0, 0)
    before = player.pixels()
    player.wait(60)
    player.sent.clear()
    player.wait(240)
    assert player.sent == []
    assert player.pixels() == before
    assert player.stack.scenes[0] is player.table


def test_a_held_card_goes_home_below_a_page():
    player = Player(lambda house: Table(house, session(), fresh=False))
    player.press(player.card("c7", 1))
    player.move((400, 300))
    player.wait(4)
    player.key(pygame.K_ESCAPE)
    player.release((400, 300))
    player.key(pygame.K_ESCAPE)
    player.release((400, 300))
    player.rest()
    assert not player.table.hand.dragging
    assert at_home(player.table)


def test_restart_from_the_pause_can_be_undone():
    player = paused(turns=3)
    player.push("restart")
    player.rest()
    assert player.table.session.turns == 0
    assert player.table.message == player.say("table.restarted")
    player.key("u")
    assert player.table.session.turns == 3
    player.rest()
    assert at_home(player.table)


def test_a_new_deal_asks_only_when_something_was_played():
    player = paused()
    old = player.table
    player.push("new")
    assert player.stack.scenes == [player.table]
    assert player.table is not old
    player = paused(turns=2)
    old = player.table
    player.push("new")
    assert player.top.title == player.say("ask.new.title")
    assert player.top.buttons.focused == "stay", "Enter gives up no game"
    player.push("stay")
    assert isinstance(player.top, Pause)
    player.push("new")
    player.push("new")
    assert player.stack.scenes == [player.table]
    assert player.table is not old


def test_the_menu_keeps_the_game():
    player = paused(turns=2)
    game = player.table.session
    player.push("menu")
    assert isinstance(player.top, Menu)
    assert player.stack.scenes == [player.top]
    assert player.house.keeper.latest() is game


# ---- options


def options(turns: int = 1, **settings) -> tuple[Player, list[dict]]:
    player = paused(turns, **settings)
    player.push("options")
    kept: list[dict] = []
    player.house.save_settings = lambda: kept.append(vars(player.house.settings).copy()) or True
    return player, kept


def test_language_and_theme_change_at_once_and_are_kept():
    player, kept = options()
    player.push("language")
    assert player.top.title == player.say("options.title") == "Einstellungen"
    player.push("theme")
    assert player.top.theme is THEMES["midnight"]
    assert (kept[-1]["language"], kept[-1]["theme"]) == ("de", "midnight")
    player.push("done")
    assert isinstance(player.top, Pause)
    assert player.top.title == "Pause"
    assert player.top.buttons.items[0].words == player.say("pause.resume")
    assert player.top.theme is THEMES["midnight"]
    player.push("resume")
    assert player.table.painter.words.language == "de"
    assert player.table.painter.theme is THEMES["midnight"]
    assert player.table.session.turns == 1
    assert at_home(player.table)


@pytest.mark.parametrize("name", ["large_index", "mirrored", "four_colours", "theme", "timer"])
def test_what_is_chosen_is_seen_on_the_table(name):
    player, kept = options(size=(1280, 800))
    player.push("done")
    player.push("resume")
    player.move((1, 1))
    player.wait(120)
    before = player.pixels()
    player.key(pygame.K_ESCAPE)
    player.push("options")
    player.push(name)
    assert kept
    player.push("done")
    player.push("resume")
    player.move((1, 1))
    player.wait(2)
    assert player.pixels() != before
    assert at_home(player.table)
    assert player.table.deck.sharp


def test_no_animation_is_no_animation():
    player, _ = options()
    player.push("pace")
    assert player.house.settings.pace == "instant"
    player.push("done")
    player.push("resume")
    player.key("d")
    assert not player.table.motion.moving


def test_every_option_goes_round():
    player, kept = options()
    for name in [b.id for b in player.top.buttons.items if b.kind == "link"]:
        values = [player.top.buttons.find(name).value]
        while len(values) < 9 and values[-1] not in values[:-1]:
            player.push(name)
            values.append(player.top.buttons.find(name).value)
        assert len(values) > 2, name
        assert values[-1] == values[0], name
    assert len(kept) >= 2 * len(player.top.buttons.items) - 2


def test_rules_hold_from_the_next_deal():
    player, kept = options()
    player.push("transfers")
    assert kept[-1]["rules"] == {"babette": {"transfers": True}}
    player.push("done")
    player.push("new")
    player.push("new")
    assert player.table.session.options["transfers"]


def test_options_that_cannot_be_kept_are_told_once_and_hold():
    player, _ = options()
    player.house.save_settings = lambda: False
    player.push("four_colours")
    player.push("mirrored")
    assert player.house.settings.mirrored
    assert player.house.notices == [player.say("table.unsaved")]
    player.push("done")
    player.push("resume")
    player.wait(2)
    assert player.table.message == player.say("table.unsaved")
    assert player.house.notices == []


# ---- in every window


def every_page(player: Player):
    doors, table = player.house.doors, player.table
    return {
        "pause": lambda: doors.pause(table),
        "options": doors.options,
        "number": lambda: doors.number("babette"),
        "about": lambda: doors.about("1.2.3"),
        "redeal": lambda: doors.ask_redeal(3, lambda: None),
        "new": lambda: doors.new_deal(table).scene,
        "lost": lambda: doors.lost(table),
    }


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_pages_fit_every_window(size, language):
    player = Player(
        lambda house: Table(house, session(), fresh=False), size=size, language=language
    )
    player.key("d")
    window = pygame.Rect(0, 0, *size)
    for name, make in every_page(player).items():
        page = make()
        page.enter(size)
        assert window.contains(page.rect), name
        rects = [pygame.Rect(button.rect) for button in page.buttons.items]
        inside = pygame.Rect(0, 0, *page.rect.size)
        for n, rect in enumerate(rects):
            assert inside.contains(rect), name
            assert rect.collidelist(rects[n + 1 :]) < 0, name


@pytest.mark.parametrize("name", PAGES)
def test_a_page_answers_to_keys_alone_and_escape_closes_it(name):
    player = Player(lambda house: Table(house, session(), fresh=False))
    player.key("d")
    page = every_page(player)[name]()
    player.table.watch.told = player.table.session.position
    player.stack.scenes.append(page)
    page.enter(player.stack.size)
    player.wait(1)
    names = {button.id for button in page.buttons.items}
    reached = {page.buttons.focused}
    for _ in range(2 * len(names)):
        player.key(pygame.K_TAB)
        reached.add(page.buttons.focused)
    assert reached == names
    turns = player.table.session.turns
    player.key(pygame.K_ESCAPE)
    assert player.top is player.table
    assert player.table.session.turns == turns, "Escape changes nothing"


def test_a_new_size_below_a_page():
    player = paused(turns=2)
    player.push("options")
    player.resize((1024, 768))
    assert isinstance(player.top, Options)
    assert all(scene.size == (1024, 768) for scene in player.stack.scenes)
    x, y = player.table.plan.origins[0]
    card, felt = player.screen.get_at((x + 30, y + 12)), player.screen.get_at((x - 12, y + 12))
    assert sum(card[:3]) > sum(felt[:3]) + 60, "the table is seen below the page"
    player.push("done")
    player.resize((640, 480))
    player.push("resume")
    player.rest()
    assert at_home(player.table)
