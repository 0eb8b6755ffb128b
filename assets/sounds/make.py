"""Makes every sound of the game: paper, felt and a little wood, from noise and arithmetic.

Run it as `python assets/sounds/make.py`; the files lie beside it. The same every time.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
"""Samples a second; mono, 16 bit."""

Samples = list[float]


def noise(seconds: float, seed: int) -> Samples:
    """White noise, -1 to 1."""
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def band(samples: Samples, low: float, high: float, width: float = 1.0) -> Samples:
    """`samples` through a band-pass whose middle glides from `low` to `high` hertz.

    `width` is the band's width as a share of its middle.
    """
    out, held, flow = [], 0.0, 0.0
    for at, value in enumerate(samples):
        middle = low * (high / low) ** (at / len(samples))
        step = 2 * math.sin(math.pi * middle / RATE)
        held += step * flow
        flow += step * (value - held - width * flow)
        out.append(flow * width)
    return out


def dull(samples: Samples, hertz: float) -> Samples:
    """`samples` with what lies above `hertz` taken off gently."""
    share, level, out = 1 - math.exp(-2 * math.pi * hertz / RATE), 0.0, []
    for value in samples:
        level += share * (value - level)
        out.append(level)
    return out


def shaped(samples: Samples, rise: float, fall: float) -> Samples:
    """`samples` that swell in `rise` seconds and die away, to a third every `fall` seconds."""
    up = max(1, round(rise * RATE))
    return [
        value * (at / up if at < up else math.exp(-(at - up) / (fall * RATE)))
        for at, value in enumerate(samples)
    ]


def knock(hertz: float, fall: float, seconds: float) -> Samples:
    """A dead thump: something soft that swings once or twice and sinks in pitch."""
    out, turn = [], 0.0
    for at in range(round(seconds * RATE)):
        age = at / RATE
        turn += 2 * math.pi * hertz * (1 + 0.6 * math.exp(-age / 0.006)) / RATE
        out.append(math.sin(turn) * math.exp(-age / fall) * min(1.0, age / 0.0015))
    return out


def wood(hertz: float, fall: float, seconds: float) -> Samples:
    """A wooden bar struck with felt: three partials, the upper ones gone at once."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.28), (9.1, 0.05, 0.10))
    out = []
    for at in range(round(seconds * RATE)):
        age = at / RATE
        out.append(
            min(1.0, age / 0.003)
            * sum(
                loud * math.sin(2 * math.pi * hertz * ratio * age) * math.exp(-age / (fall * last))
                for ratio, loud, last in partials
                if hertz * ratio < RATE * 0.45
            )
        )
    return out


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts added up; each is (seconds before it begins, loudness, samples)."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    out = [0.0] * length
    for start, loud, samples in parts:
        first = round(start * RATE)
        for at, value in enumerate(samples, first):
            out[at] += loud * value
    return out


def tap(seed: int, body: float = 150, bright: float = 2600) -> Samples:
    """A card that comes down flat on felt: a tick of paper, a breath of air, the table below."""
    return mixed(
        (0.0, 1.0, shaped(dull(noise(0.03, seed), bright), 0.0006, 0.004)),
        (0.001, 0.75, shaped(band(noise(0.09, seed + 1), 900, 500, 0.9), 0.003, 0.018)),
        (0.0, 0.30, knock(body, 0.016, 0.09)),
    )


def slide(seed: int, seconds: float, low: float, high: float) -> Samples:
    """Paper that brushes over cloth for `seconds`."""
    return shaped(
        dull(band(noise(seconds, seed), low, high, 0.9), 2800), seconds * 0.4, seconds * 0.2
    )


def riffle(seed: int, count: int, seconds: float) -> Samples:
    """`count` corners that fall one after the other, faster towards the end."""
    parts = []
    for at in range(count):
        start = seconds * (1 - (1 - at / count) ** 1.7)
        tick = shaped(band(noise(0.02, seed + at), 2300, 1500, 0.8), 0.0006, 0.005)
        parts.append((start, 0.6 + 0.4 * at / count, tick))
    return mixed(*parts)


def put(seed: int, body: float, bright: float, gap: float) -> Samples:
    """A card laid down by hand: one edge first, the rest `gap` seconds later."""
    edge = shaped(dull(noise(0.02, seed + 2), bright), 0.0005, 0.003)
    return mixed((0.0, 0.45, edge), (gap, 1.0, tap(seed, body, bright)))


