"""What may be played by itself: never a move that could hurt."""

import pytest
from toys import lay, random_session, run_of

from game.patiences import SHELF

FAMILY = ["bakers_dozen", "bakers_dozen_1883", "good_measure", "spanish_patience"]
FAMILY += ["portuguese_solitaire"]
SPIDERS = ["spiderette", "will_o_the_wisp", "spider", "spider_two_suits", "spider_one_suit"]
BABETTE = SHELF["babette"].with_options({})


def _safe(game, position):
    return [game.text(move) for move in game.safe(game, position)]


@pytest.mark.parametrize("name", FAMILY)
def test_a_card_goes_up_by_itself_when_all_four_one_rank_lower_are_home(name):
    game = SHELF[name].with_options({})
    homes = {"AS": run_of("A", "4", "S"), "AH": run_of("A", "3", "H"), "AC": run_of("A", "3", "C")}
    three = lay(game, c1="4H", c2="5S", AD="AD 2D", **homes)
    assert _safe(game, three) == [], "the 3 of diamonds might want the 4 of hearts"
    four = lay(game, c1="4H", c2="5S", AD="AD 2D 3D", **homes)
    assert _safe(game, four) == ["c1.1 > AH"]
    homes["AH"] += " 4H"
    homes["AC"] += " 4C"
    assert _safe(game, lay(game, c2="5S", AD="AD 2D 3D 4D", **homes)) == ["c2.1 > AS"]


@pytest.mark.parametrize("name", FAMILY)
def test_an_ace_is_safe_at_once_and_only_a_front_card_goes(name):
    game = SHELF[name].with_options({})
    assert _safe(game, lay(game, c1="AH", c2="AS 2C")) == ["c1.1 > AH"]
    aces = {"AS": "AS", "AH": "AH", "AC": "AC", "AD": "AD"}
    assert _safe(game, lay(game, c1="2H", c2="2S 3C", **aces)) == ["c1.1 > AH"]
    assert _safe(game, lay(game, c1="2H", AS="AS", AH="AH", AC="AC")) == [], "an Ace is out"


@pytest.mark.parametrize("name", SPIDERS)
@pytest.mark.parametrize("collecting", [True, False])
def test_nothing_is_safe_in_the_spider_family(name, collecting):
    game = SHELF[name].with_options({"collect_runs": collecting})
    session = random_session(game, "safe")
    while session.can_undo:
        assert game.safe(game, session.position) == []
        session.undo()


@pytest.mark.parametrize(
    ("redeals", "stock", "safe"),
    [(0, "", True), (0, "(9C)", False), (1, "", False), (1, "(9C)", False)],
)
def test_babette_plays_nothing_by_itself_before_the_last_deal(redeals, stock, safe):
    aces, kings = run_of("A", "6", "D"), run_of("K", "7", "D")
    position = lay(BABETTE, redeals=redeals, c1="7D2", AD=aces, KD=kings, stock=stock)
    assert _safe(BABETTE, position) == (["c1.1 > AD"] if safe else [])


def test_babette_plays_only_a_card_whose_twin_is_home():
    aces, kings = run_of("A", "6", "D"), run_of("K", "8", "D")
    assert _safe(BABETTE, lay(BABETTE, c1="7D", AD=aces, KD=kings)) == []
    assert _safe(BABETTE, lay(BABETTE, c1="AD")) == [], "the first of two Aces"
    kings = run_of("K", "2", "D")
    assert _safe(BABETTE, lay(BABETTE, c1="AD2", AD=aces, KD=kings)) == ["c1.1 > KD"]


def test_babette_transfers_are_never_played_by_themselves():
    game = SHELF["babette"].with_options({"transfers": True})
    position = lay(game, AD=run_of("A", "7", "D"), KD=run_of("K", "8", "D", "2"))
    assert game.moves(position)
    assert _safe(game, position) == []


@pytest.mark.parametrize("name", [*FAMILY, "babette"])
def test_what_is_safe_is_legal_and_goes_home(name):
    game = SHELF[name].with_options({})
    for seed in range(3):
        session = random_session(game, f"safe{seed}", turns=300, eager=20)
        while session.can_undo:
            for move in game.safe(game, session.position):
                assert move in session.moves()
                assert move.target in game.foundations
            session.undo()
