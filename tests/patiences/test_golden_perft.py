"""Golden counts: any change of the rules, meant or not, shows here."""

import pytest
from golden import FILE, counts, dump, load, start
from naive_babette import count, state_from
from toys import TOY, lay, random_session

from game.engine.position import position_text
from game.patiences import SHELF
from game.workshop.perft import perft

ENTRIES = load()
NAIVE_ENOUGH = 1500
"""Sequences that the plain implementation counts in a moment."""


def _name(entry):
    switched = "".join(f"-{name}" for name in entry["options"])
    return f"{entry['game']}-{entry.get('what', entry.get('deal'))}{switched}"


@pytest.mark.parametrize("entry", ENTRIES, ids=_name)
def test_the_counts_are_as_ever(entry):
    assert counts(entry) == entry["counts"]


@pytest.mark.parametrize("entry", [e for e in ENTRIES if e["game"] == "babette"], ids=_name)
def test_a_second_implementation_agrees(entry):
    game, position = start(entry)
    state = state_from(position_text(position, game.names, game.pack))
    checked = 0
    for depth, expected in enumerate(entry["counts"]):
        if expected <= NAIVE_ENOUGH:
            assert count(state, game.chosen, depth) == expected
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("seed", range(6))
def test_the_second_implementation_agrees_all_through_a_game(seed):
    names = ("transfers", "redeal_when_stuck")
    chosen = {name: bool(seed >> n & 1) for n, name in enumerate(names)}
    game = SHELF["babette"].with_options(chosen)
    session = random_session(game, seed, turns=200, eager=20)
    while session.can_undo:
        state = state_from(position_text(session.position, game.names, game.pack))
        for depth in (1, 2):
            assert perft(game, session.position, depth) == count(state, chosen, depth)
        session.undo_until(session.done - 4)


@pytest.mark.parametrize("name", SHELF)
def test_every_patience_has_golden_counts(name):
    mine = [entry for entry in ENTRIES if entry["game"] == name]
    assert any("deal" in entry for entry in mine), "no opening"
    assert any("position" in entry for entry in mine), "nothing from the middle of a game"
    switched = {option for entry in mine for option in entry["options"]}
    assert switched == {option.name for option in SHELF[name].options}
    assert all(len(entry["counts"]) >= 4 for entry in mine)


def test_the_file_is_as_the_script_prints_it():
    assert dump(ENTRIES) == FILE.read_text("utf-8")


def test_counting_by_hand():
    position = lay(TOY, c1="3S 2S AS", c2="AH", stock="")
    # AS or AH; then two lines 2S 3S and one AH to be merged: 4! / 3! = 4 orders of all four.
    assert [perft(TOY, position, depth) for depth in range(6)] == [1, 2, 3, 4, 4, 0]


def test_nothing_but_the_start_at_depth_0_and_nothing_after_a_win():
    won = lay(TOY, AS="AS 2S 3S", AH="AH 2H 3H")
    assert [perft(TOY, won, depth) for depth in range(3)] == [1, 0, 0]
