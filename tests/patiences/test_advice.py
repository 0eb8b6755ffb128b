"""Lost is told exactly and hints are fair, over the whole shelf."""

import random
from pathlib import Path

import pytest
from toys import lay, random_session, run_of

from game.engine.cards import FACE_DOWN, GAP
from game.engine.hint import is_null, look_for_advice
from game.engine.record import read
from game.engine.search import is_lost, standing
from game.patiences import SHELF

REPLAYS = Path(__file__).parents[1] / "replays"
LOSSES = sorted(REPLAYS.glob("*-loss-*.txt"))
WINS = sorted(REPLAYS.glob("*-win-*.txt"))
GAMES = {name: game.with_options({}) for name, game in SHELF.items()}
SPIDERS = [name for name, game in GAMES.items() if "collect_runs" in game.chosen]
FEW = 400
"""Positions in reach that the plain search below is ready to look at."""

ROOMY = ("spanish_patience", "spider_one_suit")
"""Games that are seldom lost while they can be searched plainly."""


def _advice(game, position):
    *_, advice = look_for_advice(game, position)
    return advice


def _plainly_lost(game, position):
    """The definition, word for word, on all cards; None when it would take too long."""
    if game.won(position):
        return False
    start = standing(game, position)
    known, waiting = {position.piles}, [position]
    for at in waiting:
        for move in game.moves(at):
            then = game.child(at, move)
            if any(x > y for x, y in zip(standing(game, then), start, strict=True)):
                return False
            if then.piles not in known:
                known.add(then.piles)
                waiting.append(then)
        if len(known) > FEW:
            return None
    return True


def _positions(path, step=8):
    session = read(path.read_text("utf-8"), SHELF.__getitem__)
    while session.can_undo:
        yield session.patience, session.position
        session.undo_until(session.done - step)


def _read(path):
    return read(path.read_text("utf-8"), SHELF.__getitem__)


# ---- lost


@pytest.mark.parametrize("name", SHELF)
def test_lost_is_told_exactly(name):
    game, told = GAMES[name], set()
    for seed in range(6):
        session = random_session(game, f"lost{seed}", turns=150, eager=20)
        while session.can_undo:
            lost = _plainly_lost(game, session.position)
            if lost is not None:
                assert is_lost(game, session.position) is lost
                told.add(lost)
            session.undo_until(session.done - 11)
    assert told == {True, False} or name in ROOMY


@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_a_game_that_was_won_is_never_called_lost(path):
    for game, position in _positions(path):
        assert not is_lost(game, position, limit=800)


def test_a_full_row_of_moves_to_and_fro_is_lost():
    game = GAMES["bakers_dozen"]
    position = lay(game, c1="5D 8C", c2="5S 9H", c3="5C 9S")
    assert game.moves(position)
    assert is_lost(game, position)
    assert not is_lost(game, lay(game, c1="AD 8C", c2="5S 9H", c3="5C 9S")), "the Ace is freed"


@pytest.mark.parametrize("name", SPIDERS)
def test_a_deal_or_a_finished_run_keeps_a_game_alive(name):
    columns = {n: "KS" for n in GAMES[name].names if n[0] == "c"}
    assert is_lost(GAMES[name], lay(GAMES[name], **columns))
    assert not is_lost(GAMES[name], lay(GAMES[name], **columns, stock="(9S)"))
    game = SHELF[name].with_options({"collect_runs": False})
    assert not is_lost(game, lay(game, **columns | {"c3": run_of("K", "A", "S")}))
    blocked = columns | {"c1": "", "c2": "(5S) 7S", "c3": "8S KS"}
    assert not is_lost(game, lay(game, **blocked, stock="(9S)")), "the column can be filled"


# ---- hints


@pytest.mark.parametrize("name", SHELF)
def test_a_hint_is_a_legal_move_that_changes_something(name):
    for seed in range(2):
        session = random_session(GAMES[name], f"hint{seed}", turns=120, eager=20)
        while session.can_undo:
            advice = _advice(GAMES[name], session.position)
            assert set(advice) <= set(session.moves())
            assert len(set(advice)) == len(advice)
            assert not any(is_null(GAMES[name], session.position, move) for move in advice)
            session.undo_until(session.done - 13)


@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_there_is_a_hint_until_the_game_is_won(path):
    for game, position in _positions(path, step=19):
        assert bool(_advice(game, position)) is not game.won(position)


@pytest.mark.parametrize("path", LOSSES, ids=lambda path: path.stem)
def test_there_is_none_when_the_game_is_lost(path):
    session = _read(path)
    assert _advice(session.patience, session.position) == []


@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_hints_do_not_look_at_hidden_cards_nor_at_the_stock(path):
    rng = random.Random(path.stem)
    for game, position in _positions(path, step=29):
        hidden = [c for pile in position.piles for c in pile if FACE_DOWN <= c < GAP]
        mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        piles = tuple(bytes(mixed.get(c, c) for c in pile) for pile in position.piles)
        assert _advice(game, position._replace(piles=piles)) == _advice(game, position)


@pytest.mark.parametrize("name", SPIDERS)
def test_it_points_at_the_stock_when_dealing_is_all_that_is_left(name):
    game = GAMES[name]
    columns = {n: "KS" for n in game.names if n[0] == "c"}
    position = lay(game, **columns, stock="(9S) (8S)")
    assert [game.text(move) for move in _advice(game, position)] == ["deal"]


@pytest.mark.parametrize("name", SPIDERS)
def test_it_fills_a_column_when_only_that_lets_a_row_be_dealt(name):
    game = GAMES[name]
    columns = {n: "KS" for n in game.names if n[0] == "c"}
    position = lay(game, **columns | {"c1": "", "c2": "5S 9S 8S", "c3": "KS"}, stock="(9S)")
    advice = [game.text(move) for move in _advice(game, position)]
    assert advice
    assert all(move.startswith("c2.") and move.endswith("> c1") for move in advice)


@pytest.mark.parametrize("name", SPIDERS)
def test_a_finished_run_is_taken_first(name):
    game = SHELF[name].with_options({"collect_runs": False})
    columns = {n: "KS" for n in game.names if n[0] == "c"}
    position = lay(game, **columns | {"c2": run_of("K", "A", "S")}, stock="(9S)")
    assert game.text(_advice(game, position)[0]) == "collect c2"


def test_a_card_that_goes_home_is_advised_in_bakers_dozen():
    game = GAMES["bakers_dozen"]
    position = lay(game, c1="9S AH", c2="2D", c3="TD", c4="KS")
    assert game.text(_advice(game, position)[0]) == "c1.2 > AH"


def test_transfers_to_and_fro_are_not_advised():
    game = SHELF["babette"].with_options({"transfers": True})
    position = lay(game, c1="2C", AH=run_of("A", "7", "H"), KH=run_of("K", "8", "H", "2"))
    assert game.moves(position)
    assert _advice(game, position) == []
