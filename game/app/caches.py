"""Lets go of everything drawn and worked out that is only kept to be quicker the next time."""

import sys

from game.app.memory import give_back
from game.catalogue import catalogue, pages
from game.look import files
from game.scenes import golden

_STAYS = tuple(module.__name__ for module in (catalogue, pages, files, golden))
"""The modules that keep what they have read."""


def forget() -> int:
    """Empty the caches of all modules of the game but those of files; how many there are.

    A kiosk does so when a visitor leaves: what many visitors in many languages and sizes have
    looked at does not pile up, and memory is the same at the end of the day as in its first hour.

    Words and drawings are small and wanted again at once: read anew, they would stand each time in
    other places, and each would keep a page of memory from being given back.
    """
    found = {
        id(value): value
        for name, module in list(sys.modules.items())
        if name.startswith("game.")
        for value in vars(module).values()
        if hasattr(value, "cache_clear") and not isinstance(value, type)
        if value.__module__ not in _STAYS  # wherever else it has been imported
    }
    for cache in found.values():
        cache.cache_clear()
    give_back()
    return len(found)
