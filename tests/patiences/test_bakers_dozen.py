"""The rules of Baker's Dozen and its variants, a sentence a test."""

import pytest
from toys import after, lay, offered, run_of, shown, why_not

from game.engine.cards import RANKS
from game.engine.deals import DealNumber
from game.engine.session import Session
from game.patiences import SHELF

PLAIN = SHELF["bakers_dozen"].with_options({})
OLD = SHELF["bakers_dozen_1883"].with_options({})
GOOD = SHELF["good_measure"].with_options({})
SPANISH = SHELF["spanish_patience"].with_options({})
PORTUGUESE = SHELF["portuguese_solitaire"].with_options({})
FAMILY = [PLAIN, OLD, GOOD, SPANISH, PORTUGUESE]
OPEN = [PLAIN, GOOD, SPANISH, PORTUGUESE]
ids = {"ids": lambda game: game.id}

SHEET = ["KS TD 5H 8H", "7D QC AC 2C", "JD 9S 3S AH", "6S 4C QH 9C", "KD 8C 3D 6D"]


def session_of(game, rows):
    """A game whose pack begins with `rows`, a row a string; the other cards follow in order."""
    first = " ".join(rows).split()
    return Session(game, order=game.pack.in_order([*first, *rest_without(game, first)]))


def rest_without(game, cards):
    """The rest of the pack with the Kings, which would sink, at its very beginning."""
    left = [name for name in game.pack.names if name not in cards]
    return sorted(left, key=lambda name: name[0] != "K")


# ---- the deal


@pytest.mark.parametrize("game", [PLAIN, SPANISH, PORTUGUESE], **ids)
@pytest.mark.parametrize("deal", ["1", "617", "32000"])
def test_four_rows_of_thirteen_face_up_then_the_kings_to_the_back(game, deal):
    order = [game.pack.name(card) for card in game.order(DealNumber.parse(deal))]
    position = game.opening(game.order(DealNumber.parse(deal)))
    for n, pile in enumerate(game.tableau):
        column = [order[13 * row + n] for row in range(4)]
        kings = [card for card in column if card[0] == "K"]
        others = [card for card in column if card[0] != "K"]
        assert [game.pack.name(card) for card in position.piles[pile]] == kings + others
        assert max(position.piles[pile]) < 52, "face up"
    assert not any(position.piles[n] for n in (*game.foundations, game.stock))


def test_the_partition_is_stable_and_no_swap():
    rows = [
        "2C 3C KH 5C 6C 7C 8C 9C TC JC QC AC AD",
        "KS 2D KD 4D 5D 6D 7D 8D 9D TD JD QD AH",
        "2H KC 3H 4H 5H 6H 7H 8H 9H TH JH QH AS",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS 3D 4C",
    ]
    position = shown(PLAIN, session_of(PLAIN, rows).position)
    assert position["c1"] == "KS 2C 2H 2S"
    assert position["c2"] == "KC 3C 2D 3S"
    assert position["c3"] == "KH KD 3H 4S", "two Kings keep their order"


def test_one_number_is_one_layout_across_the_family():
    deal = DealNumber.parse("617")
    assert len({game.order(deal) for game in FAMILY}) == 1
    first = shown(PLAIN, Session(PLAIN, deal).position)
    assert first == shown(SPANISH, Session(SPANISH, deal).position)
    assert first == shown(PORTUGUESE, Session(PORTUGUESE, deal).position)


def test_laying_is_told_step_by_step():
    kinds = [change.kind for change in Session(PLAIN, DealNumber.parse("617")).opening_changes]
    assert kinds == ["deal", "sink"]


# ---- moves


@pytest.mark.parametrize("game", OPEN, **ids)
def test_the_example_of_the_sheet(game):
    position = lay(game, **{f"c{n}": column for n, column in enumerate(SHEET, 1)})
    targets = {*game.names[:5], "AH"}
    moves = [move for move in offered(game, position) if move.split()[-1] in targets]
    assert moves == ["c1.4 > c4", "c3.4 > AH", "c3.4 > c2"]


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_only_front_cards_move_one_at_a_time(game):
    position = lay(game, c1="9C 8C 7C", c2="8H", c3="9D")
    moves = [move for move in offered(game, position) if move.endswith(("c1", "c2", "c3"))]
    assert moves == ["c1.3 > c2", "c2.1 > c3"]
    assert why_not(game, position, "c1.2 > c3") == "not_in_front"


