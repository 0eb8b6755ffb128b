"""The power goes before any operation of the disk, and what was written may be lost in any way."""

import json
import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from disks import MemoryDisk, PowerCut
from keeping import FOLDER, GAMES, keeper, one_more, session, won

from game.app.keeper import Keeper
from game.app.storage import Storage
from game.patiences import SHELF
from game.scenes.settings import Settings

ROOT = Path(__file__).parents[2]


def every_cut(play, prepare=lambda disk: None):
    """Let the power go before each operation of `play(disk, done)`; each disk that may be left.

    Yields what `play` had put into the list `done` by then, and the disk.
    """
    fuse = 0
    while True:
        disk, done = MemoryDisk(), []
        prepare(disk)
        disk.fuse = fuse
        try:
            play(disk, done)
        except PowerCut:
            for found in disk.outcomes():
                yield done, found
            fuse += 1
            continue
        assert fuse > 1, "the power never went"
        disk.fuse = -1
        yield done, disk
        return


def test_no_turn_that_was_saved_is_lost():
    def play(disk, done):
        kept, game = keeper(disk), session()
        for _ in range(4):
            one_more(game)
            kept.keep(game)
            done.append(game.turns)

    cuts = 0
    for done, found in every_cut(play):
        kept = keeper(found)
        game = kept.latest()
        turns = game.turns if game else 0
        last = done[-1] if done else 0
        assert turns in (last, last + 1)
        assert kept.troubles() == [], "a file was written over in place"
        cuts += 1
    assert cuts > 40


def test_a_finished_game_is_counted_or_still_there():
    def play(disk, done):
        kept = keeper(disk)
        game = kept.latest()
        kept.finish(game, "won")
        done.append("finished")

    for done, found in every_cut(play, lambda disk: keeper(disk).keep(session(3))):
        kept = keeper(found)
        counted = kept.statistics().get("babette")
        game = kept.latest()
        assert kept.troubles() == []
        if done:
            assert counted.won == 1
            assert game is None
        else:
            assert game is None or game.turns == 3
            assert game or counted.won == 1, "neither counted nor there"


def test_older_lines_survive_a_cut_while_a_line_is_added():
    def prepare(disk):
        for n in range(3):
            keeper(disk).finish(won(2, 60 + n), "won")

    def play(disk, done):
        kept = keeper(disk)
        for n in range(2):
            kept.finish(won(2, 30 + n), "won")
            kept.enter(won(2, 30 + n, deal=str(n + 1)), "ADA")
            done.append(n)

    for done, found in every_cut(play, prepare):
        kept = keeper(found)
        times = [game.seconds for game in kept.games()]
        assert times[:3] == [60, 61, 62]
        assert set(times[3:]) <= {30, 31}
        assert len(times) >= 3 + len(done)
        assert len(kept.fame()) >= len(done)
        kept.finish(won(2, 99), "won")
        assert keeper(found).games()[-1].seconds == 99, "a torn line spoils the next"


def test_a_game_that_is_set_aside_is_somewhere_at_any_moment():
    def play(disk, done):
        kept = keeper(disk)
        kept.aside("babette")
        done.append("aside")
        kept.keep(session(2, deal="5"))
        done.append("new")

    for done, found in every_cut(play, lambda disk: keeper(disk).keep(session(3))):
        kept = keeper(found)
        games = [kept.open(each) for each in kept.kept()]
        latest = kept.latest()
        assert any(str(g.deal) == "617" and g.turns == 3 for g in [*games, *filter(None, [latest])])
        if "new" in done:
            assert str(latest.deal) == "5"
        assert kept.troubles() == []


def test_an_export_is_whole_or_not_there():
    def play(disk, done):
        done.append(keeper(disk).export(session(4)))

    for done, found in every_cut(play):
        records = keeper(found).kept()
        assert [each.problem for each in records] in ([], [""])
        assert not done or records


def test_settings_are_the_old_ones_or_the_new_ones():
    def prepare(disk):
        Storage(FOLDER, disk).save_settings(Settings(theme="burgundy"))

    def play(disk, done):
        done.append(Storage(FOLDER, disk).save_settings(Settings(theme="charcoal")))

    for done, found in every_cut(play, prepare):
        store = Storage(FOLDER, found)
        theme = store.load_settings("en").theme
        assert store.set_aside is None
        assert theme == "charcoal" or (not done and theme == "burgundy")


def test_a_reset_keeps_the_old_lines_somewhere():
    def play(disk, done):
        done.append(keeper(disk).reset())

    for done, found in every_cut(play, lambda disk: keeper(disk).finish(won(), "won")):
        texts = [found.read(FOLDER / name) for name in found.names(FOLDER)]
        assert any(b"babette 617 won 3 moves 60 seconds" in text for text in texts)
        assert not (done and keeper(found).games())


def test_the_tests_notice_a_file_written_in_place(monkeypatch):
    """The proof that these tests can fail."""

    def careless(path, text, disk):
        disk.write(path, text.encode())
        disk.sync(path)
        disk.sync(path.parent)

    monkeypatch.setattr("game.app.saves.replace_file", careless)
    with pytest.raises(AssertionError):
        test_no_turn_that_was_saved_is_lost()


def test_the_tests_notice_a_rename_without_a_sync_before_it(monkeypatch):
    """The proof that these tests can fail."""

    def hasty(path, text, disk):
        disk.write(path.with_suffix(".new"), text.encode())
        disk.rename(path.with_suffix(".new"), path)
        disk.sync(path.parent)

    monkeypatch.setattr("game.app.saves.replace_file", hasty)
    with pytest.raises(AssertionError):
        test_no_turn_that_was_saved_is_lost()


# ---- a real program, really killed

_PLAYER = """
import json, sys
from datetime import datetime
from pathlib import Path
from game.app.keeper import Keeper
from game.engine.deals import DealNumber
from game.engine.session import Session
from game.patiences import SHELF

keeper = Keeper(Path(sys.argv[1]), SHELF.__getitem__, datetime.now)
game = Session(SHELF["babette"].with_options({}), DealNumber.parse("617"))
while True:
    moves = game.moves()
    game.play(moves[0]) if moves else game.restart()
    keeper.keep(game)
    if len(game.history) % 5 == 0:
        keeper.close()
        print(len(game.history), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
@pytest.mark.parametrize("lines", [1, 2, 5, 9])
def test_kill_9_while_a_game_is_played(tmp_path, lines):
    """Whatever was brought to the disk before is there, and nothing is broken."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, "-c", _PLAYER, str(tmp_path)], stdout=subprocess.PIPE, env=environ
    )
    for _ in range(lines):
        safe = json.loads(child.stdout.readline())
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    kept = Keeper(tmp_path, SHELF.__getitem__, lambda: datetime(2026, 1, 1))
    game = kept.latest()
    assert kept.troubles() == []
    assert len(game.history) >= safe
    assert (tmp_path / GAMES.name / "babette.txt").exists()
