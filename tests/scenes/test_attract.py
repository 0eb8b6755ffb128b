"""A table that plays by itself: recorded games to the end, dimmed, never quite in one place."""

from itertools import pairwise

import pygame
import pytest

from game.app.picture import open_dummy, quiet_house
from game.catalogue.catalogue import LANGUAGES
from game.patiences import SHELF
from game.scenes import golden
from game.scenes.attract import DIMMED, SHIFTS, Attract
from game.scenes.scene import Replace, Stack
from game.scenes.settings import Settings
from game.scenes.terms import Terms
from game.table.flight import TICKS

SIZE = (800, 600)
MINUTE = 60 * TICKS


@pytest.fixture
def screen():
    return open_dummy(SIZE)


def house_for(**terms):
    house = quiet_house(Settings(pace="instant"))
    house.terms = Terms(kiosk=True, **terms)
    house.touch = True
    return house


@pytest.fixture
def stack(screen):
    return Stack(Attract(house_for(games=("bakers_dozen", "babette"))), SIZE)


def pixels(screen) -> bytes:
    return pygame.image.tobytes(screen, "RGB")


@pytest.mark.parametrize("game", golden.recorded(SHELF))
def test_every_recorded_game_is_won(game):
    session = golden.load(game)
    assert session.patience.id == game
    assert not session.done
    while session.can_redo:
        session.redo()
    assert session.won


def test_most_patiences_have_a_recorded_game():
    assert len(golden.recorded(SHELF)) >= 9


def test_one_game_after_the_other_is_played_to_the_end(stack, screen):
    shown = []
    for _ in range(MINUTE * 10):
        top = stack.top
        if not shown or shown[-1] is not top:
            shown.append(top)
        stack.tick()
        if len(shown) > 3:
            break
    assert [s.session.patience.id for s in shown[:3]] == ["bakers_dozen", "babette", "bakers_dozen"]
    assert all(s.session.won for s in shown[:3])
    assert len(stack.scenes) == 1


@pytest.mark.parametrize(
    "event",
    [
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, unicode="x", mod=0),
    ],
)
def test_any_touch_or_key_begins_in_the_menu(stack, event):
    step = stack.top.handle(event)
    assert isinstance(step, Replace)
    stack.apply(step)
    assert type(stack.top).__name__ == "Menu"


def test_a_pointer_that_moves_does_not(stack):
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))
    assert stack.top.handle(moved) is None


def test_it_invites_in_the_languages_of_the_kiosk_in_turn(screen):
    stack = Stack(Attract(house_for(languages=("pl", "de"), games=("babette",))), SIZE)
    seen = []
    for _ in range(12 * TICKS):
        stack.tick()
        if not seen or seen[-1] != stack.top.language:
            seen.append(stack.top.language)
    assert seen == ["pl", "de", "pl"]


@pytest.mark.parametrize("size", [SIZE, (1080, 1920), (3840, 2160)])
def test_the_plate_fits_and_has_one_size_in_all_languages(size):
    open_dummy(size)
    attract = Attract(house_for())
    attract.enter(size)
    places = [attract.invitation.seen(each, m)[1] for each in LANGUAGES for m in range(8)]
    assert len({place.size for place in places}) == 1
    assert all(pygame.Rect(0, 0, *size).contains(place.inflate(4, 4)) for place in places)
    assert len({place.y for place in places}) > 2  # it does not burn in


def dimmed(bright: pygame.Color, seen: pygame.Color) -> bool:
    """Whether a pixel is seen as dark as it should be."""
    return all(abs(b * DIMMED - s) <= 2 for b, s in zip(bright[:3], seen[:3], strict=True))


def test_the_picture_is_dimmed(stack, screen):
    stack.draw(screen, 0.0)
    attract = stack.top
    place = attract.invitation.seen(attract.language, 0)[1]
    checked = 0
    for x in range(10, SIZE[0], 37):
        for y in range(10, SIZE[1], 29):
            if not place.collidepoint(x, y):
                assert dimmed(attract.picture.get_at((x, y)), screen.get_at((x, y)))
                checked += 1
    assert checked > 200


def test_the_picture_moves_by_a_pixel_or_two_each_minute(stack, screen):
    for minute in range(len(SHIFTS)):
        stack.top.age = minute * MINUTE
        stack.draw(screen, 0.0)
        dx, dy = SHIFTS[minute]
        for x in range(20, 780, 19):
            assert dimmed(stack.top.picture.get_at((x, 20)), screen.get_at((x + dx, 20 + dy)))
    assert len(set(SHIFTS)) == len(SHIFTS)
    assert all(max(abs(a - c), abs(b - d)) in (1, 2) for (a, b), (c, d) in pairwise(SHIFTS))


def test_what_is_drawn_piece_by_piece_is_what_is_drawn_at_once(screen):
    house = house_for(games=("babette",))
    house.settings.pace = "brisk"
    stack = Stack(Attract(house), SIZE)
    for n in range(400):
        stack.tick()
        stack.tick()
        stack.draw(screen, 0.0)
        if n % 40 == 0:
            drawn = pixels(screen)
            stack.expose()
            stack.draw(screen, 0.0)
            assert pixels(screen) == drawn


def test_nothing_is_heard(screen):
    house = house_for(games=("babette",))
    house.settings.pace = "brisk"
    heard = []
    house.sounds.play = lambda *sound: heard.append(sound)
    stack = Stack(Attract(house), SIZE)
    for _ in range(20 * TICKS):
        stack.tick()
    assert heard == []
    assert len(stack.top.motion.started) < 200


def test_a_patience_without_a_recorded_game_is_shown_as_it_is_dealt(screen, monkeypatch, tmp_path):
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    stack = Stack(Attract(house_for(games=("spider",))), SIZE)
    first = stack.top
    assert first.session.patience.id == "spider"
    for _ in range(30 * TICKS):
        stack.tick()
    assert stack.top is not first


def test_a_new_size_lays_it_anew(stack):
    screen = open_dummy((1080, 1920))
    stack.resize((1080, 1920))
    stack.draw(screen, 0.0)
    assert stack.top.picture.get_size() == (1080, 1920)
