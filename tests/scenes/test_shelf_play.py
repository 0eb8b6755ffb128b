"""The other patiences on the real table: choosing, runs in the hand, hints, safe cards."""

from pathlib import Path

import pygame
import pytest
from player import Player, centre, open_table, visible
from toys import lay

from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.record import read
from game.engine.session import RESTART, Session
from game.patiences import SHELF
from game.scenes.table import Table
from game.scenes.win import Win
from game.table.answers import Chosen

REPLAYS = Path(__file__).resolve().parents[1] / "replays"
WINS = sorted(p for p in REPLAYS.glob("*-win-*.txt") if not p.name.startswith("babette"))


def at(game: str, deal: str = "617", **options: bool) -> Player:
    session = Session(SHELF[game].with_options(options), DealNumber.parse(deal))
    return open_table(session, size=(1280, 800), pace="instant")


def laid(
    game: str, options: dict[str, bool] | None = None, stock: str = "", **piles: str
) -> Player:
    """A table on which only these cards lie."""
    patience = SHELF[game].with_options(options or {})
    session = Session(patience, order=bytes(range(len(patience.pack.faces))))
    session.position = lay(patience, 0, stock=stock, **piles)
    return open_table(session, size=(1280, 800), pace="instant")


def place(player: Player, pile: str) -> int:
    return player.table.session.patience.names.index(pile)


def play(player: Player, move: Move) -> None:
    """One move of a record, made with the mouse as a player would make it."""
    table = player.table
    session, plan = table.session, table.plan
    if move == RESTART:
        player.key("r")
    elif move.verb == "deal":
        player.click(centre(plan.stock_rect))
    elif move.verb == "collect":
        player.click(visible(table, move.source, len(session.position.piles[move.source]) - 1))
    else:
        start = visible(table, move.source, move.at)
        card = session.position.piles[move.source][move.at]
        spot = plan.spots(session.position)[card]
        target = plan.pile_rect(move.target, session.position)
        player.drag(start, (target.x + start[0] - spot.x, target.y + start[1] - spot.y), steps=2)


@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_a_recorded_game_is_won_by_hand(path):
    known = read(path.read_text("utf-8"), SHELF.__getitem__)
    session = Session(known.patience, known.deal, order=known.order)
    player = open_table(session, size=(1280, 800), pace="instant")
    for turn in known.history[: known.done]:
        before = session.done
        play(player, turn.move)
        assert session.done == before + 1, f"{known.patience.text(turn.move)} was not played"
        assert session.history[before].move == turn.move
    player.wait(4)
    assert session.won
    assert isinstance(player.top, Win)


def test_a_card_that_two_places_take_waits_for_a_second_click():
    player = laid("bakers_dozen", c1="KS 9H", c2="TS", c3="TC", c4="AH")
    player.click(player.card("c1", 2))
    assert player.table.hand.chosen == Chosen(place(player, "c1"), 1)
    assert player.table.message == player.say("table.choose")
    assert set(player.table.hand.targets) == {place(player, "c2"), place(player, "c3")}
    player.wait(30)
    assert set(player.table.marks.glowing) == set(player.table.hand.targets)
    player.click(player.pile("c3"))
    assert player.table.session.history[-1].move == Move("move", 0, 1, place(player, "c3"))
    assert player.table.hand.chosen is None


def test_a_second_click_on_the_chosen_card_sends_it_home():
    player = laid("bakers_dozen", c1="KS AH", c2="2S", c3="TC")
    player.click(player.card("c1", 2))
    assert player.table.hand.chosen
    player.click(player.card("c1", 2), clicks=2)
    assert player.table.session.position.piles[place(player, "AH")]


def test_escape_lets_go_of_a_chosen_card():
    player = laid("bakers_dozen", c1="KS 9H", c2="TS", c3="TC")
    player.click(player.card("c1", 2))
    player.key(pygame.K_ESCAPE)
    assert player.table.hand.chosen is None
    assert isinstance(player.top, Table)
    assert player.table.session.turns == 0


def test_keys_choose_and_put_down():
    player = laid("bakers_dozen", c1="KS 9H", c2="TS", c3="TC")
    player.key("right")
    player.key(pygame.K_RETURN)
    assert player.table.hand.chosen
    for _ in range(6):
        if player.table.focus == ("pile", place(player, "c3")):
            break
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert player.table.session.history[-1].move.target == place(player, "c3")


def test_right_click_goes_to_the_foundation_only():
    player = laid("bakers_dozen", c1="KS AH", c2="2S", c3="TC 9D")
    player.click(player.card("c1", 2), button=3)
    assert player.table.session.position.piles[place(player, "AH")]
    player.click(player.card("c3", 2), button=3)
    assert player.table.session.turns == 1
    assert player.table.message


