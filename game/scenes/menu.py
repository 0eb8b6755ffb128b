"""The menu: the shelf of patiences with a picture of each, and the ways in and out."""

from dataclasses import dataclass

import pygame

from game import VERSION
from game.catalogue.catalogue import LANGUAGES
from game.look import palette
from game.look.canvas import Canvas, Piece
from game.look.felt import felt
from game.look.lines import line, wrapped
from game.look.palette import THEMES
from game.look.panels import panel
from game.look.suits import suit_svg
from game.look.svg import document, raster
from game.patiences import SHELF
from game.scenes.portrait import portrait
from game.scenes.scene import Push, Quit, Replace, Scene, Step
from game.scenes.settings import House
from game.scenes.widgets import Button, Buttons
from game.table.geometry import Rect


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
        self._pictures: dict[tuple, pygame.Surface] = {}
        self._drew = self._waiting = False

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
        areas = self._areas()
        self._still: list[Piece] = []
        self._pictures.clear()
        buttons = self._words(areas.words) + self._tiles(areas.tiles)
        first = "continue" if self.latest else f"play {next(iter(SHELF))}"
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
        high = round(height * 0.62)
        return _Columns(
            Rect(margin, margin, width - 2 * margin, height - high - 2 * margin),
            Rect(margin, height - high, width - 2 * margin, high - margin),
        )

    def _links(self) -> list[tuple[str, str, str]]:
        words = self.house.words
        full = "menu.window" if self.house.is_fullscreen() else "menu.full_screen"
        language = words.say(f"options.language.{words.language}")
        return [
            ("number", words.say("menu.deal_number"), "#"),
            ("records", words.say("menu.records"), "S"),
            ("options", words.say("menu.options"), "O"),
            ("language", words.say("options.language"), language),
            ("fullscreen", words.say(full), "F11"),
            ("about", words.say("menu.about"), ""),
            ("quit", words.say("menu.quit"), "Q"),
        ]

    def _words(self, area: Rect) -> list[Button]:
        """Title, tagline, the game to go on with, and the list of links."""
        words, unit = self.house.words, self.unit
        y = area.y
        size = round(unit * 11.2)
        side = round(unit * 3.4)
        if self.wide:
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
        links, across = self._links(), 1 if self.wide else 2
        down = -(-len(links) // across)
        gap = round(unit * 5)
        wide = (area.w - (across - 1) * gap) // across
        high = min(round(unit * 6.2), (area.y + area.h - y) // down)
        for n, (name, text, value) in enumerate(links):
            rect = Rect(area.x + n % across * (wide + gap), y + n // across * high, wide, high)
            buttons.append(Button(name, rect, text, "link", value))
        return buttons

    def _continue(self, area: Rect, y: int) -> tuple[Button, int]:
        unit = self.unit
        high = max(48, round(unit * 9.6))
        self._continue_rect = Rect(area.x, y, area.w, high)
        return Button("continue", self._continue_rect, kind="bare"), y + high + round(unit * 2)

    def _tiles(self, area: Rect) -> list[Button]:
        """A tile for each patience, the largest grid of them that fits."""
        games = list(SHELF.values())
        count = len(games)
        gap = round(self.unit * 2.2)
        best = max(
            range(1, min(count, 4) + 1),
            key=lambda n: min((area.w / n) / 1.1, area.h / -(-count // n)),
        )
        rows = -(-count // best)
        wide, high = (area.w - (best - 1) * gap) // best, (area.h - (rows - 1) * gap) // rows
        self._tile_rects = {}
        buttons = []
        for n, game in enumerate(games):
            x = area.x + n % best * (wide + gap)
            rect = Rect(x, area.y + n // best * (high + gap), wide, high)
            self._tile_rects[game.id] = rect
            buttons.append(Button(f"play {game.id}", rect, kind="bare"))
        return buttons

    # ---- looks

    def _tile_pieces(self, identifier: str, rect: Rect) -> list[Piece]:
        words, unit = self.house.words, self.unit
        state = self.buttons.state(self.buttons.find(f"play {identifier}"))
        hot = state != "normal"
        outline, opacity = (palette.GLOW, 1.0) if hot else (self.theme.line, 0.5)
        fill = ("#ffffff", 0.05) if hot else ("#000000", 0.26)
        ground = panel((rect.w, rect.h), *fill, outline, opacity, unit * 1.4, 3 if hot else 2)
        pieces = [Piece(ground, rect.x, rect.y)]
        inner = round(min(rect.w, rect.h) * 0.05)
        large = min(rect.w / 30, rect.h / 22)
        name_px = round(max(15, min(unit * 4.4, large * 1.9)))
        text_px = max(13, round(name_px * 0.56))
        name = line(words.say(f"game.{identifier}.name"), "serif", "Bold", name_px,
                    palette.LIGHT_TEXT, rect.w - 2 * inner)  # fmt: skip
        lines = wrapped(words.say(f"game.{identifier}.line"), "sans", "Regular", text_px,
                        rect.w - 2 * inner)[:2]  # fmt: skip
        below = name.get_height() + len(lines) * round(text_px * 1.3) + inner
        y = rect.y + rect.h - below - inner // 3
        room = (rect.w - 2 * inner, rect.h - below - inner * 2)
        picture = self._picture(identifier, room)
        if picture:
            px = rect.x + (rect.w - picture.get_width()) // 2
            free = rect.h - below - inner // 2 - picture.get_height()
            pieces.append(Piece(picture, px, rect.y + max(inner // 2, free // 2)))
        pieces.append(Piece(name, rect.x + inner, y))
        y += name.get_height()
        for text in lines:
            pieces.append(
                Piece(line(text, "sans", "Regular", text_px, "#d0d8cd"), rect.x + inner, y)
            )
            y += round(text_px * 1.3)
        return pieces

    def _picture(self, identifier: str, room: tuple[int, int]) -> pygame.Surface | None:
        """A tile's picture; one new one a frame is drawn, so that the menu is there at once."""
        key = (identifier, room)
        if key not in self._pictures:
            if self._drew:
                self._waiting = True
                return None
            settings = self.house.settings
            self._pictures[key] = portrait(
                SHELF[identifier], room, settings.language, settings.theme, settings.four_colours
            )
            self._drew = True
        return self._pictures[key]

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return self._waiting

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
        where = words.say("menu.where", game=name, deal=self.house.doors.deal_of(session))
        small = line(where, "sans", "Semibold", max(12, round(rect.h * 0.19)), "#3b2f12", room)
        y = rect.y + (rect.h - title.get_height() - small.get_height()) // 2
        return [
            Piece(ground, rect.x, rect.y),
            Piece(title, rect.x + inner, y),
            Piece(small, rect.x + inner, y + title.get_height()),
        ]

    def _pieces(self) -> list[Piece]:
        pieces = list(self._still)
        for identifier, rect in self._tile_rects.items():
            pieces += self._tile_pieces(identifier, rect)
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
        self._drew = self._waiting = False
        self.canvas.show(self._pieces())
        return self.canvas.draw(screen, [])

    # ---- what can be done

    def handle(self, event: pygame.event.Event) -> Step:
        """Buttons, and a key for each link."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            shortcut = {pygame.K_o: "options", pygame.K_q: "quit", pygame.K_ESCAPE: "quit"}
            shortcut[pygame.K_s] = "records"
            if event.unicode == "#":
                return self._go("number")
            if event.key in shortcut:
                return self._go(shortcut[event.key])
        pressed = self.buttons.handle(event)
        return self._go(pressed) if pressed else None

    def _go(self, name: str) -> Step:
        doors, house = self.house.doors, self.house
        if name.startswith("play "):
            return Replace(doors.play(name.removeprefix("play ")))
        if name == "continue":
            return Replace(doors.resume(self.latest))
        if name == "number":
            return Push(doors.number(house.last_played or next(iter(SHELF))))
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
        at = LANGUAGES.index(self.house.words.language)
        self.house.settings.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        self.house.save_settings()
        self.enter(self.size)
        return None


def _sign_colours() -> tuple[str, ...]:
    return palette.LIGHT_TEXT, "#e0746f", "#e0746f", palette.LIGHT_TEXT


def _suit(suit: str, side: int, colour: str) -> pygame.Surface:
    return raster(document(suit_svg(suit, 50, 50, 92, colour), 100, 100), (side, side))
