"""Spiderette, Will o' the Wisp and Spider: dealing from the stock, and runs that are finished."""

import pytest
from toys import after, lay, offered, run_of, shown, why_not

from game.engine.deals import DealNumber
from game.engine.session import Session
from game.patiences import SHELF

NAMES = ["spiderette", "will_o_the_wisp", "spider", "spider_two_suits", "spider_one_suit"]
FAMILY = [SHELF[name].with_options({}) for name in NAMES]
BY_HAND = [SHELF[name].with_options({"collect_runs": False}) for name in NAMES]
SPIDERETTE, WISP, SPIDER, *_ = FAMILY
ids = {"ids": lambda game: game.id}


def _deals(game, deal):
    """The sizes of the columns after each deal, no card moved between."""
    session = Session(game, DealNumber.parse(deal))
    before = [len(session.position.piles[n]) for n in game.tableau]
    rows = []
    while "deal" in offered(game, session.position):
        session.play(game.parse("deal"))
        sizes = [len(session.position.piles[n]) for n in game.tableau]
        rows.append([now - then for now, then in zip(sizes, before, strict=True)])
        before = sizes
    assert why_not(game, session.position, "deal") == "stock_empty"
    return rows


# ---- dealing


def test_one_card_on_each_column_and_a_short_last_deal():
    assert _deals(SPIDERETTE, "617") == [[1] * 7] * 3 + [[1, 1, 1, 0, 0, 0, 0]]
    assert _deals(WISP, "617") == [[1] * 7] * 4 + [[1, 1, 1, 0, 0, 0, 0]]
    for game in FAMILY[2:]:
        assert _deals(game, "617") == [[1] * 10] * 5


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_cards_are_dealt_face_up_from_left_to_right(game):
    columns = {name: "KS" for name in game.names if name[0] == "c"}
    position = lay(game, **columns, stock="(4S) (3S) (2S)")
    dealt = shown(game, after(game, position, "deal"))
    assert [dealt[name] for name in ("c1", "c2", "c3", "c4")] == ["KS 2S", "KS 3S", "KS 4S", "KS"]
    assert "stock" not in dealt


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_deal_is_allowed_while_moves_remain(game):
    columns = {name: "KS" for name in game.names if name[0] == "c"} | {"c1": "QS"}
    assert set(offered(game, lay(game, **columns, stock="(4S)"))) > {"deal"}


@pytest.mark.parametrize("game", FAMILY, **ids)
@pytest.mark.parametrize("stock", [" ".join(["(4S)"] * 10), "(4S) (3S)", "(4S)"])
def test_no_deal_with_an_empty_column_while_there_are_cards_to_fill_it(game, stock):
    names = [name for name in game.names if name[0] == "c"]
    columns = dict.fromkeys(names, "KS") | {"c1": "KS 4S", "c5": ""}
    enough = lay(game, **columns, stock=stock)
    assert sum(map(len, enough.piles[: len(names)])) == len(names)
    assert "deal" not in offered(game, enough)
    refusal = game.why_not(enough, game.parse("deal"))
    assert (refusal.key, refusal.values) == ("fill_column", {"n": 5})
    assert "deal" in offered(game, after(game, enough, "c1.2 > c5"))


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_with_fewer_cards_than_columns_it_is_allowed(game):
    names = [name for name in game.names if name[0] == "c"]
    columns = dict.fromkeys(names, "KS") | {"c5": ""}
    position = lay(game, **columns, stock="(3S) (2S)")
    assert "deal" in offered(game, position)
    dealt = shown(game, after(game, position, "deal"))
    assert (dealt["c1"], dealt["c2"], dealt.get("c5")) == ("KS 2S", "KS 3S", None)
    assert "deal" in offered(game, lay(game, stock="(3S) (2S)")), "nothing lies there at all"


