"""Press, drag, drop, click and keys become one legal Move. No picture and no clock in here.

Legal targets come from `session.moves()` alone; what is refused is explained by the engine.
"""

from dataclasses import dataclass
from math import hypot

from game.engine.actions import Refusal
from game.engine.cards import FACE_DOWN
from game.engine.hint import is_null, likelier
from game.engine.patience import Group
from game.engine.position import Move
from game.engine.session import Session
from game.table.answers import Answer, Chosen, Held, Played, Refused
from game.table.geometry import Rect
from game.table.layout import Plan

DRAG_MOUSE, DRAG_FINGER = 6, 12
"""Pixels that a press must travel to become a drag."""

_FINGER_AT = 0.85
"""Where a finger comes to be on the card that it drags, as a share of the card's height from its
top: below rank and suit, which stay in sight above the finger."""
_RISES_WITHIN = 0.6
"""The way, in heights of a card, over which a dragged card rises to there: it does not jump."""


@dataclass
class Hand:
    """What the player holds. `x`, `y` is the pointer, in pixels of the window."""

    session: Session
    plan: Plan
    x: float = 0
    y: float = 0
    pressed: Held | None = None
    dragging: bool = False
    chosen: Chosen | None = None
    _start: tuple[float, float] = (0, 0)
    _threshold: float = DRAG_MOUSE
    _place: tuple[int | None, str | None] | None = None
    _click_counts: bool = False
    _finger: bool = False
    _rise: float = 0

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
        """While cards are held or chosen: pile -> the legal move that puts them there."""
        if self.dragging and self.pressed:
            return {m.target: m for m in self.moves_of(self.pressed.pile, self.pressed.at)}
        if self.chosen:
            return {m.target: m for m in self.moves_of(*self.chosen)}
        return {}

    def pile_under(self) -> int | None:
        """The column or foundation under the pointer, be it empty or not."""
        game, position = self.session.patience, self.session.position
        for pile in (*game.tableau, *game.foundations):
            if self.plan.pile_area(pile, position).holds(self.x, self.y):
                return pile
        return None

    @property
    def corner(self) -> tuple[float, float]:
        """Where the lowest held card's top left corner is."""
        if not self.pressed:
            return self.x, self.y
        return self.x - self.pressed.grip_x, self.y - self.pressed.grip_y - self._rise

    def corners(self) -> dict[int, tuple[float, float]]:
        """Where each held card's top left corner is, lowest first."""
        if not self.pressed:
            return {}
        spots = self.plan.spots(self.session.position)
        first = spots[self.pressed.cards[0]]
        x, y = self.corner
        return {
            card: (x + spots[card].x - first.x, y + spots[card].y - first.y)
            for card in self.pressed.cards
        }

    # ---- the pointer

    def press(self, x: float, y: float, clicks: int = 1, finger: bool = False) -> Answer:
        """A button or finger goes down. A second press while one is held sends the cards home."""
        if self.pressed:
            return self.cancel()
        self.x, self.y = x, y
        card = self.card_under()
        self._click_counts = self.counts(card, clicks)
        self._start = x, y
        self._threshold = DRAG_FINGER if finger else DRAG_MOUSE
        self._finger, self._rise = finger, 0
        if card is None:
            return None
        pile, at = self.place_of(card)
        spot = self.plan.spots(self.session.position)[card]
        lift = self.session.patience.group_of[pile].lifts
        _, lifted = lift(self.session.position.piles[pile], at)
        cards = tuple(c & ~FACE_DOWN for c in lifted)
        self.pressed = Held(cards, pile, at, x - spot.x, y - spot.y)
        self.dragging = False
        return None

    def counts(self, card: int | None, clicks: int) -> bool:
        """Whether a click on `card` (None: a place) counts, the `clicks`-th in quick succession.

        A second click belongs to what the first was for, never to what came to lie there.
        """
        place = card, None if card is not None else self.verb_under()
        if clicks <= 1:
            self._place = place
        return place == self._place

    def move(self, x: float, y: float) -> Answer:
        """The pointer moves; a press becomes a drag once it has gone far enough."""
        self.x, self.y = x, y
        if self.dragging:
            self._raise()
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
        self.dragging, self.chosen = True, None
        return None

    def _raise(self) -> None:
        """A card dragged by a finger rises with the way it is dragged, and stays risen."""
        if not (self._finger and self.pressed):
            return
        high = self.plan.card_h
        most = max(0.0, high * _FINGER_AT - self.pressed.grip_y)
        way = hypot(self.x - self._start[0], self.y - self._start[1]) - self._threshold
        self._rise = max(self._rise, most * min(1.0, max(0.0, way) / (high * _RISES_WITHIN)))

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
        return self._click(held)

    def _click(self, held: Held | None) -> Answer:
        chosen, self.chosen = self.chosen, None
        if chosen and held and (held.pile, held.at) == chosen:
            return self.send(*chosen)
        if chosen:
            onto = {m.target: m for m in self.moves_of(*chosen)}
            pile = self.pile_under()
            if pile in onto:
                return Played(onto[pile])
        if held is None:
            return self._click_place()
        return self.take_up(held.pile, held.at)

    def take_up(self, pile: int, at: int) -> Answer:
        """A click on a card: it goes to its one sensible place, or waits for a second click."""
        game, position = self.session.patience, self.session.position
        moves = self.moves_of(pile, at)
        useful = [m for m in moves if not is_null(game, position, m)] or moves
        # One empty column is as good as another.
        distinct = {(bool(position.piles[m.target]) and m.target): m for m in reversed(useful)}
        collect = Move("collect", pile) in self.session.moves()
        if collect or len(distinct) < 2 or all(m.target in game.foundations for m in useful):
            return self.send(pile, at)
        self.chosen = Chosen(pile, at)
        return self.chosen

    def to_foundation(self, pile: int, at: int) -> Answer:
        """Send a card to a foundation, as a right click does; refused when none takes it."""
        home = set(self.session.patience.foundations)
        moves = [m for m in self.moves_of(pile, at) if m.target in home]
        if moves:
            return self._best(moves)
        if self.moves_of(pile, at):
            card = self.session.patience.pack.name(self.session.position.piles[pile][at])
            return Refused(Refusal("must_wait", {"card": card}))
        return self.send(pile, at)

    def _best(self, moves: list[Move]) -> Played:
        game, home = self.session.patience, self.session.patience.foundations
        best = likelier(game, self.session.position.seen(), moves)
        others = tuple(m for m in moves if m != best and m.target in home and best.target in home)
        return Played(best, others)

    def cancel(self) -> Answer:
        """Whatever was held goes home: two buttons, a lost focus, a resize."""
        held, dragged = self.pressed, self.dragging
        self.pressed, self.dragging, self._click_counts = None, False, False
        self.chosen = None
        return Refused(None, home=True) if held and dragged else None

    def send(self, pile: int, at: int) -> Answer:
        """Send a card to where it most likely belongs, as a click does."""
        collect = Move("collect", pile)
        if collect in self.session.moves():
            return Played(collect)
        moves = self.moves_of(pile, at)
        if not moves:
            return Refused(self.session.patience.why_stays(self.session.position, pile, at))
        useful = [m for m in moves if not is_null(self.session.patience, self.session.position, m)]
        return self._best(useful or moves)

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
            return held.overlap(self.plan.pile_area(pile, position))

        best = max(self.targets, key=covered, default=None)
        if best is not None and covered(best):
            return Played(self.targets[best], dropped=True)
        game = self.session.patience
        # Where such a card never goes it was put by chance: its own pile, a pile of its kind.
        aims = [n for n in game.foundations if game.group_of[n].name in self._group.to]
        if self._group.name in self._group.to:
            aims += [n for n in game.tableau if n != self.pressed.pile]
        wrong = max(aims, key=covered, default=None)
        if wrong is not None and covered(wrong) > covered(self.pressed.pile):
            move = Move("move", self.pressed.pile, self.pressed.at, wrong)
            return Refused(self.session.why_not(move), home=True)
        return Refused(None, home=True)
