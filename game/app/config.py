"""The settings of a kiosk: from a file, the environment and the command line, the later stronger.

Every key is checked; what is unknown or does not fit is named in one sentence.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.app.call import CONFIG, Call, CallError
from game.app.kinds import (
    RANDOM,
    DealList,
    Deals,
    Hash,
    OneOf,
    Rules,
    RuleTable,
    Several,
    Switch,
    Whole,
    Wrong,
)
from game.catalogue.catalogue import LANGUAGES, Catalogue
from game.engine.deals import legible
from game.look.faces import BACKS
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes.settings import PACES, VOLUMES, Settings
from game.scenes.terms import Terms

PREFIX = "PATIENCE_KIOSK_"
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
TURNS = (0, 90, 180, 270)

KEYS = {
    "games": Several(tuple(SHELF)),
    "language": OneOf(LANGUAGES),
    "languages": Several(LANGUAGES),
    "theme": OneOf(tuple(THEMES)),
    "back": OneOf(tuple(BACKS)),
    "four_colours": Switch(),
    "large_index": Switch(),
    "mirrored": Switch(),
    "pace": OneOf(tuple(PACES)),
    "reduced_motion": Switch(),
    "timer": Switch(),
    "automatic": Switch(),
    "volume": OneOf(VOLUMES),
    "muted": Switch(),
    "rules": RuleTable(),
    "max_volume": Whole(0, 100),
    "attract_after": Whole(5, 3600),
    "warn_after": Whole(20, 3600),
    "countdown": Whole(5, 120),
    "deals": DealList(),
    "pin": Hash(),
    "corner": OneOf(CORNERS),
    "display": Whole(0, 99),
    "rotate": OneOf(TURNS),
}
"""Every key and what it may be."""

_PLAYERS = (
    "theme", "back", "four_colours", "large_index", "mirrored", "pace", "reduced_motion",
    "timer", "automatic", "volume", "muted", "rules",
)  # fmt: skip


@dataclass(frozen=True)
class Config:
    """How the operator wants the kiosk; times in seconds."""

    games: tuple[str, ...] = tuple(SHELF)
    language: str = "en"
    languages: tuple[str, ...] = LANGUAGES
    chosen: Mapping[str, bool | str | int | Rules] = field(default_factory=dict)
    """The visitor's options at the start, where they are not those of a first start."""
    max_volume: int = 100
    attract_after: int = 60
    warn_after: int = 120
    countdown: int = 15
    deals: Deals = RANDOM
    pin: str = ""
    corner: str = "top_left"
    display: int = 0
    rotate: int = 0

    def settings(self) -> Settings:
        """What every visitor finds."""
        chosen = dict(self.chosen)
        rules = {game: dict(options) for game, options in chosen.pop("rules", {}).items()}
        return Settings(language=self.language, rules=rules, **chosen)

    @property
    def terms(self) -> Terms:
        """What no visitor can change."""
        return Terms(True, self.games, self.languages, self.max_volume, self.deals == RANDOM)


def load(call: Call, environ: Mapping[str, str], words: Catalogue) -> Config:
    """The kiosk's settings from all sources; `CallError` with one sentence if one is wrong."""
    values: dict[str, object] = {}
    named = environ.get(CONFIG)
    path = call.config or (Path(named) if named else None)
    if path is not None:
        source = legible(path.name, 60)
        for key, value in _file(path, words).items():
            values[key] = _read(source, key, value, words)
    for name, value in sorted(environ.items()):
        if name.startswith(PREFIX):
            key = name.removeprefix(PREFIX).lower()
            values[key] = _read(legible(name, 60), key, value, words)
    for source, key, value in _called(call):
        values[key] = _read(source, key, value, words)
    return _config(values, words)


def _file(path: Path, words: Catalogue) -> dict[str, object]:
    shown = legible(str(path), 200)
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError:
        raise CallError(words.say("cli.cannot_read", text=shown)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        what = legible(str(error), 120)
        raise CallError(words.say("kiosk.not_toml", file=shown, text=what)) from None


def _called(call: Call) -> Iterator[tuple[str, str, object]]:
    for text in call.settings:
        key, equals, value = text.partition("=")
        yield "--set", key.strip() if equals else text, value
    if call.language:
        yield "--lang", "language", call.language
    if call.mute:
        yield "--mute", "muted", True
    if call.rotate is not None:
        yield "--rotate", "rotate", call.rotate
    if call.display is not None:
        yield "--display", "display", call.display


def _read(source: str, key: str, value: object, words: Catalogue) -> object:
    if key not in KEYS:
        text = words.say("kiosk.no_key", source=source, name=legible(key, 40))
        raise CallError(text)
    try:
        return KEYS[key].read(value)
    except Wrong as wrong:
        takes = words.say(f"kiosk.takes.{wrong.key}", **wrong.values)
        raise CallError(
            words.say("kiosk.bad_value", source=source, name=key, takes=takes)
        ) from None


def _config(values: dict[str, object], words: Catalogue) -> Config:
    languages: Sequence[str] = values.get("languages", LANGUAGES)
    language = values.setdefault("language", _first(words.language, languages))
    if language not in languages:
        raise CallError(
            words.say("kiosk.no_language", language=language, names=", ".join(languages))
        )
    chosen = {key: values.pop(key) for key in _PLAYERS if key in values}
    return Config(chosen=chosen, **values)


def _first(wished: str, languages: Sequence[str]) -> str:
    return wished if wished in languages else languages[0]
