"""What the tools' command lines share: wrong values get one sentence and exit status 2."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from game.engine.patience import Patience
from game.patiences import SHELF


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        stop(message)


def stop(sentence: str, status: int = 2) -> NoReturn:
    """Leave with one sentence on the error stream."""
    print(sentence[:1].upper() + sentence[1:].rstrip(".") + ".", file=sys.stderr)
    raise SystemExit(status)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers `low` … `high`, for `type=` of an argument.

    >>> whole(0, 9)("7")
    7
    """

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from {low} to {high}")
        return int(text)

    return read


def patience(text: str) -> Patience:
    """The patience on the shelf of that identifier, for `type=` of an argument."""
    if text not in SHELF:
        raise argparse.ArgumentTypeError(
            f"there is no patience called “{text}”; there are {', '.join(SHELF)}"
        )
    return SHELF[text]


def names(known: Iterable[str]) -> Callable[[str], tuple[str, ...]]:
    """A reader of some of the `known` names with commas between, for `type=` of an argument.

    >>> names(["deal", "win"])("win,deal")
    ('win', 'deal')
    """
    there = tuple(known)

    def read(text: str) -> tuple[str, ...]:
        found = tuple(text.split(","))
        for name in found:
            if name not in there:
                raise argparse.ArgumentTypeError(
                    f"there is no “{name}”; there are {', '.join(there)}"
                )
        return found

    return read


def options(game: Patience, words: Sequence[str]) -> dict[str, bool]:
    """The options that words like `transfers=on` set; leaves with a sentence if one is wrong.

    >>> options(SHELF["babette"], ["transfers=on"])
    {'transfers': True}
    """
    known = [option.name for option in game.options]
    chosen: dict[str, bool] = {}
    for word in words:
        name, _, value = word.partition("=")
        if value not in ("on", "off"):
            stop(f"an option is set as NAME=on or NAME=off, not “{word}”")
        if name not in known:
            there = f"; there are {', '.join(known)}" if known else ""
            stop(f"{game.id} has no option “{name}”{there}")
        if name in chosen:
            stop(f"the option “{name}” is set twice")
        chosen[name] = value == "on"
    return chosen
