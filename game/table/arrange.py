"""Choosing a table: the largest cards that a patience can have in a window of some shape.

Each maker tries one arrangement at one width of card; room that is left becomes margin around a
centred table.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from game.engine.patience import Patience
from game.table import arrange_fans, arrange_rows
from game.table.geometry import LARGE_INDEX_BELOW
from game.table.layout import Plan, Setting
from game.table.room import Room

SMALLEST = (400, 320)
"""The smallest window, in pixels, that a table is laid for; in a smaller one it is cut off."""

_SMALLEST_CARD = 24
_COMFORTABLE_STEP = 0.46
"""The step, in widths of a card, beyond which more of it is no longer worth smaller cards."""

Maker = Callable[[Room], Plan | None]

MAKERS: dict[str, tuple[Maker, ...]] = {
    "rows": (arrange_rows.beside, arrange_rows.above, arrange_rows.above_in_one_row),
    "fan": (arrange_fans.above, arrange_fans.at_the_side, arrange_fans.above_two_rows),
}
"""How the columns spread -> the arrangements that are tried; of equals the first is taken."""


@lru_cache(maxsize=8)
def plan(game: Patience, setting: Setting) -> Plan:
    """The plan with the largest cards for a window; windows below `SMALLEST` are laid as that."""
    width, height = max(setting.width, SMALLEST[0]), max(setting.height, SMALLEST[1])
    setting = setting._replace(width=width, height=height)
    spread = game.group_of[game.tableau[0]].spread
    made = [found for make in MAKERS[spread] if (found := _largest(make, game, setting))]
    if not made:
        raise ValueError(f"no table fits {width}x{height}")
    best = max(made, key=_worth)
    return _mirrored(best) if setting.mirrored else best


def _largest(make: Maker, game: Patience, setting: Setting) -> Plan | None:
    """The plan of one kind with the largest cards that fit.

    What fits is not all of one piece: just below `LARGE_INDEX_BELOW` faces change and need more
    room, so both sides of that width are searched, each by halving.
    """
    most = min(setting.width // 6, setting.height // 4)
    for low, high in (
        (LARGE_INDEX_BELOW, most),
        (_SMALLEST_CARD, min(most, LARGE_INDEX_BELOW - 1)),
    ):
        fits = None
        while low <= high:
            middle = (low + high) // 2
            made = make(Room(game, setting, middle))
            if made:
                fits, low = made, middle + 1
            else:
                high = middle - 1
        if fits:
            return fits
    return None


def _worth(made: Plan) -> float:
    """What a plan is worth: wide cards and, for rows, steps that show more than the index."""
    if made.game.group_of[made.game.tableau[0]].spread != "rows":
        return made.card_w
    rows = arrange_rows.most_rows(Room(made.game, made.setting, made.card_w))
    shown = made.step(rows) / made.card_w / _COMFORTABLE_STEP
    return made.card_w * min(1.0, shown) ** 0.5


def _mirrored(made: Plan) -> Plan:
    """The plan for the left hand: the same table with left and right exchanged."""

    def swap(corner: tuple[int, int]) -> tuple[int, int]:
        return made.setting.width - corner[0] - made.card_w, corner[1]

    # Columns keep their order, so that column 1 stays at the left and rows are dealt as before.
    mirrored = [swap(corner) for corner in made.origins]
    for pile, other in zip(made.game.tableau, reversed(made.game.tableau), strict=True):
        mirrored[pile] = swap(made.origins[other])
    return replace(made, origins=tuple(mirrored), redeal=swap(made.redeal))
