"""Why a move is refused: each answer is a key of the catalogue and what its sentence speaks of.

Nothing hidden is given away: a face-down card is never named.
"""

from typing import TYPE_CHECKING

from game.engine.actions import Refusal
from game.engine.cards import GAP, is_open
from game.engine.position import Move, Position

if TYPE_CHECKING:
    from game.engine.patience import Patience


def why_not(game: "Patience", position: Position, move: Move) -> Refusal | None:
    """Why `move` is refused; None if it is legal. Any Move may be asked about."""
    if move in game.moves(position):
        return None
    if game.won(position):
        return Refusal("game_over", {})
    if move.verb == "move":
        return _why_no_card_move(game, position, move)
    try:
        refusal = game.action(move.verb).refusal(game, position)
    except KeyError:
        refusal = None
    return refusal or Refusal("no_such_move", {})


def why_stays(game: "Patience", position: Position, pile: int, at: int) -> Refusal | None:
    """Why the card at a place can go nowhere; None if it can go somewhere."""
    group = game.group_of[pile]
    if not group.to:
        return Refusal("from_stock" if group.role == "stock" else "stays_home", {})
    targets = [n for name in group.to for n in game.numbers(name) if n != pile]
    refusals = [why_not(game, position, Move("move", pile, at, target)) for target in targets]
    if not all(refusals):
        return None
    card = position.piles[pile][at]
    if at not in group.gives.places(position.piles[pile]):
        return refusals[0]
    builds = any(game.group_of[n].role == "tableau" for n in targets)
    return Refusal("no_place" if builds else "must_wait", {"card": game.pack.name(card)})


def _why_no_card_move(game: "Patience", position: Position, move: Move) -> Refusal:
    piles = range(len(game.names))
    pile = position.piles[move.source] if move.source in piles else b""
    if not 0 <= move.at < len(pile) or pile[move.at] == GAP or move.target not in piles:
        return Refusal("no_card", {})
    source, target = game.group_of[move.source], game.group_of[move.target]
    if source.role == "stock":
        return Refusal("from_stock", {})
    if not is_open(pile[move.at]):
        return Refusal("face_down", {})
    card = game.pack.name(pile[move.at])
    if move.at not in source.gives.places(pile):
        above = pile[move.at + 1] if move.at + 1 < len(pile) else GAP
        cover = game.pack.name(above) if is_open(above) else card
        return Refusal(source.gives.key, {"card": card, "cover": cover})
    if target.name not in source.to:
        return Refusal("no_building" if target.role == "tableau" else "not_there", {"card": card})
    onto = position.piles[move.target]
    values: dict[str, str | int] = {"card": card, "pile": game.names[move.target]}
    if not onto:
        letter, suit = target.starts.wants(game.numbers(target.name).index(move.target))
        return Refusal(target.starts.key, {**values, "wanted": letter + suit})
    if target.takes.table(game.pack)[onto[-1]] >> pile[move.at] & 1:
        return Refusal(target.limits[0].key, values)
    return Refusal(target.takes.key, {**values, "top": game.pack.name(onto[-1])})
