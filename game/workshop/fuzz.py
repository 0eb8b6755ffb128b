"""Storms of random games: whatever a hurried player does, no card is lost and no rule is broken.

    python -m game.workshop.fuzz --games 200 --game babette --seed 7

Legal moves, illegal ones, undo, redo, restart, save and load, with random options. The first fault
ends the storm: what went wrong, the record that shows it, exit status 1. The last line sums up.
"""

import random
from collections import Counter
from collections.abc import Sequence

from game.engine.deals import DealNumber, drawn
from game.engine.patience import Patience, PlayError
from game.engine.position import Move, Position, parse_position, position_text
from game.engine.record import read, write
from game.engine.session import Change, Session
from game.patiences import SHELF
from game.workshop.command import Parser, patience, whole

LONGEST = 400
"""Steps in one game."""

_STEPS = {"play": 70, "wrong": 8, "undo": 8, "redo": 6, "undo_many": 1, "restart": 1, "load": 2}


class Fault(Exception):
    """Something that must never happen; `record` is the game that shows it."""

    def __init__(self, what: str, record: str) -> None:
        super().__init__(what)
        self.record = record


class Storm:
    """One random game, and a list of its positions kept on the side to compare with."""

    def __init__(self, game: Patience, rng: random.Random) -> None:
        self.rng = rng
        chosen = {option.name: rng.random() < 0.5 for option in game.options}
        self.game = game.with_options(chosen)
        self.session = Session(self.game, _some_deal(rng))
        self.eager = rng.choice((1, 5, 50))  # how much a card is preferred to a deal
        self.line = [self.session.opening]
        self.turns = 0

    def run(self) -> None:
        """Play to the end or to the longest; `Fault` when something is wrong."""
        try:
            self._check()
            for _ in range(LONGEST):
                (step,) = self.rng.choices(list(_STEPS), list(_STEPS.values()))
                getattr(self, f"_{step}")()
                self._check()
                if not self.session.moves() and self.rng.random() < 0.5:
                    break
            self._load()
            self._check_end()
        except Fault:
            raise
        except Exception as error:
            raise Fault(f"{type(error).__name__}: {error}", self._record()) from error

    def _record(self) -> str:
        try:
            return write(self.session)
        except Exception as error:
            return f"(no record: {error!r}; {self.game.id}, deal {self.session.deal})"

    def _need(self, true: object, what: str) -> None:
        if not true:
            raise Fault(what, self._record())

    # ---- steps

    def _play(self) -> None:
        moves = self.session.moves()
        if not moves:
            return self._undo()
        weights = [self.eager if move.verb == "move" else 1 for move in moves]
        (move,) = self.rng.choices(moves, weights)
        self._need(self.session.why_not(move) is None, f"a legal move has a refusal: {move}")
        before = self.session.position
        self._follows(before, self.session.play(move))
        self._need(self.session.position != before, f"a move that changes nothing: {move}")
        self._grew()

    def _wrong(self) -> None:
        move = self._any_move()
        if move in self.session.moves():
            return self._need(self.session.why_not(move) is None, f"refused: {move}")
        before = (self.session.position, list(self.session.history), self.session.done)
        refusal = self.session.why_not(move)
        self._need(refusal is not None and refusal.key, f"an illegal move has no refusal: {move}")
        try:
            self.session.play(move)
        except PlayError as error:
            self._need(error.refusal == refusal, f"two reasons against one move: {move}")
        else:
            self._need(False, f"an illegal move was played: {move}")
        after = (self.session.position, self.session.history, self.session.done)
        self._need(before == after, f"an illegal move changed something: {move}")
        return None

    def _undo(self) -> None:
        before, could = self.session.position, self.session.can_undo
        changes = self.session.undo()
        self._need(bool(changes) == could == (self.at > 0), "undo and can_undo disagree")
        if could:
            self._follows(before, changes)
            self.at -= 1

    def _redo(self) -> None:
        before, could = self.session.position, self.session.can_redo
        changes = self.session.redo()
        self._need(bool(changes) == could == (self.at + 1 < len(self.line)), "redo is out of step")
        if could:
            self._follows(before, changes)
            self.at += 1

    def _undo_many(self) -> None:
        for _ in range(self.rng.randint(1, self.at + 1)):
            self._undo()
        for _ in range(self.rng.randint(0, len(self.line))):
            self._redo()

    def _restart(self) -> None:
        before, turns = self.session.position, self.session.turns
        changes = self.session.restart()
        self._need(bool(changes) == (turns > 0), "restart and the turn count disagree")
        if changes:
            self._follows(before, changes)
            self._need(self.session.position == self.session.opening, "restart went elsewhere")
            self._need(self.session.turns == 0, "turns are left after a restart")
            self._grew()

    def _load(self) -> None:
        text = write(self.session)
        loaded = read(text, SHELF.__getitem__) if self.game.id in SHELF else self.session
        self._need(write(loaded) == text, "a record comes back different")
        kept, found = self.session, loaded
        for name in ("position", "opening", "history", "done", "options", "deal", "order"):
            same = getattr(kept, name) == getattr(found, name)
            self._need(same, f"{name} comes back different from a record")
        self.session = loaded

    # ---- checks

    at = 0

    def _grew(self) -> None:
        self.line[self.at + 1 :] = [self.session.position]
        self.at += 1
        self.turns += 1

    def _follows(self, before: Position, changes: Sequence[Change]) -> None:
        self._need(changes, "something happened without a change")
        for change in changes:
            self._need(change.before == before, f"a change begins elsewhere: {change.kind}")
            self._whole(change.after)
            before = change.after
        self._need(before == self.session.position, "the changes end elsewhere")

    def _whole(self, position: Position) -> None:
        cards = sorted(c & 0x7F for pile in position.piles for c in pile if c != 0xFF)
        self._need(cards == list(range(len(self.game.pack.faces))), "a card is lost or doubled")

    def _check(self) -> None:
        position = self.session.position
        self._need(position == self.line[self.at], "undo or redo gave another position")
        self._whole(position)
        text = position_text(position, self.game.names, self.game.pack)
        again = parse_position(text, self.game.names, self.game.pack)
        self._need(again == position, "a position comes back different from its text")
        self._need(self.game.settled(position) == position, "a consequence was left out")
        moves = self.session.moves()
        self._need(len(set(moves)) == len(moves), "a move is offered twice")
        for move in moves:
            self._need(self.game.parse(self.game.text(move)) == move, f"no text for {move}")

    def _check_end(self) -> None:
        moves = self.session.moves()
        self._need(not (moves and self.session.won), "a won game has moves")
        if not moves and not self.session.won:
            self._need(self.session.lost, "a game without moves is not lost")

    def _any_move(self) -> Move:
        rng, piles = self.rng, self.session.position.piles
        if rng.random() < 0.3:
            verbs = ["deal", "redeal", "collect", "fly", "", "move"]
            return Move(rng.choice(verbs), rng.choice((-1, -1, 0, len(piles), 99)))
        source = rng.randrange(len(piles))
        at = rng.randint(-1, len(piles[source]))
        target = rng.randint(-1, len(piles)) if rng.random() < 0.2 else rng.randrange(len(piles))
        return Move("move", rng.choice((source, source, source, -1, len(piles))), at, target)


