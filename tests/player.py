"""Somebody who plays: the real scenes and the real loop, with scripted events and a made-up clock.

Time is told in ticks of 1/120 s. Frames come at any rate; an event stamped with a tick is given
exactly then, in a frame of its own, as if the window had woken the loop.
"""

import itertools
import os
from collections.abc import Callable, Iterator, Sequence

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.app.loop import SECOND, TICK_RATE, Loop
from game.app.picture import quiet_house
from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.session import Session
from game.patiences import SHELF
from game.scenes.page import Page
from game.scenes.scene import Scene, Stack
from game.scenes.settings import House, Settings
from game.scenes.table import Table

ARROW = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}

Place = tuple[int, int]


def nanoseconds(tick: int) -> int:
    """The first nanosecond at which `tick` ticks have gone by."""
    return -(-tick * SECOND // TICK_RATE)


def session(deal: str = "1", **options: bool) -> Session:
    """A new game of Babette."""
    return Session(SHELF["babette"].with_options(options), DealNumber.parse(deal))


class Player:
    """One player at one window. `rate` is frames a second, or their lengths in ms, repeated."""

    def __init__(
        self,
        scene: Callable[[House], Scene],
        size: tuple[int, int] = (800, 600),
        rate: int | Sequence[int] = 60,
        **settings,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.house = quiet_house(Settings(**settings))
        self.heard: list[str] = []
        self.house.sounds.play = lambda name, rank=None: self.heard.append(name)
        self.screen = pygame.Surface(size)
        self.now = 0
        self.events: list[pygame.event.Event] = []
        self.sent: list[list[pygame.Rect]] = []
        self.stack = Stack(scene(self.house), size)
        self.loop = Loop(
            self.stack, lambda: self.now, self._take, lambda: self.screen, self.sent.append
        )
        self._frames = self._times(rate)
        self._next = next(self._frames)
        self.loop.frame()

    @staticmethod
    def _times(rate: int | Sequence[int]) -> Iterator[int]:
        if isinstance(rate, int):
            return (n * SECOND // rate for n in itertools.count(1))
        return itertools.accumulate(ms * 1_000_000 for ms in itertools.cycle(rate))

    def _take(self) -> list[pygame.event.Event]:
        events, self.events = self.events, []
        return events

    # ---- time

    @property
    def tick(self) -> int:
        """How many ticks have gone by."""
        return self.now * TICK_RATE // SECOND

    def wait(self, ticks: int = 1) -> None:
        """Let ticks go by, with the frames that fall between and one at their end."""
        end = nanoseconds(self.tick + ticks)
        while self._next < end:
            self.now = max(self.now, self._next)
            self.loop.frame()
            self._next = next(self._frames)
        self.now = end
        self.loop.frame()

    def rest(self, limit: int = 1200) -> None:
        """Wait until nothing moves on the table."""
        for _ in range(limit // 4):
            if not (isinstance(self.top, Table) and self.top.busy):
                return
            self.wait(4)
        raise AssertionError(f"still busy after {limit} ticks")

    def pixels(self) -> bytes:
        """All that the screen shows."""
        return pygame.image.tobytes(self.screen, "RGB")

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size, and its screen is black."""
        self.screen = pygame.Surface(size)
        self.stack.resize(size)
        self.loop.frame()

    # ---- what happens at the window

    def send(self, kind: int, **values) -> None:
        """One event, at once."""
        self.events.append(pygame.event.Event(kind, **values))
        self.loop.frame()

    def move(self, pos: Place) -> None:
        """Move the pointer."""
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def press(self, pos: Place, button: int = 1, clicks: int = 1, touch: bool = False) -> None:
        """A button goes down."""
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, clicks=clicks, touch=touch)

    def release(self, pos: Place, button: int = 1, touch: bool = False) -> None:
        """A button goes up."""
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button, clicks=1, touch=touch)

    def click(self, pos: Place, button: int = 1, clicks: int = 1) -> None:
        """Press and let go."""
        self.move(pos)
        self.press(pos, button, clicks)
        self.release(pos, button)

    def drag(self, start: Place, end: Place, steps: int = 3) -> None:
        """Press, pull in some steps with time between, and let go."""
        self.press(start)
        for n in range(1, steps + 1):
            self.move(tuple(a + (b - a) * n // steps for a, b in zip(start, end, strict=True)))
            self.wait(2)
        self.release(end)

    def key(self, key: int | str, mod: int = 0) -> None:
        """Press a key: its number, or what it types, or the name of an arrow."""
        text = key if isinstance(key, str) and len(key) == 1 else ""
        code = ARROW.get(key) or pygame.key.key_code(key) if isinstance(key, str) else key
        self.send(pygame.KEYDOWN, key=code, mod=mod, unicode=text)

    # ---- what is seen

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self.stack.top

    @property
    def table(self) -> Table:
        """The table, on top or below a page."""
        return next(scene for scene in self.stack.scenes if isinstance(scene, Table))

    def say(self, key: str, **values) -> str:
        """A sentence in the player's language."""
        return self.house.words.say(key, **values)

    def button(self, name: str) -> Place:
        """The middle of a button of the scene on top; the strip's on the table."""
        top = self.top
        button = (top.strip.buttons if isinstance(top, Table) else top.buttons).find(name)
        x, y, w, h = button.rect
        left, high = top.rect.topleft if isinstance(top, Page) else (0, 0)
        return left + x + w // 2, high + y + h // 2

    def push(self, name: str) -> None:
        """Click a button of the scene on top."""
        self.click(self.button(name))

    def card(self, pile: str, place: int) -> Place:
        """A point on the part of a card that is in sight: pile by name, place from 1."""
        return visible(self.table, self.table.session.patience.names.index(pile), place - 1)

    def pile(self, name: str) -> Place:
        """The middle of a pile's front card or empty place."""
        table = self.table
        number = table.session.patience.names.index(name)
        return centre(table.plan.pile_rect(number, table.session.position))

    @property
    def stock(self) -> Place:
        """The middle of the stock's part in sight."""
        return centre(self.table.plan.stock_rect)


def open_table(game: Session | None = None, fresh: bool = False, **settings) -> Player:
    """A player at a table; `fresh` deals it out."""
    return Player(lambda house: Table(house, game or session(), fresh=fresh), **settings)


def centre(rect) -> Place:
    """The middle of a rectangle."""
    return rect[0] + rect[2] // 2, rect[1] + rect[3] // 2


def visible(table: Table, pile: int, at: int) -> Place:
    """A point at which the card at a place of a pile lies uppermost."""
    position, plan = table.session.position, table.plan
    card = position.piles[pile][at] & 0x7F
    spot = plan.spots(position)[card]
    for part in (0.05, 0.2, 0.5, 0.8):
        point = spot.x + plan.card_w // 2, spot.y + round(plan.card_h * part)
        if plan.card_at(*point, position) == card:
            return point
    raise AssertionError(f"{pile}.{at} cannot be seen")


def at_home(table: Table) -> bool:
    """Whether the engine has every card once and each is shown where the layout puts it."""
    position = table.session.position
    cards = sorted(card & 0x7F for pile in position.piles for card in pile if card != 0xFF)
    assert cards == list(range(104))
    return table.motion.resting() == table.plan.spots(position) and not list(table.motion.flying())


def with_mouse(player: Player, move: Move, by_drag: bool = False) -> None:
    """Make one move of a record on the table with the mouse, whatever it takes."""
    table, names = player.table, player.table.session.patience.names
    if move.verb != "move":
        rect = table.plan.stock_rect if move.verb == "deal" else table.plan.redeal_rect
        player.click(centre(rect))
        if player.top is not table:  # cards could still go up
            player.push("yes")
        return
    start = visible(table, move.source, move.at)
    if by_drag:
        target = table.plan.pile_rect(move.target, table.session.position)
        spot = table.plan.spots(table.session.position)
        corner = spot[table.session.position.piles[move.source][move.at]]
        player.drag(start, (target.x + start[0] - corner.x, target.y + start[1] - corner.y))
        return
    player.click(start)
    if move not in (turn.move for turn in table.session.history[table.session.done - 1 :]):
        player.click(player.pile(names[table.marks.swap]))
