"""Choosing a table: the largest cards that a patience can have in a window of some shape.

Each maker tries one arrangement at one width of card; room that is left becomes margin around a
centred table.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from game.engine.patience import Patience
from game.table import arrange_fans, arrange_rows
from game.table.layout import Plan, Setting
from game.table.room import Room

SMALLEST = (400, 320)
"""The smallest window, in pixels, that a table is laid for; in a smaller one it is cut off."""

LARGE_INDEX_BELOW = 80
"""Cards narrower than this many pixels get large-index faces by themselves."""

_LEAST_NORMAL = 40
"""The narrowest cards that keep normal faces when columns have grown long."""

_LARGER_INDEX = 1.72
_SMALLEST_CARD = 24
_COMFORTABLE_STEP = 0.46
"""The step, in widths of a card, beyond which more of it is no longer worth smaller cards."""

_GROWN = 2
"""The stage of long columns by which columns in two rows are held against others."""

_STEADIER = 0.9
"""What cards in two rows are worth against those in one row, which seldom change their size."""

Maker = Callable[[Room], Plan | None]

MAKERS: dict[str, tuple[Maker, ...]] = {
    "rows": (arrange_rows.beside, arrange_rows.above, arrange_rows.above_in_one_row),
    "fan": (arrange_fans.above, arrange_fans.at_the_side, arrange_fans.above_two_rows),
}
"""How the columns spread -> the arrangements that are tried; of equals the first is taken."""


@lru_cache(maxsize=16)
def plan(game: Patience, setting: Setting) -> Plan:
    """The plan with the largest cards for a window; windows below `SMALLEST` are laid as that.

    A game whose columns have grown long keeps the arrangement that it was begun in.
    """
    width, height = max(setting.width, SMALLEST[0]), max(setting.height, SMALLEST[1])
    setting = setting._replace(width=width, height=height)
    made = _tried(game, setting)
    if setting.long_columns:
        kind = plan(game, setting._replace(long_columns=0, mirrored=False)).kind
        made = [found for found in made if found.kind == kind] or made
    if not made:
        raise ValueError(f"no table fits {width}x{height}")
    best = max(made, key=_worth)
    if best.game.group_of[best.game.tableau[0]].spread == "fan":
        best = arrange_fans.centred(best)
    return _mirrored(best) if setting.mirrored else best


def _tried(game: Patience, setting: Setting) -> list[Plan]:
    spread = game.group_of[game.tableau[0]].spread
    return [found for make in MAKERS[spread] if (found := _largest(make, game, setting))]


def _largest(make: Maker, game: Patience, setting: Setting) -> Plan | None:
    """The plan of one kind with the largest cards that fit.

    Narrow cards have large-index faces, which need longer steps. Where columns have grown long
    that may cost more than it gives; then whichever shows larger cards and indices is taken.
    """
    most = min(setting.width // 6, setting.height // 4)
    if setting.large_index:
        return _fitting(make, game, setting, _SMALLEST_CARD, most, True)
    least = _LEAST_NORMAL if setting.long_columns else LARGE_INDEX_BELOW
    normal = _fitting(make, game, setting, least, most, False)
    if normal and normal.card_w >= LARGE_INDEX_BELOW:
        return normal
    large = _fitting(make, game, setting, _SMALLEST_CARD, LARGE_INDEX_BELOW - 1, True)
    found = [each for each in (normal, large) if each]
    return max(found, key=_legible, default=None)


def _legible(made: Plan) -> float:
    return made.card_w**2 * (_LARGER_INDEX if made.large_index else 1.0)


def _fitting(
    make: Maker, game: Patience, setting: Setting, low: int, high: int, large_index: bool
) -> Plan | None:
    """The plan with the widest cards from `low` to `high` pixels that fit: found by halving."""
    fits = None
    while low <= high:
        middle = (low + high) // 2
        made = make(Room(game, setting, middle, large_index))
        if made:
            fits, low = made, middle + 1
        else:
            high = middle - 1
    return fits


def _worth(made: Plan) -> float:
    """What a plan is worth: wide cards and, for rows, steps that show more than the index.

    Columns in two rows begin with large cards and have small ones later: these count.
    """
    if made.kind == arrange_fans.TWO_ROWS:
        grown = made.setting._replace(long_columns=_GROWN, mirrored=False)
        later = _largest(arrange_fans.above_two_rows, made.game, grown)
        return later.card_w * _STEADIER if later else 0
    if made.game.group_of[made.game.tableau[0]].spread != "rows":
        return made.card_w
    rows = arrange_rows.most_rows(Room(made.game, made.setting, made.card_w))
    shown = made.step(rows) / made.card_w / _COMFORTABLE_STEP
    return made.card_w * min(1.0, shown) ** 0.5


def _mirrored(made: Plan) -> Plan:
    """The plan for the left hand: the same table with left and right exchanged."""

    def swap(corner: tuple[int, int]) -> tuple[int, int]:
        return made.setting.width - corner[0] - made.card_w, corner[1]

    # Columns keep their order and row: column 1 stays at the left, rows are dealt as before.
    mirrored = [swap(corner) for corner in made.origins]
    for top in {made.origins[pile][1] for pile in made.game.tableau}:
        row = [pile for pile in made.game.tableau if made.origins[pile][1] == top]
        for pile, other in zip(row, reversed(row), strict=True):
            mirrored[pile] = swap(made.origins[other])
    return replace(made, origins=tuple(mirrored), redeal=swap(made.redeal))
