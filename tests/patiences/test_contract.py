"""What holds for every patience, whichever its rules: one suite over the shelf and the blank."""

import random

import pytest
from toys import random_session

from game.engine.cards import FACE_DOWN, GAP, UNKNOWN
from game.engine.deals import DealNumber
from game.engine.position import Move, parse_position, position_text
from game.engine.record import read, write
from game.engine.search import is_lost, is_progress
from game.engine.session import Session
from game.patiences import SHELF
from game.patiences.blank import BLANK
from game.workshop.fuzz import Storm

KNOWN = {**SHELF, "blank": BLANK}
SEEDS = range(2)
SOON_TOLD = 250
"""Positions looked at for the question whether a game is lost: enough for most, soon done."""


def _with_each_option(game):
    """The game as it is, with each option switched, and with all of them switched."""
    plain = {option.name: option.default for option in game.options}
    settings = [plain, *({**plain, name: not on} for name, on in plain.items())]
    settings.append({name: not on for name, on in plain.items()})
    unique = [s for n, s in enumerate(settings) if s not in settings[:n]]
    return [game.with_options(chosen) for chosen in unique]


def _id(game):
    return "-".join([game.id, *(name for name, on in game.chosen.items() if on)])


GAMES = [game for one in KNOWN.values() for game in _with_each_option(one)]

pytestmark = pytest.mark.parametrize("game", GAMES, ids=_id)


