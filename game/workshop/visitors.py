"""Somebody at a kiosk, played by chance: taps, drags, keys, wrong PINs, and then they walk off."""

import random
from collections.abc import Callable

import pygame

from game.app.run import Run
from game.scenes import golden
from game.scenes.attract import Attract
from game.scenes.page import Page
from game.scenes.pin import Pin
from game.scenes.rules import Rules
from game.scenes.scene import Replace, Scene
from game.scenes.table import Table

_KEYS = (
    (pygame.K_ESCAPE, "", 0), (pygame.K_F4, "", pygame.KMOD_ALT), (pygame.K_TAB, "\t", 0),
    (pygame.K_F11, "", 0), (pygame.K_RETURN, "\r", 0), (pygame.K_q, "q", 0), (pygame.K_h, "h", 0),
    (pygame.K_m, "m", 0), (pygame.K_u, "u", 0), (pygame.K_d, "d", 0), (pygame.K_a, "a", 0),
    (pygame.K_LEFT, "", 0), (pygame.K_DOWN, "", 0), (pygame.K_q, "", pygame.KMOD_CTRL),
)  # fmt: skip
_LEADS_OUT = (pygame.QUIT, pygame.WINDOWCLOSE)


class Visitor:
    """Makes the events of one action after the other; `post` hands them to the kiosk."""

    def __init__(
        self, run: Run, rng: random.Random, post: Callable[[pygame.event.Event], None]
    ) -> None:
        self.run, self.rng, self.post = run, rng, post

    def act(self) -> None:
        """Do something with whatever is seen now."""
        top, chance = self.run.stack.top, self.rng.random()
        if isinstance(top, Pin) or chance > 0.99:
            self._corner_or_pad(top)
        elif chance > 0.97:
            self.post(pygame.event.Event(self.rng.choice(_LEADS_OUT)))
        elif chance > 0.95:
            key, unicode, mod = self.rng.choice(_KEYS)
            self.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod))
        elif chance > 0.93:
            self.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0))
        elif chance > 0.90:
            self._whole_hand()
        elif isinstance(top, Attract):
            self._tap(self._anywhere())
        elif isinstance(top, Table):
            self._play(top)
        else:
            self._press_button(top)

    # ---- fingers

    def _finger(self, kind: int, pos: tuple[int, int], number: int = 1) -> None:
        width, height = self.run.stack.size
        self.post(
            pygame.event.Event(
                kind, touch_id=1, finger_id=number, x=pos[0] / width, y=pos[1] / height
            )
        )

    def _tap(self, pos: tuple[int, int]) -> None:
        self._finger(pygame.FINGERDOWN, pos)
        self._finger(pygame.FINGERUP, pos)

    def _drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self._finger(pygame.FINGERDOWN, start)
        for n in range(1, 7):
            x = start[0] + (end[0] - start[0]) * n // 6
            y = start[1] + (end[1] - start[1]) * n // 6
            self._finger(pygame.FINGERMOTION, (x, y))
        self._finger(pygame.FINGERUP, end)

    def _whole_hand(self) -> None:
        places = [self._anywhere() for _ in range(4)]
        for number, place in enumerate(places, 1):
            self._finger(pygame.FINGERDOWN, place, number)
        self._drag(places[0], places[1])
        for number, place in enumerate(places, 1):
            self._finger(pygame.FINGERUP, place, number)

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.run.stack.size
        return self.rng.randrange(width), self.rng.randrange(height)

    # ---- what is seen

    def _press_button(self, top: Scene) -> None:
        buttons = getattr(top, "buttons", None)
        enabled = [b for b in buttons.items if b.enabled] if buttons else []
        if not enabled:
            self._tap(self._anywhere())
            return
        rect = self.rng.choice(enabled).rect
        origin = {Page: "rect", Rules: "head"}
        name = next((name for kind, name in origin.items() if isinstance(top, kind)), None)
        left, up = getattr(top, name)[:2] if name else (0, 0)
        self._tap((rect.x + rect.w // 2 + left, rect.y + rect.h // 2 + up))

    def _play(self, table: Table) -> None:
        session, chance = table.session, self.rng.random()
        if chance > 0.985:
            self._nearly_win(session.patience.id)
            return
        if chance > 0.9:
            self._press_strip(table)
            return
        moves = session.moves()
        if not moves:
            self._press_strip(table)
            return
        move = self.rng.choice(moves)
        if move.verb != "move":
            rect = table.plan.redeal_rect if move.verb == "redeal" else table.plan.stock_rect
            self._tap((rect.x + rect.w // 2, rect.y + rect.h // 2))
            return
        card = session.position.piles[move.source][move.at] & 0x7F
        spot = table.plan.spots(session.position)[card]
        start = spot.x + table.plan.card_w // 2, spot.y + table.plan.card_w // 8
        if chance > 0.4:
            self._tap(start)
        else:
            rect = table.plan.pile_rect(move.target, session.position)
            self._drag(start, (rect.x + rect.w // 2, rect.y + rect.h // 2))

    def _nearly_win(self, game: str) -> None:
        """A table on which the last turn of a recorded game is still to be played."""
        session = golden.load(game)
        if session is None:
            return
        for _ in session.history[:-1]:
            session.redo()
        table = Table(self.run.house, session, fresh=False)
        self.run.stack.apply(Replace(table, all=True))

    def _press_strip(self, table: Table) -> None:
        enabled = [b for b in table.strip.buttons.items if b.enabled and b.id != "copy"]
        if enabled:
            rect = self.rng.choice(enabled).rect
            self._tap((rect.x + rect.w // 2, rect.y + rect.h // 2))

    def _corner_or_pad(self, top: Scene) -> None:
        """Hold the corner, or type a wrong PIN."""
        if not isinstance(top, Pin):
            self._finger(pygame.FINGERDOWN, (3, 3))
            return
        self._finger(pygame.FINGERUP, (3, 3))
        if self.rng.random() < 0.3:
            self._press_button(top)
            return
        for digit in f"{self.rng.randrange(10_000):04}":
            event = pygame.event.Event(
                pygame.KEYDOWN, key=ord(digit), unicode=digit, mod=0
            )  # fmt: skip
            self.post(event)
        self.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
