"""A table made small: a real position, in cards made for their size."""

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.catalogue.catalogue import Catalogue
from game.engine.cards import SUITS, rank, suit
from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position
from game.look import palette, shadows
from game.look.faces import Faces
from game.look.palette import BACK_COLOURS, THEMES
from game.look.panels import panel
from game.look.suits import suit_svg
from game.look.svg import document, raster
from game.table import arrange
from game.table.geometry import card_height
from game.table.layout import Setting

_DEAL = "18274"
_DEALS = 6
_TURNS = 40
_WINDOW = Setting(720, 480)
_LARGEST_STEP, _LARGEST_OF_ROWS = 0.8, 0.6
"""Of a card's height: how far columns are drawn out to fill a picture."""
_LARGEST_HIDDEN_STEP = 0.3
_FACE = 96
"""Pixels that a face is wide before it is made smaller: drawn once for all pictures."""
_SMALL = 64
"""Up to here a card is made from such a face; a wider one is drawn at its own size."""


def sample(game: Patience) -> Position:
    """A position some way into a game: cards go up when they can, else a row is dealt.

    It is the same every time, and shows the gaps and runs that the game is about.
    """
    position = game.opening(game.order(DealNumber.parse(_DEAL)))
    deals = 0
    for _ in range(_TURNS):
        home = [m for m in game.card_moves(position) if m.target in game.foundations]
        others = [m for m in game.moves(position) if m.verb == "deal"]
        if home:
            position = game.child(position, home[0])
        elif others and deals < _DEALS:
            position = game.child(position, others[0])
            deals += 1
        else:
            break
    return position


@lru_cache(maxsize=2)
def _faces(width: int, language: str, four_colours: bool) -> Faces:
    return Faces(width, Catalogue(language).letters, four_colours, large_index=True)


def prepare(language: str, four_colours: bool, milliseconds: float) -> bool:
    """Draw faces for that long; True when those are there that pictures are made from."""
    return _faces(_FACE, language, four_colours).prepare(milliseconds)


def let_go() -> None:
    """Forget the faces: all pictures are made."""
    _faces.cache_clear()


