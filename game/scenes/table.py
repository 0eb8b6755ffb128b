"""The table: one game being played, by mouse and by keys."""

from functools import partial

import pygame

from game.engine.actions import can_place
from game.engine.position import Move, Position
from game.engine.session import Change, Session
from game.look.palette import THEMES
from game.scenes import commands, focus, keys
from game.scenes.cloth import Cloth
from game.scenes.scene import Push, Scene, Step
from game.scenes.settings import PACES, House
from game.scenes.sight import Sight
from game.scenes.strip import Strip
from game.scenes.watch import Watch
from game.scenes.widgets import ARROWS
from game.table import arrange
from game.table.deck import Deck
from game.table.geometry import Rect
from game.table.hand import Answer, Chosen, Hand, Played, Refused
from game.table.layout import Plan, Setting
from game.table.motion import TICKS, Motion, ticks
from game.table.painter import Painter

_MESSAGE = ticks(5000)
_DEMO_PAUSE = ticks(260)
_HINT = ticks(3200)


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
        self.watch = Watch(session)
        self.cloth = Cloth()
        self.sight = Sight(self)
        self.numbered = False
        self.hinting = False
        self.hint: Move | None = None
        self.focus: focus.Stop | None = None
        self.message, self._message_until = "", 0
        self.others: tuple[Move, ...] = ()
        self.in_front = True
        self.pointer: tuple[int, int] | None = None
        self._long = False
        self._fresh = fresh
        self._hint_until = 0
        self._demo_at = 0
        self._second = 0
        self._dropped: dict[int, tuple[float, float]] = {}

    @property
    def canvas(self):
        """The canvas that everything lies on."""
        return self.cloth.canvas

    @property
    def marks(self):
        """What is shown besides cards."""
        return self.sight.marks

    # ---- coming to the top, and the size of the window

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the table for the window and for what the options say."""
        settings = self.house.settings
        theme = THEMES[settings.theme]
        self.motion.speed = PACES[settings.pace]
        plan = self._lay(size)
        self.painter = Painter(self.deck, theme, self.house.words)
        self.strip = Strip(self.house.words, theme)
        self.cloth.lay(theme, size, self.now)
        if plan is not self.plan:
            if self.hand:
                self.answer(self.hand.cancel())
            self.plan = plan
            self.hand = Hand(self.session, plan)
            self.motion.place(plan.spots(self.session.position))
        self.size = size
        self.sight.stale = True
        if self._fresh:
            self._fresh = False
            self._deal_out()
            if self.demo:
                self.say(self.house.words.say("table.replay"))

    def _lay(self, size: tuple[int, int]) -> Plan:
        settings = self.house.settings
        setting = Setting(*size, settings.large_index, settings.mirrored, self._long)
        plan = arrange.plan(self.session.patience, setting)
        if not self._long and plan.crowded(self.session.position):
            self._long = True
            return self._lay(size)
        self.motion.unit = plan.card_w
        self.deck.wish(
            plan.card_w, self.house.words.letters, settings.four_colours, plan.large_index,
            (settings.back, 0), at_once=size == self.size,
        )  # fmt: skip
        return plan

    def _deal_out(self) -> None:
        changes = self.session.opening_changes
        if changes and not self.session.done:
            self.motion.place(self.plan.spots(changes[0].before))
            self.motion.show(changes, self.plan.spots)

    def covered(self) -> None:
        """Nothing stays in mid air below another page."""
        if self.hand:
            self.answer(self.hand.cancel())
        self.motion.land()
        self._drop_hint()
        self.sight.stale = True

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
            self.in_front = False
            self.answer(self.hand.cancel())
        elif kind == pygame.WINDOWFOCUSGAINED:
            self.in_front = True
        elif kind == pygame.WINDOWLEAVE:
            self.pointer = None
            self.sight.mark_hover()
        return None

    def _moved(self, pos: tuple[int, int]) -> Step:
        self.pointer = pos
        was = self.hand.dragging
        step = self.answer(self.hand.move(*pos))
        if self.hand.dragging and not was:
            for card in self.hand.pressed.cards:
                self.motion.legs.pop(card, None)
            self.sight.begin_drag(pos[0])
            self.house.sounds.play("pickup")
            self.say(self.house.words.say("table.glowing"))
        if self.strip.buttons.hovered or pos[1] >= self.plan.strip.y:
            self.strip.buttons.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos))
            self.sight.stale = True
        self.sight.mark_hover()
        return step

    def _pressed(self, event: pygame.event.Event) -> Step:
        self._touched()
        self.pointer, self.focus = event.pos, None
        if event.button != 1:
            if self.hand.pressed:
                return self.answer(self.hand.cancel())
            return self._to_foundation(event) if event.button == 3 else None
        self.strip.buttons.handle(event)
        if self.plan.strip.holds(*event.pos):
            return None
        if self.marks.swap is not None and self._swap_rect().holds(*event.pos):
            return self.command("swap")
        clicks = getattr(event, "clicks", 1)
        finger = bool(getattr(event, "touch", False))
        return self.answer(self.hand.press(*event.pos, clicks, finger))

    def _touched(self) -> None:
        """Any press or key: what is dealt lands at once, a hint has been seen."""
        self.in_front = True
        self.motion.land(only_batches=True)
        self._drop_hint()
        self.sight.stale = True

    def _released(self, pos: tuple[int, int]) -> Step:
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        pressed = self.strip.buttons.handle(up)
        self.sight.stale = True
        if pressed:
            self.answer(self.hand.cancel())
            return self.command(pressed)
        self._remember_hand()
        step = self.answer(self.hand.release(*pos))
        self.sight.mark_hover()
        return step

    def _to_foundation(self, event: pygame.event.Event) -> Step:
        self.hand.x, self.hand.y = event.pos
        card = self.hand.card_under()
        if card is None:
            return None
        clicks = getattr(event, "clicks", 1)
        if not self.hand.counts(card, clicks):
            return None
        return self.answer(self.hand.to_foundation(*self.hand.place_of(card)))

    def _key(self, event: pygame.event.Event) -> Step:
        self._touched()
        if event.key in ARROWS or event.key == pygame.K_TAB:
            self.focus = focus.moved(self.focus, focus.stops(self.hand), event)
            return None
        name = keys.command(event)
        if name == "enter":
            return self._enter_pressed()
        if name == "pause" and self.hand.chosen:
            self.hand.chosen = None
            self.say("")
            return None
        return self.command(name) if name else None

    def _enter_pressed(self) -> Step:
        if self.hand.pressed:
            self.answer(self.hand.cancel())
        if self.focus is None or self.focus not in focus.stops(self.hand):
            return None
        kind, number = self.focus
        if kind == "pile":
            move, self.hand.chosen = self.hand.targets[number], None
            return self.answer(Played(move))
        if kind != "card":
            return self.answer(self.hand.act(kind))
        place = self.hand.place_of(number)
        if self.hand.chosen == place:
            self.hand.chosen = None
            return self.answer(self.hand.send(*place))
        return self.answer(self.hand.take_up(*place))

    # ---- playing

    def command(self, name: str) -> Step:
        """A command by key or button: see `commands`."""
        self.answer(self.hand.cancel())
        return commands.run(self, name)

    def answer(self, answer: Answer) -> Step:
        """Carry out what the hand says."""
        self.sight.stale = True
        if isinstance(answer, Played):
            session = self.session
            if answer.move.verb == "redeal" and can_place(session.patience, session.position):
                return self._ask_redeal(answer.move)
            self.play(answer.move, answer.others, answer.dropped)
        elif isinstance(answer, Chosen):
            self.house.sounds.play("pickup")
            self.say(self.house.words.say("table.choose"))
        elif isinstance(answer, Refused):
            self._refused(answer)
        return None

    def _refused(self, answer: Refused) -> None:
        if answer.home:
            for card, (x, y) in self._dropped.items():
                self.motion.release(card, x, y, 175)
            self._dropped = {}
        if answer.refusal:
            self.house.sounds.play("refuse")
            key, values = answer.refusal
            self.say(self.house.words.say(f"refuse.{key}", **values))
        elif answer.home:
            self.say("")

    def _remember_hand(self) -> None:
        """Where held cards are seen: the hand forgets it before its answer is carried out."""
        if self.hand.dragging and self.hand.pressed:
            self._dropped = self.hand.corners()

    def _ask_redeal(self, move: Move) -> Step:
        position, tableau = self.session.position, self.session.patience.tableau
        cards = {(m.source, m.at) for m in self.session.moves() if m.source in tableau}
        redeal = partial(self._redeal, position, move)
        return Push(self.house.doors.ask_redeal(len(cards), redeal))

    def _redeal(self, position: Position, move: Move) -> None:
        if self.session.position == position:
            self.play(move)

    def play(self, move: Move, others: tuple[Move, ...] = (), dropped: bool = False) -> None:
        """Play a legal move; `others` are what the player may prefer to it."""
        self.demo = 0
        hand, self._dropped = self._dropped if dropped else {}, {}
        self.after(self.session.play(move), hand)
        self.others = () if dropped else others
        self.mark_swap()
        self.say(self.house.words.say("table.other_pile") if self.others else "")
        if self.house.settings.automatic:
            commands.play_safe(self)

    def show(self, changes: tuple[Change, ...], otherwise: str) -> bool:
        """Show an undo, redo or restart; if there was none say why. Whether there was."""
        if not changes:
            self.say(self.house.words.say(otherwise))
            return False
        self.demo = 0
        self.after(changes)
        self.say("")
        return True

    def after(
        self, changes: tuple[Change, ...], hand: dict[int, tuple[float, float]] | None = None
    ) -> None:
        """Let what was played be seen; `hand` gives the corners of cards put down by hand."""
        if not self._long and self.plan.crowded(self.session.position):
            self.plan = self._lay(self.size)
            self.hand.plan = self.plan
        self.motion.show(changes, self.plan.spots, hand)
        self.hand.chosen = None
        self.others = ()
        self.marks.swap = None
        self.sight.stale = True
        self.sight.mark_hover()

    def say(self, sentence: str) -> None:
        """A sentence in the strip, for a while; an empty one takes away what stands there."""
        self.sight.stale |= sentence != self.message
        self.message, self._message_until = sentence, self.now + _MESSAGE

    def mark_swap(self) -> None:
        """Show the sign for the other foundation, if there is one."""
        self.marks.swap = self.others[0].target if self.others else None

    def _swap_rect(self) -> Rect:
        return self.plan.pile_rect(self.marks.swap, self.session.position)

    # ---- hints

    def _drop_hint(self) -> None:
        self.sight.stale |= self.hint is not None
        self.hinting, self.hint = False, None

    def _find_hint(self) -> None:
        move, known = self.watch.advice()
        if not known:
            return
        self.hinting = False
        words = self.house.words
        if move is None:
            self.say(words.say("hint.lost" if self.watch.knows_lost else "hint.none"))
            return
        self.hint, self._hint_until = move, self.now + _HINT
        self.say(words.say(f"hint.{move.verb}"))
        self.sight.stale = True

    # ---- time

    def tick(self) -> Step:
        """1/120 s: flights, highlights, the clock, the search for a lost game."""
        self.now += 1
        self._remember_hand()
        if self.motion.moving:
            self.motion.tick()
            self.sight.sound()
        self.sight.tick()
        if self.message and self.now >= self._message_until and not self.hand.targets:
            self.say("")
        if self.house.notices and not self.message:
            self.say(self.house.notices.pop(0))
        if self.hinting:
            self._find_hint()
        elif self.hint and self.now >= self._hint_until:
            self._drop_hint()
        self._count_time()
        if self.demo and not self.motion.moving and not self.hand.pressed:
            self._play_demo()
        return None if self.motion.moving or self.demo else self._look_at_end()

    def _count_time(self) -> None:
        if self.session.turns and self.in_front and not self.session.won and not self.demo:
            self._second += 1
            if self._second >= TICKS:
                self._second = 0
                self.session.seconds += 1
                self.sight.stale = True

    def _play_demo(self) -> None:
        self._demo_at += 1
        if self._demo_at >= _DEMO_PAUSE:
            self._demo_at = 0
            self.after(self.session.redo())
            if self.session.done >= self.demo or not self.session.can_redo:
                self.demo = 0

    def _look_at_end(self) -> Step:
        if self.session.won:
            return Push(self.house.doors.won(self))
        return Push(self.house.doors.lost(self)) if self.watch.just_lost() else None

    # ---- the picture

    @property
    def busy(self) -> bool:
        """Whether frames are needed: flights, a held card, highlights that fade."""
        return bool(
            self.motion.moving or self.hand.dragging or self.sight.fading or self.demo
            or self.hinting
        )  # fmt: skip

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Only what changed; all of it when the screen was lost."""
        if self.repaint:
            self.canvas.expose()
            self.repaint = False
        self.cloth.settle(self.now)
        return self.sight.draw(screen, fraction)
