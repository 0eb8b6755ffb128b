"""Turned screens: the same picture, the same places, only what changed."""

import random

import pygame
import pytest

from game.app.turned import TURNS, Turned, on_screen, upright, upright_size

SIZE = (96, 64)
QUARTERS = [turn for turn in TURNS if turn]


@pytest.fixture
def real():
    return pygame.Surface(SIZE, 0, 32)


@pytest.mark.parametrize("turn", TURNS)
def test_a_point_and_its_pixel_belong_together(turn):
    width, height = upright_size(turn, SIZE)
    for x in range(0, SIZE[0], 7):
        for y in range(0, SIZE[1], 5):
            seen = upright(turn, (x, y), SIZE)
            assert 0 <= seen[0] < width
            assert 0 <= seen[1] < height
            assert on_screen(turn, pygame.Rect(seen, (1, 1)), SIZE) == (x, y, 1, 1)


@pytest.mark.parametrize("turn", QUARTERS)
def test_changed_rectangles_make_the_whole_turned_picture(turn, real):
    turned, rng = Turned(turn), random.Random(turn)
    surface = turned.surface_for(real)
    assert surface.get_size() == upright_size(turn, SIZE)
    turned.send([surface.get_rect()], real)
    for _ in range(40):
        rect = pygame.Rect(rng.randrange(-9, 90), rng.randrange(-9, 90), 17, 9)
        surface.fill([rng.randrange(256) for _ in range(3)], rect)
        sent = turned.send([rect], real)
        assert all(real.get_rect().contains(part) for part in sent)
        expected = pygame.transform.rotate(surface, -turn)
        assert pygame.image.tobytes(real, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_ninety_degrees_are_clockwise(real):
    turned = Turned(90)
    surface = turned.surface_for(real)
    surface.set_at((0, 0), "red")
    turned.send([pygame.Rect(0, 0, 1, 1)], real)
    assert real.get_at((SIZE[0] - 1, 0)) == pygame.Color("red")


def test_nothing_is_sent_twice_where_nothing_is_turned(real):
    turned = Turned(0)
    assert turned.surface_for(real) is real
    rects = [pygame.Rect(1, 2, 3, 4)]
    assert turned.send(rects, real) is rects


@pytest.mark.parametrize("turn", QUARTERS)
def test_events_are_seen_upright(turn):
    turned = Turned(turn)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(3, -2), touch=True)
    seen = turned.event(moved, SIZE)
    before = upright(turn, (10 - 3, 20 + 2), SIZE)
    assert seen.pos == upright(turn, (10, 20), SIZE)
    assert seen.rel == (seen.pos[0] - before[0], seen.pos[1] - before[1])
    assert seen.touch
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)
    assert turned.event(key, SIZE) is key


def test_another_size_makes_another_surface(real):
    turned = Turned(270)
    first = turned.surface_for(real)
    assert turned.surface_for(real) is first
    assert turned.surface_for(pygame.Surface((50, 40), 0, 32)).get_size() == (40, 50)
