"""The window on SDL's dummy driver, and the program from its opening to its end."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import json
import signal

import pygame
import pytest

from game.app import house, window
from game.app import run as run_module
from game.app.call import BAD_CALL, FINE
from game.app.program import main
from game.app.storage import SETTINGS
from game.app.window import NoDisplay, Window, prepare
from game.catalogue.catalogue import Catalogue
from game.scenes.menu import Menu
from game.scenes.table import Table

ENGLISH = Catalogue("en")


@pytest.fixture(autouse=True)
def _closed_afterwards(monkeypatch):
    for name in ("SDL_FRAMEBUFFER_ACCELERATION", "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"):
        monkeypatch.setenv(name, "0")  # so that what the program sets is taken back
    yield
    pygame.display.quit()


@pytest.fixture
def live(monkeypatch, tmp_path):
    """Run the program; each frame gets the next list of events, after them it is closed."""

    def run(*arguments: str, frames=(), data=None):
        stacks = []
        script = [*frames, [pygame.event.Event(pygame.QUIT)]]

        class Watched(run_module.Stack):
            def __init__(self, *args):
                super().__init__(*args)
                stacks.append(self)

        monkeypatch.setattr(run_module, "Stack", Watched)
        monkeypatch.setattr(pygame.event, "get", lambda: script.pop(0) if script else [])
        folder = tmp_path / "data"
        if data is not None:
            folder.mkdir()
            (folder / SETTINGS).write_bytes(data)
        code = main(["--mute", "--data-dir", str(folder), *arguments], {"LANG": "en_US"})
        return code, stacks[0].top if stacks else None

    return run


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


# ---- the window


def test_it_opens_with_its_size_and_title():
    frame = Window("A title", (800, 600))
    frame.open()
    assert frame.screen.get_size() == (800, 600)
    assert pygame.display.get_caption()[0] == "A title"


def test_it_is_no_larger_than_its_display():
    frame = Window("", (16_000, 12_000))
    frame.open()
    desktop = pygame.display.get_desktop_sizes()[0]
    assert frame.screen.get_size() == tuple(desktop)


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1920, 1080), (1280, 800)), ((1280, 800), (1264, 720)), ((640, 480), (640, 480))],
)
def test_without_a_wish_it_leaves_room_for_its_frame(desktop, size, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    frame = Window("", None)
    frame.open()
    assert frame.screen.get_size() == size


def test_it_goes_full_screen_and_back():
    frame = Window("", (800, 600))
    frame.open()
    frame.toggle_fullscreen()
    assert frame.fullscreen
    frame.toggle_fullscreen()
    assert not frame.fullscreen
    assert frame.screen.get_size() == (800, 600)


def test_a_missing_display_is_the_first_one():
    frame = Window("", (800, 600), display=7)
    frame.open()
    assert frame.missing_display == 7
    assert frame.screen.get_size() == (800, 600)


@pytest.mark.parametrize("step", ["init", "set_mode"])
def test_without_any_screen(step, monkeypatch):
    def fail(*args, **kwargs):
        raise pygame.error("no video device")

    monkeypatch.setattr(pygame.display, step, fail)
    with pytest.raises(NoDisplay):
        Window("", (800, 600)).open()


def test_an_icon_that_is_missing_is_no_trouble(monkeypatch, tmp_path):
    monkeypatch.setattr(window, "ICON", tmp_path / "none.svg")
    Window("", (800, 600)).open()


@pytest.mark.parametrize(
    ("environ", "wish"),
    [({"DISPLAY": ":0"}, "0"), ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, None), ({}, None),
     ({"DISPLAY": ":0", "SDL_FRAMEBUFFER_ACCELERATION": "1"}, "1")],
)  # fmt: skip
def test_plain_pixels_on_x11_unless_the_user_says_otherwise(environ, wish, monkeypatch):
    monkeypatch.setattr(window.sys, "platform", "linux")
    prepare(environ)
    assert environ.get("SDL_FRAMEBUFFER_ACCELERATION") == wish


# ---- the program


def test_it_begins_with_the_menu_and_ends_when_closed(live, capsys):
    code, top = live(frames=[[]])
    assert code == FINE
    assert isinstance(top, Menu)
    assert capsys.readouterr() == ("", "")


def test_a_game_that_is_asked_for_is_opened(live):
    _, top = live("--game", "babette", "--deal", "617", "--option", "transfers=on", frames=[[]])
    assert isinstance(top, Table)
    assert str(top.session.deal) == "617"
    assert top.session.options["transfers"]


def test_a_deal_alone_is_enough(live):
    _, top = live("--deal", "617", "--lang", "pl")
    assert str(top.session.deal) == "617"
    assert top.house.words.language == "pl"


def test_a_missing_display_is_told_and_the_game_goes_on(live, capsys):
    code, top = live("--display", "7", "--game", "babette", frames=[[]] * 3)
    assert code == FINE
    sentence = ENGLISH.say("table.no_display", n=7)
    assert capsys.readouterr().err == sentence + "\n"
    assert sentence in (top.message, *top.house.notices)


def test_without_a_screen_there_is_one_sentence(live, capsys, monkeypatch):
    def fail():
        raise pygame.error("no video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    assert live()[0] == BAD_CALL
    assert capsys.readouterr() == ("", ENGLISH.say("cli.no_screen") + "\n")


def test_broken_options_are_told(live, tmp_path):
    code, top = live("--game", "babette", frames=[[]], data=b"broken")
    broken = tmp_path / "data" / (SETTINGS + ".broken")
    sentence = ENGLISH.say("table.broken_settings", file=str(broken))
    assert code == FINE
    assert sentence in (top.message, *top.house.notices)
    assert broken.read_bytes() == b"broken"


def test_what_is_chosen_in_the_menu_is_on_the_disk(live, tmp_path):
    focus = [[key(pygame.K_TAB, pygame.KMOD_SHIFT)]] * 5 + [[key(pygame.K_RETURN)]]
    code, top = live(frames=focus)
    assert code == FINE
    assert top.buttons.focused == "language"
    saved = json.loads((tmp_path / "data" / SETTINGS).read_text("utf-8"))
    assert saved["language"] == "de"


def test_f11_and_alt_enter_switch_full_screen(live):
    asked = []
    frames = [[key(pygame.K_F11)], [key(pygame.K_RETURN, pygame.KMOD_LALT)], [key(pygame.K_F11)]]

    def note(self):
        asked.append(self.fullscreen)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Window, "toggle_fullscreen", note)
        _, top = live(frames=frames)
    assert len(asked) == 3
    assert isinstance(top, Menu), "Enter with Alt presses no button"


def test_a_lost_picture_is_painted_again(live, monkeypatch):
    sent = []
    monkeypatch.setattr(pygame.display, "update", sent.append)
    exposed = [pygame.event.Event(pygame.WINDOWEXPOSED)]
    live(frames=[*[[]] * 60, exposed, []])
    assert sent[-1] == sent[0]
    assert sent[-2] != sent[0]
    assert sent[-1][0].topleft == (0, 0)
    assert sent[-1][0].w >= 800


def test_no_clipboard_is_no_trouble(monkeypatch):
    def fail(*args):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    assert house.copy("617") is False
    assert house.paste() == ""
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "617\nand more")
    assert house.paste() == "617"


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="signals of Unix")
def test_signals_are_heeded_while_it_runs_and_left_alone_afterwards(live, monkeypatch):
    before = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGHUP)
    during = []
    real = house.Run.frame

    def frame(self):
        during.append((signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGHUP)))
        return real(self)

    monkeypatch.setattr(house.Run, "frame", frame)
    live()
    assert all(callable(handler) for handler in during[0])
    assert during[0] != before
    assert (signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGHUP)) == before
