"""Tables whose columns hang down one card below the other, each at its own step."""

from dataclasses import replace
from functools import lru_cache

from game.engine.patience import Patience
from game.table.geometry import squeezed_step
from game.table.layout import Plan
from game.table.room import LEAST_GAP, Room, opening_of

_STEP, _STEP_WHOLE = 0.50, 0.62
"""Between open cards while there is room, in heights of a card: with rows still to be dealt, and
where the whole pack lies open from the start."""

_APART = 0.12
"""What the columns move away from the row above them where height is left over, in widths."""

_LOWERED, _LOWERED_WHOLE = 0.4, 0.9
"""How far a table may hang below the upper edge for the sake of its middle, in heights of a card:
where columns grow with each row that is dealt, and where they do not."""

TWO_ROWS = "above 2"
"""The kind of a table whose columns stand in two rows."""

_RUNS_STEP = 0.62
"""Between finished runs that share one side of the table, in widths of a card."""

_IN_A_ROW = 0.45
"""The same where they share the top row: a run shows rank and suit of one card."""


@lru_cache(maxsize=64)
def longest_column(game: Patience, long_columns: int, rows: int = 1) -> int:
    """How many cards a column must hold at the squeezed step.

    The longest column of the opening, every row still to come and half a run built on it; four
    more for each stage of a game in which a column has grown longer. Where columns stand in two
    rows, half as high, that would make cards small from the start for columns that few games
    have: there next to nothing is reckoned to be built, and more than before at each stage.
    """
    opening = opening_of(game)
    longest = max(len(opening.piles[n]) for n in game.tableau)
    to_come = -(-len(opening.piles[game.stock]) // len(game.tableau))
    if rows > 1:
        return round((longest + max(3, to_come)) * 1.23**long_columns)
    return longest + to_come + 7 + 4 * long_columns


def _step(room: Room) -> float:
    return _STEP if room.has_stock else _STEP_WHOLE


def _column_height(room: Room, rows: int = 1) -> int:
    step = squeezed_step(room.card_w, room.large_index)
    longest = longest_column(room.game, room.setting.long_columns, rows)
    return step * (longest - 1) + room.card_h


def _out_of_sight(room: Room) -> tuple[int, int]:
    """Where a stock that is used up by the deal lies: cards come from below the window."""
    return (room.setting.width - room.card_w) // 2, room.setting.height


def above(room: Room) -> Plan | None:
    """Foundations in the middle of the top row, the stock at its right end, columns below."""
    return _above(room, 1)


def above_two_rows(room: Room) -> Plan | None:
    """The same with the columns in two rows, for tall windows."""
    return _above(room, 2)


def _above(room: Room, rows: int) -> Plan | None:
    game, margin = room.game, room.margin
    piles = [pile for group in room.foundations for pile in group]
    columns = len(game.tableau)
    each = -(-columns // rows)
    right = room.setting.width - margin
    if not room.fits_across(each, right - margin):
        return None
    top = margin + room.card_h + round(room.card_w * 0.2)
    between = round(room.card_w * 0.16) if rows > 1 else 0
    apart = 0.24 if rows == 1 else 0.45
    high = (room.bottom - margin - top - between * (rows - 1)) // rows
    if high < _column_height(room, rows):
        return None
    origins: dict[int, tuple[int, int]] = {}
    for row in range(rows):
        part = game.tableau[row * each : (row + 1) * each]
        xs = room.across(each, margin, right, apart)
        for pile, x in zip(part, xs, strict=False):
            origins[pile] = (x, top + row * (high + between))
    left_edge = min(x for x, _ in origins.values())
    right_edge = max(x for x, _ in origins.values()) + room.card_w
    along = _top_row(room, len(piles), left_edge, right_edge)
    if along is None:
        return None
    stock = (right_edge - room.card_w, margin) if room.has_stock else _out_of_sight(room)
    origins |= {pile: (x, margin) for pile, x in zip(piles, along, strict=True)}
    origins[game.stock] = stock
    return room.plan(f"above {rows}", origins, stock, high, _step(room), room.card_h)


def _top_row(room: Room, count: int, left: int, right: int) -> list[int] | None:
    """The left edges of the foundations in the top row, or None where there is no room.

    Beside a stock they begin above the first column; finished runs lie one over the other if need
    be, for their places are filled one after the other.
    """
    if not room.has_stock:
        return (
            room.across(count, left, right, 0.24) if room.fits_across(count, right - left) else None
        )
    inner = right - left - 2 * room.card_w - room.gap * 2
    step = min(round(room.card_w * 1.24), inner // max(1, count - 1))
    if step < round(room.card_w * (_IN_A_ROW if room.for_runs else 1 + LEAST_GAP)):
        return None
    return [left + n * step for n in range(count)]


def at_the_side(room: Room) -> Plan | None:
    """Columns over the whole height; foundations and stock share a column at the right."""
    game, margin = room.game, room.margin
    piles = [pile for group in room.foundations for pile in group]
    columns = len(game.tableau)
    gutter = round(room.card_w * 0.3)
    inner = room.setting.width - 2 * margin - room.card_w - gutter
    high = room.bottom - 2 * margin
    if not room.fits_across(columns, inner) or high < _column_height(room):
        return None
    for_stock = room.card_h + room.gap * 2 if room.has_stock else 0
    step = min(room.card_h + room.gap, (high - for_stock - room.card_h) // max(1, len(piles) - 1))
    if step < (round(room.card_w * _RUNS_STEP) if room.for_runs else room.card_h + 1):
        return None
    # The table is centred as a whole: the columns and what stands beside them.
    widest = columns * room.card_w + (columns - 1) * round(room.card_w * 0.26)
    spare = max(0, inner - widest) // 2
    side = room.setting.width - margin - spare - room.card_w
    origins = room.place_columns(room.across(columns, margin + spare, side - gutter, 0.26), margin)
    for nth, pile in enumerate(piles):
        origins[pile] = (side, margin + nth * step)
    stock = (side, room.bottom - margin - room.card_h) if room.has_stock else _out_of_sight(room)
    origins[game.stock] = stock
    return room.plan("side", origins, stock, high, _step(room), room.card_h)


def centred(made: Plan) -> Plan:
    """The plan with the height that its opening leaves over shared out above and below.

    Only height is given away that columns of the length reckoned with do not need. At the side of
    the columns stand foundations and stock over the whole height: there is no middle to find.
    """
    if made.kind == "side":
        return made
    room = Room(made.game, made.setting, made.card_w, made.large_index)
    rows = 2 if made.kind == TWO_ROWS else 1
    spots = made.spots(opening_of(made.game))
    last = made.origins[made.game.tableau[-1]][1]
    lowest = max(s.y for s in spots.values() if made.origins[s.pile][1] == last)
    left = last + made.step_room - lowest - room.card_h
    spare = min(left, made.step_room - _column_height(room, rows))
    if spare <= 0:
        return made
    apart = min(spare // 4, round(room.card_w * _APART))
    most = round(room.card_h * (_LOWERED if room.has_stock else _LOWERED_WHOLE))
    down = min(spare - apart, (left - apart) // (rows + 1), most)
    origins = list(made.origins)
    for n in (*made.game.tableau, *made.game.foundations):
        x, y = origins[n]
        origins[n] = (x, y + down + (apart if n in made.game.tableau else 0))
    if room.has_stock:
        x, y = origins[made.game.stock]
        origins[made.game.stock] = (x, y + down)
    corners = tuple(origins)
    return replace(
        made, origins=corners, redeal=corners[made.game.stock],
        step_room=made.step_room - down - apart,
    )  # fmt: skip
