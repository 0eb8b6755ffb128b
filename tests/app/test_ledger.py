"""Lines that are only added, and what follows from them: statistics and the hall of fame."""

import errno
from datetime import datetime

import pytest
from disks import MemoryDisk
from hypothesis import given
from hypothesis import strategies as st
from keeping import FOLDER, keeper, session, won

from game.engine import fame, results
from game.engine.fame import Entry
from game.engine.results import Game, Statistics

LINE = "2026-11-30 14:05 babette 617 won 3 moves 60 seconds"


def _game(result="won", moves=100, seconds=200, patience="babette", deal="1"):
    return Game("2026-11-30", "14:05", patience, deal, result, moves, seconds)


# ---- lines


def test_a_finished_game_is_a_line_that_a_person_can_read():
    disk = MemoryDisk()
    keeper(disk).finish(won(3, 60), "won")
    assert disk.read(FOLDER / "history-2026.txt").decode() == LINE + "\n"
    assert keeper(disk).games() == [_game(moves=3, seconds=60, deal="617")]


def test_a_game_without_a_turn_does_not_count():
    disk = MemoryDisk()
    keeper(disk).finish(session(0), "left")
    assert disk.names(FOLDER) == []


def test_each_year_has_its_file_and_all_are_read_in_order():
    disk = MemoryDisk()
    keeper(disk, datetime(2027, 1, 1, 0, 5)).finish(won(2, 20), "won")
    keeper(disk, datetime(2026, 12, 31, 23, 55)).finish(won(2, 10), "won")
    assert disk.names(FOLDER) == ["history-2026.txt", "history-2027.txt"]
    assert [game.seconds for game in keeper(disk).games()] == [10, 20]


@pytest.mark.parametrize("parse", [results.parse, fame.parse])
def test_no_part_of_a_line_is_taken_for_a_line(parse):
    line = LINE if parse is results.parse else LINE.replace("won", "ADA")
    assert len(list(parse(line))) == 1
    for length in range(len(line)):
        assert list(parse(line[:length])) == [], line[:length]


def test_a_line_after_a_torn_one_stands_by_itself():
    disk = MemoryDisk()
    disk.write(FOLDER / "history-2026.txt", (LINE + "\n" + LINE[:30]).encode())
    keeper(disk).finish(won(3, 61), "won")
    assert [game.seconds for game in keeper(disk).games()] == [60, 61]
    assert LINE[:30] in disk.read(FOLDER / "history-2026.txt").decode().splitlines()


def test_binary_lines_and_notes_of_a_person_are_passed_over_and_stay():
    disk = MemoryDisk()
    junk = b"\xff\xfe\x00\nMy best week!\n" + LINE.encode() + b"\r\n\n"
    disk.write(FOLDER / "history-2026.txt", junk)
    kept = keeper(disk)
    assert [game.seconds for game in kept.games()] == [60]
    kept.finish(won(3, 61), "won")
    assert disk.read(FOLDER / "history-2026.txt").startswith(junk)


def test_a_file_that_cannot_be_read_is_told_once_and_the_others_count():
    disk = MemoryDisk()
    for year in (2025, 2026):
        keeper(disk, datetime(year, 1, 1)).finish(won(), "won")
    read = disk.read

    def broken(path):
        if path.name == "history-2025.txt":
            raise PermissionError(errno.EACCES, "no")
        return read(path)

    disk.read = broken
    kept = keeper(disk)
    assert len(kept.games()) == 1
    assert kept.troubles() == [("history-2025.txt", "unreadable")]
    assert kept.troubles() == []


def test_two_copies_add_to_the_same_file():
    disk = MemoryDisk()
    one, two = keeper(disk), keeper(disk)
    for n in range(3):
        one.finish(won(2, 10 + n), "won")
        two.finish(won(2, 20 + n), "won")
    assert [game.seconds for game in keeper(disk).games()] == [10, 20, 11, 21, 12, 22]


def test_lines_that_found_no_room_follow_later():
    disk = MemoryDisk()
    kept = keeper(disk)
    disk.error = errno.EROFS
    kept.finish(won(2, 10), "won")
    kept.finish(won(2, 11), "won")
    assert kept.statistics()["babette"].won == 2
    assert kept.troubles() == [("", "unwritten")]
    disk.error = None
    kept.finish(won(2, 12), "won")
    assert [game.seconds for game in keeper(disk).games()] == [10, 11, 12]


def test_a_reset_begins_anew_and_keeps_the_old_lines_under_another_name():
    disk = MemoryDisk()
    kept = keeper(disk)
    kept.finish(won(), "won")
    kept.enter(won(), "ADA")
    assert kept.reset() is True
    assert (kept.games(), kept.fame(), kept.statistics()) == ([], [], {})
    assert disk.names(FOLDER) == [
        "fame-2026.txt.until-20261130-140507",
        "history-2026.txt.until-20261130-140507",
    ]
    kept.finish(won(3, 99), "won")
    assert [game.seconds for game in keeper(disk).games()] == [99]


