"""The rules of Babette, a sentence a test."""

import pytest
from toys import after, lay, offered, run_of, shown, why_not

from game.engine.cards import RANKS
from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.session import Session
from game.patiences import SHELF

PLAIN = SHELF["babette"].with_options({})
TRANSFERS = SHELF["babette"].with_options({"transfers": True})
STRICT = SHELF["babette"].with_options({"redeal_when_stuck": True})
BOTH = SHELF["babette"].with_options({"transfers": True, "redeal_when_stuck": True})

# ---- the deal


def test_two_decks_in_rows_of_eight_thirteen_in_all():
    order = PLAIN.order(DealNumber.parse("617"))
    position = PLAIN.opening(order)
    for row in range(13):
        for column in range(8):
            assert position.piles[column][row] == order[8 * row + column]
        assert len(position.piles[PLAIN.stock]) == 104 - 8 * (row + 1)
        if row < 12:
            position = after(PLAIN, position, "deal")
    assert why_not(PLAIN, position, "deal") == "stock_empty"


def test_the_first_row_is_dealt_at_the_start_and_is_no_turn():
    session = Session(PLAIN, DealNumber.parse("617"))
    assert [len(session.position.piles[n]) for n in PLAIN.tableau] == [1] * 8
    assert session.turns == 0
    assert not session.can_undo
    assert session.position.redeals == 1


def test_eight_foundations_each_in_its_place():
    assert [PLAIN.names[n] for n in PLAIN.foundations] == [
        "AS",
        "AH",
        "AC",
        "AD",
        "KS",
        "KH",
        "KC",
        "KD",
    ]
    assert [PLAIN.names[n] for n in PLAIN.tableau] == [f"c{n}" for n in range(1, 9)]


def test_a_row_may_be_dealt_while_cards_could_be_played():
    position = lay(PLAIN, c1="AS", c2="KH", stock="(9C) (8C)")
    assert offered(PLAIN, position) == ["c1.1 > AS", "c2.1 > KH", "deal"]


def test_a_row_is_dealt_whole_before_anything_is_played():
    position = lay(PLAIN, c1="5C", stock="(AH) (AC) (AD) (AS) (KS) (KH) (KC) (KD)")
    session = Session(PLAIN, DealNumber.parse("1"))
    session.position = position
    (change,) = session.play(Move("deal"))
    assert shown(PLAIN, change.after) == {
        "c1": "5C KD",
        **dict(zip(PLAIN.names[1:8], ["KC", "KH", "KS", "AS", "AD", "AC", "AH"], strict=True)),
    }


# ---- foundations


@pytest.mark.parametrize("suit", "SHCD")
def test_the_first_ace_opens_the_ace_pile_the_first_king_the_king_pile(suit):
    position = lay(PLAIN, c1=f"A{suit}", c2=f"K{suit}")
    assert offered(PLAIN, position) == [f"c1.1 > A{suit}", f"c2.1 > K{suit}"]


@pytest.mark.parametrize("suit", "SHCD")
def test_ace_piles_go_up_and_king_piles_down_in_suit(suit):
    other = {"S": "C", "C": "S", "H": "D", "D": "H"}[suit]
    for at in range(1, 12):
        ace_pile, king_pile = (
            run_of("A", RANKS[at - 1], suit),
            run_of("K", RANKS[13 - at], suit),
        )
        position = lay(
            PLAIN,
            c1=f"{RANKS[at]}{suit}2",
            c2=f"{RANKS[at]}{other}",
            **{f"A{suit}": ace_pile},
        )
        assert offered(PLAIN, position) == [f"c1.1 > A{suit}"]
        position = lay(
            PLAIN,
            c1=f"{RANKS[12 - at]}{suit}2",
            c2=f"{RANKS[12 - at]}{other}",
            **{f"K{suit}": king_pile},
        )
        assert offered(PLAIN, position) == [f"c1.1 > K{suit}"]


def test_the_second_ace_finishes_the_king_pile_on_the_two():
    kings = run_of("K", "2", "H")
    assert offered(PLAIN, lay(PLAIN, c1="AH2", AH="AH", KH=kings)) == ["c1.1 > KH"]


def test_the_second_king_finishes_the_ace_pile_on_the_queen():
    aces = run_of("A", "Q", "H")
    assert offered(PLAIN, lay(PLAIN, c1="KH2", AH=aces, KH="KH")) == ["c1.1 > AH"]


def test_the_second_ace_waits_for_the_two():
    position = lay(PLAIN, c1="AH2", AH="AH", KH=run_of("K", "3", "H"))
    assert offered(PLAIN, position) == []
    assert why_not(PLAIN, position, "c1.1 > KH") == "down_in_suit"
    assert why_not(PLAIN, position, "c1.1 > AH") == "up_in_suit"


def test_an_ace_may_not_finish_while_the_ace_pile_is_empty():
    position = lay(PLAIN, c1="AH", KH=run_of("K", "2", "H"))
    assert offered(PLAIN, position) == ["c1.1 > AH"]
    assert why_not(PLAIN, position, "c1.1 > KH") == "ace_opens_first"


def test_a_king_may_not_finish_while_the_king_pile_is_empty():
    position = lay(PLAIN, c1="KH", AH=run_of("A", "Q", "H"))
    assert offered(PLAIN, position) == ["c1.1 > KH"]
    assert why_not(PLAIN, position, "c1.1 > AH") == "king_opens_first"


