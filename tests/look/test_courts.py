"""The courts and the drawings: symmetry, twelve people, pips, files on disk."""

import pygame
import pytest
from packs import ALL, CARDS, COURTS, ENGLISH, difference, is_ink

from game.look import faces, palette
from game.look.faces import Faces


@pytest.mark.parametrize("card", COURTS)
def test_courts_look_the_same_from_both_ends(card):
    face = Faces(150, ENGLISH).face(*card)
    assert difference(face, pygame.transform.rotate(face, 180)) < 1.5


def test_twelve_different_people(pack):
    small = [pygame.transform.smoothscale(pack.face(*card), (24, 34)) for card in COURTS]
    for at, first in enumerate(small):
        assert all(difference(first, other) > 6 for other in small[at + 1 :])


def test_pip_cards_show_as_many_pips_as_their_rank(make):
    for suit in palette.SUITS:
        for rank in range(2, 11):
            places = make.pips.places(rank)
            assert len(set(places)) == rank
            face = Faces(100, ENGLISH).face(rank, suit)
            for x, y in places:
                assert is_ink(face.get_at((round(x), round(y)))), (rank, suit, x, y)
            turned = {(round(100 - x, 3), round(make.HEIGHT - y, 3)) for x, y in places}
            if rank != 7:
                assert turned == {(round(x, 3), round(y, 3)) for x, y in places}


def test_no_pip_touches_the_index_or_another_pip(make):
    for suit in palette.SUITS:
        for rank in range(2, 11):
            height = make.pips.pip_height(suit, rank)
            width = height * make.pips.SIGN_WIDTH[suit]
            places = make.pips.places(rank)
            assert min(y for _, y in places) - height / 2 > 30
            for at, (x, y) in enumerate(places):
                for other_x, other_y in places[at + 1 :]:
                    assert abs(x - other_x) > width or abs(y - other_y) > height


# --- drawing in portions ---


def test_prepare_draws_in_portions_and_says_when_it_is_done():
    pack = Faces(40, ENGLISH)
    ticks = iter(range(100000))

    def clock():
        return next(ticks) / 1000  # every look at the clock costs a millisecond

    calls = 1
    while not pack.prepare(10, clock):
        calls += 1
    assert 4 <= calls <= 8
    before = next(ticks)
    assert pack.prepare(10, clock)
    assert next(ticks) - before <= 3
    assert pack.face(3, "H") is pack.face(3, "H")
    assert pack.back() is pack.back()


def test_prepare_gets_on_even_without_time():
    pack = Faces(40, ENGLISH)
    calls = 1
    while not pack.prepare(0, lambda: 0.0):
        calls += 1
    assert calls == 53


# --- files ---


def test_drawings_on_disk_are_what_the_script_draws(make):
    drawn = make.drawings()
    assert {file.name for file in CARDS.glob("*.svg")} == set(drawn)
    for name, text in drawn.items():
        assert (CARDS / name).read_text(encoding="utf-8") == text, f"{name}: run make.py"
    assert {f"{suit}{rank}.svg" for rank, suit in ALL} <= set(drawn)


def test_script_and_program_agree(make):
    assert make.pips.SIGN_WIDTH == faces.SIGN_WIDTH
    assert make.backs.PAPER == palette.PAPER
    assert make.INK == palette.INK
    assert tuple(make.backs.BACKS) == faces.BACKS
    tones = (make.backs.GROUND, make.backs.LINE, make.backs.SECOND, make.backs.DEEP)
    assert tones == palette.BACK_COLOURS[0]


def test_drawings_use_only_what_the_renderer_understands(make):
    for name, text in make.drawings().items():
        for word in ("<use", "<symbol", "clip", "mask", "filter", "<text", "<image", "opacity"):
            assert word not in text, (name, word)
