"""The store of a search does what a set and a queue would."""

from hypothesis import given
from hypothesis import strategies as st

from game.engine.shapes import Shapes


@given(st.lists(st.binary(max_size=3)), st.integers(0, 100))
def test_it_keeps_what_a_dictionary_keeps_in_its_order(pieces, most):
    shapes, known = Shapes(most), {}
    for piece in pieces:
        assert shapes.add(piece) == (piece not in known)
        known[piece] = True
        assert len(shapes) == len(known)
    assert [shapes[n] for n in range(len(shapes))] == list(known)


def test_more_than_it_was_made_for_fit_in():
    shapes = Shapes(10)
    pieces = [n.to_bytes(2, "big") * 20 for n in range(2_000)]
    assert all(map(shapes.add, pieces))
    assert not any(map(shapes.add, pieces))
    assert [shapes[n] for n in range(2_000)] == pieces


@given(st.lists(st.binary(max_size=2), min_size=1), st.binary(max_size=2))
def test_a_piece_is_found_again_by_its_number(pieces, other):
    shapes = Shapes(most=1)
    for piece in pieces:
        shapes.add(piece)
    assert all(shapes[shapes.number(piece)] == piece for piece in pieces)
    assert (shapes.number(other) == -1) == (other not in pieces)
