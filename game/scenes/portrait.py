"""A small picture of each patience's table, drawn from a real position by the real painter."""

from functools import lru_cache

import pygame

from game.catalogue.catalogue import Catalogue
from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position
from game.look.palette import THEMES
from game.table import arrange
from game.table.deck import Deck
from game.table.layout import Setting
from game.table.motion import Motion
from game.table.painter import Marks, Painter

_DEAL = "18274"
_DEALS = 6
_TURNS = 40
_WINDOW = (720, 480)
"""The window that a small picture is laid for, before it is cut to what lies on it."""


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


def all_home(game: Patience) -> Position:
    """A won position: every foundation built up from nothing, by the words that it takes."""
    position = Position((b"",) * len(game.names), 0)
    left = set(range(len(game.pack.faces)))
    for group, piles in game.placed:
        if group.role != "foundation":
            continue
        table = group.takes.table(game.pack)
        for nth, n in enumerate(piles):
            pile, mask = b"", group.starts.mask(game.pack, nth)
            while cards := [card for card in sorted(left) if mask >> card & 1]:
                left.remove(cards[0])
                pile += bytes(cards[:1])
                mask = table[cards[0]]
            position = position.replace({n: pile})
    return position


@lru_cache(maxsize=14)
def portrait(
    game: Patience, size: tuple[int, int], language: str, theme: str, four_colours: bool
) -> pygame.Surface:
    """The sample table without felt and strip, at most `size` pixels large, with alpha.

    It is drawn larger, cut to what lies on it and scaled down once, so that even thirteen columns
    stay crisp."""
    drawn = _drawn(game, Catalogue(language), theme, four_colours)
    picture = drawn.subsurface(drawn.get_bounding_rect())
    scale = min(size[0] / picture.get_width(), size[1] / picture.get_height(), 1.6)
    target = (round(picture.get_width() * scale), round(picture.get_height() * scale))
    return pygame.transform.smoothscale(picture, target)


def _drawn(game: Patience, words: Catalogue, theme: str, four_colours: bool) -> pygame.Surface:
    plan = arrange.plan(game, Setting(*_WINDOW))
    deck = Deck(game.pack)
    deck.wish(plan.card_w, words.letters, four_colours, plan.large_index)
    position = sample(game)
    motion = Motion()
    motion.place(plan.spots(position))
    surface = pygame.Surface((plan.setting.width, plan.strip.y), pygame.SRCALPHA)
    for piece in Painter(deck, THEMES[theme], words).pieces(plan, position, motion, (), Marks()):
        surface.blit(piece.surface, (piece.x, piece.y), None, piece.flags)
    return surface
