"""Positions of games in a row, storms of plays, flights that land: for the tests of the table."""

import random
from collections.abc import Callable, Iterator
from itertools import count

from toys import one_of, random_session

from game.engine.deals import DealNumber
from game.engine.position import Move, Position
from game.engine.session import Change, Session
from game.patiences import SHELF
from game.table import arrange
from game.table.flight import TICKS
from game.table.layout import Setting
from game.table.motion import Motion

BABETTE = SHELF["babette"]
PLAN = arrange.plan(BABETTE, Setting(1280, 800))


def start(deal: str = "1", speed: float = 1.0) -> tuple[Session, Motion]:
    """A game whose opening lies there."""
    session = Session(BABETTE, DealNumber.parse(deal))
    motion = Motion(unit=PLAN.card_w, speed=speed)
    motion.place(PLAN.spots(session.position))
    return session, motion


def seen(motion: Motion) -> dict[int, tuple[float, float]]:
    """Where every card is seen now."""
    places = {card: (spot.x, spot.y) for card, spot in motion.resting().items()}
    for card in motion.flying():
        sprite = motion.sprite(card, 0.0)
        places[card] = sprite.x, sprite.y
    return places


def until_rest(motion: Motion, limit: int = 600) -> int:
    """Let everything land; the milliseconds that it took."""
    begun = motion.now
    while motion.moving:
        motion.tick()
        assert motion.now - begun < limit, "it never lands"
    return (motion.now - begun) * 1000 // TICKS


def at_redeal() -> tuple[Session, Motion]:
    """A game whose stock is dealt out."""
    session, motion = start("4")
    while session.position.piles[BABETTE.stock]:
        homeward = BABETTE.card_moves(session.position)
        for move in homeward[:1]:
            session.play(move)
        session.play(Move("deal"))
    motion.place(PLAN.spots(session.position))
    return session, motion


def moved_along(session: Session) -> Iterator[Position]:
    """Every position that a session went through, from its opening on."""
    yield session.opening
    for turn in session.history[: session.done]:
        yield turn.changes[-1].after


def stir(session: Session, rng: random.Random) -> tuple[Change, ...]:
    """One thing that a player may do: mostly a turn, else undo, redo, restart."""
    deed = rng.choices(("play", "undo", "redo", "restart"), (12, 4, 3, 1))[0]
    if deed != "play":
        return getattr(session, deed)()
    moves = session.moves()
    return session.play(one_of(moves, rng, 2)) if moves else session.restart()


def games(wanted: Callable[[Session], bool]) -> Session:
    """The first of the random games, stopped where it stands as it is wanted."""
    for seed in count():
        rng = random.Random(seed)
        game = random_session(BABETTE, seed, 0)
        while moves := game.moves():
            if wanted(game):
                return game
            game.play(one_of(moves, rng, 3))
    raise AssertionError
