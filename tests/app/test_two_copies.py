"""Two copies of the program on one data folder: neither loses anything to the other."""

from disks import MemoryDisk
from keeping import FOLDER, GAMES, keeper, one_more, session


def test_two_copies_with_the_same_game_lose_neither():
    disk = MemoryDisk()
    keeper(disk).keep(session(3))
    one, two = keeper(disk), keeper(disk)
    first, second = one.latest(), two.latest()
    for _ in range(4):
        one_more(first)
        one.keep(first)
        second.play(second.moves()[-1])
        two.keep(second)
    assert one.troubles() == []
    assert two.troubles() == [("babette.txt.aside", "other")]
    assert disk.names(GAMES) == ["babette.txt", "babette.txt.aside"]
    later = keeper(disk)
    assert later.unfinished("babette").position == first.position
    assert later.open(later.kept()[0]).position == second.position
    assert one.unfinished("babette").position == first.position
    assert two.unfinished("babette").position == second.position


def test_two_copies_that_begin_the_same_patience():
    disk = MemoryDisk()
    one, two = keeper(disk), keeper(disk)
    one.keep(session(2, deal="1"))
    two.keep(session(3, deal="2"))
    one.keep(session(4, deal="1"))
    assert str(keeper(disk).unfinished("babette").deal) == "1"
    assert [each.deal for each in one.kept()] == ["2"]


def test_a_copy_that_finishes_takes_only_its_own_file_away():
    disk = MemoryDisk()
    keeper(disk).keep(session(3))
    one, two = keeper(disk), keeper(disk)
    first, second = one.latest(), two.latest()
    one_more(first)
    one.keep(first)
    two.finish(second, "left")
    assert keeper(disk).unfinished("babette").turns == 4
    one_more(second)
    two.keep(second)
    two.finish(second, "left")
    assert disk.names(GAMES) == ["babette.txt"]
    one.finish(first, "left")
    assert disk.names(GAMES) == []
    assert keeper(disk).statistics()["babette"].played == 3


def test_old_leftovers_are_swept_and_young_ones_are_another_copys():
    disk = MemoryDisk()
    disk.write(GAMES / ".babette.txt.99.tmp", b"half")
    disk.write(FOLDER / ".settings.json.99.tmp", b"half")
    disk.changed = lambda path: 0 if path.parent == GAMES else 10**30
    keeper(disk)
    assert disk.names(GAMES) == []
    assert disk.names(FOLDER) == [".settings.json.99.tmp"]
