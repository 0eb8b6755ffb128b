"""A null game that works: copy this file to begin a new patience.

One suit's worth of everything: the front card of each of four columns goes up to its foundation,
a row is dealt whenever the player likes. Then put the new game on the shelf in `__init__.py`,
its texts into `assets/languages/`, its counts and replays into `tests/` (a test says what is
missing).
"""

from game.engine.actions import DealRow
from game.engine.cards import ACE
from game.engine.consequences import first_row
from game.engine.patience import Group, Patience
from game.engine.words import front, opens, up_in_suit

BLANK = Patience(
    id="blank",
    groups=(
        Group(
            name="column",
            role="tableau",
            piles=("c1", "c2", "c3", "c4"),
            gives=front,
            to=("ace",),
            spread="fan",
        ),
        Group(
            name="ace",
            role="foundation",
            piles=("AS", "AH", "AC", "AD"),
            starts=opens(ACE, "SHCD"),
            takes=up_in_suit,
        ),
        Group(name="stock", role="stock", piles=("stock",)),
    ),
    actions=(DealRow(),),
    consequences=(first_row,),
)
