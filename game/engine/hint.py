"""Advice that does not peek at face-down cards or at the stock."""

from collections.abc import Sequence

from game.engine.cards import GAP, is_open
from game.engine.patience import Patience
from game.engine.position import Move, Position


def likelier(game: Patience, seen: Position, moves: Sequence[Move]) -> Move:
    """Of the legal `moves` of one card, the one that a player most likely means.

    The pile that could take another card right after it, then the one whose next card is in
    sight, then the fuller one. `seen` is the position as the player sees it.
    """

    def worth(move: Move) -> tuple[bool, bool, int]:
        after = game.play(seen, move)
        onto = after.piles[move.target]
        follows = any(m.target == move.target for m in game.card_moves(after))
        mask = game.group_of[move.target].takes.table(game.pack)[onto[-1]]
        lying = (c for n in game.tableau for c in after.piles[n] if c != GAP and is_open(c))
        return follows, any(mask >> card & 1 for card in lying), len(onto)

    return max(moves, key=worth)
