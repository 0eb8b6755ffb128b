"""The rules of Babette, a sentence a test: the redeal, the transfers, the end."""

from hypothesis import given
from hypothesis import strategies as st
from toys import after, lay, offered, random_session, run_of, shown, why_not

from game.engine.cards import GAP
from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.session import Session
from game.patiences import SHELF

PLAIN = SHELF["babette"].with_options({})
TRANSFERS = SHELF["babette"].with_options({"transfers": True})
STRICT = SHELF["babette"].with_options({"redeal_when_stuck": True})
BOTH = SHELF["babette"].with_options({"transfers": True, "redeal_when_stuck": True})

# ---- the redeal


def test_one_redeal_once_the_stock_is_empty():
    assert (
        why_not(PLAIN, lay(PLAIN, redeals=1, c1="5H", stock="(9C)"), "redeal") == "stock_not_empty"
    )
    assert why_not(PLAIN, lay(PLAIN, redeals=1, c1="5H"), "redeal") is None
    assert why_not(PLAIN, lay(PLAIN, redeals=0, c1="5H"), "redeal") == "no_redeal_left"
    assert offered(PLAIN, after(PLAIN, lay(PLAIN, redeals=1, c1="5H"), "redeal")) == []


def test_the_redeal_is_allowed_while_cards_could_still_go_up():
    assert offered(PLAIN, lay(PLAIN, redeals=1, c1="AS")) == ["c1.1 > AS", "redeal"]


def test_dealing_order_is_column_by_column_back_to_front_gaps_skipped():
    position = lay(
        PLAIN, redeals=1, c1="2C -- 3C", c2="4C", c3="-- --", c4="5C 6C --", c8="7C 8C 9C TC"
    )
    session = Session(PLAIN, DealNumber.parse("1"))
    session.position = position
    gathered, dealt = session.play(Move("redeal"))
    assert (gathered.kind, dealt.kind) == ("redeal", "deal")
    assert shown(PLAIN, gathered.after) == {"stock": "(TC) (9C) (8C) (7C) (6C) (5C) (4C) (3C) (2C)"}
    assert shown(PLAIN, dealt.after) == {
        **{f"c{n}": f"{r}C" for n, r in enumerate("23456789", 1)},
        "stock": "(TC)",
    }
    assert session.position.redeals == 0
    assert session.turns == 1, "the redeal and its first row are one move"


