"""The hand: what a drop means, and what becomes of a card when the pull is broken off."""

import pytest
from handful import BABETTE, PLAN, click, hand, move_of, number, point
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import lay

from game.catalogue.catalogue import Catalogue
from game.engine.position import Move
from game.patiences import SHELF
from game.table import arrange
from game.table.answers import Played, Refused
from game.table.hand import Hand
from game.table.layout import Setting

# ---- drops


def drop(held: Hand, pile: str, dx: float, dy: float, card: str = "c3"):
    """Drag a card so that its corner lies `dx`, `dy` from that of a pile's front card."""
    at = point(held, card)
    held.press(*at)
    spot = PLAN.spots(held.session.position)[held.pressed.cards[0]]
    rect = held.plan.pile_rect(number(pile), held.session.position)
    end = rect.x + dx + at[0] - spot.x, rect.y + dy + at[1] - spot.y
    held.move((at[0] + end[0]) / 2, (at[1] + end[1]) / 2)
    held.move(*end)
    return held.release(*end)


@pytest.mark.parametrize("pile", ["AS", "KS"])
def test_a_drop_goes_where_the_player_points(pile):
    held = hand()
    assert drop(held, pile, 0, 0) == Played(move_of(f"c3.1 > {pile}"), dropped=True)
    assert held.pressed is None
    assert not held.dragging


@settings(max_examples=60)
@given(
    dx=st.integers(-PLAN.card_w + 1, PLAN.card_w - 1),
    dy=st.integers(-PLAN.card_h + 1, PLAN.card_h - 1),
)
def test_a_drop_counts_by_overlap_and_not_by_the_pointer(dx, dy):
    assert drop(hand(), "AS", dx, dy).move == move_of("c3.1 > AS")


def test_of_two_piles_the_larger_overlap_counts():
    game = SHELF["babette"]
    plan = arrange.plan(game, Setting(1080, 1920))  # foundations beside each other
    held = hand()
    held.plan = plan
    held.session.position = lay(game, 1, AS="AS 2S 3S 4S", KS="KS QS JS TS 9S 8S 7S 6S", c3="5S")
    one, other = (plan.pile_rect(number(n), held.session.position) for n in ("AS", "KS"))
    apart = (other.x - one.x, other.y - one.y)
    for share, pile in ((0.4, "AS"), (0.6, "KS")):
        spot = plan.spots(held.session.position)[held.session.position.piles[number("c3")][0]]
        held.press(spot.x + 3, spot.y + 3)
        end = one.x + apart[0] * share + 3, one.y + apart[1] * share + 3
        held.move(*end)
        covered = one.overlap(held_rect(held)), other.overlap(held_rect(held))
        answer = held.release(*end)
        if max(covered):
            assert answer.move.target == number(pile)


def held_rect(held: Hand):
    x, y = held.corner
    rect = held.plan.pile_rect(0, held.session.position)
    return rect._replace(x=round(x), y=round(y))


def test_a_drop_nowhere_goes_home_without_blame():
    held = hand()
    assert drop(held, "c6", 0, 0) == Refused(None, home=True)


@pytest.mark.parametrize(
    ("pile", "key"), [("AH", "up_in_suit"), ("KD", "down_in_suit"), ("AC", "opens_with_A")]
)
def test_a_drop_on_the_wrong_pile_goes_home_and_says_why(pile, key):
    answer = drop(hand(), pile, 3, 3)
    assert answer.home
    assert answer.refusal.key == key
    assert Catalogue("en").say(f"refuse.{key}", **answer.refusal.values)


@pytest.mark.parametrize("pile", ["KS", "KD", "AH"])
def test_a_card_of_a_foundation_put_back_where_it_lay_is_no_mistake(pile):
    held = hand(BABETTE.with_options({"transfers": True}), KS="KS QS JS TS 9S 8S 7S 6S 5S2")
    answer = drop(held, pile, 12, 9, card="KS")
    assert answer.home
    assert (answer.refusal is None) == (pile != "AH")


# ---- cancelling


def test_two_buttons_send_the_card_home():
    held = hand()
    at = point(held, "c4")
    held.press(*at)
    held.move(at[0] + 40, at[1])
    assert held.press(*at) == Refused(None, home=True)
    assert held.release(*at) is None


def test_after_a_cancel_letting_go_does_nothing():
    held = hand(stock="(2C)")
    corner = PLAN.stock_rect.x + 9, PLAN.stock_rect.y + 9
    at = point(held, "c4")
    held.press(*at)
    held.move(*corner)
    assert held.cancel() == Refused(None, home=True)
    assert held.cancel() is None
    assert held.release(*corner) is None, "no row is dealt"
    held.press(*at)
    assert held.cancel() is None, "it was never lifted"
    assert held.release(*at) is None


def test_letting_go_without_a_press_of_its_own_does_nothing():
    held = hand(stock="(2C)")
    corner = PLAN.stock_rect.x + 9, PLAN.stock_rect.y + 9
    assert held.release(*corner) is None
    held.press(640, 790)
    assert held.release(*corner) is None, "pressed elsewhere"
    assert click(held, corner) == Played(Move("deal"))
    assert held.release(*corner) is None
