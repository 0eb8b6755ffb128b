"""Unfinished games on disk: what was readable is never lost, what is not is kept and told."""

import pytest
from disks import MemoryDisk
from keeping import GAMES, keeper, one_more, session, won

from game.engine import record

SAVE = GAMES / "babette.txt"


def test_a_game_is_kept_after_every_turn():
    disk = MemoryDisk()
    kept, game = keeper(disk), session()
    for turn in range(1, 6):
        one_more(game)
        kept.keep(game)
        again = keeper(disk).unfinished("babette")
        assert again.turns == turn
        assert again.position == game.position
    assert disk.names(GAMES) == ["babette.txt"]


def test_the_file_is_the_record_text():
    disk, game = MemoryDisk(), session(4)
    keeper(disk).keep(game)
    assert disk.read(SAVE).decode() == record.write(game)


def test_a_game_without_a_turn_and_a_won_one_are_not_kept():
    disk = MemoryDisk()
    keeper(disk).keep(session(0))
    keeper(disk).keep(won())
    assert disk.names(GAMES) == []


def test_turns_that_were_undone_can_be_redone_after_a_restart_of_the_program():
    disk, game = MemoryDisk(), session(5)
    game.undo()
    game.undo()
    keeper(disk).keep(game)
    again = keeper(disk).unfinished("babette")
    assert (again.done, again.can_redo) == (3, True)
    again.redo()
    again.redo()
    assert again.position == session(5).position


def test_one_unfinished_game_for_each_patience_and_the_latest_of_all():
    disk = MemoryDisk()
    first = keeper(disk)
    first.keep(session(2, "babette"))
    first.keep(session(3, "spider"))
    first.keep(session(4, "bakers_dozen"))
    first.keep(session(5, "spider"))
    second = keeper(disk)
    assert second.latest().patience.id == "spider"
    assert second.unfinished("babette").turns == 2
    assert second.unfinished("spider").turns == 5
    assert disk.names(GAMES) == ["babette.txt", "bakers_dozen.txt", "spider.txt"]


def _damage(disk, data):
    keeper(disk).keep(session(3))
    disk.write(SAVE, data)


GOOD = record.write(session(3)).encode()
BAD = {
    "empty": b"",
    "zeros": b"\0" * 300,
    "binary": bytes(range(256)) * 9,
    "cut in the title": GOOD[:12],
    "cut in the turns": GOOD[: GOOD.index(b"turns:") + 12],
    "cut before the end": GOOD[:-4],
    "another program's": b'{"game": "babette"}',
    "an illegal move": GOOD.replace(b"\ndeal\n", b"\nredeal\n", 1),
    "another patience's": record.write(session(3, "spider")).encode(),
    "unknown patience": GOOD.replace(b"game: babette", b"game: tarot"),
    "something after the end": GOOD + b"more\n",
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_a_damaged_file_is_kept_beside_and_told_once(data):
    assert data != GOOD
    disk = MemoryDisk()
    _damage(disk, data)
    kept = keeper(disk)
    assert kept.unfinished("babette") is None
    assert [name for name, _ in kept.troubles()] == ["babette.txt.broken"]
    assert kept.troubles() == []
    assert disk.read(GAMES / "babette.txt.broken") == data
    assert disk.names(GAMES) == ["babette.txt.broken"]


def test_a_file_of_a_newer_version_is_kept_beside_and_told_as_such():
    disk = MemoryDisk()
    newer = GOOD.replace(b"version 1", b"version 2")
    _damage(disk, newer)
    kept = keeper(disk)
    assert kept.latest() is None
    assert kept.troubles() == [("babette.txt.broken", "newer")]
    assert disk.read(GAMES / "babette.txt.broken") == newer


def test_every_prefix_of_a_save_is_either_whole_or_told():
    for length in range(len(GOOD)):
        disk = MemoryDisk()
        _damage(disk, GOOD[:length])
        kept = keeper(disk)
        found = kept.unfinished("babette")
        assert (found is None) == bool(kept.troubles()), length
        if found:
            assert found.turns == 3, length


def test_a_second_broken_file_does_not_replace_the_first():
    disk = MemoryDisk()
    for data in (b"one", b"two", b"three"):
        disk.write(SAVE, data)
        keeper(disk).latest()
    names = ["babette.txt.2.broken", "babette.txt.3.broken", "babette.txt.broken"]
    assert disk.names(GAMES) == names
    assert {disk.read(GAMES / name) for name in names} == {b"one", b"two", b"three"}


def test_a_broken_file_does_not_hide_the_other_games():
    disk = MemoryDisk()
    keeper(disk).keep(session(6, "spider"))
    _damage(disk, b"\xff\xfe")
    kept = keeper(disk)
    assert kept.latest().patience.id == "spider"
    assert kept.troubles() == [("babette.txt.broken", "foreign")]


def test_a_new_game_after_a_broken_one_is_saved():
    disk = MemoryDisk()
    _damage(disk, b"junk")
    kept = keeper(disk)
    kept.unfinished("babette")
    kept.keep(session(2, deal="5"))
    assert str(keeper(disk).unfinished("babette").deal) == "5"
    assert disk.read(GAMES / "babette.txt.broken") == b"junk"


def test_windows_line_ends_and_a_byte_order_mark_are_read():
    disk = MemoryDisk()
    _damage(disk, b"\xef\xbb\xbf" + GOOD.replace(b"\n", b"\r\n"))
    assert keeper(disk).unfinished("babette").turns == 3


# ---- set aside, not away


def test_the_old_game_is_set_aside_and_stays_readable():
    disk = MemoryDisk()
    keeper(disk).keep(session(3))
    kept = keeper(disk)
    assert kept.aside("babette") is True
    assert kept.aside("babette") is False
    kept.keep(session(1, deal="5"))
    assert disk.read(GAMES / "babette.txt.aside") == GOOD
    found = [each for each in kept.kept() if each.place == "aside"]
    assert [(each.deal, each.turns) for each in found] == [("617", 3)]
    assert kept.open(found[0]).position == session(3).position


def test_a_hundred_games_can_be_set_aside():
    disk = MemoryDisk()
    kept = keeper(disk)
    for deal in range(1, 121):
        kept.keep(session(1, deal=str(deal)))
        assert kept.aside("babette")
    deals = {each.deal for each in kept.kept()}
    assert deals == {str(deal) for deal in range(1, 121)}


def test_a_game_that_was_read_is_not_played_through_again(monkeypatch):
    disk = MemoryDisk()
    keeper(disk).keep(session(3))
    kept = keeper(disk)
    game, reads, read = kept.latest(), [], record.read
    monkeypatch.setattr(record, "read", lambda *given: reads.append(1) or read(*given))
    assert kept.latest() is game
    assert kept.unfinished("babette") is game
    assert reads == []
    one_more(game)
    kept.latest()
    assert len(reads) == 1, "what was played since and not kept does not count"
