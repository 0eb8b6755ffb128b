"""The question before a visitor's game is put away, with the seconds that are left."""

from collections.abc import Callable

import pygame

from game.look import palette
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import THEMES
from game.look.panels import panel
from game.scenes.page import Page
from game.scenes.scene import Pop, Step
from game.scenes.settings import House

_STAYS = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class StillThere(Page):
    """Any touch is an answer: the game goes on. `leave` puts it away at once.

    It has no clock: whoever opened it calls `count`.
    """

    across = True

    def __init__(self, house: House, seconds: int, leave: Callable[[], Step]) -> None:
        self.house = house
        self.seconds = self.whole = seconds
        self.leave = leave
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "stay")

    def rephrase(self) -> None:
        """The words, with the seconds that are left."""
        words = self.house.words
        self.title = words.say("still.title")
        self.text = words.say("still.text", n=self.seconds)
        self.choices = [(n, words.say(f"still.{n}")) for n in ("stay", "leave")]

    def count(self, seconds: int) -> None:
        """So many seconds are left."""
        if seconds != self.seconds:
            self.seconds = seconds
            self.rephrase()
            self.refresh()

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """The number, large, and a bar that grows shorter."""
        unit, width = self.unit, self.rect.w
        figure = line(str(self.seconds), "serif", "Bold", round(unit * 13), palette.GLOW)
        pieces = [Piece(figure, (width - figure.get_width()) // 2, y)]
        y += figure.get_height()
        long, high = width - round(unit * 24), max(4, round(unit))
        left = (width - long) // 2
        pieces.append(Piece(panel((long, high), "#000000", 0.5, radius=high / 2), left, y))
        rest = max(high, round(long * self.seconds / max(1, self.whole)))
        pieces.append(Piece(panel((rest, high), palette.GOLD, 1, radius=high / 2), left, y))
        return pieces, y + high

    def handle(self, event: pygame.event.Event) -> Step:
        """A touch beside the buttons, or any key but those that move the focus, goes on."""
        step = super().handle(event)
        if step is None and event.type in _STAYS:
            held = self.buttons.pressed if event.type == pygame.MOUSEBUTTONDOWN else None
            if held is None and not (event.type == pygame.KEYDOWN and self.buttons.by_keys):
                return Pop()
        return step

    def _chosen(self, name: str) -> Step:
        return self.leave() if name == "leave" else Pop()
