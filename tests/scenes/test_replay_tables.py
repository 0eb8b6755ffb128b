"""Replays of every patience, and their controls in every window."""

from itertools import pairwise

import pygame
import pytest
from keeping import session
from stagecraft import house, key, stage, watching

from game.engine.deals import DealNumber
from game.engine.session import Session
from game.patiences import SHELF

TURNS = 12


@pytest.mark.parametrize("game", SHELF)
def test_every_patience_can_be_watched_both_ways(game):
    recorded = session(30, game)
    _, made = watching(recorded)
    for _ in range(30):
        key(made, pygame.K_RIGHT)
    assert made.top.session.position == recorded.position
    for _ in range(30):
        key(made, pygame.K_LEFT)
    assert made.top.session.position == recorded.opening
    made.frame()


def test_a_record_without_turns():
    _, made = watching(Session(SHELF["babette"].with_options({}), DealNumber.parse("5")))
    key(made, pygame.K_SPACE)
    made.run(30)
    assert (made.top.playing, made.top.session.done) == (False, 0)


@pytest.mark.parametrize("size", [(640, 480), (480, 640), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_controls_do_not_overlap(size, language):
    home = house(language=language)
    made = stage(home.doors.replay(session(TURNS)), size)
    made.frame()
    strip, area = made.top.strip, made.top.plan.strip
    rects = [pygame.Rect(b.rect) for b in strip.buttons.items if b.id != "copy"]
    assert all(area.y <= r.y and r.bottom <= size[1] and r.right <= size[0] for r in rects)
    assert all(a.right <= b.x for a, b in pairwise(rects))
    assert rects[-1].right <= strip._right, "the figures at the right keep their place"
