"""The end of a won game: cards leap, and there are three ways on."""

from itertools import product

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


def brightest(surface, area):
    """The lightest pixel of an area."""
    return max(sum(surface.get_at(at)[:3]) for at in product(
        range(area.left, area.right), range(area.top, area.bottom)
    ))  # fmt: skip


def test_the_trail_is_dimmed_and_what_still_waits_is_not():
    player = won(size=(1280, 800))
    win = player.top
    full = brightest(win.table.deck.card(0, True), pygame.Rect(10, 10, 20, 20))
    player.wait(4000)
    pile = win.waiting[0][1]
    x, y = win._corners[pile]
    picture = win.canvas.picture
    assert brightest(picture, pygame.Rect(x + 10, y + 10, 20, 20)) == full
    below = pygame.Rect(0, win.rect.bottom + 40, 1280, 0)
    below.h = 790 - below.y
    assert full * 0.5 < brightest(picture, below) < full * 0.75


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_corners_of_the_panel_show_what_lies_behind_them(size):
    player = won(size=size)
    felt = player.top.canvas.ground
    seen = set()
    for _ in range(60):
        player.wait(120)
        rect, picture = player.top.rect, player.top.canvas.picture
        for corner in ("topleft", "topright", "bottomleft", "bottomright"):
            x, y = getattr(rect.inflate(-2, -2), corner)
            seen |= {corner} if picture.get_at((x, y)) != felt.get_at((x, y)) else set()
    assert {"bottomleft", "bottomright"} <= seen


def test_a_trail_never_touches_what_stands_on_the_panel():
    player = won(size=(1280, 800))
    rect = player.top.rect
    inside = rect.inflate(-rect.w // 12, -rect.w // 12)
    before = player.screen.subsurface(inside).copy()
    for _ in range(30):
        player.wait(120)
        now = player.screen.subsurface(inside)
        assert pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(before, "RGB")


def test_a_trail_lies_in_the_panels_shadow_no_matter_how_often_it_is_laid_down():
    player = won(size=(1280, 800))
    win, canvas = player.top, player.top.canvas
    card = win._trail(0)
    wide, high = card.get_size()
    x, y = win.rect.left - wide + 4, win.rect.centery
    inner = pygame.Rect(x, y, wide, high).inflate(-20, -20)
    seen = set()
    for _ in range(3):
        for piece in win.behind.pieces(card, x, y):
            canvas.keep(piece)
        seen.add(pygame.image.tobytes(canvas.picture.subsurface(inner), "RGB"))
    assert len(seen) == 1
    far, near = (canvas.picture.get_at((at, inner.bottom - 1)) for at in (inner.x, inner.right - 1))
    paper = card.get_at((10, high - 11))
    assert sum(far[:3]) > sum(near[:3])
    assert sum(near[:3]) < sum(paper[:3])
    assert canvas.picture.get_at((x + wide - 4, y + high // 2)) == pygame.Color("#dca73a")


def test_no_place_is_seen_through_the_trail():
    player = won(size=(1280, 800))
    cards = {id(player.top.table.deck.card(card, True)) for card in range(104)}
    width = player.top.table.plan.card_w
    sized = [p for p in player.top._cards if p.surface.get_width() == width]
    assert sized
    assert all(id(piece.surface) in cards for piece in sized)


def test_nothing_of_an_old_trail_is_left_when_the_scene_comes_back():
    player = won(size=(800, 600))

    def come_back() -> bytes:
        player.top.enter(player.top.size)
        player.wait(4)
        return pygame.image.tobytes(player.screen, "RGB")

    fresh = come_back()
    player.wait(500)
    assert pygame.image.tobytes(player.screen, "RGB") != fresh
    assert come_back() == fresh
