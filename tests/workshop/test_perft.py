"""The command line of perft: what it prints, and one sentence for what it cannot read."""

from dataclasses import replace
from pathlib import Path

import pytest
from toys import TOY

from game.engine.patience import Option
from game.patiences import SHELF
from game.workshop.perft import main

REPLAYS = Path(__file__).parent.parent / "replays"


def _out(capsys, *words):
    main(words)
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def _refused(capsys, *words):
    with pytest.raises(SystemExit) as caught:
        main(words)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    return caught.value.code, err


def test_a_line_for_each_first_move_then_the_bare_number(capsys):
    assert _out(capsys, "babette", "617", "6") == [
        "c1.1 > KS: 20",
        "c7.1 > KD: 25",
        "deal: 43",
        "88",
    ]


def test_depths_0_and_1(capsys):
    assert _out(capsys, "babette", "617", "0") == ["1"]
    assert _out(capsys, "babette", "617", "1")[-1] == "3"


def test_options_are_rules_like_any_other(capsys, monkeypatch):
    still = Option("without_deals", lambda game: replace(game, actions=()))
    monkeypatch.setitem(SHELF, "toy", replace(TOY, options=(still,)))
    assert "deal: 1" in _out(capsys, "toy", "1", "1")
    assert "deal: 1" not in _out(capsys, "toy", "1", "1", "--option", "without_deals=on")


def test_options_at_their_default_change_nothing(capsys):
    plain = _out(capsys, "babette", "ms32000", "4")
    off = ("--option", "transfers=off", "--option", "redeal_when_stuck=off")
    assert _out(capsys, "babette", "ms32000", "4", *off) == plain
    assert _out(capsys, *off, "babette", "ms32000", "4") == plain


def test_a_won_game_has_no_moves(capsys):
    path = str(REPLAYS / "babette-win-1.txt")
    assert _out(capsys, "--record", path, "0") == ["1"]
    assert _out(capsys, "--record", path, "3") == ["0"]


def test_the_options_of_a_record_count(capsys):
    path = str(REPLAYS / "babette-loss-transfers-ms32000.txt")
    first, total = _out(capsys, "--record", path, "1")
    assert total == "1"
    assert first.endswith(": 1")
    assert ">" in first, "a transfer"


def test_a_record_is_counted_from_where_it_stands(capsys):
    path = REPLAYS / "babette-open-3.txt"
    lines = _out(capsys, "--record", str(path), "2")
    counts = [int(line.rpartition(" ")[2]) for line in lines]
    assert counts[-1] == sum(counts[:-1]) > 2


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("babette",),
        ("babette", "617"),
        ("babette", "617", "3", "4"),
        ("patience", "617", "3"),
        ("", "617", "3"),
        ("babette", "abc", "3"),
        ("babette", "-1", "3"),
        ("babette", "0", "3"),
        ("babette", "٣", "3"),
        ("babette", "617", "-1"),
        ("babette", "617", "three"),
        ("babette", "617", "٣"),
        ("babette", "617", "201"),
        ("babette", "617", "1e3"),
        ("babette", "617", "3", "--option", "transfers"),
        ("babette", "617", "3", "--option", "transfers=yes"),
        ("babette", "617", "3", "--option", "collect_runs=on"),
        ("babette", "617", "3", "--option", "transfers=on", "--option", "transfers=on"),
        ("babette", "617", "3", "--option"),
        ("babette", "617", "3", "--colour"),
        ("--record",),
        ("--record", "there_is_no_such_file.txt", "3"),
        ("--record", "a\0b", "3"),
        ("--record", ".", "3"),
        ("--record", str(REPLAYS / "babette-win-1.txt")),
        ("--record", str(REPLAYS / "babette-win-1.txt"), "x"),
        ("--record", str(REPLAYS / "babette-win-1.txt"), "babette", "617", "3"),
        ("--record", str(REPLAYS / "babette-win-1.txt"), "3", "--option", "transfers=on"),
    ],
)
def test_wrong_values_are_one_sentence_and_status_2(capsys, words):
    code, _ = _refused(capsys, *words)
    assert code == 2


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"Patience record, version 1\n",
        b"Patience record, version 9\nend\n",
        (REPLAYS / "babette-win-1.txt").read_bytes().replace(b"redeal\n", b"\x1b[31m\n"),
        (REPLAYS / "babette-win-1.txt").read_bytes()[:-20],
    ],
)
def test_a_bad_record_is_one_sentence_and_status_1(capsys, tmp_path, data):
    path = tmp_path / "record.txt"
    path.write_bytes(data)
    code, err = _refused(capsys, "--record", str(path), "3")
    assert code == 1
    assert err.strip().isprintable()
