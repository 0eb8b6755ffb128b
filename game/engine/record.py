"""One text for save file, replay, bug report and test: which game, which deal, what was played.

    Patience record, version 1
    game: babette
    deal: 617
    options: redeal_when_stuck=off transfers=off
    time: 252
    done: 2
    turns: 3
    c3.1 > AH
    deal
    c1.2 > KS
    end

`time` is in seconds; `done` turns are played, the rest can be redone. `pack:` with the cards in
dealing order may stand in place of `deal:`. `origin: replay` stands in a game that goes on from
the middle of a recorded one. The `end` tells a whole text from one cut short.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from game.engine.cards import CardError
from game.engine.deals import DealError, DealNumber, legible
from game.engine.patience import Patience, PlayError
from game.engine.position import Move
from game.engine.session import RESTART, Session

VERSION = 1
LARGEST = 2_000_000
"""Characters; a longer text is no record of a game that a person played."""

_TITLE = re.compile(r"Patience record, version ([1-9][0-9]{0,5})")
_WHOLE = re.compile(r"^Patience record, version [0-9]+\n(?:.+\n)*?end\n", re.MULTILINE)
_FIELDS = ("game", "deal", "pack", "options", "origin", "time", "done", "turns")

_REPLAY = "replay"

_ENGLISH = {
    "foreign": "this is not a patience record",
    "newer": "this record is of a newer version ({found}); this program reads version {known}",
    "field": "“{found}” is not understood here",
    "twice": "“{found}” is given twice",
    "missing": "“{found}” is missing",
    "number": "“{found}” is not a number that fits here",
    "cut": "the record stops short",
    "after_end": "something follows the end",
    "game": "there is no patience called “{found}”",
    "deal": "“{found}” is not a deal number",
    "pack": "the pack is not complete: {found}",
    "option": "this patience has no option “{found}”",
    "move": "“{found}” is not a move",
    "illegal": "the move “{found}” is against the rules",
}


class RecordError(ValueError):
    """A damaged or foreign text: `line` (from 1), `key` and `values` tell what is wrong."""

    def __init__(self, key: str, line: int, **values: str | int) -> None:
        super().__init__(key, line, values)
        self.key, self.line = key, line
        self.values = {k: legible(v, 60) if isinstance(v, str) else v for k, v in values.items()}

    def __str__(self) -> str:
        return f"Line {self.line}: {_ENGLISH[self.key].format(**self.values)}."


class Record(NamedTuple):
    """What the text says, before it is played. `lines` are the line numbers of the parts."""

    game: str
    deal: str | None
    pack: tuple[str, ...]
    options: dict[str, bool]
    borrowed: bool
    seconds: int
    done: int
    turns: tuple[str, ...]
    lines: dict[str, int]


def found_in(text: str) -> str:
    """The last whole record of a text that holds others things too, as an error log does.

    A text that begins as a record, or holds none, is given back as it is.

    >>> found_in("Oh no.\\n\\nPatience record, version 1\\ngame: babette\\nend\\n\\nMore.\\n")
    'Patience record, version 1\\ngame: babette\\nend\\n'
    """
    if _TITLE.match(text):
        return text
    found = _WHOLE.findall(text)
    return found[-1] if found else text


def write(session: Session) -> str:
    """The session as a record."""
    game = session.patience
    lines = [f"Patience record, version {VERSION}", f"game: {game.id}"]
    if session.deal:
        lines.append(f"deal: {session.deal}")
    else:
        lines.append("pack: " + " ".join(game.pack.name(card)[:2] for card in session.order))
    options = [f"{k}={'on' if v else 'off'}" for k, v in sorted(session.options.items())]
    lines.append(" ".join(["options:", *options]))
    lines += [f"origin: {_REPLAY}"] if session.borrowed else []
    lines += [f"time: {session.seconds}", f"done: {session.done}"]
    lines.append(f"turns: {len(session.history)}")
    lines += ["restart" if t.move == RESTART else game.text(t.move) for t in session.history]
    return "\n".join([*lines, "end", ""])


def _number(fields: dict[str, str], lines: dict[str, int], name: str) -> int:
    found = fields.get(name, "")
    if not re.fullmatch(r"[0-9]{1,9}", found):
        raise RecordError("number" if name in fields else "missing", lines.get(name, 1),
                          found=found[:40] if name in fields else name)  # fmt: skip
    return int(found)


def parse(text: str) -> Record:
    """Read a record; `RecordError` names the line and what is wrong. BOM and CRLF are accepted."""
    if len(text) > LARGEST:
        raise RecordError("foreign", 1)
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")
    title = _TITLE.fullmatch(rows[0])
    if not title:
        raise RecordError("foreign", 1)
    if int(title[1]) != VERSION:
        raise RecordError("newer", 1, found=title[1], known=VERSION)
    fields: dict[str, str] = {}
    lines: dict[str, int] = {}
    at = 1
    while "turns" not in fields:
        if at >= len(rows):
            raise RecordError("cut", len(rows))
        name, colon, value = rows[at].partition(":")
        if not colon or name not in _FIELDS:
            # The last line of a text cut short is part of a word: say so.
            key = "cut" if at == len(rows) - 1 else "field"
            raise RecordError(key, at + 1, found=rows[at][:40])
        if name in fields:
            raise RecordError("twice", at + 1, found=name)
        at += 1
        fields[name], lines[name] = value.strip(), at
    for name in ("game", "options"):
        if name not in fields:
            raise RecordError("missing", at, found=name)
    if ("deal" in fields) == ("pack" in fields):
        both = "deal" in fields
        line = max(lines["deal"], lines["pack"]) if both else at
        raise RecordError("twice" if both else "missing", line, found="deal")
    if fields.get("origin", _REPLAY) != _REPLAY:
        raise RecordError("field", lines["origin"], found=fields["origin"][:40])
    count = _number(fields, lines, "turns")
    turns, rest = rows[at : at + count], rows[at + count :]
    if len(turns) < count or not rest or rest[0] != "end":
        if len(turns) == count and rest and len(rest) > 1:
            raise RecordError("field", at + count + 1, found=rest[0][:40])
        raise RecordError("cut", len(rows))
    if len(rest) > 1:
        raise RecordError("after_end", at + count + 2)
    done = _number(fields, lines, "done")
    if done > count:
        raise RecordError("number", lines["done"], found=fields["done"])
    return Record(
        game=fields["game"],
        deal=fields.get("deal"),
        pack=tuple(fields.get("pack", "").split()),
        options=_options(fields["options"], lines["options"]),
        borrowed="origin" in fields,
        seconds=_number(fields, lines, "time"),
        done=done,
        turns=tuple(turns),
        lines={**lines, "first": at + 1},
    )


def _options(text: str, line: int) -> dict[str, bool]:
    options: dict[str, bool] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or value not in ("on", "off"):
            raise RecordError("field", line, found=word[:40])
        if name in options:
            raise RecordError("twice", line, found=name[:40])
        options[name] = value == "on"
    return options


def replay(record: Record, find: Callable[[str], Patience]) -> Session:
    """Play a record; `find` gives the patience of an identifier or raises `KeyError`.

    `RecordError` if the record names what is not there or a move against the rules.
    """
    try:
        game = find(record.game)
    except KeyError:
        raise RecordError("game", record.lines["game"], found=record.game[:40]) from None
    try:
        game = game.with_options(record.options)
    except KeyError as error:
        raise RecordError("option", record.lines["options"], found=error.args[0][:40]) from None
    session = _start(record, game)
    for number, text in enumerate(record.turns, record.lines["first"]):
        try:
            session.play(_turn(game, text))
        except PlayError:
            raise RecordError("illegal", number, found=text[:40]) from None
        except ValueError:
            raise RecordError("move", number, found=text[:40]) from None
    session.undo_until(record.done)
    session.borrowed = record.borrowed
    return session


def _start(record: Record, game: Patience) -> Session:
    if record.deal is not None:
        try:
            return Session(game, DealNumber.parse(record.deal), seconds=record.seconds)
        except DealError:
            raise RecordError("deal", record.lines["deal"], found=record.deal[:40]) from None
    try:
        order = game.pack.in_order(record.pack)
    except CardError as error:
        raise RecordError("pack", record.lines["pack"], found=str(error)[:60]) from None
    return Session(game, order=order, seconds=record.seconds)


def _turn(game: Patience, text: str) -> Move:
    return RESTART if text == "restart" else game.parse(text)


def read(text: str, find: Callable[[str], Patience]) -> Session:
    """The session that a text records, ready to be played on."""
    return replay(parse(text), find)
