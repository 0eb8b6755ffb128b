"""The win screen: what was won, and cards that leap from the foundations and bounce behind it."""

import random
from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.engine.results import Statistics
from game.look import panels
from game.look.canvas import Piece
from game.look.palette import THEMES
from game.scenes.behind import Behind
from game.scenes.leap import Leap
from game.scenes.scene import Push, Replace, Scene, Step
from game.scenes.settings import House
from game.scenes.widgets import Button, Buttons, same_size
from game.scenes.win_words import Figure, figures, words_on
from game.table.flight import ticks
from game.table.geometry import Rect

_WAYS = ("new", "again", "menu", "records", "watch", "export")
_KEYS = {pygame.K_ESCAPE: "menu", pygame.K_s: "records"}
_TALL = 0.73
"""The panel's height in widths."""
_ASK_AFTER = ticks(900)

_LAUNCH_EVERY = 42
"""Ticks between two leaps."""
_STAMP_EVERY = 7
"""Ticks between two pictures of a trail: the same trail at any frame rate."""
_GRAVITY = 0.0011
"""Of the window's height for each tick squared, over a hundred."""
_VEIL = 0.4
"""How much of the felt's colour lies over a trail, so that the panel and what flies stand out."""


class Stamp(NamedTuple):
    """A card that stays where it was: a part of a trail, or the `bright` top of a pile.

    With `clip` only that part of it is painted.
    """

    card: int
    x: int
    y: int
    bright: bool = False
    clip: tuple[int, int, int, int] | None = None


