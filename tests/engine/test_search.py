"""Lost is told exactly where it can be, never falsely, and from what lies open only."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import HIDDEN, lay, random_session

from game.engine.cards import FACE_DOWN
from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.position import Position
from game.engine.search import (
    GLANCE,
    is_lost,
    is_progress,
    look_for_progress,
    lost_at_a_glance,
    shape,
    standing,
    unpacked,
)
from game.patiences import SHELF

BABETTE = SHELF["babette"].with_options({})
TRANSFERS = SHELF["babette"].with_options({"transfers": True})
seeds = st.integers(0, 10**9)


def _some_table(seed: int) -> Position:
    """A random table of the small game with face-down cards, no two fronts face down."""
    rng = random.Random(seed)
    cards = list(range(8))
    rng.shuffle(cards)
    piles = [b""] * len(HIDDEN.names)
    for n in HIDDEN.tableau:
        take, cards = cards[: (size := rng.randint(0, 4))], cards[size:]
        down = rng.randint(0, size)
        piles[n] = bytes(c | FACE_DOWN if at < down else c for at, c in enumerate(take))
    if rng.random() < 0.15:
        piles[HIDDEN.stock] = bytes(c | FACE_DOWN for c in cards)
        cards = []
    # What is left is out of the game, except that the foundations may have a card.
    for n, ace in zip(HIDDEN.foundations, (0, 4), strict=True):
        if ace in cards:
            piles[n] = bytes([ace])
    return HIDDEN.settled(Position(tuple(piles)))


def _plainly_lost(position: Position) -> bool:
    """The definition, word for word, on all cards: no reachable position is further on."""
    if HIDDEN.won(position):
        return False
    start = standing(HIDDEN, position)
    known, waiting = {position}, [position]
    for at in waiting:
        for move in HIDDEN.moves(at):
            then = HIDDEN.child(at, move)
            if any(x > y for x, y in zip(standing(HIDDEN, then), start, strict=True)):
                return False
            if then not in known:
                known.add(then)
                waiting.append(then)
    return True


def test_small_tables_are_told_exactly():
    tables = [_some_table(seed) for seed in range(3000)]
    verdicts = [_plainly_lost(table) for table in tables]
    assert [is_lost(HIDDEN, table) for table in tables] == verdicts
    assert 300 < sum(verdicts) < 2700, "the tables are of one kind only"


@given(seeds, seeds)
def test_hidden_cards_do_not_change_the_answer(seed, other):
    position = _some_table(seed)
    rng = random.Random(other)
    hidden = [c for pile in position.piles for c in pile if c >= FACE_DOWN]
    rng.shuffle(hidden)
    swapped = Position(
        tuple(bytes(hidden.pop() if c >= FACE_DOWN else c for c in p) for p in position.piles)
    )
    assert swapped.seen() == position.seen()
    assert is_lost(HIDDEN, swapped) == is_lost(HIDDEN, position)
    assert is_lost(HIDDEN, position.seen()) == is_lost(HIDDEN, position)


def test_where_the_bound_is_hit_the_game_is_not_called_lost():
    position = lay(HIDDEN, c1="3S 2S", c2="3H", c3="4H")
    assert len(list(look_for_progress(HIDDEN, position))) > 2
    assert is_lost(HIDDEN, position)
    assert not is_lost(HIDDEN, position, limit=1)


def test_the_search_can_be_done_a_step_at_a_time():
    position = lay(HIDDEN, c1="3S 2S", c2="3H", c3="4H")
    *steps, last = look_for_progress(HIDDEN, position)
    assert set(steps) == {None}
    assert last is False


def test_a_won_game_is_not_lost():
    position = lay(HIDDEN, AS="AS 2S 3S 4S", AH="AH 2H 3H 4H")
    assert HIDDEN.won(position)
    assert not is_lost(HIDDEN, position)


def test_progress():
    before = lay(HIDDEN, c1="(4H) AS", c2="2S", c3="3H")
    for text, further in [("c1.2 > AS", True), ("c1.2 > c2", False), ("c2.1 > c3", False)]:
        move = HIDDEN.parse(text)
        assert move in HIDDEN.moves(before)
        assert is_progress(HIDDEN, before, move, HIDDEN.play(before, move)) is further
    assert is_progress(HIDDEN, before, HIDDEN.parse("deal"), before)


def test_a_card_turned_up_is_progress():
    before = lay(HIDDEN, c1="(4H) AS", c2="2S", c3="3H")
    move = HIDDEN.parse("c1.2 > c2")
    assert is_progress(HIDDEN, before, move, HIDDEN.child(before, move))


def test_the_search_is_shown_only_what_lies_open(monkeypatch):
    shown = []
    moves = Patience.moves

    def looking_on(game, position):
        shown.append(position)
        return moves(game, position)

    monkeypatch.setattr(Patience, "moves", looking_on)
    position = lay(HIDDEN, c1="(AS) (AH) 4S", c2="(2S) 3S", c3="(2H) 3H")
    assert not is_lost(HIDDEN, position)
    assert shown
    assert all(each == each.seen() for each in shown)


@pytest.mark.parametrize(
    ("redeals", "piles", "lost"),
    [
        (0, {"c1": "5H"}, True),
        (1, {"c1": "5H"}, False),
        (0, {"c1": "5H", "stock": "(9S)"}, False),
        (0, {"c1": "AH 5H"}, True),
        (0, {"c1": "AH -- 5H"}, False),
        (0, {"c1": "AH", "KH": "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"}, False),
    ],
)
@pytest.mark.parametrize("strict", [False, True])
def test_babette_is_lost_when_stock_redeal_and_cards_have_run_out(redeals, piles, lost, strict):
    game = BABETTE.with_options({"redeal_when_stuck": strict})
    assert is_lost(game, lay(game, redeals=redeals, **piles)) is lost


def test_transfers_keep_a_game_alive_only_when_a_card_can_follow():
    kings = "KH QH JH TH 9H 8H"
    alive = lay(TRANSFERS, c1="9H2", AH="AH 2H 3H 4H 5H 6H 7H", KH=kings)
    assert not is_lost(TRANSFERS, alive), "the 8 goes over, the 9 follows"
    assert is_lost(BABETTE, alive)
    stuck = lay(TRANSFERS, c1="JH2", AH="AH 2H 3H 4H 5H 6H 7H", KH=kings)
    assert not is_lost(TRANSFERS, stuck), "8, 9, T go over, the J follows"
    dead = lay(TRANSFERS, c1="AH2 2S", AH="AH 2H 3H 4H 5H 6H 7H", KH=kings)
    assert TRANSFERS.moves(dead)
    assert is_lost(TRANSFERS, dead)


@pytest.mark.parametrize("seed", range(12))
def test_babette_is_lost_exactly_when_no_card_can_be_placed_any_more(seed):
    session = random_session(BABETTE, seed, eager=4)
    while session.can_undo:
        nothing_left = not session.moves() and not session.won
        assert session.lost is nothing_left
        session.undo()


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
@given(seed=seeds)
def test_a_shape_stands_for_every_position_that_has_it(game, seed):
    position = random_session(game, seed).position.seen()
    stands = unpacked(game, shape(game, position), position)

    def beyond(at: Position) -> set[tuple[bytes, bool, bool]]:
        found = set()
        for move in game.card_moves(at):
            after = game.play(at, move)
            forces = any(game.forced(after))
            found.add((shape(game, after), is_progress(game, at, move, after), forces))
        return found

    assert shape(game, stands) == shape(game, position)
    assert beyond(stands) == beyond(position)


@pytest.mark.parametrize(("deal", "lost"), [("1", True), ("34", True), ("2", False)])
def test_some_deals_are_lost_at_a_glance(deal, lost):
    game = SHELF["good_measure"]
    opening = game.opening(game.order(DealNumber.parse(deal)))
    assert lost_at_a_glance(game, opening) is lost
    assert is_lost(game, opening) is lost


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_a_glance_takes_few_steps_and_calls_nothing_lost_that_is_not(game):
    for deal in range(100, 110):
        opening = game.opening(game.order(DealNumber.parse(str(deal))))
        steps = sum(1 for _ in look_for_progress(game, opening, GLANCE))
        assert steps <= GLANCE
        if lost_at_a_glance(game, opening):
            assert is_lost(game, opening)
