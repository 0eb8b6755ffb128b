"""A page that tells where a file is."""

from collections.abc import Callable

from game.look.canvas import Piece
from game.look.fonts import font
from game.look.lines import line
from game.look.palette import LIGHT_TEXT, THEMES
from game.look.panels import panel, stroke
from game.scenes.page import Page
from game.scenes.scene import Pop, Step
from game.scenes.settings import House


def folded(path: str, fits: Callable[[str], bool]) -> list[str]:
    """A path in lines that fit, broken behind its separators, or anywhere if need be.

    >>> folded("/home/ada/exports/long-name.txt", lambda text: len(text) <= 18)
    ['/home/ada/exports/', 'long-name.txt']
    """
    lines = [""]
    for at, letter in enumerate(path):
        rest = path[at:].replace("\\", "/")
        word = rest[: rest.find("/") + 1] or rest
        begins = at and path[at - 1] in "/\\"
        full = not fits(lines[-1] + letter)
        if lines[-1] and (full or (begins and not fits(lines[-1] + word) and fits(word))):
            lines.append("")
        lines[-1] += letter
    return lines


class Told(Page):
    """The path of a record that was written, and a button that copies it."""

    across = True
    widest = 104

    def __init__(self, house: House, path: str) -> None:
        words = house.words
        self.house, self.path = house, path
        choices = [("done", words.say("options.done")), ("copy", words.say("record.copy_path"))]
        super().__init__(
            THEMES[house.settings.theme], words.say("record.saved"), words.say("record.saved_text"),
            choices, self._chosen, "done",
        )  # fmt: skip

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """The path on a plate."""
        unit, px = self.unit, max(14, round(self.unit * 2.8))
        inner = round(unit * 2)
        wide = self.rect.w - round(unit * 12)
        face = font("sans", "Semibold", px)
        lines = folded(self.path, lambda text: face.size(text)[0] <= wide - 2 * inner)
        y += round(unit * 2)
        high = len(lines) * round(px * 1.4) + 2 * inner
        left = (self.rect.w - wide) // 2
        plate = panel(
            (wide, high),
            "#000000",
            0.35,
            self.theme.line,
            0.6,
            unit * 1.2,
            max(1, stroke(unit) // 2),
        )
        pieces = [Piece(plate, left, y)]
        for n, text in enumerate(lines):
            words = line(text, "sans", "Semibold", px, LIGHT_TEXT, wide - 2 * inner)
            pieces.append(Piece(words, left + inner, y + inner + n * round(px * 1.4)))
        return pieces, y + high

    def _chosen(self, name: str) -> Step:
        if name == "done":
            return Pop()
        copied = self.house.copy(self.path)
        self.text = self.house.words.say("record.path_copied" if copied else "table.not_copied")
        self.refresh()
        return None