def strike(hertz: float, fall: float, seconds: float, seed: int) -> Samples:
    """A tone of the house: more felt than bar, so that it has a pitch and never beeps."""
    breath = shaped(band(noise(seconds, seed), hertz * 2, hertz * 2, 0.12), 0.002, fall * 0.5)
    return mixed((0.0, 0.5, wood(hertz, fall, seconds)), (0.0, 2.2, breath))


def pickup() -> Samples:
    return mixed(
        (0.0, 1.0, slide(11, 0.10, 1300, 2600)),
        (0.012, 0.35, shaped(band(noise(0.02, 12), 2600, 2600, 0.7), 0.001, 0.003)),
    )


def deal() -> Samples:
    return mixed((0.0, 0.8, slide(31, 0.09, 2600, 1500)), (0.058, 0.8, tap(32, 165, 2900)))


def turn() -> Samples:
    return mixed(
        (0.0, 0.5, tap(41, 220, 3000)),
        (0.008, 0.8, slide(44, 0.08, 1500, 3000)),
        (0.066, 0.8, tap(45, 170, 2600)),
    )


def refuse() -> Samples:
    dead = mixed(
        (0.0, 1.0, knock(105, 0.026, 0.14)),
        (0.0, 0.9, shaped(dull(noise(0.06, 51), 700), 0.001, 0.012)),
    )
    return mixed((0.0, 1.0, dead), (0.105, 0.7, dead))


SCALE = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21)
"""Semitones above the ace's tone, for ace to king."""
LOWEST = 196.0
"""Hertz of the ace's tone; the king's stays below 660: wood, not a bell."""


def pitch(step: int) -> float:
    """Hertz of a step of the scale, 0 for the ace."""
    return LOWEST * 2 ** (SCALE[step] / 12)


def foundation(rank: int) -> Samples:
    return mixed(
        (0.0, 0.85, tap(60, 150, 2400)),
        (0.004, 0.45, strike(pitch(rank - 1), 0.042, 0.24, 64)),
    )


def run() -> Samples:
    return mixed(
        (0.0, 0.5, slide(71, 0.42, 1200, 2800)),
        (0.02, 0.55, riffle(80, 13, 0.36)),
        (0.40, 1.0, tap(95, 130, 2400)),
        (0.405, 0.36, strike(pitch(4), 0.08, 0.40, 97)),
        (0.405, 0.32, strike(pitch(7), 0.08, 0.40, 98)),
    )


def win() -> Samples:
    parts = [(0.0, 0.32, riffle(110, 40, 0.85))]
    for at, step in enumerate((0, 2, 4, 7, 9, 11)):
        parts.append((0.08 + 0.13 * at, 0.4, strike(pitch(step), 0.10, 0.45, 210 + at)))
        parts.append((0.075 + 0.13 * at, 0.35, tap(170 + 3 * at, 150, 2200)))
    for step in (0, 4, 7, 9):
        parts.append((0.96, 0.32, strike(pitch(step), 0.20, 0.85, 220 + step)))
    parts.append((0.955, 0.6, tap(200, 120, 2200)))
    return mixed(*parts)


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "pickup": (pickup, -20),
    "put1": (lambda: put(21, 142, 2300, 0.009), -14),
    "put2": (lambda: put(24, 155, 2700, 0.012), -14),
    "put3": (lambda: put(27, 134, 2050, 0.007), -14),
    "deal": (deal, -16),
    "turn": (turn, -16),
    "refuse": (refuse, -15),
    **{f"foundation{rank:02}": (lambda rank=rank: foundation(rank), -14) for rank in range(1, 14)},
    "run": (run, -12),
    "win": (win, -11),
}
"""How each file is made, and its peak in decibels below full."""


def frames(name: str) -> bytes:
    """The sound `name` as 16-bit little-endian frames."""
    make, peak = SOUNDS[name]
    samples = make()
    middle = sum(samples) / len(samples)
    samples = [value - middle for value in samples]
    tail = round(0.012 * RATE)
    for at in range(tail):  # no click where a sound is cut
        samples[-1 - at] *= at / tail
    loudest = max(map(abs, samples))
    scale = 32767 * 10 ** (peak / 20) / loudest
    return b"".join(struct.pack("<h", round(value * scale)) for value in samples)


def write(folder: Path) -> None:
    """Write all sounds as WAV files into `folder`."""
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames(name))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
