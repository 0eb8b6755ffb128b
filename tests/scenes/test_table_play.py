"""The table as it is played: clicks and keys at any time, and what must never happen."""

import pygame
import pytest
from player import at_home, open_table
from storms import games

from game.engine.session import Session
from game.patiences import SHELF

BABETTE = SHELF["babette"]


# ---- playing


@pytest.mark.parametrize("after", [0, 1, 9, 30])
def test_a_click_in_the_middle_of_the_deal_acts_at_once(after):
    player = open_table(fresh=True)
    player.wait(after)
    assert player.table.motion.moving
    player.click(player.card("c7", 1))
    assert player.table.session.turns == 1
    flying = list(player.table.motion.legs)
    assert len(flying) == 1, "the deal has landed, only the card that was played flies"
    player.rest()
    assert at_home(player.table)


def test_a_key_in_the_middle_of_a_row_acts_at_once():
    player = open_table()
    for n in range(1, 6):
        player.key("d")
        player.wait(3)
        assert player.table.session.turns == n
    player.key("u")
    player.key("u")
    assert player.table.session.turns == 3
    player.rest()
    assert at_home(player.table)


def test_the_engine_is_finished_before_anything_flies():
    player = open_table()
    player.click(player.card("c7", 1))
    assert player.table.session.turns == 1
    assert player.table.motion.moving
    player.key("u")
    assert player.table.session.turns == 0
    player.rest()
    assert at_home(player.table)


def test_a_right_click_sends_up_and_a_second_button_sends_home():
    player = open_table()
    at = player.card("c7", 1)
    player.press(at)
    player.move((at[0] + 50, at[1] + 60))
    player.wait(5)
    player.press((at[0] + 50, at[1] + 60), button=3)
    assert not player.table.hand.dragging
    assert player.table.motion.moving, "it glides home"
    assert player.table.session.turns == 0
    player.release(at, button=3)
    player.release(at)
    player.rest()
    assert player.table.session.turns == 0
    assert at_home(player.table)
    player.click(player.card("c7", 1), button=3)
    assert player.table.session.turns == 1


def test_with_a_card_in_the_hand_the_other_button_plays_nothing_below_it():
    player = open_table()
    start, over = player.card("c7", 1), player.card("c4", 1)
    player.press(start)
    player.move(over)
    player.press(over, button=3)
    player.release(over, button=3)
    player.release(over)
    player.rest()
    assert player.table.session.turns == 0


@pytest.mark.parametrize("button", [1, 3])
def test_the_second_click_plays_nothing_that_came_under_the_pointer(button):
    def one_upon_another(game: Session) -> bool:
        return any(
            (second.source, second.at) == (first.source, first.at - 1)
            for first in game.moves()
            if first.verb == "move" and first.at
            for second in BABETTE.moves(BABETTE.child(game.position, first))
            if second.verb == "move"
        )

    game = games(one_upon_another)
    player = open_table(game, pace="instant")
    first = next(
        m
        for m in game.moves()
        if m.verb == "move"
        and any(
            (n.source, n.at) == (m.source, m.at - 1)
            for n in BABETTE.moves(BABETTE.child(game.position, m))
        )
    )
    plan = player.table.plan
    spots = plan.spots(game.position)
    spot = spots[game.position.piles[first.source][first.at]]
    at = spot.x + plan.card_w // 2, spot.y + 5  # the card above reaches down to here
    done = game.done
    player.click(at, button)
    assert game.done == done + 1
    assert player.table.hand.moves_of(first.source, first.at - 1)
    assert plan.card_at(*at, game.position) == game.position.piles[first.source][first.at - 1]
    player.click(at, button, clicks=2)
    player.click(at, button, clicks=3)
    assert game.done == done + 1
    player.click(at, button)
    assert game.done == done + 2


def test_a_press_that_began_elsewhere_deals_no_row():
    player = open_table()
    player.press((player.table.plan.strip.w // 2, player.table.plan.strip.y + 5))
    player.release(player.stock)
    covered = player.card("c7", 1)
    player.press(covered)
    player.send(pygame.WINDOWFOCUSLOST)
    player.release(player.stock)
    assert player.table.session.turns == 0
    player.click(player.stock)
    assert player.table.session.turns == 1


def test_losing_the_focus_sends_the_card_home():
    player = open_table()
    at = player.card("c7", 1)
    player.press(at)
    player.move((400, 300))
    player.wait(4)
    player.send(pygame.WINDOWFOCUSLOST)
    assert not player.table.hand.dragging
    player.release(player.pile("KC"))
    player.rest()
    assert player.table.session.turns == 0
    assert at_home(player.table)


def test_enter_while_a_card_is_held_plays_no_card_out_of_the_hand():
    player = open_table()
    at = player.card("c7", 1)
    player.press(at)
    player.move((400, 300))
    player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert not player.table.hand.dragging
    player.release((400, 300))
    player.rest()
    assert player.table.session.turns == 1
    assert at_home(player.table)


def test_a_card_caught_in_mid_air_is_in_the_hand_only():
    player = open_table()
    player.press(player.card("c7", 1))
    player.move((400, 300))
    player.wait(4)
    player.release((400, 300))
    player.wait(3)
    card = player.table.session.position.piles[6][0]
    assert card in player.table.motion.flying()
    at = player.card("c7", 1)
    player.press(at)
    player.move((at[0] + 30, at[1] + 30))
    player.wait(2)
    assert player.table.hand.dragging
    assert player.table.motion.legs == {}
    player.release(at)
    player.rest()
    assert at_home(player.table)
