"""The words and numbers on a table: what is left in the stock, rows, the order of a redeal."""

from collections.abc import Mapping

from game.catalogue.catalogue import Catalogue
from game.engine.position import Position
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import INK, LIGHT_TEXT, PAPER, Theme
from game.look.panels import panel
from game.table.geometry import Rect, Spot
from game.table.layout import Plan

_CAPTIONS_FROM = 86
"""Cards narrower than this carry counts without words, which would be too small to read."""


class Captions:
    """Pieces of text for one table, in a theme and a language."""

    def __init__(self, theme: Theme, words: Catalogue) -> None:
        self.theme = theme
        self.words = words

    def pieces(self, plan: Plan, position: Position) -> list[Piece]:
        """Everything that is written beside and upon the piles."""
        pieces = self._counts(plan, position)
        pieces += self._row_numbers(plan, position)
        return pieces + self._title(plan, position)

    def _counts(self, plan: Plan, position: Position) -> list[Piece]:
        """How many rows are left, on the stock; how many redeals, on their place."""
        rows = -(-len(position.piles[plan.game.stock]) // len(plan.game.tableau))
        pieces = []
        if rows:
            text = self.words.say("table.rows_left", n=rows)
            pieces += self._plaque(plan, plan.stock_rect, str(rows), text)
        again = any(action.verb == "redeal" for action in plan.game.actions)
        if again and position.redeals and (plan.redeal_rect != plan.stock_rect or not rows):
            pieces.append(self._redeals_left(plan, position.redeals))
        return pieces

    def _plaque(self, plan: Plan, rect: Rect, number: str, text: str) -> list[Piece]:
        """A number with a word below it, on paper, in the middle of what is seen of a pile."""
        w = plan.card_w
        if w < _CAPTIONS_FROM:
            return self._figure(rect, w, number)
        figure = line(number, "serif", "Bold", round(w * 0.34), INK)
        caption = line(text, "sans", "Semibold", round(w * 0.125), INK, round(w * 0.80))
        width = round(w * 0.9)
        height = round(figure.get_height() * 0.9) + caption.get_height() + round(w * 0.02)
        x = rect.x + (w - width) // 2
        y = rect.y + max(0, (min(rect.h, plan.card_h) - height) // 2)
        return [
            Piece(panel((width, height), PAPER, 0.95, radius=w * 0.05), x, y),
            Piece(figure, x + (width - figure.get_width()) // 2, y - round(w * 0.02)),
            Piece(
                caption,
                x + (width - caption.get_width()) // 2,
                y + height - caption.get_height() - round(w * 0.02),
            ),
        ]

    def _figure(self, rect: Rect, w: int, number: str) -> list[Piece]:
        """The number alone, where a word below it would be too small to read."""
        figure = line(number, "serif", "Bold", round(w * 0.4), INK)
        width, height = round(w * 0.62), round(w * 0.56)
        x = rect.x + (w - width) // 2
        y = rect.y + max(0, (min(rect.h, round(w * 1.4267)) - height) // 2)
        return [
            Piece(panel((width, height), PAPER, 0.95, radius=w * 0.06), x, y),
            Piece(
                figure,
                x + (width - figure.get_width()) // 2,
                y + (height - figure.get_height()) // 2,
            ),
        ]

    def _redeals_left(self, plan: Plan, redeals: int) -> Piece:
        """How many redeals are left, below the sign of their place."""
        rect, w = plan.redeal_rect, plan.card_w
        text = f"{redeals} {self.words.say('table.redeals_left', n=redeals)}"
        px, weight = round(w * 0.125), "Semibold"
        if w < _CAPTIONS_FROM:
            text, px, weight = str(redeals), round(w * 0.24), "Bold"
        caption = line(text, "sans", weight, px, self.theme.line, round(w * 0.80))
        y = rect.y + round(min(rect.h, plan.card_h) * 0.90) - caption.get_height()
        return Piece(caption, rect.x + (w - caption.get_width()) // 2, y)

    def _title(self, plan: Plan, position: Position) -> list[Piece]:
        """Name and row, below the stock, where foundations in two rows leave room for them."""
        if plan.kind != "above" or plan.card_w < _CAPTIONS_FROM:
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
        top, step = plan.origins[plan.game.tableau[0]][1], plan.step(rows)
        px = max(12, round(plan.card_w * 0.125))
        pieces = []
        for row in range(rows):
            words = line(str(row + 1), "sans", "Semibold", px, self.theme.line)
            x = left - plan.gutter // 2 - words.get_width() // 2
            pieces.append(Piece(words, x, top + row * step + round(plan.card_w * 0.06)))
        return pieces

    def numbers(
        self, plan: Plan, cards: list[tuple[int, Spot]], numbers: Mapping[int, int]
    ) -> list[Piece]:
        """The order of the redeal, on every card, in the corner that a covered card shows."""
        pieces = []
        px = max(11, round(plan.card_w * 0.17))
        for card, spot in cards:
            if card not in numbers:
                continue
            words = line(str(numbers[card]), "sans", "Bold", px, LIGHT_TEXT)
            wide, high = max(words.get_width() + px // 2, px + 4), words.get_height() - px // 6
            ground = panel((wide, high), INK, 0.88, radius=high * 0.3)
            x = spot.x + plan.card_w - wide - max(2, plan.card_w // 40)
            y = spot.y + max(2, plan.card_w // 40)
            pieces.append(Piece(ground, x, y))
            pieces.append(
                Piece(words, x + (wide - words.get_width()) // 2, y - px // 12)
            )  # fmt: skip
        return pieces
