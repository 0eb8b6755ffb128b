"""What lies on the table as pictures: nothing is cut off, nothing is drawn twice or in vain."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from toys import random_session

from game.catalogue.catalogue import Catalogue
from game.engine.cards import GAP
from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.session import Session
from game.look import shadows
from game.look.palette import THEMES
from game.patiences import SHELF
from game.table import arrange
from game.table.deck import QUIET, Deck
from game.table.layout import Setting
from game.table.motion import Motion
from game.table.painter import Marks, Painter

BABETTE = SHELF["babette"]
SIZES = [(640, 480), (480, 640), (1280, 800), (1080, 1920), (3440, 1440)]


@pytest.fixture(autouse=True)
def _fonts():
    pygame.font.init()


class Desk:
    """A painter with all that it needs, for a window."""

    def __init__(self, size, language="en", **wishes) -> None:
        self.size, self.time = size, 0.0
        self.plan = arrange.plan(BABETTE, Setting(*size, **wishes))
        self.words = Catalogue(language)
        self.deck = Deck(BABETTE.pack, lambda: self.time)
        self.wish()
        self.painter = Painter(self.deck, THEMES["green"], self.words)
        self.motion = Motion(unit=self.plan.card_w)

    def wish(self, width: int = 0, at_once: bool = False) -> None:
        plan = self.plan
        self.deck.wish(
            width or plan.card_w, self.words.letters, False, plan.large_index, at_once=at_once
        )

    def pieces(self, position, held=(), **marks):
        self.motion.place(self.plan.spots(position))
        return self.painter.pieces(self.plan, position, self.motion, held, Marks(**marks))


@pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_nothing_on_the_table_is_cut_off(size, language, mirrored):
    desk = Desk(size, language, mirrored=mirrored)
    window = pygame.Rect(0, 0, *size)
    for turns in (0, 60, 140):
        position = random_session(BABETTE, 4, turns).position
        numbers = {card: n for n, card in enumerate(desk.plan.spots(position), 1)}
        for piece in desk.pieces(position, numbers=numbers):
            rect = piece.rect()
            room = window
            if rect.h >= desk.plan.card_h:
                room = window.inflate(desk.plan.card_w, desk.plan.card_h)  # shadows, drawers
            assert room.contains(rect), (rect, piece.surface)


def test_a_held_card_does_not_lie_on_the_table():
    desk = Desk((1280, 800))
    position = Session(BABETTE, DealNumber.parse("1")).position
    card = position.piles[0][0]
    spot = desk.plan.spots(position)[card]
    assert any((p.x, p.y) == spot[:2] for p in desk.pieces(position))
    assert not any((p.x, p.y) == spot[:2] for p in desk.pieces(position, held=[card]))


def test_cards_that_another_hides_altogether_are_not_drawn():
    desk = Desk((1280, 800))
    position = Session(BABETTE, DealNumber.parse("1")).position
    stock = len(position.piles[BABETTE.stock])
    assert stock == 96
    size = (desk.plan.card_w, desk.plan.card_h)
    cards = [p for p in desk.pieces(position) if p.surface.get_size() == size]
    assert len(cards) < 8 + 8 + 1 + 96 // 8 + 2


def test_a_card_lies_below_those_above_it():
    desk = Desk((1280, 800))
    position = random_session(BABETTE, 4, 60).position
    spots = desk.plan.spots(position)
    places = [(p.x, p.y) for p in desk.pieces(position)]
    for n in BABETTE.tableau:
        column = [spots[card][:2] for card in position.piles[n] if card < 104]
        order = [places.index(place) for place in column]
        assert order == sorted(order)


def taken_from_between() -> tuple[Session, Move, int]:
    """A game, a move of a card that another lies over across a gap, and that other card."""
    for seed in range(200):
        session = random_session(BABETTE, seed, 70)
        for move in session.moves():
            pile = session.position.piles[move.source] if move.verb == "move" else b""
            if pile[move.at + 1 : move.at + 2] == bytes([GAP]) and len(pile) > move.at + 2:
                over = pile[move.at + 2]
                if over != GAP:
                    return session, move, over
    raise AssertionError("no such game")


def test_a_card_that_comes_back_slips_below_those_that_lie_over_its_place():
    session, move, over = taken_from_between()
    desk = Desk((1280, 800))
    card = session.position.piles[move.source][move.at]
    session.play(move)
    desk.motion.place(desk.plan.spots(session.position))
    desk.motion.show(session.undo(), desk.plan.spots)

    def covers() -> list:
        flying = desk.painter.flying(desk.plan, desk.motion, 0.0, desk.motion.resting())
        return [piece for piece in flying if piece.clip]

    assert covers() == [], "it begins above all"
    while not desk.motion.sprite(card, 0.0).under:
        desk.motion.tick()
    while desk.motion.sprite(card, 0.0).y > desk.motion.spots[over].y + desk.plan.card_h:
        desk.motion.tick()
    desk.motion.tick()
    assert desk.deck.card(over, True) in [piece.surface for piece in covers()]


@pytest.mark.parametrize("size", [*SIZES, (800, 600), (1920, 1080)])
def test_the_focus_covers_no_neighbour_of_its_card(size):
    desk = Desk(size)
    position = random_session(BABETTE, 4, 60).position
    n = next(n for n in BABETTE.tableau[1:-1] if position.piles[n])
    card = desk.plan.pile_rect(n, position)
    before = set(desk.pieces(position))
    ring = next(p for p in desk.pieces(position, focused=card) if p not in before).rect()
    left = desk.plan.origins[n - 1][0] + desk.plan.card_w
    assert left <= ring.x
    assert ring.right <= desk.plan.origins[n + 1][0]


def test_a_gathered_pack_in_the_air_throws_one_shadow():
    session = Session(BABETTE, DealNumber.parse("1"))
    while session.position.piles[BABETTE.stock]:
        session.play(next(m for m in session.moves() if m.verb == "deal"))
    desk = Desk((1280, 800))
    desk.motion.place(desk.plan.spots(session.position))
    changes = session.play(next(m for m in session.moves() if m.verb == "redeal"))
    desk.motion.show(changes, desk.plan.spots)
    shadow = shadows.resting(desk.plan.card_w, desk.plan.card_h)[0]
    while desk.motion.moving:
        flying = desk.painter.flying(desk.plan, desk.motion, 0.0, {})
        cast = [piece for piece in flying if piece.surface is shadow]
        for one in cast:
            near = [o for o in cast if abs(o.x - one.x) < 8 and abs(o.y - one.y) < 8]
            assert len(near) <= 4  # one each side of the lines of a grid
        desk.motion.tick()


# ---- the faces


def test_after_a_new_size_old_faces_are_stretched_until_it_is_quiet():
    desk = Desk((1280, 800))
    card = 5
    sharp = desk.deck.card(card, True)
    desk.wish(width=131)
    assert not desk.deck.sharp
    shown = desk.deck.card(card, True)
    assert shown.get_width() == 131
    assert shown is not sharp
    desk.time = QUIET * 0.9
    assert not desk.deck.prepare(1000)
    assert not desk.deck.sharp
    desk.wish(width=140)
    desk.time += QUIET * 0.9
    desk.deck.prepare(1000)
    assert not desk.deck.sharp, "the window was still pulled about"
    desk.time += QUIET
    version = desk.deck.version
    desk.deck.prepare(100_000)
    assert desk.deck.sharp
    assert desk.deck.version > version
    assert desk.deck.card(card, True).get_width() == 140


def test_the_same_wish_changes_nothing():
    desk = Desk((1280, 800))
    version, face = desk.deck.version, desk.deck.card(3, True)
    desk.wish()
    assert (desk.deck.version, desk.deck.card(3, True)) == (version, face)


def test_a_turning_card_is_as_narrow_as_it_is_seen():
    desk = Desk((1280, 800))
    for width in (0.02, 0.25, 0.5, 0.9):
        surface = desk.deck.squeezed(3, True, width)
        assert abs(surface.get_width() - width * desk.plan.card_w) <= 3
        assert surface.get_height() == desk.plan.card_h


def test_a_card_in_the_hand_is_a_little_larger_and_tilts():
    desk = Desk((1280, 800))
    straight = desk.deck.lifted(3, 0)
    assert straight.get_width() > desk.plan.card_w
    assert desk.deck.lifted(3, 3).get_width() > straight.get_width()
    assert desk.deck.lifted(3, 0) is straight
