"""The hand: what a press and a click mean. No rule is in here, and no picture."""

import pytest
from handful import BABETTE, PLAN, click, empty, hand, move_of, number, point

from game.engine.hint import likelier
from game.engine.position import Move
from game.table.answers import Played
from game.table.geometry import nearest

# ---- clicks


def test_a_click_sends_a_card_to_its_one_place():
    held = hand()
    assert click(held, point(held, "c4")) == Played(move_of("c4.1 > AH"))


def test_a_click_on_a_card_with_two_places_takes_the_likelier_and_tells_the_other():
    held = hand()
    both = held.moves_of(number("c3"), 0)
    assert {BABETTE.names[m.target] for m in both} == {"AS", "KS"}
    best = likelier(BABETTE, held.session.position.seen(), both)
    answer = click(held, point(held, "c3"))
    assert answer.move == best
    assert answer.others == tuple(m for m in both if m != best)
    assert not answer.dropped


def test_a_click_on_a_card_that_must_wait_or_is_covered_says_why():
    held = hand()
    assert click(held, point(held, "c2")).refusal.key == "must_wait"
    refusal = click(held, point(held, "c1", 1)).refusal
    assert (refusal.key, refusal.values) == ("covered", {"card": "9C", "cover": "JC"})


def test_a_card_that_is_home_stays_and_says_so():
    held = hand()
    assert click(held, point(held, "AS")).refusal.key == "stays_home"
    other = hand(BABETTE.with_options({"transfers": True}), KS="KS QS JS TS 9S 8S 7S 6S 5S2")
    assert click(other, point(other, "KS")).move == move_of("KS.9 > AS")


def test_a_click_on_nothing_is_nothing():
    held = hand()
    assert click(held, (640, 790)) is None
    assert click(held, empty(held, "c6")) is None
    assert held.pressed is None


def test_a_click_on_the_stock_deals_and_on_its_empty_place_says_why_not():
    held = hand(stock="(2C)")
    corner = PLAN.stock_rect.x + 9, PLAN.stock_rect.y + 9
    assert click(held, corner) == Played(Move("deal"))
    assert click(hand(), corner) == Played(Move("redeal"))
    again = PLAN.redeal_rect.x + 9, PLAN.redeal_rect.y + 9
    assert PLAN.redeal_rect != PLAN.stock_rect
    assert click(hand(), again) == Played(Move("redeal"))
    assert click(held, again).refusal.key == "stock_not_empty"
    assert click(hand(redeals=0), again).refusal.key == "no_redeal_left"


# ---- double clicks


def test_the_second_click_never_plays_the_card_that_came_under_the_pointer():
    held = hand(AD="AD 2D", c6="4D 3D")
    at = point(held, "c6")
    under = at[0], at[1] + 40  # the upper card reaches below the lower one
    answer = click(held, under)
    assert answer.move == move_of("c6.2 > AD")
    held.session.play(answer.move)
    assert held.plan.card_at(*under, held.session.position) is not None, "one lies there now"
    assert click(held, under, clicks=2) is None
    assert click(held, under, clicks=3) is None
    assert click(held, under) == Played(move_of("c6.1 > AD")), "a new click is a new wish"


def test_a_second_click_on_the_same_card_counts():
    held = hand()
    assert click(held, point(held, "c2")).refusal.key == "must_wait"
    assert click(held, point(held, "c2"), clicks=2).refusal.key == "must_wait"


def test_a_double_click_on_the_last_row_does_not_gather_the_cards():
    held = hand(stock="(2C)")
    corner = PLAN.stock_rect.x + 9, PLAN.stock_rect.y + 9
    held.session.play(click(held, corner).move)
    assert not held.session.position.piles[BABETTE.stock]
    assert click(held, corner, clicks=2) is None


# ---- what a press becomes


@pytest.mark.parametrize(("finger", "far"), [(False, 6), (True, 12)])
def test_a_press_becomes_a_drag_after_some_pixels(finger, far):
    held = hand()
    x, y = point(held, "c4")
    for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far), (far * 0.8, far * 0.61)):
        held.press(x, y, finger=finger)
        held.move(x + dx * 0.9, y + dy * 0.9)
        assert not held.dragging
        held.move(x + dx, y + dy)
        assert held.dragging
        held.cancel()


def test_a_hand_that_shakes_still_clicks():
    held = hand()
    x, y = point(held, "c4")
    held.press(x, y)
    for step in range(20):
        assert held.move(x + step % 6, y - step % 3) is None
    assert held.release(x + 4, y + 3) == Played(move_of("c4.1 > AH"))


def test_the_card_stays_where_it_was_grasped():
    held = hand()
    x, y = point(held, "c4")
    held.press(x, y)
    spot = PLAN.spots(held.session.position)[held.pressed.cards[0]]
    assert held.corner == (spot.x, spot.y)
    held.move(x + 100, y - 50)
    assert held.corner == (spot.x + 100, spot.y - 50)


def test_while_dragging_every_legal_pile_is_a_target():
    held = hand()
    at = point(held, "c3")
    held.press(*at)
    assert held.targets == {}
    held.move(at[0] + 50, at[1])
    assert {BABETTE.names[n] for n in held.targets} == {"AS", "KS"}
    assert all(move in held.session.moves() for move in held.targets.values())


def test_a_card_that_cannot_be_played_is_not_lifted_and_its_letting_go_does_nothing():
    held = hand(stock="(2C)")
    at = point(held, "c1", 1)
    held.press(*at)
    assert held.move(at[0] + 30, at[1]).refusal.key == "covered"
    assert not held.dragging
    assert held.release(PLAN.stock_rect.x + 9, PLAN.stock_rect.y + 9) is None, "no row is dealt"


# ---- keys


def test_an_action_by_key_is_the_same_action():
    assert hand(stock="(2C)").act("deal") == Played(Move("deal"))
    assert hand().act("deal").refusal.key == "stock_empty"
    assert hand().act("redeal") == Played(Move("redeal"))


def test_arrows_go_to_the_nearest_place_that_way():
    places = [(0, 0), (100, 0), (200, 10), (0, 100), (110, 120)]
    assert nearest(places, (0, 0), 1, 0) == 1
    assert nearest(places, (100, 0), 1, 0) == 2
    assert nearest(places, (100, 0), 0, 1) == 4
    assert nearest(places, (110, 120), -1, 0) == 3
    assert nearest(places, (0, 0), -1, 0) is None
    assert nearest([], (0, 0), 1, 0) is None
