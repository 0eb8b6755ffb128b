"""The rules of Spiderette, Will o' the Wisp and Spider, a sentence a test."""

import pytest
from toys import after, lay, offered, run_of, shown, why_not

from game.engine.cards import FACE_DOWN, RANKS
from game.engine.deals import DealNumber
from game.patiences import SHELF

SPIDERETTE = SHELF["spiderette"].with_options({})
WISP = SHELF["will_o_the_wisp"].with_options({})
SPIDER = SHELF["spider"].with_options({})
TWO = SHELF["spider_two_suits"].with_options({})
ONE = SHELF["spider_one_suit"].with_options({})
SMALL, LARGE = [SPIDERETTE, WISP], [SPIDER, TWO, ONE]
FAMILY = [*SMALL, *LARGE]
ids = {"ids": lambda game: game.id}


def _opening(game, deal="617"):
    return game.opening(game.order(DealNumber.parse(deal)))


def _column(game, position, n):
    return position.piles[game.tableau[n - 1]]


# ---- the deal


@pytest.mark.parametrize(
    ("game", "sizes", "stock"),
    [
        (SPIDERETTE, [1, 2, 3, 4, 5, 6, 7], 24),
        (WISP, [3] * 7, 31),
        *((game, [6, 5, 5, 6, 5, 5, 6, 5, 5, 6], 50) for game in LARGE),
    ],
)
def test_columns_and_stock_and_only_the_front_cards_face_up(game, sizes, stock):
    position = _opening(game)
    assert [len(position.piles[n]) for n in game.tableau] == sizes
    assert len(position.piles[game.stock]) == stock
    for n in game.tableau:
        assert position.piles[n][-1] < FACE_DOWN
        assert all(card >= FACE_DOWN for card in position.piles[n][:-1])
    assert len(game.pack.faces) == sum(sizes) + stock


def test_spiderette_is_dealt_face_down_row_by_row_then_a_row_face_up():
    order = list(SPIDERETTE.order(DealNumber.parse("617")))
    position = _opening(SPIDERETTE)
    for first in range(2, 8):
        for n in range(first, 8):
            assert _column(SPIDERETTE, position, n)[first - 2] & 0x7F == order.pop(0)
    assert [_column(SPIDERETTE, position, n)[-1] for n in range(1, 8)] == order[:7]
    assert position.piles[SPIDERETTE.stock][-1] & 0x7F == order[7], "it is dealt next"


@pytest.mark.parametrize("game", LARGE, **ids)
def test_spider_is_dealt_four_rows_then_columns_1_4_7_10_then_a_row_face_up(game):
    order = game.order(DealNumber.parse("617"))
    position = _opening(game)
    for row in range(4):
        for n in range(10):
            assert _column(game, position, n + 1)[row] & 0x7F == order[10 * row + n]
    assert [_column(game, position, n)[4] & 0x7F for n in (1, 4, 7, 10)] == list(order[40:44])
    assert [_column(game, position, n)[-1] for n in range(1, 11)] == list(order[44:54])


def test_packs_of_two_suits_and_of_one():
    assert {name[1] for name in ONE.pack.names} == {"S"}
    assert {name[1] for name in TWO.pack.names} == {"S", "H"}
    assert {name[1] for name in SPIDER.pack.names} == set("SHCD")
    for game in LARGE:
        assert len(game.pack.faces) == 104
        assert len(game.foundations) == 8
    for rank in RANKS:
        assert sum(name[0] == rank for name in ONE.pack.names) == 8


# ---- moves


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_the_front_card_or_a_part_of_its_run_may_move(game):
    full = {f"c{n}": "KS" for n in range(5, len(game.tableau) + 1)}
    position = lay(game, c1="KS 9S 8S 7S 6S", c2="TS", c3="7S", c4="(2S) JS", **full)
    moves = [move for move in offered(game, position) if move.startswith("c1")]
    assert moves == ["c1.2 > c2", "c1.5 > c3"], "the whole run on the T, its end on the 7"
    laid = shown(game, after(game, position, "c1.2 > c2"))
    assert laid["c1"] == "KS"
    assert laid["c2"] == "TS 9S 8S 7S 6S"


