"""The small table of an example: where the piles of its story lie, and how large they can be."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.patience import Patience
from game.engine.position import Position
from game.scenes.stories import Story, start
from game.table.arrange import LARGE_INDEX_BELOW
from game.table.geometry import card_height, pack_height
from game.table.layout import Plan, Setting

_AWAY = -100_000
_GAP, _AISLE, _EDGE = 0.16, 0.55, 0.24
"""Between columns, between parts of the table and around it, in widths of a card."""
_STEP = 0.36
"""Between open cards, in heights of a card."""
_SMALLEST, _LARGEST = 40, 280


def positions(game: Patience, story: Story) -> list[Position]:
    """The position at the start and after each move, with all that the move forces."""
    found = [start(game, story)]
    for text in story.moves:
        found.append(game.child(found[-1], game.parse(text)))
    return found


@dataclass(frozen=True)
class Stage:
    """The small table: its plan, its size and where the numbers of columns or rows stand."""

    plan: Plan
    size: tuple[int, int]
    labels: tuple[tuple[str, int, int], ...]


def stage(game: Patience, story: Story, room: tuple[int, int], px: int, large_index: bool) -> Stage:
    """The largest table that fits into `room`, always as wide; numbers are `px` high."""
    builder = _Builder(game, story, room[0], px, large_index)
    card_w = max(_SMALLEST, min(_LARGEST, builder.widest()))
    made = builder.build(card_w)
    while made.size[1] > room[1] and card_w > _SMALLEST:
        card_w = max(_SMALLEST, min(card_w - 1, card_w * room[1] // made.size[1]))
        made = builder.build(card_w)
    return made


class _Builder:
    """Lays the piles of one story: the stock, the columns, the foundations two deep."""

    def __init__(
        self, game: Patience, story: Story, width: int, px: int, large_index: bool
    ) -> None:
        self.game, self.width, self.px, self.large_index = game, width, px, large_index
        self.played = positions(game, story)
        self.columns = [n for n in game.tableau if game.names[n] in story.shown]
        self.homes = [n for n in game.foundations if game.names[n] in story.shown]
        self.stock = game.names[game.stock] in story.shown
        self.in_rows = game.group_of[self.columns[0]].spread == "rows"
        self.side = (len(self.homes) + 1) // 2
        self.gutter = px if self.in_rows else 0

    def _across(self) -> float:
        """The width of the table in widths of a card, without the gutter."""
        count = len(self.columns)
        across = count + (count - 1) * _GAP + 2 * _EDGE
        if self.side:
            across += self.side + (self.side - 1) * _GAP + _AISLE
        return across + (1 + _AISLE) * self.stock

    def widest(self) -> int:
        """The width of a card that uses all the width there is."""
        return int((self.width - self.gutter) / self._across())

    def build(self, card_w: int) -> Stage:
        """The table with cards of that width."""
        game, px, high = self.game, self.px, card_height(card_w)
        edge, aisle = round(_EDGE * card_w), round(_AISLE * card_w)
        apart = card_w + round(_GAP * card_w)
        top = edge if self.in_rows else edge + round(px * 1.1)
        x = edge + round((self.width - self.gutter - self._across() * card_w) / 2)
        origins = dict.fromkeys(range(len(game.names)), (_AWAY, _AWAY))
        if self.stock:
            origins[game.stock] = (
                x,
                top + pack_height(card_w),
            )  # it grows upwards with what it holds
            x += card_w + aisle
        x += self.gutter
        for nth, n in enumerate(self.columns):
            origins[n] = (x + nth * apart, top)
        right = x + (len(self.columns) - 1) * apart + card_w + aisle
        for nth, n in enumerate(self.homes):
            down, across = divmod(nth, self.side)
            origins[n] = (right + across * apart, top + down * (high + edge // 2))
        plan = Plan(
            game, Setting(self.width, 20 * high),
            "example", card_w, tuple(origins[n] for n in range(len(game.names))),
            origins[game.stock], 19 * high, _STEP, high,
            large_index=self.large_index or card_w < LARGE_INDEX_BELOW,
        )  # fmt: skip
        rows = self._rows(plan, x - px // 2 - edge // 2) if self.in_rows else self._numbers(plan)
        return Stage(plan, (self.width, self._bottom(plan) + edge), tuple(rows))

    def _bottom(self, plan: Plan) -> int:
        """How far down cards and places reach in any position of the story."""
        spots = [s for p in self.played for s in plan.spots(p).values() if s.x > _AWAY]
        tops = [s.y for s in spots] + [plan.origins[n][1] for n in (*self.homes, *self.columns)]
        return max(tops) + plan.card_h

    def _rows(self, plan: Plan, x: int) -> Sequence[tuple[str, int, int]]:
        """The number of each row, at its top."""
        most = max(len(position.piles[self.columns[0]]) for position in self.played)
        top, step = plan.origins[self.columns[0]][1], plan.step(most)
        return [(str(row + 1), x, top + row * step) for row in range(most)]

    def _numbers(self, plan: Plan) -> Sequence[tuple[str, int, int]]:
        """The number of each column, above it."""
        y = round(_EDGE * plan.card_w) // 2 + self.px // 6
        middle = plan.card_w // 2
        return [(self.game.names[n][1:], plan.origins[n][0] + middle, y) for n in self.columns]
