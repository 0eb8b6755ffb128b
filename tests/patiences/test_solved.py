"""Openings with a known answer: every known solution replays to a win."""

import pytest
from known import SOLVED, plain_opening, play_step, start

from game.engine.record import read, write
from game.patiences import SHELF

HERE = [line for line in SOLVED if line["game"] in SHELF]
WITH_ANSWER = [line for line in HERE if "solution" in line]


def _name(line):
    return f"{line['game']}-{line['seed']}"


@pytest.mark.parametrize("line", HERE, ids=_name)
def test_the_pack_deals_the_known_opening(line):
    session = start(SHELF[line["game"]].with_options({}), line)
    found = plain_opening(session.patience, session.opening)
    assert found["columns"] == line["columns"]


@pytest.mark.parametrize("line", WITH_ANSWER, ids=_name)
def test_the_solution_wins(line):
    session = start(SHELF[line["game"]].with_options({}), line)
    for step in line["solution"].split():
        assert not session.won
        play_step(session, step)
    assert session.won
    assert read(write(session), SHELF.__getitem__).position == session.position


def test_the_data_are_whole():
    assert len(SOLVED) == 95
    assert sum("solution" in line for line in SOLVED) == 81
    for line in SOLVED:
        cards = line["pack"].split()
        assert sorted(cards) == sorted([*set(cards)] * (len(cards) // 52))
