"""Cards and packs: names both ways, twins, packs of fewer suits, packs given by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.cards import (
    FACE_DOWN,
    GAP,
    RANKS,
    SUITS,
    UNKNOWN,
    CardError,
    Pack,
    hide,
    is_open,
    rank,
    suit,
    turned_down,
    turned_up,
)

PACKS = [Pack(), Pack(decks=2), Pack(decks=2, suits="SSHH"), Pack(decks=2, suits="SSSS")]


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_has_its_own_name_and_is_found_by_it(pack):
    assert len(set(pack.names)) == len(pack.faces) == 52 * pack.decks
    for card, name in enumerate(pack.names):
        assert pack.card(name) == card
        assert pack.name(card) == pack.name(card | FACE_DOWN) == name
        face = pack.face(card)
        assert name[:2] == RANKS[rank(face) - 1] + SUITS[suit(face)]


def test_one_suit_has_eight_of_each_rank():
    pack = Pack(decks=2, suits="SSSS")
    assert sorted(pack.names)[:8] == ["2S", "2S2", "2S3", "2S4", "2S5", "2S6", "2S7", "2S8"]
    assert {suit(face) for face in pack.faces} == {SUITS.index("S")}


def test_two_suits_stand_in_for_clubs_spades_hearts_diamonds():
    faces = Pack(decks=2, suits="SSHH").faces
    assert [SUITS[suit(faces[n])] for n in (0, 13, 26, 39, 52, 65, 78, 91)] == list("SSHHSSHH")


@pytest.mark.parametrize("name", ["", "1C", "TX", "tc", "TC1", "TC3", "10C", "--", "(TC)"])
def test_no_such_card(name):
    with pytest.raises(CardError) as caught:
        Pack(decks=2).card(name)
    assert (caught.value.key, caught.value.values) == ("no_such_card", {"card": name})


def test_hiding_keeps_open_cards_and_gaps():
    pile = bytes([3 | FACE_DOWN, 4, GAP, UNKNOWN, 103 | FACE_DOWN, 0])
    assert hide(pile) == bytes([UNKNOWN, 4, GAP, UNKNOWN, UNKNOWN, 0])
    assert [is_open(card) for card in pile] == [False, True, False, False, False, True]


@given(st.lists(st.integers(0, 103)))
def test_turning_down_and_up(cards):
    down = turned_down(cards)
    assert not any(map(is_open, down))
    assert list(turned_up(down)) == cards
    assert list(turned_up(bytes(cards))) == cards


def test_merging_makes_twins_equal_and_nothing_else():
    for pack in PACKS:
        for one in range(len(pack.faces)):
            for flag in (0, FACE_DOWN):
                merged = pack.merged[one | flag]
                assert pack.face(merged) == pack.face(one)
                assert merged & FACE_DOWN == flag
        open_cards = {pack.merged[card] for card in range(len(pack.faces))}
        assert len(open_cards) == len(set(pack.faces))
        assert pack.merged[GAP] == GAP
        assert pack.merged[UNKNOWN] == UNKNOWN


@given(st.permutations(range(104)))
def test_a_pack_in_any_order_numbers_its_twins_as_they_appear(order):
    pack = Pack(decks=2)
    plain = [pack.name(card)[:2] for card in order]
    found = pack.in_order(plain)
    assert sorted(found) == list(range(104))
    assert [pack.name(card)[:2] for card in found] == plain
    seen = set()
    for card in found:
        name = pack.name(card)
        assert name.endswith("2") == (name[:2] in seen) or name[0] == "2"
        assert (len(name) == 3) == (name[:2] in seen)
        seen.add(name[:2])


@pytest.mark.parametrize(
    ("damage", "key", "card"),
    [
        (lambda names: names[:-1], "card_missing", "KD"),
        (lambda names: [*names, "KD"], "card_too_often", "KD"),
        (lambda names: ["AC", *names[:-1]], "card_too_often", "AC"),
        (lambda names: ["XX", *names[1:]], "no_such_card", "XX"),
        (lambda names: [], "card_missing", "2C"),
    ],
)
def test_a_pack_that_is_none(damage, key, card):
    with pytest.raises(CardError) as caught:
        Pack().in_order(damage(list(Pack().names)))
    assert (caught.value.key, caught.value.values) == (key, {"card": card})
    assert card in str(caught.value)
