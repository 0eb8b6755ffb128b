"""Flights: how long everything takes, and in which order."""

import pytest
from storms import PLAN, at_redeal, start, until_rest

from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.session import Change, Session
from game.patiences import SHELF
from game.table import arrange
from game.table.layout import Setting
from game.table.motion import Motion

BABETTE = SHELF["babette"]


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080), (1080, 1920), (3840, 2160)])
def test_times_are_those_that_were_promised(size):
    plan = arrange.plan(BABETTE, Setting(*size))
    session = Session(BABETTE, DealNumber.parse("1"))
    motion = Motion(unit=plan.card_w)
    motion.place(plan.spots(session.opening_changes[0].before))
    motion.show(session.opening_changes, plan.spots)
    assert 250 < until_rest(motion) < 600, "the opening"
    for move in [m for m in session.moves() if m.verb == "move"][:1]:
        motion.show(session.play(move), plan.spots)
        assert 150 <= until_rest(motion) <= 230
        motion.show(session.undo(), plan.spots)
        assert 150 <= until_rest(motion) <= 230
    motion.show(session.play(Move("deal")), plan.spots)
    assert 250 < until_rest(motion) < 600, "a row"


@pytest.mark.parametrize("count", [28, 52, 104])
def test_a_whole_deal_takes_less_than_two_seconds(count):
    session, _ = start()
    undealt = session.opening_changes[0].before
    stock = undealt.piles[BABETTE.stock]
    columns = {n: bytes(c & 0x7F for c in stock[:count][n::8]) for n in BABETTE.tableau}
    dealt = undealt.replace({**columns, BABETTE.stock: stock[count:]})
    motion = Motion(unit=PLAN.card_w)
    motion.place(PLAN.spots(undealt))
    motion.show((Change("deal", undealt, dealt),), PLAN.spots)
    assert 1000 < until_rest(motion) < 2000


def test_a_redeal_with_its_first_row_takes_less_than_a_second_and_a_half():
    session, motion = at_redeal()
    changes = session.play(Move("redeal"))
    assert [change.kind for change in changes] == ["redeal", "deal"]
    motion.show(changes, PLAN.spots)
    assert 500 < until_rest(motion) < 1500
    motion.show(session.undo(), PLAN.spots)
    assert until_rest(motion) < 1500
    assert motion.resting() == PLAN.spots(session.position)


def test_the_row_after_a_redeal_waits_for_the_pack():
    session, motion = at_redeal()
    motion.show(session.play(Move("redeal")), PLAN.spots)
    dealt = [session.position.piles[n][-1] for n in BABETTE.tableau]
    first, then = motion.legs[dealt[0]]
    assert then.start >= first.start + first.duration
    assert then.start >= max(legs[0].start + legs[0].duration for legs in motion.legs.values())
    assert (then.x, then.y) == (first.to.x, first.to.y)


def test_calmer_is_slower():
    times = {}
    for speed in (0.7, 1.0):
        session, motion = start(speed=speed)
        motion.show(session.play(Move("deal")), PLAN.spots)
        times[speed] = until_rest(motion)
    assert times[0.7] == pytest.approx(times[1.0] / 0.7, rel=0.05)


def test_a_card_let_go_glides_home():
    session, motion = start()
    card = session.position.piles[0][0]
    motion.release(card, 700.0, 500.0, 175)
    assert (motion.sprite(card, 0.0).x, motion.sprite(card, 0.0).y) == (700.0, 500.0)
    assert 150 <= until_rest(motion) <= 200
    assert motion.resting()[card] == PLAN.spots(session.position)[card]


def test_a_card_put_down_by_hand_is_nearly_home():
    session, motion = start()
    move = next(m for m in session.moves() if m.verb == "move")
    card = session.position.piles[move.source][move.at]
    x, y = PLAN.origins[move.target]
    motion.show(session.play(move), PLAN.spots, {card: (x + 20.0, y - 10.0)})
    assert (motion.sprite(card, 0.0).x, motion.sprite(card, 0.0).y) == (x + 20.0, y - 10.0)
    assert motion.sprite(card, 0.4).height == 0.0
    assert until_rest(motion) <= 100
