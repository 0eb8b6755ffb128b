"""Spiderette, Will o' the Wisp and Spider: runs of one suit, built in the columns."""

from dataclasses import replace

from game.engine.actions import Collect, DealRow, a_column_is_empty
from game.engine.cards import Pack
from game.engine.consequences import runs_leave, turn_up
from game.engine.dealing import Deal, round_of
from game.engine.patience import Group, Option, Patience
from game.engine.words import any_card, down_any_suit, run_in_suit

DEAL = DealRow(unless=a_column_is_empty)


def groups(pack: Pack, columns: int) -> tuple[Group, ...]:
    """Columns that build down and move runs, a place for each finished run, the stock."""
    return (
        Group(
            name="column",
            role="tableau",
            piles=tuple(f"c{n}" for n in range(1, columns + 1)),
            starts=any_card,
            takes=down_any_suit,
            gives=run_in_suit(pack),
            to=("column",),
            spread="fan",
        ),
        Group("run", "foundation", tuple(f"r{n}" for n in range(1, pack.decks * 4 + 1))),
        Group("stock", "stock", ("stock",)),
    )


def by_hand(game: Patience) -> Patience:
    """A finished run waits until the player takes it."""
    return replace(game, actions=(DEAL, Collect()), consequences=(turn_up,))


def spider(name: str, pack: Pack, columns: int, deals: tuple[Deal, ...]) -> Patience:
    """One game of the family."""
    return Patience(
        id=name,
        pack=pack,
        groups=groups(pack, columns),
        deals=deals,
        actions=(DEAL,),
        consequences=(turn_up, runs_leave),
        options=(Option("collect_runs", by_hand, default=True),),
    )


DOWN, UP = round_of(up=False), round_of(up=True)

STAIRS = (*(round_of(up=False, columns=range(n, 8)) for n in range(2, 8)), UP)
SPIDER_DEALS = (DOWN, DOWN, DOWN, DOWN, round_of(up=False, columns=(1, 4, 7, 10)), UP)

SPIDERETTE = spider("spiderette", Pack(), 7, STAIRS)
WILL_O_THE_WISP = spider("will_o_the_wisp", Pack(), 7, (DOWN, DOWN, UP))
SPIDER = spider("spider", Pack(2), 10, SPIDER_DEALS)
TWO_SUITS = spider("spider_two_suits", Pack(2, "SSHH"), 10, SPIDER_DEALS)
ONE_SUIT = spider("spider_one_suit", Pack(2, "SSSS"), 10, SPIDER_DEALS)
