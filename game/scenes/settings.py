"""What the player has chosen, and what scenes are handed by the program around them."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.catalogue.catalogue import Catalogue, catalogue
from game.engine.deals import DealNumber, drawn
from game.engine.patience import Patience
from game.engine.search import lost_at_a_glance
from game.scenes.keeping import Keeping, Memory
from game.scenes.terms import Terms

PACES = {"calm": 0.7, "brisk": 1.0, "instant": 0.0}
_MOST_DRAWN = 20
"""Deals drawn one after the other at most: a patience that is always lost must not hang."""

VOLUMES = (0, 20, 40, 60, 80, 100)


@dataclass
class Settings:
    """The player's choices; every field has its value for a first start."""

    language: str = "en"
    theme: str = "green"
    back: str = "scales"
    four_colours: bool = False
    large_index: bool = False
    mirrored: bool = False
    pace: str = "brisk"
    reduced_motion: bool = False
    timer: bool = True
    automatic: bool = False
    volume: int = 60
    muted: bool = False
    rules: dict[str, dict[str, bool]] = field(default_factory=dict)
    """Patience -> options for its next deal."""


class Noise(Protocol):
    """What scenes want of the sounds."""

    volume: float
    muted: bool

    def play(self, name: str, rank: int | None = None) -> None:
        """Let a sound be heard, or nothing."""


@dataclass
class House:
    """What a scene may ask of the program around it."""

    settings: Settings
    sounds: Noise
    rng: random.Random
    save_settings: Callable[[], bool]
    copy: Callable[[str], bool]
    paste: Callable[[], str]
    toggle_fullscreen: Callable[[], None]
    is_fullscreen: Callable[[], bool]
    doors: Any = None
    """The `Doors` through which one scene leads to another."""
    keeper: Keeping = field(default_factory=Memory)
    last_played: str = ""
    initials: str = ""
    """Those last entered in the hall of fame; a kiosk empties them for the next visitor."""
    notices: list[str] = field(default_factory=list)
    """Sentences to be shown at the next chance."""
    terms: Terms = field(default_factory=Terms)
    """What whoever set the program up has decided."""
    touch: bool = False
    """Whether fingers play."""
    deals: Callable[[], DealNumber] | None = None
    """Where new deals come from; None: they are random."""

    def next_deal(self, game: Patience) -> DealNumber:
        """The deal of a new game. A random one is drawn again if it is lost from its opening."""
        if self.deals:
            return self.deals()
        deal = drawn(self.rng)
        for _ in range(_MOST_DRAWN):
            if not lost_at_a_glance(game, game.opening(game.order(deal))):
                break
            deal = drawn(self.rng)
        return deal

    @property
    def loudness(self) -> float:
        """The volume chosen, 0 to 1, below the ceiling."""
        return self.settings.volume / 100 * self.terms.loudest / 100

    @property
    def words(self) -> Catalogue:
        """The catalogue of the language that is chosen now."""
        return catalogue(self.settings.language)

    def tell_troubles(self) -> None:
        """Put what could not be read or written into words, for the next chance to show them."""
        for file, why in self.keeper.troubles():
            sentence = self.words.say(_TROUBLES.get(why, "table.broken_save"), file=file)
            if sentence not in self.notices:
                self.notices.append(sentence)


_TROUBLES = {
    "newer": "table.newer_save",
    "unreadable": "table.unreadable",
    "other": "table.other_copy",
    "unwritten": "table.unwritten",
}
"""What is the matter with a file -> the sentence that says so."""
