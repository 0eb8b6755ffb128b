"""The words and numbers on a table: what is left in the stock, rows, the order of a redeal."""

from collections.abc import Mapping
from math import ceil

from game.catalogue.catalogue import Catalogue
from game.engine.position import Position
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import INK, LIGHT_TEXT, Theme
from game.look.panels import panel
from game.table.counts import Counts
from game.table.geometry import Spot
from game.table.layout import Plan

_TITLE_FROM = 66
"""Beside cards narrower than this there is no room for a name that can be read."""


_LARGE_INDEX_ENDS = 0.82
"""Where the widest large index ends, in widths of a card from the left: the 10 of hearts."""


class Captions:
    """Pieces of text for one table, in a theme and a language."""

    def __init__(self, theme: Theme, words: Catalogue) -> None:
        self.theme = theme
        self.words = words
        self.counts = Counts(theme, words)

    def pieces(self, plan: Plan, position: Position) -> list[Piece]:
        """Everything that is written beside and upon the piles."""
        pieces = self.counts.pieces(plan, position)
        pieces += self._row_numbers(plan, position)
        return pieces + self._title(plan, position)

    def _title(self, plan: Plan, position: Position) -> list[Piece]:
        """Name and row, below the stock, where foundations in two rows leave room for them."""
        if plan.kind != "above" or plan.card_w < _TITLE_FROM:
            return []
        w, (x, y) = plan.card_w, plan.origins[plan.game.stock]
        right, bottom = x + w, plan.origins[plan.game.foundations[-1]][1] + plan.card_h
        name = line(
            self.words.say(f"game.{plan.game.id}.name"), "serif", "Bold", round(w * 0.44),
            LIGHT_TEXT, round(w * 3.2),
        )  # fmt: skip
        rows = max(len(position.piles[n]) for n in plan.game.tableau)
        text = self.words.say("table.row", n=rows) if rows else ""
        row = line(text, "sans", "Regular", round(w * 0.17), self.theme.line)
        y = max(y + plan.card_h + round(w * 0.1), bottom - name.get_height() - row.get_height())
        below = y + round(name.get_height() * 0.95)
        if plan.setting.mirrored:
            return [Piece(name, x, y), Piece(row, x, below)]
        return [
            Piece(name, right - name.get_width(), y),
            Piece(row, right - row.get_width(), below),
        ]

    def _row_numbers(self, plan: Plan, position: Position) -> list[Piece]:
        """The number of each row beside the columns, where there is a gutter for it."""
        rows = max(len(position.piles[n]) for n in plan.game.tableau)
        if plan.game.group_of[plan.game.tableau[0]].spread != "rows" or not plan.gutter:
            return []
        left = min(plan.origins[n][0] for n in plan.game.tableau)
        away = min(plan.gutter // 2, round(plan.card_w * 0.2))
        top, step = plan.origins[plan.game.tableau[0]][1], plan.step(rows)
        px = max(12, round(plan.card_w * 0.125))
        pieces = []
        for row in range(rows):
            words = line(str(row + 1), "sans", "Semibold", px, self.theme.line)
            x = left - away - words.get_width() // 2
            pieces.append(Piece(words, x, top + row * step + round(plan.card_w * 0.06)))
        return pieces

    def numbers(
        self, plan: Plan, cards: list[tuple[int, Spot]], numbers: Mapping[int, int]
    ) -> list[Piece]:
        """The order of the redeal, on every card, in the corner that a covered card shows.

        Rank and suit stay free: beside a large index little more than a finger's breadth is
        left, and there the figures are small and reach into the gap between the columns.
        """
        w = plan.card_w
        px, most, right = max(11, round(w * 0.17)), w // 2, w - max(2, w // 40)
        if plan.large_index:
            right = w + min(plan.between // 2, max(2, w // 30))
            px, most = max(10, round(w * 0.15)), right - ceil(w * _LARGE_INDEX_ENDS)
        pieces = []
        for card, spot in cards:
            if card not in numbers:
                continue
            words = line(str(numbers[card]), "sans", "Bold", px, LIGHT_TEXT, most - 2)
            wide = min(max(words.get_width() + px // 2, px + 4), max(most, words.get_width()))
            high = max(words.get_height() - px // 6, wide // 2)
            ground = panel((wide, high), INK, 0.88, radius=high * 0.3)
            x, y = spot.x + right - wide, spot.y + max(2, w // 40)
            pieces.append(Piece(ground, x, y))
            middle = y + (high - words.get_height()) // 2
            pieces.append(Piece(words, x + (wide - words.get_width()) // 2, middle))
        return pieces
