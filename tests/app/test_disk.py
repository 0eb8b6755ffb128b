"""The real disk: files replaced whole, folders that cannot be, settings, the writer's thread."""

import threading
import weakref
from datetime import datetime

import pytest
from keeping import session, won

from game.app.disk import DISK, append_line, put_aside, replace_file, sweep
from game.app.keeper import Keeper
from game.app.storage import SETTINGS, Storage
from game.app.writer import Writer
from game.patiences import SHELF
from game.scenes.settings import Settings


def _keeper(folder, writer=None):
    return Keeper(folder, SHELF.__getitem__, lambda: datetime(2026, 11, 30, 14, 5, 7), writer)


def test_a_file_is_replaced_whole_and_nothing_is_left_beside_it(tmp_path):
    path = tmp_path / "deep" / "down" / "a.txt"
    replace_file(path, "one\n")
    replace_file(path, "zwei – dwa\n")
    assert path.read_bytes() == "zwei – dwa\n".encode()
    assert [p.name for p in path.parent.iterdir()] == ["a.txt"]


def test_what_cannot_be_replaced_is_as_before_and_nothing_is_left_beside_it(tmp_path):
    (tmp_path / "a.txt" / "full").mkdir(parents=True)
    with pytest.raises(OSError, match=r"a\.txt"):
        replace_file(tmp_path / "a.txt", "new")
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_lines_are_added_and_a_torn_one_is_ended(tmp_path):
    path = tmp_path / "new" / "lines.txt"
    append_line(path, "one")
    append_line(path, "two")
    path.write_bytes(path.read_bytes() + b"to")
    append_line(path, "three")
    assert path.read_text() == "one\ntwo\nto\nthree\n"


def test_files_are_put_aside_under_free_names(tmp_path):
    for text in ("one", "two"):
        (tmp_path / "a.txt").write_text(text)
        put_aside(tmp_path / "a.txt", "broken")
    assert (tmp_path / "a.txt.broken").read_text() == "one"
    assert (tmp_path / "a.txt.2.broken").read_text() == "two"
    assert put_aside(tmp_path / "a.txt", "broken") is None


def test_only_old_leftovers_are_swept(tmp_path):
    for name in (".a.txt.1.tmp", "a.tmp", ".b"):
        (tmp_path / name).write_text("")
    now = DISK.changed(tmp_path / ".a.txt.1.tmp")
    sweep(tmp_path, now + 10**9)
    assert len(list(tmp_path.iterdir())) == 3
    sweep(tmp_path, now + 3601 * 10**9)
    assert sorted(p.name for p in tmp_path.iterdir()) == [".b", "a.tmp"]


# ---- a keeper on it


def test_a_whole_evening_on_a_real_disk(tmp_path):
    kept = _keeper(tmp_path)
    kept.keep(session(4))
    kept.keep(session(2, "spider"))
    kept.finish(won(5, 70), "won")
    kept.enter(won(5, 70), "ADA")
    path = kept.export(session(3))
    kept.close()
    later = _keeper(tmp_path)
    assert later.latest().patience.id == "spider"
    assert later.unfinished("babette") is None
    assert later.statistics()["babette"].fewest_moves == 5
    assert [e.initials for e in later.fame()] == ["ADA"]
    assert path == str(tmp_path / "exports" / "babette-617-20261130-140507.txt")
    assert [(k.place, k.game, k.turns) for k in later.kept()] == [("exports", "babette", 3)]
    assert later.troubles() == []


def test_two_games_finished_in_a_breath_leave_no_file_behind(tmp_path):
    for _ in range(20):
        kept = _keeper(tmp_path)
        for game in ("babette", "spider"):
            kept.keep(session(3, game))
            kept.finish(session(3, game), "left")
        kept.close()
        assert list(tmp_path.glob("games/*")) == []


def test_a_folder_that_cannot_be_is_told_and_everything_goes_on(tmp_path):
    (tmp_path / "file").write_text("in the way")
    kept = _keeper(tmp_path / "file" / "data")
    kept.keep(session(4))
    kept.finish(won(), "won")
    kept.keep(session(2, "spider"))
    kept.close()
    assert kept.troubles() == [("", "unwritten")]
    assert kept.export(session(3)) is None
    assert kept.kept() == []
    assert kept.latest().patience.id == "spider"
    store = Storage(tmp_path / "file" / "data")
    assert store.load_settings("pl").language == "pl"
    assert store.save_settings(Settings()) is False


def test_folders_where_files_should_be(tmp_path):
    for name in (SETTINGS, "games/babette.txt", "history-2026.txt", "exports/a.txt"):
        (tmp_path / name / "x").mkdir(parents=True)
    store = Storage(tmp_path)
    store.load_settings("en")
    assert store.set_aside.endswith(".broken")
    kept = _keeper(tmp_path)
    assert kept.latest() is None
    assert kept.games() == []
    kept.keep(session(2))
    kept.close()
    assert ("history-2026.txt", "unreadable") in kept.troubles()
    assert _keeper(tmp_path).unfinished("babette").turns == 2
    assert [each.problem for each in kept.kept()] == ["unreadable"]


def test_saving_never_waits_for_the_disk():
    """`put` comes back while the disk still hangs; the latest of the waiting texts is written."""
    hangs, begun, written = threading.Event(), threading.Event(), []

    def job(text):
        def run():
            begun.set()
            hangs.wait(10)
            written.append(text)

        return run

    writer = Writer()
    writer.put("a", job("one"))
    assert begun.wait(10)
    writer.put("a", job("two"))
    writer.put("b", job("other"))
    writer.put("a", job("three"))
    assert written == []
    assert writer.flush(0) is False
    hangs.set()
    assert writer.flush() is True
    assert written == ["one", "other", "three"]


def test_a_job_that_fails_is_told_and_the_next_is_done():
    def fail():
        raise OSError("no")

    told, done = [], []
    writer = Writer(told.append, done.append)
    writer.put("a", fail)
    writer.put("b", lambda: None)
    assert writer.flush()
    assert (told, done) == (["a"], ["b"])


def test_nothing_that_is_written_is_kept():
    def job():
        pass

    kept, writer = weakref.ref(job), Writer()
    writer.put("a", job)
    del job
    assert writer.flush()
    assert kept() is None


# ---- settings


def test_settings_come_back(tmp_path):
    Storage(tmp_path).save_settings(Settings(theme="midnight", language="pl", volume=20))
    assert Storage(tmp_path).load_settings("en") == Settings(
        theme="midnight", language="pl", volume=20
    )


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe\0", b"[1]", b"null", b"[" * 100_000])
def test_broken_settings_are_kept_beside(tmp_path, data):
    (tmp_path / SETTINGS).write_bytes(data)
    store = Storage(tmp_path)
    assert store.load_settings("de") == Settings(language="de")
    assert (tmp_path / f"{SETTINGS}.broken").read_bytes() == data
    assert store.set_aside == str(tmp_path / f"{SETTINGS}.broken")
    assert store.save_settings(Settings())


def test_values_that_do_not_fit_keep_their_defaults_and_those_of_a_newer_version_stay(tmp_path):
    text = '{"theme": "plaid", "volume": 61, "timer": "yes", "back": "trellis", "gravity": 9.81}'
    (tmp_path / SETTINGS).write_text(text)
    store = Storage(tmp_path)
    settings = store.load_settings("en")
    assert settings == Settings(back="trellis")
    store.save_settings(settings)
    assert '"gravity": 9.81' in (tmp_path / SETTINGS).read_text()
