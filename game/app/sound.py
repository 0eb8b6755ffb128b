"""The sounds of the game. Without a device, or without the files, the game plays on in silence."""

import io
import os
import random
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game import ASSETS

FOLDER = ASSETS / "sounds"

DEVICE = {"frequency": 22050, "size": -16, "channels": 1, "buffer": 512, "allowedchanges": 0}
"""What the files have, so nothing is converted while it plays. An open mixer costs by the number
of buffers it asks for: 43 a second here (0.18 % of a core) against 86 of twice the data in
pygame's own settings (0.35 %), both 23 ms or less behind the picture. Closed it costs nothing."""

REST = 20.0
"""Seconds of silence after which the device is closed; it opens again within some milliseconds."""


@contextmanager
def silent_stderr() -> Iterator[None]:
    """Keep what a library writes to standard error by itself from the player's terminal.

    The sound system of Linux complains there in a dozen lines when there is no device.
    """
    try:
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


VARIANTS = {"put": ("put1", "put2", "put3")}
NAMES = ("pickup", "put", "deal", "turn", "refuse", "foundation", "run", "win")

_PITCHES = {"put": (0.95, 0.98, 1.0, 1.03, 1.06), "deal": (0.96, 1.0, 1.04)}
_CLOSEST = 0.03  # of the same name, in seconds: cards that land together are heard once
_RATE_AT = 24  # where a WAV file of ours keeps its rate


class Sounds:
    """Plays a sound by its name; never raises.

    `volume` runs from 0 to 1 as the ear counts. `chance` picks variants and pitches. `mixer`
    and `clock` (seconds) stand in for pygame's mixer and the time in tests.
    """

    def __init__(
        self,
        volume: float = 0.6,
        muted: bool = False,
        chance: random.Random | None = None,
        mixer: Any = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._volume = min(1.0, max(0.0, volume))
        self._muted = muted
        self._chance = chance or random.Random()
        self._mixer = pygame.mixer if mixer is None else mixer
        self._clock = clock
        self._open = False
        self._failed = False
        self._loaded: dict[tuple[str, float], Any] = {}
        self._files: dict[str, bytes] = {}
        self._last: dict[str, float] = {}
        self._latest = 0.0
        self._variant = ""

    @property
    def available(self) -> bool:
        """False once a device was asked for and there was none."""
        return not self._failed

    @property
    def volume(self) -> float:
        """Loudness, 0 to 1. Setting it looks for a device again if there was none."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))
        self._failed = False

    @property
    def muted(self) -> bool:
        """True: nothing is played and no device is kept. Setting it looks for one again."""
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value
        self._failed = False
        if value:
            self.close()

    def play(self, name: str, rank: int | None = None) -> None:
        """Play the sound `name` (one of `NAMES`); `rank` 1 to 13 gives "foundation" its tone."""
        now = self._clock()
        if self._muted or not self._volume or now - self._last.get(name, -1.0) < _CLOSEST:
            return
        try:
            if not self._ready():
                return
            sound = self._sound(self._file(name, rank), self._chance.choice(_pitches(name)))
            if sound is None:
                return
            # An ear hears ratios: the square makes the middle of a slider sound like half.
            sound.set_volume(self._volume**2 * self._chance.uniform(0.85, 1.0))
            sound.play()
        except Exception:  # whatever a driver comes up with, a game goes on without it
            self._give_up()
        self._last[name] = self._latest = now

    def tick(self) -> float | None:
        """Close the device after a long silence; call it now and then.

        Gives the seconds until it should be called again, or None while no device is open.
        """
        if not self._open:
            return None
        left = self._latest + REST - self._clock()
        if left > 0:
            return left
        self.close()
        return None

    def close(self) -> None:
        """Stop all sounds and let go of the device; the next sound opens it again."""
        # A sound must not outlive its mixer: playing it then would crash the interpreter.
        self._loaded.clear()
        self._last.clear()
        if self._open:
            self._open = False
            try:
                self._mixer.quit()
            except Exception:  # as in play
                self._failed = True

    def _ready(self) -> bool:
        """Whether a device is open, opening it if need be."""
        if self._open and not self._mixer.get_init():  # somebody else closed it
            self._loaded.clear()
            self._open = False
        if not self._open and not self._failed:
            if self._mixer.get_init():
                self._mixer.quit()
            with silent_stderr():
                self._mixer.init(**DEVICE)
            self._open = True
        return self._open

    def _give_up(self) -> None:
        self.close()
        self._failed = True

    def _file(self, name: str, rank: int | None) -> str:
        """The file for a name; of several variants never the same twice running."""
        if name == "foundation":
            return f"foundation{min(13, max(1, rank or 5)):02}"
        if name not in VARIANTS:
            return name
        others = [variant for variant in VARIANTS[name] if variant != self._variant]
        self._variant = self._chance.choice(others)
        return self._variant

    def _sound(self, file: str, pitch: float) -> Any:
        """The sound of a file at `pitch` times its own, read at first use; None without file."""
        if (file, pitch) not in self._loaded:
            try:
                if file not in self._files:
                    self._files[file] = (FOLDER / f"{file}.wav").read_bytes()
                data = _pitched(self._files[file], pitch)
                self._loaded[file, pitch] = self._mixer.Sound(file=io.BytesIO(data))
            except (OSError, pygame.error, struct.error):
                self._loaded[file, pitch] = None
        return self._loaded[file, pitch]


def _pitches(name: str) -> tuple[float, ...]:
    return _PITCHES.get(name, (1.0,))


def _pitched(data: bytes, pitch: float) -> bytes:
    """A WAV file that says it was made faster or slower: the mixer then shifts its pitch."""
    rate, bytes_a_second = struct.unpack_from("<II", data, _RATE_AT)
    changed = struct.pack("<II", round(rate * pitch), round(bytes_a_second * pitch / 2) * 2)
    return data[:_RATE_AT] + changed + data[_RATE_AT + 8 :]