def test_a_reset_that_cannot_be_done_changes_nothing():
    disk = MemoryDisk()
    kept = keeper(disk)
    kept.finish(won(), "won")
    disk.error = errno.EROFS
    assert kept.reset() is False
    assert len(kept.games()) == 1


# ---- statistics


def test_statistics_of_nothing():
    assert results.statistics([]) == {}
    assert Statistics().percent == 0


def test_statistics_count_streaks_and_bests_for_each_patience():
    games = [
        _game("won", 120, 300),
        _game("won", 110, 400),
        _game("lost", 5, 5),
        _game("won", 130, 250),
        _game("won", 90, 90, patience="spider"),
        _game("left", 1, 1),
        _game("won", 115, 260),
    ]
    found = results.statistics(games)
    assert found["babette"] == Statistics(
        played=6, won=4, streak=1, longest=2, best_seconds=250, fewest_moves=110,
        last_played="2026-11-30 14:05",
    )  # fmt: skip
    assert found["babette"].percent == 67
    assert found["spider"].streak == 1


def test_the_best_may_be_nought():
    found = results.statistics([_game("won", 0, 0), _game("won", 5, 5)])["babette"]
    assert (found.best_seconds, found.fewest_moves) == (0, 0)


# ---- the hall of fame


def _entry(moves, seconds, initials="ADA", deal="-", patience="babette"):
    return Entry("2026-11-30", "14:05", patience, deal, initials, moves, seconds)


def test_the_ten_best_by_moves_and_by_time():
    entries = [_entry(100 + n, 500 - n) for n in range(15)] + [_entry(1, 1, patience="spider")]
    by_moves = fame.best(entries, "babette", "moves")
    by_time = fame.best(entries, "babette", "seconds")
    assert [e.moves for e in by_moves] == list(range(100, 110))
    assert [e.seconds for e in by_time] == list(range(486, 496))


def test_of_equals_the_earlier_stands_higher():
    entries = [_entry(100, 300, "ONE"), _entry(100, 200, "TWO"), _entry(100, 300, "SIX")]
    assert [e.initials for e in fame.best(entries, "babette", "moves")] == ["TWO", "ONE", "SIX"]


def test_places_on_the_lists():
    entries = [_entry(100 + n, 100 + n) for n in range(10)]
    assert fame.places([], _entry(500, 500)) == {"moves": 1, "seconds": 1}
    assert fame.places(entries, _entry(99, 500)) == {"moves": 1}
    assert fame.places(entries, _entry(500, 104)) == {"seconds": 6}
    assert fame.places(entries, _entry(105, 99)) == {"moves": 6, "seconds": 1}
    assert fame.places(entries, _entry(109, 109)) == {}
    assert fame.places(entries, _entry(500, 500)) == {}


def test_a_finished_game_played_once_more_from_near_its_end_earns_nothing():
    entries = [_entry(100, 300, deal="617")]
    assert fame.places(entries, _entry(100, 301, deal="617")) == {}
    assert fame.places(entries, _entry(100, 300, deal="617")) == {}
    assert fame.places(entries, _entry(99, 301, deal="617")) == {"moves": 1, "seconds": 2}
    assert fame.places(entries, _entry(100, 301, deal="618")) == {"moves": 2, "seconds": 2}


def test_an_entry_is_kept_with_letters_of_any_language():
    disk = MemoryDisk()
    kept = keeper(disk)
    assert kept.places(won(3, 60)) == {"moves": 1, "seconds": 1}
    kept.enter(won(3, 60), "ŻÖA")
    assert [e.initials for e in keeper(disk).fame()] == ["ŻÖA"]
    assert keeper(disk).places(won(3, 60)) == {}


@given(
    st.lists(st.tuples(st.integers(1, 30), st.integers(1, 30), st.sampled_from("ab")), max_size=60)
)
def test_what_has_fallen_off_the_lists_can_be_forgotten(wins):
    entries: list[Entry] = []
    kept: list[Entry] = []
    for n, (moves, seconds, deal) in enumerate(wins):
        new = _entry(moves, seconds, deal=f"{deal}{n % 7}")
        assert fame.places(kept, new) == fame.places(entries, new)
        entries.append(new)
        kept = fame.standing([*kept, new])
        assert kept[-1] is new
        for kind in fame.KINDS:
            assert fame.best(kept, "babette", kind) == fame.best(entries, "babette", kind)
    assert len(kept) <= 2 * fame.PLACES + 1


def test_a_hall_of_many_years_stays_small_in_memory_and_whole_on_disk():
    disk = MemoryDisk()
    kept = keeper(disk)
    for n in range(60):
        kept.enter(won(3 + n % 50, 60 + n), "ADA")
    kept.close()
    assert len(kept.fame()) <= 2 * fame.PLACES + 1
    assert disk.read(FOLDER / "fame-2026.txt").count(b"\n") == 60


def test_a_borrowed_game_does_not_count():
    disk = MemoryDisk()
    kept = keeper(disk)
    game = won(3, 60)
    game.borrowed = True
    assert kept.places(game) == {}
    kept.finish(game, "won")
    kept.close()
    assert keeper(disk).games() == []
