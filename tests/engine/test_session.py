"""Playing: every position comes back, restart is a turn, a refused move changes nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import HIDDEN, TOY, lay, one_of, random_session

from game.engine.deals import DealNumber
from game.engine.patience import PlayError
from game.engine.position import Move
from game.engine.record import read, write
from game.engine.session import RESTART, Session, play_all
from game.patiences import SHELF
from game.patiences.blank import BLANK

BABETTE = SHELF["babette"].with_options({})
DEAL = DealNumber.parse("617")
GAMES = [BABETTE, BLANK, TOY, HIDDEN]


def _id(game):
    return game.id


def _babette(*moves: str) -> Session:
    session = Session(BABETTE, DEAL)
    return play_all(session, [BABETTE.parse(text) for text in moves])


@pytest.mark.parametrize("game", GAMES, ids=_id)
@pytest.mark.parametrize("seed", range(3))
def test_undo_returns_every_position_and_redo_repeats_every_change(game, seed):
    session = random_session(game, seed)
    line = [session.opening, *(turn.changes[-1].after for turn in session.history)]
    played = [turn.changes for turn in session.history]
    assert session.position == line[-1]
    for expected in reversed(line[:-1]):
        now = session.position
        (change,) = session.undo()
        assert (change.kind, change.before, change.after) == ("undo", now, expected)
        assert session.position == expected
    assert not session.can_undo
    assert session.undo() == ()
    assert session.turns == 0
    for changes in played:
        assert session.redo() == changes
        assert session.position == changes[-1].after
    assert not session.can_redo
    assert session.redo() == ()
    assert session.position == line[-1]


@pytest.mark.parametrize("game", GAMES, ids=_id)
def test_changes_make_an_unbroken_chain_from_the_undealt_pack(game):
    session = random_session(game, "chain")
    position = game.undealt(session.order)
    for change in session.opening_changes:
        assert (change.before, change.move) == (position, None)
        position = change.after
    assert position == session.opening
    for turn in session.history:
        assert turn.changes[0].kind == turn.move.verb
        for change in turn.changes:
            assert (change.before, change.move) == (position, turn.move)
            assert change.after != change.before
            position = change.after
    assert position == session.position


def test_the_opening_deals_the_first_row():
    session = Session(BABETTE, DEAL)
    (change,) = session.opening_changes
    assert change.kind == "deal"
    assert [len(pile) for pile in session.opening.piles] == [1] * 8 + [0] * 8 + [96]


def test_a_new_move_forgets_what_was_undone():
    session = _babette("c1.1 > KS", "deal", "deal")
    session.undo()
    session.undo()
    session.play(BABETTE.parse("c7.1 > KD"))
    assert [BABETTE.text(turn.move) for turn in session.history] == ["c1.1 > KS", "c7.1 > KD"]
    assert not session.can_redo


def test_the_turn_count_goes_up_with_turns_down_with_undo_and_to_nothing_with_restart():
    session = _babette("c1.1 > KS", "c7.1 > KD", "deal")
    assert session.turns == 3
    session.undo()
    assert session.turns == 2
    session.redo()
    assert session.turns == 3
    session.restart()
    assert session.turns == 0
    session.play(Move("deal"))
    assert session.turns == 1
    session.undo()
    session.undo()
    assert session.turns == 3
    assert session.position == _babette("c1.1 > KS", "c7.1 > KD", "deal").position


def test_restart_is_a_turn_that_undo_takes_back_and_redo_repeats():
    session = _babette("c1.1 > KS", "deal")
    before = session.position
    (change,) = session.restart()
    assert change == ("restart", before, session.opening, RESTART)
    assert session.position == session.opening
    session.undo()
    assert session.position == before
    session.redo()
    assert session.position == session.opening


def test_nothing_to_restart_at_the_opening():
    session = Session(BABETTE, DEAL)
    assert session.restart() == ()
    session.play(Move("deal"))
    session.undo()
    assert session.restart() == ()
    assert session.can_redo, "the undone turn is still there"
    session.redo()
    session.restart()
    assert session.restart() == ()
    assert len(session.history) == 2


def test_the_undone_turns_survive_a_record():
    session = _babette("c1.1 > KS", "c7.1 > KD", "deal", "deal")
    for _ in range(3):
        session.undo()
    again = read(write(session), SHELF.__getitem__)
    assert again.position == session.position
    assert again.turns == 1
    assert again.history == session.history
    while session.can_redo:
        assert again.redo() == session.redo()
    assert not again.can_redo


@pytest.mark.parametrize("game", GAMES, ids=_id)
def test_every_illegal_move_is_refused_with_a_reason_and_changes_nothing(game):
    session = random_session(game, "illegal", turns=12, eager=2)
    for _ in range(2):
        session.undo()
    legal = set(session.moves())
    kept = (session.position, list(session.history), session.done, session.turns)
    piles = session.position.piles
    for source in range(-1, len(piles) + 1):
        height = len(piles[source]) if 0 <= source < len(piles) else 1
        for at in range(-1, height + 1):
            for target in range(-1, len(piles) + 1):
                move = Move("move", source, at, target)
                if move in legal:
                    continue
                refusal = session.why_not(move)
                with pytest.raises(PlayError) as caught:
                    session.play(move)
                assert caught.value.refusal == refusal
                assert refusal.key
    for move in (Move("fly"), Move("deal", 0), Move(""), Move("move"), Move("collect", 2)):
        with pytest.raises(PlayError):
            session.play(move)
    assert kept == (session.position, session.history, session.done, session.turns)


def test_the_same_deal_is_the_same_game():
    one, two = Session(BABETTE, DEAL), Session(BABETTE, DealNumber.parse("MS617"))
    assert one.opening == two.opening
    assert one.opening != Session(BABETTE, DealNumber.parse("618")).opening


def test_a_game_needs_a_deal_or_a_pack():
    with pytest.raises(ValueError, match="a deal number or a pack"):
        Session(BABETTE)


def test_a_won_game_has_no_moves_but_can_be_undone():
    order = TOY.pack.in_order(["AS", "AH", "2S", "2H", "3S", "3H"])
    session = Session(TOY, order=order)
    while session.moves():
        assert not session.won
        session.play(session.moves()[0])
    assert session.won
    assert not session.lost
    assert session.why_not(Move("deal")).key == "game_over"
    session.undo()
    assert not session.won


def test_a_forced_turn_belongs_to_the_move_that_caused_it():
    session = Session(HIDDEN, order=bytes(range(8)))
    session.position = lay(HIDDEN, c1="(3S) AS", c2="2H", stock="(4S)")
    move = HIDDEN.parse("c1.2 > AS")
    kinds = [(change.kind, change.move) for change in session.play(move)]
    assert kinds == [("move", move), ("turn", move)]
    assert session.position == lay(HIDDEN, c1="3S", AS="AS", c2="2H", stock="(4S)")
    session.undo()
    assert session.position == lay(HIDDEN, c1="(3S) AS", c2="2H", stock="(4S)")


@given(st.integers(0, 10**9), st.sampled_from(GAMES))
def test_a_storm_of_turns(seed, game):
    rng = random.Random(seed)
    session = Session(game, DealNumber.parse(str(rng.randint(1, 999_999))))
    line, at = [session.position], 0
    for _ in range(40):
        step = rng.choice(("play", "play", "play", "undo", "redo", "restart"))
        if step == "play" and session.moves():
            session.play(one_of(session.moves(), rng))
        elif step == "undo":
            at -= bool(session.undo())
        elif step == "redo":
            at += bool(session.redo())
        elif not (step == "restart" and session.restart()):
            continue
        if step in ("play", "restart"):
            line[at + 1 :] = [session.position]
            at += 1
        assert session.position == line[at]
        assert (session.can_undo, session.can_redo) == (at > 0, at + 1 < len(line))
