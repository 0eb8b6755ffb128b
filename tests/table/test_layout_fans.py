"""Tables whose columns hang down: cards as large as a game needs them, all of it in sight."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position
from game.patiences import SHELF
from game.patiences.blank import BLANK
from game.table import arrange
from game.table.geometry import Rect, squeezed_step
from game.table.layout import Setting

FANS = [game for game in SHELF.values() if game.group_of[game.tableau[0]].spread == "fan"]
SIZES = [
    (640, 480), (480, 640), (600, 800), (800, 600), (1000, 1000), (1280, 800), (1920, 1080),
    (1080, 1920), (3440, 1440), (3840, 2160), (2160, 3840),
]  # fmt: skip

each_game = pytest.mark.parametrize("game", FANS, ids=lambda game: game.id)
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))


def opening(game: Patience) -> Position:
    return game.opening(game.order(DealNumber.parse("1")))


def in_sight(rect: Rect, plan: arrange.Plan) -> bool:
    width, bottom = plan.setting.width, plan.strip.y
    return rect.x >= 0 and rect.y >= 0 and rect.x + rect.w <= width and rect.y + rect.h <= bottom


@each_game
@each_size
@pytest.mark.parametrize("large", [False, True], ids=["small", "large"])
@pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])
def test_everything_is_in_sight_and_apart(game, size, large, mirrored):
    plan = arrange.plan(game, Setting(*size, large, mirrored))
    position = opening(game)
    columns = [
        Rect(*plan.origins[n], plan.card_w, plan.step_room if plan.step_room > 0 else 0)
        for n in game.tableau
    ]
    homes = [Rect(*plan.origins[n], plan.card_w, plan.card_h) for n in game.foundations]
    apart = list(columns)
    if any(action.verb == "deal" for action in game.actions):
        stock = plan.stock_rect
        highest = min(spot.y for spot in plan.spots(position).values() if spot.pile == game.stock)
        apart.append(Rect(stock.x, highest, stock.w, stock.y + stock.h - highest))
    for rect in (*apart, *homes):
        assert in_sight(rect, plan)
    for one, other in combinations(apart, 2):
        assert not one.overlap(other)
    for home in homes:
        assert not any(home.overlap(other) for other in apart)
    for spot in plan.spots(position).values():
        if game.group_of[spot.pile].role == "tableau":
            assert in_sight(plan.card_rect(spot), plan)
    assert not plan.crowded(position)


@pytest.mark.parametrize(
    ("name", "least"),
    [("spider", 170), ("spider_one_suit", 170), ("will_o_the_wisp", 160), ("spiderette", 141),
     ("bakers_dozen", 141), ("good_measure", 166)],
)  # fmt: skip
def test_in_a_tall_window_cards_begin_as_large_as_its_width_allows(name, least):
    plan = arrange.plan(SHELF[name], Setting(1080, 1920))
    assert plan.card_w >= least
    left, right = min(x for x, _ in plan.origins), max(x for x, _ in plan.origins) + plan.card_w
    assert left + 1080 - right < plan.card_w


@each_game
def test_growing_columns_shrink_the_cards_in_gentle_stages(game):
    stages = [arrange.plan(game, Setting(1080, 1920, long_columns=n)) for n in range(7)]
    assert len({plan.kind for plan in stages}) == 1
    for before, after in pairwise(stages):
        assert before.card_w * 0.8 <= after.card_w <= before.card_w


@each_size
def test_finished_runs_stand_in_line_with_the_first_column_and_show_what_they_are(size):
    game = SHELF["spider"]
    plan = arrange.plan(game, Setting(*size))
    homes = [plan.origins[n] for n in game.foundations]
    if plan.kind == "side":
        assert {x for x, _ in homes} == {plan.origins[game.stock][0]}
        return
    assert homes[0][0] == plan.origins[game.tableau[0]][0]
    assert plan.origins[game.stock][0] == max(plan.origins[n][0] for n in game.tableau)
    assert all(b[0] - a[0] >= plan.card_w * 0.45 - 1 for a, b in pairwise(homes))


@each_size
@pytest.mark.parametrize("columns", [4, 6, 9])
def test_foundations_that_cards_are_laid_on_do_not_overlap(columns, size):
    column, *others = BLANK.groups
    wider = replace(column, piles=tuple(f"c{n}" for n in range(1, columns + 1)))
    game = replace(BLANK, groups=(wider, *others))
    plan = arrange.plan(game, Setting(*size))
    for (ax, ay), (bx, by) in combinations((plan.origins[n] for n in game.foundations), 2):
        assert abs(ax - bx) >= plan.card_w or abs(ay - by) >= plan.card_h


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("game", ["bakers_dozen", "spanish_patience", "portuguese_solitaire"])
def test_an_opening_that_lies_open_uses_the_height_and_stands_in_the_middle(size, game):
    plan = arrange.plan(SHELF[game], Setting(*size))
    spots = plan.spots(opening(SHELF[game])).values()
    above = min(plan.origins[n][1] for n in SHELF[game].foundations)
    below = plan.strip.y - max(s.y for s in spots if s.y < size[1]) - plan.card_h
    steps = {b.y - a.y for a, b in pairwise(sorted(s for s in spots if s.pile == 0))}
    assert steps == {round(0.62 * plan.card_h)}
    assert -0.1 * plan.card_h <= below - above <= 0.9 * plan.card_h


@each_game
@each_size
def test_a_column_that_grows_is_laid_anew_seldom_and_stays_readable(game, size):
    plan = arrange.plan(game, Setting(*size))
    last = squeezed_step(plan.card_w, plan.large_index)
    for hidden in (0, 5):
        found = [plan._fan_steps(opened, hidden) for opened in range(1, 20)]
        steps = [step for step, _ in found]
        fits = [step for step in steps if step >= last]
        assert steps == sorted(steps, reverse=True)
        assert len(set(fits)) <= 7
        for opened, (step, down) in enumerate(found, 1):
            pile = bytes([0x80] * hidden + [0] * (opened + 1))
            crowded = plan.crowded(Position((pile, *[b""] * 30)))
            if not crowded:
                assert step >= last
                assert opened * step + hidden * down + plan.card_h <= plan.step_room


@each_game
@each_size
def test_mirrored_columns_stay_in_their_row_and_in_order(game, size):
    right = arrange.plan(game, Setting(*size))
    left = arrange.plan(game, Setting(*size, mirrored=True))
    heights = [right.origins[n][1] for n in game.tableau]
    assert [left.origins[n][1] for n in game.tableau] == heights
    for y in set(heights):
        xs = [left.origins[n][0] for n in game.tableau if left.origins[n][1] == y]
        assert xs == sorted(xs)
        assert all(x >= 0 and x + left.card_w <= size[0] for x in xs)