# ---- finished runs


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_run_completed_by_a_move_leaves(game):
    position = lay(game, c1="(5S) " + run_of("K", "2", "S"), c2="AS", c3="9S")
    moved = shown(game, after(game, position, "c2.1 > c1"))
    assert moved == {"c1": "5S", "c3": "9S", "r1": run_of("A", "K", "S")}


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_run_completed_by_a_deal_leaves_from_each_column(game):
    names = [name for name in game.names if name[0] == "c"]
    columns = dict.fromkeys(names, "9S") | {
        "c1": run_of("K", "2", "S"),
        "c3": run_of("K", "2", "S"),
    }
    dealt = shown(game, after(game, lay(game, **columns, stock="(AS) (5S) (AS)"), "deal"))
    assert (dealt["r1"], dealt["r2"]) == (run_of("A", "K", "S"), run_of("A", "K", "S"))
    assert dealt["c2"] == "9S 5S"
    assert not {"c1", "c3", "stock"} & set(dealt)


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_run_completed_by_a_turned_card_leaves(game):
    position = lay(game, c1=run_of("K", "2", "S") + " (AS) 9S", c2="TS")
    moved = shown(game, after(game, position, "c1.14 > c2"))
    assert moved == {"c2": "TS 9S", "r1": run_of("A", "K", "S")}


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_a_run_that_leaves_turns_up_what_lay_behind_it(game):
    session = Session(game, DealNumber.parse("617"))
    session.position = lay(game, c1="(5S) " + run_of("K", "2", "S"), c2="(8S) AS")
    changes = session.play(game.parse("c2.2 > c1"))
    assert [change.kind for change in changes] == ["move", "turn", "collect", "turn"]
    assert session.turns == 1


@pytest.mark.parametrize("game", FAMILY, **ids)
@pytest.mark.parametrize(
    "column",
    [
        run_of("K", "2", "S"),
        run_of("Q", "A", "S"),
        "(KS) " + run_of("Q", "A", "S"),
        run_of("K", "A", "S") + " 9S",
        "KS JS " + run_of("Q", "A", "S"),
    ],
)
def test_nothing_but_a_whole_open_run_in_front_leaves(game, column):
    position = lay(game, c1=column)
    assert list(game.forced(position)) == []


def test_a_run_of_two_suits_does_not_leave():
    for game in FAMILY[:4]:
        position = lay(game, c1="KH " + run_of("Q", "A", "S"))
        assert list(game.forced(position)) == []


# ---- taking finished runs by hand


@pytest.mark.parametrize("game", BY_HAND, **ids)
def test_off_a_finished_run_waits_for_a_click(game):
    position = lay(game, c1="(5S) " + run_of("K", "2", "S"), c2="AS", c3="9S")
    waiting = after(game, position, "c2.1 > c1")
    assert shown(game, waiting)["c1"].endswith(" 2S AS")
    assert "collect c1" in offered(game, waiting)
    assert not any(move.startswith("collect") for move in offered(game, position))
    taken = shown(game, after(game, waiting, "collect c1"))
    assert taken == {"c1": "5S", "c3": "9S", "r1": run_of("A", "K", "S")}


@pytest.mark.parametrize("game", BY_HAND, **ids)
def test_off_a_run_that_waits_may_be_moved_or_built_upon(game):
    position = lay(game, c1=run_of("K", "A", "S"), c2="2S 3S")
    moves = offered(game, position)
    assert {"c1.1 > c3", "c1.13 > c3", "collect c1"} <= set(moves)
    assert why_not(game, position, "collect c2") == "no_such_move"
    assert why_not(game, lay(game, c1=run_of("K", "2", "S")), "collect c1") == "no_run_finished"


@pytest.mark.parametrize("game", BY_HAND, **ids)
def test_off_the_refusal_of_a_deal_says_what_would_help(game):
    names = [name for name in game.names if name[0] == "c"]
    columns = dict.fromkeys(names, "KS") | {"c2": run_of("K", "A", "S"), "c4": ""}
    position = lay(game, **columns, stock="(4S)")
    refusal = game.why_not(position, game.parse("deal"))
    assert (refusal.key, refusal.values) == ("fill_or_collect", {"n": 4})
    columns["c2"] = run_of("K", "2", "S")
    position = lay(game, **columns, stock="(4S)")
    assert game.why_not(position, game.parse("deal")).key == "fill_column"


@pytest.mark.parametrize("game", BY_HAND, **ids)
def test_off_the_game_is_won_with_the_last_run_taken(game):
    last = len(game.foundations)
    homes = {f"r{n}": run_of("A", "K", "S") for n in range(1, last)}
    position = lay(game, c1=run_of("K", "A", "S"), **homes)
    assert not game.won(position)
    assert game.won(after(game, position, "collect c1"))
    assert why_not(game, after(game, position, "collect c1"), "collect c1") == "game_over"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_on_there_is_no_such_move_as_collecting(game):
    assert [action.verb for action in game.actions] == ["deal"]
    with pytest.raises(ValueError, match="collect"):
        game.parse("collect c1")
