"""The golden counts: where each starts, and how to print them afresh.

    python -m tests.patiences.golden

prints `golden_perft.json` with the counts of today, as deep as they were. For a new patience add
entries with `"counts": [1, 0, 0, 0]`, as deep as wanted, and let this fill them in; then make
sure of the first of them by hand or by a second implementation.
"""

import json
from pathlib import Path

from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position, parse_position
from game.patiences import SHELF
from game.workshop.perft import perft

FILE = Path(__file__).with_name("golden_perft.json")


def load() -> list[dict]:
    """All entries: game, options that are not as usual, deal or position, counts from depth 0."""
    return json.loads(FILE.read_text("utf-8"))


def start(entry: dict) -> tuple[Patience, Position]:
    """The game and the position that an entry counts from."""
    game = SHELF[entry["game"]].with_options(entry["options"])
    if "deal" in entry:
        return game, game.opening(game.order(DealNumber.parse(entry["deal"])))
    return game, parse_position("\n".join(entry["position"]), game.names, game.pack)


def counts(entry: dict) -> list[int]:
    """The counts as they are now, to the depth of the entry."""
    game, position = start(entry)
    return [perft(game, position, depth) for depth in range(len(entry["counts"]))]


def dump(entries: list[dict]) -> str:
    """The file's text: an entry a paragraph, a pile a line."""
    rows = []
    for entry in entries:
        parts = []
        for key, value in entry.items():
            text = json.dumps(value)
            if key == "position":
                text = "[\n   " + ",\n   ".join(map(json.dumps, value)) + "\n  ]"
            parts.append(f"  {json.dumps(key)}: {text}")
        rows.append(" {\n" + ",\n".join(parts) + "\n }")
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    print(dump([{**entry, "counts": counts(entry)} for entry in load()]), end="")
