"""A whole game, declared: its pack, its groups of piles, its actions and forced consequences."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.engine import reasons, words
from game.engine.actions import RUN, Action, Refusal
from game.engine.cards import ACE, FACE_DOWN, Pack, rank, turned_down
from game.engine.compiled import Compiled
from game.engine.consequences import Consequence
from game.engine.dealing import Deal
from game.engine.deals import DealNumber, shuffled
from game.engine.position import Move, Position, move_text, parse_move
from game.engine.safety import Safe, nothing_is_safe

ONE_DECK = Pack()


class PlayError(ValueError):
    """A move that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


@dataclass(frozen=True)
class Group:
    """Some piles under the same rules, in words.

    `role` is "tableau", "foundation" or "stock"; `piles` are their names in records, left to
    right; `to` names the groups that cards may go to; `spread` is how the cards lie: "stack", or
    "rows" (in line across the piles, gaps kept), or "fan" (one below the other).
    """

    name: str
    role: str
    piles: tuple[str, ...]
    starts: words.Starts = words.no_card
    takes: words.Takes = words.nothing
    gives: words.Gives = words.nothing_leaves
    lifts: words.Lifts = words.with_all_above
    limits: tuple[words.Limit, ...] = ()
    to: tuple[str, ...] = ()
    spread: str = "stack"


@dataclass(frozen=True)
class Option:
    """A rule that the player may switch: `change` makes the game with it on from the one without.

    `default` is what the declared game has; when it is True `change` switches it off.
    """

    name: str
    change: "Callable[[Patience], Patience]"
    default: bool = False


