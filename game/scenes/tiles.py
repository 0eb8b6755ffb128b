"""The shelf as tiles: a picture, a name, a line and the difficulty of each patience."""

import pygame

from game.catalogue.levels import LEVELS
from game.look import palette
from game.look.canvas import Piece
from game.look.lines import line, wrapped
from game.look.palette import Theme
from game.look.panels import panel
from game.patiences import SHELF
from game.scenes.portrait import portrait
from game.scenes.settings import House
from game.scenes.widgets import Button, Buttons
from game.table.geometry import Rect

_MOST_ACROSS = 4
_PICTURES_KEPT = 60


class Tiles:
    """A grid of tiles; each is a button `play <patience>`. The last played stands first."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.waiting = False
        """Whether pictures are still to be drawn."""
        self._drew = False
        self._pictures: dict[tuple, pygame.Surface] = {}
        self._rects: dict[str, Rect] = {}

    def order(self) -> list[str]:
        """The patiences as they stand in the menu."""
        games = list(self.house.terms.games)
        last = self.house.last_played
        return [last, *(g for g in games if g != last)] if last in games else games

    def lay(self, area: Rect, theme: Theme, unit: float) -> None:
        """The largest grid that fits into `area`; `unit` is what the menu measures in."""
        self.theme, self.unit = theme, unit
        games = self.order()
        count = len(games)
        gap = round(unit * 2.2)
        across = max(
            range(1, min(count, _MOST_ACROSS) + 1),
            key=lambda n: min((area.w / n) / 1.1, area.h / -(-count // n)),
        )
        down = -(-count // across)
        wide, high = (area.w - (across - 1) * gap) // across, (area.h - (down - 1) * gap) // down
        self._rects = {}
        for n, game in enumerate(games):
            x, y = area.x + n % across * (wide + gap), area.y + n // across * (high + gap)
            self._rects[game] = Rect(x, y, wide, high)

    def buttons(self) -> list[Button]:
        """A button for each tile."""
        return [Button(f"play {game}", rect, kind="bare") for game, rect in self._rects.items()]

    def pieces(self, buttons: Buttons) -> list[Piece]:
        """How the tiles look; `buttons` knows which of them is under the pointer."""
        self.waiting = self._drew = False
        pieces = []
        for game, rect in self._rects.items():
            pieces += self._tile(game, rect, buttons.state(buttons.find(f"play {game}")))
        return pieces

    def _tile(self, game: str, rect: Rect, state: str) -> list[Piece]:
        words, unit, hot = self.house.words, self.unit, state != "normal"
        outline, opacity = (palette.GLOW, 1.0) if hot else (self.theme.line, 0.5)
        fill = ("#ffffff", 0.05) if hot else ("#000000", 0.26)
        ground = panel((rect.w, rect.h), *fill, outline, opacity, unit * 1.4, 3 if hot else 2)
        pieces = [Piece(ground, rect.x, rect.y)]
        inner = round(min(rect.w, rect.h) * 0.05)
        room = rect.w - 2 * inner
        name_px = round(max(15, min(unit * 4.4, rect.w / 15.5, rect.h / 11.5)))
        text_px = max(13, round(name_px * 0.56))
        title = words.say(f"game.{game}.name")
        name = line(title, "serif", "Bold", name_px, palette.LIGHT_TEXT, room)
        level = words.say(f"game.level.{LEVELS[game]}")
        text = f"{words.say(f'game.{game}.line')} ({level})"
        lines = wrapped(text, "sans", "Regular", text_px, room)[:2]
        below = name.get_height() + len(lines) * round(text_px * 1.3) + inner
        picture = self._picture(game, (room, max(20, rect.h - below - inner * 2)))
        if picture:
            free = rect.h - below - inner // 2 - picture.get_height()
            x = rect.x + (rect.w - picture.get_width()) // 2
            pieces.append(Piece(picture, x, rect.y + max(inner // 2, free // 2)))
        y = rect.y + rect.h - below - inner // 3
        pieces.append(Piece(name, rect.x + inner, y))
        y += name.get_height()
        for text in lines:
            words_of_it = line(text, "sans", "Regular", text_px, "#d0d8cd", room)
            pieces.append(Piece(words_of_it, rect.x + inner, y))
            y += round(text_px * 1.3)
        return pieces

    def _picture(self, game: str, room: tuple[int, int]) -> pygame.Surface | None:
        """A tile's picture; one new one a frame is drawn, so that the menu is there at once."""
        settings = self.house.settings
        key = (game, room, settings.language, settings.theme, settings.four_colours)
        if key not in self._pictures:
            if self._drew:
                self.waiting = True
                return None
            if len(self._pictures) > _PICTURES_KEPT:
                self._pictures.clear()
            self._drew = True
            self._pictures[key] = portrait(SHELF[game], *key[1:])
        return self._pictures[key]
