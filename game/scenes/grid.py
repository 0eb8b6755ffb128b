"""Where tiles stand: the grid that fills an area best, for any number of them."""

from collections.abc import Sequence

from game.table.geometry import Rect

_MOST_ACROSS = 4
_BROAD, _TALL = 1.45, 1.15
"""A tile is at most so many times as wide as it is high, and as high as it is wide."""
_LIKED = 1.1
"""The width of a tile, in heights, at which both count alike."""
_HOLE = 0.35
"""The share of its worth that a grid loses by a last row with hardly anything in it."""
_DOUBLED = 1.1
"""What the wide tile is worth: it is the heart of the shelf."""


def grid(names: Sequence[str], double: str, area: Rect, gap: int) -> dict[str, Rect]:
    """Name -> its tile in `area`, in the order in which they stand; `gap` pixels lie between.

    All have one size, but `double` is two cells wide where that fills the grid better. A row that
    is not full is centred.
    """
    found = [
        (_worth(rows, across, spans, area, gap), across, n, rows, spans)
        for n, spans in enumerate(({double: 2}, {}))
        for across in range(1, _MOST_ACROSS + 1)
        if (rows := _rows(names, across, spans))
    ]
    _, across, _, rows, spans = max(found, key=lambda each: each[:2])
    wide, high = _cell(across, len(rows), area, gap)
    y = area.y + (area.h - len(rows) * (high + gap) + gap) // 2
    rects = {}
    for row in rows:
        cells = sum(spans.get(name, 1) for name in row)
        x = area.x + (area.w - cells * (wide + gap) + gap) // 2
        for name in row:
            span = spans.get(name, 1)
            rects[name] = Rect(x, y, span * (wide + gap) - gap, high)
            x += span * (wide + gap)
        y += high + gap
    return rects


def _rows(names: Sequence[str], across: int, spans: dict[str, int]) -> list[list[str]]:
    """The names in rows of `across` cells; none if one is too wide, or a row would be empty.

    A tile that does not fit at the end of a row lets the next one go first.
    """
    left, rows = list(names), []
    while left:
        row, free = [], across
        while fits := [name for name in left if spans.get(name, 1) <= free]:
            row.append(fits[0])
            left.remove(fits[0])
            free -= spans.get(fits[0], 1)
        if not row:
            return []
        rows.append(row)
    widest = max(sum(spans.get(name, 1) for name in row) for row in rows)
    return rows if widest == across else []


def _cell(across: int, down: int, area: Rect, gap: int) -> tuple[int, int]:
    wide = (area.w - (across - 1) * gap) // across
    high = (area.h - (down - 1) * gap) // down
    return min(wide, round(high * _BROAD)), min(high, round(wide * _TALL))


def _worth(
    rows: list[list[str]], across: int, spans: dict[str, int], area: Rect, gap: int
) -> float:
    wide, high = _cell(across, len(rows), area, gap)
    missing = across * len(rows) - sum(spans.get(name, 1) for row in rows for name in row)
    doubled = any(name in spans for row in rows for name in row)
    full = 1 - _HOLE * min(1, missing / across)
    return min(wide / _LIKED, high) * full * (_DOUBLED if doubled else 1)
