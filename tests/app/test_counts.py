"""The operator's table of games: replaced whole, and never a reason to stop."""

import datetime
import tracemalloc

import pytest

from game.app.counts import HEAD, Counts, parse, write
from game.app.disk import DISK, Disk
from game.app.writer import Writer


class Day:
    now = datetime.date(2026, 11, 30)

    def __call__(self) -> datetime.date:
        return self.now


def counts(folder, today, disk=DISK) -> Counts:
    return Counts(folder, Writer(background=False), today, disk)


def test_days_and_patiences_have_lines_of_their_own(tmp_path):
    day = Day()
    table = counts(tmp_path, day)
    for patience, won in (("spider", False), ("babette", True), ("babette", False)):
        table.add(patience, won)
    day.now = datetime.date(2026, 12, 1)
    table.add("babette", True)
    assert (tmp_path / "counts.csv").read_text("utf-8").splitlines() == [
        HEAD,
        "2026-11-30,babette,2,1",
        "2026-11-30,spider,1,0",
        "2026-12-01,babette,1,1",
    ]
    assert table.on(datetime.date(2026, 11, 30)) == (3, 1)
    assert table.on(datetime.date(2026, 12, 2)) == (0, 0)


def test_the_next_start_counts_on(tmp_path):
    day = Day()
    counts(tmp_path, day).add("babette", True)
    again = counts(tmp_path, day)
    again.add("babette", False)
    assert again.on(day.now) == (2, 1)


@pytest.mark.parametrize(
    "broken", ["2026-11-30,babette,14", "2026-11-30,babette,x,1", "\x00", "nonsense"]
)
def test_what_cannot_be_read_is_kept_beside_the_new_file(tmp_path, broken):
    path = tmp_path / "counts.csv"
    path.write_text(f"{HEAD}\n2026-11-29,spider,4,1\n{broken}\n", encoding="utf-8")
    table = counts(tmp_path, Day())
    table.add("babette", False)
    assert parse(path.read_text("utf-8")) == (
        {("2026-11-29", "spider"): (4, 1), ("2026-11-30", "babette"): (1, 0)}, True,
    )  # fmt: skip
    assert broken in (tmp_path / "counts.csv.broken").read_text("utf-8")


def test_a_disk_that_cannot_be_written_counts_all_the_same(tmp_path):
    class ReadOnly(Disk):
        def write(self, path, data):
            raise OSError("read-only")

    table = counts(tmp_path, Day(), ReadOnly())
    table.add("babette", True)
    assert table.on(Day.now) == (1, 1)
    assert list(tmp_path.iterdir()) == []


def test_text_and_table_are_inverses():
    table = {("2026-11-30", "babette"): (14, 3), ("2026-11-30", "spider"): (2, 0)}
    assert parse(write(table)) == (table, True)
    assert parse("") == ({}, True)


def test_a_clock_that_is_put_back_loses_no_day_and_keeps_their_order(tmp_path):
    day = Day()
    table = counts(tmp_path, day)
    table.add("babette", True)
    day.now = datetime.date(1970, 1, 1)
    table.add("spider", False)
    table.add("babette", False)
    day.now = datetime.date(2026, 11, 30)
    table.add("babette", False)
    lines = ["1970-01-01,babette,1,0", "1970-01-01,spider,1,0", "2026-11-30,babette,2,1"]
    assert (tmp_path / "counts.csv").read_text("utf-8").splitlines() == [HEAD, *lines]


def test_looking_at_another_day_loses_none(tmp_path):
    day = Day()
    table = counts(tmp_path, day)
    table.add("babette", True)
    assert table.on(datetime.date(2026, 11, 29)) == (0, 0)
    table.save()
    assert parse((tmp_path / "counts.csv").read_text("utf-8")) == (table.table(), True)
    table.add("babette", True)
    assert table.on(day.now) == (2, 2)


def test_ten_years_need_less_than_two_megabytes(tmp_path):
    first = datetime.date(2026, 1, 1)
    days = (first + datetime.timedelta(n) for n in range(3650))
    games = {(d.isoformat(), f"a_patience_{n}"): (10, 2) for d in days for n in range(11)}
    (tmp_path / "counts.csv").write_text(write(games), encoding="utf-8")
    del games
    tracemalloc.start()
    try:
        table = counts(tmp_path, Day())
        table.add("babette", True)
        held = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert table.on(datetime.date(2026, 1, 1)) == (110, 22)
    assert held < 2_000_000


def test_a_file_that_cannot_be_read_is_kept_and_told(tmp_path):
    class Locked(Disk):
        def read(self, path):
            raise PermissionError(path)

    (tmp_path / "counts.csv").write_text(f"{HEAD}\n2026-11-29,babette,300,100\n", "utf-8")
    table = counts(tmp_path, Day(), Locked())
    assert table.set_aside == tmp_path / "counts.csv.broken"
    table.add("babette", False)
    assert "300,100" in (tmp_path / "counts.csv.broken").read_text("utf-8")
    assert (tmp_path / "counts.csv").read_text("utf-8") == f"{HEAD}\n2026-11-30,babette,1,0\n"


def test_no_file_is_nothing_to_be_told_of(tmp_path):
    assert counts(tmp_path, Day()).set_aside is None
    assert counts(tmp_path / "counts.csv" / "below a file", Day()).set_aside is None


def test_two_lines_of_one_day_are_added_up(tmp_path):
    lines = f"{HEAD}\n2026-11-30,babette,3,1\n2026-11-30,babette,2,1\n"
    (tmp_path / "counts.csv").write_text(lines, encoding="utf-8")
    table = counts(tmp_path, Day())
    assert table.set_aside is None
    table.add("babette", True)
    assert table.on(Day.now) == (6, 3)
