"""The storm of random games: calm over good rules, and it does find what is wrong."""

from dataclasses import replace

import pytest

from game.engine.cards import GAP
from game.engine.patience import Group
from game.engine.record import read
from game.engine.session import Session
from game.engine.words import Gives, leaving_a_gap
from game.patiences import SHELF
from game.patiences.babette import COLUMNS
from game.workshop.fuzz import main

BABETTE = SHELF["babette"]


def _columns(**changed) -> tuple[Group, ...]:
    return (replace(COLUMNS, **changed), *BABETTE.groups[1:])


def _doubled(pile, at):
    return pile, leaving_a_gap(pile, at)[1]


def _from_anywhere(pile):
    return tuple(at for at, card in enumerate(pile) if card != GAP)


def _fuzz(*words):
    main(("--games", "4", "--seed", "3", *words))


def test_calm_over_the_whole_shelf(capsys):
    main(("--games", str(len(SHELF)), "--seed", "3"))
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{len(SHELF)} games, ")
    assert line.endswith("no fault (seed 3).")


def test_the_same_seed_is_the_same_storm(capsys):
    _fuzz("--game", "babette")
    first = capsys.readouterr().out
    _fuzz("--game", "babette")
    assert capsys.readouterr().out == first
    main(("--games", "4", "--seed", "4"))
    assert capsys.readouterr().out != first


def _fault(capsys, name="babette"):
    with pytest.raises(SystemExit) as caught:
        _fuzz("--game", name)
    assert caught.value.code == 1
    first, *record, last = capsys.readouterr().out.splitlines()
    assert last.startswith("Fault in game ")
    return first, "\n".join(record)


def test_a_card_doubled_is_found_and_the_record_shows_it(capsys, monkeypatch):
    monkeypatch.setitem(SHELF, "babette", replace(BABETTE, groups=_columns(lifts=_doubled)))
    what, record = _fault(capsys)
    assert what == "a card is lost or doubled"
    session = read(record, SHELF.__getitem__)
    assert isinstance(session, Session)
    cards = [c & 0x7F for pile in session.position.piles for c in pile if c != GAP]
    assert len(cards) > 104


def test_a_move_list_that_differs_after_loading_is_found(capsys, monkeypatch):
    loose = replace(BABETTE, groups=_columns(gives=Gives("covered", _from_anywhere)))
    monkeypatch.setitem(SHELF, "babette", loose)
    main(("--games", "2", "--game", "babette"))  # other rules, but whole ones: no fault
    assert "no fault" in capsys.readouterr().out

    def read_strictly(text, find):
        return read(text, lambda name: BABETTE)

    monkeypatch.setattr("game.workshop.fuzz.read", read_strictly)
    what, _ = _fault(capsys)
    assert "RecordError" in what


def test_an_illegal_move_that_is_played_is_found(capsys, monkeypatch):
    monkeypatch.setattr(Session, "why_not", lambda session, move: None)
    what, _ = _fault(capsys)
    assert what.startswith("an illegal move has no refusal")


def test_an_undo_that_forgets_is_found(capsys, monkeypatch):
    undo = Session.undo

    def twice(session):
        undo(session)
        return undo(session)

    monkeypatch.setattr(Session, "undo", twice)
    what, record = _fault(capsys)
    assert "undo" in what
    assert record.startswith("Patience record, version 1\n")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--games",),
        ("--games", "0"),
        ("--games", "-1"),
        ("--games", "many"),
        ("--games", "1", "--game", "patience"),
        ("--games", "1", "--seed", "x"),
        ("--games", "1", "extra"),
    ],
)
def test_wrong_values_are_one_sentence_and_status_2(capsys, words):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
