"""A kiosk gives memory back to the system."""

import ctypes

import pygame
import pytest

from game.app import caches, memory
from game.catalogue import catalogue as words
from game.catalogue import pages
from game.catalogue.catalogue import catalogue
from game.look.fonts import label
from game.scenes import golden


class Library:
    """Stands in for the C library; notes what it is asked for."""

    def __init__(self, name=None):
        self.asked = []

    def mallopt(self, *arguments):
        self.asked.append(arguments)

    def malloc_trim(self, keep):
        self.asked.append(("trim", keep))


def test_large_pieces_are_kept_apart(monkeypatch):
    library = Library()
    monkeypatch.setattr(memory, "LIBRARY", library)
    memory.frugal()
    assert library.asked == [(-3, memory.LARGE)]


def test_memory_goes_back(monkeypatch):
    library = Library()
    monkeypatch.setattr(memory, "LIBRARY", library)
    memory.give_back()
    assert library.asked == [("trim", 0)]


def test_another_library_is_left_in_peace(monkeypatch):
    missing = []

    class Other:
        def __getattr__(self, name):
            missing.append(name)
            raise AttributeError(name)

    monkeypatch.setattr(memory, "LIBRARY", Other())
    memory.frugal()
    memory.give_back()
    assert missing == ["mallopt", "malloc_trim"]


def test_what_is_drawn_is_forgotten_and_what_is_read_is_kept():
    """What is wanted again at once would each time stand somewhere else in memory."""
    pygame.font.init()
    polish = catalogue("pl")
    pages.read(["pl"], ["babette"])
    rules = pages.source("pl", "babette")
    drawn = label("Babette", "serif", "Bold", 20, "#ffffff")
    caches.forget()
    assert catalogue("pl") is polish
    assert pages.source("pl", "babette")["aim"] is rules["aim"]
    assert label("Babette", "serif", "Bold", 20, "#ffffff") is not drawn


def test_a_page_or_game_that_is_missing_keeps_no_kiosk_from_opening(monkeypatch, tmp_path):
    (tmp_path / "babette.txt").write_bytes(b"\xff\xfe")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    pages.read(["en", "pl"], ["babette", "a page that nobody wrote"])
    golden.read(["babette", "spider"])
    assert golden.load("babette") is None
    assert "aim" in pages.source("pl", "babette")


@pytest.mark.parametrize("error", [OSError, TypeError])
def test_a_system_that_names_no_library_is_left_in_peace(monkeypatch, error):
    def refuse(name):
        raise error

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    assert memory._library() is None
    monkeypatch.setattr(memory, "LIBRARY", None)
    memory.frugal()
    memory.give_back()


def test_a_language_that_is_missing_keeps_no_kiosk_from_opening(monkeypatch, tmp_path):
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    for kept in (words.sentences, words.catalogue):
        kept.cache_clear()
    pages.read(["pl"], ["babette"])
    with pytest.raises(FileNotFoundError):
        words.catalogue("pl")