@pytest.mark.parametrize("game", [SPIDERETTE, WISP, SPIDER, TWO], **ids)
def test_a_sequence_of_mixed_suits_does_not_move_together(game):
    full = {f"c{n}": "KS" for n in range(4, len(game.tableau) + 1)}
    position = lay(game, c1="9S 8H 7H", c2="TS", c3="8S", **full)
    moves = [move for move in offered(game, position) if move.startswith("c1")]
    assert moves == ["c1.3 > c3"], "the 9 is no part of the run of hearts"
    assert why_not(game, position, "c1.1 > c2") == "no_run"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_face_down_card_is_no_part_of_a_run(game):
    full = {f"c{n}": "KS" for n in range(3, len(game.tableau) + 1)}
    position = lay(game, c1="(9S) 8S", c2="TS", **full)
    assert offered(game, position) == []
    assert why_not(game, position, "c1.1 > c2") == "face_down"


@pytest.mark.parametrize("game", [SPIDERETTE, WISP, SPIDER], **ids)
@pytest.mark.parametrize("high", range(1, 13))
def test_onto_a_card_one_higher_of_any_suit(game, high):
    full = {f"c{n}": "KS" for n in range(3, len(game.tableau) + 1)}
    for under in "HCD":
        for over in "SHCD":
            cards = {"c1": f"{RANKS[high]}{under}", "c2": f"{RANKS[high - 1]}{over}"}
            moves = [m for m in offered(game, lay(game, **cards, **full)) if m.endswith("> c1")]
            assert moves == ["c2.1 > c1"]


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_nothing_is_built_on_an_ace(game):
    full = {f"c{n}": "AS" for n in range(3, len(game.tableau) + 1)}
    position = lay(game, c1="2S", c2="KS", **full)
    moves = offered(game, position)
    assert all(move.endswith("> c1") for move in moves), "an Ace on the 2"
    assert why_not(game, position, "c1.1 > c3") == "down_any_suit"
    assert why_not(game, position, "c2.1 > c3") == "down_any_suit"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_an_empty_column_takes_any_part_of_a_run_and_null_moves_are_moves(game):
    full = {f"c{n}": "KS" for n in range(4, len(game.tableau) + 1)}
    position = lay(game, c1="9S 8S 7S", c2="3S", **full)
    into = [move for move in offered(game, position) if move.endswith("> c3")]
    pairs = [f"c{n}.1 > c3" for n in range(2, len(game.tableau) + 1) if n != 3]
    assert into == sorted(["c1.1 > c3", "c1.2 > c3", "c1.3 > c3", *pairs])
    whole = after(game, position, "c1.1 > c3")
    assert shown(game, whole)["c3"] == "9S 8S 7S"
    assert "c1" not in shown(game, whole)


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_card_that_comes_to_the_front_is_turned_up_at_once(game):
    position = lay(game, c1="(4S) (KS) 8S 7S", c2="9S")
    moved = shown(game, after(game, position, "c1.3 > c2"))
    assert (moved["c1"], moved["c2"]) == ("(4S) KS", "9S 8S 7S")


# ---- won


@pytest.mark.parametrize("game", SMALL, **ids)
def test_won_when_every_run_is_collected(game):
    homes = {f"r{n}": run_of("A", "K", suit) for n, suit in enumerate("SHC", 1)}
    position = lay(game, c1=run_of("K", "2", "D"), c2="AD", **homes)
    assert not game.won(position)
    position = after(game, position, "c2.1 > c1")
    assert game.won(position)
    assert game.moves(position) == []
    assert shown(game, position)["r4"] == run_of("A", "K", "D")


def test_spider_has_eight_runs_to_collect():
    homes = {f"r{n}": run_of("A", "K", s) for n, s in enumerate("SHCD", 1)}
    homes |= {f"r{n}": run_of("A", "K", s, "2") for n, s in enumerate("SHC", 5)}
    position = lay(SPIDER, c1=run_of("K", "2", "D", "2"), c2="AD2", **homes)
    assert not SPIDER.won(position)
    assert SPIDER.won(after(SPIDER, position, "c2.1 > c1"))
