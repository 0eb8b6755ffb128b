"""The shelf as tiles: any number of them fills the page, and what they say can be read."""

from itertools import pairwise

import pygame
import pytest
from stagecraft import house, stage

from game.app.picture import open_dummy
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes import portrait
from game.scenes.grid import grid
from game.scenes.menu import Menu
from game.scenes.settings import House
from game.scenes.terms import Terms
from game.scenes.tiles import DOUBLE, Tiles, sizes
from game.table.geometry import Rect

AREAS = [Rect(595, 60, 1265, 960), Rect(60, 700, 960, 1120), Rect(250, 25, 525, 550)]
ALL = list(SHELF)
SMALL = pygame.Surface((20, 20))
OTHERS = [game for game in ALL if game != DOUBLE]


COUNTS = range(1, len(ALL) + 1)
OFFERED = [
    *(ALL[:count] for count in COUNTS),
    *([*ALL[1:count], ALL[0]] for count in COUNTS),
    *(OTHERS[:count] for count in COUNTS[:-1]),
]
"""Every number of patiences, with and without the one that is two cells wide."""


def rows(rects):
    """The rectangles by their upper edge, from the top down, left to right."""
    tops = sorted({rect.y for rect in rects})
    return [sorted(r for r in rects if r.y == top) for top in tops]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("games", OFFERED, ids=lambda games: f"{len(games)}-{games[0]}")
def test_every_number_of_tiles_stands_centred_and_apart(area, games):
    rects = grid(games, DOUBLE, area, 20)
    assert sorted(rects) == sorted(games)
    room = pygame.Rect(area)
    for n, rect in enumerate(map(pygame.Rect, rects.values())):
        assert room.contains(rect)
        assert rect.collidelist([pygame.Rect(r) for r in list(rects.values())[n + 1 :]]) < 0
    for row in rows(rects.values()):
        left, right = row[0].x - area.x, area.x + area.w - (row[-1].x + row[-1].w)
        assert abs(left - right) <= 4
        assert all(b.x - a.x - a.w == 20 for a, b in pairwise(row))
    heights = {rect.h for rect in rects.values()}
    widths = {rect.w for game, rect in rects.items() if game != DOUBLE}
    assert len(heights) == 1
    assert len(widths) <= 1
    top = min(r.y for r in rects.values()) - area.y
    low = area.y + area.h - max(r.y + r.h for r in rects.values())
    assert abs(top - low) <= 4


@pytest.mark.parametrize(("area", "across", "down"), [(AREAS[0], 4, 3), (AREAS[1], 3, 4)])
@pytest.mark.parametrize("first", ALL)
def test_the_whole_shelf_leaves_no_hole(area, across, down, first):
    games = [first, *(game for game in ALL if game != first)]
    rects = grid(games, DOUBLE, area, 22)
    assert len(rows(rects.values())) == down
    for row in rows(rects.values()):
        assert row[0].x - area.x < across
        assert area.x + area.w - row[-1].x - row[-1].w < across
    single = next(rect.w for game, rect in rects.items() if game != DOUBLE)
    assert rects[DOUBLE].w == 2 * single + 22


def tiles(size, language, games=tuple(ALL)):
    """A menu's tiles, all pictures drawn."""
    home: House = house(language=language)
    home.terms = Terms(games=games)
    made = stage(Menu(home), size)
    made.settle()
    return made.top.tiles


@pytest.mark.parametrize(
    ("unit", "name", "text"), [(10, 26, 20), (20, 52, 40), (4.17, 15, 12), (6.67, 17, 13)]
)
def test_letters_grow_with_the_window(unit, name, text):
    assert sizes(unit, round(unit * 29)) == (name, text)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_tagline_has_two_lines_at_its_full_size(size, language):
    made = tiles(size, language)
    for game in ALL:
        assert len(made.text(game).lines) <= (2 if not made.text(game).beside else 6), game
        assert made.text(game).px == made.text("spider").px


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
def test_names_in_a_row_stand_on_one_height(size):
    made = tiles(size, "de")
    by_top = {}
    for game, rect in made.rects.items():
        if not made.text(game).beside:
            by_top.setdefault(rect.y, set()).add(made.text(game).base)
    assert all(len(bases) == 1 for bases in by_top.values())


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1080, 1920)])
def test_a_picture_keeps_clear_of_its_frame(size):
    made = tiles(size, "en")
    for game, rect in made.rects.items():
        place = pygame.Rect(made.text(game).picture)
        assert pygame.Rect(rect).inflate(-14, -14).contains(place), game


def test_a_tile_is_never_a_black_hole():
    open_dummy((800, 600))
    portrait.kept.cache_clear()
    made = Tiles(house())
    made.lay(Rect(0, 0, 600, 500), THEMES["green"], 5)
    buttons = Menu(house()).buttons
    buttons.lay(made.buttons())
    first = made.pieces(buttons)
    assert made.waiting
    for _ in range(200):
        if not made.waiting:
            break
        then = made.pieces(buttons)
    assert not made.waiting
    assert len(then) == len(first), "each picture takes the place of another"
    assert then != first


def test_only_a_little_is_drawn_in_a_frame(monkeypatch):
    made = []
    monkeypatch.setattr(portrait.Miniature, "drawn", lambda *a: made.append(a) or SMALL)
    portrait.kept.cache_clear()
    shown = stage(Menu(house()))
    shown.frame()
    assert not made, "the first frame shows the menu"
    for n in range(60):
        before = len(made)
        shown.frame()
        assert len(made) - before <= 1, n
    assert len(made) == len(ALL)
    portrait.kept.cache_clear()
