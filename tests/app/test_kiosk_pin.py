"""The operator's PIN: a salted hash, and waits that grow."""

import io
import sys

import pytest

from game.app.pin import FREE, Lock, fits, hashed
from game.workshop import pin as workshop

KEPT = hashed("2468", b"salt-and", 1000)


def test_only_the_right_pin_fits():
    assert fits("2468", KEPT)
    assert not any(fits(pin, KEPT) for pin in ("2467", "246", "24680", "", "2468 ", "２４６８"))


def test_the_same_pin_looks_different_with_another_salt():
    assert hashed("2468", b"saltsalt", 1000) != KEPT
    assert "2468" not in KEPT.split("$")[2:]


@pytest.mark.parametrize("kept", ["", "2468", "pbkdf2_sha256$1000$00$00", KEPT + "0"])
def test_nothing_fits_where_nothing_is_kept(kept):
    assert not fits("2468", kept)
    assert not fits("", kept)


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_wrong_pins_wait_ever_longer():
    time = Time()
    lock = Lock(KEPT, time)
    waits = []
    for _ in range(12):
        assert not lock.opens("1111")
        waits.append(lock.wait)
        time.now += lock.wait
    assert waits[: FREE - 1] == [0] * (FREE - 1)
    assert waits[FREE - 1 : FREE + 3] == [5, 10, 20, 40]
    assert waits[-1] == 300


def test_while_it_waits_not_even_the_right_pin_opens():
    time = Time()
    lock = Lock(KEPT, time)
    for _ in range(FREE):
        lock.opens("1111")
    assert lock.wait == 5
    assert not lock.opens("2468")
    time.now += 4.9
    assert not lock.opens("2468")
    assert lock.wrong == FREE  # what is not tried is not counted
    time.now += 0.2
    assert lock.opens("2468")
    assert lock.wrong == 0
    assert lock.wait == 0


def test_the_tool_prints_a_line_for_the_file(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("13579\n"))
    workshop.main()
    name, kept = capsys.readouterr().out.strip().split(" = ")
    assert name == "pin"
    assert fits("13579", kept.strip('"'))


@pytest.mark.parametrize(("typed", "said"), [("12", "digits"), ("12a4", "digits"), ("", "digits")])
def test_the_tool_refuses_what_is_no_pin(monkeypatch, capsys, typed, said):
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed + "\n"))
    with pytest.raises(SystemExit) as left:
        workshop.main()
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_two_different_pins_are_refused(capsys):
    answers = iter(("2468", "2469"))
    with pytest.raises(SystemExit):
        workshop.asked(lambda prompt: next(answers))
    assert "two different" in capsys.readouterr().err
