"""The window of a kiosk: full screen without a mode switch, and back when displays come and go."""

import pygame
import pytest

from game.app import pointer
from game.app.picture import open_dummy
from game.app.window import NoDisplay, Window


class Displays:
    """Displays that come, go and change; remembers how the window was opened."""

    def __init__(self, *sizes: tuple[int, int]) -> None:
        self.sizes = list(sizes)
        self.opened: list[tuple] = []
        self.fails = False


@pytest.fixture
def displays(monkeypatch):
    open_dummy((100, 100))
    found = Displays((1920, 1080), (1280, 1024))
    real = pygame.display.set_mode

    def set_mode(size, flags=0, display=0):
        if found.fails:
            raise pygame.error("no display")
        found.opened.append((size, flags, display))
        return real(found.sizes[display] if size == (0, 0) else size)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(found.sizes))
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: len(found.sizes))
    return found


def opened(display: int = 0, turn: int = 0) -> Window:
    window = Window("Patience", (1280, 800), True, display, kiosk=True, turn=turn)
    window.open()
    return window


def test_it_fills_the_chosen_display_at_the_desktops_size(displays):
    window = opened(1)
    assert displays.opened == [((0, 0), pygame.FULLSCREEN, 1)]
    assert window.screen.get_size() == (1280, 1024)
    assert pygame.event.get_grab()


def test_a_display_that_is_not_there_falls_back_to_the_first(displays):
    window = opened(5)
    assert displays.opened[-1][2] == 0
    assert window.missing_display == 5


def test_an_unplugged_display_and_its_return(displays):
    window = opened(1)
    window.look(1.0)
    assert len(displays.opened) == 1
    gone = displays.sizes.pop()
    window.look(2.0)
    assert displays.opened[-1] == ((0, 0), pygame.FULLSCREEN, 0)
    assert window.screen.get_size() == (1920, 1080)
    displays.sizes.append(gone)
    window.look(3.0)
    assert displays.opened[-1][2] == 1
    assert window.screen.get_size() == (1280, 1024)


def test_another_resolution(displays):
    window = opened()
    displays.sizes[0] = (1366, 768)
    window.look(2.0)
    assert window.screen.get_size() == (1366, 768)
    window.look(3.0)
    assert len(displays.opened) == 2  # once is enough


def test_no_display_at_all_is_waited_for(displays):
    window = opened()
    kept = list(displays.sizes)
    displays.sizes.clear()
    window.look(2.0)
    displays.sizes[:] = [(800, 600)]
    displays.fails = True
    window.look(3.0)
    displays.fails = False
    window.look(4.0)
    assert window.screen.get_size() == (800, 600)
    assert kept


def test_a_turned_screen_is_drawn_on_upright_and_sent_turned(displays):
    window = opened(turn=90)
    assert window.real_size == (1920, 1080)
    screen = window.screen
    assert screen.get_size() == (1080, 1920)
    assert window.screen is screen
    screen.set_at((3, 5), "red")
    window.send([pygame.Rect(3, 5, 1, 1)])
    assert pygame.display.get_surface().get_at((1914, 3)) == pygame.Color("red")
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1914, 3), button=1)
    assert window.upright(pressed).pos == (3, 5)


def test_a_window_at_home_is_not_held(displays):
    pygame.event.set_grab(False)
    window = Window("Patience", (640, 480))
    window.open()
    assert not pygame.event.get_grab()
    displays.sizes[0] = (1366, 768)
    window.look(2.0)
    assert len(displays.opened) == 1


def test_a_hidden_pointer_still_says_where_it_is(displays):
    opened()
    assert pygame.event.get_grab()
    pointer.show(False)
    hidden = pygame.mouse.get_cursor()
    assert not any(hidden.data[3])
    assert not pygame.mouse.get_relative_mode()  # as `pygame.mouse.set_visible` would bring
    pointer.show(True)
    assert pygame.mouse.get_cursor() != hidden


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_driver_that_shows_nothing_is_no_display(monkeypatch, driver):
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(NoDisplay):
        Window("Patience", (640, 480)).open()


def test_a_driver_that_was_asked_for_is_one(displays, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    Window("Patience", (640, 480)).open()
    assert pygame.display.get_driver() == "dummy"
