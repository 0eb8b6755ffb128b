"""A Patience's words made into tables, once, so that looking for moves costs look-ups only."""

from typing import TYPE_CHECKING
from weakref import WeakSet

from game.engine.position import Move

if TYPE_CHECKING:
    from game.engine.patience import Patience

_BIT = tuple(1 << card for card in range(256))
_MEMO = 100
"""Piles remembered for each group. Ten times as many make no search measurably quicker."""


class _Tables:
    """All tables there are."""

    def __init__(self) -> None:
        self._made: WeakSet[Compiled] = WeakSet()

    def add(self, table: "Compiled") -> None:
        """One more."""
        self._made.add(table)

    def cache_clear(self) -> None:
        """Forget what was worked out; what it is called says that `caches.forget` finds it."""
        for table in self._made:
            table.forget()


TABLES = _Tables()


class Compiled:
    """A Patience's words as tables, so that looking for moves costs look-ups only."""

    def __init__(self, game: "Patience") -> None:
        pack = game.pack
        size = len(game.names)
        self.lifts = tuple(group.lifts for group in game.group_of)
        self._sources = []
        self._targets = []
        self._limits = []
        aimed = {name for group in game.groups for name in group.to}
        for group, piles in game.placed:
            to = tuple(n for name in group.to for n in game.numbers(name))
            memo: dict[bytes, tuple[tuple[int, int], ...]] = {}
            if to:
                self._sources += [(n, group.gives.places, memo, to) for n in piles]
            if group.name in aimed:
                table = group.takes.table(pack)
                starts = [group.starts.mask(pack, nth) for nth in range(len(piles))]
                self._targets += [(n, table, starts[nth]) for nth, n in enumerate(piles)]
                for limit in group.limits:
                    pairs = tuple(zip(piles, game.numbers(limit.partner), strict=True))
                    self._limits.append((limit.narrow, pairs, limit.bars(pack)))
        self._blank = [0] * size
        TABLES.add(self)

    def forget(self) -> None:
        """Empty the memory of piles."""
        for _, _, memo, _ in self._sources:
            memo.clear()

    def card_moves(self, piles: tuple[bytes, ...]) -> list[Move]:
        """Every legal move of cards from pile to pile."""
        masks = self._blank[:]
        wanted = 0
        for n, table, starts in self._targets:
            pile = piles[n]
            masks[n] = table[pile[-1]] if pile else starts
        for narrow, pairs, barred in self._limits:
            narrow(piles, pairs, barred, masks)
        for mask in masks:
            wanted |= mask
        found = []
        for n, places, memo, to in self._sources:
            pile = piles[n]
            given = memo.get(pile)
            if given is None:
                if len(memo) > _MEMO:
                    memo.clear()
                given = memo[pile] = tuple((at, _BIT[pile[at]]) for at in places(pile))
            for at, bit in given:
                if wanted & bit:
                    found += [Move("move", n, at, t) for t in to if masks[t] & bit and t != n]
        return found
