"""The only file that draws cards: what lies on the table, and what flies above it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import pygame

from game.catalogue.catalogue import Catalogue
from game.engine.patience import Group
from game.engine.position import Move, Position
from game.look import glow, places, shadows
from game.look.arrow import arrow
from game.look.canvas import Piece
from game.look.icons import icon
from game.look.palette import INK, Theme
from game.look.panels import panel
from game.table.captions import Captions
from game.table.deck import LIFTED, Deck
from game.table.geometry import Rect, Spot
from game.table.hand import Hand
from game.table.layout import Plan
from game.table.motion import Motion

_SINGLY = 10
"""With more cards than this in the air each throws but a low shadow."""

_HIGH = 0.2
"""Above this share of its flight's height a card throws the shadow of a lifted one."""


@dataclass
class Marks:
    """What the table shows besides cards.

    `glowing` are the piles that take the held card, with the strength of their light (0 … 1);
    `hovered` and `focused` are rectangles; `numbers` gives cards the number written on them;
    `swap` is the pile on which the sign for "the other foundation" stands; `chosen` cards were
    taken up by a click.
    """

    glowing: dict[int, float] = field(default_factory=dict)
    hovered: Rect | None = None
    focused: Rect | None = None
    numbers: Mapping[int, int] = field(default_factory=dict)
    swap: int | None = None
    chosen: tuple[int, ...] = ()


