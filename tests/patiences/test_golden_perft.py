"""Golden counts: any change of the rules, meant or not, shows here."""

from itertools import product
from pathlib import Path

import pytest
from golden import FILE, counts, dump, load, start
from naive import Naive
from toys import TOY, lay, random_session

from game.engine.record import read
from game.patiences import SHELF
from game.workshop.perft import perft

ENTRIES = load()
NAIVE_ENOUGH = 200
"""Positions that the plain implementation looks at in a moment."""

GAMES = [
    game.with_options(dict(zip([o.name for o in game.options], switched, strict=True)))
    for game in SHELF.values()
    for switched in product((False, True), repeat=len(game.options))
]
WINS = sorted((Path(__file__).parents[1] / "replays").glob("*-win-*.txt"))


def _name(entry):
    switched = "".join(f"-{name}" for name in entry["options"])
    return f"{entry['game']}-{entry.get('what', entry.get('deal'))}{switched}"


@pytest.mark.parametrize("entry", ENTRIES, ids=_name)
def test_the_counts_are_as_ever(entry):
    assert counts(entry) == entry["counts"]


@pytest.mark.parametrize("entry", ENTRIES, ids=_name)
def test_a_second_implementation_agrees(entry):
    game, position = start(entry)
    naive = Naive(game)
    state = naive.state(position)
    for depth, expected in enumerate(entry["counts"]):
        if depth > 2 and entry["counts"][depth - 1] > NAIVE_ENOUGH:
            break
        assert naive.count(state, depth) == expected


@pytest.mark.parametrize(
    "game", GAMES, ids=lambda g: "-".join([g.id, *map(str, g.chosen.values())])
)
def test_the_second_implementation_agrees_all_through_a_game(game):
    naive = Naive(game)
    for seed in range(2):
        session = random_session(game, seed, turns=200, eager=20)
        while session.can_undo:
            state = naive.state(session.position)
            assert naive.children(state) == naive.children_of(session.position)
            session.undo_until(session.done - 9)


@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_the_second_implementation_agrees_all_through_a_win(path):
    session = read(path.read_text("utf-8"), SHELF.__getitem__)
    naive = Naive(session.patience)
    assert naive.moves(naive.state(session.position)) == []
    while session.can_undo:
        session.undo_until(session.done - 6)
        state = naive.state(session.position)
        assert naive.children(state) == naive.children_of(session.position)


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
