"""Flights: whatever is done and however quickly, every card comes to rest where it lies."""

import random
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from storms import PLAN, seen, start, stir, until_rest

from game.engine.position import Move
from game.engine.session import Change
from game.patiences import SHELF
from game.table import arrange
from game.table.flight import ticks
from game.table.geometry import Spot
from game.table.layout import Setting

BABETTE = SHELF["babette"]


# ---- at rest in the end


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9), speed=st.sampled_from((0.0, 0.7, 1.0, 1.0)))
def test_after_any_storm_every_card_rests_where_it_lies(seed, speed):
    session, motion = start("7", speed)
    rng = random.Random(seed)
    for _ in range(60):
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            hand = {}
            if rng.random() < 0.2:
                hand = {rng.randrange(104): (rng.uniform(-50, 1300), rng.uniform(-50, 850))}
            motion.show(stir(session, rng), PLAN.spots, hand)
            assert motion.spots == PLAN.spots(session.position)
        if rng.random() < 0.2:
            motion.land(only_batches=rng.random() < 0.7)
        if rng.random() < 0.1:
            card = rng.randrange(104)
            motion.release(card, rng.uniform(0, 1280), rng.uniform(0, 800), 175)
        for _ in range(rng.choice((0, 1, 7, 30))):
            motion.tick()
            cards = [*motion.resting(), *motion.flying()]
            assert sorted(cards) == list(range(104)), "a card is lost or seen twice"
    until_rest(motion)
    assert motion.resting() == PLAN.spots(session.position)
    motion.sounds_due()
    assert motion.started == [], "a sound of a flight that never was"


def test_landing_is_at_once_and_silent():
    session, motion = start()
    motion.show(session.play(Move("deal")), PLAN.spots)
    assert motion.moving
    motion.land()
    assert not motion.moving
    assert motion.resting() == PLAN.spots(session.position)
    assert motion.sounds_due() == []


def test_input_lands_a_deal_but_lets_a_single_move_fly_on():
    session, motion = start()
    (single,) = [m for m in session.moves() if m.verb == "move"][:1]
    card = session.position.piles[single.source][single.at]
    motion.show(session.play(single), PLAN.spots)
    motion.tick()
    motion.show(session.play(Move("deal")), PLAN.spots)
    motion.land(only_batches=True)
    assert list(motion.legs) == [card]


def test_a_short_deal_is_landed_as_well():
    session, motion = start()
    stock = session.position.piles[BABETTE.stock]
    dealt = session.position.replace({BABETTE.stock: stock[:-2]})
    for n, card in enumerate(stock[-2:]):
        dealt = dealt.replace({n: dealt.piles[n] + bytes([card & 0x7F])})
    motion.show((Change("deal", session.position, dealt),), PLAN.spots)
    assert len(motion.legs) == 2
    motion.land(only_batches=True)
    assert not motion.moving


def test_a_card_in_mid_air_does_not_stop_to_wait_for_another():
    session, motion = start()
    first, second = BABETTE.parse("c7.1 > KC"), BABETTE.parse("c4.1 > KH")
    changes = session.play(first)
    late = session.position.piles[second.source][second.at]
    motion.release(late, 600.0, 400.0, 200)
    motion.tick()
    motion.show((*changes, *session.play(second)), PLAN.spots)
    assert late in motion.flying()
    before = motion.sprite(late, 0.0)
    motion.tick()
    assert motion.sprite(late, 0.0) != before


def test_reduced_motion_does_everything_in_one_step():
    session, motion = start(speed=0)
    motion.place(PLAN.spots(session.opening_changes[0].before))
    motion.show(session.opening_changes, PLAN.spots)
    assert not motion.moving
    motion.show(session.play(Move("deal")), PLAN.spots)
    motion.release(3, 0, 0, 175)
    assert not motion.moving
    assert motion.resting() == PLAN.spots(session.position)


def test_a_new_window_ends_all_flights():
    session, motion = start()
    motion.show(session.play(Move("deal")), PLAN.spots)
    other = arrange.plan(BABETTE, Setting(800, 600)).spots(session.position)
    motion.relay(other)
    assert motion.resting() == other


# ---- on the way


