"""Sentences by key, from assets/languages/*.json, with plurals and the letters of the cards.

A sentence is a string, or an object of plural forms ("one", "few", "many", "other") chosen by the
value `n`. `{card}` and the like stand for cards and are shown as rank letter and suit sign; the
signs are drawn by whoever shows the line, never typed from a font.
"""

import json
import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from game import ASSETS

FOLDER = ASSETS / "languages"

LANGUAGES = ("en", "de", "pl")

SIGNS = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
"""Suit letter -> the character that stands for the drawn sign in a line of text."""

_LETTERS = {
    "en": {1: "A", 11: "J", 12: "Q", 13: "K"},
    "de": {1: "A", 11: "B", 12: "D", 13: "K"},
    "pl": {1: "A", 11: "W", 12: "D", 13: "K"},
}
_RANKS = "A23456789TJQK"
_ALONE = re.compile(r'(?<![^\s\u00a0(„"])([aiouwzAIOUWZ]) ')
_CARD = re.compile(r"([A23456789TJQK])([CSHD])[0-9]?")


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


PLURALS: dict[str, tuple[Callable[[int], str], tuple[str, ...]]] = {
    "en": (_english, ("one", "other")),
    "de": (_english, ("one", "other")),
    "pl": (_polish, ("one", "few", "many")),
}
"""Language -> the rule that names a number's plural form, and all forms there are."""


def bound(text: str, language: str) -> str:
    """The text with no-break spaces where a line must not be broken.

    No line begins with a dash; in Polish none ends in a word of one letter.

    >>> bound("karta w dół – tak", "pl").replace("\\N{NO-BREAK SPACE}", "_")
    'karta w_dół_– tak'
    """
    text = text.replace(" – ", "\N{NO-BREAK SPACE}– ")
    return _ALONE.sub("\\1\N{NO-BREAK SPACE}", text) if language == "pl" else text


@lru_cache(maxsize=8)
def sentences(language: str) -> Mapping[str, str | dict[str, str]]:
    """Every key of one language, as it stands in its file but `bound`."""
    text = (FOLDER / f"{language}.json").read_text(encoding="utf-8")
    return json.loads(bound(text, language))


class Catalogue:
    """The words of one language.

    >>> Catalogue("pl").say("win.moves", n=3)
    'ruchy'
    >>> Catalogue("de").card("QS2")
    'D♠'
    """

    def __init__(self, language: str) -> None:
        """`language` is one of `LANGUAGES`; anything else is English."""
        self.language = language if language in LANGUAGES else "en"
        self._sentences = sentences(self.language)
        self._form = PLURALS[self.language][0]

    @property
    def letters(self) -> dict[int, str]:
        """Rank -> letter, for the ranks that have one: 1, 11, 12, 13."""
        return dict(_LETTERS[self.language])

    def letter(self, rank: str) -> str:
        """The index of a rank letter as engine texts have it ("T", "Q"), as shown ("10", "D")."""
        value = _RANKS.index(rank) + 1
        return _LETTERS[self.language].get(value, str(value))

    def card(self, name: str) -> str:
        """A card's engine name ("QS", "5H2") as it is shown: letter and suit sign."""
        found = _CARD.fullmatch(name)
        return self.letter(found[1]) + SIGNS[found[2]] if found else name

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of `key`; card names among the values are shown as cards."""
        entry = self._sentences[key]
        if isinstance(entry, dict):
            entry = entry[self._form(int(values["n"]))]
        return entry.format(**{k: self._shown(v) for k, v in values.items()})

    def _shown(self, value: str | int) -> str | int:
        if not isinstance(value, str):
            return value
        words = value.split(" ")
        return " ".join(map(self.card, words)) if all(map(_CARD.fullmatch, words)) else value


@lru_cache(maxsize=8)
def catalogue(language: str) -> Catalogue:
    """The words of one language, the same object each time."""
    return Catalogue(language)


def preferred(locales: list[str], fallback: str = "en") -> str:
    """The first language of the system's list that the program speaks.

    >>> preferred(["fr_FR", "pl_PL.UTF-8", "en"])
    'pl'
    """
    for locale in locales:
        code = locale.replace("-", "_").split("_")[0].lower()
        if code in LANGUAGES:
            return code
    return fallback