def test_the_other_suits_do_not_matter_for_finishing():
    position = lay(PLAIN, c1="AH", AS="AS", AC="AC", AD="AD", KH=run_of("K", "2", "H"))
    assert offered(PLAIN, position) == ["c1.1 > AH"]


def test_where_both_piles_would_take_a_card_the_player_chooses():
    position = lay(PLAIN, c1="7D", AD=run_of("A", "6", "D"), KD=run_of("K", "8", "D"))
    assert offered(PLAIN, position) == ["c1.1 > AD", "c1.1 > KD"]
    assert shown(PLAIN, after(PLAIN, position, "c1.1 > KD"))["KD"].endswith("8D 7D")
    assert shown(PLAIN, after(PLAIN, position, "c1.1 > AD"))["AD"].endswith("6D 7D")


def test_only_an_ace_opens_an_ace_pile_and_only_its_own():
    position = lay(PLAIN, c1="2H", c2="AH")
    assert why_not(PLAIN, position, "c1.1 > AH") == "opens_with_A"
    assert why_not(PLAIN, position, "c2.1 > AS") == "opens_with_A"
    assert why_not(PLAIN, position, "c2.1 > KH") == "opens_with_K"


def test_cards_do_not_come_back_without_transfers():
    position = lay(PLAIN, AH=run_of("A", "7", "H"), KH=run_of("K", "9", "H"), stock="(2C)")
    assert offered(PLAIN, position) == ["deal"]
    assert why_not(PLAIN, position, "AH.7 > KH") == "stays_home"
    assert why_not(PLAIN, position, "AH.7 > c1") == "stays_home"


# ---- what is available


def test_a_card_is_available_when_nothing_lies_directly_below_it():
    position = lay(PLAIN, c1="AS AH -- AC AD", c2="KS -- -- KH --", c3="-- KC")
    assert offered(PLAIN, position) == [
        "c1.2 > AH",
        "c1.5 > AD",
        "c2.1 > KS",
        "c2.4 > KH",
        "c3.2 > KC",
    ]
    assert why_not(PLAIN, position, "c1.1 > AS") == "covered"
    assert why_not(PLAIN, position, "c1.3 > AC") == "no_card", "a gap"


def test_the_example_of_the_sheet():
    """The 9 of diamonds leaves a gap; the 5 of clubs above it is free and stays free."""
    position = lay(
        PLAIN,
        c1="2S 5C 9D",
        AC=run_of("A", "4", "C"),
        AD=run_of("A", "8", "D"),
        stock="(3S) (4S)",
    )
    assert offered(PLAIN, position) == ["c1.3 > AD", "deal"]
    position = after(PLAIN, position, "c1.3 > AD")
    assert offered(PLAIN, position) == ["c1.2 > AC", "deal"]
    position = after(PLAIN, position, "deal")
    assert shown(PLAIN, position)["c1"] == "2S 5C -- 4S"
    assert offered(PLAIN, position) == ["c1.2 > AC"]


def test_cards_go_to_foundations_only():
    position = lay(PLAIN, c1="6S", c2="5S", c3="5H", c4="--")
    assert offered(PLAIN, position) == []
    for target in ("c2", "c3", "c4", "c5"):
        assert why_not(PLAIN, position, f"c1.1 > {target}") == "no_building"
    assert why_not(PLAIN, position, "c1.1 > stock") == "not_there"


def test_a_gap_stays_and_rows_stay_in_line():
    position = lay(PLAIN, c1="AS", c2="5H", stock=" ".join(f"({r}C)" for r in "23456789"))
    position = after(PLAIN, position, "c1.1 > AS", "deal")
    assert shown(PLAIN, position)["c1"] == "-- 9C"
    assert shown(PLAIN, position)["c2"] == "5H 8C"


def test_a_whole_row_played_away_keeps_its_number():
    opened = {f"{letter}{suit}": f"{letter}{suit}" for letter in "AK" for suit in "SHCD"}
    row = dict(zip(PLAIN.names[:8], opened.values(), strict=True))
    position = lay(PLAIN, **row, stock=" ".join(f"({r}C)" for r in "98765432"))
    position = after(PLAIN, position, *[f"c{n}.1 > {name}" for n, name in enumerate(opened, 1)])
    assert [shown(PLAIN, position)[name] for name in PLAIN.names[:8]] == ["--"] * 8
    assert offered(PLAIN, position) == ["deal"], "the next row is not dealt by itself"
    position = after(PLAIN, position, "deal")
    assert shown(PLAIN, position)["c1"] == "-- 2C"
    assert shown(PLAIN, position)["c8"] == "-- 9C"
    assert offered(PLAIN, position) == ["c1.2 > AC"]


def test_below_the_last_short_row_cards_are_available_where_it_did_not_reach():
    position = lay(PLAIN, c1="AS", c2="AH", c3="AC", c4="AD", stock="(9C) (8C)")
    position = after(PLAIN, position, "deal")
    assert shown(PLAIN, position) == {"c1": "AS 8C", "c2": "AH 9C", "c3": "AC", "c4": "AD"}
    assert offered(PLAIN, position) == ["c3.1 > AC", "c4.1 > AD"]