@settings(max_examples=40)
@given(seed=st.integers(0, 10**9))
def test_no_card_ever_jumps(seed):
    """A new change starts every card where it is seen; between ticks it moves as fast as it may."""
    session, motion = start("12")
    rng = random.Random(seed)
    fastest = 3 * hypot(1280, 800) / ticks(150)
    for _ in range(40):
        before = seen(motion)
        motion.show(stir(session, rng), PLAN.spots)
        for card, (x, y) in seen(motion).items():
            assert hypot(x - before[card][0], y - before[card][1]) <= 1.5, "it jumped"
        for _ in range(rng.choice((0, 3, 9, 20, 60))):
            before = seen(motion)
            motion.tick()
            for card, (x, y) in seen(motion).items():
                assert hypot(x - before[card][0], y - before[card][1]) <= fastest


def test_a_card_touched_in_mid_air_turns_back_from_where_it_is():
    session, motion = start()
    move = next(m for m in session.moves() if m.verb == "move")
    card = session.position.piles[move.source][move.at]
    home = motion.spots[card]
    motion.show(session.play(move), PLAN.spots)
    for _ in range(9):
        motion.tick()
    there = motion.sprite(card, 0.0)
    assert (there.x, there.y) != (home.x, home.y)
    motion.show(session.undo(), PLAN.spots)
    here = motion.sprite(card, 0.0)
    assert (here.x, here.y) == pytest.approx((there.x, there.y))
    assert until_rest(motion) <= 250
    assert motion.resting()[card] == home


def test_a_flight_is_a_function_of_time():
    session, motion = start()
    move = next(m for m in session.moves() if m.verb == "move")
    card = session.position.piles[move.source][move.at]
    motion.show(session.play(move), PLAN.spots)
    motion.tick()
    half, whole = motion.sprite(card, 0.5), motion.sprite(card, 1.0)
    motion.tick()
    assert motion.sprite(card, 0.0) == whole
    first = motion.legs[card][0]
    assert hypot(half.x - first.x, half.y - first.y) < hypot(whole.x - first.x, whole.y - first.y)
    assert half != whole


def test_cards_that_wait_for_their_flight_rest_where_they_lay():
    session, motion = start()
    before = dict(motion.spots)
    motion.show(session.play(Move("deal")), PLAN.spots)
    last = session.position.piles[BABETTE.tableau[-1]][-1]
    first = session.position.piles[BABETTE.tableau[0]][-1]
    motion.tick()
    assert first in motion.flying()
    assert last not in motion.flying()
    waiting = motion.resting()[last]
    assert waiting[:4] == before[last][:4]
    assert waiting.pile == BABETTE.stock


def test_a_turned_card_shows_its_other_face_from_the_middle_on():
    session, motion = start()
    motion.show(session.play(Move("deal")), PLAN.spots)
    card = session.position.piles[BABETTE.tableau[0]][-1]
    shown = []
    while card in motion.legs:
        sprite = motion.sprite(card, 0.0)
        shown.append((sprite.up, sprite.width))
        motion.tick()
    faces = [up for up, _ in shown]
    turned = faces.index(True)
    assert faces == [False] * turned + [True] * (len(faces) - turned)
    assert 1 < turned < len(faces) - 3
    assert min(shown[turned - 1][1], shown[turned][1]) < 0.5, "it turns at an edge"
    assert shown[0][1] == shown[-1][1] == pytest.approx(1.0, abs=0.01)
    assert motion.resting()[card].up


def test_a_card_that_keeps_its_face_is_never_squeezed():
    session, motion = start()
    move = next(m for m in session.moves() if m.verb == "move")
    card = session.position.piles[move.source][move.at]
    motion.show(session.play(move), PLAN.spots)
    while card in motion.legs:
        sprite = motion.sprite(card, 0.3)
        assert (sprite.up, sprite.width) == (True, 1.0)
        motion.tick()


def test_each_flight_sounds_once_when_it_starts():
    session, motion = start()
    motion.show(session.play(Move("deal")), PLAN.spots)
    heard = []
    while motion.moving:
        heard.append(motion.sounds_due())
        motion.tick()
    assert [len(sounds) for sounds in heard if sounds] == [1] * 8
    cards = [card for sounds in heard for _, card in sounds]
    assert cards == [session.position.piles[n][-1] for n in BABETTE.tableau]


def test_a_spot_says_which_way_up_a_card_lies():
    spots = PLAN.spots(start()[0].opening_changes[0].before)
    assert all(spot == Spot(*spot) and not spot.up for spot in spots.values())
