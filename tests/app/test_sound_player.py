"""The sounds: what the files are, and that no trouble with them reaches the game."""

import itertools
import os
import random
import subprocess
import sys
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest
from mixers import Mixer, player

from game.app import sound
from game.app.sound import FOLDER, NAMES, REST, Sounds


def test_nothing_is_opened_or_read_before_the_first_sound():
    sounds, mixer, _ = player()
    assert mixer.calls == []
    assert sounds.available
    assert sounds.tick() is None
    sounds.play("deal")
    assert mixer.played == 1


def test_every_name_plays_and_every_rank_has_its_file():
    sounds, mixer, clock = player()
    for name in NAMES:
        sounds.play(name)
        clock.now += 1
    for rank in range(1, 14):
        sounds.play("foundation", rank)
        clock.now += 1
    assert mixer.played == len(NAMES) + 13
    assert mixer.calls.count("init") == 1


def test_the_same_file_is_read_once():
    sounds, mixer, clock = player()
    for _ in range(5):
        sounds.play("win")
        clock.now += 1
    assert mixer.calls.count("Sound") == 1
    assert mixer.played == 5


@pytest.mark.parametrize("broken", ["get_init", "init", "play"])
def test_a_failing_device_means_silence_and_no_second_try(broken):
    sounds, mixer, clock = player(Mixer(broken))
    for _ in range(3):
        sounds.play("put")
        clock.now += 1
    assert not sounds.available
    assert mixer.calls.count(broken) == 1
    assert mixer.played == 0
    assert sounds.tick() is None
    sounds.close()


def test_touching_the_options_looks_for_a_device_again():
    sounds, mixer, clock = player(Mixer("init"))
    sounds.play("put")
    mixer.broken = ""
    clock.now += 1
    sounds.play("put")
    assert mixer.played == 0
    sounds.volume = 0.9
    assert sounds.available
    sounds.play("put")
    assert mixer.played == 1


def test_a_device_that_does_not_even_exist_is_survived():
    class Missing:
        def __getattr__(self, name):
            raise NotImplementedError("mixer module not available")

    sounds, _, _ = player(Missing())
    sounds.play("put")
    assert not sounds.available
    sounds.close()


def test_a_failing_close_is_survived():
    sounds, _, _ = player(Mixer("quit"))
    sounds.play("put")
    sounds.close()
    sounds.close()


def test_a_missing_file_silences_only_its_own_sound(monkeypatch, tmp_path):
    (tmp_path / "turn.wav").write_bytes((FOLDER / "turn.wav").read_bytes())
    (tmp_path / "refuse.wav").write_bytes(b"RIFF")
    monkeypatch.setattr(sound, "FOLDER", tmp_path)
    sounds, mixer, clock = player()
    for name in ("deal", "refuse", "no such sound", "turn"):
        sounds.play(name)
        clock.now += 1
    assert sounds.available
    assert mixer.played == 1


def test_muted_or_silent_no_device_is_opened():
    for kinds in ({"muted": True}, {"volume": 0}):
        sounds, mixer, _ = player(**kinds)
        sounds.play("win")
        assert mixer.calls == []


def test_muting_lets_go_of_the_device():
    sounds, mixer, _ = player()
    sounds.play("win")
    sounds.muted = True
    assert not mixer.running
    assert sounds.muted
    sounds.muted = False
    sounds.play("put")
    assert mixer.running


def test_volume_stays_between_none_and_full_and_reaches_the_sound():
    sounds, mixer, clock = player(volume=7)
    assert sounds.volume == 1
    sounds.play("turn")
    clock.now += 1
    sounds.volume = 0.5
    sounds.play("turn")
    assert 0.85 <= mixer.volumes[0] <= 1
    assert 0.85 * 0.25 <= mixer.volumes[1] <= 0.25
    sounds.volume = -1
    assert sounds.volume == 0


def test_cards_that_land_together_are_heard_once():
    sounds, mixer, clock = player()
    for _ in range(6):
        sounds.play("deal")
    sounds.play("turn")
    assert mixer.played == 2
    clock.now += 0.05
    sounds.play("deal")
    assert mixer.played == 3


def test_a_variant_is_never_heard_twice_running_and_all_come():
    sounds, _, _ = player()
    heard = [sounds._file("put", None) for _ in range(60)]
    assert set(heard) == set(sound.VARIANTS["put"])
    assert all(a != b for a, b in itertools.pairwise(heard))


def test_the_same_chance_gives_the_same_sounds():
    def heard():
        sounds, mixer, clock = player()
        for _ in range(20):
            sounds.play("put")
            clock.now += 1
        return mixer.volumes, list(sounds._loaded)

    assert heard() == heard()


def test_after_a_long_silence_the_device_is_closed_and_opens_again():
    sounds, mixer, clock = player()
    sounds.play("put")
    assert 0 < sounds.tick() <= REST
    clock.now += REST - 1
    assert sounds.tick() == pytest.approx(1)
    clock.now += 2
    assert sounds.tick() is None
    assert not mixer.running
    sounds.play("put")
    assert mixer.running
    assert mixer.played == 2


def test_a_mixer_opened_by_others_is_opened_anew_with_our_settings():
    mixer = Mixer()
    mixer.running = True
    sounds, mixer, _ = player(mixer)
    sounds.play("put")
    assert mixer.calls.index("quit") < mixer.calls.index("init")


def test_a_mixer_closed_by_others_is_opened_again_with_fresh_sounds():
    sounds = Sounds(chance=random.Random(2))
    sounds.play("turn")
    pygame.mixer.quit()
    sounds._last.clear()
    sounds.play("turn")
    assert sounds.available
    assert pygame.mixer.get_init()
    sounds.close()


def test_the_real_mixer_opens_closes_and_opens_again():
    sounds = Sounds(chance=random.Random(2))
    for _ in range(3):
        for name in NAMES:
            sounds.play(name, 3)
        assert sounds.available
        assert pygame.mixer.get_init() == (22050, -16, 1)
        sounds.close()
        assert pygame.mixer.get_init() is None
        sounds._last.clear()


def test_pitch_changes_the_length_in_the_real_mixer():
    sounds = Sounds(chance=random.Random(2))
    sounds._ready()
    slow, fast = sounds._sound("put1", 0.95), sounds._sound("put1", 1.06)
    lengths = slow.get_length(), fast.get_length()
    del slow, fast
    sounds.close()
    assert lengths[0] / lengths[1] == pytest.approx(1.06 / 0.95, abs=0.01)


def test_an_unknown_driver_is_survived():
    code = (
        "from game.app.sound import Sounds\ns = Sounds()\ns.play('put')\n"
        "assert not s.available\ns.close()"
    )
    environment = dict(os.environ, SDL_AUDIODRIVER="no such driver")
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, timeout=30)


def test_making_the_player_costs_no_time():
    started = time.perf_counter()
    Sounds()
    assert time.perf_counter() - started < 0.005
