"""The shelf: one family of patiences a file."""

from game.engine.patience import Patience
from game.patiences.babette import BABETTE

SHELF: dict[str, Patience] = {game.id: game for game in (BABETTE,)}
"""Identifier -> patience, in the order of the menu."""
