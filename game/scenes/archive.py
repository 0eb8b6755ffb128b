"""The page of recorded games: those exported, brought in, or set aside; a click shows one."""

from dataclasses import replace

import pygame

from game.engine.record import RecordError
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import THEMES
from game.scenes.keeping import Kept
from game.scenes.page import Page
from game.scenes.scene import Pop, Push, Step
from game.scenes.settings import House
from game.scenes.widgets import Button
from game.table.geometry import Rect

_WHERE = {"exports": "archive.exports", "imports": "archive.imports", "aside": "archive.aside"}


class Archive(Page):
    """A list, turned over page by page."""

    widest = 128
    across = True

    def __init__(self, house: House) -> None:
        self.house = house
        self.kept = house.keeper.kept()
        self.at = 0
        self.error = ""
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "back")

    def rephrase(self) -> None:
        """In the language and theme of the moment."""
        words = self.house.words
        self.theme = THEMES[self.house.settings.theme]
        self.title = words.say("archive.title")
        self.text = self.error or words.say("archive.text")
        self.choices = [("back", words.say("records.back"))]

    # ---- laying

    def _row_height(self) -> int:
        return max(36, round(self.unit * 5.6))

    @property
    def _rows(self) -> int:
        """Rows of one page."""
        free = self.size[1] - round(self.unit * 46)
        return max(3, min(10, free // self._row_height()))

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self.kept) // self._rows))

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """Room for the rows, which are buttons; or that there are none."""
        self._top = y + round(self.unit)
        pieces = []
        if not self.kept:
            px = max(14, round(self.unit * 3))
            words = line(self.house.words.say("archive.none"), "serif", "It", px, "#e3c9a2",
                         self.rect.w - round(self.unit * 12))  # fmt: skip
            middle = self._top + self._row_height()
            pieces.append(Piece(words, (self.rect.w - words.get_width()) // 2, middle))
        return pieces, self._top + min(self._rows, max(3, len(self.kept))) * self._row_height()

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """A line for each record, the way back, and arrows if there is more than one page."""
        buttons, end = super().lay_choices(y)
        if self._pages > 1:
            back = buttons[0]
            side, gap = back.rect.h, round(self.unit * 1.8)
            rect = back.rect
            wide = rect.w - 2 * (side * 2 + gap)
            middle = Rect(rect.x + side * 2 + gap, rect.y, wide, rect.h)
            buttons = [replace(back, rect=middle)]
            for name, x in (("left", rect.x), ("right", rect.x + rect.w - side * 2)):
                buttons.append(
                    Button(name, Rect(x, rect.y, side * 2, side), kind="secondary", sign=name)
                )  # fmt: skip
        margin, high = round(self.unit * 6), self._row_height()
        shown = self.kept[self.at * self._rows :][: self._rows]
        for n, kept in enumerate(shown):
            rect = Rect(margin, self._top + n * high, self.rect.w - 2 * margin, high)
            words, value = self._row(kept)
            name = f"open {self.at * self._rows + n}"
            buttons.append(Button(name, rect, words, "link", value, enabled=not kept.problem))
        return buttons, end

    def _row(self, kept: Kept) -> tuple[str, str]:
        words = self.house.words
        where = words.say(_WHERE[kept.place])
        if kept.problem:
            reason = kept.problem if kept.problem in ("unreadable", "newer") else "foreign"
            return kept.name, words.say(f"archive.{reason}")
        name = words.say(f"game.{kept.game}.name")
        deal = words.say("menu.where", game=name, deal=kept.deal or words.say("deal.own_pack"))
        return deal, f"{words.say('archive.turns', n=kept.turns)} · {where}"

    # ---- choosing

    def handle(self, event: pygame.event.Event) -> Step:
        """Page up and down, and the wheel, turn over."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._turn(-1 if event.key == pygame.K_PAGEUP else 1)
        if event.type == pygame.MOUSEWHEEL and event.y:
            return self._turn(-1 if event.y > 0 else 1)
        return super().handle(event)

    def _turn(self, by: int) -> Step:
        self.at = max(0, min(self._pages - 1, self.at + by))
        self.refresh()
        return None

    def _chosen(self, name: str) -> Step:
        if name in ("left", "right"):
            self.at = (self.at + (1 if name == "right" else -1)) % self._pages
            self.refresh()
            return None
        if name == "back":
            return Pop()
        kept = self.kept[int(name.removeprefix("open "))]
        words = self.house.words
        try:
            session = self.house.keeper.open(kept)
        except RecordError as error:
            what = words.say(f"record.{error.key}", **error.values)
            self.error = words.say("record.at", file=kept.name, line=error.line, what=what)
        except OSError:
            self.error = words.say("table.unreadable", file=kept.name)
        else:
            return Push(self.house.doors.replay(session))
        self.enter(self.size)
        self.repaint = True
        return None
