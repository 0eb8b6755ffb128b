"""The only file that draws cards: what lies on the table, and what flies above it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import pygame

from game.catalogue.catalogue import Catalogue
from game.engine.position import Position
from game.look import glow, places, shadows
from game.look.canvas import Piece
from game.look.icons import icon
from game.look.lines import line
from game.look.palette import INK, LIGHT_TEXT, PAPER, Theme
from game.look.panels import panel
from game.table.deck import LIFT_MARGIN, LIFTED, Deck
from game.table.geometry import Rect, Spot
from game.table.hand import Hand
from game.table.layout import Plan
from game.table.motion import Motion

_CAPTIONS_FROM = 86
"""Cards narrower than this carry counts without words, which would be too small to read."""

_HIGH = 0.2
"""Above this share of its flight's height a card throws the shadow of a lifted one."""


@dataclass
class Marks:
    """What the table shows besides cards.

    `glowing` are the piles that take the held card, with the strength of their light (0 … 1);
    `hovered` and `focused` are rectangles; `numbers` gives cards the number written on them;
    `swap` is the pile on which the sign for "the other foundation" stands.
    """

    glowing: dict[int, float] = field(default_factory=dict)
    hovered: Rect | None = None
    focused: Rect | None = None
    numbers: Mapping[int, int] = field(default_factory=dict)
    swap: int | None = None


