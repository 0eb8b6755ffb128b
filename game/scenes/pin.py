"""The number pad on which the operator types the PIN."""

import math
from collections.abc import Callable

import pygame

from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import GOLD, THEMES
from game.look.panels import panel, stroke
from game.scenes.page import Page
from game.scenes.scene import Pop, Replace, Scene, Step
from game.scenes.settings import House
from game.scenes.widgets import Button, keypad
from game.table.flight import TICKS
from game.table.geometry import Rect

_LONGEST = 12
_PAD = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "ok")


class Pin(Page):
    """Asks for the PIN; the right one opens `inside`.

    `opens` tries a PIN, `wait` gives the seconds until the next one is taken.
    """

    widest = 64

    def __init__(
        self,
        house: House,
        opens: Callable[[str], bool],
        wait: Callable[[], float],
        inside: Callable[[], Scene],
    ) -> None:
        self.house = house
        self.opens, self.wait, self.inside = opens, wait, inside
        self.typed = ""
        self.wrong = False
        self._age = self._waited = 0
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "cancel")

    def rephrase(self) -> None:
        """The words in the language of the moment."""
        self.title = self.house.words.say("pin.title")
        self.choices = [("cancel", self.house.words.say("pin.cancel"))]

    @property
    def waits(self) -> int:
        """Whole seconds until a PIN is taken again."""
        return math.ceil(self.wait())

    def _told(self) -> str:
        if self.waits:
            return self.house.words.say("pin.wait", n=self.waits)
        return self.house.words.say("pin.wrong") if self.wrong else ""

    # ---- laying

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """A dot for each digit, what is wrong, and room for the pad."""
        self._waited = self.waits
        unit, width = self.unit, self.rect.w
        high = max(36, round(unit * 7))
        wide = min(width - round(unit * 12), round(unit * 42))
        x, y = (width - wide) // 2, y + round(unit)
        field = panel((wide, high), "#000000", 0.4, GOLD, 1, high * 0.16, stroke(unit))
        pieces = [Piece(field, x, y)]
        dot = max(8, round(unit * 1.7))
        step = min(round(dot * 1.9), (wide - dot) // _LONGEST)
        left = (width - step * len(self.typed) + step - dot) // 2
        for n in range(len(self.typed)):
            disc = panel((dot, dot), "#f3ead6", 1, radius=dot / 2)
            pieces.append(Piece(disc, left + n * step, y + (high - dot) // 2))
        y += high + round(unit)
        px = max(14, round(unit * 3))
        told = self._told()
        if told:
            words = line(told, "sans", "Semibold", px, "#ffb4a8", width - round(unit * 12))
            pieces.append(Piece(words, (width - words.get_width()) // 2, y))
        y += round(px * 1.4 + unit)
        self._pad_top = y
        return pieces, y + 4 * self._key() + 3 * round(unit * 1.4)

    def _key(self) -> int:
        """The height of a key: large enough for any finger."""
        return max(40, round(self.unit * 8.4))

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """The pad and the way back."""
        buttons, end = super().lay_choices(y)
        buttons = [Button(b.id, b.rect, b.words, "secondary", px=b.px) for b in buttons]
        gap, high = round(self.unit * 1.4), self._key()
        area = Rect(0, self._pad_top, self.rect.w, 4 * high + 3 * gap)
        free = not self.waits
        for key, rect in keypad(_PAD, 3, area, (round(high * 1.55), high), gap):
            words = self.house.words.say("pin.ok") if key == "ok" else key
            words, sign = ("", "back") if key == "⌫" else (words, "")
            kind = "primary" if key == "ok" else "secondary"
            buttons.append(Button(f"key {key}", rect, words, kind, sign=sign, enabled=free))
        return buttons, end

    # ---- events and time

    def handle(self, event: pygame.event.Event) -> Step:
        """Digits may also come from a keyboard."""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.buttons.by_keys:
                return self._chosen("key ok")
            if event.key == pygame.K_BACKSPACE:
                return self._chosen("key ⌫")
            if event.unicode and event.unicode in "0123456789":
                return self._chosen(f"key {event.unicode}")
        return super().handle(event)

    def tick(self) -> Step:
        """While a wait goes on its seconds are counted; at its end the pad works again."""
        self._age += 1
        if self._age % (TICKS // 4) == 0 and self.waits != self._waited:
            self.refresh()
        return None

    def _chosen(self, name: str) -> Step:
        if name == "cancel":
            return Pop()
        if self.waits:
            return None
        key = name.removeprefix("key ")
        if key == "ok":
            typed, self.typed = self.typed, ""
            if typed and self.opens(typed):
                return Replace(self.inside())
            self.wrong = self.wrong or bool(typed)
        else:
            self.typed = self.typed[:-1] if key == "⌫" else (self.typed + key)[:_LONGEST]
            self.wrong = False
        self.refresh()
        return None