def test_a_run_is_taken_as_one_and_left_as_one():
    player = laid("spiderette", c1="(KS) 9H 8H 7H", c2="TC", c3="QD")
    player.drag(player.card("c1", 2), player.card("c2", 1))
    piles = player.table.session.position.piles
    assert len(piles[place(player, "c2")]) == 4
    assert len(piles[place(player, "c1")]) == 1


def test_while_dragged_every_card_of_a_run_is_in_the_hand():
    player = laid("spiderette", c1="(KS) 9H 8H 7H", c2="TC", c3="QD")
    start = player.card("c1", 2)
    player.press(start)
    player.move((start[0] + 200, start[1] + 90))
    corners = player.table.hand.corners()
    assert len(corners) == 3
    ys = [y for _, y in corners.values()]
    assert ys == sorted(ys)
    assert not set(corners) & set(player.table.sight.shown_at_rest())


def test_a_deal_is_refused_with_the_column_to_fill():
    player = laid(
        "spiderette", stock="(2C) (3C) (4C)", c1="9H 8H 7H", c2="TC", c3="QD", c5="2S 4H JD"
    )
    player.key("d")
    assert player.table.session.turns == 0
    assert player.table.message == player.say("refuse.fill_column", n=4)


def test_a_finished_run_is_taken_by_a_click_when_the_option_is_off():
    run = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH"
    player = laid("spiderette", {"collect_runs": False}, c1=f"5S {run}", c2="9C")
    player.click(player.card("c1", 14))
    assert player.table.session.history[-1].move.verb == "collect"
    assert len(player.table.session.position.piles[place(player, "r1")]) == 13


def test_a_hidden_card_is_never_named():
    player = laid("spiderette", c1="(KS) (9H) 7H", c2="TC", c3="QD")
    player.click(player.card("c1", 1))
    assert player.table.message == player.say("refuse.face_down")


def test_a_hint_lifts_a_card_and_points_and_the_next_is_another():
    player = at("bakers_dozen")
    before = player.pixels()
    player.key("h")
    player.wait(60)
    first = player.table.hint
    assert first in player.table.session.moves()
    assert player.table.message == player.say("hint.move")
    assert player.pixels() != before
    player.key("h")
    player.wait(60)
    assert player.table.hint not in (None, first)
    player.click((5, 5))
    assert player.table.hint is None


def test_a_hint_points_at_the_stock_when_nothing_else_is_left():
    player = laid("babette", stock="(2C) (3C)", c1="9H", c2="8H")
    player.key("h")
    player.wait(60)
    assert player.table.hint == Move("deal")
    assert player.table.message == player.say("hint.deal")


def test_a_lost_game_has_no_hint_but_a_sentence():
    player = laid("bakers_dozen", c1="2H", c2="9S")
    player.table.watch.told = player.table.session.position
    player.key("h")
    player.wait(60)
    assert player.table.hint is None
    assert player.table.message == player.say("hint.lost")


def test_safe_cards_go_up_by_a_key_one_turn_each():
    player = laid("bakers_dozen", c1="9H AH", c2="AS", c3="7D")
    player.key("a")
    assert player.table.session.turns == 2
    player.key("u")
    assert player.table.session.turns == 1
    player.key("a")
    player.key("a")
    assert player.table.message == player.say("table.nothing_safe")


def test_safe_cards_go_up_by_themselves_when_the_player_wants_that():
    player = laid("bakers_dozen", c1="9H AH", c2="AS", c3="7D 6C", c4="7S")
    player.house.settings.automatic = True
    player.drag(player.card("c3", 2), player.card("c4", 1))
    assert player.table.session.turns == 3


def test_a_column_that_grows_very_long_makes_the_cards_smaller_and_keeps_them_readable():
    ranks = "KQJT98765432A"
    down = [f"{r}{s}" for r, s in zip(ranks, "SHSHSHSHSHSHS", strict=True)]
    again = [f"{r}{s}" for r, s in zip(ranks[:11], "CDCDCDCDCDC", strict=True)]
    long = " ".join([*(f"{c}" for c in again), *down])
    player = laid("spider", c1=long, c2="9C", c3="TC")
    plan, position = player.table.plan, player.table.session.position
    assert plan.setting.long_columns
    assert not plan.crowded(position)
    last = max(s.y for s in plan.spots(position).values() if s.pile == 0)
    assert last + plan.card_h <= plan.strip.y


def test_reduced_motion_fades_from_the_old_picture_to_the_new():
    session = Session(SHELF["bakers_dozen"].with_options({}), DealNumber.parse("617"))
    player = open_table(session, size=(1280, 800), reduced_motion=True)
    before = player.pixels()
    player.click(player.pile("c2"), button=3)  # the Ace of clubs
    assert session.turns == 1
    assert not player.table.motion.moving
    player.wait(8)
    between = player.pixels()
    player.rest()
    after = player.pixels()
    assert len({before, between, after}) == 3