class Win(Scene):
    """Stands in place of the table that was won."""

    def __init__(
        self,
        house: House,
        table,
        before: Statistics | None = None,
        places: Mapping[str, int] | None = None,
    ) -> None:
        """`before`: the records as they were, None for a win that does not count; `places` in the
        hall of fame that the win takes."""
        self.house = house
        self.before = before
        self.places = dict(places or {})
        self.table = table
        self.session = table.session
        self.buttons = Buttons()
        self.leaps: list[Leap] = []
        self.waiting: list[tuple[int, int]] = []
        self.now = 0
        self._stamps: list[Stamp] = []
        self._trails: dict[int, pygame.Surface] = {}
        self._fresh = True
        self._left_trails = False
        house.sounds.play("win")

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the panel; the cascade begins anew."""
        self.size = size
        self.theme = THEMES[self.house.settings.theme]
        self.table.enter(size)
        width = round(min(size[0] * 0.82, size[1], max(560, 0.46 * max(size))))
        height = round(width * _TALL)
        self.rect = pygame.Rect(0, 0, width, height)
        self.rect.center = size[0] // 2, round(size[1] * 0.52)
        self.now = 0
        self._lay_buttons()
        plan, position = self.table.plan, self.session.position
        chance = random.Random(self.session.turns)
        tops = [list(position.piles[n]) for n in self.session.patience.foundations]
        order = []
        while any(tops):
            for n, pile in enumerate(tops):
                if pile:
                    order.append((pile.pop(), self.session.patience.foundations[n]))
        self.waiting = order
        self.leaps, self._stamps, self._trails = [], [], {}
        self._chance = chance
        self._corners = {n: plan.origins[n] for n in self.session.patience.foundations}
        self._fresh = True
        self._floor = size[1] - plan.card_h

    def _lay_buttons(self) -> None:
        width, height = self.rect.size
        margin, gap = round(width * 0.045), round(width * 0.022)
        each, high = (width - 2 * margin - 2 * gap) // 3, max(36, round(width * 0.07))
        y = height - margin - 2 * high - gap
        items = []
        ways = [way for way in _WAYS if way != "export" or not self.house.terms.kiosk]
        for n, name in enumerate(ways):
            left = margin + n % 3 * (each + gap)
            top = y + n // 3 * (high + gap)
            rect = Rect(self.rect.x + left, self.rect.y + top, each, high)
            kind = "primary" if n == 0 else "secondary"
            items.append(Button(name, rect, self.house.words.say(f"win.{name}"), kind))
        self.buttons.lay(same_size(items), "new")

    # ---- events and time

    def handle(self, event: pygame.event.Event) -> Step:
        """The ways on; Escape is the menu, S the records."""
        if event.type == pygame.KEYDOWN and event.key in _KEYS:
            return self._go(_KEYS[event.key])
        pressed = self.buttons.handle(event)
        return self._go(pressed) if pressed else None

    def _go(self, name: str) -> Step:
        doors = self.house.doors
        if name == "menu":
            return doors.to_menu(self.table)
        if name == "records":
            return Push(doors.records(self.session.patience.id))
        if name == "watch":
            return Push(doors.replay(self.session))
        if name == "export":
            return Push(doors.export(self.session))
        deal = self.session.deal if name == "again" else None
        return Replace(doors.game(self.session.patience.id, deal), all=True)

    def tick(self) -> Step:
        """Cards leap one after the other until all have left; a place of honour asks for a name."""
        self.now += 1
        if self.places and self.now >= _ASK_AFTER:
            places, self.places = self.places, {}
            return Push(self.house.doors.initials(self.session, places))
        plan = self.table.plan
        if self.waiting and self.now % _LAUNCH_EVERY == 1:
            card, pile = self.waiting.pop(0)
            x, y = self._corners[pile]
            self._uncover(pile, card, x, y)
            towards = 1 if x + plan.card_w / 2 < self.size[0] / 2 else -1
            if self._chance.random() < 0.35:
                towards = -towards
            speed = self._chance.uniform(0.0012, 0.0030) * self.size[0] * towards
            self.leaps.append(
                Leap(card, x, y, speed, -self._chance.uniform(0, 0.004) * self.size[1])
            )
        gravity = _GRAVITY * self.size[1] / 12
        for leap in self.leaps:
            leap.tick(gravity, self._floor)
            leap.age += 1
            if leap.age % _STAMP_EVERY == 0:
                self._leave_trail(leap.card, round(leap.x), round(leap.y))
        self.leaps = [p for p in self.leaps if -plan.card_w < p.x < self.size[0]]
        return None

    def _top(self, pile: int) -> int | None:
        """The card of a pile that leaps next."""
        return next((card for card, other in self.waiting if other == pile), None)

    def _uncover(self, pile: int, card: int, x: int, y: int) -> None:
        """Show what lies below a card that leaps; the last of a pile leaves a trail there."""
        below = self._top(pile)
        self._stamps.append(Stamp(card if below is None else below, x, y, below is not None))

    def _leave_trail(self, card: int, x: int, y: int) -> None:
        """A card of a trail; the piles that still wait stand in front of it."""
        plan = self.table.plan
        self._stamps.append(Stamp(card, x, y))
        place = pygame.Rect(x, y, plan.card_w, plan.card_h)
        for pile, (left, top) in self._corners.items():
            above = self._top(pile)
            if above is not None and place.colliderect((left, top, plan.card_w, plan.card_h)):
                self._stamps.append(Stamp(above, left, top, True, tuple(place)))

    @property
    def busy(self) -> bool:
        """As long as cards leap."""
        return bool(self.leaps or self.waiting)

    # ---- the picture

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """The table that was won, trails kept on it, cards in the air above it, the panel on top.

        Nothing is painted below what stands on the panel, so that it needs no repainting. The
        picture is the table's own: at 3840x2160 another takes 33 MB.
        """
        if self._fresh:
            self._begin()
        if self.repaint:
            self.repaint = False
            self.canvas.expose()
        deck = self.table.deck
        for stamp in self._stamps:
            card = deck.card(stamp.card, True) if stamp.bright else self._trail(stamp.card)
            for piece in self.behind.pieces(card, stamp.x, stamp.y, stamp.clip):
                self.canvas.keep(piece)
                self._left_trails = True
        self._stamps = []
        aloft = {leap.card for leap in self.leaps}
        self._trails = {card: kept for card, kept in self._trails.items() if card in aloft}
        flying = []
        for leap in self.leaps:
            x = round(leap.x + leap.vx * fraction)
            y = min(round(leap.y + leap.vy * fraction), self._floor)
            flying += self.behind.pieces(deck.card(leap.card, True), x, y)
        self.canvas.show(self._still + self._words())
        return self.canvas.draw(screen, flying)

    def _begin(self) -> None:
        """The cards that were won, without strip and places, and the panel in front of them."""
        self._fresh = False
        self.canvas = self.table.canvas
        self.behind = Behind(self.rect, self.theme, self.table.deck.card(0, True))
        self._cards = self.table.painter.cards(self.table.plan, self.table.motion)
        self._still = [*self._cards, *self.behind.panel]
        # Before the first trail: what is shown anew later would wipe it out.
        self.canvas.show(self._still + self._words())
        if self._left_trails:  # the scene was left and has come back
            self._left_trails = False
            self.canvas.replace_ground(self.canvas.ground)

    def _trail(self, card: int) -> pygame.Surface:
        """A card in a trail, veiled once: a veil over the picture would cost all of a frame."""
        if card not in self._trails:
            veiled = self.table.deck.card(card, True).copy()
            panels.veil(veiled, self.theme.edge, _VEIL)
            self._trails[card] = veiled
        return self._trails[card]

    # ---- words

    def figures(self) -> list[Figure]:
        """Time, moves, wins in a row."""
        return figures(self.house, self.session, self.before)

    def _words(self) -> list[Piece]:
        """What stands on the panel."""
        return words_on(self.rect, self.house, self.session, self.figures()) + self.buttons.pieces()
