"""Baker's Dozen and its four variants: thirteen columns, one card at a time, Kings at the back."""

from dataclasses import replace

from game.engine.cards import ACE
from game.engine.consequences import turn_up, turned_kings_sink
from game.engine.dealing import aces_ahead, kings_to_the_back, round_of
from game.engine.patience import Group, Patience
from game.engine.safety import all_lower_are_home
from game.engine.words import any_card, down_any_suit, front, kings_only, no_card, opens, up_in_suit

SUITS = "SHCD"

COLUMNS = Group(
    name="column",
    role="tableau",
    piles=tuple(f"c{n}" for n in range(1, 14)),
    starts=no_card,
    takes=down_any_suit,
    gives=front,
    to=("column", "foundation"),
    spread="fan",
)

FOUNDATIONS = Group(
    name="foundation",
    role="foundation",
    piles=tuple(f"A{suit}" for suit in SUITS),
    starts=opens(ACE, SUITS),
    takes=up_in_suit,
)

STOCK = Group(name="stock", role="stock", piles=("stock",))


def with_columns(columns: Group) -> tuple[Group, ...]:
    """The groups of the family with other columns."""
    return (columns, FOUNDATIONS, STOCK)


BAKERS_DOZEN = Patience(
    id="bakers_dozen",
    groups=with_columns(COLUMNS),
    deals=(round_of(up=True),) * 4,
    then=(kings_to_the_back,),
    dealt_from_end=False,
    safe=all_lower_are_home,
)

ORIGINAL = replace(
    BAKERS_DOZEN,
    id="bakers_dozen_1883",
    deals=(round_of(up=False),) * 4,
    then=(),
    consequences=(turn_up, turned_kings_sink),
)

GOOD_MEASURE = replace(
    BAKERS_DOZEN,
    id="good_measure",
    groups=with_columns(replace(COLUMNS, piles=COLUMNS.piles[:10])),
    deals=(aces_ahead(2), *(round_of(up=True),) * 5),
)

SPANISH = replace(
    BAKERS_DOZEN,
    id="spanish_patience",
    groups=with_columns(replace(COLUMNS, starts=any_card)),
)

PORTUGUESE = replace(
    BAKERS_DOZEN,
    id="portuguese_solitaire",
    groups=with_columns(replace(COLUMNS, starts=kings_only)),
)
