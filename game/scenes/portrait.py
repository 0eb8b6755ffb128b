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
from game.table.geometry import Spot
from game.table.layout import Plan, Setting
from game.table.motion import Motion
from game.table.painter import Painter

_DEAL = "18274"
_DEALS = 6
_TURNS = 40
_WINDOW = (720, 480)
_EDGE = 4
"""Pixels around the cards, for their shadows."""


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
    """The cards of the sample, at most `size` pixels large, with alpha.

    They are drawn larger, cut to what lies there and scaled down once, so that even thirteen
    columns stay crisp.
    """
    words = Catalogue(language)
    plan, position = arrange.plan(game, Setting(*_WINDOW)), sample(game)
    drawn = _drawn(plan, position, words, theme, four_colours)
    scale = min(size[0] / drawn.get_width(), size[1] / drawn.get_height(), 1.5)
    target = (round(drawn.get_width() * scale), round(drawn.get_height() * scale))
    return pygame.transform.smoothscale(drawn, target)


def _spots(plan: Plan, position: Position) -> dict[int, Spot]:
    """The cards that are shown: all but the stock."""
    spots = plan.spots(position)
    return {card: spot for card, spot in spots.items() if spot.pile != plan.game.stock}


def _bounds(plan: Plan, position: Position) -> pygame.Rect:
    rects = [pygame.Rect(plan.card_rect(s)) for s in _spots(plan, position).values()]
    return rects[0].unionall(rects).inflate(_EDGE * 2, _EDGE * 2)


def _drawn(
    plan: Plan, position: Position, words: Catalogue, theme: str, four_colours: bool
) -> pygame.Surface:
    deck = Deck(plan.game.pack, keep=False)
    deck.wish(plan.card_w, words.letters, four_colours, plan.large_index)
    motion = Motion()
    motion.place(_spots(plan, position))
    bounds = _bounds(plan, position)
    surface = pygame.Surface(bounds.size, pygame.SRCALPHA)
    for piece in Painter(deck, THEMES[theme], words).cards(plan, motion):
        surface.blit(piece.surface, (piece.x - bounds.x, piece.y - bounds.y))
    return surface