@given(st.integers(0, 10**9))
def test_after_the_redeal_card_i_goes_to_row_i_div_8_column_i_mod_8(seed):
    session = random_session(PLAIN, seed, turns=11)  # too few for all twelve rows
    while session.position.piles[PLAIN.stock]:
        session.play(Move("deal"))
    order = [c for n in PLAIN.tableau for c in session.position.piles[n] if c != GAP]
    session.play(Move("redeal"))
    while session.position.piles[PLAIN.stock]:
        session.play(Move("deal"))
    for i, card in enumerate(order):
        assert session.position.piles[i % 8][i // 8] == card
    assert [len(session.position.piles[n]) for n in PLAIN.tableau] == [
        len(range(n, len(order), 8)) for n in range(8)
    ]


def test_few_cards_are_dealt_in_one_short_row():
    position = after(PLAIN, lay(PLAIN, redeals=1, c5="2C", c7="-- 3C", c8="--"), "redeal")
    assert shown(PLAIN, position) == {"c1": "2C", "c2": "3C"}


# ---- the strict redeal


def test_strict_means_that_no_card_can_be_placed():
    assert why_not(STRICT, lay(STRICT, redeals=1, c1="AS"), "redeal") == "not_stuck"
    assert why_not(STRICT, lay(STRICT, redeals=1, c1="AS 5H"), "redeal") is None
    assert why_not(STRICT, lay(STRICT, redeals=0, c1="5H"), "redeal") == "no_redeal_left"


def test_strict_counts_what_can_be_placed_through_transfers_only_where_they_are_on():
    piles = {"c1": "9H2", "AH": run_of("A", "7", "H"), "KH": run_of("K", "8", "H")}
    assert why_not(STRICT, lay(STRICT, redeals=1, **piles), "redeal") is None
    assert why_not(BOTH, lay(BOTH, redeals=1, **piles), "redeal") == "not_stuck"
    assert why_not(TRANSFERS, lay(TRANSFERS, redeals=1, **piles), "redeal") is None


def test_strict_sees_through_several_transfers_in_a_row():
    piles = {"c1": "KH2", "AH": run_of("A", "7", "H"), "KH": run_of("K", "8", "H")}
    position = lay(BOTH, redeals=1, **piles)
    assert why_not(BOTH, position, "redeal") == "not_stuck"
    steps = [f"KH.{n} > AH" for n in (6, 5, 4, 3, 2)]
    assert offered(BOTH, after(BOTH, position, *steps[:4])) == ["AH.11 > KH", "KH.2 > AH"]
    assert "c1.1 > AH" in offered(BOTH, after(BOTH, position, *steps))


def test_strict_is_not_fooled_by_transfers_that_lead_nowhere():
    piles = {"c1": "AH2 5C", "AH": run_of("A", "7", "H"), "KH": run_of("K", "8", "H")}
    assert why_not(BOTH, lay(BOTH, redeals=1, **piles), "redeal") is None


# ---- transfers


def test_the_top_card_may_go_to_the_other_pile_of_its_suit_if_it_fits():
    position = lay(TRANSFERS, AH=run_of("A", "7", "H"), KH=run_of("K", "8", "H"))
    assert offered(TRANSFERS, position) == ["AH.7 > KH", "KH.6 > AH"]
    over = after(TRANSFERS, position, "AH.7 > KH")
    assert shown(TRANSFERS, over) == {"AH": run_of("A", "6", "H"), "KH": run_of("K", "7", "H")}
    assert after(TRANSFERS, over, "KH.7 > AH") == position
    assert offered(PLAIN, position) == []


def test_a_top_card_that_does_not_fit_stays():
    position = lay(TRANSFERS, AH=run_of("A", "7", "H"), KH=run_of("K", "9", "H"))
    assert offered(TRANSFERS, position) == []
    assert why_not(TRANSFERS, position, "AH.7 > KH") == "down_in_suit"
    position = lay(TRANSFERS, AH=run_of("A", "7", "H"), KD=run_of("K", "8", "D"))
    assert offered(TRANSFERS, position) == []


def test_only_the_top_card_moves():
    position = lay(TRANSFERS, AH=run_of("A", "7", "H"), KH=run_of("K", "7", "H", "2"))
    assert why_not(TRANSFERS, position, "AH.6 > KH") == "base_stays"
    position = lay(TRANSFERS, AH=run_of("A", "7", "H"), KH=run_of("K", "8", "H"))
    assert why_not(TRANSFERS, position, "AH.6 > KH") is not None
    assert why_not(TRANSFERS, position, "AH.7 > c1") is not None


def test_the_base_ace_and_the_base_king_never_move():
    position = lay(TRANSFERS, AH="AH", KH=run_of("K", "2", "H"))
    assert offered(TRANSFERS, position) == ["KH.12 > AH"]
    assert why_not(TRANSFERS, position, "AH.1 > KH") == "base_stays"
    position = lay(TRANSFERS, AH=run_of("A", "Q", "H"), KH="KH")
    assert offered(TRANSFERS, position) == ["AH.12 > KH"]
    assert why_not(TRANSFERS, position, "KH.1 > AH") == "base_stays"


def test_transfers_cross_a_whole_suit_but_leave_the_bases():
    position = lay(TRANSFERS, AH=run_of("A", "Q", "H"), KH="KH")
    for at in range(12, 1, -1):
        position = after(TRANSFERS, position, f"AH.{at} > KH")
    assert shown(TRANSFERS, position) == {"AH": "AH", "KH": run_of("K", "2", "H")}


def test_a_finishing_ace_or_king_has_nowhere_else_to_go():
    position = lay(TRANSFERS, AH="AH", KH=f"{run_of('K', '2', 'H')} AH2")
    assert offered(TRANSFERS, position) == []
    position = lay(TRANSFERS, AH=f"{run_of('A', 'Q', 'H')} KH2", KH="KH")
    assert offered(TRANSFERS, position) == []


# ---- the end


def _home(**changed: str) -> dict[str, str]:
    full = {f"A{s}": run_of("A", "K", s) for s in "SHCD"}
    full |= {f"K{s}": run_of("K", "A", s, "2") for s in "SHCD"}
    return full | changed


def test_won_with_all_cards_home():
    for game in (PLAIN, TRANSFERS, STRICT, BOTH):
        position = lay(game, **_home())
        assert game.won(position)
        assert offered(game, position) == []
        assert offered(game, lay(game, redeals=1, **_home())) == []
        assert why_not(game, position, "redeal") == "game_over"


def test_not_won_with_one_card_out():
    position = lay(PLAIN, c1="AH2", **_home(KH=run_of("K", "2", "H", "2")))
    assert not PLAIN.won(position)
    assert offered(PLAIN, position) == ["c1.1 > KH"]
    assert PLAIN.won(after(PLAIN, position, "c1.1 > KH"))


def test_lost_with_the_stock_empty_twice_and_no_move():
    session = Session(PLAIN, DealNumber.parse("617"))
    session.position = lay(PLAIN, redeals=1, c1="AS 5H")
    assert not session.lost
    session.play(Move("redeal"))
    assert not session.lost, "AS lies alone in column 1"
    session.position = lay(PLAIN, redeals=0, c1="AS 5H")
    assert session.lost
    assert not session.won
    assert session.moves() == []
