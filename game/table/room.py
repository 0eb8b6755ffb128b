"""What every way of laying a table shares: margins, the strip, columns spread over a width."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position
from game.table.geometry import card_height
from game.table.layout import Plan, Setting, strip_height

LEAST_GAP = 0.06
"""The smallest gap between two columns, in widths of a card."""


@dataclass(frozen=True)
class Room:
    """A window and a width of card: the measures that a maker of plans works with, in pixels."""

    game: Patience
    setting: Setting
    card_w: int
    large_index: bool = False

    @cached_property
    def card_h(self) -> int:
        """The height of a card."""
        return card_height(self.card_w)

    @cached_property
    def margin(self) -> int:
        """What stays free at the edges."""
        return max(8, round(min(self.setting.width, self.setting.height) * 0.0185))

    @cached_property
    def bottom(self) -> int:
        """Where the strip begins."""
        setting = self.setting
        return setting.height - strip_height(setting.width, setting.height, setting.touch)

    @cached_property
    def gap(self) -> int:
        """Between two cards one below the other."""
        return max(6, round(self.card_w * 0.10))

    @cached_property
    def foundations(self) -> list[tuple[int, ...]]:
        """The pile numbers of each group of foundations."""
        return [piles for group, piles in self.game.placed if group.role == "foundation"]

    @cached_property
    def has_stock(self) -> bool:
        """Whether there is something to deal from once the opening lies."""
        return any(action.verb == "deal" for action in self.game.actions)

    @cached_property
    def for_runs(self) -> bool:
        """Whether foundations only take finished runs: they need not all be seen whole."""
        aimed = {name for group in self.game.groups for name in group.to}
        return not any(g.role == "foundation" and g.name in aimed for g in self.game.groups)

    def fits_across(self, count: int, width: int) -> bool:
        """Whether so many cards fit beside each other."""
        return count * self.card_w + (count - 1) * round(self.card_w * LEAST_GAP) <= width

    def across(self, count: int, left: int, right: int, widest: float) -> list[int]:
        """The left edges of `count` cards centred between two lines.

        Gaps are no wider than `widest` widths of a card.
        """
        return list(_spread(count, self.card_w, left, right, widest))

    def plan(
        self,
        kind: str,
        origins: Mapping[int, tuple[int, int]],
        redeal: tuple[int, int],
        step_room: int,
        largest_step: float,
        stock_visible: int,
        gutter: int = 0,
    ) -> Plan:
        """The Plan with these measures."""
        corners = tuple(origins[n] for n in range(len(self.game.names)))
        return Plan(
            self.game, self.setting, kind, self.card_w, corners, redeal, step_room,
            largest_step, stock_visible, gutter, self.large_index,
        )  # fmt: skip

    def place_columns(self, xs: Sequence[int], y: int) -> dict[int, tuple[int, int]]:
        """Origins of the columns in one row."""
        return {pile: (x, y) for pile, x in zip(self.game.tableau, xs, strict=True)}


def _spread(count: int, card_w: int, left: int, right: int, widest: float) -> Iterator[int]:
    gap = min(round(widest * card_w), (right - left - count * card_w) // max(1, count - 1))
    start = left + (right - left - count * card_w - gap * (count - 1)) // 2
    return (start + n * (card_w + gap) for n in range(count))


def opening_of(game: Patience) -> Position:
    """Some opening of the game, for its lengths."""
    return game.opening(game.order(DealNumber.parse("1")))
