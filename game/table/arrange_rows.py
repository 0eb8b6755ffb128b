"""Tables whose rows lie in line, as Babette's do: foundations beside the columns or above them."""

from game.table.geometry import pack_height, smallest_step
from game.table.layout import Plan
from game.table.room import Room

_WORDS, _WORDS_APART = 0.70, 0.17
"""The room beside the columns in which words find place, and the gap of columns it may cost."""


def most_rows(room: Room) -> int:
    """The most rows that can lie."""
    return -(-len(room.game.pack.faces) // len(room.game.tableau))


def _step_room(room: Room, top: int) -> int | None:
    """The height for columns that begin at `top`, or None if the rows do not fit into it."""
    high = room.bottom - room.margin - top
    step = smallest_step(room.card_w, room.large_index)
    return high if high >= step * (most_rows(room) - 1) + room.card_h else None


def beside(room: Room) -> Plan | None:
    """Two groups of foundations in columns at the sides, stock and redeal as drawers below."""
    if len(room.foundations) != 2:
        return None
    setting, margin, card_w = room.setting, room.margin, room.card_w
    gap = max(5, round(margin * 0.55))
    longest = max(map(len, room.foundations))
    # A full stock is higher than its place; it stays as clear of the pile above as others do.
    y = margin + longest * (room.card_h + gap) + pack_height(card_w)
    columns = len(room.game.tableau)
    gutter = max(round(card_w * 0.34), 22)
    side = margin if setting.width < 1000 else margin * 2
    worded = round(card_w * _WORDS)
    least = columns * card_w + (columns - 1) * round(card_w * _WORDS_APART)
    if setting.width - 2 * (side + card_w + worded) >= least:
        gutter = worded
    inner = setting.width - 2 * (side + card_w + gutter)
    step_room = _step_room(room, margin)
    drawer = room.bottom - y
    if drawer < round(room.card_h * 0.66) or not room.fits_across(columns, inner) or not step_room:
        return None
    # A very wide window: the sides move in, so that the table stays one picture.
    widest = columns * card_w + (columns - 1) * round(card_w * 0.42)
    side += max(0, (inner - widest) // 2)
    right_side = setting.width - side - card_w
    left, right = side + card_w + gutter, right_side - gutter
    origins = room.place_columns(room.across(columns, left, right, 0.30), margin)
    free = min(x for x, _ in origins.values()) - side - card_w
    for group, x in zip(room.foundations, (side, right_side), strict=True):
        for nth, pile in enumerate(group):
            origins[pile] = (x, margin + nth * (room.card_h + gap))
    origins[room.game.stock] = (side, y)
    return room.plan("beside", origins, (right_side, y), step_room, 0.5, drawer, free)


def above(room: Room) -> Plan | None:
    """Each group of foundations a row above the columns, the stock at the right."""
    return _rows_above(room, room.foundations, "above")


def above_in_one_row(room: Room) -> Plan | None:
    """All foundations in one row above the columns, the stock at its right end."""
    one = tuple(pile for group in room.foundations for pile in group)
    return _rows_above(room, [one], "one row above")


def _rows_above(room: Room, groups: list[tuple[int, ...]], kind: str) -> Plan | None:
    margin, card_w, game = room.margin, room.card_w, room.game
    columns = len(game.tableau)
    across = max(columns, max(map(len, groups)) + 1)
    top = margin + len(groups) * (room.card_h + room.gap) + round(card_w * 0.16)
    step_room = _step_room(room, top)
    right = room.setting.width - margin
    if not room.fits_across(across, right - margin) or not step_room:
        return None
    xs = room.across(across, margin, right, 0.22)
    origins = room.place_columns(
        xs if across == columns else room.across(columns, margin, right, 0.22), top
    )
    for row, group in enumerate(groups):
        for nth, pile in enumerate(group):
            origins[pile] = (xs[nth], margin + row * (room.card_h + room.gap))
    stock = (xs[-1], margin)
    origins[game.stock] = stock
    return room.plan(kind, origins, stock, step_room, 0.74, room.card_h)
