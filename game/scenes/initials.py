"""Three initials for the hall of fame, by mouse, keys or finger, in the manner of the arcades."""

from collections.abc import Callable, Mapping

import pygame

from game.catalogue.rude import is_rude
from game.engine.fame import LETTERS
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import GLOW, GOLD, LIGHT_TEXT, THEMES
from game.look.panels import panel, stroke
from game.scenes.page import Page
from game.scenes.scene import Pop, Step
from game.scenes.settings import House
from game.scenes.widgets import Button, keypad
from game.table.geometry import Rect

_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MORE = {"en": "", "de": "ÄÖÜ", "pl": "ĄĆĘŁŃÓŚŹŻ"}
_KNOWN = set(_LATIN + "".join(_MORE.values()))
_ACROSS = 9
_ERASE = "erase"
_PLACES = {"moves": "fame.moves", "seconds": "fame.seconds"}


class Initials(Page):
    """Asks for initials; `entered` is told them and answers what comes after."""

    across = True
    widest = 88

    def __init__(
        self, house: House, places: Mapping[str, int], entered: Callable[[str], Step]
    ) -> None:
        """`places` are those of the lists that the win has made: see `Keeping.places`."""
        self.house = house
        self.entered = entered
        words = house.words
        text = "\n".join(words.say(_PLACES[kind], n=place) for kind, place in places.items())
        choices = [(n, words.say(f"fame.{n}")) for n in ("enter", "skip")]
        theme = THEMES[house.settings.theme]
        super().__init__(theme, words.say("fame.title"), text, choices, self._chosen, "skip")
        self.typed = house.initials
        self.error = ""
        self.keys = [*_LATIN, *_MORE[words.language], _ERASE]

    # ---- laying

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """Three fields, what is wrong with what stands in them, and room for the keys."""
        unit, width = self.unit, self.rect.w
        high, gap = max(44, round(unit * 9)), round(unit * 1.6)
        wide = round(high * 0.86)
        x = (width - LETTERS * wide - (LETTERS - 1) * gap) // 2
        y += round(unit * 1.6)
        pieces = []
        for n in range(LETTERS):
            here = n == min(len(self.typed), LETTERS - 1)
            edge = GLOW if here else GOLD
            field = panel(
                (wide, high), "#000000", 0.4, edge, 1 if here else 0.6, high * 0.14, stroke(unit)
            )
            pieces.append(Piece(field, x, y))
            letter = self.typed[n : n + 1]
            if letter:
                drawn = line(letter, "serif", "Bold", round(high * 0.62), LIGHT_TEXT)
                corner = x + (wide - drawn.get_width()) // 2, y + (high - drawn.get_height()) // 2
                pieces.append(Piece(drawn, *corner))
            x += wide + gap
        y += high + round(unit * 0.6)
        px = max(14, round(unit * 2.8))
        if self.error:
            words = line(self.error, "sans", "Semibold", px, "#ffb4a8", width - round(unit * 12))
            pieces.append(Piece(words, (width - words.get_width()) // 2, y))
        self._top = y + round(px * 1.4 + unit * 0.6)
        rows = -(-len(self.keys) // _ACROSS)
        return pieces, self._top + rows * self._key_height() + (rows - 1) * self._gap()

    def _key_height(self) -> int:
        return max(34, round(self.unit * 6))

    def _gap(self) -> int:
        return max(3, round(self.unit * 0.8))

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """The keys, and the two ways on below them."""
        buttons, end = super().lay_choices(y)
        gap, high = self._gap(), self._key_height()
        room = self.rect.w - round(self.unit * 10)
        wide = min((room - (_ACROSS - 1) * gap) // _ACROSS, round(high * 1.3))
        area = Rect(0, self._top, self.rect.w, end - self._top)
        for key, rect in keypad(self.keys, _ACROSS, area, (wide, high), gap):
            words, sign = ("", "back") if key == _ERASE else (key, "")
            buttons.append(Button(f"key {key}", rect, words, sign=sign))
        return buttons, end

    # ---- typing

    def handle(self, event: pygame.event.Event) -> Step:
        """Letters by keys; the rest as on every page."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.buttons.by_keys:
                return self._chosen("enter")
            if event.key == pygame.K_BACKSPACE:
                return self._type(_ERASE)
            letter = event.unicode.upper()
            if letter in _KNOWN and len(letter) == 1:
                return self._type(letter)
        return super().handle(event)

    def _type(self, key: str) -> Step:
        self.error = ""
        if key == _ERASE:
            self.typed = self.typed[:-1]
        elif len(self.typed) < LETTERS:
            self.typed += key
        else:
            self.typed = key  # a fourth letter begins anew
        self.refresh()
        return None

    def _chosen(self, name: str) -> Step:
        if name.startswith("key "):
            return self._type(name.removeprefix("key "))
        if name == "skip":
            return Pop()
        if len(self.typed) < LETTERS:
            self.error = self.house.words.say("fame.too_short")
        elif is_rude(self.typed):
            self.error, self.typed = self.house.words.say("fame.rude"), ""
        else:
            self.house.initials = self.typed
            return Pop(self.entered(self.typed))
        self.refresh()
        return None
