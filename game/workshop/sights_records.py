"""Pictures of records, hall of fame, recorded games and replays, for the gallery."""

import random
from collections.abc import Callable
from dataclasses import replace

from game.engine.fame import Entry
from game.engine.results import Game
from game.scenes.scene import Push, Scene
from game.workshop.sights import Room
from game.workshop.stage import Stage, new_session, play_on, rows_dealt

_GAMES = 48
_NAMES = ("ADA", "WMW", "JÖR", "ŻAK", "MAX", "LIL")


def _fill(room: Room) -> None:
    """Some months of games, the same every time."""
    keeper, chance = room.house.keeper, random.Random(4)
    for n in range(_GAMES):
        result = chance.choices(("won", "lost", "left"), (6, 3, 2))[0]
        day, moves, seconds = f"2026-0{1 + n // 8}-{10 + n % 18}", 90 + n, 200 + 37 * n
        deal = str(1000 + n)
        keeper.games().append(Game(day, "12:00", room.game.id, deal, result, moves, seconds))
        if result == "won":
            name = chance.choice(_NAMES)
            keeper.fame().append(Entry(day, "12:00", room.game.id, deal, name, moves, seconds))


def _records(room: Room, above: Scene | None = None) -> Stage:
    stage = room.stage(room.house.doors.records(room.game.id))
    if above:
        stage.stack.apply(Push(above))
    stage.frame()
    return stage


def records(room: Room) -> Stage:
    """The records of a patience that is played often."""
    _fill(room)
    return _records(room)


def records_empty(room: Room) -> Stage:
    """The records of a patience never played."""
    return _records(room)


def records_kiosk(room: Room) -> Stage:
    """The records in a public place: the hall of fame."""
    _fill(room)
    room.house.keeper.games().clear()
    room.house.terms = replace(room.house.terms, kiosk=True)
    return _records(room)


def ask_reset(room: Room) -> Stage:
    """The question before the records begin anew."""
    _fill(room)
    return _records(room, room.house.doors.ask_reset(lambda: None))


def initials(room: Room) -> Stage:
    """A win has made both lists."""
    session = new_session(room.game)
    page = room.house.doors.initials(session, {"moves": 2, "seconds": 7})
    page.typed = "AD"
    return _records(room, page)


def archive(room: Room) -> Stage:
    """Some recorded games."""
    for deal in range(1, 15):
        session = new_session(room.game, str(deal))
        play_on(session, rows_dealt(1 + deal % 5))
        room.house.keeper.export(session)
    return _records(room, room.house.doors.archive())


def exported(room: Room) -> Stage:
    """Where a record was written."""
    return _records(room, room.house.doors.export(new_session(room.game)))


def replay(room: Room) -> Stage:
    """In the middle of a recorded game."""
    session = new_session(room.game)
    play_on(session, rows_dealt(6))
    stage = room.stage(room.house.doors.replay(session))
    stage.top.seek(session.done * 2 // 3)
    stage.run(3)
    return stage


_ALL = (records, records_empty, records_kiosk, ask_reset, initials, archive, exported, replay)

RECORD_SIGHTS: dict[str, Callable[[Room], Stage]] = {
    each.__name__.replace("_", "-"): each for each in _ALL
}
"""Name in the gallery -> what makes it."""
