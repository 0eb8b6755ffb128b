"""The table: one game being played, by mouse and by keys."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.engine.actions import can_place
from game.engine.patience import Patience
from game.engine.position import Move, Position
from game.engine.search import look_for_progress
from game.engine.session import Change, Session
from game.look.canvas import Canvas, Piece
from game.look.felt import felt
from game.look.palette import THEMES
from game.scenes import keys
from game.scenes.scene import Push, Scene, Step
from game.scenes.settings import PACES, House
from game.scenes.strip import Shown, Strip
from game.scenes.widgets import ARROWS
from game.table import arrange
from game.table.deck import Deck
from game.table.geometry import Rect, Spot
from game.table.hand import Answer, Hand, Played, Refused, nearest
from game.table.layout import Plan, Setting
from game.table.motion import TICKS, Motion, ticks
from game.table.painter import Marks, Painter

_MESSAGE = ticks(5000)
_FADE = 1 / ticks(150)
_FELT_AFTER = ticks(150)
_DEMO_PAUSE = ticks(260)
_SEARCH_STEPS = 12
"""Positions looked at in one tick for progress: far below a frame."""


class Table(Scene):
    """The scene of a running game. `demo` turns are played by themselves, for a replay."""

    def __init__(self, house: House, session: Session, fresh: bool = True, demo: int = 0) -> None:
        """`fresh` deals the cards out; `demo` is how many turns to play from the record."""
        self.house = house
        self.session = session
        self.demo = demo
        self.now = 0
        self.size = (0, 0)
        self.plan: Plan | None = None
        self.deck = Deck(session.patience.pack)
        self.motion = Motion()
        self.hand: Hand | None = None
        self.marks = Marks()
        self.canvas: Canvas | None = None
        self.numbered = False
        self.focus: tuple[str, int] | None = None
        self.message, self._message_until = "", 0
        self.others: tuple[Move, ...] = ()
        self.told_lost: Position | None = None
        self._tip = ""
        self._fresh = fresh
        self._stale = True
        self._felt_at = 0
        self._demo_at = 0
        self._tilt, self._last_x = 0.0, 0.0
        self._second = 0
        self._in_front = True
        self._aloft: tuple[int, ...] = ()
        self._search: Iterator[bool | None] | None = None
        self._searched: Position | None = None
        self._pointer: tuple[int, int] | None = None

    # ---- coming to the top, and the size of the window

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the table for the window and for what the options say."""
        settings = self.house.settings
        self._stale = True
        self.session_words = self.house.words
        theme = THEMES[settings.theme]
        setting = Setting(*size, settings.large_index, settings.mirrored)
        plan = arrange.plan(self.session.patience, setting)
        self.motion.speed = PACES[settings.pace]
        self.motion.unit = plan.card_w
        self.deck.wish(
            plan.card_w, self.house.words.letters, settings.four_colours, plan.large_index,
            (settings.back, 0), at_once=size == self.size,
        )  # fmt: skip
        self.painter = Painter(self.deck, theme, self.house.words)
        self.strip = Strip(self.house.words, theme)
        self._lay_ground(size)
        if plan is not self.plan:
            self.plan = plan
            if self.hand:
                self._answer(self.hand.cancel())
            self.hand = Hand(self.session, plan)
            self.motion.place(plan.spots(self.session.position))
        self.size = size
        if self._fresh:
            self._fresh = False
            self._deal_out()
            if self.demo:
                self._say(self.house.words.say("table.replay"))

    def _lay_ground(self, size: tuple[int, int]) -> None:
        theme = THEMES[self.house.settings.theme]
        if self.canvas and self.canvas.size != size:
            # While the window is pulled about the old cloth is stretched; a new one comes later.
            ground = pygame.transform.scale(self.canvas.ground, size)
            self.canvas = Canvas(ground)
            self._felt_at = self.now + _FELT_AFTER
        elif not self.canvas:
            self.canvas = Canvas(felt(theme, size))
        elif theme != self._theme:
            self.canvas.replace_ground(felt(theme, size))
        self._theme = theme

    def _deal_out(self) -> None:
        changes = self.session.opening_changes
        if changes and not self.session.done:
            self.motion.place(self.plan.spots(changes[0].before))
            self.motion.show(changes, self.plan.spots)

    def covered(self) -> None:
        """Nothing stays in mid air below another page."""
        self.motion.land()
        if self.hand:
            self._answer(self.hand.cancel())
        self.motion.land()
        self._stale = True

    # ---- events

    def handle(self, event: pygame.event.Event) -> Step:
        """Mouse, keys and the window's focus."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if kind == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(event.pos)
        if kind == pygame.KEYDOWN:
            return self._key(event)
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._in_front = False
            self._answer(self.hand.cancel())
        elif kind == pygame.WINDOWFOCUSGAINED:
            self._in_front = True
        elif kind == pygame.WINDOWLEAVE:
            self._pointer = None
            self._mark_hover()
        return None

    def _moved(self, pos: tuple[int, int]) -> Step:
        self._pointer = pos
        was = self.hand.dragging
        step = self._answer(self.hand.move(*pos))
        if self.hand.dragging and not was:
            self.motion.legs.pop(self.hand.pressed.cards[0], None)
            self._last_x = pos[0]
            self.house.sounds.play("pickup")
            self._say(self.house.words.say("table.glowing"))
            self._stale = True
        if self.strip.buttons.hovered or pos[1] >= self.plan.strip.y:
            self.strip.buttons.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos))
            self._stale = True
        self._mark_hover()
        return step

    def _pressed(self, event: pygame.event.Event) -> Step:
        self._in_front = True
        self.motion.land(only_batches=True)
        self._stale = True
        self._pointer = event.pos
        if self.focus:
            self.focus = None
        if event.button != 1:
            if self.hand.pressed:
                return self._answer(self.hand.cancel())
            return self._to_foundation(event) if event.button == 3 else None
        self.strip.buttons.handle(event)
        if self.plan.strip.holds(*event.pos):
            return None
        if self.marks.swap is not None and self._swap_rect().holds(*event.pos):
            return self._swap()
        clicks = getattr(event, "clicks", 1)
        finger = bool(getattr(event, "touch", False))
        return self._answer(self.hand.press(*event.pos, clicks, finger))

    def _released(self, pos: tuple[int, int]) -> Step:
        pressed = self.strip.buttons.handle(
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        )
        self._stale = True
        if pressed:
            self._answer(self.hand.cancel())
            return self.command(pressed)
        step = self._answer(self.hand.release(*pos))
        self._mark_hover()
        return step

    def _to_foundation(self, event: pygame.event.Event) -> Step:
        self.hand.x, self.hand.y = event.pos
        if self.hand.card_under() is None:
            return None
        self.hand.press(*event.pos, getattr(event, "clicks", 1))
        return self._answer(self.hand.release(*event.pos))

    def _key(self, event: pygame.event.Event) -> Step:
        self._in_front = True
        self.motion.land(only_batches=True)
        self._stale = True
        if event.key in ARROWS or event.key == pygame.K_TAB:
            self._move_focus(event)
            return None
        name = keys.command(event)
        if name == "enter":
            return self._enter_pressed()
        return self.command(name) if name else None

    # ---- the keyboard's focus

    def _focusable(self) -> list[tuple[tuple[str, int], Rect]]:
        """What the focus can stand on: cards that can be moved, the stock, the redeal place."""
        places = []
        spots = self.plan.spots(self.session.position)
        seen = set()
        for move in self.session.moves():
            if move.verb == "move" and (move.source, move.at) not in seen:
                seen.add((move.source, move.at))
                card = self.session.position.piles[move.source][move.at] & 0x7F
                places.append((("card", card), self.plan.card_rect(spots[card])))
        if self.session.position.piles[self.session.patience.stock]:
            places.append((("deal", 0), self.plan.stock_rect))
        elif any(a.verb == "redeal" for a in self.session.patience.actions):
            places.append((("redeal", 0), self.plan.redeal_rect))
        return places

    def _move_focus(self, event: pygame.event.Event) -> None:
        places = self._focusable()
        if not places:
            self.focus = None
            return
        names = [name for name, _ in places]
        if self.focus not in names:
            self.focus = names[0]
        elif event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.focus = names[(names.index(self.focus) + step) % len(names)]
        else:
            corners = [(rect.x, rect.y) for _, rect in places]
            found = nearest(corners, corners[names.index(self.focus)], *ARROWS[event.key])
            if found is not None:
                self.focus = names[found]

    def _enter_pressed(self) -> Step:
        self._answer(self.hand.cancel())
        if self.focus is None or self.focus not in dict(self._focusable()):
            return None
        kind, card = self.focus
        if kind == "card":
            return self._answer(self.hand.send(*self.hand.place_of(card)))
        return self._answer(self.hand.act(kind))

    # ---- commands

    def command(self, name: str) -> Step:
        """A command by key or button: see `keys`."""
        session, words = self.session, self.house.words
        self._answer(self.hand.cancel())
        if name == "undo":
            self._show(session.undo(), "table.cannot_undo")
        elif name == "redo":
            self._show(session.redo(), "table.cannot_redo")
        elif name == "restart":
            if self._show(session.restart(), "table.cannot_undo"):
                self._say(words.say("table.restarted"))
        elif name in ("deal", "redeal"):
            empty = not session.position.piles[session.patience.stock]
            verbs = [action.verb for action in session.patience.actions]
            if verbs:
                return self._answer(
                    self.hand.act("redeal" if empty and "redeal" in verbs else "deal")
                )
        elif name == "swap":
            return self._swap()
        elif name == "numbers":
            self.numbered = not self.numbered
            self._say(words.say("table.numbers_on") if self.numbered else "")
        elif name == "copy":
            self._copy()
        elif name == "mute":
            self.house.settings.muted = self.house.sounds.muted = not self.house.sounds.muted
            self.house.save_settings()
        elif name == "fullscreen":
            self.house.toggle_fullscreen()
        elif name in ("menu", "pause"):
            return Push(self.house.doors.pause(self))
        elif name == "new":
            return self.house.doors.new_deal(self)
        return None

    def _copy(self) -> None:
        words = self.house.words
        if self.session.deal:
            deal = str(self.session.deal)
            key = "table.copied" if self.house.copy(deal) else "table.not_copied"
            self._say(words.say(key, deal=deal))

    def _swap(self) -> Step:
        if not self.others:
            self._say(self.house.words.say("table.nothing_held"))
            return None
        move = self.others[0]
        last = self.session.history[self.session.done - 1].move
        self.others = ()
        undone = self.session.undo()
        played = self.session.play(move)
        change = Change("move", undone[0].before, played[-1].after, move)
        self._after((change,), {})
        self.others = (last,)
        self._mark_swap()
        return None

    # ---- playing

    def _answer(self, answer: Answer) -> Step:
        """Carry out what the hand says."""
        if isinstance(answer, Played):
            if answer.move.verb == "redeal" and can_place(
                self.session.patience, self.session.position
            ):
                return self._ask_redeal(answer.move)
            self._play(answer.move, answer.others, answer.dropped)
        elif isinstance(answer, Refused):
            self._stale = True
            if answer.home:
                self._glide_home()
            if answer.refusal:
                self.house.sounds.play("refuse")
                key, values = answer.refusal
                self._say(self.house.words.say(f"refuse.{key}", **values))
            elif answer.home:
                self._say("")
        return None

    def _glide_home(self) -> None:
        if self._held_corner:
            card, x, y = self._held_corner
            self.motion.release(card, x, y, 175)
            self._held_corner = None

    _held_corner: tuple[int, float, float] | None = None

    def _remember_hand(self) -> None:
        """Where the held card is seen: the hand forgets it before the answer is carried out."""
        if self.hand.dragging and self.hand.pressed:
            x, y = self.hand.corner
            self._held_corner = (self.hand.pressed.cards[0], x, y)

    def _ask_redeal(self, move: Move) -> Step:
        position = self.session.position
        cards = {(m.source, m.at) for m in self.session.moves()
                 if m.verb == "move" and m.source in self.session.patience.tableau}  # fmt: skip
        redeal = partial(self._redeal, position, move)
        return Push(self.house.doors.ask_redeal(len(cards), redeal))

    def _redeal(self, position: Position, move: Move) -> None:
        if self.session.position == position:
            self._play(move)

    def _play(self, move: Move, others: tuple[Move, ...] = (), dropped: bool = False) -> None:
        self.demo = 0
        changes = self.session.play(move)
        hand = {}
        if dropped and self._held_corner:
            card, x, y = self._held_corner
            hand[card] = (x, y)
        self._held_corner = None
        self._after(changes, hand)
        self.others = () if dropped else others
        self._mark_swap()
        if self.others:
            self._say(self.house.words.say("table.other_pile"))
        else:
            self._say("")

    def _show(self, changes: tuple[Change, ...], otherwise: str) -> bool:
        """Show an undo, redo or restart; if there was none say why. Whether there was."""
        if not changes:
            self._say(self.house.words.say(otherwise))
            return False
        self.demo = 0
        self._after(changes, {})
        self._say("")
        return True

    def _after(self, changes: tuple[Change, ...], hand: dict[int, tuple[float, float]]) -> None:
        self.motion.show(changes, self.plan.spots, hand)
        self.others = ()
        self.marks.swap = None
        self._stale = True
        self._mark_hover()

    def _say(self, sentence: str) -> None:
        if sentence != self.message:
            self._stale = True
        self.message, self._message_until = sentence, self.now + _MESSAGE

    # ---- marks

    def _mark_swap(self) -> None:
        self.marks.swap = self.others[0].target if self.others else None

    def _swap_rect(self) -> Rect:
        return self.plan.pile_rect(self.marks.swap, self.session.position)

    def _mark_hover(self) -> None:
        hovered = None
        if self._pointer and not self.hand.pressed and not self.plan.strip.holds(*self._pointer):
            self.hand.x, self.hand.y = self._pointer
            card = self.hand.card_under()
            if card is not None and self.hand.moves_of(*self.hand.place_of(card)):
                hovered = self.plan.card_rect(self.motion.spots[card])
        if hovered != self.marks.hovered:
            self.marks.hovered = hovered
            self._stale = True
        self._mark_tip()

    def _mark_tip(self) -> None:
        """What the button under the pointer does, or a click on the stock."""
        name = None
        if self._pointer and not self.hand.pressed:
            name = self.strip.buttons.hovered
            if not self.plan.strip.holds(*self._pointer) and self.hand.card_under() is None:
                name = self.hand.verb_under()
        tip = self.house.words.say(f"tip.{name}") if name else ""
        if tip != self._tip:
            self._tip = tip
            self._stale = True

    def _fade_glows(self) -> None:
        aims = self.hand.targets
        glowing = {}
        for pile in {*aims, *self.marks.glowing}:
            now = self.marks.glowing.get(pile, 0.0)
            then = min(1.0, now + _FADE) if pile in aims else max(0.0, now - _FADE)
            if then > 0:
                glowing[pile] = then
        if glowing != self.marks.glowing:
            self.marks.glowing = glowing
            self._stale = True

    # ---- time

    def tick(self) -> Step:
        """1/120 s: flights, highlights, the clock, the search for a lost game."""
        self.now += 1
        self._remember_hand()
        if self.motion.moving:
            self.motion.tick()
            self._sound()
        if self.marks.glowing or self.hand.dragging:
            self._fade_glows()
            self._swing()
        if self.message and self.now >= self._message_until and not self.hand.dragging:
            self._say("")
        if self.house.notices and not self.message:
            self._say(self.house.notices.pop(0))
        self._count_time()
        if self.demo and not self.motion.moving and not self.hand.pressed:
            self._play_demo()
        return None if self.motion.moving or self.demo else self._look_at_end()

    def _sound(self) -> None:
        for kind, card in self.motion.sounds_due():
            if kind in ("deal", "redeal"):
                self.house.sounds.play("deal")
            elif self.session.patience.group_of[self.motion.spots[card].pile].role == "foundation":
                self.house.sounds.play("foundation", self.session.patience.pack.face(card) % 13 + 1)
            else:
                self.house.sounds.play("put")

    def _swing(self) -> None:
        """A held card tilts a little with the way it is moved."""
        way = self.hand.x - self._last_x
        self._last_x = self.hand.x
        aim = max(-3.0, min(3.0, -way * 0.9))
        self._tilt += (aim - self._tilt) * (0.10 if aim else 0.05)

    def _count_time(self) -> None:
        if self.session.turns and self._in_front and not self.session.won and not self.demo:
            self._second += 1
            if self._second >= TICKS:
                self._second = 0
                self.session.seconds += 1
                self._stale = True

    def _play_demo(self) -> None:
        self._demo_at += 1
        if self._demo_at >= _DEMO_PAUSE:
            self._demo_at = 0
            self._after(self.session.redo(), {})
            if self.session.done >= self.demo or not self.session.can_redo:
                self.demo = 0

    def _look_at_end(self) -> Step:
        if self.session.won:
            return Push(self.house.doors.won(self))
        if self._searched != self.session.position:
            self._searched = self.session.position
            self._search = look_for_progress(self.session.patience, self.session.position)
        if self._search is None:
            return None
        for _ in range(_SEARCH_STEPS):
            verdict = next(self._search)
            if verdict is not None:
                self._search = None
                if verdict or self.told_lost == self.session.position:
                    return None
                self.told_lost = self.session.position
                return Push(self.house.doors.lost(self))
        return None

    # ---- the picture

    @property
    def busy(self) -> bool:
        """Whether frames are needed: flights, a held card, highlights that fade."""
        return bool(self.motion.moving or self.hand.dragging or self.marks.glowing or self.demo)

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Only what changed; all of it when the screen was lost."""
        if self.repaint:
            self.canvas.expose()
            self.repaint = False
        if self._felt_at and self.now >= self._felt_at:
            self._felt_at = 0
            self.canvas.replace_ground(felt(self._theme, self.size))
        version = self.deck.version
        if not self.busy:
            self.deck.prepare(4)
        aloft = tuple(self.motion.flying())
        if self._stale or aloft != self._aloft or version != self.deck.version:
            self._aloft = aloft
            self.canvas.show(self._pieces())
            self._stale = False
        flying: list[Piece] = []
        if aloft:
            flying = self.painter.flying(self.plan, self.motion, fraction, self._resting())
        flying += self.painter.in_hand(self.plan, self.hand, round(self._tilt))
        return self.canvas.draw(screen, flying)

    def _held(self) -> tuple[int, ...]:
        return self.hand.pressed.cards if self.hand.dragging and self.hand.pressed else ()

    def _resting(self) -> dict[int, Spot]:
        resting = self.motion.resting()
        for card in self._held():
            resting.pop(card, None)
        return resting

    def _pieces(self) -> list[Piece]:
        self.marks.focused = dict(self._focusable()).get(self.focus) if self.focus else None
        self.marks.numbers = self._numbers()
        pieces = self.painter.pieces(
            self.plan, self.session.position, self.motion, self._held(), self.marks
        )
        return pieces + self.strip.pieces(self.plan.strip, self._shown())

    def _numbers(self) -> dict[int, int]:
        redeal = _redeal_of(self.session.patience)
        if not self.numbered or not redeal or not self.session.position.redeals:
            return {}
        order = redeal.order(self.session.patience, self.session.position)
        return {card: n for n, card in enumerate(order, 1)}

    def _shown(self) -> Shown:
        session, words = self.session, self.house.words
        return Shown(
            title=words.say(f"game.{session.patience.id}.name"),
            deal=str(session.deal) if session.deal else words.say("deal.own_pack"),
            turns=session.turns,
            seconds=session.seconds if self.house.settings.timer else None,
            message=self.message or self._tip,
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            can_number=bool(_redeal_of(session.patience)) and session.position.redeals > 0,
        )


def _redeal_of(game: Patience):
    return next((action for action in game.actions if action.verb == "redeal"), None)
