"""Whether a game can still make progress, told from what the player can see.

Progress is: a card to a foundation, a face-down card turned up, a row dealt, a redeal. Moves that
only shuffle cards to and fro do not keep a game alive.
"""

from collections.abc import Iterator

from game.engine.cards import FACE_DOWN, GAP
from game.engine.patience import Patience
from game.engine.position import Move, Position
from game.engine.shapes import Shapes

LIMIT = 20_000
"""Positions looked at before the search gives up; then the game is not called lost."""

GLANCE = 300
"""Positions that a glance at an opening looks at: well under a hundredth of a second."""

_HIDDEN = bytes(range(FACE_DOWN, GAP))
_BETWEEN = b"\x7f"
"""No card, face up or down, as a mark between piles."""


def standing(game: Patience, position: Position) -> tuple[int, int, int, int]:
    """What progress raises: cards home, and (negative) cards hidden, in stock, redeals left."""
    piles = position.piles
    home = sum(len(piles[n]) for n in game.foundations)
    hidden = sum(len(piles[n]) - len(piles[n].translate(None, _HIDDEN)) for n in game.tableau)
    return home, -hidden, -len(piles[game.stock]), -position.redeals


def is_progress(game: Patience, before: Position, move: Move, after: Position) -> bool:
    """Whether `move` from `before` to `after` gets the player further.

    An action (deal, redeal, collection) always does; a card move does when more cards are home or
    fewer are hidden than before.
    """
    if move.verb != "move":
        return True
    return standing(game, after)[:2] > standing(game, before)[:2]


def shape(game: Patience, position: Position) -> bytes:
    """What two positions share between which only shuffling cards makes a difference.

    Columns that stand in another order count as the same, as long as no row is dealt on them.
    """
    merged = game.pack.merged
    piles = [pile.translate(merged) for pile in position.piles]
    columns = sorted(piles[n] for n in game.tableau)
    return _BETWEEN.join((*columns, *(piles[n] for n in game.foundations)))


def unpacked(game: Patience, packed: bytes, start: Position) -> Position:
    """A position of that shape; what the shape does not tell is as in `start`."""
    piles = list(start.piles)
    for n, pile in zip((*game.tableau, *game.foundations), packed.split(_BETWEEN), strict=True):
        piles[n] = pile
    return Position(tuple(piles), start.redeals)


def look_for_progress(
    game: Patience, position: Position, limit: int = LIMIT
) -> Iterator[bool | None]:
    """Search for progress, one position a step: None while looking, then the answer.

    True when progress can be reached or `limit` positions were not enough to tell; False when no
    position that can be reached makes any. Hidden cards are never looked at. Only shapes are kept:
    whole positions would need several times as much memory.
    """
    start = position.seen()
    known, looked_at = Shapes(limit), 0
    known.add(shape(game, start))
    while looked_at < len(known):
        before = unpacked(game, known[looked_at], start)
        looked_at += 1
        for move in game.moves(before):
            after = game.play(before, move) if move.verb == "move" else before
            if is_progress(game, before, move, after) or any(game.forced(after)):
                yield True
                return
            known.add(shape(game, after))
        if len(known) > limit:
            yield True
            return
        yield None
    yield False


def is_lost(game: Patience, position: Position, limit: int = LIMIT) -> bool:
    """Whether the game is lost: not won, and no progress can be reached."""
    if game.won(position):
        return False
    return not next(v for v in look_for_progress(game, position, limit) if v is not None)


def lost_at_a_glance(game: Patience, opening: Position) -> bool:
    """Whether a short look already proves a deal lost, so that nobody should be dealt it by chance.

    Such deals are rare (two in four hundred of Good Measure). False proves nothing: most games that
    cannot be won still make progress for a long time.
    """
    return is_lost(game, opening, GLANCE)
