"""Choosing a table: the largest cards that a patience can have in a window of some shape.

Each maker tries one arrangement at one width of card; room that is left becomes margin around a
centred table.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from game.engine.patience import Patience
from game.table.geometry import card_height
from game.table.layout import LARGE_INDEX_BELOW, Plan, Setting, strip_height

SMALLEST_STEP = 0.31
SMALLEST_STEP_LARGE = 0.50

SMALLEST = (400, 320)
"""The smallest window, in pixels, that a table is laid for; in a smaller one it is cut off."""

_SMALLEST_CARD = 24
_COMFORTABLE_STEP = 0.46
"""The step, in widths of a card, beyond which more of it is no longer worth smaller cards."""


def smallest_step(width: int, large_index: bool) -> int:
    """The smallest distance between rows at which rank and suit stay readable."""
    large = large_index or width < LARGE_INDEX_BELOW
    return round(width * (SMALLEST_STEP_LARGE if large else SMALLEST_STEP))


@lru_cache(maxsize=8)
def plan(game: Patience, setting: Setting) -> Plan:
    """The plan with the largest cards for a window; windows below `SMALLEST` are laid as that."""
    width, height = max(setting.width, SMALLEST[0]), max(setting.height, SMALLEST[1])
    setting = setting._replace(width=width, height=height)
    made = [
        p for make in (_beside, _above, _above_in_one_row) if (p := _largest(make, game, setting))
    ]
    if not made:
        raise ValueError(f"no table fits {width}x{height}")
    best = max(made, key=_worth)
    return _mirrored(best) if setting.mirrored else best


Maker = Callable[[Patience, Setting, int], "Plan | None"]


def _largest(make: Maker, game: Patience, setting: Setting) -> Plan | None:
    """The plan of one kind with the largest cards that fit."""
    for card_w in range(min(setting.width // 6, setting.height // 4), _SMALLEST_CARD, -1):
        made = make(game, setting, card_w)
        if made:
            return made
    return None


def _worth(made: Plan) -> float:
    """What a plan is worth: wide cards, and steps that show more than the index."""
    shown = made.step(_rows(made.game)) / made.card_w / _COMFORTABLE_STEP
    return made.card_w * min(1.0, shown) ** 0.5


def _rows(game: Patience) -> int:
    """The most rows that can lie."""
    columns = len(game.tableau)
    return -(-len(game.pack.faces) // columns)


def _margin(setting: Setting) -> int:
    return max(8, round(min(setting.width, setting.height) * 0.0185))


def _foundation_groups(game: Patience) -> list[tuple[int, ...]]:
    return [piles for group, piles in game.placed if group.role == "foundation"]


def _finished(
    game: Patience,
    setting: Setting,
    kind: str,
    card_w: int,
    origins: dict[int, tuple[int, int]],
    redeal: tuple[int, int],
    largest_step: float,
    stock_visible: int,
) -> Plan | None:
    """The Plan, unless the rows do not fit at the smallest step."""
    table = setting.height - strip_height(setting.width, setting.height) - _margin(setting)
    room = table - origins[game.tableau[0]][1]
    need = smallest_step(card_w, setting.large_index) * (_rows(game) - 1) + card_height(card_w)
    if room < need:
        return None
    corners = tuple(origins[n] for n in range(len(game.names)))
    return Plan(
        game, setting, kind, card_w, corners, redeal, room, largest_step, stock_visible
    )  # fmt: skip


def _spread(count: int, card_w: int, left: int, right: int, widest: float) -> Iterator[int]:
    """The left edges of `count` cards centred between two lines, no further apart than `widest`."""
    gap = min(round(widest * card_w), (right - left - count * card_w) // max(1, count - 1))
    start = left + (right - left - count * card_w - gap * (count - 1)) // 2
    return (start + n * (card_w + gap) for n in range(count))


def _beside(game: Patience, setting: Setting, card_w: int) -> Plan | None:
    """Two groups of foundations in columns at the sides, stock and redeal as drawers below."""
    groups = _foundation_groups(game)
    if len(groups) != 2:
        return None
    margin, card_h = _margin(setting), card_height(card_w)
    bottom = setting.height - strip_height(setting.width, setting.height)
    gap = max(5, round(margin * 0.55))
    longest = max(map(len, groups))
    # A full stock rises by a step for each row; it stays clear of what stands above it.
    y = margin + longest * (card_h + gap) + max(gap, _rows(game) * max(1, card_w // 90) - gap)
    drawer = bottom - y
    columns = len(game.tableau)
    gutter = max(round(card_w * 0.34), 22)
    least = round(card_w * 0.07)
    side = margin if setting.width < 1000 else margin * 2
    inner = setting.width - 2 * (side + card_w + gutter)
    if drawer < round(card_h * 0.66) or inner < columns * card_w + (columns - 1) * least:
        return None
    # A very wide window: the sides move in, so that the table stays one picture.
    widest = columns * card_w + (columns - 1) * round(card_w * 0.42)
    side += max(0, (inner - widest) // 2)
    origins = {}
    for group, x in zip(groups, (side, setting.width - side - card_w), strict=True):
        for nth, pile in enumerate(group):
            origins[pile] = (x, margin + nth * (card_h + gap))
    left, right = side + card_w + gutter, setting.width - side - card_w - gutter
    for pile, x in zip(game.tableau, _spread(columns, card_w, left, right, 0.30), strict=True):
        origins[pile] = (x, margin)
    origins[game.stock] = (side, y)
    redeal = (setting.width - side - card_w, y)
    made = _finished(game, setting, "beside", card_w, origins, redeal, 0.5, drawer)
    free = min(origins[n][0] for n in game.tableau) - side - card_w
    return made and replace(made, gutter=free)


def _above(game: Patience, setting: Setting, card_w: int) -> Plan | None:
    """Each group of foundations a row above the columns, the stock at the right."""
    return _rows_above(game, setting, card_w, _foundation_groups(game), "above")


def _above_in_one_row(game: Patience, setting: Setting, card_w: int) -> Plan | None:
    """All foundations in one row above the columns, the stock at its right end."""
    one = tuple(pile for group in _foundation_groups(game) for pile in group)
    return _rows_above(game, setting, card_w, [one], "one row above")


def _rows_above(
    game: Patience, setting: Setting, card_w: int, groups: list[tuple[int, ...]], kind: str
) -> Plan | None:
    margin, card_h = _margin(setting), card_height(card_w)
    columns = len(game.tableau)
    across = max(columns, max(map(len, groups)) + 1)
    least = round(card_w * 0.07)
    if across * card_w + (across - 1) * least > setting.width - 2 * margin:
        return None
    xs = list(_spread(across, card_w, margin, setting.width - margin, 0.22))
    gap = max(6, round(card_w * 0.10))
    origins = {}
    for row, group in enumerate(groups):
        for nth, pile in enumerate(group):
            origins[pile] = (xs[nth], margin + row * (card_h + gap))
    rise = 13 * max(1, card_w // 90)
    origins[game.stock] = (xs[-1], margin + rise if len(groups) > 1 else max(margin, rise))
    top = margin + len(groups) * (card_h + gap) + round(card_w * 0.16)
    if across == columns:
        column_xs = xs
    else:
        column_xs = list(_spread(columns, card_w, margin, setting.width - margin, 0.22))
    for pile, x in zip(game.tableau, column_xs, strict=True):
        origins[pile] = (x, top)
    stock = origins[game.stock]
    return _finished(game, setting, kind, card_w, origins, stock, 0.74, card_h)


def _mirrored(made: Plan) -> Plan:
    """The plan for the left hand: the same table with left and right exchanged."""

    def swap(corner: tuple[int, int]) -> tuple[int, int]:
        return made.setting.width - corner[0] - made.card_w, corner[1]

    # Columns keep their order, so that column 1 stays at the left and rows are dealt as before.
    mirrored = [swap(corner) for corner in made.origins]
    for pile, other in zip(made.game.tableau, reversed(made.game.tableau), strict=True):
        mirrored[pile] = swap(made.origins[other])
    return replace(made, origins=tuple(mirrored), redeal=swap(made.redeal))
