"""The table as it answers the player: sentences, marks, the clock; and when it is still."""

import pygame
from player import at_home, centre, open_table, visible
from storms import games
from toys import random_session

from game.engine.actions import can_place
from game.engine.cards import GAP
from game.engine.position import Move
from game.engine.session import Session
from game.patiences import SHELF

BABETTE = SHELF["babette"]


def two_places(game: Session) -> list[Move]:
    """A card's moves, if it is one with two."""
    found: dict[tuple, list[Move]] = {}
    for move in game.moves():
        if move.verb == "move":
            found.setdefault((move.source, move.at), []).append(move)
    return next((moves for moves in found.values() if len(moves) == 2), [])


# ---- sentences and marks


def test_what_is_refused_is_explained_and_the_sentence_goes_again():
    game = games(lambda game: len(game.position.piles[0]) >= 3 and game.position.piles[0][0] < GAP)
    player = open_table(game)
    player.click(player.card("c1", 1))
    assert player.table.message
    assert "{" not in player.table.message
    assert "refuse" in player.heard
    shown = player.pixels()
    player.wait(5 * 120 + 2)
    assert player.table.message == ""
    assert player.pixels() != shown


def test_the_other_foundation_is_one_click_away():
    game = games(two_places)
    one, other = two_places(game)
    player = open_table(game)
    player.click(visible(player.table, one.source, one.at))
    assert player.table.message == player.say("table.other_pile")
    played = game.history[game.done - 1].move
    assert {played, *player.table.others} == {one, other}
    done = game.done
    player.rest()
    player.click(centre(player.table._swap_rect()))
    assert game.done == done
    swapped = game.history[game.done - 1].move
    assert {played, swapped} == {one, other}
    player.rest()
    assert at_home(player.table)
    player.key("x")
    assert game.history[game.done - 1].move == played, "and back again"
    assert player.table.marks.swap == swapped.target
    player.key("u")
    assert player.table.marks.swap is None
    player.rest()
    assert at_home(player.table)


def test_a_redeal_asks_first_when_cards_could_go_up():
    def gathering(stuck: bool):
        def wanted(game: Session) -> bool:
            open_ = Move("redeal") in game.moves()
            return open_ and can_place(BABETTE, game.position) is not stuck

        return wanted

    game = games(gathering(stuck=False))
    player = open_table(game)
    done = game.done
    player.click(centre(player.table.plan.redeal_rect))
    assert player.top is not player.table
    assert player.top.title == player.say("ask.redeal.title")
    player.push("no")
    assert player.top is player.table
    assert game.done == done
    player.key("d")
    player.push("yes")
    assert game.history[-1].move == Move("redeal")
    player.rest()
    assert at_home(player.table)

    game = games(gathering(stuck=True))
    player = open_table(game)
    done = game.done
    player.click(centre(player.table.plan.redeal_rect))
    assert player.top is player.table
    assert game.done == done + 1


def test_the_cards_are_numbered_as_the_redeal_will_deal_them():
    game = random_session(BABETTE, 5, 30)
    player = open_table(game)
    plain = player.pixels()
    player.key("o")
    shown = player.table.marks.numbers
    dealt = [c for n in BABETTE.tableau for c in game.position.piles[n] if c != GAP]
    assert shown == {card: n for n, card in enumerate(dealt, 1)}
    assert player.pixels() != plain
    assert player.table.message == player.say("table.numbers_on")
    player.push("numbers")
    player.move((1, 1))
    assert player.table.marks.numbers == {}


def test_where_no_redeal_is_left_nothing_is_numbered():
    player = open_table(random_session(SHELF["spiderette"], 5, 10))
    player.key("o")
    assert player.table.message == player.say("table.no_redeal")
    assert player.table.marks.numbers == {}


def test_what_can_be_moved_says_so_under_the_pointer():
    player = open_table()
    plain = player.pixels()
    player.move(player.card("c7", 1))
    assert player.table.marks.hovered is not None
    assert player.pixels() != plain
    player.send(pygame.WINDOWLEAVE)
    assert player.table.marks.hovered is None
    assert player.pixels() == plain


