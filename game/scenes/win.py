"""The win screen: what was won, and cards that leap from the foundations and bounce behind it."""

import random

import pygame

from game.look import palette, panels
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import THEMES
from game.scenes.scene import Replace, Scene, Step
from game.scenes.settings import House
from game.scenes.strip import clock
from game.scenes.widgets import Button, Buttons, same_size
from game.table.geometry import Rect

_LAUNCH_EVERY = 42
"""Ticks between two leaps."""
_STAMP_EVERY = 7
"""Ticks between two pictures of a trail: the same trail at any frame rate."""
_RESTITUTION = 0.85
_GRAVITY = 0.0011
"""Of the window's height for each tick squared, over a hundred."""


class Leap:
    """One card in the air: integrates a tick at a time."""

    def __init__(self, card: int, x: float, y: float, vx: float, vy: float) -> None:
        self.card, self.x, self.y, self.vx, self.vy = card, x, y, vx, vy
        self.age = 0

    def tick(self, gravity: float, floor: float) -> None:
        """Fall, and bounce off the floor, losing height."""
        self.x += self.vx
        self.vy += gravity
        self.y += self.vy
        if self.y > floor:
            self.y = floor
            self.vy *= -_RESTITUTION


class Win(Scene):
    """Stands in place of the table that was won."""

    def __init__(self, house: House, table) -> None:
        self.house = house
        self.table = table
        self.session = table.session
        self.buttons = Buttons()
        self.leaps: list[Leap] = []
        self.waiting: list[tuple[int, int]] = []
        self.now = 0
        self._stamps: list[tuple[int, int, int]] = []
        self._fresh = True
        house.sounds.play("win")

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the panel; the cascade begins anew."""
        self.size = size
        self.theme = THEMES[self.house.settings.theme]
        self.table.enter(size)
        width = round(min(size[0] * 0.82, size[1] * 0.82, max(560, 0.46 * max(size))))
        height = round(width * 520 / 880)
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
        self.leaps, self._stamps = [], []
        self._chance = chance
        self._corners = {n: plan.origins[n] for n in self.session.patience.foundations}
        self._fresh = True
        self._floor = size[1] - plan.card_h

    def _lay_buttons(self) -> None:
        width, height = self.rect.size
        margin, gap = round(width * 0.045), round(width * 0.028)
        each, high = (width - 2 * margin - 2 * gap) // 3, max(36, round(height * 0.131))
        y = height - margin - high
        items = []
        for n, name in enumerate(("new", "again", "menu")):
            rect = Rect(self.rect.x + margin + n * (each + gap), self.rect.y + y, each, high)
            kind = "primary" if n == 0 else "secondary"
            items.append(Button(name, rect, self.house.words.say(f"win.{name}"), kind))
        self.buttons.lay(same_size(items), "new")

    # ---- events and time

    def handle(self, event: pygame.event.Event) -> Step:
        """The three ways on; Escape is the menu."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self._go("menu")
        pressed = self.buttons.handle(event)
        return self._go(pressed) if pressed else None

    def _go(self, name: str) -> Step:
        doors = self.house.doors
        if name == "menu":
            return doors.to_menu(self.table)
        deal = self.session.deal if name == "again" else None
        return Replace(doors.game(self.session.patience.id, deal), all=True)

    def tick(self) -> Step:
        """Cards leap one after the other until all have left."""
        self.now += 1
        plan = self.table.plan
        if self.waiting and self.now % _LAUNCH_EVERY == 1:
            card, pile = self.waiting.pop(0)
            x, y = self._corners[pile]
            self._uncover(pile, x, y)
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
                self._stamps.append((leap.card, round(leap.x), round(leap.y)))
        self.leaps = [p for p in self.leaps if -plan.card_w < p.x < self.size[0]]
        return None

    def _uncover(self, pile: int, x: int, y: int) -> None:
        """Show what lies below a card that leaps: the next of its pile, or nothing any more."""
        below = next((card for card, other in self.waiting if other == pile), None)
        if below is not None:
            self._stamps.append((below, x, y))

    @property
    def busy(self) -> bool:
        """As long as cards leap."""
        return bool(self.leaps or self.waiting)

    # ---- the picture

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """The table that was won, trails kept on it, cards in the air above it, the panel on top.

        Nothing is painted below the panel, so that its words need no repainting, nor do they ever
        wipe out a trail. The picture is the table's own: at 3840x2160 another takes 33 MB.
        """
        if self._fresh:
            self._begin()
        if self.repaint:
            self.repaint = False
            self.canvas.expose()
        deck = self.table.deck
        for card, x, y in self._stamps:
            for piece in self._beside_panel(deck.card(card, True), x, y):
                self.canvas.keep(piece)
        self._stamps = []
        flying = []
        for leap in self.leaps:
            x = round(leap.x + leap.vx * fraction)
            y = min(round(leap.y + leap.vy * fraction), self._floor)
            flying += self._beside_panel(deck.card(leap.card, True), x, y)
        self.canvas.show(self._still + self._words())
        return self.canvas.draw(screen, flying)

    def _begin(self) -> None:
        """The table as it was won, without its strip, and the panel in front of it."""
        self._fresh = False
        self.canvas = self.table.canvas
        panel = Piece(panels.ending(self.rect.size, self.theme), *self.rect.topleft)
        self._still = [*self.table.sight.bare(), panel]

    def _beside_panel(self, card: pygame.Surface, x: int, y: int) -> list[Piece]:
        """A card without what the panel covers: itself, or up to four strips around the panel."""
        whole = card.get_rect(topleft=(x, y))
        if not whole.colliderect(self.rect):
            return [Piece(card, x, y)]
        return [Piece(card, x, y, 0, tuple(part)) for part in around(whole, self.rect)]

    def _words(self) -> list[Piece]:
        """What stands on the panel."""
        words, session = self.house.words, self.session
        width, height = self.rect.size
        y = panels.emblem_height(self.rect.size)
        title = line(
            words.say("win.title"), "serif", "Bold", round(height * 0.175), palette.LIGHT_TEXT,
            round(width * 0.86),
        )  # fmt: skip
        pieces = [Piece(title, (width - title.get_width()) // 2, y - round(height * 0.01))]
        y += title.get_height() - round(height * 0.005)
        name = words.say(f"game.{session.patience.id}.name")
        deal = words.say("win.deal", game=name, deal=self.house.doors.deal_of(session))
        subtitle = line(deal, "serif", "It", round(height * 0.062), "#e3c9a2", round(width * 0.86))
        pieces.append(Piece(subtitle, (width - subtitle.get_width()) // 2, y))
        y += subtitle.get_height() + round(height * 0.02)
        figures = [
            (clock(session.seconds), words.say("win.time")),
            (str(session.turns), words.say("win.moves", n=session.turns)),
        ]
        for n, (figure, caption) in enumerate(figures):
            x = width * (2 * n + 2) // 6
            large = line(figure, "serif", "Semibold", round(height * 0.10), palette.LIGHT_TEXT)
            small = line(caption, "sans", "Regular", max(13, round(height * 0.043)), "#c9b9a3")
            pieces.append(Piece(large, x - large.get_width() // 2, y))
            below = y + round(large.get_height() * 0.92)
            pieces.append(Piece(small, x - small.get_width() // 2, below))
        left, top = self.rect.topleft
        moved = [p._replace(x=p.x + left, y=p.y + top) for p in pieces]
        return moved + self.buttons.pieces()


def around(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The parts of `rect` that `hole` does not cover, none of them twice.

    >>> around(pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 50, 50))
    [Rect(0, 0, 10, 5), Rect(0, 5, 5, 5)]
    """
    if not rect.colliderect(hole):
        return [rect] if rect.w and rect.h else []
    cut = rect.clip(hole)
    parts = [
        pygame.Rect(rect.x, rect.y, rect.w, cut.y - rect.y),
        pygame.Rect(rect.x, cut.bottom, rect.w, rect.bottom - cut.bottom),
        pygame.Rect(rect.x, cut.y, cut.x - rect.x, cut.h),
        pygame.Rect(cut.right, cut.y, rect.right - cut.right, cut.h),
    ]
    return [part for part in parts if part.w > 0 and part.h > 0]
