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
    """A felt: colour in the light and at the edge, of lines drawn on it, of the strip below it."""

    centre: str
    edge: str
    line: str
    strip: str


THEMES = {
    "green": Theme("#0b3f2c", "#062219", "#78a38d", "#03100c"),
    "midnight": Theme("#182c4e", "#0a1325", "#7f97c0", "#050a14"),
    "burgundy": Theme("#54182a", "#2a0a15", "#b5858f", "#14050a"),
    "charcoal": Theme("#33373c", "#191b1e", "#8d9299", "#0c0d0f"),
}

BACK_COLOURS = (
    ("#1e2f52", "#d9b25a", "#2b4170", "#152340"),
    ("#6d1f2f", "#e7c98f", "#8f3a48", "#52141f"),
    ("#0f5147", "#e2c37a", "#1d6b5e", "#0a3b33"),
    ("#3b2a5c", "#d8bd84", "#533f7d", "#2a1c45"),
    ("#2f3338", "#cfd4d8", "#464c53", "#1f2226"),
)
"""Colourings of a card's back: ground, line, second tone, deep tone. The first is as drawn."""
