"""What the game costs: time to start, work at rest and in motion, memory, positions a second.

    python -m game.workshop.bench [--json] [--quick] [--only NAME,...]

With a display the window is real (as the program opens it), else SDL's dummy driver stands in;
the first line says which. Figures of one run are compared with each other: beside an act stand
the median frames when the whole picture is sent ("sent") and when it is painted anew and sent
("redrawn"); "gain" is the latter against the act's own median. Nothing of the player's is touched.
The names are `start`, `still`, `memory`, `positions` and those of the acts.
"""

import json
import os
import random
import statistics
from collections.abc import Sequence
from time import process_time
from typing import Any

from game.engine.patience import Patience
from game.engine.position import Position
from game.patiences import SHELF
from game.workshop import probe
from game.workshop.acts import ACTS, ALWAYS_WHOLE, Act
from game.workshop.command import Parser, names
from game.workshop.frames import open_screen

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
SOUND = {} if os.environ.get("SDL_AUDIODRIVER") else {"SDL_AUDIODRIVER": "dummy"}
FRAMES, QUICK_FRAMES = 600, 40

NAMES = ("start", "still", *ACTS, "memory", "positions")

Figures = dict[str, Any]


def start(quick: bool) -> Figures:
    """Seconds to the first frame, files already in the system's cache: best and median."""
    found = {}
    calls = {"menu": (), "table": ("--game", next(iter(SHELF)), "--deal", "1")}
    for name, arguments in calls.items():
        probe.ask("first_frame", *arguments)
        asked = [probe.ask("first_frame", *arguments) for _ in range(1 if quick else 5)]
        times = [each["seconds"] for each in asked]
        found[name] = {
            "best": min(times),
            "median": statistics.median(times),
            "processor": min(each["processor"] for each in asked),
        }
    return found


def still(quick: bool) -> Figures:
    """Percent of a core for a still table, the sound device open and closed."""
    seconds = 2 if quick else 20
    found = {"sound": probe.ask("still_table", seconds, False)}
    if not found["sound"]["sound"]:
        found["sound"] = probe.ask("still_table", seconds, False, **SOUND)
    found["silent"] = probe.ask("still_table", seconds, True)
    return found


def act(make: Act, size: tuple[int, int], quick: bool) -> Figures:
    """The frames of one act: by changed rectangles, and beside it the whole screen each time."""
    screen, driver = open_screen(size)
    wanted = QUICK_FRAMES if quick else FRAMES
    parts = {"parts": make(screen, "")}
    if make not in ALWAYS_WHOLE:
        parts["sent"] = make(screen, "sent")
        parts["redrawn"] = make(screen, "redrawn")
    times: dict[str, list[float]] = {name: [] for name in parts}
    processor: dict[str, list[float]] = {name: [] for name in parts}
    while len(times["parts"]) < wanted:
        for name, runs in parts.items():  # in turn, so that both meet the same noise
            run = next(runs)
            times[name] += run.times
            processor[name] += run.processor
    found: Figures = {"size": list(screen.get_size()), "driver": driver}
    for name, each in times.items():
        found[name] = _summary(each, processor[name])
    if "redrawn" in found:
        found["gain"] = round(found["redrawn"]["median"] / found["parts"]["median"], 1)
    return found


def _summary(times: Sequence[float], processor: Sequence[float]) -> Figures:
    """Mean, median, 99th percentile and slowest in ms; percent of a core at 60 frames a second.

    `cpu_p99` and `cpu_slowest` count processor time only: on a busy machine they tell more.
    """
    return {
        "frames": len(times),
        "mean": round(statistics.fmean(times) * 1000, 3),
        "median": _percentile(times, 50),
        "p99": _percentile(times, 99),
        "slowest": _percentile(times, 100),
        "cpu": round(statistics.fmean(processor) * 60 * 100, 1),
        "cpu_p99": _percentile(processor, 99),
        "cpu_slowest": _percentile(processor, 100),
    }


