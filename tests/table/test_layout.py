"""Where cards lie: in every window everything is in sight, large, and apart."""

import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from storms import moved_along
from toys import random_session

from game.engine.cards import GAP
from game.engine.position import Position
from game.patiences import SHELF
from game.table import arrange
from game.table.geometry import HEIGHT_OF_WIDTH, Rect, card_height
from game.table.layout import Setting

ROOT = Path(__file__).parents[2]
BABETTE = SHELF["babette"]

SIZES = [
    (640, 480), (480, 640), (800, 600), (600, 800), (1024, 768), (1280, 720), (1280, 800),
    (1366, 768), (1440, 900), (1600, 900), (1920, 1080), (1080, 1920), (1920, 1200), (2560, 1440),
    (1440, 2560), (3440, 1440), (5120, 1440), (3840, 1080), (3840, 2160), (2160, 3840),
    (640, 640), (1000, 1000), (2160, 2160), (999, 601), (641, 483),
]  # fmt: skip

any_size = st.tuples(st.integers(640, 3840), st.integers(480, 2160)) | st.tuples(
    st.integers(480, 2160), st.integers(640, 3840)
)


def full(rows: int = 13) -> Position:
    """A table with cards in every place of so many rows, and the rest in the stock."""
    cards = list(range(104))
    columns = [bytes(cards[8 * row + n] for row in range(rows)) for n in range(8)]
    stock = bytes(card | 0x80 for card in cards[8 * rows :])
    return Position(tuple(columns) + (b"",) * 8 + (stock,), 1)


def column_rect(plan: arrange.Plan, number: int, rows: int) -> Rect:
    x, y = plan.origins[number]
    return Rect(x, y, plan.card_w, plan.step(rows) * (rows - 1) + plan.card_h)


def places(plan: arrange.Plan) -> list[Rect]:
    """All that must keep apart: foundations, columns of 13 rows, the drawers."""
    rects = [Rect(*plan.origins[n], plan.card_w, plan.card_h) for n in BABETTE.foundations]
    rects += [column_rect(plan, n, 13) for n in BABETTE.tableau]
    stock = plan.stock_rect
    highest = min(
        spot.y for spot in plan.spots(full(1)).values() if spot.pile == BABETTE.stock
    )  # a thick stock rises
    rects.append(Rect(stock.x, highest, stock.w, stock.y + stock.h - highest))
    if plan.redeal_rect != plan.stock_rect:
        rects.append(plan.redeal_rect)
    return rects


def check(size, large_index=False, mirrored=False):
    plan = arrange.plan(BABETTE, Setting(*size, large_index, mirrored))
    rects = places(plan)
    for rect in rects:
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.x + rect.w <= size[0]
        assert rect.y + rect.h <= plan.strip.y, "below the strip"
    for one, other in combinations(rects, 2):
        assert not one.overlap(other)
    assert plan.strip.y + plan.strip.h == size[1]
    least = 0.50 if plan.large_index else 0.31
    assert plan.step(13) >= round(least * plan.card_w)
    assert plan.stock_visible >= 0.66 * plan.card_h - 1
    return plan


@pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("large", [False, True], ids=["small", "large"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_everything_is_in_sight_and_apart(size, large, mirrored):
    check(size, large, mirrored)


@settings(max_examples=150)
@given(size=any_size, large=st.booleans(), mirrored=st.booleans())
@example((640, 480), True, True)
def test_so_it_is_in_any_window(size, large, mirrored):
    check(size, large, mirrored)


@pytest.mark.parametrize(
    ("size", "least"),
    [((1920, 1080), 144), ((1280, 800), 100), ((800, 600), 66), ((3840, 2160), 288),
     ((1080, 1920), 110), ((640, 480), 48)],
)  # fmt: skip
def test_cards_are_as_large_as_the_window_allows(size, least):
    assert check(size).card_w >= least


@settings(max_examples=60)
@given(size=any_size, more=st.tuples(st.integers(0, 400), st.integers(0, 400)))
def test_a_larger_window_never_makes_cards_much_smaller(size, more):
    small = arrange.plan(BABETTE, Setting(*size)).card_w
    large = arrange.plan(BABETTE, Setting(size[0] + more[0], size[1] + more[1])).card_w
    assert large >= small * 0.93 - 1  # another arrangement may show more of each card


def test_small_cards_get_large_indices_by_themselves():
    assert check((640, 480)).large_index
    assert not check((1920, 1080)).large_index
    assert check((1920, 1080), large_index=True).large_index


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_mirrored_is_a_mirror_image_with_columns_in_order(size):
    right = arrange.plan(BABETTE, Setting(*size))
    left = arrange.plan(BABETTE, Setting(*size, mirrored=True))

    def swapped(corner):
        return size[0] - corner[0] - right.card_w, corner[1]

    for n in (*BABETTE.foundations, BABETTE.stock):
        assert left.origins[n] == swapped(right.origins[n])
    assert left.redeal == swapped(right.redeal)
    columns = [swapped(right.origins[n]) for n in BABETTE.tableau]
    assert [left.origins[n] for n in BABETTE.tableau] == columns[::-1]
    for plan in (left, right):
        xs = [plan.origins[n][0] for n in BABETTE.tableau]
        assert xs == sorted(xs)
        assert len(set(xs)) == 8


def test_a_ridiculous_window_is_laid_as_the_smallest():
    plan = arrange.plan(BABETTE, Setting(3, 2))
    assert (plan.setting.width, plan.setting.height) == arrange.SMALLEST


def test_cards_have_the_shape_of_cards():
    assert card_height(144) == round(144 * HEIGHT_OF_WIDTH)
    plan = arrange.plan(BABETTE, Setting(1920, 1080))
    assert plan.card_h == card_height(plan.card_w)


def test_every_card_has_a_spot_and_gaps_keep_their_place():
    session = random_session(BABETTE, 3, 90)
    plan = arrange.plan(BABETTE, Setting(1280, 800))
    for position in moved_along(session):
        spots = plan.spots(position)
        assert sorted(spots) == list(range(104))
        step = plan.step(max(len(position.piles[n]) for n in BABETTE.tableau))
        for n in BABETTE.tableau:
            x, y = plan.origins[n]
            for at, card in enumerate(position.piles[n]):
                if card != GAP:
                    assert spots[card & 0x7F][:2] == (x, y + at * step)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), size=any_size, mirrored=st.booleans())
def test_a_point_belongs_to_the_card_that_lies_uppermost(seed, size, mirrored):
    position = random_session(BABETTE, seed, 60).position
    plan = arrange.plan(BABETTE, Setting(*size, mirrored=mirrored))
    spots = plan.spots(position)
    rects = [
        (s.layer, card, plan.card_rect(s)) for card, s in spots.items() if s.pile != BABETTE.stock
    ]
    for _, _, rect in rects:
        corners = [(rect.x, rect.y), (rect.x + rect.w - 1, rect.y + rect.h - 1)]
        for x, y in [*corners, (rect.x - 1, rect.y), (rect.x + rect.w, rect.y + 5)]:
            over = [entry for entry in rects if entry[2].holds(x, y)]
            top = max(over)[1] if over else None
            assert plan.card_at(x, y, position) == top


def test_the_front_card_of_a_column_hides_none_of_the_others_index():
    position = full()
    for size in SIZES:
        plan = arrange.plan(BABETTE, Setting(*size))
        for n in BABETTE.tableau:
            for card in position.piles[n]:
                spot = plan.spots(position)[card]
                point = spot.x + plan.card_w // 8, spot.y + round(plan.card_w * 0.3) - 1
                assert plan.card_at(*point, position) == card


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), size=any_size)
def test_no_card_moves_that_is_not_played(seed, size):
    """A move shifts nothing else; a deal lays the columns anew only when they need the room."""
    session = random_session(BABETTE, seed, 80)
    plan = arrange.plan(BABETTE, Setting(*size))
    for before, after in pairwise(moved_along(session)):
        old, new = plan.spots(before), plan.spots(after)
        rows = [max(len(p.piles[n]) for n in BABETTE.tableau) for p in (before, after)]
        if plan.step(rows[0]) != plan.step(rows[1]):
            continue
        changed = {card for card in old if old[card][:2] != new[card][:2]}
        dealt = {card & 0x7F for n in BABETTE.tableau for card in after.piles[n][-1:]}
        played = {card & 0x7F for n in BABETTE.foundations for card in after.piles[n][-1:]}
        stock = {card for card in old if BABETTE.stock in (old[card].pile, new[card].pile)}
        assert changed <= dealt | played | stock or before.redeals != after.redeals


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_table_is_laid_anew_at_most_thrice_in_a_game(size):
    plan = arrange.plan(BABETTE, Setting(*size))
    steps = [plan.step(rows) for rows in range(1, 14)]
    assert steps[1:] == sorted(steps[1:], reverse=True)
    assert len(set(steps[1:])) <= 3


def test_a_plan_is_made_once():
    setting = Setting(1234, 777)
    assert arrange.plan(BABETTE, setting) is arrange.plan(BABETTE, setting)


def test_layout_needs_no_pygame():
    code = (
        "import sys; import game.table.layout, game.table.arrange, game.table.motion, "
        "game.table.hand; sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
