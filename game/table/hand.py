"""Press, drag, drop, click and keys become one legal Move. No picture and no clock in here.

Legal targets come from `session.moves()` alone; what is refused is explained by the engine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.actions import Refusal
from game.engine.hint import likelier
from game.engine.patience import Group
from game.engine.position import Move
from game.engine.session import Session
from game.table.geometry import Rect
from game.table.layout import Plan

DRAG_MOUSE, DRAG_FINGER = 6, 12
"""Pixels that a press must travel to become a drag."""


class Held(NamedTuple):
    """Cards in the hand: which, from where, and where the pointer grasped the lowest of them."""

    cards: tuple[int, ...]
    pile: int
    at: int
    grip_x: float
    grip_y: float


class Played(NamedTuple):
    """A move to be played; `others` are moves of the same card that the player may prefer.

    `dropped` tells that the cards were put down by hand at the pointer.
    """

    move: Move
    others: tuple[Move, ...] = ()
    dropped: bool = False


class Refused(NamedTuple):
    """Nothing is played, for this reason; `home` tells that held cards glide back."""

    refusal: Refusal | None
    home: bool = False


Answer = Played | Refused | None


@dataclass
class Hand:
    """What the player holds. `x`, `y` is the pointer, in pixels of the window."""

    session: Session
    plan: Plan
    x: float = 0
    y: float = 0
    pressed: Held | None = None
    dragging: bool = False
    _start: tuple[float, float] = (0, 0)
    _threshold: float = DRAG_MOUSE
    _place: tuple[int | None, str | None] | None = None
    _click_counts: bool = False

    # ---- what is under the pointer

    def moves_of(self, pile: int, at: int) -> list[Move]:
        """The legal moves of the card at a place."""
        return [
            m for m in self.session.moves() if m.verb == "move" and (m.source, m.at) == (pile, at)
        ]

    def place_of(self, card: int) -> tuple[int, int]:
        """Pile and place, from 0, of a card."""
        for number, pile in enumerate(self.session.position.piles):
            for at, other in enumerate(pile):
                if other & 0x7F == card and other != 0xFF:
                    return number, at
        raise KeyError(card)

    def card_under(self) -> int | None:
        """The card under the pointer, by where cards rest."""
        return self.plan.card_at(self.x, self.y, self.session.position)

    def verb_under(self) -> str | None:
        """The action whose place lies under the pointer: a deal on the stock, a redeal."""
        verbs = [action.verb for action in self.session.patience.actions]
        stock = self.plan.stock_rect.holds(self.x, self.y)
        again = self.plan.redeal_rect.holds(self.x, self.y)
        empty = not self.session.position.piles[self.session.patience.stock]
        if "redeal" in verbs and again and (empty or not stock):
            return "redeal"
        if stock and verbs:
            return "redeal" if empty and "redeal" in verbs else verbs[0]
        return None

    @property
    def targets(self) -> dict[int, Move]:
        """While cards are held: pile -> the legal move that puts them there."""
        if not self.pressed or not self.dragging:
            return {}
        return {m.target: m for m in self.moves_of(self.pressed.pile, self.pressed.at)}

    @property
    def corner(self) -> tuple[float, float]:
        """Where the lowest held card's top left corner is."""
        if not self.pressed:
            return self.x, self.y
        return self.x - self.pressed.grip_x, self.y - self.pressed.grip_y

    # ---- the pointer

    def press(self, x: float, y: float, clicks: int = 1, finger: bool = False) -> Answer:
        """A button or finger goes down. A second press while one is held sends the cards home."""
        if self.pressed:
            return self.cancel()
        self.x, self.y = x, y
        card = self.card_under()
        # A second click belongs to what the first was for, never to what came to lie there.
        place = card, None if card is not None else self.verb_under()
        if clicks <= 1:
            self._place = place
        self._click_counts = place == self._place
        self._start = x, y
        self._threshold = DRAG_FINGER if finger else DRAG_MOUSE
        if card is None:
            return None
        pile, at = self.place_of(card)
        spot = self.plan.spots(self.session.position)[card]
        self.pressed = Held((card,), pile, at, x - spot.x, y - spot.y)
        self.dragging = False
        return None

    def move(self, x: float, y: float) -> Answer:
        """The pointer moves; a press becomes a drag once it has gone far enough."""
        self.x, self.y = x, y
        if not self.pressed or self.dragging:
            return None
        dx, dy = x - self._start[0], y - self._start[1]
        if dx * dx + dy * dy < self._threshold**2:
            return None
        if not self.moves_of(self.pressed.pile, self.pressed.at):
            refusal = self.session.patience.why_stays(
                self.session.position, self.pressed.pile, self.pressed.at
            )
            self.pressed, self._click_counts = None, False
            return Refused(refusal)
        self.dragging = True
        return None

    def release(self, x: float, y: float) -> Answer:
        """The button or finger goes up: a drop, a click, or nothing."""
        self.x, self.y = x, y
        held, dragged = self.pressed, self.dragging
        if dragged:
            answer = self._drop()
            self.pressed, self.dragging, self._click_counts = None, False, False
            return answer
        counts, self.pressed, self._click_counts = self._click_counts, None, False
        if not counts:
            return None
        if held is None:
            return self._click_place()
        return self.send(held.pile, held.at)

    def cancel(self) -> Answer:
        """Whatever was held goes home: two buttons, a lost focus, a resize."""
        held, dragged = self.pressed, self.dragging
        self.pressed, self.dragging, self._click_counts = None, False, False
        return Refused(None, home=True) if held and dragged else None

    def send(self, pile: int, at: int) -> Answer:
        """Send a card to where it most likely belongs, as a click does."""
        moves = self.moves_of(pile, at)
        if not moves:
            return Refused(
                self.session.patience.why_stays(self.session.position, pile, at)
            )  # fmt: skip
        best = likelier(self.session.patience, self.session.position.seen(), moves)
        return Played(best, tuple(m for m in moves if m != best))

    def act(self, verb: str) -> Answer:
        """An action, by key or by a click on its place."""
        move = Move(verb)
        refusal = self.session.why_not(move)
        return Refused(refusal) if refusal else Played(move)

    def _click_place(self) -> Answer:
        verb = self.verb_under()
        return self.act(verb) if verb and self._place == (None, verb) else None

    @property
    def _group(self) -> Group:
        assert self.pressed is not None
        return self.session.patience.group_of[self.pressed.pile]

    def _drop(self) -> Answer:
        """A drop counts for the pile that the held card covers most."""
        assert self.pressed is not None
        corner_x, corner_y = self.corner
        held = Rect(round(corner_x), round(corner_y), self.plan.card_w, self.plan.card_h)
        position = self.session.position

        def covered(pile: int) -> int:
            return held.overlap(self.plan.pile_rect(pile, position))

        best = max(self.targets, key=covered, default=None)
        if best is not None and covered(best):
            return Played(self.targets[best], dropped=True)
        game = self.session.patience
        # Where such a card never goes it was put by chance: its own pile, a pile of its kind.
        known = [n for n in game.foundations if game.group_of[n].name in self._group.to]
        wrong = max(known, key=covered, default=None)
        if wrong is not None and covered(wrong):
            move = Move("move", self.pressed.pile, self.pressed.at, wrong)
            return Refused(self.session.why_not(move), home=True)
        return Refused(None, home=True)


def nearest(
    places: Sequence[tuple[int, int]], start: tuple[int, int], dx: int, dy: int
) -> int | None:
    """The index of the place that an arrow key leads to from `start`; None if there is none.

    >>> nearest([(0, 0), (10, 0), (10, 90)], (0, 0), 1, 0)
    1
    """
    best, best_cost = None, None
    for index, (x, y) in enumerate(places):
        along = (x - start[0]) * dx + (y - start[1]) * dy
        across = abs((x - start[0]) * dy) + abs((y - start[1]) * dx)
        if along <= 0:
            continue
        cost = along + 2.5 * across
        if best_cost is None or cost < best_cost:
            best, best_cost = index, cost
    return best