def _percentile(seconds: Sequence[float], percent: int) -> float:
    """In ms, the time that so many percent of the frames do not exceed.

    >>> _percentile([0.004, 0.001, 0.002, 0.003], 50)
    2.0
    """
    ordered = sorted(seconds)
    return round(ordered[max(0, -(-len(ordered) * percent // 100) - 1)] * 1000, 3)


def memory(quick: bool) -> list[Figures]:
    """The peak in MB of a process that has played a deal, a redeal and a win."""
    sizes = SIZES[:1] if quick else SIZES[1:]
    return [probe.ask("peak_memory", *size) for size in sizes]


def positions(quick: bool) -> Figures:
    """Children a second of each patience: its moves, the play with what it forces, its key."""
    found = {}
    for game in SHELF.values():
        rates = [_walk(game, seed, 2_000 if quick else 40_000) for seed in range(2 if quick else 5)]
        found[game.id] = {"median": round(statistics.median(rates)), "best": round(max(rates))}
    return found


def _walk(game: Patience, seed: int, least: int) -> float:
    """Children a second of processor time in random games; the same games for the same seed."""
    rng = random.Random(seed)
    made, begun = 0, process_time()
    while made < least:
        order = list(range(len(game.pack.faces)))
        rng.shuffle(order)
        position = game.opening(bytes(order))
        moves = game.moves(position)
        while moves and made < least:
            children: list[tuple[Position, list]] = []
            for move in moves:
                child = game.child(position, move)
                game.key(child)
                children.append((child, game.moves(child)))
            made += len(children)
            position, moves = rng.choice(children)
    return made / (process_time() - begun)


def measure(wanted: Sequence[str], quick: bool) -> Figures:
    """All figures that are wanted, by name."""
    alone = {"start": start, "still": still, "memory": memory, "positions": positions}
    found: Figures = {}
    for name in wanted:
        if name in alone:
            found[name] = alone[name](quick)
        else:
            sizes = SIZES[:1] if quick else SIZES
            found[name] = [act(ACTS[name], size, quick) for size in sizes]
    return found


def table(found: Figures) -> str:
    """The figures for a reader."""
    lines = []
    for name, at in found.get("start", {}).items():
        times = f"best {at['best']:.3f} s, median {at['median']:.3f} s"
        times += f" (processor {at['processor']:.3f} s)"
        lines.append(f"start to the first frame, {name:6} {times}")
    for name, at in found.get("still", {}).items():
        device = "device open" if at["sound"] else "no device"
        lines.append(f"still table, {name:6} ({device}) {at['percent']:.2f} % of a core")
    for at in found.get("memory", ()):
        steps = ", ".join(f"{step} {peak}" for step, peak in at["steps"].items())
        width, height = at["size"]
        lines.append(f"peak of memory, {width}x{height}: {at['peak']} MB ({steps})")
    for name, at in found.get("positions", {}).items():
        lines.append(f"{name}: {at['median']:,} children a second (best {at['best']:,})")
    acts = [(name, row) for name in ACTS for row in found.get(name, ())]
    if acts:
        head = "".join(f"{word:>9}" for word in ("mean", "median", "p99", "slowest", "cpu p99"))
        lines.append(f"{'ms a frame':10}{'size':>10}{head}  cpu %{'sent':>9}{'redrawn':>9}  gain")
    for name, row in acts:
        at = row["parts"]
        keys = ("mean", "median", "p99", "slowest", "cpu_p99")
        cells = "".join(f"{at[key]:9.2f}" for key in keys) + f"{at['cpu']:7.1f}"
        if "redrawn" in row:
            cells += (
                f"{row['sent']['median']:9.2f}{row['redrawn']['median']:9.2f}{row['gain']:5.1f}x"
            )
        lines.append(f"{name:10}{'{}x{}'.format(*row['size']):>10}{cells}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = Parser(prog="bench", description="Measure what the game costs.")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--quick", action="store_true", help="few frames, the smallest window")
    parser.add_argument("--only", type=names(NAMES), default=NAMES, metavar="NAME,...")
    words = parser.parse_args(arguments)
    _choose_driver()
    driver = os.environ.get("SDL_VIDEODRIVER") or "the system's own video driver"
    found = measure(words.only, words.quick)
    if words.json:
        print(json.dumps({"driver": driver, **found}, indent=2))
    else:
        print(f"Display: {driver}.\n{table(found)}")


def _choose_driver() -> None:
    """Without any display SDL's dummy driver stands in."""
    if not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))):
        os.environ["SDL_VIDEODRIVER"] = "dummy"


if __name__ == "__main__":
    main()
