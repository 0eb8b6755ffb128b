"""Baker's Dozen by the rules of 1883: what lies face down, and what becomes of the Kings."""

import pytest
from toys import after, lay, offered, shown

from game.engine.cards import FACE_DOWN
from game.engine.deals import DealNumber
from game.engine.session import Session
from game.patiences import SHELF

OLD = SHELF["bakers_dozen_1883"].with_options({})


def _laid(**columns):
    """Columns as they were dealt, all face down, and what is forced then."""
    position = lay(OLD, **columns)
    return shown(OLD, OLD.settled(position))


def test_only_the_front_card_of_each_column_is_face_up_at_the_deal():
    for deal in ("1", "617", "32000", "1234567"):
        session = Session(OLD, DealNumber.parse(deal))
        for n in OLD.tableau:
            pile = session.position.piles[n]
            sunk = [card for card in pile[:-1] if card < FACE_DOWN]
            assert len(pile) == 4
            assert pile[-1] < FACE_DOWN
            assert all(OLD.pack.name(card)[0] == "K" for card in sunk)
            assert list(pile[: len(sunk)]) == sunk, "open Kings lie at the very back"


def test_it_deals_the_same_cards_as_the_plain_game_before_the_kings_sink():
    order = OLD.order(DealNumber.parse("617"))
    (kind, dealt), *_ = list(OLD.laying(order))[1:]
    assert kind == "deal"
    for n, pile in enumerate(OLD.tableau):
        assert [card & ~FACE_DOWN for card in dealt.piles[pile]] == list(order[n::13])
        assert min(dealt.piles[pile]) >= FACE_DOWN


@pytest.mark.parametrize(
    ("dealt", "laid"),
    [
        ("(2C) (5H) (9S) (4D)", "(2C) (5H) (9S) 4D"),
        ("(2C) (5H) (9S) (KD)", "KD (2C) (5H) 9S"),
        ("(2C) (5H) (KS) (KD)", "KS KD (2C) 5H"),
        ("(2C) (KH) (KS) (KD)", "KH KS KD 2C"),
        ("(KC) (KH) (KS) (KD)", "KH KS KD KC"),
        ("(KC) (5H) (9S) (4D)", "(KC) (5H) (9S) 4D"),
        ("(2C) (KH) (9S) (4D)", "(2C) (KH) (9S) 4D"),
        ("(KC) (5H) (9S) (KD)", "KD (KC) (5H) 9S"),
    ],
)
def test_a_king_that_turns_up_at_the_deal_sinks_and_hidden_kings_stay(dealt, laid):
    assert _laid(c1=dealt)["c1"] == laid


def test_each_turn_and_each_sinking_is_a_step_of_its_own():
    position = lay(OLD, c1="(2C) (5H) (KS) (KD)", c2="(3C) (6H) (9S) (KC)")
    steps = [(kind, shown(OLD, then)) for kind, then in OLD.forced(position)]
    assert [kind for kind, _ in steps] == ["turn", "sink", "turn", "sink", "turn"]
    assert steps[0][1] == {"c1": "(2C) (5H) (KS) KD", "c2": "(3C) (6H) (9S) KC"}
    assert steps[1][1] == {"c1": "KD (2C) (5H) (KS)", "c2": "KC (3C) (6H) (9S)"}
    assert steps[2][1] == {"c1": "KD (2C) (5H) KS", "c2": "KC (3C) (6H) 9S"}
    assert steps[4][1] == {"c1": "KS KD (2C) 5H", "c2": "KC (3C) (6H) 9S"}


def test_after_a_front_card_leaves_the_next_is_turned_up():
    position = lay(OLD, c1="(2C) (5H) 4D", c2="5C")
    assert shown(OLD, after(OLD, position, "c1.3 > c2")) == {"c1": "(2C) 5H", "c2": "5C 4D"}
    position = lay(OLD, c1="(2C) (5H) AD")
    assert shown(OLD, after(OLD, position, "c1.3 > AD")) == {"c1": "(2C) 5H", "AD": "AD"}


def test_a_king_that_turns_up_later_sinks_again_and_again():
    position = lay(OLD, c1="(9H) (KH) (KS) 4D", c2="5C")
    assert shown(OLD, after(OLD, position, "c1.4 > c2"))["c1"] == "KH KS 9H"


def test_a_king_stays_where_no_face_down_card_lies_behind_it():
    position = lay(OLD, c1="(KH) 4D", c2="5C")
    assert shown(OLD, after(OLD, position, "c1.2 > c2"))["c1"] == "KH"
    position = lay(OLD, c1="KD (KH) 4D", c2="5C")
    assert shown(OLD, after(OLD, position, "c1.3 > c2"))["c1"] == "KD KH"


def test_a_column_of_open_kings_stays_as_it_is():
    position = lay(OLD, c1="KS KD 4D", c2="5C")
    assert shown(OLD, after(OLD, position, "c1.3 > c2"))["c1"] == "KS KD"


def test_the_last_card_of_a_column_is_turned_up_and_the_column_then_stays_empty():
    position = lay(OLD, c1="(9H) 4D", c2="5C", c3="TS")
    position = after(OLD, position, "c1.2 > c2", "c1.1 > c3")
    assert shown(OLD, position) == {"c2": "5C 4D", "c3": "TS 9H"}
    assert [move for move in offered(OLD, position) if move.endswith("c1")] == []


def test_a_sinking_king_belongs_to_the_turn_that_turned_it_up():
    session = Session(OLD, DealNumber.parse("617"))
    session.position = lay(OLD, c1="(9H) (KS) 4D", c2="5C")
    start = session.position
    changes = session.play(OLD.parse("c1.3 > c2"))
    assert [change.kind for change in changes] == ["move", "turn", "sink", "turn"]
    assert session.turns == 1
    session.undo()
    assert session.position == start
