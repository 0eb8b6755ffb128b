"""One flight of one card, and how the cards of one change set out."""

from collections.abc import Mapping
from typing import NamedTuple

from game.table.geometry import Spot

TICKS = 120
"""Ticks a second."""


def ticks(milliseconds: float) -> int:
    """Whole ticks for a time.

    >>> ticks(250)
    30
    """
    return round(milliseconds * TICKS / 1000)


class Sprite(NamedTuple):
    """How a flying card is seen: where, how wide (1 is whole), how high above the table (0 … 1).

    `spot` is where it will lie; `under` tells that it already slips below that pile's cards;
    `layer` is what it lies over: as where it comes from, then as where it goes.
    """

    x: float
    y: float
    width: float
    height: float
    up: bool
    spot: Spot
    under: bool
    layer: int


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


def end(leg: Leg) -> int:
    """The tick at which a flight is over."""
    return leg.start + leg.duration


def order(kind: str, before: Spot | None, after: Spot) -> tuple[int, ...]:
    """In which order the cards of one change set out."""
    if kind == "deal":
        return (after.layer & 0xFF, after.pile)
    if kind == "redeal":
        # The columns are swept up from left to right; each travels as one packet.
        return (before.pile if before else 0, -(after.layer & 0xFF))
    if kind == "collect":
        return (-before.layer if before else 0,)
    return (before.layer if before else 0,)


def offsets(
    kind: str, cards: list[int], before: Mapping[int, Spot], after: Mapping[int, Spot]
) -> list[float]:
    """When each card of one change sets out, in milliseconds after its beginning."""
    count = len(cards)
    if kind == "deal":
        step = min(35.0, 1500 / max(1, count))
        return [step * n for n in range(count)]
    if kind == "redeal":
        piles = list(dict.fromkeys(before[c].pile for c in cards if c in before))
        return [55.0 * piles.index(before[c].pile) if c in before else 0.0 for c in cards]
    if count > 4 and kind not in ("move", "collect"):
        # Undo of a redeal, restart: everything in one wave.
        step = min(35.0, 500 / count)
        return [step * n for n in range(count)]
    begins, at, step = [], 0.0, 90.0
    if kind == "move":
        return [14.0 * n for n in range(count)]  # a run moves as one, its cards close together
    for _ in cards:
        begins.append(at)
        at += step
        step = max(50.0, step * 0.9)
    return begins
