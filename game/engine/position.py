"""The only fact and the only verb of the game: Position and Move. Both immutable, both texts."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import FACE_DOWN, GAP, UNKNOWN, CardError, Pack, hide


class Position(NamedTuple):
    """Where every card lies: piles in the patience's order, each `bytes`, bottom card first."""

    piles: tuple[bytes, ...]
    redeals: int = 0

    def seen(self) -> "Position":
        """The position with everything that the player cannot see made `UNKNOWN`."""
        return Position(tuple(map(hide, self.piles)), self.redeals)

    def replace(self, changed: dict[int, bytes]) -> "Position":
        """The position with some piles changed, by pile number."""
        piles = list(self.piles)
        for index, pile in changed.items():
            piles[index] = pile
        return Position(tuple(piles), self.redeals)


class Move(NamedTuple):
    """What the player does.

    `verb` is "move" or the verb of an action ("deal", "redeal", "collect"). For a move `source`
    and `target` are pile numbers and `at` is the place in the source pile, from 0, of the lowest
    card that goes along. A collection has a `source` only.
    """

    verb: str
    source: int = -1
    at: int = -1
    target: int = -1


def move_text(move: Move, names: Sequence[str]) -> str:
    """The move as a line of a record: `c3.5 > AH` (pile, place from 1, pile), `deal`.

    >>> move_text(Move("move", 0, 4, 1), ["c1", "AH"]), move_text(Move("deal"), [])
    ('c1.5 > AH', 'deal')
    """
    if move.verb == "move":
        return f"{names[move.source]}.{move.at + 1} > {names[move.target]}"
    return move.verb if move.source < 0 else f"{move.verb} {names[move.source]}"


def parse_move(text: str, names: Sequence[str], verbs: Sequence[str]) -> Move:
    """The inverse of `move_text`; `ValueError` if the text is no move in these piles.

    >>> parse_move("c1.5 > AH", ["c1", "AH"], [])
    Move(verb='move', source=0, at=4, target=1)
    """
    words = text.split(" ")
    if len(words) == 3 and words[1] == ">":
        pile, dot, place = words[0].partition(".")
        if dot and place.isascii() and place.isdigit() and len(place) < 4 and place[0] != "0":
            return Move("move", names.index(pile), int(place) - 1, names.index(words[2]))
    elif words[0] in verbs and len(words) <= 2:
        return Move(words[0], names.index(words[1]) if len(words) == 2 else -1)
    raise ValueError(text)


def _card_text(card: int, pack: Pack) -> str:
    if card == GAP:
        return "--"
    if card == UNKNOWN:
        return "(??)"
    return f"({pack.name(card)})" if card & FACE_DOWN else pack.name(card)


def _card_from(text: str, pack: Pack) -> int:
    if text == "--":
        return GAP
    if text == "(??)":
        return UNKNOWN
    if text.startswith("(") and text.endswith(")"):
        return pack.card(text[1:-1]) | FACE_DOWN
    return pack.card(text)


def position_text(position: Position, names: Sequence[str], pack: Pack) -> str:
    """The position as a picture of the table in text: a line a pile, bottom card first.

    Face-down cards stand in parentheses, gaps are `--`.

    >>> print(position_text(Position((b"\\x00\\xff", b"\\x81"), 1), ["c1", "stock"], Pack()))
    redeals 1
    c1: AC --
    stock: (2C)
    """
    lines = [f"redeals {position.redeals}"]
    for name, pile in zip(names, position.piles, strict=True):
        lines.append(" ".join([f"{name}:", *(_card_text(card, pack) for card in pile)]))
    return "\n".join(lines)


def parse_position(text: str, names: Sequence[str], pack: Pack) -> Position:
    """The inverse of `position_text`; `ValueError` if the text is no such picture.

    >>> parse_position("redeals 1\\nc1: AC --\\nstock: (2C)", ["c1", "stock"], Pack())
    Position(piles=(b'\\x00\\xff', b'\\x81'), redeals=1)
    """
    head, *lines = text.split("\n")
    word, _, redeals = head.partition(" ")
    number = redeals.isascii() and redeals.isdigit() and len(redeals) < 4
    if word != "redeals" or not number or len(lines) != len(names):
        raise ValueError(head)
    piles = []
    for name, line in zip(names, lines, strict=True):
        label, *cards = line.split(" ")
        if label != f"{name}:":
            raise ValueError(line)
        try:
            piles.append(bytes(_card_from(card, pack) for card in cards))
        except CardError as error:
            raise ValueError(line) from error
    return Position(tuple(piles), int(redeals))