def _positions(game, seed):
    """A random game's positions, those between a move and its consequences included."""
    session = random_session(game, seed)
    changes = [*session.opening_changes, *(c for turn in session.history for c in turn.changes)]
    return [changes[0].before, *(change.after for change in changes)]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_or_doubled(game, seed):
    pack = list(range(len(game.pack.faces)))
    for position in _positions(game, seed):
        assert len(position.piles) == len(game.names)
        cards = [c & ~FACE_DOWN for pile in position.piles for c in pile if c != GAP]
        assert sorted(cards) == pack


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_offered_can_be_played_and_does_something(game, seed):
    session = random_session(game, seed, turns=40)
    while session.can_undo:
        position, done = session.position, session.done
        moves = session.moves()
        assert len(moves) == len(set(moves))
        for move in moves:
            assert session.why_not(move) is None
            assert session.play(move)[0].before == position
            assert session.position == game.child(position, move) != position
            session.undo()
            assert (session.position, session.done) == (position, done)
        session.undo_until(done - 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_returns_every_position_and_redo_repeats_it(game, seed):
    session = random_session(game, seed)
    line = [session.opening, *(turn.changes[-1].after for turn in session.history)]
    for n in reversed(range(len(line))):
        assert session.position == line[n]
        assert session.turns == n
        session.undo()
    for position in line:
        assert session.position == position
        session.redo()


@pytest.mark.parametrize("seed", SEEDS)
def test_forced_consequences_end_and_leave_nothing_undone(game, seed):
    session = random_session(game, seed)
    for turn in session.history:
        assert len(turn.changes) < 200
        settled = turn.changes[-1].after
        assert list(game.forced(settled)) == []
        assert settled == game.child(turn.changes[0].before, turn.move)


@pytest.mark.parametrize("seed", SEEDS)
def test_texts_go_both_ways(game, seed):
    for position in _positions(game, seed)[::5]:
        for each in (position, position.seen()):
            text = position_text(each, game.names, game.pack)
            assert parse_position(text, game.names, game.pack) == each
    session = random_session(game, seed)
    for turn in session.history:
        assert game.parse(game.text(turn.move)) == turn.move
    text = write(session)
    again = read(text, KNOWN.__getitem__)
    assert (again.position, again.history) == (session.position, session.history)
    assert write(again) == text


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_seen_tells_nothing_about_hidden_cards(game, seed):
    rng = random.Random(seed)
    for position in _positions(game, seed)[::9]:
        hidden = [c for pile in position.piles for c in pile if FACE_DOWN <= c < GAP]
        mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        piles = (bytes(mixed.get(c, c) for c in pile) for pile in position.piles)
        swapped = position._replace(piles=tuple(piles))
        assert swapped.seen() == position.seen()
        seen = position.seen()
        assert {c for pile in seen.piles for c in pile if c >= FACE_DOWN} <= {UNKNOWN, GAP}
        assert game.moves(seen) == game.moves(position) == game.moves(swapped)
        assert is_lost(game, swapped, SOON_TOLD) == is_lost(game, position, SOON_TOLD)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lost_game_makes_no_more_progress_and_a_won_one_has_no_moves(game, seed):
    session = random_session(game, seed, turns=400)
    if session.won:
        assert session.moves() == []
        assert not session.lost
    while session.can_undo and is_lost(game, session.position, SOON_TOLD):
        for move in session.moves():
            after = game.play(session.position, move)
            assert not is_progress(game, session.position, move, after)
        session.undo_until(session.done * 9 // 10)
    assert not is_lost(game, session.opening, SOON_TOLD)


def test_twins_are_alike(game):
    """Exchanging two cards of one face everywhere changes the names of moves and nothing else."""
    twins = {}
    for card, face in enumerate(game.pack.faces):
        twins.setdefault(face, []).append(card)
    other = list(range(256))
    for cards in twins.values():
        for one, two in zip(cards, cards[1:] + cards[:1], strict=True):
            other[one], other[one | FACE_DOWN] = two, two | FACE_DOWN
    for position in _positions(game, "twins")[::7]:
        piles = tuple(pile.translate(bytes(other)) for pile in position.piles)
        swapped = position._replace(piles=piles)
        assert game.key(swapped) == game.key(position)
        assert game.moves(swapped) == game.moves(position)


def test_names_are_unique_and_fit_into_records(game):
    assert len(set(game.names)) == len(game.names)
    for name in (game.id, *game.names, *game.chosen, *(a.verb for a in game.actions)):
        assert name.isascii()
        assert name.replace("_", "").isalnum()
    assert KNOWN[game.id].id == game.id
    assert set(game.chosen) == {option.name for option in game.options}


def test_an_option_that_it_does_not_have_is_an_error(game):
    with pytest.raises(KeyError, match="no_such_option"):
        KNOWN[game.id].with_options({"no_such_option": True})


def test_the_same_number_deals_the_same_cards(game):
    deal = DealNumber.parse("617")
    order = game.order(deal)
    assert order == KNOWN[game.id].order(deal)
    assert sorted(order) == list(range(len(game.pack.faces)))
    dealt = game.undealt(order).piles[game.stock]
    assert bytes(c & ~FACE_DOWN for c in reversed(dealt)) == order
    assert Session(game, deal).opening == Session(game, order=order).opening


def test_any_move_may_be_asked_about(game):
    session = random_session(game, "asked", turns=25)
    legal = set(session.moves())
    sizes = [len(pile) for pile in session.position.piles]
    places = range(-1, len(sizes) + 1)
    for source in places:
        for at in range(-1, (sizes[source] if 0 <= source < len(sizes) else 0) + 1):
            for target in places:
                move = Move("move", source, at, target)
                refusal = session.why_not(move)
                assert (refusal is None) == (move in legal), move
    for verb in ("deal", "redeal", "collect", "restart", "x"):
        for source in places:
            move = Move(verb, source)
            assert (session.why_not(move) is None) == (move in legal), move


def test_options_are_set_on_the_declared_game_only(game):
    switched = any(game.chosen[option.name] != option.default for option in game.options)
    if switched:
        with pytest.raises(ValueError, match="declared game"):
            game.with_options({})
    else:
        assert game.with_options({}).chosen == game.chosen


def test_a_storm(game):
    for seed in range(3):
        storm = Storm(KNOWN[game.id], random.Random(f"{_id(game)}/{seed}"))
        storm.run()
        assert storm.turns > 5