class Painter:
    """Draws one table. What it answers are pieces for a canvas."""

    def __init__(self, deck: Deck, theme: Theme, words: Catalogue) -> None:
        self.deck = deck
        self.theme = theme
        self.words = words

    # ---- at rest

    def pieces(
        self, plan: Plan, position: Position, motion: Motion, held: Iterable[int], marks: Marks
    ) -> list[Piece]:
        """Everything that lies on the table now, lowest first; `held` cards are left out."""
        size = (plan.card_w, plan.card_h)
        resting = motion.resting()
        for card in held:
            resting.pop(card, None)
        cards = self._seen(resting)
        covered = {spot.pile for spot in resting.values()}
        pieces = self._places(plan, covered, position.redeals)
        rects = {n: plan.pile_rect(n, position) for n in marks.glowing}
        for n, strength in marks.glowing.items():
            surface, dx, dy = glow.glow(*size, strength)
            x, y, *_ = rects[n]
            pieces.append(Piece(surface, x + dx, y + dy, pygame.BLEND_RGB_ADD))
        shadow, sx, sy = shadows.resting(*size)
        for card, spot in cards:
            pieces.append(Piece(shadow, spot.x + sx, spot.y + sy))
            pieces.append(Piece(self.deck.card(card, spot.up), spot.x, spot.y))
        pieces += self._numbers(plan, cards, marks.numbers)
        pieces += self._counts(plan, position, covered)
        pieces += self._row_numbers(plan, position)
        pieces += self._title(plan, position)
        for n, strength in marks.glowing.items():
            pieces.append(_around(rects[n], glow.ring, strength))
        if marks.hovered:
            pieces.append(_around(marks.hovered, glow.hover_ring, 1.0))
        if marks.swap is not None:
            pieces += self._swap(plan, plan.pile_rect(marks.swap, position))
        if marks.focused:
            pieces.append(_around(marks.focused, glow.focus_ring, 1.0))
        return pieces

    @staticmethod
    def _seen(resting: Mapping[int, Spot]) -> list[tuple[int, Spot]]:
        """Cards and spots in drawing order, without those that another hides altogether."""
        top: dict[tuple[int, int], int] = {}
        for card, spot in sorted(resting.items(), key=lambda item: item[1].layer):
            top[spot.x, spot.y] = card
        cards = [(card, resting[card]) for card in top.values()]
        return sorted(cards, key=lambda item: item[1].layer)

    def _places(self, plan: Plan, covered: set[int], redeals: int) -> list[Piece]:
        size = (plan.card_w, plan.card_h)
        pieces = []
        for group, piles in plan.game.placed:
            for nth, n in enumerate(piles):
                if n in covered or group.role != "foundation":
                    continue
                letter, suit = group.starts.wants(nth)
                shown = self.words.letter(letter) if letter else ""
                surface = places.place(self.theme, *size, shown, suit)
                pieces.append(Piece(surface, *plan.origins[n]))
        if any(action.verb == "redeal" for action in plan.game.actions):
            x, y = plan.redeal
            if (x, y) != plan.origins[plan.game.stock] or plan.game.stock not in covered:
                seen = min(1.0, plan.stock_visible / plan.card_h)
                surface = places.redeal_place(self.theme, *size, redeals > 0, seen)
                pieces.append(Piece(surface, x, y))
        if plan.game.stock not in covered and plan.redeal != plan.origins[plan.game.stock]:
            pieces.append(Piece(places.place(self.theme, *size), *plan.origins[plan.game.stock]))
        return pieces

    def _counts(self, plan: Plan, position: Position, covered: set[int]) -> list[Piece]:
        """How many rows are left, on the stock; how many redeals, on their place."""
        rows = -(-len(position.piles[plan.game.stock]) // len(plan.game.tableau))
        pieces = []
        if rows:
            text = self.words.say("table.rows_left", n=rows)
            pieces += self._plaque(plan, plan.stock_rect, str(rows), text)
        again = any(action.verb == "redeal" for action in plan.game.actions)
        if again and (plan.redeal_rect != plan.stock_rect or not rows):
            pieces.append(self._redeals_left(plan, position.redeals))
        return pieces

    def _plaque(self, plan: Plan, rect: Rect, number: str, text: str) -> list[Piece]:
        """A number with a word below it, on paper, in the middle of what is seen of a pile."""
        w = plan.card_w
        if w < _CAPTIONS_FROM:
            return self._figure(rect, w, number)
        figure = line(number, "serif", "Bold", round(w * 0.34), INK)
        caption = line(text, "sans", "Semibold", round(w * 0.125), INK, round(w * 0.84))
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
        caption = line(text, "sans", weight, px, self.theme.line, round(w * 0.84))
        y = rect.y + round(min(rect.h, plan.card_h) * 0.94) - caption.get_height()
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
        px = max(10, round(plan.card_w * 0.105))
        pieces = []
        for row in range(rows):
            words = line(str(row + 1), "sans", "Semibold", px, self.theme.line)
            x = left - plan.gutter // 2 - words.get_width() // 2
            pieces.append(Piece(words, x, top + row * step + round(plan.card_w * 0.06)))
        return pieces

    def _numbers(
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

    def _swap(self, plan: Plan, rect: Rect) -> list[Piece]:
        side = max(28, round(plan.card_w * 0.46)) // 2 * 2
        ground = panel((side, side), INK, 0.92, "#f6c65a", 1.0, radius=side / 2, line=2)
        sign = icon("swap", side * 5 // 8, "#f6c65a")
        x, y = rect.x + (rect.w - side) // 2, rect.y + (rect.h - side) // 2
        inset = (side - sign.get_width()) // 2
        return [
            _around(rect, glow.ring, 1.0),
            Piece(ground, x, y),
            Piece(sign, x + inset, y + inset),
        ]

    # ---- in the air

    def flying(
        self, plan: Plan, motion: Motion, fraction: float, resting: Mapping[int, Spot]
    ) -> list[Piece]:
        """Cards in flight, `fraction` of a tick after the motion's time; lowest first."""
        size = (plan.card_w, plan.card_h)
        low, high = shadows.resting(*size), shadows.lifted(*size)
        pieces = []
        order = sorted(
            motion.flying(), key=lambda c: (motion.legs[c][0].start, motion.spots[c].layer)
        )
        for card in order:
            sprite = motion.sprite(card, fraction)
            surface = self.deck.card(card, sprite.up)
            x, y = round(sprite.x), round(sprite.y)
            if sprite.width < 0.99:
                surface = self.deck.squeezed(card, sprite.up, sprite.width)
                x += (plan.card_w - surface.get_width()) // 2
            elif sprite.height or sprite.spot.layer:
                shadow, dx, dy = high if sprite.height > _HIGH else low
                pieces.append(Piece(shadow, x + dx, y + dy))
            piece = Piece(surface, x, y)
            pieces.append(piece)
            if sprite.under:
                pieces += self._cover(plan, piece.rect(), sprite.spot, resting)
        return pieces

    def _cover(
        self, plan: Plan, area: pygame.Rect, spot: Spot, resting: Mapping[int, Spot]
    ) -> list[Piece]:
        """The cards of its pile under which a landing card slips, painted over it again."""
        shadow, sx, sy = shadows.resting(plan.card_w, plan.card_h)
        above = [
            (other.layer, card, other)
            for card, other in resting.items()
            if other.pile == spot.pile
            and other.layer > spot.layer
            and area.colliderect((other.x, other.y, plan.card_w, plan.card_h))
        ]
        clip = tuple(area)
        pieces = []
        for _, card, other in sorted(above)[:3]:
            pieces.append(Piece(shadow, other.x + sx, other.y + sy, 0, clip))
            pieces.append(Piece(self.deck.card(card, other.up), other.x, other.y, 0, clip))
        return pieces

    def in_hand(self, plan: Plan, hand: Hand, degrees: int) -> list[Piece]:
        """The held cards under the pointer, lifted, turned by whole degrees."""
        if not (hand.dragging and hand.pressed):
            return []
        x, y = hand.corner
        rise = plan.card_w * (LIFTED - 1) / 2
        shadow, dx, dy = shadows.lifted(plan.card_w, plan.card_h)
        pieces = [Piece(shadow, round(x) + dx, round(y) + dy)]
        for card in hand.pressed.cards:
            surface = self.deck.lifted(card, degrees)
            centre_x, centre_y = x + plan.card_w / 2, y + plan.card_h / 2 - rise
            left = round(centre_x - surface.get_width() / 2)
            top = round(centre_y - surface.get_height() / 2)
            pieces.append(Piece(surface, left, top))
        return pieces


def _around(rect: Rect, ring, strength: float) -> Piece:
    surface, dx, dy = ring(rect.w, rect.h, strength)
    return Piece(surface, rect.x + dx, rect.y + dy)


__all__ = ["LIFT_MARGIN", "Marks", "Painter"]