def _some_deal(rng: random.Random) -> DealNumber:
    kind = rng.random()
    if kind < 0.8:
        return drawn(rng)
    text = f"ms{rng.randint(1, 2**33 - 1)}" if kind < 0.9 else str(rng.randint(10**6, 10**20 - 1))
    return DealNumber.parse(text)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = Parser(prog="fuzz", description="Play random games and look for faults.")
    parser.add_argument("--games", type=whole(1, 10**6), required=True, metavar="N")
    parser.add_argument("--game", type=patience, metavar="ID", help="only this patience")
    parser.add_argument("--seed", type=whole(0, 10**18), default=1, metavar="S")
    words = parser.parse_args(arguments)
    shelf = [words.game] if words.game else list(SHELF.values())
    ends: Counter[str] = Counter()
    for number in range(words.games):
        game = shelf[number % len(shelf)]
        storm = Storm(game, random.Random(f"{words.seed}/{number}"))
        try:
            storm.run()
        except Fault as fault:
            print(f"{fault}\n{fault.record}")
            print(f"Fault in game {number + 1} of {words.games} ({game.id}, seed {words.seed}).")
            raise SystemExit(1) from None
        ends["won"] += storm.session.won
        ends["turns"] += storm.turns
        ends["redealt"] += storm.session.position.redeals < game.redeals
    print(
        f"{words.games} games, {ends['turns']} turns, {ends['won']} won, "
        f"{ends['redealt']} redealt, no fault (seed {words.seed})."
    )


if __name__ == "__main__":
    main()
