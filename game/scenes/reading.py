"""A rule page set in lines, for one width and one size of letters."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.catalogue.catalogue import Catalogue
from game.catalogue.levels import LEVELS
from game.catalogue.pages import Block, page
from game.look import palette, prose
from game.look.prose import Line, Run, Style

_TEXT, _DIM, _STRONG = "#dfe4d8", "#a3b3a9", "#f7efdc"
_LEADING = 1.40
_SPARE = 16
"""Lines out of sight that are kept as surfaces, besides as many as are in sight."""


class Set(NamedTuple):
    """A line at its place on the page. `step` is the step of the example that it tells, or -1."""

    x: int
    y: int
    line: Line
    style: str
    step: int = -1


@dataclass
class Reading:
    """A page: its lines, the place of the example's table, and its height."""

    styles: dict[str, Style]
    lines: list[Set] = field(default_factory=list)
    table: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    height: int = 0

    def leading(self, style: str) -> int:
        """The height of a line."""
        return round(self.styles[style].px * _LEADING)


class Drawn:
    """The lines of a page as surfaces, those in sight and few others."""

    def __init__(self, page: Reading) -> None:
        self.page = page
        self._kept: dict[tuple[int, str], pygame.Surface] = {}

    def seen(self, top: int, bottom: int, step: int) -> list[tuple[pygame.Surface, int, int]]:
        """The lines between two heights; of the example's those that tell `step` are brighter."""
        found = {}
        for nth, entry in enumerate(self.page.lines):
            if entry.y + 2 * self.page.leading(entry.style) < top or entry.y > bottom:
                continue
            style = entry.style
            if entry.step >= 0 and entry.step != step:
                style = f"{style} dim"
            key = nth, style
            if key not in self._kept:
                self._kept[key] = prose.drawn(entry.line, self.page.styles[style])
            found[key] = self._kept[key], entry.x, entry.y
        if len(self._kept) > 2 * len(found) + _SPARE:
            self._kept = {key: surface for key, (surface, _, _) in found.items()}
        return list(found.values())


def styles(px: int) -> dict[str, Style]:
    """The styles of a page whose body has letters `px` high."""
    return {
        "body": Style("sans", "Regular", px, _TEXT, "Semibold", _STRONG),
        "body dim": Style("sans", "Regular", px, _DIM, "Semibold", _DIM),
        "head": Style("serif", "Bold", round(px * 1.3), palette.GOLD),
        "lead": Style("serif", "It", round(px * 1.16), "#e4d7b0"),
        "note": Style("sans", "Regular", max(13, round(px * 0.86)), _DIM),
        "mark": Style("sans", "Bold", px, palette.GOLD, "Bold"),
        "mark dim": Style("sans", "Bold", px, _DIM, "Bold"),
    }


def sentences(words: Catalogue, identifier: str) -> list[str]:
    """What the example's steps say, the first for its start."""
    return [block.words for block in page(words, identifier)["example"]]


@lru_cache(maxsize=8)
def reading(language: str, identifier: str, px: int, width: int, table_height: int) -> Reading:
    """The page of a patience in a language, set to `width` pixels.

    `table_height` is the height to leave for the example's table.
    """
    words = Catalogue(language)
    setter = _Setter(Reading(styles(px)), px, width)
    setter.paragraph(words.say(f"game.{identifier}.line"), "lead")
    level = words.say("rules.level", level=words.say(f"game.level.{LEVELS[identifier]}"))
    setter.paragraph(level, "note")
    for section, blocks in page(words, identifier).items():
        setter.heading(words.say(f"rules.section.{section}"))
        if section == "example":
            setter.example(blocks, table_height)
        else:
            setter.blocks(blocks)
    setter.result.height = setter.y + round(px * 1.6)
    return setter.result


class _Setter:
    """Sets block after block, from the top down."""

    def __init__(self, result: Reading, px: int, width: int) -> None:
        self.result, self.px, self.width = result, px, width
        self.y = round(px * 1.0)

    def _lines(self, words: str, style: str, left: int = 0, step: int = -1) -> None:
        look = self.result.styles[style]
        for line in prose.set_lines(words, look, self.width - left):
            self.result.lines.append(Set(left, self.y, line, style, step))
            self.y += self.result.leading(style)

    def paragraph(self, words: str, style: str = "body") -> None:
        """A paragraph over the whole width, and the space below it."""
        self._lines(words, style)
        self.y += round(self.px * 0.45)

    def heading(self, words: str) -> None:
        """The title of a section."""
        self.y += round(self.px * 0.85)
        self._lines(words, "head")
        self.y += round(self.px * 0.2)

    def blocks(self, blocks: tuple[Block, ...]) -> None:
        """Paragraphs, and points with their marks."""
        before = ""
        for block in blocks:
            if block.kind == "point":
                self.point("•", block.words)
            else:
                # After a list a paragraph stands off a little more.
                self.y += round(self.px * 0.2) if before == "point" else 0
                self.paragraph(block.words)
            before = block.kind

    def point(self, mark: str, words: str, step: int = -1) -> None:
        """Words beside a mark."""
        self.result.lines.append(Set(0, self.y, (Run(mark),), "mark", step))
        self._lines(words, "body", round(self.px * 1.15), step)
        self.y += round(self.px * 0.32)

    def example(self, blocks: tuple[Block, ...], height: int) -> None:
        """The table, and below it what each of its steps means."""
        self.y += round(self.px * 0.2)
        self.result.table = pygame.Rect(0, self.y, self.width, height)
        self.y += height + round(self.px * 0.8)
        for step, block in enumerate(blocks):
            self.point(str(step) if step else "•", block.words, step)
