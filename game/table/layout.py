"""Where everything lies: a Plan (made in arrange.py) and a Position give a Spot for every card."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from game.engine.cards import GAP, is_open
from game.engine.patience import Group, Patience
from game.engine.position import Position
from game.table.geometry import (
    Rect,
    Spot,
    card_height,
    pack_height,
    smallest_step,
    squeezed_step,
)

_DOWN_STEP, _DOWN_OPEN = 0.16, 0.23
"""Between face-down cards, in widths of a card: at least, and while there is room."""

_RUNG = 0.8
"""Each step of a longer column is this share of the one before: few moves lay a column anew."""

_STAGES = (8, 10, 13)
"""Rows that a step is made for: the table is not laid anew for each row dealt."""


class Setting(NamedTuple):
    """What shapes a table: window, the player's wishes, how long columns have grown.

    `long_columns` counts the stages of a game in which columns grow longer than was reckoned with.
    """

    width: int
    height: int
    large_index: bool = False
    mirrored: bool = False
    long_columns: int = 0
    touch: bool = False
    """Whether fingers play: they need larger buttons than a pointer."""


FINGER = 64
"""The least height in pixels of a strip that fingers touch."""


def strip_height(width: int, height: int, touch: bool = False) -> int:
    """The height of the strip at the bottom: a finger's or pointer's button high."""
    high = round(height * 0.041 if width >= height else height * 0.034)
    return max(FINGER if touch else 30, high)


@dataclass(frozen=True)
class Plan:
    """A table for one game and window. `origins` are the top left corners of the piles.

    `step_room` is the height for columns and `largest_step` their widest step, as a share of a
    card's height; `stock_visible` is what the strip leaves in sight of the stock; `gutter` is the
    room left of the columns, 0 where there is none. `large_index` faces are used by wish, or where
    cards are small.
    """

    game: Patience
    setting: Setting
    kind: str
    card_w: int
    origins: tuple[tuple[int, int], ...]
    redeal: tuple[int, int]
    step_room: int
    largest_step: float
    stock_visible: int
    gutter: int = 0
    large_index: bool = False

    @property
    def card_h(self) -> int:
        """The height of a card, in pixels."""
        return card_height(self.card_w)

    @property
    def line(self) -> int:
        """The width of the lines of empty places: a 4K table is one of 1080 rows doubled."""
        return max(1, round(min(self.setting.width, self.setting.height) / 540))

    @property
    def between(self) -> int:
        """The gap between two columns, in pixels."""
        first, second = (self.origins[n][0] for n in self.game.tableau[:2])
        return second - first - self.card_w

    @cached_property
    def strip(self) -> Rect:
        """The strip at the bottom of the window."""
        high = strip_height(self.setting.width, self.setting.height, self.setting.touch)
        return Rect(0, self.setting.height - high, self.setting.width, high)

    def step(self, rows: int) -> int:
        """The distance between rows when `rows` of them lie, in pixels."""
        made_for = next((stage for stage in _STAGES if rows <= stage), rows)
        largest = round(self.largest_step * self.card_h)
        if made_for < 2:
            return largest
        return min(largest, (self.step_room - self.card_h) // (made_for - 1))

    def drops(self, group: Group, pile: bytes, rows: int) -> list[int]:
        """How far below the pile's origin each of its cards lies, in pixels."""
        if group.spread == "rows":
            step = self.step(rows)
            return [step * at for at in range(len(pile))]
        if group.spread == "fan":
            return self._fan(pile)
        # A stock's height shows how much is left; its lowest card stays in its place.
        rise = pack_height(self.card_w) if group.role == "stock" else 0
        return [-(at * rise // len(self.game.pack.faces)) for at in range(len(pile))]

    def _fan(self, pile: bytes) -> list[int]:
        """Cards below each other, face-down ones closer; squeezed only as far as they must be."""
        opened = sum(map(is_open, pile[:-1]))
        step, down = self._fan_steps(opened, max(0, len(pile) - 1 - opened))
        drops, y = [], 0
        for card in pile:
            drops.append(y)
            y += step if is_open(card) else down
        return drops

    def _fan_steps(self, opened: int, hidden: int) -> tuple[int, int]:
        """The steps below so many open and face-down cards.

        Backs give way first, they tell nothing; then the open cards, rung by rung.
        """
        room = self.step_room - self.card_h
        least = smallest_step(self.card_w, self.large_index)
        last = squeezed_step(self.card_w, self.large_index)
        step = max(least, round(self.largest_step * self.card_h))
        down = round(self.card_w * _DOWN_OPEN)
        if opened * step + hidden * down > room:
            down = round(self.card_w * _DOWN_STEP)
        while step > last and opened * step + hidden * down > room:
            step = max(last, min(step - 1, int(step * _RUNG)))
        if hidden and opened * step + hidden * down > room:
            down = max(2, (room - opened * step) // hidden)
        if opened and opened * step + hidden * down > room:
            step = max(2, (room - hidden * down) // opened)
        return step, down

    def crowded(self, position: Position) -> bool:
        """Whether a column is too long for rank and suit of its cards to stay readable."""
        last = squeezed_step(self.card_w, self.large_index)
        down = round(self.card_w * _DOWN_STEP)
        for n in self.game.tableau:
            covered = position.piles[n][:-1]
            opened = sum(map(is_open, covered))
            need = opened * last + (len(covered) - opened) * min(down, last)
            if self.game.group_of[n].spread == "fan" and need > self.step_room - self.card_h:
                return True
        return False

    def spots(self, position: Position) -> dict[int, Spot]:
        """Card -> where it lies, for every card of the position."""
        return _spots(self, position)

    def pile_rect(self, pile: int, position: Position) -> Rect:
        """What a card dropped on the pile must overlap: its front card, or its empty place."""
        x, y = self.origins[pile]
        spots = [s for s in self.spots(position).values() if s.pile == pile]
        if spots:
            y = max(s.y for s in spots)
        return Rect(x, y, self.card_w, self.card_h)

    def pile_area(self, pile: int, position: Position) -> Rect:
        """All of a pile, from its first card to its front card, or its empty place."""
        x, y = self.origins[pile]
        front = self.pile_rect(pile, position)
        return Rect(x, y, self.card_w, front.y + front.h - y)

    def card_rect(self, spot: Spot) -> Rect:
        """The rectangle of a card at `spot`."""
        return Rect(spot.x, spot.y, self.card_w, self.card_h)

    @property
    def redeal_rect(self) -> Rect:
        """The place that is clicked for a redeal."""
        return Rect(*self.redeal, self.card_w, self.stock_visible)

    @property
    def stock_rect(self) -> Rect:
        """The place that is clicked for a row."""
        return Rect(*self.origins[self.game.stock], self.card_w, self.stock_visible)

    def card_at(self, x: float, y: float, position: Position) -> int | None:
        """The card lying uppermost at a point, or None; the stock's cards do not count."""
        best, best_layer = None, -1
        for card, spot in self.spots(position).items():
            if spot.layer <= best_layer or spot.pile == self.game.stock:
                continue
            if spot.x <= x < spot.x + self.card_w and spot.y <= y < spot.y + self.card_h:
                best, best_layer = card, spot.layer
        return best


@lru_cache(maxsize=16)
def _spots(plan: Plan, position: Position) -> dict[int, Spot]:
    spots = {}
    rows = max((len(position.piles[n]) for n in plan.game.tableau), default=0)
    for number, (pile, group) in enumerate(zip(position.piles, plan.game.group_of, strict=True)):
        x, y = plan.origins[number]
        for at, (card, drop) in enumerate(zip(pile, plan.drops(group, pile, rows), strict=True)):
            if card != GAP:
                layer = number * 256 + at
                spots[card & 0x7F] = Spot(x, y + drop, layer, is_open(card), number)
    return spots
