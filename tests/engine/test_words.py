"""Every word, on small tables whose moves can be counted on the fingers."""

from dataclasses import replace

import pytest
from toys import TOY, ToyPack, after, lay, offered, shown

from game.engine.actions import DealRow
from game.engine.cards import FACE_DOWN, GAP, SUITS, Pack, rank, suit
from game.engine.consequences import first_row
from game.engine.patience import Group, Patience
from game.engine.words import (
    aces_open_first,
    down_in_suit,
    free_edge,
    front,
    kings_open_first,
    leaving_a_gap,
    no_card,
    nothing,
    nothing_leaves,
    opens,
    top_above_base,
    up_in_suit,
    with_all_above,
)
from game.patiences.babette import ACES, COLUMNS, KINGS

PACK = Pack(decks=2)


def _names(mask: int, pack: Pack = PACK) -> set[str]:
    return {pack.name(card) for card in range(len(pack.faces)) if mask >> card & 1}


def test_up_in_suit_is_the_next_higher_card_and_nothing_lies_on_a_king():
    table = up_in_suit.table(PACK)
    assert _names(table[PACK.card("9D")]) == {"TD", "TD2"}
    assert _names(table[PACK.card("AS2")]) == {"2S", "2S2"}
    assert _names(table[PACK.card("KH")]) == set()


def test_down_in_suit_is_the_next_lower_card_and_nothing_lies_on_an_ace():
    table = down_in_suit.table(PACK)
    assert _names(table[PACK.card("9D")]) == {"8D", "8D2"}
    assert _names(table[PACK.card("KS")]) == {"QS", "QS2"}
    assert _names(table[PACK.card("AH2")]) == set()


@pytest.mark.parametrize("takes", [up_in_suit, down_in_suit, nothing])
def test_nothing_lies_on_a_face_down_card_or_a_gap(takes):
    table = takes.table(PACK)
    assert len(table) == 256
    assert not any(table[len(PACK.faces) :])


def test_nothing_takes_nothing_and_no_card_starts():
    assert not any(nothing.table(PACK))
    assert no_card.mask(PACK, 0) == 0
    assert no_card.wants(0) == ("", "")


@pytest.mark.parametrize("wanted", [1, 13])
def test_a_pile_opens_with_one_rank_of_its_own_suit(wanted):
    word = opens(wanted, "DCHS")
    for nth, letter in enumerate("DCHS"):
        fits = {
            PACK.name(card)
            for card, face in enumerate(PACK.faces)
            if rank(face) == wanted and SUITS[suit(face)] == letter
        }
        assert len(fits) == 2
        assert _names(word.mask(PACK, nth)) == fits
        assert word.wants(nth) == ("A" if wanted == 1 else "K", letter)
    assert word.key == ("opens_with_A" if wanted == 1 else "opens_with_K")


@pytest.mark.parametrize(
    ("word", "pile", "places"),
    [
        (free_edge, [], ()),
        (free_edge, [1], (0,)),
        (free_edge, [1, 2, 3], (2,)),
        (free_edge, [1, GAP, 3], (0, 2)),
        (free_edge, [1, 2, GAP], (1,)),
        (free_edge, [GAP, GAP], ()),
        (free_edge, [GAP, 1, GAP, GAP, 2, 3], (1, 5)),
        (free_edge, [1 | FACE_DOWN], ()),
        (free_edge, [1 | FACE_DOWN, GAP, 2], (2,)),
        (front, [], ()),
        (front, [1, 2], (1,)),
        (front, [1, 2 | FACE_DOWN], ()),
        (top_above_base, [], ()),
        (top_above_base, [1], ()),
        (top_above_base, [1, 2, 3], (2,)),
        (nothing_leaves, [1, 2], ()),
    ],
)
def test_which_cards_may_leave(word, pile, places):
    assert word.places(bytes(pile)) == places


def test_what_goes_along_and_what_stays():
    pile = bytes([1, GAP, 3, 4])
    assert leaving_a_gap(pile, 2) == (bytes([1, GAP, GAP, 4]), bytes([3]))
    assert leaving_a_gap(pile, 3) == (bytes([1, GAP, 3, GAP]), bytes([4]))
    assert with_all_above(bytes([1, 2, 3]), 1) == (bytes([1]), bytes([2, 3]))
    assert with_all_above(bytes([1, 2, 3]), 0) == (b"", bytes([1, 2, 3]))


