"""What the page of records is made of: figures, charts, and the two lists of the hall of fame."""

from collections.abc import Sequence

from pygame import Surface

from game.catalogue.catalogue import Catalogue
from game.engine import fame
from game.engine.fame import Entry
from game.engine.results import Game, Statistics
from game.look import charts, palette
from game.look.canvas import Piece
from game.look.lines import line
from game.look.panels import panel
from game.scenes.strip import clock
from game.scenes.widgets import rule_line
from game.table.geometry import Rect

_CAPTION = "#a9c4b4"
_NONE = "–"
_BARS = 30
_RING = 0.34
"""The ring's share of the width."""
_RESULTS = {
    "won": "records.result.won",
    "lost": "records.result.lost",
    "left": "records.result.left",
}
_HEADINGS = {"moves": "records.best.moves", "seconds": "records.best.seconds"}
SMALLEST, _LEAST = 13, 9
"""Pixels of the smallest letters, and of those that would not fit otherwise."""


def figures(area: Rect, found: Statistics, words: Catalogue, across: int) -> list[Piece]:
    """Six numbers with their captions, `across` of them in a row."""
    values = [
        ("played", str(found.played)),
        ("won", str(found.won)),
        ("streak", str(found.streak)),
        ("longest", str(found.longest)),
        ("best_time", _NONE if found.best_seconds is None else clock(found.best_seconds)),
        ("fewest_moves", _NONE if found.fewest_moves is None else str(found.fewest_moves)),
    ]
    down = -(-len(values) // across)
    wide, high = area.w // across, area.h // down
    large = max(18, min(round(high * 0.46), round(wide * 0.3)))
    small = max(SMALLEST, round(large * 0.42))
    pieces = []
    for n, (name, value) in enumerate(values):
        middle = area.x + n % across * wide + wide // 2
        y = area.y + n // across * high
        figure = line(value, "serif", "Semibold", large, palette.LIGHT_TEXT, wide - 8)
        caption = line(
            words.say(f"records.{name}"), "sans", "Regular", small, _CAPTION, wide - 6
        )  # fmt: skip
        y += (high - figure.get_height() - round(small * 1.1)) // 2
        pieces.append(Piece(figure, middle - figure.get_width() // 2, y))
        y += round(figure.get_height() * 0.96)
        pieces.append(Piece(caption, middle - caption.get_width() // 2, y))
    return pieces


def graphs_height(width: int, unit: float) -> int:
    """How much room `graphs` need to fill `width`, in pixels."""
    return round(width * _RING) + round(_small(unit) * 3.4)


def _small(unit: float) -> int:
    return max(SMALLEST, round(unit * 2.2))


def graphs(
    area: Rect, games: Sequence[Game], found: Statistics, words: Catalogue, unit: float
) -> list[Piece]:
    """The share of games won as a ring, and the latest games as bars, with what they mean."""
    small = _small(unit)
    room = area.h - round(small * 3.4)
    side = max(48, min(room, round(area.w * _RING)))
    share = found.won / found.played if found.played else 0.0
    inside = f"{found.percent} %" if found.played else _NONE
    number = line(
        inside, "serif", "Bold", round(side * 0.22), palette.LIGHT_TEXT, round(side * 0.64)
    )  # fmt: skip
    pieces = [
        Piece(charts.ring(side, round(share, 3)), area.x, area.y),
        Piece(
            number, area.x + (side - number.get_width()) // 2,
            area.y + (side - number.get_height()) // 2,
        ),
    ]  # fmt: skip
    caption_y = area.y + side + round(small * 0.5)
    pieces.append(_centred(words.say("records.share"), small, area.x, side, caption_y))
    left = area.x + side + round(unit * 3)
    wide = area.x + area.w - left
    high = min(side, round(wide * 0.5))
    results = tuple(game.result for game in games)[-_BARS:]
    chart = charts.bars((wide, high), results, _BARS)
    pieces.append(Piece(chart, left, area.y + side - high))
    count = min(len(games), _BARS)
    text = words.say("records.latest", n=count) if count else words.say("records.none")
    pieces.append(_centred(text, small, left, wide, caption_y))
    if count:
        pieces += _legend(Rect(left, caption_y + round(small * 1.5), wide, small), words, small)
    return pieces


def _legend(area: Rect, words: Catalogue, px: int) -> list[Piece]:
    """Each colour of the bars with its word, in the middle of `area`."""
    names = [(charts.RESULT_COLOURS[result], words.say(key)) for result, key in _RESULTS.items()]
    while True:
        side, gap = round(px * 0.7), round(px * 0.4)
        drawn = [(c, line(text, "sans", "Regular", px, _CAPTION)) for c, text in names]
        wide = sum(side + gap + text.get_width() for _, text in drawn) + (len(drawn) - 1) * px
        if wide <= area.w or px <= _LEAST:
            break
        px -= 1
    x = area.x + (area.w - wide) // 2
    pieces = []
    for colour, text in drawn:
        middle = area.y + text.get_height() // 2
        chip = panel((side, side), colour, 1, radius=side * 0.2)
        pieces += [Piece(chip, x, middle - side // 2), Piece(text, x + side + gap, area.y)]
        x += side + gap + text.get_width() + px
    return pieces


def _centred(text: str, px: int, x: int, width: int, y: int) -> Piece:
    words = line(text, "sans", "Regular", px, _CAPTION, width)
    return Piece(words, x + (width - words.get_width()) // 2, y)


def halls(
    area: Rect, entries: Sequence[Entry], patience: str, words: Catalogue, latest: Entry | None
) -> list[Piece]:
    """The ten best by moves and the ten best by time, beside each other."""
    gap = round(area.w * 0.05)
    wide = (area.w - gap) // 2
    pieces = []
    for n, kind in enumerate(fame.KINDS):
        rect = Rect(area.x + n * (wide + gap), area.y, wide, area.h)
        ranked = fame.best(entries, patience, kind)
        pieces += _hall(rect, words.say(_HEADINGS[kind]), ranked, kind, latest)
    return pieces


def _hall(
    area: Rect, heading: str, entries: Sequence[Entry], kind: str, latest: Entry | None
) -> list[Piece]:
    row = area.h // (fame.PLACES + 2)
    px = max(SMALLEST, min(round(row * 0.66), round(area.w * 0.075)))
    title = line(heading, "serif", "Bold", round(px * 1.25), palette.GOLD, area.w)
    pieces = [Piece(title, area.x, area.y)]
    below = area.y + title.get_height() + round(px * 0.1)
    pieces.append(Piece(rule_line(area.w, "#3c6250", max(1, px // 16)), area.x, below))
    top = below + round(px * 0.4)
    row = (area.y + area.h - top) // fame.PLACES
    names = max((_name(e, px, "white").get_width() for e in entries), default=0)
    values = max((_value(e, kind, px, "white").get_width() for e in entries), default=0)
    for n in range(fame.PLACES):
        y = top + n * row
        entry = entries[n] if n < len(entries) else None
        own = entry is not None and entry == latest
        if own:
            ground = panel((area.w, row), palette.GLOW, 0.22, radius=row * 0.2)
            pieces.append(Piece(ground, area.x, y))
        pieces += _row(Rect(area.x, y, area.w, row), n + 1, entry, kind, px, own, (names, values))
    return pieces


def _name(entry: Entry | None, px: int, colour: str) -> Surface:
    return line(entry.initials if entry else "···", "serif", "Bold", px, colour)


def _value(entry: Entry, kind: str, px: int, colour: str) -> Surface:
    text = str(entry.moves) if kind == "moves" else clock(entry.seconds)
    return line(text, "sans", "Semibold", px, colour)


def _row(
    area: Rect,
    place: int,
    entry: Entry | None,
    kind: str,
    px: int,
    own: bool,
    columns: tuple[int, int],
) -> list[Piece]:
    """One place of the ten; `columns` is the room that all names, and all values, need."""

    def put(surface: Surface, x: int) -> Piece:
        return Piece(surface, x, area.y + (area.h - surface.get_height()) // 2)

    colour = palette.GLOW if own else palette.LIGHT_TEXT if entry else "#5d7a6b"
    inset = round(px * 0.4)
    number = line(f"{place}", "sans", "Semibold", px, palette.GLOW if own else _CAPTION)
    pieces = [put(number, area.x + inset + round(px * 1.2) - number.get_width())]
    x = area.x + inset + round(px * 1.9)
    pieces.append(put(_name(entry, px, colour), x))
    if not entry:
        return pieces
    value = _value(entry, kind, px, colour)
    right = area.x + area.w - inset
    pieces.append(put(value, right - value.get_width()))
    left, free = x + columns[0] + round(px * 0.4), right - columns[1] - round(px * 0.6)
    if free - left < line(entry.day, "sans", "Regular", _LEAST, _CAPTION).get_width():
        return pieces  # and so it is in all ten rows
    large = max(SMALLEST, round(px * 0.8))
    day = line(entry.day, "sans", "Regular", large, _CAPTION, free - left)
    pieces.append(put(day, free - day.get_width()))
    return pieces
