"""What the player has chosen, and what scenes are handed by the program around them."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.catalogue.catalogue import Catalogue
from game.engine.deals import DealNumber, drawn
from game.engine.session import Session
from game.scenes.terms import Terms

PACES = {"calm": 0.7, "brisk": 1.0, "instant": 0.0}
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


class Keeping(Protocol):
    """What scenes want to be kept: see `game.app.keeper`."""

    def keep(self, session: Session) -> None:
        """Save a game under way."""

    def finish(self, session: Session, result: str) -> None:
        """A game is over: "won", "lost" or "left"."""

    def unfinished(self, identifier: str) -> Session | None:
        """The unfinished game of a patience."""

    def latest(self) -> Session | None:
        """The unfinished game that was played last."""

    def aside(self, identifier: str) -> bool:
        """Put a patience's unfinished game aside; whether there was one."""

    def troubles(self) -> list[tuple[str, str]]:
        """Files that could not be read: their new name, and why."""

    def statistics(self) -> dict[str, Any]:
        """Patience -> statistics."""


@dataclass
class Memory:
    """Keeps unfinished games for as long as the program runs: for pictures and tests."""

    sessions: dict[str, Session] = field(default_factory=dict)
    finished: list[tuple[str, str]] = field(default_factory=list)

    def keep(self, session: Session) -> None:
        """The latest game stands last."""
        self.sessions.pop(session.patience.id, None)
        if session.history and not session.won:
            self.sessions[session.patience.id] = session

    def finish(self, session: Session, result: str) -> None:
        """Forget the game, remember how it ended."""
        self.sessions.pop(session.patience.id, None)
        if session.history:
            self.finished.append((session.patience.id, result))

    def unfinished(self, identifier: str) -> Session | None:
        """The game that is kept for a patience."""
        return self.sessions.get(identifier)

    def aside(self, identifier: str) -> bool:
        """Put a game aside; whether there was one."""
        return self.sessions.pop(identifier, None) is not None

    def close(self) -> None:
        """There is nothing to bring to a disk."""

    def latest(self) -> Session | None:
        """The game that was kept last."""
        return next(reversed(self.sessions.values()), None)

    def troubles(self) -> list[tuple[str, str]]:
        """Memory does not break."""
        return []

    def statistics(self) -> dict[str, Any]:
        """None are made."""
        return {}


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
    notices: list[str] = field(default_factory=list)
    """Sentences to be shown at the next chance."""
    terms: Terms = field(default_factory=Terms)
    """What whoever set the program up has decided."""
    touch: bool = False
    """Whether fingers play."""
    deals: Callable[[], DealNumber] | None = None
    """Where new deals come from; None: they are random."""

    def next_deal(self) -> DealNumber:
        """The deal of a new game."""
        return self.deals() if self.deals else drawn(self.rng)

    @property
    def loudness(self) -> float:
        """The volume chosen, 0 to 1, below the ceiling."""
        return self.settings.volume / 100 * self.terms.loudest / 100

    @property
    def words(self) -> Catalogue:
        """The catalogue of the language that is chosen now."""
        if self._words is None or self._words.language != self.settings.language:
            self._words = Catalogue(self.settings.language)
        return self._words

    _words: Catalogue | None = None
