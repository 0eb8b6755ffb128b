"""The games that the program shows by itself: one for each patience, won, by deal number."""

from pathlib import Path

import pytest

from game.engine.record import read, write
from game.patiences import SHELF

FOLDER = Path(__file__).parents[2] / "assets" / "games"
LONGEST = 260
"""Turns: nobody looks on for longer."""


def _load(name):
    return read((FOLDER / f"{name}.txt").read_bytes().decode(), SHELF.__getitem__)


def test_there_is_one_for_every_patience_and_no_other():
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in SHELF}


@pytest.mark.parametrize("name", SHELF)
def test_it_is_won_in_good_time_by_a_deal_number_with_usual_options(name):
    session = _load(name)
    assert session.patience.id == name
    assert session.deal is not None
    assert session.deal.number < 1000
    assert session.options == SHELF[name].with_options({}).chosen
    assert session.won
    assert not session.can_redo
    assert 60 <= session.turns == len(session.history) <= LONGEST
    assert write(session).encode() == (FOLDER / f"{name}.txt").read_bytes()


@pytest.mark.parametrize("name", ["spanish_patience", "portuguese_solitaire", "spider"])
def test_an_empty_column_gets_used(name):
    session = _load(name)
    filled = [
        turn
        for turn in session.history
        if turn.move.target in session.patience.tableau
        and not turn.changes[0].before.piles[turn.move.target]
    ]
    assert filled
    assert all(turn.changes[0].before.piles[turn.move.source][1:] for turn in filled), "null moves"
