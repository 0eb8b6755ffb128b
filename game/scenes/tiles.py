"""The shelf as tiles: a picture, a name, a line and the difficulty of each patience."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.catalogue.levels import LEVELS
from game.look import palette
from game.look.canvas import Piece
from game.look.fonts import font
from game.look.lines import balanced, line
from game.look.palette import Theme
from game.look.panels import panel
from game.look.svg import document, raster
from game.patiences import SHELF
from game.scenes import miniature
from game.scenes import portrait as pictures
from game.scenes.grid import grid
from game.scenes.portrait import portrait
from game.scenes.settings import House
from game.scenes.widgets import Button, Buttons
from game.table.geometry import Rect

DOUBLE = "babette"
"""The patience whose tile is two cells wide."""

_NAME, _TEXT, _DOUBLE_NAME = 2.6, 2.0, 3.8
"""Letters of a tile in units, for a tile of the usual width."""
_USUAL, _LARGEST = 32, 1.5
"""Tiles wider than so many units have larger letters, up to so many times."""
_LEAST_NAME, _LEAST_TEXT = 15, 12
_LEAST_OF_ALL = 9
_LOW = 4.1
"""Units of fewer pixels are those of windows below 800x600: letters may be smaller there."""
_LINE = 1.3
"""The height of a line of text in its letters."""
_MILLISECONDS = 10
"""Of a frame, for drawing the faces that pictures are made from."""


def sizes(unit: float, width: int) -> tuple[int, int]:
    """The letters of a tile's name and of its text, in pixels, for tiles of `width` pixels."""
    larger = max(1.0, min(_LARGEST, width / unit / _USUAL))
    name, text = round(unit * _NAME * larger), round(unit * _TEXT * larger)
    less = 2 if unit < _LOW else 0
    return max(_LEAST_NAME - less, name), max(_LEAST_TEXT - less, text)


@dataclass(frozen=True)
class Text:
    """How a tile is filled. `beside`: the words stand left of the picture, else below it."""

    beside: bool
    name_px: int
    px: int
    base: int
    """The line on which the name stands."""
    lines: tuple[str, ...]
    x: int
    y: int
    """Where the first line of the text begins."""
    room: int
    """The width that words have."""
    picture: Rect


