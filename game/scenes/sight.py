"""What of a table is seen: pieces at rest and in the air, highlights, what the strip shows."""

import weakref
from typing import TYPE_CHECKING

import pygame

from game.engine.actions import Redeal
from game.look.canvas import Piece
from game.scenes import focus
from game.scenes.strip import Shown
from game.table.flight import ticks
from game.table.geometry import Spot
from game.table.painter import Marks

if TYPE_CHECKING:
    from game.scenes.table import Table

_FADE = 1 / ticks(150)
_CROSS = ticks(180)


class Sight:
    """The looks of one table scene. `stale` is set by whoever changes what lies there."""

    def __init__(self, table: "Table") -> None:
        self.table = weakref.proxy(
            table
        )  # no circle: a table that is left frees its picture at once
        self.marks = Marks()
        self.stale = True
        self._aloft: tuple[int, ...] = ()
        self._tilt, self._last_x = 0.0, 0.0
        self._tip = ""
        self._old: pygame.Surface | None = None
        self._old_until = 0

    def cross_fade(self) -> None:
        """With reduced motion the old picture gives way to the new one where it stands."""
        self._old = self.table.canvas.picture.copy()
        self._old_until = self.table.now + _CROSS

    # ---- highlights

    @property
    def fading(self) -> bool:
        """Whether a highlight is on its way."""
        if self._old:
            return True
        glowing, aims = self.marks.glowing, self.table.hand.targets
        return any(s < 1 for s in glowing.values()) or glowing.keys() != aims.keys()

    def begin_drag(self, x: float) -> None:
        """A card is taken up at `x`."""
        self._last_x = x
        self.stale = True

    def mark_hover(self) -> None:
        """Say of the card under the pointer whether it can be moved, of a button what it does."""
        table, hand, hovered = self.table, self.table.hand, None
        pointer = table.pointer
        if pointer and not hand.pressed and not table.plan.strip.holds(*pointer):
            hand.x, hand.y = pointer
            card = hand.card_under()
            if card is not None and hand.moves_of(*hand.place_of(card)):
                hovered = table.plan.card_rect(table.motion.spots[card])
        if hovered != self.marks.hovered:
            self.marks.hovered = hovered
            self.stale = True
        self._mark_tip()

    def _mark_tip(self) -> None:
        table, name = self.table, None
        if table.pointer and not table.hand.pressed:
            name = table.strip.buttons.hovered
            if not table.plan.strip.holds(*table.pointer) and table.hand.card_under() is None:
                name = table.hand.verb_under()
        tip = table.house.words.say(f"tip.{name}") if name else ""
        if tip != self._tip:
            self._tip = tip
            self.stale = True

    def tick(self) -> None:
        """Highlights fade, a held card swings."""
        if self.marks.glowing or self.table.hand.targets:
            self._fade_glows()
        if self.table.hand.dragging:
            self._swing()

    def _fade_glows(self) -> None:
        aims = self.table.hand.targets
        glowing = {}
        for pile in {*aims, *self.marks.glowing}:
            now = self.marks.glowing.get(pile, 0.0)
            then = min(1.0, now + _FADE) if pile in aims else max(0.0, now - _FADE)
            if then > 0:
                glowing[pile] = then
        if glowing != self.marks.glowing:
            self.marks.glowing = glowing
            self.stale = True

    def _swing(self) -> None:
        """A held card tilts a little with the way it is moved."""
        way = self.table.hand.x - self._last_x
        self._last_x = self.table.hand.x
        aim = max(-3.0, min(3.0, -way * 0.9))
        self._tilt += (aim - self._tilt) * (0.10 if aim else 0.05)

    def sound(self) -> None:
        """Let flights be heard as they set out."""
        table = self.table
        game, sounds = table.session.patience, table.house.sounds
        for kind, card in table.motion.sounds_due():
            spot = table.motion.spots.get(card)
            if kind in ("deal", "redeal"):
                sounds.play("deal")
            elif kind in ("turn", "collect"):
                sounds.play("turn" if kind == "turn" else "run")
            elif spot and game.group_of[spot.pile].role == "foundation":
                sounds.play("foundation", game.pack.face(card) % 13 + 1)
            else:
                sounds.play("put")

    # ---- the picture

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Bring the screen up to date; the parts that changed."""
        table = self.table
        version = table.deck.version
        if not table.busy:
            table.deck.prepare(4)
        aloft = tuple(table.motion.flying())
        if self.stale or aloft != self._aloft or version != table.deck.version:
            self._aloft = aloft
            table.canvas.show(self._pieces())
            self.stale = False
        flying: list[Piece] = []
        if aloft:
            flying = table.painter.flying(table.plan, table.motion, fraction, self.shown_at_rest())
        if table.hint:
            flying += table.painter.hint(table.plan, table.session.position, table.hint)
        flying += table.painter.in_hand(table.plan, table.hand, round(self._tilt))
        rects = table.canvas.draw(screen, flying)
        return self._fade_old(screen, fraction) or rects

    def _fade_old(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """The picture before, over the new one, ever fainter; nothing when no fade goes on."""
        if not self._old:
            return []
        left = (self._old_until - self.table.now - fraction) / _CROSS
        if left <= 0 or self._old.get_size() != screen.get_size():
            self._old = None
            self.table.canvas.expose()
            return self.table.canvas.draw(screen, [])
        screen.blit(self.table.canvas.picture, (0, 0))
        self._old.set_alpha(round(255 * left))
        screen.blit(self._old, (0, 0))
        return [screen.get_rect()]

    def held(self) -> tuple[int, ...]:
        """The cards in the hand."""
        hand = self.table.hand
        return hand.pressed.cards if hand.dragging and hand.pressed else ()

    def shown_at_rest(self) -> dict[int, Spot]:
        """Cards that lie on the table now and where: those that neither fly nor are held."""
        resting = self.table.motion.resting()
        for card in self.held():
            resting.pop(card, None)
        return resting

    def _pieces(self) -> list[Piece]:
        table, marks = self.table, self.marks
        marks.focused = focus.stops(table.hand).get(table.focus) if table.focus else None
        marks.numbers = self._numbers()
        marks.chosen = self._chosen()
        pieces = table.painter.pieces(
            table.plan, table.session.position, table.motion, self.held(), marks
        )
        return pieces + table.strip.pieces(table.plan.strip, self.shown())

    def bare(self) -> list[Piece]:
        """The cards alone, as the table that invites shows them: no strip, nothing marked."""
        table = self.table
        return table.painter.pieces(
            table.plan, table.session.position, table.motion, (), Marks(), captions=False
        )

    def _chosen(self) -> tuple[int, ...]:
        """The cards taken up by a click."""
        chosen = self.table.hand.chosen
        if not chosen:
            return ()
        session = self.table.session
        lift = session.patience.group_of[chosen.pile].lifts
        _, lifted = lift(session.position.piles[chosen.pile], chosen.at)
        return tuple(card & 0x7F for card in lifted)

    def _redeal(self) -> Redeal | None:
        session = self.table.session
        found = next((a for a in session.patience.actions if isinstance(a, Redeal)), None)
        return found if session.position.redeals else None

    def _numbers(self) -> dict[int, int]:
        redeal, session = self._redeal(), self.table.session
        if not self.table.numbered or not redeal:
            return {}
        order = redeal.order(session.patience, session.position)
        return {card: n for n, card in enumerate(order, 1)}

    def shown(self) -> Shown:
        """What the strip tells now."""
        table, session, words = self.table, self.table.session, self.table.house.words
        return Shown(
            title=words.say(f"game.{session.patience.id}.name"),
            deal=table.house.doors.deal_of(session),
            turns=session.turns,
            seconds=session.seconds if table.house.settings.timer else None,
            message=table.message or self._tip,
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            can_number=self._redeal() is not None,
        )
