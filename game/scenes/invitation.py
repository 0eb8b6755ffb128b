"""The plate that invites passers-by: the title and what to do, in one language after the other."""

from collections.abc import Sequence

import pygame

from game.catalogue.catalogue import Catalogue
from game.look import palette
from game.look.lines import line
from game.look.palette import Theme
from game.look.panels import emblem, panel, stroke
from game.look.svg import document, raster

_HEIGHTS = (0.70, 0.58, 0.44, 0.32)
"""Where the plate's middle stands, minute by minute, as a share of the window's height."""


class Invitation:
    """The plates for one window, all of one size, so that only the words change."""

    def __init__(
        self, theme: Theme, catalogues: Sequence[Catalogue], size: tuple[int, int]
    ) -> None:
        self.size = size
        unit = min(size) / 100
        words = [self._words(words, unit, round(size[0] * 0.8)) for words in catalogues]
        side = round(unit * 5)
        width = max(max(t.get_width(), b.get_width()) for t, b in words) + round(unit * 14)
        high = max(t.get_height() + b.get_height() for t, b in words) + round(unit * 5.4) + side
        ground = panel((width, high), theme.edge, 1, palette.GOLD, 0.9, unit * 2, stroke(unit))
        spade = raster(document(emblem(50, 62, 44, palette.GOLD), 100, 100), (side * 2, side * 2))
        self._plates = {}
        for catalogue, (title, bidding) in zip(catalogues, words, strict=True):
            plate = ground.copy()
            y = round(unit * 3)
            plate.blit(spade, ((width - spade.get_width()) // 2, y - round(side * 0.42)))
            y += side + round(unit * 0.6)
            plate.blit(title, ((width - title.get_width()) // 2, y))
            y += title.get_height() - round(unit * 0.8)
            plate.blit(bidding, ((width - bidding.get_width()) // 2, y))
            self._plates[catalogue.language] = plate

    @staticmethod
    def _words(words: Catalogue, unit: float, room: int) -> tuple[pygame.Surface, pygame.Surface]:
        title = line(
            words.say("app.title"), "serif", "Bold", round(unit * 11), palette.LIGHT_TEXT, room
        )
        bidding = line(
            words.say("attract.touch"),
            "serif",
            "It",
            max(18, round(unit * 4.6)),
            palette.GLOW,
            room,
        )
        return title, bidding

    def seen(self, language: str, minute: int) -> tuple[pygame.Surface, pygame.Rect]:
        """The plate in a language, and where it stands in a minute."""
        plate = self._plates[language]
        middle = self.size[0] // 2, round(self.size[1] * _HEIGHTS[minute % len(_HEIGHTS)])
        return plate, plate.get_rect(center=middle)
