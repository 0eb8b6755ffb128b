"""The colours of the house, in one place."""

from typing import NamedTuple

PAPER = "#fdfaf3"
HAIRLINE = "#a9a293"
INK = "#1b2130"
RED = "#c41e30"
GOLD = "#dca73a"
GOLD_SHADE = "#b07d1e"
GLOW = "#f6c65a"
LIGHT_TEXT = "#f3ead6"

SUITS = "CSHD"
"""Suit letters in the engine's order: a suit is an index into this."""

TWO_COLOURS = {"C": INK, "S": INK, "H": RED, "D": RED}
FOUR_COLOURS = {"C": "#00825b", "S": "#15181f", "H": "#b81d08", "D": "#4347f0"}


class Theme(NamedTuple):
    """A felt: its colour at the centre of the light, at the edge, and of lines drawn on it."""

    centre: str
    edge: str
    line: str


THEMES = {
    "green": Theme("#0b3f2c", "#062219", "#78a38d"),
    "midnight": Theme("#182c4e", "#0a1325", "#7f97c0"),
    "burgundy": Theme("#54182a", "#2a0a15", "#b5858f"),
    "charcoal": Theme("#33373c", "#191b1e", "#8d9299"),
}
