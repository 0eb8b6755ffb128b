"""The pack of cards as surfaces: faces with their index, backs, and suit signs.

Lengths called units are hundredths of the card's width.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from time import perf_counter

import pygame

from game.look import palette, svg
from game.look.files import drawing
from game.look.index import index_letters

FOLDER = "cards"
SHAPE = 1.4267
"""Height of a card for a width of 1."""

SIGN_WIDTH = {"C": 0.97, "D": 0.82, "H": 0.98, "S": 0.92}
"""Width of a suit's sign for a height of 1."""

LIFT_MARGIN = 4
"""Clear pixels around a lifted face: without them a tilted edge comes out jagged."""

_CORNER = 6.0
_INDEX_LEFT, _INDEX_TOP, _INDEX_RIGHT = 6.2, 6.0, 47.0
_INDEX_HEIGHT = 0.225
_INDEX_LARGER = 1.72
_SIGN_SHARE = 0.86  # of the index height
_FINE_FROM = 110  # px; on a smaller card fine detail would only be dirt
_FRAME = re.compile(r'width="([\d.]+)" height="([\d.]+)" viewBox="[^"]*"')
_FINE = re.compile("<!--fine-->.*?<!--/fine-->", re.DOTALL)
_LIFTED_KEPT = 8
_LIFTED_KEPT_LARGE = 2  # from 200 px on they take 2 MB each
_RANKS = range(1, 14)


def _fitted(text: str, size: tuple[int, int]) -> str:
    """The drawing in a frame of exactly the shape of `size` px, still in the middle of it.

    A size in whole pixels never has quite the drawing's proportions; the renderer would then
    give a surface a pixel too small and push everything to one side.
    """
    width, height = (float(number) for number in _FRAME.search(text).groups())
    unit = max(width / size[0], height / size[1])
    across, down = size[0] * unit, size[1] * unit
    frame = (
        f'width="{across:.4f}" height="{down:.4f}" '
        f'viewBox="{(width - across) / 2:.4f} {(height - down) / 2:.4f} {across:.4f} {down:.4f}"'
    )
    return _FRAME.sub(frame, text, count=1)


@lru_cache(maxsize=128)
def sign(suit: str, height: int, colour: str) -> pygame.Surface:
    """The sign of `suit` ("C", "D", "H", "S"), `height` px high and as wide as it needs.

    `colour` is "#rrggbb". The surface is shared: do not draw into it.
    """
    size = (max(1, round(height * SIGN_WIDTH[suit])), max(1, height))
    text = drawing(FOLDER, f"sign_{suit}").replace("currentColor", colour)
    return svg.raster(_fitted(text, size), size)


