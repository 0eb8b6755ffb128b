"""How a patience is played: a page to read, with an example that plays itself."""

import pygame

from game.look import palette
from game.look.canvas import Canvas, Piece
from game.look.lines import line
from game.look.palette import THEMES
from game.look.panels import panel, stroke, veil
from game.scenes.example import Example, Wishes
from game.scenes.reading import Drawn, reading, sentences
from game.scenes.scene import Pop, Scene, Step
from game.scenes.scroll import Scroll, trimmings
from game.scenes.settings import PACES, House
from game.scenes.widgets import ENTER, Button, Buttons, rule_line
from game.table.geometry import Rect

_LETTERS = 0.0245
"""The height of the letters as a share of the window's smaller side."""
_SMALLEST = 16
_LINE = 41
"""The width of the page, in heights of its letters."""
_TABLE = 0.52
"""The most of the page's height that the example's table may take."""
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Rules(Scene):
    """An overlay with the page of one patience; left and right lead to those of the others."""

    overlay = True

    def __init__(self, house: House, identifier: str) -> None:
        self.house = house
        self.identifier = identifier
        self.buttons = Buttons()
        self.scroll = Scroll()
        self.example: Example | None = None
        self._head: Canvas | None = None
        self._body: Canvas | None = None
        self._stale = True

    # ---- laying

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the page for the window; the reader stays at the same part of it."""
        self.size = size
        self.theme = THEMES[self.house.settings.theme]
        self.px = max(_SMALLEST, round(min(size) * _LETTERS))
        self.unit = min(size) / 108
        width, height = min(size[0] - 12, _LINE * self.px), size[1]
        edge = min(round(self.px * 0.6), (size[0] - width) // 2)
        self.rect = pygame.Rect((size[0] - width) // 2, edge, width, height - 2 * edge)
        top = max(58, round(self.px * 3.5))
        self.head = pygame.Rect(self.rect.x, self.rect.y, width, top)
        self.body = pygame.Rect(
            self.rect.x, self.head.bottom, width, self.rect.bottom - self.head.bottom - edge
        )
        self._lay_buttons()
        self.show(self.identifier, self.scroll.share)
        self._head = self._body = None
        self.repaint = True

    def _lay_buttons(self) -> None:
        side = max(44, round(self.px * 1.9))
        y = (self.head.h - side) // 2
        x = round(self.px * 0.7)
        self.buttons.lay(
            [
                Button("previous", Rect(x, y, side, side), kind="icon", sign="left"),
                Button("next", Rect(x + side, y, side, side), kind="icon", sign="right"),
                Button("close", Rect(self.head.w - x - side, y, side, side), kind="icon",
                       sign="close"),
            ],
            "close",
        )  # fmt: skip

    def show(self, identifier: str, share: float = 0.0) -> None:
        """The page of a patience, scrolled down by a share of its length."""
        settings, words = self.house.settings, self.house.words
        if self.example is None or identifier != self.identifier:
            self.example = Example(identifier)
        self.identifier = identifier
        self.example.sentences = sentences(words, identifier)
        self.margin = round(self.px * 1.7)
        width = self.body.w - 2 * self.margin
        wishes = Wishes(settings.large_index, settings.four_colours, (settings.back, 0))
        room = (width, round(self.body.h * _TABLE))
        pace = 0.0 if settings.reduced_motion else PACES[settings.pace]
        _, high = self.example.lay(room, self.px, words, self.theme, pace, wishes)
        self.page = reading(words.language, identifier, self.px, width, high)
        self.lines = Drawn(self.page)
        self.scroll.lay(self.page.height, self.body.h, self.px, share)
        self.scroll.eased = bool(pace)
        self._stale = True

    # ---- events

    def handle(self, event: pygame.event.Event) -> Step:
        """Keys, wheel, dragging and the buttons."""
        self._stale = True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            self.scroll.by(-getattr(event, "precise_y", getattr(event, "y", 0)) * self.px * 4.2)
        elif event.type in _MOUSE:
            return self._mouse(event)
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.scroll.let_go()
        elif event.type == pygame.WINDOWLEAVE:
            self.buttons.handle(event)
        return None

    def _key(self, event: pygame.event.Event) -> Step:
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            return Pop()
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self.choose("previous" if event.key == pygame.K_LEFT else "next")
        if event.key == pygame.K_TAB or (event.key in ENTER and self.buttons.by_keys):
            pressed = self.buttons.handle(event)
            return self.choose(pressed) if pressed else None
        self.scroll.key(event)
        return None

    def _mouse(self, event: pygame.event.Event) -> Step:
        x, y = event.pos
        kind, button = event.type, getattr(event, "button", 1)
        if button != 1:
            return None
        moved = {**event.dict, "pos": (x - self.head.x, y - self.head.y)}
        pressed = self.buttons.handle(pygame.event.Event(kind, moved))
        if pressed:
            return self.choose(pressed)
        x, y = x - self.body.x, y - self.body.y
        if kind == pygame.MOUSEBUTTONDOWN and self.body.collidepoint(event.pos):
            self.scroll.press(y, x >= self.body.w - self.margin, bool(getattr(event, "touch", 0)))
        elif kind == pygame.MOUSEMOTION:
            self.scroll.drag(y)
        elif (
            kind == pygame.MOUSEBUTTONUP
            and self.scroll.release()
            and self._table().collidepoint(x, y)
        ):
            self.example.advance()
        return None

    def choose(self, name: str) -> Step:
        """A button was pressed."""
        if name == "close":
            return Pop()
        way = 1 if name == "next" else -1
        self.scroll.let_go()
        games = self.house.terms.games
        self.show(games[(games.index(self.identifier) + way) % len(games)])
        return None

    # ---- time

    def _table(self) -> pygame.Rect:
        """The example's table, in coordinates of the body."""
        return self.page.table.move(self.margin, -self.scroll.at)

    def _in_sight(self) -> bool:
        return self._table().colliderect(0, 0, self.body.w, self.body.h)

    def tick(self) -> Step:
        """1/120 s: scrolling, and the example while it is in sight."""
        if self.scroll.tick():
            self._stale = True
        if self._in_sight() and self.example.tick():
            self._stale = True
        return None

    @property
    def busy(self) -> bool:
        """Whether the page glides or a card flies in sight."""
        return self.scroll.moving or (self.example.busy and self._in_sight())

    # ---- the picture

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Veil what lies below once; then only what changes on the page."""
        whole = self.repaint or self._body is None
        if whole:
            self._lay_ground(screen)
            self.repaint = False
        self._head.show(self._head_pieces())
        if not self.busy and self.example.sharpen():
            self._stale = True
        if self._stale:
            self._body.show(self._body_pieces())
            self._stale = False
        flying = []
        if self.example.busy and self._in_sight():
            table = self._table()
            flying = self.example.flying(table.x, table.y, fraction)
        rects = [
            r.move(self.head.topleft) for r in self._head.draw(screen.subsurface(self.head), [])
        ]
        drawn = self._body.draw(screen.subsurface(self.body), flying)
        rects += [r.move(self.body.topleft) for r in drawn]
        return [screen.get_rect()] if whole else rects

    def _lay_ground(self, screen: pygame.Surface) -> None:
        veil(screen, self.theme.edge, 0.62)
        radius = round(self.px * 0.7)
        ground = panel(
            self.rect.size, self.theme.edge, 1, palette.GOLD, 0.9, radius, stroke(self.unit)
        )
        screen.blit(ground, self.rect)
        self._head = Canvas(screen.subsurface(self.head).copy())
        self._body = Canvas(screen.subsurface(self.body).copy())
        self._stale = True

    def _head_pieces(self) -> list[Piece]:
        words, middle = self.house.words, self.head.w // 2
        room = self.head.w - 2 * (self.buttons.items[1].rect.x + self.buttons.items[1].rect.w)
        games = self.house.terms.games
        place = f"{words.say('rules.title')} · {games.index(self.identifier) + 1}/{len(games)}"
        small = line(place, "sans", "Semibold", max(12, round(self.px * 0.66)), self.theme.line)
        name = line(words.say(f"game.{self.identifier}.name"), "serif", "Bold",
                    round(self.px * 1.55), palette.LIGHT_TEXT, room)  # fmt: skip
        y = round((self.head.h - small.get_height() - name.get_height()) * 0.62)
        below = y + round(small.get_height() * 0.94)
        thick = max(1, stroke(self.unit) // 2)
        rule = rule_line(self.head.w - 2 * self.margin, self.theme.line, thick)
        return [
            Piece(small, middle - small.get_width() // 2, y),
            Piece(name, middle - name.get_width() // 2, below),
            Piece(rule, self.margin, self.head.h - thick),
            *self.buttons.pieces(),
        ]

    def _body_pieces(self) -> list[Piece]:
        at = self.scroll.at
        pieces = []
        table = self._table()
        if self._in_sight():
            radius = round(self.px * 0.6)
            cloth = panel(
                table.size, self.theme.centre, 1, self.theme.line, 0.55, radius, stroke(self.unit)
            )
            pieces.append(Piece(cloth, *table.topleft))
            pieces += self.example.pieces(*table.topleft)
        for surface, x, y in self.lines.seen(at, at + self.body.h, self.example.step):
            pieces.append(Piece(surface, x + self.margin, y - at))
        pieces += trimmings(self.scroll, self.body.w, self.margin, self.px, self.theme)
        return pieces
