"""A kiosk from the outside: nothing leads out, and only what the operator offers is there."""

import pygame
import pytest
from kiosk import Kiosk

from game.app.config import Config
from game.engine.deals import DealNumber

WAYS_OUT = (
    (pygame.K_ESCAPE, "", 0), (pygame.K_F4, "", pygame.KMOD_ALT), (pygame.K_q, "q", 0),
    (pygame.K_TAB, "", pygame.KMOD_ALT), (pygame.K_F11, "", 0), (pygame.K_q, "", pygame.KMOD_CTRL),
    (pygame.K_RETURN, "", pygame.KMOD_ALT), (pygame.K_w, "", pygame.KMOD_CTRL),
    (pygame.K_c, "\x03", pygame.KMOD_CTRL),
)  # fmt: skip


@pytest.fixture
def kiosk(tmp_path):
    return Kiosk(tmp_path)


def everywhere(kiosk: Kiosk):
    """The kiosk, with one page after the other in sight."""
    yield "menu"
    kiosk.press("options")
    yield "options"
    kiosk.press("done")
    kiosk.press("about")
    yield "about"
    kiosk.press("done")
    kiosk.press("number")
    yield "number"
    kiosk.press("cancel")
    kiosk.begin()
    yield "table"
    kiosk.strip("menu")
    yield "pause"
    kiosk.press("resume")
    kiosk.wait(kiosk.config.warn_after + 1)
    yield "still there"
    kiosk.wait(kiosk.config.countdown + 1)
    yield "attract"


def test_no_key_and_no_button_of_the_window_ends_it_anywhere(kiosk):
    for _ in everywhere(kiosk):
        for kind in (pygame.QUIT, pygame.WINDOWCLOSE):
            before = kiosk.seen
            kiosk.post(kind)
            assert kiosk.seen == before
            assert not kiosk.over


@pytest.mark.parametrize(("key", "unicode", "mod"), WAYS_OUT)
def test_no_key_leads_out(kiosk, key, unicode, mod):
    kiosk.key(key, unicode, mod)
    assert kiosk.seen == "Menu"
    kiosk.begin()
    kiosk.key(key, unicode, mod)
    kiosk.key(key, unicode, mod)
    assert not kiosk.over


def test_the_menu_offers_nothing_that_leads_out(kiosk):
    names = {button.id for button in kiosk.top.buttons.items}
    assert names.isdisjoint({"quit", "fullscreen"})
    assert {"options", "language", "about", "play babette"} <= names


def test_the_full_screen_key_does_nothing(kiosk):
    toggled = []
    kiosk.house.toggle_fullscreen = lambda: toggled.append(1)
    kiosk.run.world.heed = lambda event: toggled.append(event) or False
    kiosk.key(pygame.K_F11)
    kiosk.key(pygame.K_RETURN, "\r", pygame.KMOD_ALT)
    assert toggled == []


def test_no_sentence_names_a_file(kiosk):
    kiosk.press("about")
    assert "/" not in kiosk.top.text.replace("OFL/", "")
    assert str(kiosk.folder) not in kiosk.top.text


def test_every_page_has_a_way_home(kiosk):
    home = {"Options": "done", "Page": "done", "Number": "cancel", "Pause": "menu"}
    for _ in everywhere(kiosk):
        if kiosk.seen in home:
            assert kiosk.top.buttons.find(home[kiosk.seen]).enabled
        if kiosk.seen == "Table":
            assert kiosk.top.strip.buttons.find("menu").enabled
    kiosk.tap((400, 300))
    assert kiosk.seen == "Menu"


def test_a_supervisor_still_ends_it_and_the_game_is_counted(kiosk):
    kiosk.begin()
    kiosk.run.stop()
    assert kiosk.over
    kiosk.run.close()
    assert kiosk.counts.on(kiosk.day) == (1, 0)


def test_only_what_the_operator_offers(tmp_path):
    config = Config(
        games=("spider", "babette"), language="pl", languages=("pl", "de"), max_volume=50,
        deals=(DealNumber.parse("617"),),
    )  # fmt: skip
    kiosk = Kiosk(tmp_path, config)
    games = [b.id for b in kiosk.top.buttons.items if b.id.startswith("play ")]
    assert games == ["play spider", "play babette"]
    assert kiosk.top.buttons.find("number") is None
    seen = []
    for _ in range(4):
        kiosk.press("language")
        seen.append(kiosk.house.words.language)
    assert seen == ["de", "pl", "de", "pl"]
    kiosk.house.settings.volume = 100
    assert kiosk.house.loudness == 0.5
    table = kiosk.begin()
    assert str(table.session.deal) == "617"
    kiosk.strip("menu")
    assert kiosk.top.buttons.find("number") is None


def test_a_single_language_needs_no_link(tmp_path):
    kiosk = Kiosk(tmp_path, Config(language="de", languages=("de",)))
    assert kiosk.top.buttons.find("language") is None


def test_typing_a_hash_opens_nothing_where_deals_are_the_operators(tmp_path):
    kiosk = Kiosk(tmp_path, Config(deals="daily"))
    kiosk.key(pygame.K_HASH, "#")
    assert kiosk.seen == "Menu"
