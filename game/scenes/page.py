"""A page over the table: a title, some lines, buttons. Questions, the pause, the end of a game."""

from collections.abc import Callable, Sequence
from itertools import chain

import pygame

from game.look import palette, shadows
from game.look.canvas import Canvas, Piece
from game.look.fonts import font
from game.look.lines import balanced, line
from game.look.palette import Theme
from game.look.panels import panel, stroke, veil
from game.scenes.scene import Pop, Scene, Step
from game.scenes.widgets import Button, Buttons, same_size
from game.table.geometry import Rect

Choice = tuple[str, str]
"""The id of a button and its words."""


class Page(Scene):
    """An overlay. `choices` become buttons, the first of them golden; `chosen` answers them.

    `close` is the id that Escape stands for.
    """

    overlay = True
    widest = 78
    """The width of the page, in units, where the window has room for it."""
    across = False
    """Whether the buttons stand beside each other; else below each other."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        text: str,
        choices: Sequence[Choice],
        chosen: Callable[[str], Step],
        close: str,
    ) -> None:
        self.theme = theme
        self.title = title
        self.text = text
        self.choices = choices
        self.chosen = chosen
        self.close = close
        self.buttons = Buttons()
        self.size = (0, 0)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.canvas: Canvas | None = None

    # ---- measures, in pixels of this window

    @property
    def unit(self) -> float:
        """One hundredth of a comfortable page: everything is a multiple of it."""
        width, height = self.size
        return max(3.1, min(min(width, height) / 100 * 0.92, 20))

    @property
    def button_height(self) -> int:
        """65 pixels at 1080 lines, never too low for a finger but for long lists in low windows."""
        low = self.size[1] < 560 and len(self.choices) > 4
        return max(38 if low else 44, round(self.unit * 6.6))

    def body(self) -> tuple[int, list[Piece], list[Button]]:
        """The page's height, its pieces and its buttons, in coordinates of the page."""
        unit, width = self.unit, self.rect.w
        margin = round(unit * 6)
        y = margin
        pieces = []
        pieces_title, y = self._heading(y, width - 2 * margin)
        pieces += pieces_title
        y += round(unit * 1.5)
        pieces_text, y = self.paragraph(self.text, y)
        pieces += pieces_text
        pieces_more, y = self.middle(y)
        pieces += pieces_more
        y += round(unit * 3.5)
        buttons, y = self.lay_choices(y)
        return y + margin, pieces, buttons

    def _heading(self, y: int, room: int) -> tuple[list[Piece], int]:
        """The title from `y` down, at most `room` pixels wide, and where it ends.

        One that would have to shrink below the size of a heading stands in two lines instead.
        """
        look = ("serif", "Bold")
        px, least = round(self.unit * 7.2), round(self.unit * 5)
        rows = [self.title]
        if font(*look, least).size(self.title)[0] > room:
            px, rows = least, balanced(self.title, *look, least, room)
        pieces = []
        for words in rows:
            surface = line(words, *look, px, palette.LIGHT_TEXT, room)
            pieces.append(Piece(surface, (self.rect.w - surface.get_width()) // 2, y))
            y += surface.get_height() if words is rows[-1] else round(px * 1.2)
        return pieces, y

    def paragraph(self, text: str, y: int) -> tuple[list[Piece], int]:
        """Centred lines of text from `y` down, and where they end."""
        if not text:
            return [], y
        unit = self.unit
        px = max(14, round(unit * 3.1))
        width = self.rect.w - round(unit * 12)
        parts = [balanced(part, "sans", "Regular", px, width) for part in text.split("\n")]
        pieces = []
        for words in chain.from_iterable(parts):
            surface = line(words, "sans", "Regular", px, "#d8dccf")
            pieces.append(Piece(surface, (self.rect.w - surface.get_width()) // 2, y))
            y += round(px * 1.4)
        return pieces, y

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """What a page has between its text and its buttons."""
        return [], y

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """The buttons from `y` down, and where they end."""
        unit, width = self.unit, self.rect.w
        margin, gap = round(unit * 6), round(unit * 1.8)
        high = self.button_height
        count = len(self.choices)
        buttons = []
        across = self.across and width - 2 * margin >= count * unit * 20
        each = (width - 2 * margin - (count - 1) * gap) // count if across else width - 2 * margin
        for n, (name, words) in enumerate(self.choices):
            x = margin + n * (each + gap) if across else margin
            kind = "primary" if n == 0 else "secondary"
            buttons.append(Button(name, Rect(x, y, each, high), words, kind))
            if not across:
                y += high + gap
        buttons = same_size(buttons) if buttons else buttons
        return buttons, (y + high if across else y - gap)

    # ---- the scene

    def rephrase(self) -> None:
        """Set the words anew, for pages that stay while the language can be changed."""

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the page in the middle of the window."""
        self.rephrase()
        self.size = size
        width = min(round(self.unit * self.widest), size[0] - 16)
        self.rect = pygame.Rect(0, 0, width, 0)
        height, self._pieces, buttons = self.body()
        self.rect.h = height
        self.rect.center = size[0] // 2, size[1] // 2
        self.rect.top = max(0, self.rect.top)
        self.buttons.lay(buttons, self.choices[0][0] if self.choices else None)
        self.canvas = None

    def refresh(self) -> None:
        """Lay the page anew where it is: something on it has changed."""
        _, self._pieces, buttons = self.body()
        self.buttons.lay(buttons)

    def handle(self, event: pygame.event.Event) -> Step:
        """Escape closes; everything else belongs to the buttons."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.choose(self.close)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            x, y = event.pos
            moved = {**event.dict, "pos": (x - self.rect.x, y - self.rect.y)}
            event = pygame.event.Event(event.type, moved)
        pressed = self.buttons.handle(event)
        return self.choose(pressed) if pressed else None

    def choose(self, name: str) -> Step:
        """A button was pressed."""
        return self.chosen(name)

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Veil what lies below once; then only what changes on the page."""
        rects = []
        if self.repaint or self.canvas is None:
            veil(screen, self.theme.edge, 0.62)
            radius = round(self.unit * 2)
            shadow, dx, dy = shadows.below_panel(*self.rect.size, radius)
            screen.blit(shadow, (self.rect.x + dx, self.rect.y + dy))
            fill = self.theme.edge
            ground = panel(self.rect.size, fill, 1, palette.GOLD, 0.9, radius, stroke(self.unit))
            screen.blit(ground, self.rect)
            self.canvas = Canvas(screen.subsurface(self.rect.clip(screen.get_rect())).copy())
            self.repaint = False
            rects = [screen.get_rect()]
        self.canvas.show(self._pieces + self.buttons.pieces())
        place = screen.subsurface(self.rect.clip(screen.get_rect()))
        drawn = self.canvas.draw(place, [])
        return rects or [r.move(self.rect.topleft) for r in drawn]


def ask(
    theme: Theme,
    title: str,
    text: str,
    choices: Sequence[Choice],
    chosen: Callable[[str], Step],
    stays: str = "",
) -> Page:
    """A question; the choice `stays`, or else the last, is the one that changes nothing."""

    def answer(name: str) -> Step:
        return Pop(chosen(name))

    page = Page(theme, title, text, choices, answer, stays or choices[-1][0])
    page.across = True
    return page