class Painter:
    """Draws one table. What it answers are pieces for a canvas."""

    def __init__(self, deck: Deck, theme: Theme, words: Catalogue) -> None:
        self.deck = deck
        self.theme = theme
        self.words = words
        self.captions = Captions(theme, words)

    # ---- at rest

    def pieces(
        self,
        plan: Plan,
        position: Position,
        motion: Motion,
        held: Iterable[int],
        marks: Marks,
        captions: bool = True,
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
        lowest: set[int] = set()
        for card, spot in cards:
            # In a stack only the lowest card throws a shadow: a dozen of them would be black.
            if plan.game.group_of[spot.pile].spread != "stack" or spot.pile not in lowest:
                pieces.append(Piece(shadow, spot.x + sx, spot.y + sy))
            lowest.add(spot.pile)
            pieces.append(Piece(self.deck.card(card, spot.up), spot.x, spot.y))
        pieces += self.captions.numbers(plan, cards, marks.numbers)
        if captions:
            pieces += self.captions.pieces(plan, position)
        for n, strength in marks.glowing.items():
            pieces.append(_around(rects[n], glow.ring, strength))
        for card, spot in cards:
            if card in marks.chosen:
                pieces.append(_around(plan.card_rect(spot), glow.ring, 1.0))
        if marks.hovered:
            pieces.append(_around(marks.hovered, glow.hover_ring, 1.0))
        if marks.swap is not None:
            pieces += self._swap(plan, plan.pile_rect(marks.swap, position))
        if marks.focused:
            pieces.append(_around(self._focused(plan, marks.focused), glow.focus_ring, 1.0))
        return pieces

    def cards(self, plan: Plan, motion: Motion) -> list[Piece]:
        """The cards at rest alone, with their shadows."""
        shadow, dx, dy = shadows.resting(plan.card_w, plan.card_h)
        pieces = []
        for card, spot in self._seen(motion.resting()):
            pieces.append(Piece(shadow, spot.x + dx, spot.y + dy))
            pieces.append(Piece(self.deck.card(card, spot.up), spot.x, spot.y))
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
        """The empty places, each with what it waits for."""
        size = (plan.card_w, plan.card_h)
        pieces = []
        for group, piles in plan.game.placed:
            if group.role == "stock" or group.spread == "rows":
                continue
            empty = [nth for nth, n in enumerate(piles) if n not in covered]
            if group.role == "foundation" and not group.starts.wants(0)[0]:
                empty = empty[:1]  # places for finished runs fill one after the other
            for nth in empty:
                pieces.append(Piece(self._place(plan, group, nth), *plan.origins[piles[nth]]))
        stock = plan.game.stock
        if any(action.verb == "redeal" for action in plan.game.actions):
            if plan.redeal != plan.origins[stock] or stock not in covered:
                seen = min(1.0, plan.stock_visible / plan.card_h)
                if redeals and self.captions.counts.upon(plan):
                    seen *= 0.84  # the sign makes room for the words below it
                surface = places.redeal_place(self.theme, *size, redeals > 0, seen, plan.line)
                pieces.append(Piece(surface, *plan.redeal))
            if plan.redeal == plan.origins[stock]:
                return pieces
        if stock not in covered and plan.game.actions:
            pieces.append(
                Piece(places.place(self.theme, *size, line=plan.line), *plan.origins[stock])
            )
        return pieces

    def _place(self, plan: Plan, group: Group, nth: int) -> pygame.Surface:
        size = (plan.card_w, plan.card_h)
        if group.role == "tableau" and not group.starts.mask(plan.game.pack, nth):
            return places.dashed(self.theme, *size, plan.line)
        letter, suit = group.starts.wants(nth)
        wanted = self.words.letter(letter) if letter else ""
        return places.place(self.theme, *size, wanted, suit, plan.line)

    @staticmethod
    def _focused(plan: Plan, rect: Rect) -> Rect:
        """What the focus goes around: as far inside of a card as its neighbours are too near."""
        into = max(0, glow.focus_width(rect.w, rect.h) - max(0, plan.between - 1))
        return Rect(rect.x + into, rect.y + into, rect.w - 2 * into, rect.h - 2 * into)

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
        sprites = [(card, motion.sprite(card, fraction)) for card in motion.flying()]
        sprites.sort(key=lambda each: (motion.legs[each[0]][0].start, each[1].layer))
        if len(sprites) > _SINGLY:
            high = low  # the shadows of a packet would add up to black
        grid = max(4, plan.card_w // 12)  # nor does a gathered pack throw more than one
        pieces = []
        shaded: set[tuple[int, int]] = set()
        for card, sprite in sprites:
            surface = self.deck.card(card, sprite.up)
            x, y = round(sprite.x), round(sprite.y)
            if sprite.width < 0.99:
                surface = self.deck.squeezed(card, sprite.up, sprite.width)
                x += (plan.card_w - surface.get_width()) // 2
            elif (near := (x // grid, y // grid)) not in shaded:
                shaded.add(near)
                shadow, dx, dy = high if sprite.height > _HIGH else low
                pieces.append(Piece(shadow, x + dx, y + dy))
            piece = Piece(surface, x, y)
            pieces.append(piece)
            if sprite.under:
                pieces += self._cover(plan, piece.rect(), sprite.spot, resting)
        return [_above_strip(piece, plan) for piece in pieces]

    def _cover(
        self, plan: Plan, area: pygame.Rect, spot: Spot, resting: Mapping[int, Spot]
    ) -> list[Piece]:
        """The cards of its pile under which a landing card slips, painted over it again."""
        shadow, sx, sy = shadows.resting(plan.card_w, plan.card_h)
        above = sorted(
            (other.layer, card, other)
            for card, other in resting.items()
            if other.pile == spot.pile
            and other.layer > spot.layer
            and area.colliderect((other.x, other.y, plan.card_w, plan.card_h))
        )
        stacked = plan.game.group_of[spot.pile].spread == "stack"
        clip = tuple(area)
        pieces = []
        for _, card, other in above[-1:] if stacked else above:
            if not stacked:
                pieces.append(Piece(shadow, other.x + sx, other.y + sy, 0, clip))
            pieces.append(Piece(self.deck.card(card, other.up), other.x, other.y, 0, clip))
        return pieces

    def in_hand(self, plan: Plan, hand: Hand, degrees: int) -> list[Piece]:
        """The held cards under the pointer, lifted, turned by whole degrees."""
        if not (hand.dragging and hand.pressed):
            return []
        return self.lifted(plan, hand.corners(), degrees)

    def hint(self, plan: Plan, position: Position, move: Move) -> list[Piece]:
        """A move that is advised: its cards lifted and an arrow to where they go."""
        if move.verb != "move":
            target = plan.redeal_rect if move.verb == "redeal" else plan.stock_rect
            if move.source >= 0:
                target = plan.pile_rect(move.source, position)
            return [_around(Rect(target.x, target.y, plan.card_w, plan.card_h), glow.ring, 1.0)]
        lift = plan.game.group_of[move.source].lifts
        _, moved = lift(position.piles[move.source], move.at)
        spots = plan.spots(position)
        rise = round(plan.card_h * 0.06)
        corners = {c & 0x7F: (spots[c & 0x7F].x, spots[c & 0x7F].y - rise) for c in moved}
        target = plan.pile_rect(move.target, position)
        x, y = next(iter(corners.values()))
        start = round(x + plan.card_w / 2), round(y + plan.card_h * 0.3)
        end = target.x + target.w // 2, target.y + target.h // 2
        surface, dx, dy = arrow(end[0] - start[0], end[1] - start[1], plan.card_w)
        return [
            _around(target, glow.ring, 1.0),
            *self.lifted(plan, corners),
            Piece(surface, start[0] + dx, start[1] + dy),
        ]

    def lifted(
        self, plan: Plan, corners: Mapping[int, tuple[float, float]], degrees: int = 0
    ) -> list[Piece]:
        """Cards held above the table at these corners, lowest first; several are not turned."""
        rise = plan.card_w * (LIFTED - 1) / 2
        shadow, dx, dy = shadows.lifted(plan.card_w, plan.card_h)
        pieces = []
        for card, (x, y) in corners.items():
            if not pieces:
                pieces.append(Piece(shadow, round(x) + dx, round(y) + dy))
            surface = self.deck.lifted(card, degrees if len(corners) == 1 else 0)
            centre_x, centre_y = x + plan.card_w / 2, y + plan.card_h / 2 - rise
            left = round(centre_x - surface.get_width() / 2)
            top = round(centre_y - surface.get_height() / 2)
            pieces.append(Piece(surface, left, top))
        return pieces


def _around(rect: Rect, ring, strength: float) -> Piece:
    surface, dx, dy = ring(rect.w, rect.h, strength)
    return Piece(surface, rect.x + dx, rect.y + dy)


def _above_strip(piece: Piece, plan: Plan) -> Piece:
    """A flying piece, cut off where the strip begins: cards come from behind it."""
    rect = piece.rect()
    if rect.bottom <= plan.strip.y:
        return piece
    table = (0, 0, plan.setting.width, plan.strip.y)
    return piece._replace(clip=tuple(rect.clip(table)))
