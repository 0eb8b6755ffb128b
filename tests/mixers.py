"""A mixer and a clock that do as they are told."""

import os
import random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app.sound import DEVICE, Sounds


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Mixer:
    """Stands in for pygame.mixer, notes what is asked of it and fails where it is told to."""

    def __init__(self, broken: str = ""):
        self.broken, self.calls, self.played, self.volumes = broken, [], 0, []
        self.running = False

    def _do(self, name):
        self.calls.append(name)
        if name == self.broken:
            raise pygame.error("no such device")

    def get_init(self):
        self._do("get_init")
        return self.running

    def init(self, **settings):
        assert settings == DEVICE
        self._do("init")
        self.running = True

    def quit(self):
        self.running = False
        self._do("quit")

    def Sound(self, file):
        self._do("Sound")
        assert file.read(4) == b"RIFF"
        return self

    def set_volume(self, volume):
        self.volumes.append(volume)

    def play(self):
        assert self.running
        self._do("play")
        self.played += 1


def player(mixer=None, **kinds):
    clock = Clock()
    mixer = mixer or Mixer()
    return Sounds(chance=random.Random(1), mixer=mixer, clock=clock, **kinds), mixer, clock
