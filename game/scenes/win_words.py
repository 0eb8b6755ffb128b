"""What the panel of a won game tells: the deal, and three figures with the best so far."""

from typing import NamedTuple

import pygame

from game.engine.results import Statistics
from game.engine.session import Session
from game.look import palette, panels
from game.look.canvas import Piece
from game.look.lines import line
from game.scenes.settings import House
from game.scenes.strip import clock

_QUIET = "#c9b9a3"


class Figure(NamedTuple):
    """A number, what it counts, and how it compares: a new best is told in gold."""

    name: str
    shown: str
    caption: str
    best: str = ""
    new: bool = False


def figures(house: House, session: Session, before: Statistics | None) -> list[Figure]:
    """The figures of a win; `before`: the records as they were, None for one that does not count.

    A kiosk knows nobody, so that it tells of no wins in a row.
    """
    words = house.words
    won = before or Statistics()
    found = []
    for name, value, shown, best in (
        ("time", session.seconds, clock, won.best_seconds),
        ("moves", session.turns, str, won.fewest_moves),
    ):
        new = best is None or value < best
        mark = words.say("win.new_best") if new else words.say("win.best", best=shown(best))
        caption = words.say(f"win.{name}", n=value)
        figure = Figure(name, shown(value), caption, mark, new) if before else None
        found.append(figure or Figure(name, shown(value), caption))
    if before and not house.terms.kiosk:
        now, longest = before.streak + 1, before.longest
        mark, new = "", now > longest and now > 1
        if new:
            mark = words.say("win.new_best")
        elif longest > 1:
            mark = words.say("win.best", best=str(longest))
        found.append(Figure("streak", str(now), words.say("win.streak", n=now), mark, new))
    return found


def words_on(rect: pygame.Rect, house: House, session: Session, told: list[Figure]) -> list[Piece]:
    """Title, deal and figures on a panel that lies at `rect`."""
    words, width = house.words, rect.w
    base, room = width * 0.59, round(width * 0.86)
    y = panels.emblem_height(rect.size)
    title = line(
        words.say("win.title"), "serif", "Bold", round(base * 0.16), palette.LIGHT_TEXT, room
    )
    pieces = [Piece(title, (width - title.get_width()) // 2, y - round(base * 0.02))]
    y += title.get_height() - round(base * 0.025)
    name = words.say(f"game.{session.patience.id}.name")
    deal = words.say("win.deal", game=name, deal=house.doors.deal_of(session))
    subtitle = line(deal, "serif", "It", round(base * 0.06), "#e3c9a2", room)
    pieces.append(Piece(subtitle, (width - subtitle.get_width()) // 2, y))
    y += subtitle.get_height() + round(base * 0.012)
    column = width // (len(told) + 1)
    for n, figure in enumerate(told):
        pieces += _figure(column * (n + 1), y, base, figure, round(column * 0.96))
    return [piece._replace(x=piece.x + rect.x, y=piece.y + rect.y) for piece in pieces]


def _figure(middle: int, y: int, base: float, figure: Figure, room: int) -> list[Piece]:
    """A number, its caption and the best so far, centred below each other."""
    px = max(13, round(base * 0.043))
    colour = palette.GLOW if figure.new else _QUIET
    rows = [
        line(figure.shown, "serif", "Semibold", round(base * 0.1), palette.LIGHT_TEXT, room),
        line(figure.caption, "sans", "Regular", px, _QUIET, room),
    ]
    if figure.best:
        rows.append(line(figure.best, "sans", "Semibold", px, colour, room))
    pieces = []
    for row in rows:
        pieces.append(Piece(row, middle - row.get_width() // 2, y))
        y += round(row.get_height() * 0.93)
    return pieces
