"""What is left in the stock: words that can be read, the same plate in every language."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.catalogue.catalogue import Catalogue
from game.engine.cards import SUITS, rank, suit
from game.engine.deals import DealNumber
from game.engine.session import Session
from game.look.faces import Faces
from game.look.palette import THEMES
from game.patiences import SHELF
from game.table import arrange, counts
from game.table.captions import Captions
from game.table.counts import Counts
from game.table.geometry import pack_height
from game.table.layout import Setting

BABETTE = SHELF["babette"]
SIZES = [
    (640, 480),
    (800, 600),
    (1000, 1000),
    (1280, 800),
    (1920, 1080),
    (1080, 1920),
    (3840, 2160),
]

each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
each_language = pytest.mark.parametrize("language", ["en", "de", "pl"])


@pytest.fixture(autouse=True)
def _fonts():
    pygame.font.init()


def positions(game):
    session = Session(game.with_options({}), DealNumber.parse("1"))
    yield session.position
    yield session.position.replace({game.stock: b""})


@each_size
@each_language
@pytest.mark.parametrize("game", ["babette", "spider", "spiderette"])
@pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])
def test_words_are_large_enough_and_lie_over_nothing_else(
    size, language, game, mirrored, monkeypatch
):
    sizes = []
    real = counts.line

    def line(words, family, weight, px, colour, most=0):
        drawn = real(words, family, weight, px, colour, most)
        whole = real(words, family, weight, px, colour)
        sizes.append(px * drawn.get_width() / whole.get_width())
        return drawn

    monkeypatch.setattr(counts, "line", line)
    game = SHELF[game]
    plan = arrange.plan(game, Setting(*size, mirrored=mirrored))
    drawn = Counts(THEMES["green"], Catalogue(language))
    for position in positions(game):
        pieces = drawn.pieces(plan, position)
        own = [pygame.Rect(plan.stock_rect), pygame.Rect(plan.redeal_rect)]
        others = [
            pygame.Rect(plan.pile_area(n, position))
            for n in (*game.tableau, *game.foundations)
            if n != game.stock
        ]
        for piece in pieces:
            rect = piece.rect()
            assert rect.bottom <= plan.strip.y + 2
            inside = [each for each in own if each.inflate(0, 4).contains(rect)]
            if not inside:
                assert rect.collidelist(others) < 0
                assert rect.collidelist(own) < 0
    assert min(sizes, default=99) >= (16.5 if min(size) >= 1080 else 11.5)


@each_size
def test_the_plate_is_opaque_inset_and_alike_in_all_languages(size):
    plan = arrange.plan(SHELF["spider"], Setting(*size))
    plates = set()
    for language in ("en", "de", "pl"):
        position = next(positions(SHELF["spider"]))
        plate = Counts(THEMES["green"], Catalogue(language)).pieces(plan, position)[0]
        middle = plate.surface.get_width() // 2, plate.surface.get_height() - 2
        assert plate.surface.get_at(middle).a == 255
        plates.add(tuple(plate.rect()))
    ((x, _, w, _),) = plates
    assert x - plan.stock_rect.x == plan.card_w - w - (x - plan.stock_rect.x)
    assert x - plan.stock_rect.x >= round(plan.card_w * 0.08)


@each_size
def test_stock_and_redeal_stand_in_line_and_a_full_pack_keeps_its_distance(size):
    plan = arrange.plan(BABETTE, Setting(*size))
    stock = plan.stock_rect
    assert stock.y == plan.redeal_rect.y
    full = next(positions(BABETTE))
    spots = [spot for spot in plan.spots(full).values() if spot.pile == BABETTE.stock]
    assert max(spot.y for spot in spots) == stock.y, "the lowest card lies in its place"
    top = min(spot.y for spot in spots)
    assert 0 < stock.y - top <= pack_height(plan.card_w)
    homes = [plan.origins[n] for n in BABETTE.foundations]
    if plan.kind != "beside":
        assert {stock.y} < {y for _, y in homes} or {stock.y} == {y for _, y in homes}
        return
    ys = sorted({y for _, y in homes})
    assert top - (ys[-1] + plan.card_h) >= ys[1] - ys[0] - plan.card_h


def test_lines_of_empty_places_double_with_the_screen():
    lines = {size: arrange.plan(BABETTE, Setting(*size)).line for size in SIZES}
    assert lines[1920, 1080] == lines[1080, 1920] == 2
    assert lines[3840, 2160] == 4
    assert lines[800, 600] == 1


@each_language
@pytest.mark.parametrize("large", [False, True], ids=["small", "large"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (1080, 1920)])
def test_numbers_on_the_cards_leave_rank_and_suit_free(size, large, language):
    plan = arrange.plan(BABETTE, Setting(*size, large))
    words = Catalogue(language)
    index = Faces(plan.card_w, words.letters, False, plan.large_index)._sheet
    left = round(0.062 * plan.card_w)
    position = next(positions(BABETTE))
    spots = sorted(plan.spots(position).items())
    numbers = {card: 104 - n for n, (card, _) in enumerate(spots)}
    for card, spot in spots:
        chip = Captions(THEMES["green"], words).numbers(plan, [(card, spot)], numbers)[0].rect()
        face = BABETTE.pack.face(card)
        drawn = index._index(rank(face), SUITS[suit(face)]).get_bounding_rect()
        assert chip.x >= spot.x + left + drawn.right
        assert chip.bottom <= spot.y + plan.step(13)
        assert chip.right <= spot.x + plan.card_w + 5
