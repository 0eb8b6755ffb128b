"""The rule page: its lines fit, it scrolls, its keys and buttons lead where they should."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from reader import key, mouse, opened, settle

from game.app.picture import open_dummy
from game.catalogue.catalogue import LANGUAGES
from game.look import prose
from game.patiences import SHELF
from game.scenes.reading import reading
from game.scenes.scene import Pop

SIZES = [(640, 480), (800, 600), (1280, 800), (1920, 1080), (1080, 1920), (3840, 2160)]


@pytest.fixture(scope="module", autouse=True)
def display():
    open_dummy((800, 600))
    yield
    pygame.display.quit()


# ---- lines


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_its_column(language, size):
    for game in SHELF if size in ((640, 480), (1920, 1080)) else ("babette", "spider"):
        page, _ = opened(game, size, language=language)
        width = page.body.w - 2 * page.margin
        bottom = 0
        for entry in page.page.lines:
            style = page.page.styles[entry.style]
            assert entry.x + prose.width_of(entry.line, style) <= width
            assert prose.drawn(entry.line, style).get_width() <= width
            bottom = max(bottom, entry.y)
        assert bottom < page.page.height
        assert page.page.table.right <= width


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_letters_are_large_and_buttons_can_be_hit(size):
    page, screen = opened("portuguese_solitaire", size)
    assert page.px >= max(15, 0.022 * min(size))
    assert screen.get_rect().contains(page.rect)
    assert all(button.rect.h >= 44 and button.rect.w >= 44 for button in page.buttons.items)
    assert page.page.table.h < page.body.h


def test_a_page_is_set_once_for_a_size_and_a_language():
    one, _ = opened("spider", (1280, 800))
    two, _ = opened("spider", (1280, 800))
    other, _ = opened("spider", (1280, 800), language="de")
    assert one.page is two.page
    assert one.page is not other.page
    reading.cache_clear()


# ---- scrolling


def test_the_page_ends_where_its_text_ends():
    page, _ = opened()
    most = page.page.height - page.body.h
    assert most > 0
    key(page, pygame.K_END)
    assert settle(page) == most
    key(page, pygame.K_DOWN)
    key(page, pygame.K_PAGEDOWN)
    page.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-9, precise_y=-9.0))
    assert settle(page) == most
    key(page, pygame.K_HOME)
    key(page, pygame.K_UP)
    page.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9, precise_y=9.0))
    assert settle(page) == 0


def test_keys_and_wheel_scroll():
    page, _ = opened()
    seen = [0]
    for code in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_SPACE):
        key(page, code)
        seen.append(settle(page))
    page.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    seen.append(settle(page))
    assert seen == sorted(set(seen))
    key(page, pygame.K_PAGEUP)
    assert settle(page) < seen[-1]


def test_a_key_that_is_held_scrolls_on_until_it_is_let_go():
    page, _ = opened()
    page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    short = settle(page, 40)
    assert settle(page, 200) > 2 * short
    page.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_DOWN, mod=0))
    rest = settle(page)
    assert settle(page) == rest


def test_the_page_follows_a_finger_and_glides_on():
    page, _ = opened()
    x, y = page.body.center
    mouse(page, "down", (x, y), touch=True)
    mouse(page, "move", (x, y - 8))
    assert page.scroll.at == 0
    for way in range(12, 132, 6):
        mouse(page, "move", (x, y - way))
        page.scroll.tick()
    held = page.scroll.at
    assert held == 126
    mouse(page, "up", (x, y - 126), touch=True)
    assert page.example.step == 0
    assert settle(page) > held


def test_the_bar_is_dragged_from_end_to_end():
    page, _ = opened()
    x = page.body.right - 6
    top, high = page.scroll.bar()
    assert top == 0
    mouse(page, "down", (x, page.body.y + high // 2))
    mouse(page, "move", (x, page.body.bottom + 50))
    assert page.scroll.at == page.scroll.most
    mouse(page, "up", (x, page.body.bottom + 50))
    assert sum(page.scroll.bar()) == page.body.h
    assert settle(page) == page.scroll.most


def test_other_buttons_of_the_mouse_do_nothing():
    page, _ = opened()
    for button in (2, 3, 4, 5):
        mouse(page, "down", page.body.center, button=button)
        mouse(page, "move", (page.body.centerx, page.body.y))
        assert mouse(page, "up", page.body.center, button=button) is None
    assert page.scroll.at == 0


# ---- leaving, and going to another page


def at(page, name):
    """The middle of a button, in the window."""
    rect = page.buttons.find(name).rect
    return page.head.x + rect.x + rect.w // 2, page.head.y + rect.y + rect.h // 2


def test_escape_and_the_button_close():
    page, _ = opened()
    assert key(page, pygame.K_ESCAPE) == Pop()
    assert key(page, pygame.K_F1) == Pop()
    mouse(page, "move", at(page, "close"))
    mouse(page, "down", at(page, "close"))
    assert mouse(page, "up", at(page, "close")) == Pop()


def test_by_keys_alone_the_close_button_can_be_pressed():
    page, _ = opened()
    assert key(page, pygame.K_RETURN) is None
    key(page, pygame.K_TAB)
    assert page.buttons.focused == "close"
    assert key(page, pygame.K_RETURN) == Pop()


def test_left_and_right_go_round_all_the_games():
    page, screen = opened()
    seen = []
    for _ in SHELF:
        seen.append(page.identifier)
        key(page, pygame.K_END)
        settle(page)
        assert key(page, pygame.K_RIGHT) is None
        assert page.scroll.at == 0
        assert page.draw(screen, 0.0)
    assert seen == list(SHELF)
    assert page.identifier == "babette"
    mouse(page, "down", at(page, "previous"))
    mouse(page, "up", at(page, "previous"))
    assert page.identifier == seen[-1]
    key(page, pygame.K_LEFT)
    assert page.identifier == seen[-2]


def test_a_resize_keeps_the_place_and_the_example_goes_on():
    page, _ = opened("spiderette", (1280, 800))
    page.scroll.eased = False
    page.example.advance()
    page.scroll.to(page.scroll.most / 2)
    share = page.scroll.share
    page.enter((1000, 1200))
    screen = pygame.Surface((1000, 1200))
    assert page.draw(screen, 0.0) == [screen.get_rect()]
    assert page.example.step == 1
    assert page.scroll.share == pytest.approx(share, abs=0.02)


def test_what_the_screen_lost_is_painted_again():
    page, screen = opened("good_measure")
    before = pygame.image.tobytes(screen.subsurface(page.body), "RGB")
    screen.fill("black")
    page.repaint = True
    assert page.draw(screen, 0.0) == [screen.get_rect()]
    assert pygame.image.tobytes(screen.subsurface(page.body), "RGB") == before