class _Sheet:
    """Draws faces and backs of one width; keeps what several cards share."""

    def __init__(
        self,
        size: tuple[int, int],
        letters: Mapping[int, str],
        four_colours: bool,
        large_index: bool,
    ) -> None:
        self.size = size
        self.width, self.height = size
        self.letters = letters
        self.colours = palette.FOUR_COLOURS if four_colours else palette.TWO_COLOURS
        self.large_index = large_index
        larger = _INDEX_LARGER if large_index else 1.0
        self.index_height = max(1, round(_INDEX_HEIGHT * self.width * larger))
        self._ranks: dict[tuple[str, str], pygame.Surface] = {}
        self._larges: dict[str, pygame.Surface] = {}
        self._shape, self._edge = self._outline()

    def _outline(self) -> tuple[pygame.Surface, pygame.Surface]:
        """A white card with rounded corners, and the hairline around it, one pixel wide."""
        width, height = 100.0, 100.0 * self.height / self.width
        pixel = 100.0 / self.width
        shape = f'<rect width="{width}" height="{height}" rx="{_CORNER}" fill="#ffffff"/>'
        edge = (
            f'<rect x="{pixel / 2}" y="{pixel / 2}" width="{width - pixel}" '
            f'height="{height - pixel}" rx="{_CORNER - pixel / 2}" fill="none" '
            f'stroke="{palette.HAIRLINE}" stroke-width="{pixel}"/>'
        )
        return (
            svg.raster(svg.document(shape, width, height), self.size),
            svg.raster(svg.document(edge, width, height), self.size),
        )

    def _raster(self, name: str, colours: Mapping[str, str]) -> pygame.Surface:
        """The drawing `name` at the size of the card, colours in it replaced."""
        text = drawing(FOLDER, name)
        if self.width < _FINE_FROM:
            text = _FINE.sub("", text)
        if colours:
            text = re.sub("|".join(colours), lambda found: colours[found.group()], text)
        return svg.raster(_fitted(text, self.size), self.size)

    def _finish(self, card: pygame.Surface) -> pygame.Surface:
        """Round the corners and draw the hairline."""
        card.blit(self._shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        card.blit(self._edge, (0, 0))
        return card

    def _paper(self) -> pygame.Surface:
        card = pygame.Surface(self.size, pygame.SRCALPHA)
        card.fill(palette.PAPER)
        return card

    def _index(self, rank: int, suit: str) -> pygame.Surface:
        """Rank and sign side by side on a clear ground, as large as their ink."""
        colour = self.colours[suit]
        letters = self.letters.get(rank, str(rank))
        height = self.index_height
        mark = sign(suit, round(height * _SIGN_SHARE), colour)
        unit = self.width / 100 * (_INDEX_LARGER if self.large_index else 1)
        gap = max(1, round(unit * (2 if letters == "10" else 1.5)))
        wide = round(_INDEX_RIGHT * unit) - round(_INDEX_LEFT * self.width / 100)
        if (letters, colour) not in self._ranks:
            # The room is that beside the widest sign, so that a letter looks alike in all suits.
            room = wide - gap - round(height * _SIGN_SHARE * max(SIGN_WIDTH.values()))
            self._ranks[letters, colour] = index_letters(letters, height, room, colour)
        rank_ink = self._ranks[letters, colour]
        left = rank_ink.get_width() + gap
        size = (left + mark.get_width(), max(rank_ink.get_height(), height))
        index = pygame.Surface(size, pygame.SRCALPHA)
        index.blit(rank_ink, (0, 0))
        index.blit(mark, (left, round((height - mark.get_height()) / 2)))
        return index

    def face(self, rank: int, suit: str) -> pygame.Surface:
        """A new face, drawn from the start."""
        card = self._paper()
        colours = {"currentColor": self.colours[suit]}
        if not self.large_index:
            card.blit(self._raster(f"{suit}{rank}", colours), (0, 0))
        elif rank > 10:
            card.blit(self._raster(f"large_{suit}{rank}", colours), (0, 0))
        else:
            if suit not in self._larges:
                self._larges[suit] = self._raster(f"large_{suit}", colours)
            card.blit(self._larges[suit], (0, 0))
        index = self._index(rank, suit)
        left, top = round(_INDEX_LEFT * self.width / 100), round(_INDEX_TOP * self.width / 100)
        card.blit(index, (left, top))
        if not self.large_index:
            below = pygame.transform.rotate(index, 180)
            across, down = below.get_size()
            card.blit(below, (self.width - left - across, self.height - top - down))
        return self._finish(card)

    def back(self, kind: str, colours: int) -> pygame.Surface:
        """A new back of `kind` in the colouring numbered `colours`."""
        kinds = dict(zip(palette.BACK_COLOURS[0], palette.BACK_COLOURS[colours], strict=True))
        card = self._paper()
        card.blit(self._raster(f"back_{kind}", kinds), (0, 0))
        return self._finish(card)


class Faces:
    """All cards of one pack at one width, each drawn when first asked for and then kept."""

    def __init__(
        self,
        width: int,
        letters: Mapping[int, str],
        four_colours: bool = False,
        large_index: bool = False,
        back: str = "scales",
        back_colours: int = 0,
    ) -> None:
        """A pack for cards `width` px wide.

        `letters` names the ranks 1, 11, 12 and 13 in the player's language. The large index is
        meant for cards under 80 px. `back` is one of `BACKS`, `back_colours` an index into
        `palette.BACK_COLOURS`.
        """
        self._options = (dict(letters), four_colours, large_index)
        self._sheet = _Sheet((width, round(width * SHAPE)), *self._options)
        self._sheet_lifted: _Sheet | None = None
        self._back_options = (back, back_colours)
        self._faces: dict[tuple[int, str], pygame.Surface] = {}
        self._back: pygame.Surface | None = None
        self._lifted: OrderedDict[tuple[int, str] | None, pygame.Surface] = OrderedDict()
        self.width, self.height = self._sheet.size
        self.index_height = self._sheet.index_height

    def face(self, rank: int, suit: str) -> pygame.Surface:
        """The face of `rank` (1 to 13) and `suit` (a letter of "CSHD"), `width` x `height` px.

        The corners outside the rounding are clear. Shared: do not draw into it.
        """
        key = rank, suit
        if key not in self._faces:
            self._faces[key] = self._sheet.face(rank, suit)
        return self._faces[key]

    def back(self) -> pygame.Surface:
        """The back, `width` x `height` px. Shared: do not draw into it."""
        if self._back is None:
            self._back = self._sheet.back(*self._back_options)
        return self._back

    def prepare(self, milliseconds: float, now: Callable[[], float] = perf_counter) -> bool:
        """Draw cards not yet drawn for about `milliseconds`; True when nothing is left to do.

        At least one card is drawn in each call, so that calls of no time come to an end as well.
        `now` tells the time in seconds.
        """
        end = now() + milliseconds / 1000
        if self._back is None:
            self.back()
            if now() >= end:
                return False
        for rank in _RANKS:
            for suit in palette.SUITS:
                if (rank, suit) in self._faces:
                    continue
                self.face(rank, suit)
                if now() >= end:
                    return len(self._faces) == len(_RANKS) * len(palette.SUITS)
        return True

    def lifted(self, rank: int, suit: str) -> pygame.Surface:
        """The face at twice the size with a clear margin of `LIFT_MARGIN` px on every side.

        For turning and scaling smoothly; only the last few asked for are kept.
        """
        return self._keep_lifted((rank, suit), lambda sheet: sheet.face(rank, suit))

    def lifted_back(self) -> pygame.Surface:
        """The back at twice the size with a clear margin, as `lifted` gives a face."""
        return self._keep_lifted(None, lambda sheet: sheet.back(*self._back_options))

    def _keep_lifted(
        self, key: tuple[int, str] | None, draw: Callable[[_Sheet], pygame.Surface]
    ) -> pygame.Surface:
        if key in self._lifted:
            self._lifted.move_to_end(key)
            return self._lifted[key]
        if self._sheet_lifted is None:
            self._sheet_lifted = _Sheet((self.width * 2, self.height * 2), *self._options)
        card = draw(self._sheet_lifted)
        size = (2 * (self.width + LIFT_MARGIN), 2 * (self.height + LIFT_MARGIN))
        self._lifted[key] = pygame.Surface(size, pygame.SRCALPHA)
        self._lifted[key].blit(card, (LIFT_MARGIN, LIFT_MARGIN))
        if len(self._lifted) > (_LIFTED_KEPT if self.width < 200 else _LIFTED_KEPT_LARGE):
            self._lifted.popitem(last=False)
        return self._lifted[key]


BACKS = ("scales", "sunburst", "trellis")
"""Names of the backs."""
