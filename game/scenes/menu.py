"""The menu: the shelf of patiences with a picture of each, and the ways in and out."""

from dataclasses import dataclass

import pygame

from game import VERSION
from game.look import palette
from game.look.canvas import Canvas, Piece
from game.look.felt import felt
from game.look.fonts import font
from game.look.lines import line, wrapped
from game.look.palette import THEMES
from game.look.panels import panel
from game.look.suits import suit_svg
from game.look.svg import document, raster
from game.scenes.links import leads, links_of, so_far
from game.scenes.scene import Push, Quit, Replace, Scene, Step
from game.scenes.settings import House
from game.scenes.tiles import Tiles
from game.scenes.widgets import Button, Buttons
from game.table.geometry import Rect

_SHORTCUTS = {
    pygame.K_F1: "rules",
    pygame.K_o: "options",
    pygame.K_s: "records",
    pygame.K_q: "quit",
}

_SIGNS_FROM = 1000
"""Upright windows lower than so many pixels have no room for the suits above the title."""


@dataclass(frozen=True)
class _Columns:
    """Where the words stand and where the tiles: left and right, or above and below."""

    words: Rect
    tiles: Rect


class Menu(Scene):
    """What the program begins with."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.buttons = Buttons()
        self.canvas: Canvas | None = None
        self.tiles = Tiles(house)

    # ---- laying

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the page for the window."""
        self.size = size
        self.theme = THEMES[self.house.settings.theme]
        self.latest = self.house.keeper.latest()
        self.house.tell_troubles()
        self.wide = size[0] >= size[1] * 1.15
        self.unit = min(size[0] / 192, size[1] / 108) if self.wide else min(size) / 108
        self.canvas = Canvas(felt(self.theme, size, (0.28, 0.34) if self.wide else (0.5, 0.2)))
        self.signs = self.wide or size[1] >= _SIGNS_FROM
        areas = self._areas()
        self._still: list[Piece] = []
        links = self._words(areas.words)
        tiles = areas.tiles
        if not self.wide:
            # What the words leave free belongs to the tiles.
            top = links[-1].rect.y + links[-1].rect.h + round(self.unit * 4)
            tiles = Rect(tiles.x, min(top, tiles.y), tiles.w, tiles.h + max(0, tiles.y - top))
        self.tiles.lay(tiles, self.theme, self.unit)
        buttons = links + self.tiles.buttons()
        first = "continue" if self.latest else f"play {self.house.terms.games[0]}"
        self.buttons.lay(buttons, first)

    def _areas(self) -> _Columns:
        width, height = self.size
        margin = round(self.unit * 6)
        if self.wide:
            left = max(round(width * 0.235), 190)
            x = margin + round(self.unit * 2.4)
            tiles = x + left + margin
            return _Columns(
                Rect(x, margin, left, height - 2 * margin),
                Rect(tiles, margin, width - tiles - margin, height - 2 * margin),
            )
        high = min(round(height * 0.64), height - round(self.unit * (82 if self.signs else 74)))
        return _Columns(
            Rect(margin, margin, width - 2 * margin, height - high - 2 * margin),
            Rect(margin, height - high, width - 2 * margin, high - margin),
        )

    def _words(self, area: Rect) -> list[Button]:
        """Title, tagline, the game to go on with, and the list of links."""
        words, unit = self.house.words, self.unit
        y = area.y
        size = round(unit * 11.2)
        side = round(unit * 3.4)
        if self.signs:
            for n, (sign, colour) in enumerate(zip("SHDC", _sign_colours(), strict=True)):
                self._still.append(
                    Piece(_suit(sign, side, colour), area.x + n * round(side * 1.5), y)
                )
            y += round(side * 1.35)
        title = line(words.say("app.title"), "serif", "Bold", size, palette.LIGHT_TEXT, area.w)
        self._still.append(Piece(title, area.x, y))
        y += title.get_height()
        px = max(14, round(unit * 3.4))
        for text in wrapped(words.say("app.tagline"), "serif", "It", px, area.w):
            self._still.append(Piece(line(text, "serif", "It", px, "#d8cba6"), area.x, y))
            y += round(px * 1.25)
        y += round(unit * 2)
        self._still.append(Piece(panel((round(unit * 7), 4), palette.GOLD, 1, radius=0), area.x, y))
        y += round(unit * 3)
        buttons = []
        if self.latest:
            button, y = self._continue(area, y)
            buttons.append(button)
        links, across = links_of(self.house), 1 if self.wide else 2
        down = -(-len(links) // across)
        gap = round(unit * 5)
        wide = (area.w - (across - 1) * gap) // across
        wished = max(52, round(unit * 6.2)) if self.house.touch else round(unit * 6.2)
        high = min(wished, (area.y + area.h - y) // down)
        for n, (name, text, value) in enumerate(links):
            rect = Rect(area.x + n % across * (wide + gap), y + n // across * high, wide, high)
            buttons.append(Button(name, rect, text, "link", value))
        return buttons

    def _continue(self, area: Rect, y: int) -> tuple[Button, int]:
        unit = self.unit
        high = max(48, round(unit * 9.6))
        self._continue_rect = Rect(area.x, y, area.w, high)
        return Button("continue", self._continue_rect, kind="bare"), y + high + round(unit * 2)

    # ---- looks

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return self.tiles.waiting

    def _continue_pieces(self) -> list[Piece]:
        words, session, rect = self.house.words, self.latest, self._continue_rect
        state = self.buttons.state(self.buttons.find("continue"))
        fill = {"hover": "#e8ba55", "pressed": "#c08c2a"}.get(state, palette.GOLD)
        ground = panel((rect.w, rect.h), fill, 1, radius=rect.h * 0.12)
        inner = round(rect.h * 0.22)
        room = rect.w - 2 * inner
        title = line(
            words.say("menu.continue"), "serif", "Bold", round(rect.h * 0.33), palette.INK, room
        )
        name = words.say(f"game.{session.patience.id}.name")
        deal = self.house.doors.deal_of(session)
        where = words.say("menu.where", game=name, deal=deal)
        longer = words.say("menu.so_far", game=name, deal=deal, so_far=so_far(words, session))
        px = max(12, round(rect.h * 0.21))
        if font("sans", "Semibold", px).size(longer)[0] <= room:
            where = longer
        small = line(where, "sans", "Semibold", px, "#3b2f12", room)
        y = rect.y + (rect.h - title.get_height() - small.get_height()) // 2
        return [
            Piece(ground, rect.x, rect.y),
            Piece(title, rect.x + inner, y),
            Piece(small, rect.x + inner, y + title.get_height()),
        ]

    def _pieces(self) -> list[Piece]:
        pieces = list(self._still)
        pieces += self.tiles.pieces(self.buttons)
        if self.buttons.find("continue"):
            pieces += self._continue_pieces()
        pieces += self.buttons.pieces()
        if self.house.notices:
            px = max(14, round(self.unit * 2.1))
            text = line(self.house.notices[0], "sans", "Semibold", px, "#f3e2b3", self.size[0] - 20)
            pieces.append(Piece(text, 10, self.size[1] - text.get_height() - 4))
        return pieces

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Only what changed since the last time."""
        if self.repaint:
            self.canvas.expose()
            self.repaint = False
        self.canvas.show(self._pieces())
        return self.canvas.draw(screen, [])

    # ---- what can be done

    def handle(self, event: pygame.event.Event) -> Step:
        """Buttons, and a key for each link."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            if event.unicode == "#":
                return self._go("number") if leads(self.house, "number") else None
            if event.key == pygame.K_ESCAPE and leads(self.house, "quit"):
                # One Escape too many from a page above must not end the program.
                self.buttons.focused, self.buttons.by_keys = "quit", True
                return None
            name = _SHORTCUTS.get(event.key)
            if name:
                return self._go(name) if leads(self.house, name) else None
        pressed = self.buttons.handle(event)
        return self._go(pressed) if pressed else None

    def _go(self, name: str) -> Step:
        doors, house = self.house.doors, self.house
        if name.startswith("play "):
            return Replace(doors.play(name.removeprefix("play ")))
        if name == "continue":
            return Replace(doors.resume(self.latest))
        if name == "number":
            return Push(doors.number(house.last_played or house.terms.games[0]))
        if name == "rules":
            return Push(doors.rules(house.last_played or house.terms.games[0]))
        if name == "options":
            return Push(doors.options())
        if name == "records":
            return Push(doors.records())
        if name == "about":
            return Push(doors.about(VERSION))
        if name == "language":
            return self._next_language()
        if name == "fullscreen":
            house.toggle_fullscreen()
            return None
        return Quit()

    def _next_language(self) -> Step:
        languages, now = self.house.terms.languages, self.house.words.language
        at = languages.index(now) if now in languages else -1
        self.house.settings.language = languages[(at + 1) % len(languages)]
        self.house.save_settings()
        self.enter(self.size)
        return None


def _sign_colours() -> tuple[str, ...]:
    return palette.LIGHT_TEXT, "#e0746f", "#e0746f", palette.LIGHT_TEXT


def _suit(suit: str, side: int, colour: str) -> pygame.Surface:
    return raster(document(suit_svg(suit, 50, 50, 92, colour), 100, 100), (side, side))
