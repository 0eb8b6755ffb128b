"""What tests of the cards measure with: letters, ink, differences."""

from pathlib import Path

import pygame

from game.look import palette

CARDS = Path(__file__).resolve().parents[1] / "assets" / "cards"
ENGLISH = {1: "A", 11: "J", 12: "Q", 13: "K"}
GERMAN = {1: "A", 11: "B", 12: "D", 13: "K"}
POLISH = {1: "A", 11: "W", 12: "D", 13: "K"}
ALL = [(rank, suit) for rank in range(1, 14) for suit in palette.SUITS]
COURTS = [(rank, suit) for rank in (11, 12, 13) for suit in palette.SUITS]
PAPER = pygame.Color(palette.PAPER)


def is_ink(colour):
    """Whether a pixel clearly is not paper."""
    return colour.a > 200 and sum(abs(colour[i] - PAPER[i]) for i in range(3)) > 150


def ink_columns(card, box):
    """The columns of `box` that hold ink."""
    return [
        x
        for x in range(box.left, box.right)
        if any(is_ink(card.get_at((x, y))) for y in range(box.top, box.bottom))
    ]


def groups(columns):
    """Runs of neighbouring columns as (first, last)."""
    runs = []
    for x in columns:
        if runs and x == runs[-1][1] + 1:
            runs[-1][1] = x
        else:
            runs.append([x, x])
    return runs


def difference(first, second):
    """Mean difference of two surfaces of one size, per channel, 0 to 255."""
    left, right = (pygame.image.tobytes(each, "RGBA") for each in (first, second))
    assert len(left) == len(right)
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)
