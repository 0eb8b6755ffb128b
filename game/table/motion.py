"""Changes become flights, counted in ticks of 1/120 s. Nothing here is drawn and nothing waits.

The game's state is never in here: a flight only tells where a card is seen on its way to the spot
where it already lies. A flight is a function of time, so any fraction of a tick can be asked for.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, hypot, pi
from typing import NamedTuple

from game.engine.position import Position
from game.engine.session import Change
from game.table.geometry import Spot

TICKS = 120
"""Ticks a second."""

BATCHES = ("deal", "redeal", "restart", "auto")
"""Kinds of change that any input lands at once; single moves fly on."""


def ticks(milliseconds: float) -> int:
    """Whole ticks for a time.

    >>> ticks(250)
    30
    """
    return round(milliseconds * TICKS / 1000)


class Sprite(NamedTuple):
    """How a flying card is seen: where, how wide (1 is whole), how high above the table (0 … 1).

    `spot` is where it will lie; `under` tells that it already slips below that pile's cards.
    """

    x: float
    y: float
    width: float
    height: float
    up: bool
    spot: Spot
    under: bool


class Leg(NamedTuple):
    """One flight of a card: ticks, from where, to which spot. `batch` legs land on any input.

    Until it starts the card lies at (x, y), in the layer `waits`.
    """

    start: int
    duration: int
    x: float
    y: float
    up: bool
    to: Spot
    batch: bool
    rises: bool
    waits: int


@dataclass
class Motion:
    """Every card's spot, and the flights of those that are not there yet."""

    unit: float = 100.0
    """The width of a card in pixels, against which ways are measured."""
    speed: float = 1.0
    """1 is brisk, below 1 calmer; 0 shows every change at once."""
    now: int = 0
    spots: dict[int, Spot] = field(default_factory=dict)
    legs: dict[int, list[Leg]] = field(default_factory=dict)
    started: list[tuple[int, str, int]] = field(default_factory=list)
    """Flights to come that have a sound: tick, kind of change, card."""

    # ---- time

    def tick(self) -> None:
        """One tick of 1/120 s goes by; flights that end leave their card at rest."""
        self.now += 1
        for card, legs in list(self.legs.items()):
            if self.now >= _end(legs[0]):
                del legs[0]
                if not legs:
                    del self.legs[card]

    @property
    def moving(self) -> bool:
        """Whether a card flies or waits to."""
        return bool(self.legs)

    def sounds_due(self) -> list[tuple[str, int]]:
        """Kind and card of each flight that has started since this was last asked."""
        due = [(kind, card) for at, kind, card in self.started if at <= self.now]
        self.started = [entry for entry in self.started if entry[0] > self.now]
        return due

    def land(self, only_batches: bool = False) -> None:
        """Everything in flight is at home at once; with `only_batches` single moves fly on."""
        if only_batches:
            batches = {card for card, legs in self.legs.items() if any(g.batch for g in legs)}
            self.legs = {card: g for card, g in self.legs.items() if card not in batches}
            self.started = [s for s in self.started if s[2] not in batches]
        else:
            self.legs.clear()
            self.started.clear()

    # ---- what to show

    def place(self, spots: Mapping[int, Spot]) -> None:
        """Everything lies at `spots`; nothing flies."""
        self.land()
        self.spots = dict(spots)

    def show(
        self,
        changes: Sequence[Change],
        spots_of: Callable[[Position], Mapping[int, Spot]],
        hand: Mapping[int, tuple[float, float]] | None = None,
    ) -> None:
        """Let every card that `changes` move fly from where it is seen to where it now lies.

        Each change begins when the one before has landed. `hand` gives the corners of cards that
        are put down by hand: they are at home but for a last few pixels.
        """
        hand = hand or {}
        start = self.now
        fresh: dict[int, list[Leg]] = {}
        earlier, self.started = self.started, []
        for change in changes:
            after = spots_of(change.after)
            movers = [c for c, spot in after.items() if self.spots.get(c) != spot]
            start = self._fly(change.kind, movers, after, start, fresh, hand)
            self.spots = dict(after)
        if self.speed == 0:
            self.land()
            return
        self.legs.update(fresh)
        # A flight that was still to come and is replaced by another is not heard.
        kept = [s for s in earlier if s[0] <= self.now or s[2] not in fresh]
        self.started = kept + self.started

    def relay(self, spots: Mapping[int, Spot]) -> None:
        """The table was laid anew (a resize): everything lies there, flights end."""
        self.place(spots)

    def release(self, card: int, x: float, y: float, milliseconds: float) -> None:
        """A card let go at (x, y) glides home to its spot."""
        spot = self.spots[card]
        self.started = [s for s in self.started if s[2] != card]
        if self.speed:
            length = max(1, ticks(milliseconds / self.speed))
            self.legs[card] = [Leg(self.now, length, x, y, spot.up, spot, False, True, spot.layer)]

    def _fly(
        self,
        kind: str,
        movers: list[int],
        after: Mapping[int, Spot],
        start: int,
        fresh: dict[int, list[Leg]],
        hand: Mapping[int, tuple[float, float]],
    ) -> int:
        """Legs for one change; the tick at which the next change may begin."""
        travel = [c for c in movers if self._travels(c, after[c])]
        shift = [c for c in movers if c not in set(travel)]
        order = sorted(travel, key=lambda c: _order(kind, self.spots.get(c), after[c]))
        offsets = _offsets(kind, order, self.spots, after)
        batch = kind in BATCHES or len(order) > 4
        ends = [start]
        for card, offset in zip(order, offsets, strict=True):
            x, y, up, waits = self._seen(card, fresh, hand, after[card])
            begins = start + self._paced(offset)
            if card in self.legs and card not in fresh:
                begins = self.now  # already in the air: it changes course at once
            length = self._paced(self._duration(kind, x, y, after[card], card in hand))
            leg = Leg(begins, length, x, y, up, after[card], batch, card not in hand, waits)
            fresh.setdefault(card, []).append(leg)
            ends.append(_end(leg))
            self.started.append((begins, kind, card))
        for card in shift:
            x, y, up, waits = self._seen(card, fresh, hand, after[card])
            leg = Leg(start, self._paced(200), x, y, up, after[card], batch, False, waits)
            fresh.setdefault(card, []).append(leg)
        return max(ends)

    def _paced(self, milliseconds: float) -> int:
        return ticks(milliseconds / self.speed) if self.speed else 0

    def _travels(self, card: int, to: Spot) -> bool:
        """Whether a card changes its pile or its face; otherwise its pile was only laid anew."""
        before = self.spots.get(card)
        return before is None or before.pile != to.pile or before.up != to.up

    def _seen(
        self,
        card: int,
        fresh: Mapping[int, list[Leg]],
        hand: Mapping[int, tuple[float, float]],
        to: Spot,
    ) -> tuple[float, float, bool, int]:
        """Where a card is seen now, or will be when the change begins; face; layer."""
        if card in fresh:
            last = fresh[card][-1].to
            return last.x, last.y, last.up, last.layer
        if card in hand:
            return (*hand[card], to.up, to.layer)
        if card in self.legs:
            sprite = self.sprite(card, 0.0)
            return sprite.x, sprite.y, sprite.up, self.legs[card][0].waits
        spot = self.spots.get(card, to)
        return spot.x, spot.y, spot.up, spot.layer

    def _duration(self, kind: str, x: float, y: float, to: Spot, by_hand: bool) -> float:
        way = hypot(to.x - x, to.y - y) / self.unit
        if by_hand:
            return 60 + 40 * min(1.0, way)
        if kind == "deal":
            return 250
        if kind == "redeal":
            return 300
        return 150 + 80 * min(1.0, way / 8)

    # ---- what is seen

    def flying(self) -> Iterable[int]:
        """Cards in the air now; those that wait for their start still rest."""
        return [card for card, legs in self.legs.items() if legs[0].start <= self.now]

    def resting(self) -> dict[int, Spot]:
        """Cards at rest now and where: at their spots, or still where they wait to fly from."""
        rest = dict(self.spots)
        for card, legs in self.legs.items():
            first = legs[0]
            if first.start <= self.now:
                rest.pop(card, None)
            else:
                rest[card] = Spot(
                    round(first.x), round(first.y), first.waits, first.up, first.waits >> 8
                )
        return rest

    def sprite(self, card: int, fraction: float) -> Sprite:
        """How a flying card is seen `fraction` (0 … 1) of a tick after `now`."""
        time = self.now + fraction
        leg = self.legs[card][0]
        part = 1.0 if leg.duration <= 0 else min(1.0, max(0.0, (time - leg.start) / leg.duration))
        eased = 1 - (1 - part) ** 3
        x = leg.x + (leg.to.x - leg.x) * eased
        y = leg.y + (leg.to.y - leg.y) * eased
        width, up = 1.0, leg.to.up
        if leg.up != leg.to.up:
            # A card turns in the middle of its flight: squeezed to an edge and back.
            turn = min(1.0, max(0.0, (eased - 0.15) / 0.7))
            width = abs(cos(pi * turn))
            up = leg.to.up if turn >= 0.5 else leg.up
        height = 4 * part * (1 - part) if leg.rises else 0.0
        return Sprite(x, y, width, height, up, leg.to, part > 0.6)


