"""The example of a rule page plays by the rules, and paints no more than it must."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from itertools import pairwise

import pygame
import pytest
from reader import key, mouse, opened, settle

from game.app.picture import open_dummy
from game.catalogue.catalogue import LANGUAGES, Catalogue
from game.patiences import SHELF
from game.scenes.reading import sentences
from game.scenes.stage import positions, stage
from game.scenes.stories import STORIES, start

PATIENT = 120 * 120
"""Ticks in which every example has come round."""


@pytest.fixture(scope="module", autouse=True)
def display():
    open_dummy((800, 600))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("game", SHELF)
def test_every_move_of_an_example_is_legal_and_has_its_sentence(game):
    patience, story = SHELF[game], STORIES[game]
    position = start(patience, story)
    cards = [card & 0x7F for pile in position.piles for card in pile if card != 0xFF]
    assert sorted(cards) == list(range(len(patience.pack.faces)))
    for text in story.moves:
        move = patience.parse(text)
        assert move in patience.moves(position)
        position = patience.child(position, move)
    assert len(positions(patience, story)) == len(story.moves) + 1
    for language in LANGUAGES:
        assert len(sentences(Catalogue(language), game)) == len(story.moves) + 1
    assert len(story.points) in (0, len(story.moves) + 1)


def test_the_columns_of_bakers_dozen_are_those_that_the_rules_name():
    patience = SHELF["bakers_dozen"]
    position = start(patience, STORIES["bakers_dozen"])
    columns = [" ".join(map(patience.pack.name, position.piles[n])) for n in patience.tableau[:5]]
    assert columns == ["KS TD 5H 8H", "7D QC AC 2C", "JD 9S 3S AH", "6S 4C QH 9C", "KD 8C 3D 6D"]


def test_in_the_old_rules_a_king_turns_up_and_sinks():
    patience = SHELF["bakers_dozen_1883"]
    *_, third, _ = positions(patience, STORIES[patience.id])
    names = [patience.pack.name(card) for card in third.piles[patience.tableau[1]]]
    assert names == ["KC", "7D"]
    assert all(card < 0x80 for card in third.piles[patience.tableau[1]])


def test_in_babette_the_gap_stays_when_a_row_is_dealt():
    patience = SHELF["babette"]
    column = patience.tableau[3]
    for position in positions(patience, STORIES["babette"])[1:3]:
        assert position.piles[column][2] == 0xFF
        free = {move.at for move in patience.moves(position) if move.source == column}
        assert 1 in free


@pytest.mark.parametrize("room", [(560, 210), (930, 480), (1900, 1000)])
@pytest.mark.parametrize("game", SHELF)
def test_all_that_moves_stays_on_the_small_table(game, room):
    patience, story = SHELF[game], STORIES[game]
    made = stage(patience, story, room, 16, False)
    plan, (width, height) = made.plan, made.size
    assert width == room[0]
    assert height <= room[1]
    seen = positions(patience, story)
    shown = {patience.names.index(name) for name in story.shown}
    for before, after in pairwise(seen):
        old, new = plan.spots(before), plan.spots(after)
        for card in new:
            if old[card] != new[card]:
                assert {old[card].pile, new[card].pile} <= shown
    for position in seen:
        for spot in plan.spots(position).values():
            if spot.pile in shown:
                assert spot.x > 0
                assert spot.x + plan.card_w < width
                assert spot.y > 0
                assert spot.y + plan.card_h < height


@pytest.mark.parametrize("pace", ["brisk", "instant"])
@pytest.mark.parametrize("game", ["babette", "bakers_dozen_1883", "spiderette"])
def test_an_example_plays_and_begins_again(game, pace):
    page, screen = opened(game, pace=pace)
    page.scroll.eased = False
    page.scroll.to(page.page.table.y - 20)
    first = page.example.session.position
    steps, last = [0], 0
    for _ in range(PATIENT):
        page.tick()
        if page.example.step != last:
            last = page.example.step
            steps.append(last)
            assert page.draw(screen, 0.0)
        if steps[-1] == 0 and len(steps) > 1:
            break
    assert steps == [*range(len(STORIES[game].moves) + 1), 0]
    assert page.example.session.position == first
    assert not page.example.motion.started


def test_nothing_is_painted_while_nothing_moves():
    page, screen = opened()
    painted = 0
    for _ in range(PATIENT):
        page.tick()
        drawn = page.draw(screen, 0.5)
        painted += bool(drawn)
        if not page.busy:
            assert page.draw(screen, 0.5) == []
        if page.example.step == 2:
            break
    assert painted < 400


def test_only_the_table_is_painted_while_a_card_flies():
    page, screen = opened("bakers_dozen", (1920, 1080))
    area = page._table().move(page.body.topleft).inflate(40, 40)
    moving = 0
    while page.example.step == 0:
        page.tick()
    page.draw(screen, 0.0)
    while page.example.busy:
        page.tick()
        for rect in page.draw(screen, 0.3):
            moving += 1
            assert area.contains(rect)
    assert moving > 5


def test_an_example_out_of_sight_waits():
    page, screen = opened(size=(640, 480))
    key(page, pygame.K_END)
    settle(page)
    page.draw(screen, 0.0)
    for _ in range(2000):
        page.tick()
    assert page.example.step == 0
    assert not page.busy


def test_a_click_on_the_table_plays_on():
    page, _ = opened(size=(1280, 800))
    middle = page._table().move(page.body.topleft).center
    mouse(page, "down", middle)
    mouse(page, "up", middle)
    assert page.example.step == 1
    mouse(page, "down", (page.body.x + 40, page.body.y + 20))
    mouse(page, "up", (page.body.x + 40, page.body.y + 20))
    assert page.example.step == 1