@pytest.mark.parametrize("game", FAMILY, **ids)
@pytest.mark.parametrize("high", range(1, 13))
def test_onto_a_card_exactly_one_higher_of_any_suit(game, high):
    for under in "SHCD":
        for over in "SHCD":
            position = lay(game, c1=f"{RANKS[high]}{under}", c2=f"{RANKS[high - 1]}{over}")
            onto = [move for move in offered(game, position) if move.endswith(("> c1", "> c2"))]
            assert onto == ["c2.1 > c1"], "an Ace goes on a 2 like the others"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_nothing_is_built_on_an_ace(game):
    position = lay(game, c1="AS", c2="2H", c3="KD", c4="AD")
    assert [move for move in offered(game, position) if move.endswith("> c1")] == []
    assert why_not(game, position, "c2.1 > c1") == "down_any_suit"
    assert why_not(game, position, "c3.1 > c1") == "down_any_suit"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_foundations_go_up_in_suit_each_in_its_place(game):
    assert [game.names[n] for n in game.foundations] == ["AS", "AH", "AC", "AD"]
    position = lay(game, c1="AH", c2="5S", c3="5C", AS=run_of("A", "4", "S"))
    ups = [move for move in offered(game, position) if "> A" in move]
    assert ups == ["c1.1 > AH", "c2.1 > AS"]
    assert why_not(game, position, "c1.1 > AC") == "opens_with_A"
    assert why_not(game, position, "c3.1 > AS") == "up_in_suit"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_cards_never_come_back(game):
    position = lay(game, c1="5H", AS=run_of("A", "4", "S"))
    assert why_not(game, position, "AS.4 > c1") == "stays_home"


@pytest.mark.parametrize("game", FAMILY, **ids)
def test_won_when_all_52_are_up(game):
    homes = {f"A{suit}": run_of("A", "K", suit) for suit in "SHC"}
    position = lay(game, c1="KD", AD=run_of("A", "Q", "D"), **homes)
    assert not game.won(position)
    position = after(game, position, "c1.1 > AD")
    assert game.won(position)
    assert game.moves(position) == []


# ---- empty columns


@pytest.mark.parametrize("game", [PLAIN, OLD, GOOD], **ids)
def test_an_empty_column_stays_empty(game):
    position = lay(game, c1="KS QD", c2="5H", c4="9C")
    assert offered(game, position) == []
    assert why_not(game, position, "c1.2 > c3") == "stays_empty"


def test_spanish_an_empty_column_takes_any_front_card():
    position = lay(SPANISH, c4="KS", c1="9H 4D", c2="KH", c3="6C")
    into = [move for move in offered(SPANISH, position) if move.endswith("> c5")]
    assert into == ["c1.2 > c5", "c2.1 > c5", "c3.1 > c5", "c4.1 > c5"]


def test_portuguese_an_empty_column_takes_a_king_only():
    position = lay(PORTUGUESE, c1="9H 4D", c2="2H KH", c3="KC")
    into = [move for move in offered(PORTUGUESE, position) if move.endswith("> c5")]
    assert into == ["c2.2 > c5", "c3.1 > c5"], "a null move is a move"
    assert why_not(PORTUGUESE, position, "c1.2 > c5") == "kings_only"


# ---- Good Measure


def test_good_measure_two_aces_up_and_five_rows_of_ten():
    for deal in ("1", "617", "32000", "5000000"):
        order = [GOOD.pack.name(card) for card in GOOD.order(DealNumber.parse(deal))]
        position = shown(GOOD, Session(GOOD, DealNumber.parse(deal)).position)
        aces = [card for card in order if card[0] == "A"][:2]
        assert sorted(name for name in position if name[0] == "A") == sorted(aces)
        rest = [card for card in order if card not in aces]
        for n in range(10):
            column = rest[n::10]
            kings = [card for card in column if card[0] == "K"]
            others = [card for card in column if card[0] != "K"]
            assert position[f"c{n + 1}"].split() == kings + others
            assert len(column) == 5
    assert len(GOOD.tableau) == 10


def test_good_measure_the_next_card_takes_the_aces_place():
    rows = ["2C AH 3C AS 4C 5C 6C 7C 8C 9C TC JC", "AD 2D 3D"]
    position = shown(GOOD, session_of(GOOD, rows).position)
    assert (position["AS"], position["AH"]) == ("AS", "AH")
    found = [position[f"c{n}"].split() for n in range(1, 11)]
    firsts = [next(card for card in column if card[0] != "K") for column in found]
    assert firsts == ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC"]
    assert "AD" in found[0], "the third Ace is dealt like any card"
    assert "AD" not in position


def test_good_measure_the_other_aces_are_played_as_usual():
    position = lay(GOOD, c1="AC", c2="2S", c3="2H", AS="AS", AH="AH")
    ups = [move for move in offered(GOOD, position) if "> A" in move]
    assert ups == ["c1.1 > AC", "c2.1 > AS", "c3.1 > AH"]