def _end(leg: Leg) -> int:
    return leg.start + leg.duration


def _order(kind: str, before: Spot | None, after: Spot) -> tuple[int, ...]:
    """In which order the cards of one change set out."""
    if kind == "deal":
        return (after.layer & 0xFF, after.pile)
    if kind == "redeal":
        # The columns are swept up from left to right; each travels as one packet.
        return (before.pile if before else 0, -(after.layer & 0xFF))
    return (before.layer if before else 0,)


def _offsets(
    kind: str, order: list[int], before: Mapping[int, Spot], after: Mapping[int, Spot]
) -> list[float]:
    """When each card of one change sets out, in milliseconds after its beginning."""
    count = len(order)
    if kind == "deal":
        step = min(35.0, 1700 / max(1, count))
        return [step * n for n in range(count)]
    if kind == "redeal":
        piles = list(dict.fromkeys(before[c].pile for c in order if c in before))
        return [55.0 * piles.index(before[c].pile) if c in before else 0.0 for c in order]
    if count > 4:
        # Undo of a redeal, restart: everything in one wave.
        step = min(35.0, 500 / count)
        return [step * n for n in range(count)]
    offsets, at, step = [], 0.0, 90.0
    for _ in order:
        offsets.append(at)
        at += step
        step = max(50.0, step * 0.9)
    return offsets
