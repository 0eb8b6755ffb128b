"""The rule pages, from assets/rules/<language>/<id>.txt.

A file is read section by section. Its markup:

    from bakers_dozen     the page that this one continues (first line)
    # moves               a section; its heading is the catalogue's `rules.section.moves`
    Some text.            a paragraph, ended by an empty line
    * Some text.          a point; it may go on in the next lines
    ...                   what the parent's section says, inserted here
    **word**  ~           bold words; a space at which no line is broken
    {5C}  {options.timer} a card; the catalogue's sentence of that key

A page has every section of its own file and, of its parent's, those that it does not have itself.
"""

import re
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from itertools import product
from typing import NamedTuple

from game import ASSETS
from game.catalogue.catalogue import Catalogue, bound, catalogue

FOLDER = ASSETS / "rules"

SECTIONS = (
    "aim", "example", "layout", "moves", "empty", "refused", "dealing", "end", "tips", "options",
    "numbers",
)  # fmt: skip
"""All sections in the order of a page. `empty` is for games whose columns can be cleared."""

_INSERT = "..."
_FIELD = re.compile(r"\{([A-Za-z0-9_.]+)\}")
_CARD = re.compile(r"[A23456789TJQK][CSHD]")


class Block(NamedTuple):
    """A paragraph ("text") or a point of a list ("point"); bold words stand between `**`."""

    kind: str
    words: str


Sections = dict[str, tuple[Block, ...]]


def blocks(lines: list[str]) -> tuple[Block, ...]:
    """The paragraphs and points of a section.

    >>> blocks(["One", "two.", "", "* Three", "four", "* Five"])[1].words
    'Three four'
    """
    found: list[Block] = []
    fresh = True
    for line in map(str.strip, lines):
        if line.startswith("* "):
            found.append(Block("point", line[2:]))
        elif line and (fresh or line == _INSERT):
            found.append(Block("text", line))
        elif line:
            last = found.pop()
            found.append(Block(last.kind, f"{last.words} {line}"))
        fresh = not line or line == _INSERT
    return tuple(found)


def parse(text: str) -> tuple[str, Sections]:
    """The parent's id (empty if there is none) and the sections of a file.

    >>> parent, sections = parse("from common\\n\\n# aim\\nWin.\\n")
    >>> parent, sections["aim"][0].words
    ('common', 'Win.')
    """
    head, *parts = re.split(r"^# ", text, flags=re.MULTILINE)
    sections = {}
    for part in parts:
        name, *lines = part.split("\n")
        sections[name.strip()] = blocks(lines)
    return head.strip().removeprefix("from").strip(), sections


@cache
def _raw(language: str, name: str) -> Sections:
    """The sections of a page with its parent's, cards and sentences not yet filled in."""
    parent, own = parse((FOLDER / language / f"{name}.txt").read_text(encoding="utf-8"))
    above = _raw(language, parent) if parent else {}
    result = dict(above)
    for section, found in own.items():
        result[section] = tuple(
            block
            for entry in found
            for block in (above.get(section, ()) if entry.words == _INSERT else (entry,))
        )
    return result


def source(language: str, name: str) -> Sections:
    """A composed page as it is written, sections in order, fields not yet filled in."""
    found = _raw(language, name)
    return {section: found[section] for section in SECTIONS if section in found}


def read(languages: Iterable[str], names: Iterable[str]) -> None:
    """Read the words of these languages and the pages of these patiences now, to be kept.

    What cannot be read is missed where it is asked for.
    """
    for language, name in product(languages, names):
        with suppress(OSError, ValueError):
            catalogue(language)
            _raw(language, name)


def page(words: Catalogue, name: str) -> Sections:
    """The page of the patience `name` in the language of `words`, sections in order."""
    return {
        section: tuple(Block(kind, filled(text, words)) for kind, text in found)
        for section, found in source(words.language, name).items()
    }


def filled(text: str, words: Catalogue) -> str:
    """The text with cards and sentences filled in, and with the spaces that must not break.

    >>> filled("Put {QC} on {KH}, a~move", Catalogue("de")) == "Put D♣ on K♥, a\\u00a0move"
    True
    """

    def field(found: re.Match[str]) -> str:
        name = found[1]
        return words.card(name) if _CARD.fullmatch(name) else words.say(name)

    return bound(_FIELD.sub(field, text).replace("~", "\u00a0"), words.language)
