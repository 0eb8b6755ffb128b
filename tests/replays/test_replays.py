"""Golden replays: whole games that must end today as they ended when they were recorded.

`ID-END-ANYTHING.txt`, where END is `win`, `loss` or `open` and ID has no hyphen.
"""

from pathlib import Path

import pytest

from game.engine.record import read, write
from game.engine.search import LIMIT, is_lost
from game.patiences import SHELF

FILES = sorted(Path(__file__).parent.glob("*.txt"))
HERE = [path for path in FILES if path.stem.split("-")[0] in SHELF]


def _load(path):
    return read(path.read_bytes().decode(), SHELF.__getitem__)


def _end(session, limit=LIMIT):
    if session.won:
        return "win"
    return "loss" if is_lost(session.patience, session.position, limit) else "open"


def _files(name, end):
    return [path for path in HERE if path.stem.split("-")[:2] == [name, end]]


@pytest.mark.parametrize("path", HERE, ids=lambda path: path.stem)
def test_it_ends_as_it_did(path):
    name, end, *_ = path.stem.split("-")
    session = _load(path)
    assert session.patience.id == name
    assert _end(session) == end
    assert session.position == session.history[session.done - 1].changes[-1].after


@pytest.mark.parametrize("path", HERE, ids=lambda path: path.stem)
def test_it_is_written_as_it_was(path):
    assert write(_load(path)).encode() == path.read_bytes()


@pytest.mark.parametrize("path", HERE, ids=lambda path: path.stem)
def test_it_was_not_over_before_its_end(path):
    session = _load(path)
    session.undo()
    assert _end(session) == "open"
    while session.can_undo:
        assert _end(session, limit=1000) == "open"
        session.undo_until(session.done - 7)


@pytest.mark.parametrize("name", SHELF)
def test_every_patience_has_a_win_and_a_loss(name):
    assert _files(name, "win"), f"no {name}-win-….txt"
    assert _files(name, "loss"), f"no {name}-loss-….txt"


def test_babette_is_won_on_three_deals_through_the_redeal():
    sessions = [_load(path) for path in _files("babette", "win")]
    assert len({session.deal for session in sessions}) >= 3
    for session in sessions:
        verbs = [turn.move.verb for turn in session.history]
        assert verbs.count("redeal") == 1
        assert verbs.count("move") >= 104


def test_babette_stands_open_with_its_redeal_in_the_middle():
    (path,) = _files("babette", "open")
    session = _load(path)
    verbs = [turn.move.verb for turn in session.history[: session.done]]
    assert 0 < verbs.index("redeal") < len(verbs) - 5
    assert "restart" in verbs
    assert session.can_redo
    assert session.moves()


def test_no_replay_is_for_a_patience_that_nobody_knows():
    ids = {path.stem.split("-")[0] for path in FILES}
    assert ids == set(SHELF)
