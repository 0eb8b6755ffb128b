"""A disk that is full or write-protected: told once, and the game goes on."""

import errno

import pytest
from disks import MemoryDisk
from keeping import GAMES, keeper, one_more, session

from game.engine import record

SAVE = GAMES / "babette.txt"
GOOD = record.write(session(3)).encode()


@pytest.mark.parametrize("error", [errno.EROFS, errno.EACCES, errno.ENOSPC, errno.EIO])
def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(error):
    disk = MemoryDisk()
    keeper(disk).keep(session(3))
    disk.error = error
    kept = keeper(disk)
    game = kept.unfinished("babette")
    for _ in range(3):
        one_more(game)
        kept.keep(game)
    assert kept.troubles() == [("", "unwritten")]
    assert kept.troubles() == []
    assert disk.read(SAVE) == GOOD, "the old game is as it was"
    assert disk.names(GAMES) == ["babette.txt"] or error == errno.ENOSPC
    assert kept.latest().turns == 6, "this run goes on with the latest turn"
    kept.keep(session(1, "spider"))
    assert kept.unfinished("spider").turns == 1


def test_once_there_is_room_again_the_game_is_saved_and_trouble_can_be_told_anew():
    disk = MemoryDisk()
    kept, game = keeper(disk), session(1)
    disk.error = errno.ENOSPC
    kept.keep(game)
    assert kept.troubles() == [("", "unwritten")]
    disk.error = None
    one_more(game)
    kept.keep(game)
    assert keeper(disk).unfinished("babette").turns == 2
    disk.error = errno.ENOSPC
    kept.keep(game)
    assert kept.troubles() == [("", "unwritten")]


def test_a_broken_file_on_a_write_protected_disk_is_told_once_and_left():
    disk = MemoryDisk()
    disk.write(SAVE, b"junk")
    disk.error = errno.EROFS
    kept = keeper(disk)
    assert kept.latest() is None
    assert kept.latest() is None
    assert kept.troubles() == [("babette.txt", "unreadable")]
    assert disk.read(SAVE) == b"junk"


def test_a_game_that_is_over_is_not_offered_again_though_its_file_cannot_go():
    disk = MemoryDisk()
    keeper(disk).keep(session(3))
    disk.error = errno.EROFS
    kept = keeper(disk)
    game = kept.unfinished("babette")
    kept.finish(game, "left")
    assert kept.latest() is None
    assert kept.statistics()["babette"].played == 1
    assert kept.troubles() == [("", "unwritten")]


def test_a_win_that_cannot_be_written_down_keeps_its_game_for_the_next_start():
    disk = MemoryDisk()
    kept, game = keeper(disk), session(3)
    kept.keep(game)
    disk.error = errno.ENOSPC
    kept.finish(game, "won")
    disk.error = None
    assert keeper(disk).unfinished("babette").turns == 3
    kept.close()
    assert keeper(disk).statistics()["babette"].won == 1, "written when there was room again"