def test_while_dragging_the_targets_glow_and_fade_again():
    player = open_table()
    player.press(player.card("c7", 1))
    player.move((400, 300))
    player.wait(20)
    glowing = {BABETTE.names[n]: strength for n, strength in player.table.marks.glowing.items()}
    assert glowing == {"KC": 1.0}
    player.release((400, 300))
    player.rest()
    assert player.table.marks.glowing == {}
    assert at_home(player.table)


def test_the_deal_number_can_be_copied():
    player = open_table()
    copied = []
    player.house.copy = lambda text: copied.append(text) or True
    player.push("copy")
    player.key("c")
    assert copied == ["1", "1"]
    assert player.table.message == player.say("table.copied", deal="1")
    player.house.copy = lambda text: False
    player.key("c")
    assert player.table.message == player.say("table.not_copied")


def test_the_buttons_of_the_strip_undo_redo_and_pause():
    player = open_table()
    player.click(player.stock)
    player.push("undo")
    assert player.table.session.turns == 0
    player.push("redo")
    assert player.table.session.turns == 1
    player.push("menu")
    assert player.top is not player.table


def test_what_a_button_does_is_told_under_the_pointer():
    player = open_table()
    player.click(player.stock)
    player.rest()
    player.move((1, 1))
    plain = player.pixels()
    for name, key in (("undo", "tip.undo"), ("menu", "tip.menu"), ("copy", "tip.copy")):
        player.move(player.button(name))
        assert player.table.sight.shown().message == player.say(key)
        assert player.pixels() != plain
    player.move(player.stock)
    assert player.table.sight.shown().message == player.say("tip.deal")
    player.move((1, 1))
    assert player.table.sight.shown().message == ""
    assert player.pixels() == plain


def test_mute_is_heard_at_once_and_kept():
    player = open_table()
    kept = []
    player.house.save_settings = lambda: kept.append(player.house.settings.muted) or True
    player.house.sounds.muted = True  # by --mute, for this run only
    player.key("m")
    assert not player.house.sounds.muted
    player.key("m")
    assert player.house.sounds.muted
    assert kept == [False, True]


# ---- the clock, and doing nothing


def test_time_counts_only_after_the_first_turn_and_in_front():
    player = open_table()
    game = player.table.session
    player.wait(300)
    assert game.seconds == 0
    player.key("d")
    player.wait(360)
    assert game.seconds == 3
    player.send(pygame.WINDOWFOCUSLOST)
    player.send(pygame.WINDOWENTER)
    player.wait(600)
    assert game.seconds == 3
    player.send(pygame.WINDOWFOCUSGAINED)
    player.wait(240)
    assert game.seconds == 5
    player.key(pygame.K_ESCAPE)
    player.wait(600)
    assert game.seconds == 5, "a page stops the clock"
    player.key(pygame.K_ESCAPE)
    player.wait(120)
    assert game.seconds == 6


def test_a_table_touched_again_is_in_front():
    player = open_table()
    player.key("d")
    player.send(pygame.WINDOWFOCUSLOST)
    player.click((400, 300))
    player.wait(240)
    assert player.table.session.seconds == 2


def test_a_table_at_rest_draws_nothing():
    player = open_table(fresh=True)
    player.rest()
    player.wait(60)
    player.sent.clear()
    player.wait(360)
    assert player.sent == []
    assert player.table.draw(player.screen, 0.5) == []


def test_a_running_clock_draws_one_small_rectangle_a_second():
    player = open_table()
    player.key("d")
    player.rest()
    player.wait(120)
    player.sent.clear()
    player.wait(360)
    assert len(player.sent) == 3
    area = player.screen.get_width() * player.screen.get_height()
    for rects in player.sent:
        assert sum(rect.w * rect.h for rect in rects) < area / 50


def test_a_single_flight_sends_a_small_part_of_the_screen():
    player = open_table(size=(1920, 1080))
    player.click(player.card("c4", 1))
    player.wait(4)
    player.sent.clear()
    player.wait(8)
    area = 1920 * 1080
    assert player.sent
    assert all(sum(rect.w * rect.h for rect in rects) < area * 0.4 for rects in player.sent)
