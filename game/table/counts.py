"""How many rows and redeals are left, in figures: beside the stock, or on it for want of room."""

import re
from typing import NamedTuple

from game.catalogue.catalogue import Catalogue
from game.engine.position import Position
from game.look.canvas import Piece
from game.look.lines import line, wrapped
from game.look.palette import INK, LIGHT_TEXT, PAPER, Theme
from game.look.panels import panel
from game.table.geometry import Rect
from game.table.layout import Plan

_WORDS_FROM = 66
"""Cards narrower than this many pixels carry figures without words."""

_INSET = 0.08
"""Between the edge of a pile and what is written on it, in widths of a card."""


class _Margin(NamedTuple):
    """Free felt beside a pile: `x` is the edge next to the pile, text runs away from it."""

    x: int
    width: int
    leftward: bool


class Counts:
    """What is written beside or upon the stock and the place of the redeal."""

    def __init__(self, theme: Theme, words: Catalogue) -> None:
        self.theme = theme
        self.words = words

    def pieces(self, plan: Plan, position: Position) -> list[Piece]:
        """How many rows are left, at the stock; how many redeals, at their place."""
        rows = -(-len(position.piles[plan.game.stock]) // len(plan.game.tableau))
        again = any(action.verb == "redeal" for action in plan.game.actions)
        redeals = position.redeals if again else 0
        shared = plan.redeal == plan.origins[plan.game.stock]
        pieces: list[Piece] = []
        if rows:
            pieces += self._rows(plan, rows, redeals if shared else 0)
        if redeals and not (shared and rows):
            pieces += self._redeals(plan, redeals)
        return pieces

    def _rows(self, plan: Plan, rows: int, redeals: int) -> list[Piece]:
        rect = plan.stock_rect
        margin = _margin(plan, rect)
        if not margin:
            return self._plate(plan, rect, str(rows), self.words.say("table.rows_short", n=rows))
        text = [self.words.say("table.rows_left", n=rows)]
        if redeals:
            text.append(f"{redeals} {self.words.say('table.redeals_left', n=redeals)}")
        return self._beside(plan, rect, margin, str(rows), text)

    def _redeals(self, plan: Plan, redeals: int) -> list[Piece]:
        rect, w = plan.redeal_rect, plan.card_w
        margin = _margin(plan, rect)
        if margin:
            text = [self.words.say("table.redeals_left", n=redeals)]
            return self._beside(plan, rect, margin, str(redeals), text)
        text, px, weight = str(redeals), round(w * 0.24), "Bold"
        if w >= _WORDS_FROM:
            text = self.words.say("table.redeals_short", n=redeals)
            px, weight = max(12, round(w * 0.14)), "Semibold"
        caption = line(text, "sans", weight, px, self.theme.line)
        y = rect.y + round(min(rect.h, plan.card_h) * 0.90) - caption.get_height()
        return [Piece(caption, rect.x + (w - caption.get_width()) // 2, y)]

    @staticmethod
    def upon(plan: Plan) -> bool:
        """Whether the redeals that are left are written upon their place, below its sign."""
        return _margin(plan, plan.redeal_rect) is None

    def _beside(
        self, plan: Plan, rect: Rect, margin: _Margin, number: str, text: list[str]
    ) -> list[Piece]:
        """A large figure on the felt beside a pile, and words below it."""
        w, roomy = plan.card_w, plan.kind == "above"
        px = round(w * (0.16 if roomy else 0.132))
        large = round(w * (0.50 if roomy else 0.40))
        rows = [(number, "serif", "Bold", large, LIGHT_TEXT)]
        for part in text:
            # A word of one letter, as Polish has them, does not stay behind at the end of a line.
            part = re.sub(r"\b(\w) ", "\\1\u00a0", part)
            folded = wrapped(part, "sans", "Regular", px, margin.width)
            rows += [(row, "sans", "Regular", px, self.theme.line) for row in folded]
        lines = [line(*row, margin.width) for row in rows]
        # A line of the large figure is mostly air, above it and below.
        tops, y = [], -round(large * 0.28)
        for nth in range(len(lines)):
            tops.append(y)
            y += round(large * 1.08) if nth == 0 else round(px * 1.22)
        high = min(rect.h, plan.card_h)
        top = rect.y + (0 if roomy else max(0, (high - y) // 2))
        return [
            Piece(s, margin.x - s.get_width() if margin.leftward else margin.x, top + at)
            for s, at in zip(lines, tops, strict=True)
        ]

    def _plate(self, plan: Plan, rect: Rect, number: str, text: str) -> list[Piece]:
        """A figure with a word below it on a plate of paper, as large in every language."""
        w, high = plan.card_w, min(rect.h, plan.card_h)
        inset, small = round(w * _INSET), w < _WORDS_FROM
        wide, tall = w - 2 * inset, round(w * (0.50 if small else 0.60))
        x, y = rect.x + inset, rect.y + max(0, (high - tall) // 2)
        plate = panel((wide, tall), PAPER, 1.0, radius=w * 0.04)
        figure = line(number, "serif", "Bold", round(w * 0.40), INK)
        middle = tall // 2 if small else round(tall * 0.36)
        pieces = [Piece(plate, x, y), _centred(figure, rect.x + w // 2, y + middle)]
        if not small:
            px = max(12, round(w * 0.138))
            caption = line(text, "sans", "Semibold", px, INK, wide - 2 * max(2, inset // 3))
            pieces.append(_centred(caption, rect.x + w // 2, y + round(tall * 0.80)))
        return pieces


def _centred(surface, x: int, y: int) -> Piece:
    """A piece whose ink has its middle at the height `y`: the air of a line does not count."""
    ink = surface.get_bounding_rect()
    return Piece(surface, x - surface.get_width() // 2, y - ink.centery)


def _margin(plan: Plan, rect: Rect) -> _Margin | None:
    """The free felt beside a pile at the edge of the table, if words find room there."""
    w = plan.card_w
    at_left = rect.x < plan.setting.width // 2
    if plan.kind == "beside":
        pad = round(w * 0.09)
        width = plan.gutter - 2 * pad
        if plan.gutter < round(w * 0.66) or w < _WORDS_FROM:
            return None
    elif plan.kind == "above":
        pad = round(w * 0.16)
        homes = [plan.origins[n][0] for n in plan.game.foundations]
        free = min(homes) - rect.x if at_left else rect.x - max(homes)
        width = free - w - 2 * pad
        if width < w:
            return None
    else:
        return None
    x = rect.x + w + pad if at_left else rect.x - pad
    return _Margin(x, width, not at_left)
