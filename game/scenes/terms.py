"""The terms on which the program is shown: all of it at home, a part of it in a public place."""

from dataclasses import dataclass

from game.catalogue.catalogue import LANGUAGES
from game.patiences import SHELF


@dataclass(frozen=True)
class Terms:
    """What whoever set the program up has decided; the player cannot change it."""

    kiosk: bool = False
    """Whether it stands in a public place: nothing leads out of it."""
    games: tuple[str, ...] = tuple(SHELF)
    """The patiences offered, in the order of the menu."""
    languages: tuple[str, ...] = LANGUAGES
    """The languages offered."""
    loudest: int = 100
    """The ceiling of the volume in percent."""
    any_deal: bool = True
    """Whether a deal number may be typed."""
