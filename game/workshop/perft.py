"""Count the move sequences of a given length: a number that any change of the rules changes.

    python -m game.workshop.perft babette 617 6 --option transfers=on
    python -m game.workshop.perft --record FILE 6

A line for each first move, then the bare total. Each card with each foundation, target column and
length of a run is a move of its own; what the rules force is none; a won game has none.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from game.engine.deals import DealError, DealNumber
from game.engine.patience import Patience
from game.engine.position import Position
from game.engine.record import RecordError, read
from game.patiences import SHELF
from game.workshop.command import Parser, options, patience, stop, whole

DEEPEST = 200
Value = TypeVar("Value")

_depth = whole(0, DEEPEST)


def perft(game: Patience, position: Position, depth: int) -> int:
    """The number of sequences of `depth` moves from `position`.

    >>> game = SHELF["babette"]
    >>> perft(game, game.opening(game.order(DealNumber.parse("617"))), 0)
    1
    """
    known: dict[tuple[Position, int], int] = {}

    def count(at: Position, left: int) -> int:
        if left == 0:
            return 1
        moves = game.moves(at)
        if left == 1:
            return len(moves)
        found = known.get((at, left))
        if found is None:
            found = sum(count(game.child(at, move), left - 1) for move in moves)
            known[at, left] = found
        return found

    return count(position, depth)


def _start(words: argparse.Namespace) -> tuple[Patience, Position, int]:
    """The game, the position and the depth that the command line names."""
    if words.record is not None:
        if len(words.values) != 1 or words.option:
            stop("with --record there is only a DEPTH; the record has the rest")
        return *_recorded(words.record), _read(_depth, words.values[0])
    if len(words.values) != 3:
        stop("wanted: ID DEAL DEPTH, or --record FILE DEPTH")
    game = _read(patience, words.values[0])
    try:
        deal = DealNumber.parse(words.values[1])
    except DealError as error:
        stop(str(error))
    depth = _read(_depth, words.values[2])
    game = game.with_options(options(game, words.option))
    return game, game.opening(game.order(deal)), depth


def _read(reader: Callable[[str], Value], text: str) -> Value:
    """What `reader` makes of a word of the command line."""
    try:
        return reader(text)
    except argparse.ArgumentTypeError as error:
        stop(str(error))


def _recorded(name: str) -> tuple[Patience, Position]:
    """The game and the position that the record in a file ends in."""
    try:
        data = Path(name).read_bytes()
    except (OSError, ValueError):
        stop(f"the file “{name}” cannot be read")
    try:
        session = read(data.decode(), SHELF.__getitem__)
    except UnicodeDecodeError:
        stop(f"the file “{name}” is not a patience record", 1)
    except RecordError as error:
        stop(str(error), 1)
    return session.patience, session.position


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = Parser(prog="perft", description="Count the move sequences of a given length.")
    parser.add_argument("values", nargs="*", metavar="ID DEAL DEPTH")
    parser.add_argument("--record", metavar="FILE", help="start where this record ends")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off")
    game, position, depth = _start(parser.parse_intermixed_args(arguments))
    total = 0 if depth else 1
    for move in game.moves(position) if depth else ():
        count = perft(game, game.child(position, move), depth - 1)
        print(f"{game.text(move)}: {count}")
        total += count
    print(total)


if __name__ == "__main__":
    main()
