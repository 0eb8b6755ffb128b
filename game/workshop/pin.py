"""Makes the line that stands for the operator's PIN in a kiosk's configuration.

    python -m game.workshop.pin

The PIN (4 to 12 digits) is asked for, twice and unseen, or read from a pipe; it is never an
argument, where other users of the machine could read it.
"""

import getpass
import os
import sys
from collections.abc import Callable

from game.app.pin import DIGITS, hashed
from game.workshop.command import stop


def asked(ask: Callable[[str], str]) -> str:
    """The PIN that `ask` was given twice; leaves with a sentence if the two are not one PIN.

    >>> asked(lambda prompt: "2468")
    '2468'
    """
    pin = ask("PIN: ")
    if not DIGITS.fullmatch(pin):
        stop("a PIN has 4 to 12 digits")
    if ask("Once more: ") != pin:
        stop("these were two different PINs")
    return pin


def main() -> None:
    """The command line."""
    if sys.stdin.isatty():
        pin = asked(getpass.getpass)
    else:
        line = sys.stdin.readline().strip()
        pin = asked(lambda prompt: line)
    print(f'pin = "{hashed(pin, os.urandom(16))}"')


if __name__ == "__main__":
    main()
