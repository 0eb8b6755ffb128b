"""Make the compact test data in `tests/vectors/` from a folder of published test vectors.

    python tests/derive_vectors.py [FOLDER]

FOLDER holds `deals.jsonl` (deal number -> opening) and `positions.jsonl` (openings with a known
answer, most with a solution). Tests read only what is written here:

The folder's packs of one and two suits are all clubs, and clubs and hearts; here as in the game
they are all spades, and spades and hearts.

`openings.jsonl`: game, deal as typed, columns (back to front, face-down cards in parentheses),
cards already on foundations (in alphabetical order), stock (first dealt first).
`solved.jsonl`: game, pack in dealing order, verdict and, where one is known, a solution:
`c3*2>c7` (the front two cards of column 3 to column 7), `c3>up` (its front card to its
foundation), `deal`. The places and names that records use are looked up when it is replayed.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

DEFAULT = "../shared/vectors"
OUT = Path(__file__).parent / "vectors"

Line = dict

SHOWN_AS_SPADES = ("spider_two_suits", "spider_one_suit")
"""Patiences whose clubs stand for spades."""


def _lines(path: Path) -> Iterator[Line]:
    for row in path.read_text(encoding="utf-8").splitlines():
        if row.strip():
            yield json.loads(row)


def with_spades(line: Line) -> Line:
    """The line in the suits that the game shows.

    >>> with_spades({"patience": "spider_one_suit", "stock": ["TC"], "columns": [["AC", "KC"]]})
    {'patience': 'spider_one_suit', 'stock': ['TS'], 'columns': [['AS', 'KS']]}
    """
    if line["patience"] not in SHOWN_AS_SPADES:
        return line

    def cards(names: list[str]) -> list[str]:
        return [name.replace("C", "S") for name in names]

    columns = [cards(column) for column in line["columns"]]
    return {**line, "stock": cards(line["stock"]), "columns": columns}


def opening(line: Line) -> Line:
    """A line of `deals.jsonl`, in short.

    >>> opening({"patience": "p", "deal": "1", "columns": [["3D", "5H"]], "faces": ["DU"],
    ...          "foundations": [], "stock": ["8D"]})["columns"]
    ['(3D) 5H']
    """
    line = with_spades(line)
    columns = [
        " ".join(f"({card})" if side == "D" else card for card, side in zip(*both, strict=True))
        for both in zip(line["columns"], line["faces"], strict=True)
    ]
    return {
        "game": line["patience"],
        "deal": line["deal"],
        "columns": columns,
        "foundations": " ".join(sorted(line["foundations"])),
        "stock": " ".join(line["stock"]),
    }


def by_rows(columns: list[list[str]]) -> list[str]:
    """The cards row by row, left to right, as long as columns last.

    >>> by_rows([["a", "d"], ["b", "e"], ["c"]])
    ['a', 'b', 'c', 'd', 'e']
    """
    rows = range(max(map(len, columns)))
    return [column[row] for row in rows for column in columns if row < len(column)]


def long_columns_apart(line: Line) -> Line:
    """A Spider whose first four columns are the long ones, with these in columns 1, 4, 7, 10.

    The columns change places, and with them each row of the stock and the moves, so that it is
    the same game in the usual layout.
    """
    old = [0, 4, 5, 1, 6, 7, 2, 8, 9, 3]  # new place -> old place
    new = [old.index(n) for n in range(10)]
    rows = [line["stock"][at : at + 10] for at in range(0, 50, 10)]
    moves = [
        [m[0], new[m[1]], new[m[2]], m[3]] if m[0] == "m" else m for m in line.get("solution", [])
    ]
    return {
        **line,
        "columns": [line["columns"][n] for n in old],
        "facedown": [line["facedown"][n] for n in old],
        "stock": [row[n] for row in rows for n in old],
        **({"solution": moves} if moves else {}),
    }


def order(line: Line) -> list[str]:
    """The pack of a line of `positions.jsonl` in dealing order.

    The columns come with their Kings already at the back, where dealing leaves them. Aces that
    lie on foundations were dealt first as far as anybody can tell. The triangle of Spiderette
    is dealt face down first, one column fewer each time, then a row face up.
    """
    columns = line["columns"]
    if line["patience"] == "spiderette":
        down = [columns[column][row] for row in range(6) for column in range(row + 1, len(columns))]
        dealt = down + [column[-1] for column in columns]
    elif line["patience"] == "spider":
        backs = [column[:-1] for column in columns]
        dealt = by_rows(backs) + [column[-1] for column in columns]
    else:
        dealt = by_rows(columns)
    return line["foundations"] + dealt + line["stock"]


def step(move: list) -> str:
    """A move of a solution as a word.

    >>> [step(m) for m in (["m", 2, 6, 2], ["f", 0], ["d"])]
    ['c3*2>c7', 'c1>up', 'deal']
    """
    if move[0] == "m":
        return f"c{move[1] + 1}*{move[3]}>c{move[2] + 1}"
    return f"c{move[1] + 1}>up" if move[0] == "f" else "deal"


def solved(line: Line) -> Line:
    """A line of `positions.jsonl`, in short, with its opening to compare with."""
    if line["patience"] == "spider":
        line = long_columns_apart(line)
    short = {
        "game": line["patience"],
        "seed": line["seed"],
        "pack": " ".join(order(line)),
        "columns": [
            " ".join(f"({card})" if at < down else card for at, card in enumerate(column))
            for column, down in zip(line["columns"], line["facedown"], strict=True)
        ],
        "verdict": line["verdict"],
    }
    if "solution" in line:
        short["solution"] = " ".join(map(step, line["solution"]))
    return short


def _write(name: str, lines: list[Line]) -> None:
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    (OUT / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{name}: {len(lines)} lines")


def main() -> None:
    """Read the folder, write the data."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    OUT.mkdir(exist_ok=True)
    _write("openings.jsonl", [opening(line) for line in _lines(folder / "deals.jsonl")])
    _write("solved.jsonl", [solved(line) for line in _lines(folder / "positions.jsonl")])


if __name__ == "__main__":
    main()
