"""Records: the exact way out and back, and one clear complaint about anything damaged."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import one_of, random_session

from game.engine.deals import DealNumber
from game.engine.position import Move
from game.engine.record import LARGEST, RecordError, parse, read, write
from game.engine.session import Session
from game.patiences import SHELF
from game.patiences.blank import BLANK

KNOWN = {**SHELF, "blank": BLANK}
find = KNOWN.__getitem__

GOOD = """\
Patience record, version 1
game: babette
deal: 617
options: redeal_when_stuck=off transfers=on
time: 252
done: 3
turns: 5
c1.1 > KS
restart
deal
deal
deal
end
"""


def _same(one: Session, two: Session) -> bool:
    names = ("position", "opening", "history", "done", "options", "deal", "order", "seconds")
    return one.patience.id == two.patience.id and all(
        getattr(one, name) == getattr(two, name) for name in names
    )


def _complaint(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text, find)
    assert str(caught.value) == str(caught.value).strip()
    assert str(caught.value).startswith(f"Line {caught.value.line}: ")
    assert len(str(caught.value)) < 160
    assert str(caught.value).isprintable()
    return caught.value


def _changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def test_a_record_read_and_written_is_the_same_text():
    session = read(GOOD, find)
    assert write(session) == GOOD
    assert (session.seconds, session.done, session.turns) == (252, 3, 1)
    assert session.options == {"transfers": True, "redeal_when_stuck": False}
    assert len(session.history) == 5


@given(st.integers(0, 10**9), st.sampled_from([*SHELF.values(), BLANK]))
def test_any_game_comes_back_exactly(seed, game):
    rng = random.Random(seed)
    game = game.with_options({option.name: rng.random() < 0.5 for option in game.options})
    deal = DealNumber.parse(rng.choice(("", "ms")) + str(rng.randint(1, 999_999)))
    order = bytes(rng.sample(range(len(game.pack.faces)), len(game.pack.faces)))
    by_number = rng.random() < 0.7
    session = Session(
        game,
        deal if by_number else None,
        None if by_number else game.pack.in_order([game.pack.name(c)[:2] for c in order]),
        seconds=rng.randrange(10**6),
    )
    for _ in range(rng.randrange(60)):
        if session.moves():
            session.play(one_of(session.moves(), rng))
        if rng.random() < 0.1:
            session.restart()
    for _ in range(rng.randrange(8)):
        session.undo()
    text = write(session)
    again = read(text, find)
    assert _same(again, session)
    assert write(again) == text


def test_marks_and_line_ends_of_other_systems_do_no_harm():
    wanted = read(GOOD, find)
    for text in ("\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), GOOD.rstrip("\n"), GOOD + "\n\n"):
        assert _same(read(text, find), wanted)
    assert _same(read("\ufeff" + GOOD.replace("\n", "\r\n"), find), wanted)


def test_every_beginning_of_a_record_is_refused():
    session = random_session(SHELF["babette"].with_options({}), "cut", turns=30)
    for text in (GOOD, write(session), write(Session(BLANK, order=bytes(range(52))))):
        for length in range(len(text)):
            if text[length:].strip():
                error = _complaint(text[:length])
                assert 1 <= error.line <= text[:length].count("\n") + 1
            else:
                assert write(read(text[:length], find)) == text


def test_a_record_with_any_line_missing_or_doubled_is_refused_or_another_game():
    lines = GOOD.splitlines()
    for at in range(7):
        _complaint("\n".join(lines[:at] + lines[at + 1 :]))
        _complaint("\n".join([*lines[: at + 1], *lines[at:]]))
    for at in range(7, len(lines)):
        _complaint("\n".join(lines[:at] + lines[at + 1 :]))
        _complaint("\n".join([*lines[: at + 1], *lines[at:]]))


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("Patience record", "Patent record", "foreign", 1),
        ("version 1", "version 2", "newer", 1),
        ("version 1", "version 999", "newer", 1),
        ("version 1", "version one", "foreign", 1),
        ("version 1", "version 0", "foreign", 1),
        ("game: babette", "game: babel", "game", 2),
        ("game: babette", "game:", "game", 2),
        ("game: babette\n", "", "missing", 6),
        ("deal: 617", "deal: -1", "deal", 3),
        ("deal: 617", "deal: 0", "deal", 3),
        ("deal: 617", "deal:", "deal", 3),
        ("deal: 617", "deal: 1" + "0" * 40, "deal", 3),
        ("deal: 617\n", "", "missing", 6),
        ("deal: 617", "deal: 617\ndeal: 618", "twice", 4),
        ("deal: 617", "deal: 617\npack: AC", "twice", 4),
        ("deal: 617", "pack: AC 2C", "pack", 3),
        ("deal: 617", "pack:", "pack", 3),
        ("deal: 617", "pack: " + "AC " * 104, "pack", 3),
        ("transfers=on", "transfers=yes", "field", 4),
        ("transfers=on", "transfers", "field", 4),
        ("transfers=on", "transfers=on transfers=off", "twice", 4),
        ("transfers=on", "collect_runs=on", "option", 4),
        ("options: redeal_when_stuck=off transfers=on\n", "", "missing", 6),
        ("time: 252", "time: 252\ntime: 252", "twice", 6),
        ("time: 252", "time: 2.5", "number", 5),
        ("time: 252", "time: -1", "number", 5),
        ("time: 252", "time: ٣", "number", 5),
        ("time: 252", "time: 1" + "0" * 5000, "number", 5),
        ("time: 252", "time 252", "field", 5),
        ("time: 252", "colour: red", "field", 5),
        ("time: 252", "origin: me\ntime: 252", "field", 5),
        ("done: 3", "done: 6", "number", 6),
        ("done: 3", "done: -1", "number", 6),
        ("turns: 5", "turns: 6", "cut", 13),
        ("turns: 5", "turns: 4", "field", 12),
        ("turns: 5", "turns: five", "number", 7),
        ("turns: 5", "turns: 999999999", "cut", 13),
        ("c1.1 > KS", "c1.1 > KH", "illegal", 8),
        ("c1.1 > KS", "c2.1 > KS", "illegal", 8),
        ("c1.1 > KS", "redeal", "illegal", 8),
        ("c1.1 > KS", "c1.1 > XX", "move", 8),
        ("c1.1 > KS", "", "move", 8),
        ("c1.1 > KS", " c1.1 > KS", "move", 8),
        ("c1.1 > KS", "c1.1\r > KS", "move", 8),
        ("restart", "Restart", "move", 9),
        ("restart", "\x00\ufffd\x1b[31m", "move", 9),
        ("\nend", "\nend\nend", "after_end", 14),
        ("\nend", "\nend\ndeal", "after_end", 14),
        ("\nend\n", "\n", "cut", 12),
    ],
)
def test_each_kind_of_damage_has_its_complaint_and_its_line(old, new, key, line):
    error = _complaint(_changed(old, new))
    assert (error.key, error.line) == (key, line)


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", "\x00", "{}", GOOD * 2000, "x" * 100])
def test_what_is_no_record_at_all(text):
    assert _complaint(text).key in ("foreign", "after_end")


def test_a_text_too_long_is_not_looked_at():
    assert _complaint(GOOD + "\n" * LARGEST).key == "foreign"


@given(st.binary(max_size=300))
def test_any_bytes_are_one_complaint(data):
    for text in (data.decode("latin-1"), data.decode("utf-8", "replace")):
        _complaint(text)
        _complaint("Patience record, version 1\n" + text)


@given(st.integers(0, len(GOOD) - 1), st.characters(), st.booleans())
def test_one_wrong_character_is_a_complaint_or_another_good_record(at, letter, insert):
    text = GOOD[:at] + letter + GOOD[at + (not insert) :]
    try:
        session = read(text, find)
    except RecordError:
        assert 1 <= _complaint(text).line <= text.count("\n") + 1
    else:
        assert _same(read(write(session), find), session)


def test_what_is_said_before_it_is_played():
    record = parse(GOOD)
    assert (record.game, record.deal, record.pack) == ("babette", "617", ())
    assert record.turns == ("c1.1 > KS", "restart", "deal", "deal", "deal")
    assert record.lines["game"] == 2
    assert record.lines["first"] == 8


def test_an_explicit_pack_is_written_in_dealing_order():
    game = SHELF["babette"].with_options({})
    session = Session(game, order=game.pack.in_order([n[:2] for n in reversed(game.pack.names)]))
    session.play(Move("deal"))
    row = write(session).splitlines()[2]
    assert row.startswith("pack: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD KH ")
    assert _same(read(write(session), find), session)
