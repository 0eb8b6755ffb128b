"""The win screen: what was won, and cards that leap from the foundations and bounce behind it."""

import random
from collections.abc import Callable, Mapping

import pygame

from game.engine.results import Statistics
from game.look import palette, panels
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import THEMES
from game.scenes.leap import Leap, around
from game.scenes.scene import Push, Replace, Scene, Step
from game.scenes.settings import House
from game.scenes.strip import clock
from game.scenes.widgets import Button, Buttons, same_size
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
        self._stamps: list[tuple[int, int, int]] = []
        self._fresh = True
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
        self.leaps, self._stamps = [], []
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
        width = self.rect.w
        base = width * 0.59
        y = panels.emblem_height(self.rect.size)
        title = line(
            words.say("win.title"), "serif", "Bold", round(base * 0.16), palette.LIGHT_TEXT,
            round(width * 0.86),
        )  # fmt: skip
        pieces = [Piece(title, (width - title.get_width()) // 2, y - round(base * 0.02))]
        y += title.get_height() - round(base * 0.025)
        name = words.say(f"game.{session.patience.id}.name")
        deal = words.say("win.deal", game=name, deal=self.house.doors.deal_of(session))
        subtitle = line(deal, "serif", "It", round(base * 0.06), "#e3c9a2", round(width * 0.86))
        pieces.append(Piece(subtitle, (width - subtitle.get_width()) // 2, y))
        y += subtitle.get_height() + round(base * 0.012)
        best = self.before or Statistics()
        figures = [
            ("time", session.seconds, clock, best.best_seconds),
            ("moves", session.turns, str, best.fewest_moves),
        ]
        for n, figure in enumerate(figures):
            pieces += self._figure(width * (2 * n + 2) // 6, y, base, figure)
        left, top = self.rect.topleft
        moved = [p._replace(x=p.x + left, y=p.y + top) for p in pieces]
        return moved + self.buttons.pieces()

    def _figure(
        self, middle: int, y: int, base: float, figure: tuple[str, int, Callable, int | None]
    ) -> list[Piece]:
        """A number, its caption, and whether it is the best so far."""
        words, (name, value, shown, best) = self.house.words, figure
        px = max(13, round(base * 0.043))
        rows = [
            line(shown(value), "serif", "Semibold", round(base * 0.1), palette.LIGHT_TEXT),
            line(words.say(f"win.{name}", n=value), "sans", "Regular", px, "#c9b9a3"),
        ]
        if self.before and (best is None or value < best):
            rows.append(line(words.say("win.new_best"), "sans", "Semibold", px, palette.GLOW))
        elif self.before:
            mark = words.say("win.best", best=shown(best))
            rows.append(line(mark, "sans", "Semibold", px, "#c9b9a3"))
        pieces = []
        for row in rows:
            pieces.append(Piece(row, middle - row.get_width() // 2, y))
            y += round(row.get_height() * 0.93)
        return pieces
