"""The table: one game being played, by mouse and by keys."""

from functools import partial

import pygame

from game.engine.actions import can_place
from game.engine.position import Move
from game.engine.session import Change, Session
from game.scenes import commands, focus, keys
from game.scenes.board import Board
from game.scenes.scene import Push, Step
from game.scenes.settings import House
from game.scenes.watch import Watch
from game.scenes.widgets import ARROWS
from game.table.answers import Answer, Chosen, Played, Refused
from game.table.flight import TICKS, ticks
from game.table.geometry import Rect

_HINT = ticks(3200)


class Table(Board):
    """A board with hands: what the player does becomes moves."""

    def __init__(self, house: House, session: Session, fresh: bool = True, demo: int = 0) -> None:
        super().__init__(house, session, fresh, demo)
        self.watch = Watch(session)
        self.hinting = False
        self.others: tuple[Move, ...] = ()
        self.in_front = True
        self._hint_until = 0
        self._second = 0
        self._dropped: dict[int, tuple[float, float]] = {}

    def drop_all(self) -> None:
        """A held card goes home before the table is laid anew."""
        if self.hand:
            self.answer(self.hand.cancel())

    def covered(self) -> None:
        """Nothing stays in mid air below another page."""
        self.drop_all()
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
            self.strip.buttons.handle(event)
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
        tableau = self.session.patience.tableau
        cards = {(m.source, m.at) for m in self.session.moves() if m.source in tableau}
        redeal = partial(self.play, move)
        return Push(self.house.doors.ask_redeal(len(cards), redeal))

    def play(self, move: Move, others: tuple[Move, ...] = (), dropped: bool = False) -> None:
        """Play a legal move; `others` are what the player may prefer to it."""
        self.demo, self.watched = 0, False
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
        self.demo, self.watched = 0, False
        self.after(changes)
        self.say("")
        return True

    def after(
        self, changes: tuple[Change, ...], hand: dict[int, tuple[float, float]] | None = None
    ) -> None:
        """Let what was played be seen; what was marked or chosen before is over."""
        super().after(changes, hand)
        if not self.watched:
            self.house.keeper.keep(self.session)
        self.hand.chosen = None
        self.others = ()
        self.marks.swap = None
        self.sight.mark_hover()

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
        """1/120 s: what a board does, and hints, the clock, the search for a lost game."""
        self._remember_hand()
        super().tick()
        if self.hinting:
            self._find_hint()
        elif self.hint and self.now >= self._hint_until:
            self._drop_hint()
        self._count_time()
        return None if self.motion.moving or self.demo else self._look_at_end()

    def _count_time(self) -> None:
        if not self.session.done or not self.in_front or self.demo:
            return
        self._second += 1
        if self._second >= TICKS:
            self._second = 0
            if self.session.turns and not self.session.won:
                self.session.seconds += 1
                self.sight.stale = True

    def _look_at_end(self) -> Step:
        if self.session.won:
            return Push(self.house.doors.won(self))
        return Push(self.house.doors.lost(self)) if self.watch.just_lost() else None

    @property
    def busy(self) -> bool:
        """Whether frames are needed."""
        return super().busy or self.hinting
