"""A table that plays by itself while nobody is there, and bids passers-by to touch it.

What is seen is dimmed, and moves by a pixel or two each minute, so that nothing burns in.
"""

import random

import pygame

from game.catalogue.catalogue import Catalogue
from game.engine.deals import drawn
from game.engine.session import Session
from game.look.canvas import Piece, merged
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes import golden
from game.scenes.board import Board
from game.scenes.invitation import Invitation
from game.scenes.scene import Replace, Step
from game.scenes.settings import House
from game.scenes.sight import Sight
from game.table.flight import ticks

DIMMED = 0.62
"""The share of its light that the picture keeps."""

SHIFTS = ((0, 0), (1, 0), (2, 1), (1, 2), (0, 2), (-1, 1), (-2, 0), (-1, -1), (0, -2), (1, -1))
"""Where the picture stands, minute by minute, in pixels."""

_LANGUAGE, _MINUTE = ticks(5000), ticks(60_000)
_LOOK_ON = ticks(6000)
"""How long a game that is over, or one that nobody recorded, is still shown."""

_BEGINS = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.FINGERDOWN)


class _Show(Sight):
    """The cards alone, without a strip and without a sound."""

    def _pieces(self) -> list[Piece]:
        return self.bare()

    def sound(self) -> None:
        """Nobody is there to hear it."""
        self.table.motion.sounds_due()


class Attract(Board):
    """One recorded game; when it is over the next takes its place."""

    pause = ticks(600)

    def __init__(self, house: House, nth: int = 0, age: int = 0) -> None:
        """The `nth` game of those there are; `age` is how long it has gone on, in ticks."""
        session = _session(house, nth)
        super().__init__(house, session, demo=len(session.history))
        self.sight = _Show(self)
        self.nth, self.age = nth, age
        self._over = 0
        self._drawn: tuple = ()

    # ---- laying

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the table and the words above it."""
        super().enter(size)
        self.picture = pygame.Surface(size)
        theme = THEMES[self.house.settings.theme]
        catalogues = [Catalogue(each) for each in self.house.terms.languages]
        self.invitation = Invitation(theme, catalogues, size)
        self._edge = pygame.Color("black").lerp(theme.edge, DIMMED)
        self.repaint = True

    @property
    def minute(self) -> int:
        """How many minutes it has gone on."""
        return self.age // _MINUTE

    @property
    def language(self) -> str:
        """The language in which it invites now."""
        languages = self.house.terms.languages
        return languages[self.age // _LANGUAGE % len(languages)]

    # ---- events and time

    def handle(self, event: pygame.event.Event) -> Step:
        """Any touch or key begins, in the menu."""
        if event.type in _BEGINS:
            return Replace(self.house.doors.menu(), all=True)
        return None

    def tick(self) -> Step:
        """What a board does; then the next game."""
        super().tick()
        self.age += 1
        if self.demo or self.motion.moving:
            return None
        self._over += 1
        if self._over < _LOOK_ON:
            return None
        return Replace(Attract(self.house, self.nth + 1, self.age))

    # ---- the picture

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """The table, dimmed and shifted, and the invitation as bright as ever."""
        whole = self.repaint
        dx, dy = SHIFTS[self.minute % len(SHIFTS)]
        plate, place = self.invitation.seen(self.language, self.minute)
        place = place.move(dx, dy)
        now = (dx, dy, plate, tuple(place))
        rects = [rect.move(dx, dy) for rect in super().draw(self.picture, fraction)]
        if whole or self._drawn[:2] != now[:2]:
            screen.fill(self._edge)
            rects = [screen.get_rect()]
        elif self._drawn != now:
            rects += [place, pygame.Rect(self._drawn[3])]
        self._drawn = now
        return [self._bring(screen, rect, plate, place) for rect in merged(rects)]

    def _bring(
        self, screen: pygame.Surface, rect: pygame.Rect, plate: pygame.Surface, place: pygame.Rect
    ) -> pygame.Rect:
        dx, dy = self._drawn[:2]
        part = rect.clip(screen.get_rect())
        table = part.clip(self.picture.get_rect().move(dx, dy))
        screen.blit(self.picture, table, table.move(-dx, -dy))
        screen.fill((round(255 * DIMMED),) * 3, table, pygame.BLEND_RGB_MULT)
        if part.colliderect(place):
            screen.set_clip(part)
            screen.blit(plate, place)
            screen.set_clip(None)
        return part


def _session(house: House, nth: int) -> Session:
    """The game to be shown: a recorded one of those offered, else a deal of one of them."""
    names = golden.recorded(house.terms.games)
    session = golden.load(names[nth % len(names)]) if names else None
    if session is None:
        game = SHELF[house.terms.games[nth % len(house.terms.games)]]
        session = Session(game, drawn(random.Random(nth)))
    return session
