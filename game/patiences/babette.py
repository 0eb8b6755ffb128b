"""Babette: two packs, eight columns, no building; the gaps decide what can be played next."""

from dataclasses import replace

from game.engine.actions import DealRow, Redeal, not_stuck
from game.engine.cards import ACE, KING, Pack
from game.engine.consequences import first_row
from game.engine.patience import Group, Option, Patience
from game.engine.safety import twin_is_home
from game.engine.words import (
    aces_open_first,
    down_in_suit,
    free_edge,
    kings_open_first,
    leaving_a_gap,
    opens,
    top_above_base,
    up_in_suit,
)

SUITS = "SHCD"

ACES = Group(
    name="ace",
    role="foundation",
    piles=tuple(f"A{suit}" for suit in SUITS),
    starts=opens(ACE, SUITS),
    takes=up_in_suit,
    limits=(kings_open_first,),
)

KINGS = Group(
    name="king",
    role="foundation",
    piles=tuple(f"K{suit}" for suit in SUITS),
    starts=opens(KING, SUITS),
    takes=down_in_suit,
    limits=(aces_open_first,),
)

COLUMNS = Group(
    name="column",
    role="tableau",
    piles=tuple(f"c{n}" for n in range(1, 9)),
    gives=free_edge,
    lifts=leaving_a_gap,
    to=("ace", "king"),
    spread="rows",
)

STOCK = Group(name="stock", role="stock", piles=("stock",))


def with_transfers(game: Patience) -> Patience:
    """The top card of a foundation may move to the other one of its suit; the bases stay."""
    aces = replace(ACES, gives=top_above_base, to=("king",))
    kings = replace(KINGS, gives=top_above_base, to=("ace",))
    return replace(game, groups=(COLUMNS, aces, kings, STOCK))


def with_strict_redeal(game: Patience) -> Patience:
    """The redeal is for those who are stuck."""
    return replace(game, actions=(DealRow(), Redeal(unless=not_stuck)))


BABETTE = Patience(
    id="babette",
    pack=Pack(decks=2),
    groups=(COLUMNS, ACES, KINGS, STOCK),
    actions=(DealRow(), Redeal()),
    consequences=(first_row,),
    options=(
        Option("transfers", with_transfers),
        Option("redeal_when_stuck", with_strict_redeal),
    ),
    redeals=1,
    safe=twin_is_home,
)
