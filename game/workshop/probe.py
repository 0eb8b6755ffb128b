"""Measures that need a process of their own: first frame, a still table, peak of memory.

`ask` starts a fresh interpreter that runs one function of this module and prints JSON. Its data
folder is a temporary one, so the player's own is never touched.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

_WARM = 3.5
"""Seconds before a still table is still: the loop stays awake for some time."""


def ask(function: str, *arguments: Any, **environ: str) -> Any:
    """What `function` of this module prints in a fresh process."""
    code = f"from game.workshop import probe; probe.{function}(*{arguments!r})"
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, **environ, "XDG_DATA_HOME": folder, "APPDATA": folder}
        env["BENCH_DATA"], env["BENCH_START"] = folder, str(time.monotonic_ns())
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True
        )
    if done.returncode:
        raise RuntimeError(f"{function}: {done.stderr.strip()[-400:]}")
    return json.loads(done.stdout.splitlines()[-1])


def _tell(answer: Any) -> None:
    """Print the answer and leave at once, from wherever the program is."""
    print(json.dumps(answer), flush=True)
    os._exit(0)


def _data() -> list[str]:
    return ["--data-dir", os.environ["BENCH_DATA"]]


def first_frame(*arguments: str) -> None:
    """Seconds from the start of the process until the program has shown its first frame.

    `processor` counts what this process has worked in that time, without waiting for others.
    """
    import pygame

    show = pygame.display.update

    def shown(*rects: Any) -> None:
        show(*rects)
        seconds = (time.monotonic_ns() - int(os.environ["BENCH_START"])) / 1e9
        _tell({"seconds": seconds, "processor": time.process_time()})

    pygame.display.update = shown
    from game.app.program import main

    main([*arguments, *_data()])


def still_table(seconds: float, muted: bool) -> None:
    """The percent of a core that a table takes when nothing moves but the clock, in real life."""
    import random

    import pygame

    from game.app import house, sound, storage, window
    from game.app.call import Call
    from game.engine.deals import DealNumber
    from game.patiences import SHELF
    from game.scenes.settings import Memory

    sound.REST = 1e9  # seconds: the device stays open, as it does for a while after a sound
    window.prepare()
    frame = window.Window("bench", (1920, 1080))
    frame.open()
    store = storage.Storage(Path(os.environ["BENCH_DATA"]))
    settings = store.load_settings("en")
    home = house.furnish(frame, store, settings, Memory(), random.Random(1), muted)
    call = Call(game=next(iter(SHELF)), deal=DealNumber.parse("1"))
    table = house.first_scene(home, call, None)
    start = time.perf_counter()
    measured: list[float] = []

    def now() -> int:
        at = time.perf_counter() - start
        if not measured and at > _WARM:
            measured.extend((at, time.process_time()))
        elif measured and at > measured[0] + seconds:
            share = (time.process_time() - measured[1]) / (at - measured[0])
            device = pygame.mixer.get_init() is not None
            _tell({"percent": share * 100, "sound": device, "turns": table.session.turns})
        return time.perf_counter_ns()

    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, unicode="d", mod=0))
    house.live(home, frame, table, now, store.folder)


def peak_memory(width: int, height: int) -> None:
    """The most memory in MB, as the system counts it, after each step of a game."""
    from game.workshop.acts import steps_of_a_game
    from game.workshop.frames import open_screen

    marks = {"python": _peak()}
    screen, name = open_screen((width, height))
    marks["window"] = _peak()
    for step in steps_of_a_game(screen):
        marks[step] = _peak()
    _tell({"size": screen.get_size(), "driver": name, "peak": _peak(), "steps": marks})


def _peak() -> float:
    """The peak of this process's memory in MB."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
        return round(next(int(x.split()[1]) for x in lines if x.startswith("VmHWM")) / 1024, 1)
    except OSError:
        import resource

        return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
