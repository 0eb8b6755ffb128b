"""What a setting of the kiosk may be: each kind reads a value of the file or a word of the call.

`read` takes what TOML gives or a text from environment or command line, and raises `Wrong` with
the catalogue's key for what would have been right.
"""

import re
from dataclasses import dataclass

from game.app.pin import FORM
from game.engine.deals import DealError, DealNumber
from game.patiences import SHELF

_SWITCH = {"on": True, "true": True, "off": False, "false": False}

RANDOM, DAILY = "random", "daily"
MOST_DEALS = 10_000

Deals = str | tuple[DealNumber, ...]
"""`RANDOM`, `DAILY`, or the deals that come one after the other."""

Rules = dict[str, dict[str, bool]]


class Wrong(ValueError):
    """A value that does not fit; `key` and `values` name what does."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key, self.values = key, values


@dataclass(frozen=True)
class Switch:
    """On or off.

    >>> Switch().read(True), Switch().read("off")
    (True, False)
    """

    def read(self, value: object) -> bool:
        """The value, or `Wrong`."""
        if isinstance(value, str):
            value = _SWITCH.get(value.strip().lower())
        if not isinstance(value, bool):
            raise Wrong("switch")
        return value


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`.

    >>> Whole(0, 9).read(" 7 ")
    7
    """

    low: int
    high: int

    def read(self, value: object) -> int:
        """The value, or `Wrong`."""
        if isinstance(value, str) and re.fullmatch(r"\s*[0-9]{1,9}\s*", value):
            value = int(value)
        if type(value) is not int or not self.low <= value <= self.high:
            raise Wrong("whole", low=self.low, high=self.high)
        return value


@dataclass(frozen=True)
class OneOf:
    """One of some words or numbers.

    >>> OneOf((0, 90)).read("90")
    90
    """

    names: tuple[str | int, ...]

    def read(self, value: object) -> str | int:
        """The value, or `Wrong`."""
        for name in self.names:
            if value == name and type(value) is type(name):
                return name
            if isinstance(value, str) and value.strip() == str(name):
                return name
        raise Wrong("one_of", names=", ".join(map(str, self.names)))


@dataclass(frozen=True)
class Several:
    """At least one of some words, each once, in the order in which they are to be shown.

    >>> Several(("en", "de", "pl")).read("pl,en")
    ('pl', 'en')
    """

    names: tuple[str, ...]

    def read(self, value: object) -> tuple[str, ...]:
        """The value, or `Wrong`."""
        found = _listed(value)
        fits = found and all(isinstance(v, str) and v in self.names for v in found)
        if not fits or len(set(found)) < len(found):
            raise Wrong("several", names=", ".join(self.names))
        return tuple(found)


@dataclass(frozen=True)
class DealList:
    """`random`, `daily`, or a list of deal numbers.

    >>> DealList().read("617, ms32000")[1]
    DealNumber(generator='lc', number=32000)
    """

    def read(self, value: object) -> Deals:
        """The value, or `Wrong`."""
        if isinstance(value, str) and value.strip() in (RANDOM, DAILY):
            return value.strip()
        found = _listed(value)
        if not 0 < len(found) <= MOST_DEALS or any(type(v) not in (int, str) for v in found):
            raise Wrong("deals")
        try:
            return tuple(DealNumber.parse(str(each)) for each in found)
        except DealError:
            raise Wrong("deals") from None


@dataclass(frozen=True)
class Hash:
    """A PIN as its salted hash; no text at all is no PIN."""

    def read(self, value: object) -> str:
        """The value, or `Wrong`."""
        if not isinstance(value, str) or (value and not FORM.fullmatch(value)):
            raise Wrong("hash")
        return value


@dataclass(frozen=True)
class RuleTable:
    """Rules of patiences: a table for each, or words like `babette.transfers=on`.

    >>> RuleTable().read("babette.transfers=on")
    {'babette': {'transfers': True}}
    """

    def read(self, value: object) -> Rules:
        """The value, or `Wrong`."""
        rules: Rules = {}
        for game, name, switch in _rule_entries(value):
            known = [option.name for option in SHELF[game].options] if game in SHELF else []
            if name not in known:
                raise Wrong("rule", text=f"{game}.{name}")
            try:
                rules.setdefault(game, {})[name] = Switch().read(switch)
            except Wrong:
                raise Wrong("rule_switch", text=f"{game}.{name}") from None
        return rules


def _rule_entries(value: object) -> list[tuple[str, str, object]]:
    if isinstance(value, str):
        entries = []
        for word in _listed(value):
            found = re.fullmatch(r"(\w+)\.(\w+)=(\w+)", word)
            if not found:
                raise Wrong("rules")
            entries.append(found.groups())
        return entries
    if not isinstance(value, dict) or not all(isinstance(v, dict) for v in value.values()):
        raise Wrong("rules")
    return [(game, k, v) for game, options in value.items() for k, v in options.items()]


def _listed(value: object) -> list:
    """A list as TOML has it, or the words of a text with commas between."""
    if isinstance(value, str):
        return [word.strip() for word in value.split(",") if word.strip()]
    return value if isinstance(value, list) else []
