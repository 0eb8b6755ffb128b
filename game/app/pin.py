"""The operator's PIN: kept as a salted hash, asked for ever more slowly when it is wrong."""

import hashlib
import hmac
import re
from collections.abc import Callable
from dataclasses import dataclass

DIGITS = re.compile(r"[0-9]{4,12}")
ROUNDS = 200_000
"""Some tenths of a second on a small machine: nothing for the operator, much for a guesser."""

FORM = re.compile(r"pbkdf2_sha256\$([1-9][0-9]{3,7})\$([0-9a-f]{16,64})\$([0-9a-f]{64})")
"""Rounds, salt and hash, as they stand in the configuration."""

FREE = 3
"""Wrong PINs in a row before the pad begins to wait."""
_FIRST_WAIT, _LONGEST_WAIT = 5, 300


def hashed(pin: str, salt: bytes, rounds: int = ROUNDS) -> str:
    """The PIN as it is kept.

    >>> hashed("2468", bytes(8), 1000)[:38]
    'pbkdf2_sha256$1000$0000000000000000$ed'
    """
    digest = hashlib.pbkdf2_hmac("sha256", pin.encode("ascii"), salt, rounds)
    return f"pbkdf2_sha256${rounds}${salt.hex()}${digest.hex()}"


def fits(pin: str, kept: str) -> bool:
    """Whether `pin` is the one that was kept; no PIN fits where none is kept."""
    found = FORM.fullmatch(kept)
    if not found or not DIGITS.fullmatch(pin):
        return False
    digest = hashlib.pbkdf2_hmac("sha256", pin.encode("ascii"), bytes.fromhex(found[2]),
                                 int(found[1]))  # fmt: skip
    return hmac.compare_digest(digest.hex(), found[3])


@dataclass
class Lock:
    """Tries PINs. After some wrong ones each further costs a wait twice as long as the one before.

    `now` gives seconds. The waits outlast the page on which the PIN is typed.
    """

    kept: str
    now: Callable[[], float]
    wrong: int = 0
    until: float = 0.0

    @property
    def wait(self) -> float:
        """Seconds until the next PIN is taken; 0 when one may be typed."""
        return max(0.0, self.until - self.now())

    def opens(self, pin: str) -> bool:
        """Whether the PIN is right. While it waits nothing is."""
        if self.wait:
            return False
        if fits(pin, self.kept):
            self.wrong = 0
            return True
        self.wrong += 1
        if self.wrong >= FREE:
            seconds = min(_LONGEST_WAIT, _FIRST_WAIT * 2 ** min(10, self.wrong - FREE))
            self.until = self.now() + seconds
        return False
