"""A screen that nobody sees, for surfaces in the display's format."""

import importlib.util
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from packs import CARDS, ENGLISH

from game.look.faces import Faces


@pytest.fixture(autouse=True, scope="module")
def display():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture(scope="module")
def pack():
    return Faces(137, ENGLISH)


@pytest.fixture
def make(monkeypatch):
    """The script that draws the cards."""
    monkeypatch.syspath_prepend(str(CARDS))
    spec = importlib.util.spec_from_file_location("make_cards", CARDS / "make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
