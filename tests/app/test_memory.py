"""A kiosk gives memory back to the system."""

import ctypes

from game.app import memory


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
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    memory.frugal()
    assert library.asked == [(-3, memory.LARGE)]


def test_memory_goes_back(monkeypatch):
    library = Library()
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    memory.give_back()
    assert library.asked == [("trim", 0)]


def test_another_library_is_left_in_peace(monkeypatch):
    asked = []

    def find(name):
        asked.append(name)
        return object()

    monkeypatch.setattr(ctypes, "CDLL", find)
    memory.frugal()
    memory.give_back()
    assert asked == [None, None]