@dataclass(frozen=True, eq=False)
class Patience:
    """One patience, with its options settled. A variant is `dataclasses.replace`.

    `deals` lay the opening and `then` puts it right; `dealt_from_end` tells from which end of the
    shuffled pack the dealing order runs; `safe` are the moves that may be played by themselves.
    """

    id: str
    groups: tuple[Group, ...]
    pack: Pack = ONE_DECK
    actions: tuple[Action, ...] = ()
    deals: tuple[Deal, ...] = ()
    then: tuple[Deal, ...] = ()
    consequences: tuple[Consequence, ...] = ()
    safe: Safe = nothing_is_safe
    options: tuple[Option, ...] = ()
    redeals: int = 0
    dealt_from_end: bool = True
    chosen: Mapping[str, bool] = field(default_factory=dict)

    # ---- piles by name and role

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all piles, in the order of `Position.piles`."""
        return tuple(name for group in self.groups for name in group.piles)

    def numbers(self, name: str) -> tuple[int, ...]:
        """The pile numbers of the group called `name`."""
        return next(piles for group, piles in self.placed if group.name == name)

    @cached_property
    def placed(self) -> tuple[tuple[Group, tuple[int, ...]], ...]:
        """Each group with the numbers of its piles."""
        result, first = [], 0
        for group in self.groups:
            result.append((group, tuple(range(first, first + len(group.piles)))))
            first += len(group.piles)
        return tuple(result)

    @cached_property
    def group_of(self) -> tuple[Group, ...]:
        """Pile number -> its group."""
        return tuple(group for group in self.groups for _ in group.piles)

    def _role(self, role: str) -> tuple[int, ...]:
        return tuple(n for group, piles in self.placed if group.role == role for n in piles)

    @cached_property
    def tableau(self) -> tuple[int, ...]:
        """The pile numbers of the columns, left to right."""
        return self._role("tableau")

    @cached_property
    def foundations(self) -> tuple[int, ...]:
        """The pile numbers of the foundations."""
        return self._role("foundation")

    @cached_property
    def stock(self) -> int:
        """The pile number of the stock; every patience has one, if only to deal from."""
        return self._role("stock")[0]

    # ---- options and openings

    def with_options(self, chosen: Mapping[str, bool]) -> "Patience":
        """This declared game with options set; `KeyError` with the name of one that it lacks.

        `ValueError` if an option is switched already: what `change` did cannot be taken back.
        """
        if any(self.chosen.get(o.name, o.default) != o.default for o in self.options):
            raise ValueError("options are set on the declared game only")
        unknown = set(chosen) - {option.name for option in self.options}
        if unknown:
            raise KeyError(min(unknown))
        game = self
        for option in self.options:
            if chosen.get(option.name, option.default) != option.default:
                game = option.change(game)
        settled = {option.name: chosen.get(option.name, option.default) for option in self.options}
        return replace(game, chosen=settled)

    def order(self, deal: DealNumber) -> bytes:
        """The cards of a deal number in dealing order, the first dealt first."""
        pack = shuffled(deal, len(self.pack.faces))
        return pack[::-1] if self.dealt_from_end else pack

    def undealt(self, order: bytes) -> Position:
        """Every card in the stock, so that the first of `order` is dealt first."""
        empty = Position((b"",) * len(self.names), self.redeals)
        return empty.replace({self.stock: turned_down(reversed(order))})

    def opening(self, order: bytes) -> Position:
        """The position that a game begins with."""
        *_, (_, position) = self.laying(order)
        return position

    def laying(self, order: bytes) -> Iterator[tuple[str, Position]]:
        """Every step of laying the opening: its name and the position after it.

        The first is every card in the stock; rounds of one deal are one step.
        """
        position = self.undealt(order)
        yield "undealt", position
        for deal in self.deals:
            position = deal(self, position)
        if self.deals:
            yield "deal", position
        for put_right in self.then:
            after = put_right(self, position)
            if after != position:
                position = after
                yield "sink", position
        yield from self.forced(position)

    # ---- playing

    def work_out(self) -> None:
        """Work out now what is otherwise worked out when first asked for, and then kept."""
        for kept in (self, self.pack):
            for name, value in vars(type(kept)).items():
                if isinstance(value, cached_property):
                    getattr(kept, name)

    @cached_property
    def _compiled(self) -> Compiled:
        return Compiled(self)

    def card_moves(self, position: Position) -> list[Move]:
        """Every legal move of cards from pile to pile, columns from left to right."""
        return self._compiled.card_moves(position.piles)

    def moves(self, position: Position) -> list[Move]:
        """Every legal move; none when the game is won."""
        if self.won(position):
            return []
        moves = self._compiled.card_moves(position.piles)
        for action in self.actions:
            moves += action.moves(self, position)
        return moves

    def play(self, position: Position, move: Move) -> Position:
        """The position just after a legal `move`, before its forced consequences."""
        if move.verb != "move":
            return self.action(move.verb).play(self, position, move)
        piles = list(position.piles)
        left, lifted = self._compiled.lifts[move.source](piles[move.source], move.at)
        piles[move.source] = left
        piles[move.target] += lifted
        return Position(tuple(piles), position.redeals)

    def forced(self, position: Position) -> Iterator[tuple[str, Position]]:
        """Each forced consequence in turn: its name and the position after it."""
        found: tuple[str, Position] | None = ("", position)
        while found:
            found = next((f for rule in self.consequences if (f := rule(self, position))), None)
            if found:
                position = found[1]
                yield found

    def settled(self, position: Position) -> Position:
        """The position after all that it forces."""
        for _, after in self.forced(position):
            position = after
        return position

    def child(self, position: Position, move: Move) -> Position:
        """The position after a legal move and all that it forces."""
        return self.settled(self.play(position, move))

    def won(self, position: Position) -> bool:
        """Whether every card is home."""
        piles = position.piles
        return sum(len(piles[n]) for n in self.foundations) == len(self.pack.faces)

    def key(self, position: Position) -> tuple:
        """What two positions share that play alike: twins are merged."""
        merged = self.pack.merged
        return (position.redeals, *[pile.translate(merged) for pile in position.piles])

    def finished_run(self, pile: bytes) -> bool:
        """Whether a pile ends in a whole run of one suit, King to Ace, all face up."""
        if len(pile) < RUN or pile[-1] >= FACE_DOWN or rank(self.pack.faces[pile[-1]]) != ACE:
            return False
        return words.run_length(pile, self.pack.faces) >= RUN

    def home_of(self, card: int) -> int:
        """The foundation that a card opens when it is empty."""
        bit = 1 << (card & ~FACE_DOWN)
        return next(
            n
            for group, piles in self.placed
            if group.role == "foundation"
            for nth, n in enumerate(piles)
            if group.starts.mask(self.pack, nth) & bit
        )

    def action(self, verb: str) -> Action:
        """The action of that verb; `KeyError` if the game has none."""
        for action in self.actions:
            if action.verb == verb:
                return action
        raise KeyError(verb)

    # ---- texts

    def text(self, move: Move) -> str:
        """The move as a line of a record."""
        return move_text(move, self.names)

    def parse(self, text: str) -> Move:
        """The move that a line of a record names; `ValueError` if it names none."""
        return parse_move(text, self.names, [action.verb for action in self.actions])

    # ---- refusals

    def why_not(self, position: Position, move: Move) -> Refusal | None:
        """Why `move` is refused; None if it is legal. Any Move may be asked about."""
        return reasons.why_not(self, position, move)

    def why_stays(self, position: Position, pile: int, at: int) -> Refusal | None:
        """Why the card at a place can go nowhere; None if it can go somewhere."""
        return reasons.why_stays(self, position, pile, at)
