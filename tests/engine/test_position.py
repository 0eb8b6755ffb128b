"""Positions and moves as texts, both ways; what the player sees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import lay, shown

from game.engine.cards import FACE_DOWN, GAP, UNKNOWN, Pack
from game.engine.position import (
    Move,
    Position,
    move_text,
    parse_move,
    parse_position,
    position_text,
)
from game.patiences import SHELF

PACK = Pack(decks=2)
NAMES = ("c1", "c2", "AS", "stock")
VERBS = ("deal", "redeal", "collect")

any_byte = st.sampled_from([*range(104), *range(FACE_DOWN, FACE_DOWN + 104), GAP, UNKNOWN])
positions = st.builds(
    Position,
    st.tuples(*[st.lists(any_byte, max_size=15).map(bytes) for _ in NAMES]),
    st.integers(0, 3),
)
places = st.tuples(st.integers(0, 3), st.integers(0, 998), st.integers(0, 3))
moves = st.one_of(
    places.map(lambda place: Move("move", *place)),
    st.tuples(st.sampled_from(VERBS), st.integers(-1, 3)).map(lambda pair: Move(*pair)),
)


def _refused(read, *arguments) -> bool:
    try:
        read(*arguments)
    except ValueError:
        return True
    return False


@given(positions)
def test_a_position_comes_back_from_its_text(position):
    text = position_text(position, NAMES, PACK)
    assert parse_position(text, NAMES, PACK) == position
    assert len(text.split("\n")) == 1 + len(NAMES)


@given(moves)
def test_a_move_comes_back_from_its_text(move):
    text = move_text(move, NAMES)
    assert "\n" not in text
    assert parse_move(text, NAMES, VERBS) == move


def test_moves_as_they_are_written():
    assert move_text(Move("move", 0, 4, 2), NAMES) == "c1.5 > AS"
    assert move_text(Move("redeal"), NAMES) == "redeal"
    assert move_text(Move("collect", 1), NAMES) == "collect c2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "c1",
        "c1.5",
        "c1.5 >",
        "c1.5 > ",
        "c1.5 > c9",
        "c9.5 > c1",
        "c1 > c2",
        "c1.0 > c2",
        "c1.05 > c2",
        "c1.-1 > c2",
        "c1.٣ > c2",
        "c1.² > c2",
        "c1.1234 > c2",
        "c1.1.1 > c2",
        "c1.1  > c2",
        " c1.1 > c2",
        "c1.1 > c2 ",
        "c1.1 < c2",
        "c1.1 > c2 > c1",
        "deal ",
        "deal c9",
        "deal c1 c2",
        "Deal",
        "fly",
        "move",
        "restart",
        "end",
    ],
)
def test_no_move(text):
    assert _refused(parse_move, text, NAMES, VERBS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "redeals",
        "redeals 1",
        "redeals x\nc1:\nc2:\nAS:\nstock:",
        "redeals -1\nc1:\nc2:\nAS:\nstock:",
        "redeals ٣\nc1:\nc2:\nAS:\nstock:",
        "redeals ²\nc1:\nc2:\nAS:\nstock:",
        "c1:\nc2:\nAS:\nstock:",
        "redeals 1\nc1:\nc2:\nAS:",
        "redeals 1\nc1:\nc2:\nAS:\nstock:\n",
        "redeals 1\nc2:\nc1:\nAS:\nstock:",
        "redeals 1\nc1: XX\nc2:\nAS:\nstock:",
        "redeals 1\nc1: AC3\nc2:\nAS:\nstock:",
        "redeals 1\nc1: (AC\nc2:\nAS:\nstock:",
        "redeals 1\nc1: ((AC))\nc2:\nAS:\nstock:",
        "redeals 1\nc1: (--)\nc2:\nAS:\nstock:",
        "redeals 1\nc1:  AC\nc2:\nAS:\nstock:",
        "redeals 1\nc1 AC\nc2:\nAS:\nstock:",
    ],
)
def test_no_position(text):
    assert _refused(parse_position, text, NAMES, PACK)


@given(positions)
def test_only_what_lies_open_is_seen(position):
    seen = position.seen()
    assert seen.redeals == position.redeals
    for pile, masked in zip(position.piles, seen.piles, strict=True):
        assert len(pile) == len(masked)
        for card, mask in zip(pile, masked, strict=True):
            assert mask == (card if card < FACE_DOWN or card == GAP else UNKNOWN)
    assert seen.seen() == seen


def test_replacing_piles_leaves_the_others_and_the_original():
    position = Position((b"\x01", b"\x02", b""), 1)
    assert position.replace({1: b"\x02\x03"}) == Position((b"\x01", b"\x02\x03", b""), 1)
    assert position == Position((b"\x01", b"\x02", b""), 1)
    assert position.replace({}) == position


def test_a_table_laid_by_hand():
    game = SHELF["babette"]
    position = lay(game, redeals=1, c3="5H -- 9D2", stock="(AC) (2C)")
    assert shown(game, position) == {"c3": "5H -- 9D2", "stock": "(AC) (2C)"}
    assert position.redeals == 1
    assert position.piles[2] == bytes([game.pack.card("5H"), GAP, game.pack.card("9D2")])
