"""The strip: sentences lie over no card, and the name of the game always stands there."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from player import open_table
from stagecraft import house, stage

from game.catalogue.catalogue import Catalogue
from game.catalogue.catalogue import sentences as all_sentences
from game.engine.deals import DealNumber
from game.engine.session import Session
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes import strip as strip_module
from game.scenes.strip import Shown, Strip
from game.table.geometry import Rect
from game.table.layout import strip_height

SIZES = [(800, 600), (1280, 800), (1920, 1080), (1080, 1920), (3840, 2160)]
SMALL = [(640, 480), (600, 800)]
VALUES = {
    "card": "10♦", "cover": "10♥", "top": "10♣", "wanted": "A♠", "n": 10, "deal": "123456789",
    "file": "babette.aside",
}  # fmt: skip

each_language = pytest.mark.parametrize("language", ["en", "de", "pl"])


@pytest.fixture(autouse=True)
def _fonts():
    pygame.font.init()


def drawn(monkeypatch) -> dict[int, str]:
    """The words of every surface that the strip writes from now on, by the surface's id."""
    found: dict[int, str] = {}
    real = strip_module.line

    def line(words, *args, **kwargs):
        surface = real(words, *args, **kwargs)
        found[id(surface)] = words
        return surface

    monkeypatch.setattr(strip_module, "line", line)
    return found


def shown(title="Babette", message="") -> Shown:
    return Shown(title, "31877", 117, 754, message, True, True, True)


def strip_of(language: str) -> Strip:
    return Strip(Catalogue(language), THEMES["green"])


def area_of(size: tuple[int, int], touch: bool = False) -> Rect:
    high = strip_height(*size, touch)
    return Rect(0, size[1] - high, size[0], high)


def sentences(language: str) -> list[str]:
    words = Catalogue(language)
    kinds = ("refuse.", "hint.", "tip.")
    keys = [key for key in all_sentences(language) if key.startswith(kinds)]
    keys += ["table.choose", "table.glowing", "table.numbers_on", "table.other_pile",
             "table.copied", "table.restarted", "table.swapped", "table.no_redeal",
             "table.continued", "table.unwritten"]  # fmt: skip
    return [words.say(key, **VALUES) for key in keys]


@each_language
@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "finger"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_no_sentence_lies_over_the_table_or_over_anything_else(size, touch, language):
    strip, area = strip_of(language), area_of(size, touch)
    title = max((strip.words.say(SHELF_NAME.format(id)) for id in SHELF), key=len)
    for message in sentences(language):
        pieces = strip.pieces(area, shown(title, message))
        rects = [p.rect() for p in pieces if p.surface.get_width() < area.w // 2 or p.y > area.y]
        assert all(p.rect().y >= area.y for p in pieces), message
        assert all(p.rect().bottom <= size[1] + 1 for p in pieces), message
        assert all(p.rect().right <= size[0] for p in pieces), message
        words = [r for r in rects if r.x > max(b.rect.x for b in strip.buttons.items[:-1])]
        flat = [r for r in words if r.h < area.h]
        for at, one in enumerate(flat):
            for other in flat[at + 1 :]:
                if one.y == other.y:
                    assert not one.colliderect(other), message


SHELF_NAME = "game.{}.name"


@each_language
@pytest.mark.parametrize("size", SIZES + SMALL, ids=lambda size: "x".join(map(str, size)))
def test_the_name_of_the_game_always_stands_in_the_strip(size, language, monkeypatch):
    found, strip, area = drawn(monkeypatch), strip_of(language), area_of(size)
    for game in SHELF:
        title = strip.words.say(SHELF_NAME.format(game))
        pieces = strip.pieces(area, shown(title))
        names = [p for p in pieces if found.get(id(p.surface)) == title]
        assert len(names) == 1, title
        rect = names[0].rect()
        assert pygame.Rect(area).contains(rect)
        others = [p.rect() for p in pieces if found.get(id(p.surface)) not in (None, title)]
        assert len(others) >= 4
        assert not [other for other in others if rect.clip(other).h > rect.h // 3]


def test_while_a_sentence_stands_there_the_deal_number_cannot_be_clicked():
    strip, area = strip_of("pl"), area_of((800, 600))
    strip.pieces(area, shown())
    assert strip.buttons.find("copy").rect.w > 0
    strip.pieces(area, shown(message=strip.words.say("refuse.not_stuck")))
    assert strip.buttons.find("copy").rect.w == 0


def test_the_deal_number_stays_under_the_pointer_that_asks_what_it_does():
    for size in (*SIZES, *SMALL):
        player = open_table(size=size, language="pl")
        player.rest()
        for _ in range(3):
            player.move(player.button("copy"))
            player.wait(2)
            assert player.table.sight.shown().message == player.say("tip.copy")


@each_language
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_a_replay_too_tells_what_it_has_to_tell_in_its_strip(size, language):
    home = house(language=language)
    session = Session(SHELF["babette"].with_options({}), DealNumber.parse("5"))
    made = stage(home.doors.replay(session), size)
    made.frame()
    strip, area = made.top.strip, made.top.plan.strip
    for key in ("tip.replay_play_on", "tip.replay_step_back", "table.replay", "record.saved"):
        pieces = strip.pieces(area, shown(message=home.words.say(key)))
        assert all(p.rect().y >= area.y - area.h // 3 for p in pieces)
