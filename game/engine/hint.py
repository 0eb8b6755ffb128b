"""Advice that does not peek at face-down cards or at the stock."""

from array import array
from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from game.engine.cards import GAP, is_open
from game.engine.patience import Patience
from game.engine.position import Move, Position
from game.engine.search import is_progress, shape, unpacked
from game.engine.shapes import Shapes

LIMIT = 400
"""Positions looked at for one piece of advice."""

_FAR = 5_000
"""Positions looked at where that has found nothing; about a second."""

_SOON = 3
"""Moves within which progress must come for a move to be worth more than a deal."""


def likelier(game: Patience, seen: Position, moves: Sequence[Move]) -> Move:
    """Of the legal `moves` of one card, the one that a player most likely means.

    A foundation before a column, a run of its own suit before another, a card before an empty
    place; of two foundations the pile that could take another card right after it, then the one
    whose next card is in sight, then the fuller one. `seen` is the position as the player sees it.
    """

    def worth(move: Move) -> tuple:
        onto = seen.piles[move.target]
        home = move.target in game.foundations
        if not home:
            return (False, joins_suit(game, seen, move), bool(onto), len(onto))
        after = game.play(seen, move)
        follows = any(m.target == move.target for m in game.card_moves(after))
        top = after.piles[move.target][-1]
        mask = game.group_of[move.target].takes.table(game.pack)[top]
        lying = (c for n in game.tableau for c in after.piles[n] if c != GAP and is_open(c))
        return (True, follows, any(mask >> card & 1 for card in lying), len(onto))

    return max(moves, key=worth)


def joins_suit(game: Patience, position: Position, move: Move) -> bool:
    """Whether the card is laid on the next higher card of its own suit, in a column."""
    onto = position.piles[move.target]
    if move.verb != "move" or move.target not in game.tableau:
        return False
    if not onto or not is_open(onto[-1]):
        return False
    face, under = game.pack.faces[position.piles[move.source][move.at]], game.pack.faces[onto[-1]]
    return under == face + 1 and under // 13 == face // 13


def is_null(game: Patience, position: Position, move: Move) -> bool:
    """Whether a move changes nothing: all cards of a column to an empty column."""
    return (
        move.verb == "move"
        and move.at == 0
        and not position.piles[move.target]
        and move.source in game.tableau
        and move.target in game.tableau
    )


def breaks_run(game: Patience, position: Position, move: Move) -> bool:
    """Whether the card lies on the next higher card of its own suit now."""
    pile = position.piles[move.source]
    if move.verb != "move" or move.at == 0 or not is_open(pile[move.at - 1]):
        return False
    face, under = game.pack.faces[pile[move.at]], game.pack.faces[pile[move.at - 1]]
    return under == face + 1 and under // 13 == face // 13


def is_hasty(game: Patience, seen: Position, move: Move) -> bool:
    """Whether a card had better wait: it stays free, and its twin has not been seen yet.

    Above a gap a card can be taken at any time of this deal; taken before its twin is dealt it may
    be the wrong one of the two.
    """
    if move.verb != "move" or game.pack.decks < 2 or not seen.piles[game.stock]:
        return False
    pile = seen.piles[move.source]
    if move.source not in game.tableau or move.at + 1 >= len(pile) or pile[move.at + 1] != GAP:
        return False
    face = game.pack.faces[pile[move.at]]
    shown = [c for other in seen.piles for c in other if is_open(c)]
    return sum(game.pack.faces[c] == face for c in shown) < 2


class _Idea(NamedTuple):
    rank: int
    worth: tuple
    move: Move


def look_for_advice(
    game: Patience, position: Position, limit: int = LIMIT
) -> Iterator[list[Move] | None]:
    """Moves worth making, best first: None while looking, then the list (it may be empty).

    A move is worth making when progress follows within a few moves, or when it joins a run of one
    suit. A row is advised when nothing else is left, a redeal after that. Where there is none of
    these, progress is looked for farther away. Nothing is advised in a game that is found lost.
    """
    seen = position.seen()
    firsts = [m for m in game.moves(seen) if not is_null(game, seen, m)]
    soon: dict[Move, int] = {}
    yield from _look(game, seen, firsts, soon, limit, _SOON)
    if not soon and all(move.verb == "move" for move in firsts):
        firsts.sort(key=lambda move: breaks_run(game, seen, move))
        whole = yield from _look(game, seen, firsts, soon, _FAR)
        if whole and not soon:
            firsts = []
    ideas = [idea for move in firsts if (idea := _judge(game, seen, move, soon.get(move)))]
    yield [idea.move for idea in sorted(ideas, key=lambda i: (i.rank, i.worth))]


def _look(
    game: Patience,
    seen: Position,
    firsts: Sequence[Move],
    soon: dict[Move, int],
    limit: int,
    deepest: int | None = None,
) -> Generator[None, None, bool]:
    """Note in `soon` after how many moves progress follows each of `firsts`.

    None for `deepest` is as far as it takes, to the first progress only, be it that a row can be
    dealt again. The answer is whether everything in reach was looked at.
    """
    known, looked_at = Shapes(limit), 0
    known.add(shape(game, seen))
    waiting = array("L")  # three numbers for each: its shape's, that of its first move, its depth
    for number, move in enumerate(firsts):
        if move.verb == "move":
            after = game.play(seen, move)
            if is_progress(game, seen, move, after) or any(game.forced(after)):
                soon[move] = 1
            elif known.add(key := shape(game, after)) or deepest:
                waiting.extend((known.number(key), number, 1))
    yield None
    while looked_at < len(waiting) and len(known) < limit and not (soon and deepest is None):
        at, number, depth = waiting[looked_at : looked_at + 3]
        looked_at += 3
        first = firsts[number]
        if first in soon or depth == deepest:
            continue
        before = unpacked(game, known[at], seen)
        for move in game.card_moves(before) if deepest else game.moves(before):
            after = game.play(before, move) if move.verb == "move" else before
            if is_progress(game, before, move, after) or any(game.forced(after)):
                soon.setdefault(first, depth + 1)
                break
            if known.add(shape(game, after)):
                waiting.extend((len(known) - 1, number, depth + 1))
        yield None
    return looked_at == len(waiting)


def _judge(game: Patience, seen: Position, move: Move, soon: int | None) -> _Idea | None:
    """How good a move is: lower ranks first; None for one that is not worth making."""
    if move.verb == "collect":
        return _Idea(0, (), move)
    if move.verb == "deal":
        return _Idea(5, (), move)
    if move.verb == "redeal":
        return _Idea(7, (), move)
    if move in game.safe(game, seen):
        return _Idea(0, (1,), move)
    joins, breaks = joins_suit(game, seen, move), breaks_run(game, seen, move)
    if move.target in game.foundations and move.source in game.tableau:
        return _Idea(6 if is_hasty(game, seen, move) else 1, (move.at,), move)
    if soon == 1:
        # Something is turned up: in suit first, then the column with least above its hidden cards.
        return _Idea(1, (not joins, len(seen.piles[move.source]) - move.at, move.at), move)
    if joins and not breaks:
        return _Idea(2, (soon or 9, -len(seen.piles[move.target])), move)
    if soon and not breaks:
        return _Idea(3, (soon, not seen.piles[move.target]), move)
    return _Idea(4, (soon, 1), move) if soon else None