@pytest.mark.parametrize("limit", [aces_open_first, kings_open_first])
def test_a_limit_bars_only_while_the_partner_is_empty_and_the_pile_is_not(limit):
    every = (1 << len(PACK.faces)) - 1
    barred = limit.bars(PACK)
    letter = "A" if limit is aces_open_first else "K"
    assert _names(barred) == {f"{letter}{s}{n}" for s in SUITS for n in ("", "2")}
    for own, partner, left in [
        (b"", b"", every),
        (b"", b"\x01", every),
        (b"\x02", b"\x01", every),
        (b"\x02", b"", every & ~barred),
    ]:
        masks = [every, every]
        limit.narrow([own, partner], [(0, 1)], barred, masks)
        assert masks == [left, every]


# ---- small games, their moves in full

_SMALL = Patience(
    id="small",
    pack=ToyPack(decks=2, ranks=13, kinds=1),
    groups=(
        replace(COLUMNS, piles=("c1", "c2")),
        replace(ACES, piles=("AS",)),
        replace(KINGS, piles=("KS",)),
        Group("stock", "stock", ("stock",)),
    ),
    actions=(DealRow(),),
    consequences=(first_row,),
)


def test_a_card_that_two_piles_would_take_is_two_moves():
    position = lay(_SMALL, c1="7S KS", c2="7S2 --", AS="AS 2S 3S 4S 5S 6S", KS="KS2 QS JS TS 9S 8S")
    assert offered(_SMALL, position) == ["c2.1 > AS", "c2.1 > KS"]


def test_a_whole_small_table():
    position = lay(_SMALL, c1="AS -- 3S KS", c2="AS2 KS2 -- 2S", stock="(9S) (8S)")
    assert offered(_SMALL, position) == ["c1.1 > AS", "c1.4 > KS", "c2.2 > KS", "deal"]
    then = after(_SMALL, position, "c1.1 > AS", "c2.4 > AS", "c1.4 > KS")
    assert shown(_SMALL, then) == {
        "c1": "-- -- 3S --",
        "c2": "AS2 KS2 -- --",
        "AS": "AS 2S",
        "KS": "KS",
        "stock": "(9S) (8S)",
    }
    assert offered(_SMALL, then) == ["c1.3 > AS", "deal"]
    then = after(_SMALL, then, "deal")
    assert shown(_SMALL, then)["c1"] == "-- -- 3S -- 8S"
    assert shown(_SMALL, then)["c2"] == "AS2 KS2 -- -- 9S"
    assert offered(_SMALL, then) == ["c1.3 > AS"]


def test_a_toy_patience_from_opening_to_win():
    order = TOY.pack.in_order(["AS", "2H", "3S", "AH", "2S", "3H"])
    position = TOY.opening(order)
    assert shown(TOY, position) == {
        "c1": "AS",
        "c2": "2H",
        "c3": "3S",
        "c4": "AH",
        "stock": "(3H) (2S)",
    }
    assert offered(TOY, position) == ["c1.1 > AS", "c4.1 > AH", "deal"]
    position = after(TOY, position, "c4.1 > AH", "c2.1 > AH", "c1.1 > AS", "deal")
    assert shown(TOY, position) == {"c1": "2S", "c2": "3H", "c3": "3S", "AS": "AS", "AH": "AH 2H"}
    assert offered(TOY, position) == ["c1.1 > AS", "c2.1 > AH"]
    position = after(TOY, position, "c2.1 > AH", "c1.1 > AS", "c3.1 > AS")
    assert TOY.won(position)
    assert offered(TOY, position) == []


def test_everything_is_worked_out_at_once():
    game = replace(TOY, pack=Pack(suits="SHSH"))
    game.work_out()
    assert {"names", "placed", "tableau", "_compiled"} <= set(vars(game))
    assert {"faces", "names", "merged"} <= set(vars(game.pack))


def test_a_refusal_names_the_word_that_refuses():
    position = lay(
        _SMALL, c1="AS 3S -- KS 5S", c2="AS2 --", KS="KS2 QS JS TS 9S 8S 7S 6S 5S2 4S 3S2 2S"
    )

    def why(text):
        refusal = _SMALL.why_not(position, _SMALL.parse(text))
        return refusal and (refusal.key, refusal.values)

    assert why("c1.4 > AS") == ("covered", {"card": "KS", "cover": "5S"})
    assert why("c1.5 > AS") == ("opens_with_A", {"card": "5S", "pile": "AS", "wanted": "AS"})
    assert why("c1.2 > KS") == ("down_in_suit", {"card": "3S", "pile": "KS", "top": "2S"})
    assert why("c2.1 > KS") == ("ace_opens_first", {"card": "AS2", "pile": "KS"})
    assert why("c1.2 > c2") == ("no_building", {"card": "3S"})
    assert why("KS.12 > AS") == ("stays_home", {"card": "2S", "cover": "2S"})
    assert why("c1.3 > AS") == ("no_card", {})
    assert why("c1.9 > AS") == ("no_card", {})
    assert why("deal") == ("stock_empty", {})
    assert why("c2.1 > AS") is None
