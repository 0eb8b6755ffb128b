"""Records that are taken out, brought in and opened again."""

import errno
from datetime import datetime

import pytest
from disks import MemoryDisk
from keeping import FOLDER, keeper, session, won

from game.app.archive import _LARGEST
from game.engine import record
from game.engine.deals import DealNumber
from game.engine.record import RecordError
from game.engine.session import Session
from game.patiences import SHELF

EXPORTS, IMPORTS = FOLDER / "exports", FOLDER / "imports"


def test_an_exported_game_is_a_record_and_its_path_is_told():
    disk, game = MemoryDisk(), session(4)
    path = keeper(disk).export(game)
    assert path == str(EXPORTS / "babette-617-20261130-140507.txt")
    assert disk.read(EXPORTS / "babette-617-20261130-140507.txt").decode() == record.write(game)


def test_exports_of_one_second_do_not_replace_each_other():
    disk = MemoryDisk()
    kept = keeper(disk)
    paths = {kept.export(session(n)) for n in range(1, 6)}
    assert len(paths) == 5
    assert sorted(each.turns for each in kept.kept()) == [1, 2, 3, 4, 5]


def test_finished_and_unfinished_games_and_own_packs_come_back():
    disk = MemoryDisk()
    kept = keeper(disk)
    game = SHELF["spiderette"].with_options({})
    pack = Session(game, order=game.order(DealNumber.parse("77")))
    pack.play(pack.moves()[0])
    for made in (session(6), session(9, "spider"), pack):
        assert kept.export(made)
        again = kept.open(kept.kept()[0])
        assert (again.position, again.options) == (made.position, made.options)
    assert kept.kept()[0].deal == ""


def test_records_brought_in_are_listed_the_newest_first():
    disk = MemoryDisk()
    disk.write(IMPORTS / "a.txt", record.write(session(1)).encode())
    disk.write(IMPORTS / "b.txt", b"\xef\xbb\xbf" + record.write(session(2)).encode())
    disk.write(IMPORTS / "picture.png", b"\x89PNG")
    disk.write(IMPORTS / ".hidden.txt", b"")
    found = keeper(disk).kept()
    assert [(each.place, each.name, each.turns) for each in found] == [
        ("imports", "b.txt", 2), ("imports", "a.txt", 1),
    ]  # fmt: skip


BAD = {
    "binary": (b"\xff\xfe\x00", "foreign"),
    "another text": (b"Dear diary,\n", "foreign"),
    "newer": (record.write(session(1)).replace("version 1", "version 7").encode(), "newer"),
    "cut short": (record.write(session(3)).encode()[:-6], "cut"),
    "unknown game": (record.write(session(1)).replace("babette", "tarot").encode(), "game"),
    "huge": (b"x" * (_LARGEST + 1), "foreign"),
}


@pytest.mark.parametrize(("data", "problem"), BAD.values(), ids=BAD.keys())
def test_a_file_that_is_no_record_is_listed_with_its_reason_and_left_alone(data, problem):
    disk = MemoryDisk()
    disk.write(IMPORTS / "bad.txt", data)
    disk.write(IMPORTS / "good.txt", record.write(session(1)).encode())
    kept = keeper(disk)
    good, bad = kept.kept()
    assert (good.problem, bad.problem) == ("", problem)
    assert disk.read(IMPORTS / "bad.txt") == data
    with pytest.raises(RecordError):
        kept.open(bad)


def test_a_move_against_the_rules_is_found_when_the_record_is_opened():
    disk = MemoryDisk()
    text = record.write(session(3)).replace("\ndeal\n", "\nredeal\n", 1)
    disk.write(IMPORTS / "cheat.txt", text.encode())
    kept = keeper(disk)
    with pytest.raises(RecordError) as caught:
        kept.open(kept.kept()[0])
    assert caught.value.key == "illegal"


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS])
def test_an_export_that_cannot_be_written_is_no_path_and_leaves_nothing(error):
    disk = MemoryDisk()
    disk.error = error
    assert keeper(disk).export(won()) is None
    disk.error = None
    assert keeper(disk).kept() == []
    assert keeper(disk, datetime(2027, 1, 1)).export(won()) is not None
