"""The command line: what was asked for, or one sentence about what is wrong with it."""

import argparse
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from game.catalogue.catalogue import LANGUAGES, Catalogue
from game.engine.deals import DealError, DealNumber, legible
from game.patiences import SHELF

SMALLEST, LARGEST = (640, 480), 16_384
_SCENES = ("menu", "table", "win")
_TURNS = ("0", "90", "180", "270")

CONFIG = "PATIENCE_CONFIG"
"""The environment variable that names a kiosk's configuration."""

FINE, BAD_RECORD, BAD_CALL, INTERNAL = 0, 1, 2, 3
"""Exit codes."""


class CallError(Exception):
    """Something in the call is wrong; the text is the sentence to show."""


class TooMany(RuntimeError):
    """Errors follow each other so closely that only a fresh start can help; `file` has them."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


@dataclass(frozen=True)
class Call:
    """What the command line asks for; None where it says nothing."""

    list_games: bool = False
    version: bool = False
    game: str | None = None
    deal: DealNumber | None = None
    options: Mapping[str, bool] = field(default_factory=dict)
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    display: int | None = None
    rotate: int | None = None
    language: str | None = None
    mute: bool = False
    data_dir: Path | None = None
    replay: Path | None = None
    verify: Path | None = None
    screenshot: Path | None = None
    scene: str = "table"
    kiosk: bool = False
    config: Path | None = None
    settings: Sequence[str] = ()
    """`KEY=VALUE` of the kiosk, as given."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence of the catalogue instead of a usage page."""

    words: Catalogue
    given: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        given = legible(" ".join(self.given), 120)
        raise CallError(self.words.say("cli.bad_call", text=given))


def parser(words: Catalogue) -> argparse.ArgumentParser:
    """The parser, its help in the language of `words`."""
    made = _Parser(
        prog="main.py", description=words.say("cli.about"), add_help=False, allow_abbrev=False
    )
    made.words = words

    def add(name: str, **how) -> None:
        key = name.removeprefix("--").replace("-", "_")
        made.add_argument(name, help=words.say(f"cli.{key}"), **how)

    add("--list", action="store_true")
    add("--game", metavar="ID")
    add("--deal", metavar="N")
    add("--option", metavar="NAME=on|off", action="append", default=[])
    add("--size", metavar="WxH")
    add("--fullscreen", action="store_true")
    add("--display", metavar="N")
    add("--rotate", metavar="|".join(_TURNS))
    add("--lang", metavar="|".join(LANGUAGES))
    add("--mute", action="store_true")
    add("--data-dir", metavar="DIR")
    add("--replay", metavar="FILE")
    add("--verify", metavar="FILE")
    add("--screenshot", metavar="FILE")
    add("--scene", metavar="|".join(_SCENES), default="table")
    add("--kiosk", action="store_true")
    add("--config", metavar="FILE")
    add("--set", metavar="KEY=VALUE", action="append", default=[])
    add("--version", action="store_true")
    made.add_argument("-h", "--help", action="help", help=words.say("cli.help"))
    return made


def parse(arguments: Sequence[str], words: Catalogue) -> Call:
    """What `arguments` ask for; `CallError` with one sentence if they make no sense."""
    made = parser(words)
    made.given = arguments
    found = made.parse_args(arguments)
    _one_of(found.lang, LANGUAGES, words)
    _one_of(found.scene, _SCENES, words)
    _one_of(found.rotate, _TURNS, words)
    words = Catalogue(found.lang) if found.lang else words
    game = found.game
    if game is not None and game not in SHELF:
        raise CallError(words.say("cli.no_game", text=legible(game, 40)))
    return Call(
        list_games=found.list,
        version=found.version,
        game=game,
        deal=_deal(found.deal, words),
        options=_options(found.option, game or next(iter(SHELF)), words),
        size=_size(found.size, words),
        fullscreen=found.fullscreen,
        display=_display(found.display, words),
        rotate=None if found.rotate is None else int(found.rotate),
        language=found.lang,
        mute=found.mute,
        data_dir=_path(found.data_dir),
        replay=_path(found.replay),
        verify=_path(found.verify),
        screenshot=_path(found.screenshot),
        scene=found.scene,
        kiosk=found.kiosk,
        config=_path(found.config),
        settings=tuple(found.set),
    )


def _one_of(text: str | None, known: Sequence[str], words: Catalogue) -> None:
    if text is not None and text not in known:
        names = ", ".join(known)
        raise CallError(words.say("cli.bad_choice", text=legible(text, 40), names=names))


def wanted(call: Call, environ: Mapping[str, str]) -> bool:
    """Whether the call or the environment asks for a kiosk."""
    return call.kiosk or call.config is not None or bool(environ.get(CONFIG))


def _path(text: str | None) -> Path | None:
    return None if text is None else Path(text)


def _deal(text: str | None, words: Catalogue) -> DealNumber | None:
    if text is None:
        return None
    try:
        return DealNumber.parse(text)
    except DealError as error:
        raise CallError(words.say(f"number.{error.key}", text=error.text)) from None


def _options(texts: Sequence[str], game: str, words: Catalogue) -> dict[str, bool]:
    options = {}
    known = {option.name for option in SHELF[game].options}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or value not in ("on", "off"):
            raise CallError(words.say("cli.bad_option", text=legible(text, 40)))
        if name not in known:
            raise CallError(
                words.say(
                    "cli.no_option", text=legible(name, 40), game=words.say(f"game.{game}.name")
                )
            )
        options[name] = value == "on"
    return options


def _size(text: str | None, words: Catalogue) -> tuple[int, int] | None:
    if text is None:
        return None
    match = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text)
    if match:
        size = int(match[1]), int(match[2])
        if size[0] >= SMALLEST[0] and size[1] >= SMALLEST[1] and max(size) <= LARGEST:
            return size
        if size[0] >= SMALLEST[1] and size[1] >= SMALLEST[0] and max(size) <= LARGEST:
            return size  # the smallest window, standing
    raise CallError(words.say("cli.bad_size", text=legible(text, 40)))


def _display(text: str | None, words: Catalogue) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise CallError(words.say("cli.bad_display", text=legible(text, 40)))
    return int(text)
