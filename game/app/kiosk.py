"""The program as it stands in a public place."""

import os
import random
import sys
import time
from collections.abc import Callable, Mapping
from copy import deepcopy
from datetime import date
from pathlib import Path

from game.app import caches, storage, window
from game.app.call import Call, CallError
from game.app.config import Config, load
from game.app.guests import Guests
from game.app.house import furnish, live
from game.app.kinds import DAILY
from game.app.memory import frugal
from game.app.pin import Lock
from game.app.warden import Warden
from game.catalogue import pages
from game.catalogue.catalogue import Catalogue
from game.engine.deals import DealNumber, legible
from game.look import files
from game.patiences import SHELF
from game.scenes import golden
from game.scenes.settings import House, Settings


def play(call: Call, words: Catalogue, environ: Mapping[str, str]) -> int:
    """Run until the operator or the supervisor ends it; the exit code."""
    config = load(call, environ, words)
    words = Catalogue(config.language)
    window.prepare(os.environ, kiosk=True)
    frame = window.Window(
        words.say("app.title"), call.size, call.size is None, config.display,
        kiosk=True, turn=config.rotate,
    )  # fmt: skip
    try:
        frame.open()
    except window.NoDisplay:
        raise CallError(words.say("cli.no_screen")) from None
    store = storage.Storage(call.data_dir or storage.default_folder(environ, Path.home()))
    keeper = Guests(folder=store.folder)
    if not keeper.can_write():
        folder = legible(str(store.folder), 200)
        print(words.say("kiosk.unwritten", folder=folder), file=sys.stderr)
    if keeper.counts.set_aside:
        file = legible(str(keeper.counts.set_aside), 200)
        print(words.say("kiosk.counts_aside", file=file), file=sys.stderr)
    settings = config.settings()
    house = furnish(frame, store, settings, keeper, random.Random(), settings.muted)
    warden = open_house(house, config, time.monotonic)
    return live(house, frame, house.doors.menu(), time.perf_counter_ns, store.folder, warden)


def open_house(house: House, config: Config, now: Callable[[], float]) -> Warden:
    """Make a house, kept by `Guests`, that of a kiosk; its warden. `now` gives seconds."""
    frugal()
    house.terms, house.touch = config.terms, True
    _lay_in(config)
    keeper = house.keeper
    house.deals = deals(config, keeper.counts.today)
    house.save_settings = lambda: True  # nobody's choices outlast the visit
    restore(house, config.settings())
    standard = deepcopy(house.settings)

    def fresh() -> None:
        restore(house, standard)
        caches.forget()

    return Warden(
        house, config, Lock(config.pin, now), now, fresh,
        lambda: keeper.counts.on(keeper.counts.today()), keeper.clear_fame,
        lambda: keeper.unwritten,
    )  # fmt: skip


def _lay_in(config: Config) -> None:
    """Have the many small things that stay in memory there before anything comes that goes again.

    A word first read while somebody plays would stand among what they leave, and keep a whole
    megabyte of Python's memory from being given back. Letters and sounds are few and large; they
    come when they are wanted.
    """
    pages.read(config.terms.languages, config.terms.games)
    golden.read(config.terms.games)
    files.read()
    for game in config.terms.games:
        SHELF[game].work_out()


def restore(house: House, standard: Settings) -> None:
    """Everything as the operator set it; nothing of the visitor who was there."""
    for name, value in vars(deepcopy(standard)).items():
        setattr(house.settings, name, value)
    house.sounds.volume, house.sounds.muted = house.loudness, standard.muted
    house.last_played = house.initials = ""
    house.notices.clear()
    house.keeper.forget()


def deals(config: Config, today: Callable[[], date]) -> Callable[[], DealNumber] | None:
    """Where a kiosk's deals come from: the day's number, a list from its start, or chance (None).

    >>> deals(Config(deals=DAILY), lambda: date(2026, 11, 30))()
    DealNumber(generator='mt', number=20261130)
    """
    if config.deals == DAILY:
        return lambda: DealNumber.parse(today().strftime("%Y%m%d"))
    if isinstance(config.deals, str):
        return None
    listed, at = config.deals, -1

    def following() -> DealNumber:
        nonlocal at
        at = (at + 1) % len(listed)
        return listed[at]

    return following
