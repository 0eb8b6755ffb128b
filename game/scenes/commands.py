"""What keys and buttons do on the table: one function a command, each answers with a Step."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.session import Change
from game.scenes.scene import Push, Step

if TYPE_CHECKING:
    from game.scenes.table import Table

_MOST_AUTOMATIC = 120


def run(table: "Table", name: str) -> Step:
    """Carry out the command `name`; one that does not exist does nothing."""
    command = _COMMANDS.get(name)
    return command(table) if command else None


def _undo(table: "Table") -> Step:
    table.show(table.session.undo(), "table.cannot_undo")
    return None


def _redo(table: "Table") -> Step:
    table.show(table.session.redo(), "table.cannot_redo")
    return None


def _restart(table: "Table") -> Step:
    if table.show(table.session.restart(), "table.cannot_undo"):
        table.say(table.house.words.say("table.restarted"))
    return None


def _deal(table: "Table") -> Step:
    session = table.session
    verbs = [action.verb for action in session.patience.actions]
    empty = not session.position.piles[session.patience.stock]
    if "redeal" in verbs and empty:
        return table.answer(table.hand.act("redeal"))
    if "deal" in verbs:
        return table.answer(table.hand.act("deal"))
    table.say(table.house.words.say("table.no_stock"))
    return None


def _swap(table: "Table") -> Step:
    if not table.others:
        table.say(table.house.words.say("table.nothing_held"))
        return None
    session, move = table.session, table.others[0]
    last = session.history[session.done - 1].move
    before = session.undo()[0].before
    after = session.play(move)[-1].after
    table.after((Change("move", before, after, move),))
    table.others = (last,)
    table.mark_swap()
    table.say(table.house.words.say("table.swapped"))
    return None


def _numbers(table: "Table") -> Step:
    verbs = [action.verb for action in table.session.patience.actions]
    if not table.numbered and not ("redeal" in verbs and table.session.position.redeals):
        table.say(table.house.words.say("table.no_redeal"))
        return None
    table.numbered = not table.numbered
    table.say(table.house.words.say("table.numbers_on") if table.numbered else "")
    return None


def _copy(table: "Table") -> Step:
    if table.session.deal:
        deal = str(table.session.deal)
        key = "table.copied" if table.house.copy(deal) else "table.not_copied"
        table.say(table.house.words.say(key, deal=deal))
    return None


def _mute(table: "Table") -> Step:
    house = table.house
    house.settings.muted = house.sounds.muted = not house.sounds.muted
    house.save_settings()
    table.say(house.words.say("table.muted" if house.settings.muted else "table.heard"))
    return None


def _fullscreen(table: "Table") -> Step:
    table.house.toggle_fullscreen()
    return None


def _pause(table: "Table") -> Step:
    return Push(table.house.doors.pause(table))


def _new(table: "Table") -> Step:
    return table.house.doors.new_deal(table)


def _rules(table: "Table") -> Step:
    return Push(table.house.doors.rules(table.session.patience.id))


def _hint(table: "Table") -> Step:
    table.watch.ask()
    table.hinting = True
    return None


def _auto(table: "Table") -> Step:
    if not play_safe(table):
        table.say(table.house.words.say("table.nothing_safe"))
    return None


def play_safe(table: "Table") -> bool:
    """Play every safe move, one turn each; whether there was any."""
    session, changes = table.session, []
    for _ in range(_MOST_AUTOMATIC):
        safe = session.patience.safe(session.patience, session.position)
        if not safe or session.won:
            break
        first, *rest = session.play(safe[0])
        changes += [first._replace(kind="auto"), *rest]
    if changes:
        table.after(tuple(changes))
        table.say("")
    return bool(changes)


_COMMANDS: dict[str, Callable[["Table"], Step]] = {
    "undo": _undo,
    "redo": _redo,
    "restart": _restart,
    "deal": _deal,
    "redeal": _deal,
    "swap": _swap,
    "numbers": _numbers,
    "copy": _copy,
    "mute": _mute,
    "fullscreen": _fullscreen,
    "menu": _pause,
    "pause": _pause,
    "new": _new,
    "rules": _rules,
    "hint": _hint,
    "auto": _auto,
}
