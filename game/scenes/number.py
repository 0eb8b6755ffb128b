"""Typing in a deal number, by keys or on a pad for fingers."""

from collections.abc import Callable

import pygame

from game.engine.deals import DealError, DealNumber, legible
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import LIGHT_TEXT, THEMES
from game.look.panels import panel, stroke
from game.scenes.page import Page
from game.scenes.scene import Pop, Step
from game.scenes.settings import House
from game.scenes.widgets import Button, keypad
from game.table.geometry import Rect

_LONGEST = 24
_PAD = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "ms")


class Number(Page):
    """Asks for a number; `play` starts it (None: a random one)."""

    across = True

    def __init__(self, house: House, game: str, play: Callable[[DealNumber | None], Step]) -> None:
        words = house.words
        choices = [(n, words.say(f"number.{n}")) for n in ("play", "random", "cancel")]
        text = f"{words.say(f'game.{game}.name')}. {words.say('number.hint')}"
        theme = THEMES[house.settings.theme]
        super().__init__(theme, words.say("number.title"), text, choices, self._chosen, "cancel")
        self.house = house
        self.play = play
        self.typed = ""
        self.error = ""

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """The field, what is wrong with it, and the pad (its buttons come with the choices)."""
        unit, width = self.unit, self.rect.w
        high = max(40, round(unit * 8))
        wide = min(width - round(unit * 12), round(unit * 50))
        x, y = (width - wide) // 2, y + round(unit * 2)
        field = panel((wide, high), "#000000", 0.4, "#dca73a", 1, high * 0.16, stroke(unit))
        shown = line(
            self.typed + "|", "serif", "Semibold", round(high * 0.6), LIGHT_TEXT, wide - 20
        )
        pieces = [
            Piece(field, x, y),
            Piece(shown, x + (wide - shown.get_width()) // 2, y + (high - shown.get_height()) // 2),
        ]
        y += high + round(unit)
        px = max(14, round(unit * 3))
        if self.error:
            words = line(self.error, "sans", "Semibold", px, "#ffb4a8", width - round(unit * 12))
            pieces.append(Piece(words, (width - words.get_width()) // 2, y))
        y += round(px * 1.4 + unit)
        self._pad_top = y
        return pieces, y + self._pad_height()

    def _key_height(self) -> int:
        return max(34, round(self.unit * 6.4))

    def _pad_height(self) -> int:
        return 4 * self._key_height() + 3 * round(self.unit)

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """The pad's keys and the choices below it."""
        buttons, end = super().lay_choices(y)
        gap, high = round(self.unit), self._key_height()
        area = Rect(0, self._pad_top, self.rect.w, self._pad_height())
        for key, rect in keypad(_PAD, 3, area, (round(high * 1.7), high), gap):
            words, sign = ("", "back") if key == "⌫" else (key, "")
            buttons.append(Button(f"key {key}", rect, words, "secondary", sign=sign))
        return buttons, end

    def handle(self, event: pygame.event.Event) -> Step:
        """Typing, pasting, and the page's own buttons."""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.buttons.by_keys:
                return self._chosen("play")
            if event.key == pygame.K_BACKSPACE:
                return self._type("⌫")
            if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                return self._type(legible(self.house.paste().strip(), _LONGEST))
            if event.unicode and event.unicode.isprintable() and event.unicode != " ":
                return self._type(event.unicode)
        return super().handle(event)

    def _type(self, text: str) -> Step:
        self.error = ""
        self.typed = self.typed[:-1] if text == "⌫" else (self.typed + text)[:_LONGEST]
        self.refresh()
        return None

    def _chosen(self, name: str) -> Step:
        if name.startswith("key "):
            return self._type(name[4:])
        if name == "cancel":
            return Pop()
        if name == "random":
            return self.play(None)
        try:
            return self.play(DealNumber.parse(self.typed))
        except DealError as error:
            self.error = self.house.words.say(f"number.{error.key}", text=error.text)
            self.refresh()
            return None
