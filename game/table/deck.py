"""The faces of the cards at the size of the table, sharp at rest and scaled while it changes."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from time import perf_counter

import pygame

from game.engine.cards import SUITS, Pack, rank, suit
from game.look.faces import Faces

QUIET = 0.150
"""Seconds without a resize after which faces are drawn anew."""

LIFTED = 1.03
"""How much larger a card is under the hand."""

_ANGLES_KEPT, _USUAL = 16, 144
"""So many turned or squeezed cards are kept when a card is so many pixels wide; fewer of larger."""


@lru_cache(maxsize=1)
def _faces(
    width: int,
    letters: tuple[tuple[int, str], ...],
    four_colours: bool,
    large_index: bool,
    back: tuple[str, int],
) -> Faces:
    """The latest faces, kept beyond one table: a new deal finds them drawn."""
    return Faces(width, dict(letters), four_colours, large_index, *back)


class Deck:
    """Surfaces for the cards of one pack.

    After a resize the old faces are shown scaled until the new ones are drawn, a few at a time.
    """

    def __init__(
        self, pack: Pack, now: Callable[[], float] = perf_counter, keep: bool = True
    ) -> None:
        """`now` tells the time in seconds; faces are shared with the next deck unless `keep`."""
        self._make = _faces if keep else _faces.__wrapped__
        self.pack = pack
        self.version = 0
        self._now = now
        self._wish: tuple | None = None
        self._sharp: Faces | None = None
        self._coming: Faces | None = None
        self._coming_at = 0.0
        self._scaled: dict[tuple[int, str] | None, pygame.Surface] = {}
        self._tilted: dict[tuple, pygame.Surface] = {}
        self._squeezed: dict[tuple, pygame.Surface] = {}
        self.size = (0, 0)

    def wish(self, width: int, letters: Mapping[int, str], four_colours: bool, large_index: bool,
             back: tuple[str, int] = ("scales", 0), at_once: bool = False) -> None:  # fmt: skip
        """Say how the faces should be; nothing happens if they are so already."""
        wish = (width, tuple(sorted(letters.items())), four_colours, large_index, back)
        if wish == self._wish:
            return
        self._wish = wish
        faces = self._make(*wish)
        self.size = (faces.width, faces.height)
        self._scaled.clear()
        self._tilted.clear()
        self._squeezed.clear()
        self.version += 1
        if self._sharp is None or at_once:
            self._sharp, self._coming = faces, None
        else:
            self._coming, self._coming_at = faces, self._now() + QUIET

    @property
    def sharp(self) -> bool:
        """Whether the faces shown are drawn at their own size."""
        return self._coming is None

    def prepare(self, milliseconds: float) -> bool:
        """Draw faces for about that long; True when all is done. Called when a frame has room."""
        if self._coming:
            if self._now() < self._coming_at:
                return False
            if self._coming.prepare(milliseconds, self._now):
                self._sharp, self._coming = self._coming, None
                self._scaled.clear()
                self._tilted.clear()
                self.version += 1
            return False
        return self._sharp is None or self._sharp.prepare(milliseconds, self._now)

    def _key(self, card: int, up: bool) -> tuple[int, str] | None:
        if not up:
            return None
        face = self.pack.face(card)
        return rank(face), SUITS[suit(face)]

    def _drawn(self, key: tuple[int, str] | None) -> pygame.Surface:
        assert self._sharp is not None
        if self._coming is None:
            return self._sharp.face(*key) if key else self._sharp.back()
        if key not in self._scaled:
            old = self._sharp.face(*key) if key else self._sharp.back()
            self._scaled[key] = pygame.transform.scale(old, self.size)
        return self._scaled[key]

    def card(self, card: int, up: bool) -> pygame.Surface:
        """The card, face up or down, at the size of the table."""
        return self._drawn(self._key(card, up))

    def squeezed(self, card: int, up: bool, width: float) -> pygame.Surface:
        """The card at a share of its width (0 … 1), as it is seen while turning."""
        key = self._key(card, up)
        pixels = max(2, round(self.size[0] * width / 4) * 4)
        if pixels >= self.size[0]:
            return self._drawn(key)
        entry = (key, pixels)
        if entry not in self._squeezed:
            if len(self._squeezed) * self.size[0] > _ANGLES_KEPT * _USUAL:
                self._squeezed.clear()
            scale = pygame.transform.smoothscale if up else pygame.transform.scale
            self._squeezed[entry] = scale(self._drawn(key), (pixels, self.size[1]))
        return self._squeezed[entry]

    def lifted(self, card: int, degrees: int) -> pygame.Surface:
        """The card as held in the hand: a little larger and turned by whole degrees."""
        key = self._key(card, True)
        assert key
        if self._coming or self._sharp is None:
            return self._drawn(key)
        entry = (key, degrees)
        if entry not in self._tilted:
            if len(self._tilted) * self.size[0] > _ANGLES_KEPT * _USUAL:
                self._tilted.clear()
            source = self._sharp.lifted(*key)
            self._tilted[entry] = pygame.transform.rotozoom(source, degrees, LIFTED / 2)
        return self._tilted[entry]
