"""Pictures of what only a kiosk shows, and of the rules, for the gallery."""

from collections.abc import Callable

from game.scenes.attract import Attract
from game.scenes.operator import Operator
from game.scenes.pin import Pin
from game.scenes.scene import Push, Scene
from game.scenes.still_there import StillThere
from game.workshop.sights import Room
from game.workshop.stage import Stage, rows_dealt

_DEALT = 900
"""Frames until the game that plays by itself has come some way."""


def _over_table(room: Room, page: Scene) -> Stage:
    stage = room.played(rows_dealt(4))
    stage.stack.apply(Push(page))
    stage.frame()
    return stage


def attract(room: Room) -> Stage:
    """A table that plays by itself."""
    stage = room.stage(Attract(room.house))
    stage.run(_DEALT)
    return stage


def still_there(room: Room) -> Stage:
    """The question before a visitor's game is put away."""
    page = StillThere(room.house, 20, lambda: None)
    stage = _over_table(room, page)
    page.count(7)
    return stage


def pin(room: Room) -> Stage:
    """Some digits typed, after a wrong PIN that has to be waited for."""
    page = Pin(room.house, lambda typed: False, lambda: 8.0, lambda: None)
    page.typed, page.wrong = "135", True
    return _over_table(room, page)


def operator(room: Room) -> Stage:
    """What lies behind the PIN."""
    return _over_table(room, Operator(room.house, lambda: (32, 11), lambda: None))


def rules(room: Room) -> Stage:
    """The rules of a patience, with their example."""
    return _over_table(room, room.house.doors.rules(room.game.id))


_ALL = (attract, still_there, pin, operator, rules)

KIOSK_SIGHTS: dict[str, Callable[[Room], Stage]] = {
    each.__name__.replace("_", "-"): each for each in _ALL
}
"""Name in the gallery -> what makes it."""
