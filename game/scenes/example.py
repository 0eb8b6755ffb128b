"""A small table on a rule page: the real game plays its example, rests, and begins again."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.catalogue.catalogue import Catalogue
from game.engine.deals import DealNumber
from game.engine.session import Change, Session
from game.look import glow
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import Theme
from game.patiences import SHELF
from game.scenes.stage import Stage, stage
from game.scenes.stories import STORIES, start
from game.table.deck import Deck
from game.table.flight import ticks
from game.table.motion import Motion
from game.table.painter import Marks, Painter

_FIRST, _LAST = ticks(2200), ticks(4500)
_READING = ticks(1500), 5.5
"""Ticks that every step rests, and those for each letter of its sentence."""
_SHARPENING = 4
"""Milliseconds of a frame that go into drawing faces."""
_CALM = 0.75
"""The pace of an example as a share of the player's."""


@dataclass(frozen=True)
class Wishes:
    """How the player wants cards to look."""

    large_index: bool
    four_colours: bool
    back: tuple[str, int]


class Example:
    """Plays one story for ever. It is told the time by `tick` and draws nothing by itself."""

    def __init__(self, identifier: str) -> None:
        """The example of a patience; `sentences` are what is said at its start and each move."""
        self.story = STORIES[identifier]
        self.sentences: list[str] = []
        self.session = Session(SHELF[identifier], DealNumber.parse("1"))
        self.session.opening = self.session.position = start(self.session.patience, self.story)
        self.deck = Deck(self.session.patience.pack, keep=False)
        self.motion = Motion()
        self.stage: Stage | None = None
        self._wait = _FIRST
        self._aloft: tuple[int, ...] = ()

    @property
    def step(self) -> int:
        """How many of the moves have been made."""
        return self.session.done

    @property
    def busy(self) -> bool:
        """Whether a card flies."""
        return self.motion.moving

    def lay(
        self, room: tuple[int, int], px: int, words: Catalogue, theme: Theme, pace: float,
        wishes: Wishes,
    ) -> tuple[int, int]:  # fmt: skip
        """Make the table as wide as `room` and no higher; its size. `px` high are the letters."""
        fresh = self.stage is None
        self.stage = stage(self.session.patience, self.story, room, px, wishes.large_index)
        plan = self.stage.plan
        self.px, self.theme = px, theme
        self.deck.wish(
            plan.card_w, words.letters, wishes.four_colours, plan.large_index, wishes.back,
            at_once=fresh,
        )  # fmt: skip
        self.painter = Painter(self.deck, theme, words)
        self.motion.speed, self.motion.unit = pace * _CALM, plan.card_w
        self.motion.place(plan.spots(self.session.position))
        return self.stage.size

    def sharpen(self) -> bool:
        """After a resize draw new faces, a few at a time; whether they can be shown now."""
        version = self.deck.version
        if not self.deck.sharp:
            self.deck.prepare(_SHARPENING)
        return self.deck.version != version

    def tick(self) -> bool:
        """1/120 s; whether what lies on the table has changed."""
        moved, step = self.motion.moving, self.step
        self.motion.tick()
        if not self.motion.moving:
            self._wait -= 1
            if self._wait <= 0:
                self.advance()
        aloft = tuple(self.motion.flying())
        changed = (aloft, moved, step) != (self._aloft, self.motion.moving, self.step)
        self._aloft = aloft
        return changed

    def advance(self) -> None:
        """The next move at once, or back to the start."""
        self.motion.land()
        if self.step < len(self.story.moves):
            move = self.session.patience.parse(self.story.moves[self.step])
            changes = self.session.play(move)
        else:
            before = self.session.position
            self.session.undo_until(0)
            changes = (Change("restart", before, self.session.position),)
        self.motion.show(changes, self.stage.plan.spots)
        self.motion.started.clear()
        rest, letter = _READING
        self._wait = rest + round(letter * len(self.sentences[self.step]))
        if self.step == len(self.story.moves):
            self._wait = max(self._wait, _LAST)

    def _ring(self) -> list[Piece]:
        """A ring around the card that is spoken of."""
        point = self.story.points[self.step] if self.story.points else ""
        if not point or self.motion.moving:
            return []
        game, plan = self.session.patience, self.stage.plan
        spots = plan.spots(self.session.position)
        for card, spot in spots.items():
            if game.pack.name(card)[:2] == point and spot.up and spot.pile in game.tableau:
                surface, dx, dy = glow.ring(plan.card_w, plan.card_h, 1.0)
                # It ends where the next card of the column covers the one that it stands around.
                later = [s.y for s in spots.values() if s.pile == spot.pile and s.y > spot.y]
                bottom = spot.y + dy + surface.get_height()
                seen = min([bottom, *later]) - spot.y - dy
                return [Piece(_upper(surface, seen), spot.x + dx, spot.y + dy)]
        return []

    def pieces(self, x: int, y: int) -> list[Piece]:
        """What rests on the table, its corner at (x, y)."""
        found = [
            Piece(words, x + left - words.get_width() // 2, y + top)
            for text, left, top in self.stage.labels
            for words in [line(text, "sans", "Semibold", round(self.px * 0.72), self.theme.line)]
        ]
        resting = self.painter.pieces(
            self.stage.plan, self.session.position, self.motion, (), Marks()
        )
        return found + self._here(resting + self._ring(), x, y)

    def flying(self, x: int, y: int, fraction: float) -> list[Piece]:
        """What flies above it."""
        found = self.painter.flying(self.stage.plan, self.motion, fraction, self.motion.resting())
        table = pygame.Rect(x, y, *self.stage.size)
        pieces = []
        for piece in self._here(found, x, y):
            clip = table.clip(piece.clip) if piece.clip else table
            pieces.append(piece._replace(clip=tuple(clip)))
        return pieces

    def _here(self, pieces: list[Piece], x: int, y: int) -> list[Piece]:
        """The pieces that are in sight, at their place on the page."""
        area = pygame.Rect(0, 0, *self.stage.size)
        here = [piece for piece in pieces if piece.rect().colliderect(area)]
        return [
            Piece(p.surface, p.x + x, p.y + y, p.flags,
                  tuple(pygame.Rect(p.clip).move(x, y)) if p.clip else None)
            for p in here
        ]  # fmt: skip


@lru_cache(maxsize=8)
def _upper(surface: pygame.Surface, height: int) -> pygame.Surface:
    """The upper part of a surface."""
    return surface.subsurface((0, 0, surface.get_width(), height))
