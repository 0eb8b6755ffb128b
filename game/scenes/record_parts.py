"""What the page of records is made of: figures, charts, and the two lists of the hall of fame."""

from collections.abc import Sequence

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
_HEADINGS = {"moves": "records.best.moves", "seconds": "records.best.seconds"}
SMALLEST = 13
"""Pixels of the smallest letters."""


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
    large = max(18, min(round(high * 0.46), round(wide * 0.24)))
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


def graphs(
    area: Rect, games: Sequence[Game], found: Statistics, words: Catalogue, unit: float
) -> list[Piece]:
    """The share of games won as a ring, and the latest games as bars."""
    small = max(SMALLEST, round(unit * 1.9))
    room = area.h - round(small * 1.6)
    side = max(48, min(room, round(area.w * 0.34)))
    top = area.y + room - side
    share = found.won / found.played if found.played else 0.0
    inside = f"{found.percent} %" if found.played else _NONE
    number = line(
        inside, "serif", "Bold", round(side * 0.22), palette.LIGHT_TEXT, round(side * 0.64)
    )  # fmt: skip
    pieces = [
        Piece(charts.ring(side, round(share, 3)), area.x, top),
        Piece(
            number, area.x + (side - number.get_width()) // 2,
            top + (side - number.get_height()) // 2,
        ),
    ]  # fmt: skip
    caption_y = area.y + area.h - round(small * 1.3)
    pieces.append(_centred(words.say("records.share"), small, area.x, side, caption_y))
    left = area.x + side + round(unit * 3)
    wide = area.x + area.w - left
    high = min(room, round(wide * 0.5))
    results = tuple(game.result for game in games)[-_BARS:]
    chart = charts.bars((wide, high), results, _BARS)
    pieces.append(Piece(chart, left, area.y + room - high))
    count = min(len(games), _BARS)
    text = words.say("records.latest", n=count) if count else words.say("records.none")
    pieces.append(_centred(text, small, left, wide, caption_y))
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
    top = area.y + round(row * 1.7)
    pieces.append(Piece(rule_line(area.w, "#3c6250"), area.x, top - round(row * 0.15)))
    for n in range(fame.PLACES):
        y = top + n * row
        entry = entries[n] if n < len(entries) else None
        own = entry is not None and entry == latest
        if own:
            ground = panel((area.w, row), palette.GLOW, 0.22, radius=row * 0.2)
            pieces.append(Piece(ground, area.x, y))
        pieces += _row(Rect(area.x, y, area.w, row), n + 1, entry, kind, px, own)
    return pieces


def _row(
    area: Rect, place: int, entry: Entry | None, kind: str, px: int, own: bool
) -> list[Piece]:  # fmt: skip
    def put(surface, x: int) -> Piece:
        return Piece(surface, x, area.y + (area.h - surface.get_height()) // 2)

    colour = palette.GLOW if own else palette.LIGHT_TEXT if entry else "#5d7a6b"
    inset = round(px * 0.4)
    number = line(f"{place}", "sans", "Semibold", px, palette.GLOW if own else _CAPTION)
    pieces = [put(number, area.x + inset + round(px * 1.2) - number.get_width())]
    x = area.x + inset + round(px * 1.9)
    name = line(entry.initials if entry else "···", "serif", "Bold", px, colour)
    pieces.append(put(name, x))
    if not entry:
        return pieces
    text = str(entry.moves) if kind == "moves" else clock(entry.seconds)
    value = line(text, "sans", "Semibold", px, colour)
    right = area.x + area.w - inset
    pieces.append(put(value, right - value.get_width()))
    day = line(entry.day, "sans", "Regular", max(SMALLEST, round(px * 0.8)), _CAPTION)
    left, free = x + round(px * 3), right - value.get_width() - round(px * 0.8)
    if free - left >= day.get_width():
        pieces.append(put(day, left + (free - left - day.get_width()) // 2))
    return pieces
