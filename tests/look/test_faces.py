"""The pack of cards: sizes, what can be read of a covered card, colours, symmetry, files."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from looking import contrast
from packs import ALL, ENGLISH, GERMAN, PAPER, POLISH, difference, groups, ink_columns

from game.look import faces, palette
from game.look.faces import Faces

# --- sizes and shape ---


@settings(max_examples=25, deadline=None)
@given(st.integers(56, 320), st.sampled_from(ALL), st.booleans())
def test_every_width_gives_cards_of_exactly_that_size(width, card, large):
    pack = Faces(width, POLISH, large_index=large)
    size = (width, round(width * 1.4267))
    assert (pack.width, pack.height) == size
    assert pack.face(*card).get_size() == size
    assert pack.back().get_size() == size
    for corner in ((0, 0), (width - 1, 0), (0, size[1] - 1), (width - 1, size[1] - 1)):
        assert pack.face(*card).get_at(corner).a < 40
        assert pack.back().get_at(corner).a < 40
    assert pack.face(*card).get_at((width // 2, size[1] // 2)).a == 255


@pytest.mark.parametrize("card", [(1, "S"), (7, "D"), (13, "H")])
def test_a_hairline_runs_around_the_card(pack, card):
    face = pack.face(*card)
    line = pygame.Color(palette.HAIRLINE)
    for x, y in ((0, 98), (136, 98), (68, 0), (68, face.get_height() - 1)):
        assert all(abs(face.get_at((x, y))[i] - line[i]) < 12 for i in range(3))


def test_a_lifted_face_is_twice_as_large_with_a_clear_margin(pack):
    margin = faces.LIFT_MARGIN
    for lifted in (pack.lifted(12, "S"), pack.lifted_back()):
        width, height = lifted.get_size()
        assert (width, height) == (2 * (pack.width + margin), 2 * (pack.height + margin))
        for y in range(0, height, 5):
            assert all(lifted.get_at((x, y)).a == 0 for x in (0, margin - 1, width - margin))
        assert lifted.get_at((margin + pack.width, margin)).a > 200
    small = pygame.transform.smoothscale(
        pack.lifted(12, "S").subsurface((margin, margin, 2 * pack.width, 2 * pack.height)),
        (pack.width, pack.height),
    )
    assert difference(small, pack.face(12, "S")) < 6


def test_only_few_lifted_faces_are_kept():
    pack = Faces(40, ENGLISH)
    first = pack.lifted(1, "S")
    assert pack.lifted(1, "S") is first
    for rank in range(2, 14):
        pack.lifted(rank, "S")
    assert pack.lifted(1, "S") is not first


# --- what can be read ---


@pytest.mark.parametrize("width", [60, 90, 137, 200])
@pytest.mark.parametrize("letters", [ENGLISH, POLISH], ids=["English", "Polish"])
def test_rank_and_suit_lie_within_the_strip_that_stays_uncovered(width, letters):
    pack = Faces(width, letters)
    unit = width / 100
    strip = int(0.3 * width)  # a little less than the smallest step between cards
    assert abs(pack.index_height - 0.22 * width) <= 1.5
    for rank, suit in ALL:
        face = pack.face(rank, suit)
        window = pygame.Rect(3, 3, round(47 * unit) - 2, strip - 3)
        columns = ink_columns(face, window)
        # At least a rank and a sign, with paper between them.
        runs = groups(columns)
        assert len(runs) >= 2, (rank, suit)
        assert runs[0][0] <= round(6.2 * unit) + 2
        sign = runs[-1]
        assert sign[1] <= 47 * unit + 1
        assert sign[1] - sign[0] >= 0.12 * width
        # Nothing of the index below the strip: a line of paper closes it.
        below = pygame.Rect(3, round(30 * unit) + 1, round(26 * unit), 1)
        if rank <= 10:
            assert not ink_columns(face, below), (rank, suit)


def test_all_cards_differ_in_the_strip_alone(pack):
    strips = {
        pygame.image.tobytes(pack.face(*card).subsurface((3, 3, 60, 38)), "RGB") for card in ALL
    }
    assert len(strips) == 52


def test_court_letters_follow_the_language():
    packs = [Faces(90, letters) for letters in (ENGLISH, GERMAN, POLISH)]
    for rank, kinds in ((1, 1), (11, 3), (12, 2), (13, 1), (5, 1)):
        faces_of_rank = {pygame.image.tobytes(pack.face(rank, "H"), "RGBA") for pack in packs}
        assert len(faces_of_rank) == kinds


def test_the_large_index_is_larger_and_stays_within_its_own_strip():
    plain, large = Faces(72, ENGLISH), Faces(72, ENGLISH, large_index=True)
    assert large.index_height >= 1.6 * plain.index_height
    for rank, suit in ALL:
        face = large.face(rank, suit)
        columns = ink_columns(face, pygame.Rect(2, 2, 68, 32))
        assert columns[-1] < 70
        assert columns[-1] - columns[0] > 0.5 * 72
        assert not ink_columns(face, pygame.Rect(3, 35, 66, 1)) or rank > 10


# --- colours ---


@pytest.mark.parametrize("table", [palette.TWO_COLOURS, palette.FOUR_COLOURS])
def test_suit_colours_stand_out_from_paper(table):
    assert all(contrast(colour, palette.PAPER) >= 4.5 for colour in table.values())


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("large", [False, True])
def test_cards_are_printed_in_their_suit_colours(four, large):
    pack = Faces(120, ENGLISH, four_colours=four, large_index=large)
    table = palette.FOUR_COLOURS if four else palette.TWO_COLOURS
    for rank, suit in [(1, "C"), (5, "H"), (9, "D"), (12, "S"), (13, "D"), (10, "C")]:
        index = pack.face(rank, suit).subsurface((7, 7, 49, 29))
        pixels = [tuple(index.get_at((x, y)))[:3] for x in range(49) for y in range(29)]
        inks = [pixel for pixel in pixels if pixel != tuple(PAPER)[:3]]
        commonest = max(set(inks), key=inks.count)
        wanted = pygame.Color(table[suit])
        assert all(abs(commonest[i] - wanted[i]) <= 4 for i in range(3))
    if four:
        assert len(set(table.values())) == 4


def test_the_pips_change_colour_with_the_pack():
    centres = {
        tuple(Faces(100, ENGLISH, four_colours=four).face(5, "D").get_at((50, 71)))
        for four in (False, True)
    }
    expected = {palette.TWO_COLOURS["D"], palette.FOUR_COLOURS["D"]}
    assert centres == {tuple(pygame.Color(colour)) for colour in expected}


def test_backs_take_every_colouring_and_are_point_symmetric():
    for back in faces.BACKS:
        seen = []
        for number in range(len(palette.BACK_COLOURS)):
            surface = Faces(100, ENGLISH, back=back, back_colours=number).back()
            assert difference(surface, pygame.transform.rotate(surface, 180)) < 4
            seen.append(surface)
        for at, first in enumerate(seen):
            assert all(difference(first, other) > 5 for other in seen[at + 1 :])


def test_lines_of_a_back_show_on_its_ground():
    assert all(contrast(ground, line) >= 4.5 for ground, line, *_ in palette.BACK_COLOURS)


# --- pictures ---


@pytest.mark.parametrize("width", [48, 57, 70, 98, 134])
def test_a_covered_court_with_the_large_index_shows_no_edge_of_its_picture(width):
    pack = Faces(width, ENGLISH, large_index=True)
    paper = pygame.Color(palette.PAPER)
    for rank in (11, 13):
        for suit in "CSHD":
            face = pack.face(rank, suit)
            rows = range(round(width * 0.52), int(width * 0.56))
            seen = {tuple(face.get_at((x, y))) for y in rows for x in range(3, width - 3)}
            assert seen == {tuple(paper)}
