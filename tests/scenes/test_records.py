"""The page of records: figures, charts, hall of fame, and a reset that asks first."""

import pygame
import pytest
from keeping import won
from stagecraft import house, key, press, stage

from game.engine import fame
from game.engine.results import Game
from game.patiences import SHELF
from game.scenes import record_parts as parts
from game.scenes.menu import Menu
from game.scenes.records import Records
from game.table.geometry import Rect


def game(result="won", moves=100, seconds=300, patience="babette"):
    return Game("2026-05-01", "12:00", patience, "1", result, moves, seconds)


def test_s_opens_the_records_from_the_menu_and_escape_leads_back():
    made = stage(house().doors.menu())
    key(made, pygame.K_s, "s")
    assert isinstance(made.top, Records)
    key(made, pygame.K_ESCAPE)
    assert isinstance(made.top, Menu)
    press(made, "records")
    press(made, "back")
    assert isinstance(made.top, Menu)


def test_it_begins_with_the_patience_played_last():
    home = house()
    home.last_played = "spider"
    assert home.doors.records().patience == "spider"
    assert home.doors.records("babette").patience == "babette"
    home.last_played = "long_gone"
    assert home.doors.records().patience == next(iter(SHELF))


def test_left_and_right_go_through_every_patience_and_round():
    made = stage(house().doors.records())
    seen = [made.top.patience]
    for _ in range(len(SHELF)):
        key(made, pygame.K_RIGHT)
        made.frame()
        seen.append(made.top.patience)
    assert seen == [*SHELF, next(iter(SHELF))]
    press(made, "left")
    assert made.top.patience == list(SHELF)[-1]


def shown(home, patience="babette"):
    """The words on the page, as they were asked for."""
    found = []
    made = parts.line

    def spy(words, *rest):
        found.append(words)
        return made(words, *rest)

    parts.line = spy
    try:
        stage(home.doors.records(patience))
    finally:
        parts.line = made
    return found


def test_the_figures_are_those_of_the_patience():
    home = house()
    home.keeper.history += [
        game("won", 120, 300), game("lost"), game("won", 99, 400), game("left"),
        game("won", 80, 60, "spider"),
    ]  # fmt: skip
    found = shown(home)
    captions = ["Played", "Won", "Streak", "Longest streak", "Best time", "Fewest moves"]
    figures = {caption: found[found.index(caption) - 1] for caption in captions}
    assert figures == {
        "Played": "4", "Won": "2", "Streak": "0", "Longest streak": "1",
        "Best time": "5:00", "Fewest moves": "99",
    }  # fmt: skip
    assert "50 %" in found
    assert "the latest 4 games" in found


def test_a_patience_never_played_says_so():
    found = shown(house(language="de"), "spider")
    assert "Noch kein Spiel beendet." in found
    assert "0" in found
    assert found.count("···") == 2 * fame.PLACES


def test_reset_asks_first_and_enter_keeps_everything():
    home = house()
    home.keeper.history.append(game())
    home.keeper.enter(won(), "ADA")
    made = stage(home.doors.records())
    press(made, "reset")
    assert made.top.overlay
    key(made, pygame.K_RETURN)
    assert (len(home.keeper.games()), len(home.keeper.fame())) == (1, 1)
    press(made, "reset")
    key(made, pygame.K_ESCAPE)
    assert len(home.keeper.games()) == 1
    press(made, "reset")
    press(made, "reset")
    assert (home.keeper.games(), home.keeper.fame()) == ([], [])
    assert isinstance(made.top, Records)
    assert made.top.buttons.find("reset").enabled is False


def test_a_reset_that_fails_is_told():
    home = house()
    home.keeper.history.append(game())
    home.keeper.reset = lambda: False
    made = stage(home.doors.records())
    press(made, "reset")
    press(made, "reset")
    assert made.top.message == home.words.say("records.cannot_reset")


@pytest.mark.parametrize("size", [(640, 480), (480, 640), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_everything_lies_in_the_window_and_apart(size, language):
    home = house(language=language)
    home.keeper.history += [game("won", 9999, 36_000 * 3)] * 40
    for n in range(12):
        home.keeper.enter(won(n + 1, 36_000 * 2), "WMW")
    made = stage(home.doors.records("babette"), size)
    screen = pygame.Rect(0, 0, *size)
    for piece in made.top._pieces:
        assert screen.contains(piece.rect())
    rects = [pygame.Rect(button.rect) for button in made.top.buttons.items]
    assert all(not a.colliderect(b) for a in rects for b in rects if a is not b)
    assert all(screen.contains(rect) and rect.h >= 36 for rect in rects)


def test_names_and_numbers_of_a_hall_do_not_touch():
    home = house()
    entries = []
    for n in range(10):
        home.keeper.enter(won(n + 1, 36_000 * 10 + n), "WMW")
    entries = home.keeper.fame()
    pieces = parts.halls(Rect(0, 0, 300, 260), entries, "babette", home.words, None)
    rects = [piece.rect() for piece in pieces if piece.surface.get_height() > 4]
    assert len(rects) > 40
    for n, one in enumerate(rects):
        for other in rects[n + 1 :]:
            if one.centery == other.centery:
                assert not one.colliderect(other)
