"""A table on which a game is seen: laid for the window, dealt, replayed. It has no hands yet."""

import pygame

from game.engine.position import Move
from game.engine.session import Change, Session
from game.look.canvas import Canvas
from game.look.palette import THEMES
from game.scenes.cloth import Cloth
from game.scenes.focus import Stop
from game.scenes.scene import Scene, Step
from game.scenes.settings import PACES, House
from game.scenes.sight import Sight
from game.scenes.strip import Strip
from game.table import arrange
from game.table.deck import Deck
from game.table.flight import ticks
from game.table.hand import Hand
from game.table.layout import Plan, Setting
from game.table.motion import Motion
from game.table.painter import Marks, Painter

_LONGEST = 8
"""Stages of long columns that a table is laid for."""

_MESSAGE = ticks(5000)


class Board(Scene):
    """A session on the felt. `demo` turns of its history are still to be played by themselves."""

    pause = ticks(260)
    """Between two turns of a replay."""

    def __init__(self, house: House, session: Session, fresh: bool = True, demo: int = 0) -> None:
        """`fresh` deals the cards out; `demo` is the turn up to which a record is replayed."""
        self.house = house
        self.session = session
        self.demo = demo
        self.watched = demo > 0
        """Whether all that was played comes from a record, and none of it from the player."""
        self.now = 0
        self.size = (0, 0)
        self.plan: Plan | None = None
        self.deck = Deck(session.patience.pack)
        self.motion = Motion()
        self.hand: Hand | None = None
        self.cloth = Cloth()
        self.sight = Sight(self)
        self.hint: Move | None = None
        self.focus: Stop | None = None
        self.pointer: tuple[int, int] | None = None
        self.numbered = False
        self.message, self._message_until = "", 0
        self._long = 0
        self._fresh = fresh
        self._demo_at = 0

    @property
    def canvas(self) -> Canvas:
        """The canvas that everything lies on."""
        return self.cloth.canvas

    @property
    def marks(self) -> Marks:
        """What is shown besides cards."""
        return self.sight.marks

    # ---- laying

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the table for the window and for what the options say."""
        settings = self.house.settings
        theme = THEMES[settings.theme]
        self.motion.speed = self.pace
        plan = self._lay(size)
        self.painter = Painter(self.deck, theme, self.house.words)
        self.strip = self.new_strip()
        self.cloth.lay(theme, size, self.now)
        if plan is not self.plan:
            self.drop_all()
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

    @property
    def pace(self) -> float:
        """How fast cards fly, as the player wishes; 0 is at once."""
        settings = self.house.settings
        return 0 if settings.reduced_motion else PACES[settings.pace]

    def new_strip(self) -> Strip:
        """The strip at the bottom, in the language and theme of the moment."""
        return Strip(self.house.words, THEMES[self.house.settings.theme])

    def _lay(self, size: tuple[int, int]) -> Plan:
        settings = self.house.settings
        house = self.house
        setting = Setting(*size, settings.large_index, settings.mirrored, self._long, house.touch)
        plan = arrange.plan(self.session.patience, setting)
        if self._long < _LONGEST and plan.crowded(self.session.position):
            self._long += 1
            return self._lay(size)
        self.motion.unit = plan.card_w
        self.deck.wish(
            plan.card_w, self.house.words.letters, settings.four_colours, plan.large_index,
            (settings.back, list(THEMES).index(settings.theme)), at_once=size == self.size,
        )  # fmt: skip
        return plan

    def _deal_out(self) -> None:
        changes = self.session.opening_changes
        if changes and not self.session.done:
            self.motion.place(self.plan.spots(changes[0].before))
            self.motion.show(changes, self.plan.spots)

    def drop_all(self) -> None:
        """The table is about to be laid anew: whoever holds a card lets it go."""

    # ---- showing

    def after(
        self, changes: tuple[Change, ...], hand: dict[int, tuple[float, float]] | None = None
    ) -> None:
        """Let what was played be seen; `hand` gives the corners of cards put down by hand."""
        if self._long < _LONGEST and self.plan.crowded(self.session.position):
            self.plan = self._lay(self.size)
            self.hand.plan = self.plan
        if self.house.settings.reduced_motion:
            self.sight.cross_fade()
        self.motion.show(changes, self.plan.spots, hand)
        self.sight.stale = True

    def show_now(self) -> None:
        """The position as it is now, without a flight."""
        if not self._long and self.plan.crowded(self.session.position):
            self.plan = self._lay(self.size)
            self.hand.plan = self.plan
        self.motion.place(self.plan.spots(self.session.position))
        self.sight.stale = True

    def say(self, sentence: str) -> None:
        """A sentence in the strip, for a while; an empty one takes away what stands there."""
        self.sight.stale |= sentence != self.message
        self.message, self._message_until = sentence, self.now + _MESSAGE

    # ---- time

    def tick(self) -> Step:
        """1/120 s: flights, highlights, sentences, a replay."""
        self.now += 1
        if self.motion.moving:
            self.motion.tick()
            self.sight.sound()
        self.sight.tick()
        if self.message and self.now >= self._message_until and not self.hand.targets:
            self.say("")
        if self.house.notices and not self.message:
            self.say(self.house.notices.pop(0))
        if self.demo and not self.motion.moving and not self.hand.pressed:
            self._play_demo()
        return None

    def _play_demo(self) -> None:
        self._demo_at += 1
        if self._demo_at >= self.pause:
            self._demo_at = 0
            self.after(self.session.redo())
            if self.session.done >= self.demo or not self.session.can_redo:
                self.demo = 0

    # ---- the picture

    @property
    def busy(self) -> bool:
        """Whether frames are needed: flights, a held card, highlights that fade."""
        moving = self.motion.moving or self.demo
        return bool(moving or self.hand.dragging or self.sight.fading)

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Only what changed; all of it when the screen was lost."""
        if self.repaint:
            self.canvas.expose()
            self.repaint = False
        self.cloth.settle(self.now)
        return self.sight.draw(screen, fraction)
