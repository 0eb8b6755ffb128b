"""The derived test data in `tests/vectors/`, read once, and how to compare with it."""

import json
from pathlib import Path

from game.engine.patience import Patience
from game.engine.position import Position
from game.engine.session import Session

FOLDER = Path(__file__).parent / "vectors"


def _lines(name: str) -> list[dict]:
    return [json.loads(row) for row in (FOLDER / name).read_text("utf-8").splitlines()]


OPENINGS = _lines("openings.jsonl")
SOLVED = _lines("solved.jsonl")


def plain_opening(game: Patience, position: Position) -> dict:
    """A position in the words of the data: twins without numbers, foundations as a set."""

    def cards(n: int, bare: bool = False) -> list[str]:
        names = [(game.pack.name(card)[:2], card & 0x80) for card in position.piles[n]]
        return [f"({name})" if down and not bare else name for name, down in names]

    return {
        "columns": [" ".join(cards(n)) for n in game.tableau],
        "foundations": " ".join(sorted(card for n in game.foundations for card in cards(n))),
        "stock": " ".join(reversed(cards(game.stock, bare=True))),
    }


def start(game: Patience, line: dict) -> Session:
    """The game that a line of the solved positions begins with."""
    return Session(game, order=game.pack.in_order(line["pack"].split()))


def play_step(session: Session, step: str) -> None:
    """Play one word of a solution: `c3*2>c7`, `c3>up`, `deal`."""
    game = session.patience
    if step == "deal":
        session.play(game.parse("deal"))
        return
    source, _, target = step.partition(">")
    pile, _, count = source.partition("*")
    at = len(session.position.piles[game.names.index(pile)]) - int(count or 1)
    goals = [game.names[n] for n in game.foundations] if target == "up" else [target]
    moves = [game.parse(f"{pile}.{at + 1} > {goal}") for goal in goals]
    (legal,) = [move for move in moves if move in session.moves()]
    session.play(legal)