class Miniature:
    """A table made small: cards on whole pixels, columns drawn out until they fill the picture."""

    def __init__(self, game: Patience, size: tuple[int, int], theme: str) -> None:
        self.game, self.theme = game, theme
        self.plan = arrange.plan(game, _WINDOW)
        position = sample(game)
        spots = self.plan.spots(position)
        self.spots = sorted(
            ((card, spot) for card, spot in spots.items() if spot.pile != game.stock),
            key=lambda item: item[1].layer,
        )
        self.places = self._empty_places(position)
        corners = [(s.x, s.y) for _, s in self.spots] + self.places
        self.left, self.top = min(x for x, _ in corners), min(y for _, y in corners)
        wide = max(x for x, _ in corners) + self.plan.card_w - self.left
        least = max(y for _, y in self.places) if self.places else 0
        self.tops = self._drawn_out(wide * size[1] / size[0])
        high = max(*self.tops.values(), least) + self.plan.card_h - self.top
        self.scale = min(size[0] / wide, size[1] / high)
        # The distance of two columns is a whole number of pixels, so that all gaps are alike.
        first, second = (self.plan.origins[n][0] for n in game.tableau[:2])
        pitch = abs(second - first)
        if pitch * self.scale >= 4:
            self.scale = int(pitch * self.scale + 0.01) / pitch
        self.size = min(size[0], round(wide * self.scale)), min(size[1], round(high * self.scale))

    def _empty_places(self, position: Position) -> list[tuple[int, int]]:
        """The corners of foundations that wait for a card of their own."""
        return [
            self.plan.origins[n]
            for group, piles in self.game.placed
            if group.role == "foundation" and group.starts.wants(0)[0]
            for n in piles
            if not position.piles[n]
        ]

    def _drawn_out(self, wanted: float) -> dict[int, float]:
        """Card -> its upper edge, the columns drawn out so that the table becomes `wanted` high.

        First the open cards make longer steps, then those below face-down ones.
        """
        steps = self._steps()
        open_steps = [step for _, step, up in steps.values() if step and up]
        hidden_steps = [step for _, step, up in steps.values() if step and not up]
        rows = self.game.group_of[self.game.tableau[0]].spread == "rows"
        usual = (min if rows else max)(open_steps, default=0)  # rows have gaps in between

        def laid(opened: float, hidden: float) -> dict[int, float]:
            tops: dict[int, float] = {}
            ends: dict[int, float] = {}
            for card, (pile, step, up) in steps.items():
                origin = self.plan.origins[pile][1]
                tops[card] = ends.get(pile, origin) + step * (opened if up else hidden)
                ends[pile] = tops[card]
            return tops

        def fits(opened: float, hidden: float) -> bool:
            lowest = max(laid(opened, hidden).values())
            return lowest + self.plan.card_h - self.top <= wanted

        high = self.plan.card_h
        share = _LARGEST_OF_ROWS if rows else _LARGEST_STEP
        most = share * high / usual if usual else 1
        opened = _largest(most, lambda value: fits(value, 1))
        most = _LARGEST_HIDDEN_STEP * high / max(hidden_steps, default=high)
        hidden = _largest(most, lambda value: fits(opened, value))
        return laid(opened, hidden)

    def _steps(self) -> dict[int, tuple[int, int, bool]]:
        """Card -> its pile, how far below the one it covers it lies, whether that lies open."""
        last: dict[int, tuple[int, bool]] = {}
        steps = {}
        for card, spot in self.spots:
            y, up = last.get(spot.pile, (self.plan.origins[spot.pile][1], True))
            steps[card] = spot.pile, spot.y - y, up
            last[spot.pile] = spot.y, spot.up
        return steps

    def _corner(self, x: float, y: float) -> tuple[int, int]:
        return round((x - self.left) * self.scale), round((y - self.top) * self.scale)

    def drawn(self, language: str, four_colours: bool) -> pygame.Surface:
        """The picture."""
        wide = max(4, round(self.plan.card_w * self.scale))
        size = wide, card_height(wide)
        surface = pygame.Surface(self.size, pygame.SRCALPHA)
        ground = _place(size, self.theme)
        for corner in self.places:
            surface.blit(ground, self._corner(*corner))
        faces = _faces(_FACE if wide <= _SMALL else wide, language, four_colours)
        shadow, dx, dy = shadows.resting(*size)
        cards = {}
        for card, spot in self.spots:
            face = self.game.pack.face(card)
            key = (rank(face), SUITS[suit(face)]) if spot.up else None
            if key not in cards:
                cards[key] = _made(faces.face(*key), size) if key else _back(size, self.theme)
            x, y = self._corner(spot.x, self.tops[card])
            surface.blit(shadow, (x + dx, y + dy))
            surface.blit(cards[key], (x, y))
        return surface


def _largest(most: float, fits: Callable[[float], bool]) -> float:
    """The largest number from 1 to `most` that `fits`, 1 if none does; halved ten times."""
    low, high = 1.0, max(1.0, most)
    if fits(high):
        return high
    for _ in range(10):
        middle = (low + high) / 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def _made(face: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A face at its small size, with a line around it that making it smaller would lose."""
    if face.get_size() == size:
        return face
    small = pygame.transform.smoothscale(face, size)
    radius = max(1, round(size[0] * shadows.CORNER))
    pygame.draw.rect(small, palette.HAIRLINE, small.get_rect(), 1, border_radius=radius)
    return small


def _place(size: tuple[int, int], theme: str) -> pygame.Surface:
    line = max(1, round(size[0] * 0.03))
    return panel(size, "#000000", 0.2, THEMES[theme].line, 1, size[0] * shadows.CORNER, line)


@lru_cache(maxsize=12)
def _back(size: tuple[int, int], theme: str) -> pygame.Surface:
    """A back as it looks from afar: the pattern would only flicker."""
    ground, gold, *_ = BACK_COLOURS[list(THEMES).index(theme)]
    wide, high = 100, 100 * size[1] / size[0]
    body = (
        f'<rect x="1" y="1" width="98" height="{high - 2:g}" rx="6" fill="{palette.PAPER}" '
        f'stroke="{palette.HAIRLINE}" stroke-width="2"/><rect x="8" y="8" width="84" '
        f'height="{high - 16:g}" rx="3" fill="{ground}"/>'
    )
    body += suit_svg("D", wide / 2, high - 34, 44, gold)
    return raster(document(body, wide, high), size)
