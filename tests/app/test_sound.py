"""The sounds: what the files are, and that no trouble with them reaches the game."""

import array
import importlib.util
import math
import os
import sys
import wave

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.app.sound import DEVICE, FOLDER

spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make.py")
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)
FILES = sorted(make.SOUNDS)


def samples(name: str) -> array.array:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == make.RATE == DEVICE["frequency"]
        return little(file.readframes(file.getnframes()))


def little(frames: bytes) -> array.array:
    values = array.array("h", frames)
    if sys.byteorder == "big":
        values.byteswap()
    return values


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_the_script_makes(name):
    kept, made = samples(name), little(make.frames(name))
    assert len(kept) == len(made)
    # Another machine's sine may differ in its last bit.
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1


def test_there_are_no_other_files():
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == FILES
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 400_000


@pytest.mark.parametrize("name", FILES)
def test_sounds_are_short_quiet_and_end_in_silence(name):
    values = samples(name)
    peak = max(map(abs, values))
    assert 32767 * 10 ** (-24 / 20) < peak <= 32767 * 10 ** (-9 / 20)
    assert len(values) / make.RATE < {"win": 2.0, "run": 0.9}.get(name, 0.3)
    assert abs(sum(values) / len(values)) < 2
    assert max(map(abs, values[-12:])) < 20
    assert max(map(abs, values[:3])) < 0.5 * peak  # begins without a click


def strength(values, hertz: float) -> float:
    """How much of one frequency there is in `values`."""
    turn = 2 * math.pi * hertz / make.RATE
    real = sum(v * math.cos(turn * at) for at, v in enumerate(values))
    imaginary = sum(v * math.sin(turn * at) for at, v in enumerate(values))
    return math.hypot(real, imaginary) / len(values)


def test_the_foundation_rises_with_the_rank():
    tones = [make.pitch(step) for step in range(13)]
    assert tones == sorted(set(tones))
    for rank in (1, 4, 8, 13):
        values = samples(f"foundation{rank:02}")[400:3500]
        assert max(tones, key=lambda tone: strength(values, tone)) == tones[rank - 1]


@pytest.mark.parametrize("name", ["pickup", "put1", "put2", "put3", "deal", "turn"])
def test_paper_has_no_tone_of_its_own(name):
    values = samples(name)
    power = math.sqrt(sum(v * v for v in values) / len(values))
    # a pure tone reaches 0.7 of its power
    assert max(strength(values, hertz) for hertz in range(300, 6000, 60)) < 0.2 * power
