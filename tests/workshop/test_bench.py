"""The bench gives figures; how good they are is not tested, since machines differ."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.patiences import SHELF
from game.workshop.bench import main

ROOT = Path(__file__).resolve().parents[2]


def _bench(folder, *words):
    command = [sys.executable, "-m", "game.workshop.bench", *words]
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "XDG_DATA_HOME": str(folder / "data")}
    env.pop("DISPLAY", None)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not (folder / "data").exists(), "the player's data are left alone"
    return done.stdout


def test_positions_a_second_of_every_patience(tmp_path):
    found = json.loads(_bench(tmp_path, "--quick", "--json", "--only", "positions"))
    assert found["driver"] == "dummy"
    assert set(found["positions"]) == set(SHELF)
    for rates in found["positions"].values():
        assert 0 < rates["median"] <= rates["best"]


def test_frames_beside_whole_frames(tmp_path):
    found = json.loads(_bench(tmp_path, "--quick", "--json", "--only", "flying"))
    (row,) = found["flying"]
    assert row["size"] == [1280, 800]
    for name in ("parts", "sent", "redrawn"):
        assert row[name]["frames"] >= 40
        assert 0 < row[name]["mean"] <= row[name]["slowest"]
    assert row["gain"] > 0


def test_a_fresh_process_tells_its_start_and_its_memory(tmp_path):
    text = _bench(tmp_path, "--quick", "--only", "start,memory")
    assert text.startswith("Display: dummy.\n")
    for word in ("first frame, menu", "first frame, table", "peak of memory, 1280x800", "redeal"):
        assert word in text


def test_a_wrong_name_gets_one_sentence(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--only", "nothing"])
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
