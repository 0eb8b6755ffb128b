"""The program: from a command line to an exit code."""

import os
import random
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from game import VERSION
from game.app.call import (
    BAD_CALL,
    BAD_RECORD,
    FINE,
    INTERNAL,
    Call,
    CallError,
    TooMany,
    parse,
    wanted,
)
from game.catalogue.catalogue import Catalogue, preferred
from game.engine import record
from game.engine.deals import legible
from game.engine.session import Session
from game.patiences import SHELF

CALM = "PATIENCE_REDUCED_MOTION"
"""The environment variable that asks for reduced motion at a first start."""


class RecordProblem(Exception):
    """A record that cannot be used; the text is the sentence to show."""


def system_language(environ: Mapping[str, str]) -> str:
    """The language that the user's system asks for, of those the program speaks."""
    names = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return preferred([*environ.get("LANGUAGE", "").split(":"), *names])


def read_record(path: Path, words: Catalogue) -> Session:
    """The session that a file records; `CallError` or `RecordProblem` with one sentence."""
    try:
        data = path.read_bytes()
    except OSError:
        raise CallError(words.say("cli.cannot_read", text=legible(str(path), 200))) from None
    try:
        return record.read(record.found_in(data.decode("utf-8-sig")), SHELF.__getitem__)
    except UnicodeDecodeError:
        line, what = 1, words.say("record.foreign")
    except record.RecordError as error:
        line, what = error.line, words.say(f"record.{error.key}", **error.values)
    raise RecordProblem(words.say("record.at", file=legible(path.name, 200), line=line, what=what))


def verdict(session: Session) -> str:
    """How a record ends, and after how many turns: `won 117`, `lost 64`, `open 12`."""
    state = "won" if session.won else "lost" if session.lost else "open"
    return f"{state} {session.turns}"


def main(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> int:
    """Run the program; the exit code. Problems are told in one sentence on standard error."""
    words = Catalogue(system_language(environ))
    folder: Path | None = None
    try:
        call = parse(arguments, words)
        words = Catalogue(call.language or words.language)
        folder = call.data_dir
        return _run(call, words, environ)
    except CallError as problem:
        print(problem, file=sys.stderr)
        return BAD_CALL
    except RecordProblem as problem:
        print(problem, file=sys.stderr)
        return BAD_RECORD
    except TooMany as problem:
        key = "mishap.too_many" if problem.file.exists() else "mishap.too_many_unwritten"
        print(words.say(key, file=problem.file), file=sys.stderr)
        return INTERNAL
    except KeyboardInterrupt:
        return FINE
    except BrokenPipeError:
        # Whoever read the list has gone; Python must not complain when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as error:
        print(_internal(error, words, folder), file=sys.stderr)
        return INTERNAL


def _run(call: Call, words: Catalogue, environ: Mapping[str, str]) -> int:
    if call.version:
        print(VERSION)
        return FINE
    if call.list_games:
        print("\n".join(SHELF))
        return FINE
    if call.verify:
        print(verdict(read_record(call.verify, words)))
        return FINE
    kiosk = wanted(call, environ)
    _check_together(call, kiosk, words)
    session = read_record(call.replay, words) if call.replay else None
    if call.screenshot:
        from game.app.picture import save

        save(call, session, Catalogue(call.language or "en"))
        return FINE
    if kiosk:
        from game.app.kiosk import play

        return play(call, words, environ)
    return _play(call, session, words, environ)


def _check_together(call: Call, kiosk: bool, words: Catalogue) -> None:
    """`CallError` for what has a meaning in a kiosk only, or outside one only."""
    if call.settings and not kiosk:
        raise CallError(words.say("cli.needs_kiosk", text="--set"))
    for name in ("game", "deal", "option", "replay", "screenshot"):
        if kiosk and getattr(call, "options" if name == "option" else name):
            raise CallError(words.say("cli.not_in_kiosk", text=f"--{name}"))


def _play(call: Call, session: Session | None, words: Catalogue, environ: Mapping[str, str]) -> int:
    from game.app import house, storage, window
    from game.app.keeper import Keeper

    window.prepare()
    store = storage.Storage(
        call.data_dir or storage.default_folder(environ, Path.home())
    )  # fmt: skip
    calm = environ.get(CALM, "") not in ("", "0")
    settings = store.load_settings(words.language, calm)
    if call.language:
        settings.language = call.language
    words = Catalogue(settings.language)
    frame = window.Window(
        words.say("app.title"), call.size, call.fullscreen, call.display or 0,
        turn=call.rotate or 0,
    )  # fmt: skip
    try:
        frame.open()
    except window.NoDisplay:
        raise CallError(words.say("cli.no_screen")) from None
    keeper = Keeper(store.folder, SHELF.__getitem__, datetime.now)
    home = house.furnish(frame, store, settings, keeper, random.Random(), call.mute)
    if store.set_aside:
        file = legible(store.set_aside, 200)
        home.notices.append(words.say("table.broken_settings", file=file))
    if frame.missing_display is not None:
        notice = words.say("table.no_display", n=frame.missing_display)
        print(notice, file=sys.stderr)
        home.notices.append(notice)
    try:
        scene = house.first_scene(home, call, session)
        return house.live(home, frame, scene, time.perf_counter_ns, store.folder)
    finally:
        keeper.close()  # whatever went wrong, the latest turn reaches the disk


def _internal(error: Exception, words: Catalogue, folder: Path | None) -> str:
    """One sentence about a fault of ours; what a developer needs goes to a file."""
    from game.app.disk import replace_file
    from game.app.storage import default_folder

    path = (folder or default_folder(os.environ, Path.home())) / "error.txt"
    name = type(error).__name__
    try:
        replace_file(path, "".join(traceback.format_exception(error)))
    except OSError:
        return words.say("cli.internal", text=name)
    return words.say("cli.internal_log", text=name, file=str(path))
