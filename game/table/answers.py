"""What the hand holds and what it answers."""

from typing import NamedTuple

from game.engine.actions import Refusal
from game.engine.position import Move


class Held(NamedTuple):
    """Cards in the hand: which, from where, and where the pointer grasped the lowest of them."""

    cards: tuple[int, ...]
    pile: int
    at: int
    grip_x: float
    grip_y: float


class Chosen(NamedTuple):
    """A click has taken up a card that several places would have; the next click says where."""

    pile: int
    at: int


class Played(NamedTuple):
    """A move to be played; `others` are moves of the same card that the player may prefer.

    `dropped` tells that the cards were put down by hand at the pointer.
    """

    move: Move
    others: tuple[Move, ...] = ()
    dropped: bool = False


class Refused(NamedTuple):
    """Nothing is played, for this reason; `home` tells that held cards glide back."""

    refusal: Refusal | None
    home: bool = False


Answer = Played | Chosen | Refused | None