class Tiles:
    """A grid of tiles; each is a button `play <patience>`. The last played stands first."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.waiting = False
        """Whether pictures are still to be drawn."""
        self.rects: dict[str, Rect] = {}
        self._texts: dict[str, Text] = {}
        self._busy = True

    def order(self) -> list[str]:
        """The patiences as they stand in the menu."""
        games = list(self.house.terms.games)
        last = self.house.last_played
        return [last, *(g for g in games if g != last)] if last in games else games

    # ---- laying

    def lay(self, area: Rect, theme: Theme, unit: float) -> None:
        """The largest grid that fits into `area`; `unit` is what the menu measures in."""
        self.theme, self.unit = theme, unit
        self.rects = grid(self.order(), DOUBLE, area, round(unit * 2.2))
        self.inner = max(8, round(unit * 1.4))
        self.cell = min(rect.w for rect in self.rects.values())
        self._texts = {game: self._laid(game, rect) for game, rect in self.rects.items()}
        # The frame in which the menu appears has no time for pictures.
        self.waiting = self._busy = True

    def text(self, game: str) -> Text:
        """How a tile is filled."""
        return self._texts[game]

    def _laid(self, game: str, rect: Rect) -> Text:
        """The words below the picture or, in a wide tile, beside it if that gives it more room."""
        below = self._below(game, rect)
        if rect.w == self.cell:
            return below
        beside = self._beside(game, rect)
        across, down = below.picture, beside.picture
        return beside if min(down.w / 2, down.h) > min(across.w / 2, across.h) else below

    def _below(self, game: str, rect: Rect) -> Text:
        inner, (name_px, px) = self.inner, sizes(self.unit, self.cell)
        room = rect.w - 2 * inner
        face = font("serif", "Bold", name_px)
        # Two lines are kept free below every name, so that the names of a row stand alike.
        y = rect.y + rect.h - inner - round(2 * px * _LINE)
        lines = self._lines(game, px, room)
        while len(lines) > 2 and px > _LEAST_OF_ALL:
            px -= 1
            lines = self._lines(game, px, room)
        base = y - face.get_linesize() + face.get_ascent()
        top = rect.y + inner + self._band
        picture = Rect(rect.x + inner, top, room, base - face.get_ascent() - top - round(px * 0.3))
        return Text(False, name_px, px, base, lines, rect.x + inner, y, room, picture)

    def _beside(self, game: str, rect: Rect) -> Text:
        inner, (name_px, px) = self.inner, sizes(self.unit, self.cell)
        name_px = round(name_px * _DOUBLE_NAME / _NAME)
        face = font("serif", "Bold", name_px)
        name = self.house.words.say(f"game.{game}.name")
        column = max(round(px * 8.5), face.size(name)[0])
        y = rect.y + inner + face.get_linesize() + round(px * 0.4)
        base = rect.y + inner + face.get_ascent()
        lines = self._lines(game, px, column)
        x, top = rect.x + 2 * inner + column, rect.y + inner + self._band
        bottom, right = rect.y + rect.h - inner, rect.x + rect.w - inner
        picture = Rect(x, top, right - x, bottom - top)
        return Text(True, name_px, px, base, lines, rect.x + inner, y, column, picture)

    def _lines(self, game: str, px: int, room: int) -> tuple[str, ...]:
        words = self.house.words.say(f"game.{game}.line")
        return tuple(balanced(words, "sans", "Regular", px, room))

    @property
    def _band(self) -> int:
        """The height that is kept for the dots."""
        return round(self._dot * 1.9)

    @property
    def _dot(self) -> int:
        """The width of a dot of the difficulty."""
        return max(6, round(self.unit * 0.9))

    # ---- looks

    def buttons(self) -> list[Button]:
        """A button for each tile."""
        return [Button(f"play {game}", rect, kind="bare") for game, rect in self.rects.items()]

    def pieces(self, buttons: Buttons) -> list[Piece]:
        """How the tiles look; `buttons` knows which of them is under the pointer."""
        self.waiting = False
        pieces = []
        for game, rect in self.rects.items():
            pieces += self._tile(game, rect, buttons.state(buttons.find(f"play {game}")))
        if not self.waiting:
            miniature.let_go()
        self._busy = False
        return pieces

    def _tile(self, game: str, rect: Rect, state: str) -> list[Piece]:
        unit, hot, text = self.unit, state != "normal", self._texts[game]
        outline, opacity = (palette.GLOW, 1.0) if hot else (self.theme.line, 0.5)
        fill = ("#ffffff", 0.05) if hot else ("#000000", 0.26)
        ground = panel((rect.w, rect.h), *fill, outline, opacity, unit * 1.4, 3 if hot else 2)
        place = text.picture
        picture = self._picture(game, (place.w, place.h))
        x = place.x + (place.w - picture.get_width()) // 2
        y = place.y + (place.h - picture.get_height()) // 2
        dots = _dots(LEVELS[game], self._dot, self.theme.line)
        right = rect.x + rect.w - self.inner - dots.get_width()
        name = line(
            self.house.words.say(f"game.{game}.name"), "serif", "Bold", text.name_px,
            palette.LIGHT_TEXT, text.room,
        )  # fmt: skip
        face = font("serif", "Bold", text.name_px)
        ascent = round(name.get_height() * face.get_ascent() / face.get_height())
        pieces = [
            Piece(ground, rect.x, rect.y),
            Piece(picture, x, y),
            Piece(dots, right, rect.y + self.inner),
            Piece(name, text.x, text.base - ascent),
        ]
        for n, words in enumerate(text.lines):
            drawn = line(words, "sans", "Regular", text.px, "#d0d8cd", text.room)
            pieces.append(Piece(drawn, text.x, text.y + round(n * text.px * _LINE)))
        return pieces

    def _picture(self, game: str, room: tuple[int, int]) -> pygame.Surface:
        """A tile's picture. One new one is drawn a frame at most, so that the menu answers."""
        settings = self.house.settings
        key = (room, settings.language, settings.theme, settings.four_colours)
        if (game, *key) in pictures.kept():
            return pictures.kept()[game, *key]
        if not self._busy:
            self._busy = True
            if miniature.prepare(settings.language, settings.four_colours, _MILLISECONDS):
                return portrait(SHELF[game], *key)
        self.waiting = True
        return pictures.placeholder(len(SHELF[game].tableau), room, settings.theme)


@lru_cache(maxsize=12)
def _dots(level: int, px: int, colour: str) -> pygame.Surface:
    """How hard a patience is: three dots `px` pixels wide, `level` of them full."""
    body = ""
    for n in range(3):
        full = f'fill="{palette.GOLD}"' if n < level else 'fill="none"'
        stroke = palette.GOLD if n < level else colour
        body += (
            f'<circle cx="{50 + 160 * n}" cy="50" r="42" {full} stroke="{stroke}" '
            'stroke-width="14"/>'
        )
    return raster(document(body, 420, 100), (round(px * 4.2), px))
