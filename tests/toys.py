"""What the tests of engine and patiences share: small packs, tables laid by hand, random games."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.engine.actions import DealRow
from game.engine.cards import ACE, FACE_DOWN, RANKS, SUITS, Pack, rank
from game.engine.deals import DealNumber
from game.engine.patience import Group, Patience
from game.engine.position import Move, Position, parse_position, position_text
from game.engine.session import Session
from game.engine.words import Takes, front, opens, up_in_suit
from game.patiences.blank import BLANK


@dataclass(frozen=True)
class ToyPack(Pack):
    """A pack of few cards: the ranks A … `ranks` of the first `kinds` suits of S H C D."""

    ranks: int = 3
    kinds: int = 2

    @cached_property
    def faces(self) -> bytes:
        """Card -> face."""
        suits = [SUITS.index(letter) for letter in "SHCD"[: self.kinds]]
        return bytes([13 * s + r for s in suits for r in range(self.ranks)] * self.decks)


TOY = replace(BLANK, id="toy", pack=ToyPack())
"""The blank patience with six cards: A 2 3 of spades and hearts."""


def _turn_up(game: Patience, position: Position) -> tuple[str, Position] | None:
    for n in game.tableau:
        pile = position.piles[n]
        if pile and pile[-1] >= FACE_DOWN:
            return "turn", position.replace({n: pile[:-1] + bytes([pile[-1] & 0x7F])})
    return None


HIDDEN = Patience(
    id="hidden",
    pack=ToyPack(ranks=4, kinds=2),
    groups=(
        Group(
            name="column",
            role="tableau",
            piles=("c1", "c2", "c3"),
            takes=Takes("down", lambda under, over: rank(over) == rank(under) - 1),
            gives=front,
            to=("column", "ace"),
        ),
        Group("ace", "foundation", ("AS", "AH"), starts=opens(ACE, "SH"), takes=up_in_suit),
        Group("stock", "stock", ("stock",)),
    ),
    actions=(DealRow(),),
    consequences=(_turn_up,),
)
"""Eight cards in three columns that build down in any suit; face-down cards turn up in front."""


def lay(game: Patience, redeals: int = 0, **piles: str) -> Position:
    """A position from the piles that are not empty: `lay(game, c1="AC -- 2C")`."""
    lines = [f"{name}: {piles.pop(name, '')}".rstrip() for name in game.names]
    assert not piles, f"no such piles: {piles}"
    return parse_position("\n".join([f"redeals {redeals}", *lines]), game.names, game.pack)


def shown(game: Patience, position: Position) -> dict[str, str]:
    """The piles that are not empty, as text, by name."""
    lines = position_text(position, game.names, game.pack).split("\n")[1:]
    pairs = (line.partition(": ") for line in lines)
    return {name: cards for name, colon, cards in pairs if colon}


def offered(game: Patience, position: Position) -> list[str]:
    """Every legal move as the line that a record would have, sorted."""
    return sorted(game.text(move) for move in game.moves(position))


def after(game: Patience, position: Position, *moves: str) -> Position:
    """The position after moves that must each be legal."""
    for text in moves:
        move = game.parse(text)
        assert game.why_not(position, move) is None, text
        position = game.child(position, move)
    return position


def why_not(game: Patience, position: Position, text: str) -> str | None:
    """The key of a move's refusal; None if it is legal."""
    refusal = game.why_not(position, game.parse(text))
    return refusal and refusal.key


def run_of(first: str, last: str, suit: str, twin: str = "") -> str:
    """The cards of a suit from rank to rank, up or down, as text."""
    one, two = RANKS.index(first), RANKS.index(last)
    ranks = RANKS[one : two + 1] if one <= two else RANKS[two : one + 1][::-1]
    return " ".join(f"{r}{suit}{twin}" for r in ranks)


def random_session(game: Patience, seed: int | str, turns: int = 250, eager: int = 5) -> Session:
    """A game played at random; moving a card is `eager` times as likely as an action."""
    rng = random.Random(f"{game.id}/{seed}")
    session = Session(game, DealNumber.parse(str(rng.randint(1, 999_999))))
    for _ in range(turns):
        moves = session.moves()
        if not moves:
            break
        session.play(one_of(moves, rng, eager))
    return session


def one_of(moves: Sequence[Move], rng: random.Random, eager: int = 5) -> Move:
    """One of some moves, cards rather than actions."""
    weights = [eager if move.verb == "move" else 1 for move in moves]
    return rng.choices(moves, weights)[0]
