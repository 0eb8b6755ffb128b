"""A stage for tools: the real loop with a clock and events that the tool itself hands in."""

from collections.abc import Callable

import pygame

from game.app.loop import Loop
from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Move
from game.engine.session import Session
from game.scenes.portrait import all_home
from game.scenes.scene import Scene, Stack
from game.scenes.table import Table
from game.table.geometry import Rect

FRAME = 16_666_667
"""Nanoseconds between two frames at 60 a second: two ticks."""

MOST_FRAMES = 2_000

Send = Callable[[list[pygame.Rect]], None]


class _World:
    """What the loop sees of the world."""

    def __init__(self, screen: pygame.Surface) -> None:
        self.time = 0
        self.screen = screen
        self.events: list[pygame.event.Event] = []

    def take(self) -> list[pygame.event.Event]:
        """What has happened since the last time."""
        taken, self.events = self.events, []
        return taken


class Stage:
    """A stack of scenes on a screen. Time goes by only in `frame`, events come from the script."""

    def __init__(
        self, scene: Scene, screen: pygame.Surface, send: Send = lambda rects: None
    ) -> None:
        self.stack = Stack(scene, screen.get_size())
        # The loop knows the world, not the stage: without a circle everything goes at once.
        world = self._world = _World(screen)
        self.loop = Loop(
            self.stack, lambda: world.time, world.take, lambda: world.screen, send
        )  # fmt: skip

    def resize(self, screen: pygame.Surface) -> None:
        """The window has a new size, and with it a new screen."""
        self._world.screen = screen
        self.stack.resize(screen.get_size())

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self.stack.top

    @property
    def table(self) -> Table:
        """The table, wherever on the stack it is."""
        return next(scene for scene in self.stack.scenes if isinstance(scene, Table))

    # ---- time

    def frame(self) -> None:
        """A sixtieth of a second goes by: events, two ticks, a picture."""
        self._world.time += FRAME
        self.loop.frame()

    def run(self, frames: int) -> None:
        """Some frames."""
        for _ in range(frames):
            self.frame()

    def until(self, true: Callable[[], object], most: int = MOST_FRAMES) -> bool:
        """Frames until something is `true`; False if it never was."""
        for _ in range(most):
            if true():
                return True
            self.frame()
        return bool(true())

    def settle(self) -> None:
        """Frames until nothing moves and every face is drawn."""
        self.until(lambda: not self.top.busy)
        if isinstance(self.top, Table):
            self.until(lambda: self.table.deck.prepare(20))
        self.run(2)

    # ---- events of the next frame

    def key(self, key: int, unicode: str = "", mod: int = 0) -> None:
        """A key is pressed."""
        self._post(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod)

    def point(self, pos: tuple[int, int], held: bool = False) -> None:
        """The pointer moves to a place."""
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0))

    def press(self, pos: tuple[int, int]) -> None:
        """The left button goes down."""
        self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, clicks=1)

    def release(self, pos: tuple[int, int]) -> None:
        """The left button goes up."""
        self._post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def click(self, pos: tuple[int, int]) -> None:
        """A click."""
        self.press(pos)
        self.release(pos)

    def _post(self, kind: int, **values: object) -> None:
        self._world.events.append(pygame.event.Event(kind, values))

    # ---- places on the table

    def card_place(self, pile: int, at: int) -> tuple[int, int]:
        """A point on the part of a card that is seen even where others lie over it."""
        table = self.table
        card = table.session.position.piles[pile][at] & 0x7F
        return _seen(table.plan.card_rect(table.plan.spots(table.session.position)[card]))

    def movable(self) -> list[Move]:
        """The moves of cards, those of a card that has the most of them first."""
        moves = [move for move in self.table.session.moves() if move.verb == "move"]
        count = {
            (m.source, m.at): sum((n.source, n.at) == (m.source, m.at) for n in moves)
            for m in moves
        }
        return sorted(moves, key=lambda m: -count[m.source, m.at])


def _seen(rect: Rect) -> tuple[int, int]:
    return rect.x + rect.w // 2, rect.y + max(4, rect.w // 8)


# ---- games that have come some way


def new_session(game: Patience, deal: str = "1") -> Session:
    """The opening of a deal."""
    return Session(game, DealNumber.parse(deal))


def play_on(
    session: Session, stop: Callable[[Session], object], place: bool = True, most: int = 400
) -> bool:
    """Play until `stop`: cards go up first (if `place`), then comes an action of the game.

    False if the game ended before.
    """
    for _ in range(most):
        if stop(session):
            return True
        moves = session.moves()
        home = [m for m in moves if m.target in session.patience.foundations]
        acts = [m for m in moves if m.verb != "move"]
        chosen = (home if place else []) + acts
        if not chosen:
            return False
        session.play(chosen[0])
    return False


def stock_empty(session: Session) -> bool:
    """Whether the last row lies and no card is left that could go up by `play_on`."""
    game, position = session.patience, session.position
    home = any(m.target in game.foundations for m in session.moves())
    return not position.piles[game.stock] and not home


def rows_dealt(rows: int) -> Callable[[Session], bool]:
    """Whether that many rows lie and nothing can go up, for `play_on`."""

    def stop(session: Session) -> bool:
        piles = session.position.piles
        lie = max(len(piles[n]) for n in session.patience.tableau)
        home = any(m.target in session.patience.foundations for m in session.moves())
        return lie >= rows and not home

    return stop


def one_move_left(game: Patience) -> Session:
    """A game with a single card left, alone in the first column."""
    session = new_session(game)
    position = all_home(game)
    last = next(n for n in game.foundations if position.piles[n])
    pile = position.piles[last]
    session.position = position.replace({last: pile[:-1], game.tableau[0]: pile[-1:]})
    return session
