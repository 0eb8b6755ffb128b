"""The discreet strip below the table: buttons at the left, a sentence, deal, moves and time."""

from dataclasses import dataclass

from game.catalogue.catalogue import Catalogue
from game.look import palette
from game.look.canvas import Piece
from game.look.lines import line
from game.look.panels import panel
from game.scenes.widgets import Button, Buttons
from game.table.geometry import Rect


@dataclass(frozen=True)
class Shown:
    """What the strip tells. `seconds` None hides the time; `message` may be empty."""

    title: str
    deal: str
    turns: int | str
    seconds: int | None
    message: str
    can_undo: bool
    can_redo: bool
    can_number: bool


def clock(seconds: int) -> str:
    """Minutes and seconds, with hours when there are any.

    >>> clock(252), clock(3725)
    ('4:12', '1:02:05')
    """
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Strip:
    """Lays and draws the strip, and knows its buttons."""

    def __init__(self, words: Catalogue, theme: palette.Theme) -> None:
        self.words = words
        self.theme = theme
        self.buttons = Buttons()
        self.height = 0

    def pieces(self, area: Rect, shown: Shown) -> list[Piece]:
        """Everything on the strip that covers `area`, and the sentence above it if need be."""
        self.height = area.h
        ground = panel((area.w, area.h), self.theme.strip, 1, radius=0)
        rule = panel((area.w, 1), self.theme.line, 0.35, radius=0)
        pieces = [Piece(ground, area.x, area.y), Piece(rule, area.x, area.y)]
        right, fields = self._fields(area, shown)
        left = self._lay_buttons(area, shown)
        pieces += fields
        pieces += self.buttons.pieces()
        px = self._px(area)
        title = line(shown.title, "sans", "Semibold", px, "#d8e0d6")
        middle = area.y + area.h // 2
        if left + title.get_width() + px * 2 < right:
            pieces.append(Piece(title, left + px, middle - title.get_height() // 2))
            left += title.get_width() + px * 2
        if shown.message:
            pieces += self._message(area, shown.message, left, right)
        return pieces

    @staticmethod
    def _px(area: Rect) -> int:
        wished = round(area.h * (0.44 if area.w >= area.h * 18 else 0.40))
        return max(13, min(wished, area.w // 40))

    def _lay_buttons(self, area: Rect, shown: Shown) -> int:
        side = area.h
        names = [("menu", True), ("undo", shown.can_undo), ("redo", shown.can_redo)]
        names += [("hint", True), ("auto", True), ("rules", True)]
        if shown.can_number:
            names.append(("numbers", True))
        wide = min(round(side * 1.12), round(area.w * 0.55 / len(names)))
        x = area.x + round(side * 0.2)
        items = []
        for name, enabled in names:
            rect = Rect(x, area.y, wide, side)
            items.append(Button(name, rect, kind="icon", sign=name, enabled=enabled))
            x += wide
        deal = Button("copy", self._deal_rect, kind="bare")
        self.buttons.lay([*items, deal])
        return x

    _deal_rect = Rect(0, 0, 0, 0)

    def _fields(self, area: Rect, shown: Shown) -> tuple[int, list[Piece]]:
        """Deal, moves and time from the right; the left end of them and their pieces."""
        px = self._px(area)
        fields = [("deal", shown.deal), ("moves", str(shown.turns))]
        if shown.seconds is not None:
            fields.append(("time", clock(shown.seconds)))
        x = area.x + area.w - px
        pieces = []
        short = area.w < area.h * 17
        for name, value in reversed(fields):
            figure = line(value, "sans", "Bold", px, palette.LIGHT_TEXT, area.w // 4)
            # Figures keep their place while they count: room is made for the widest digit.
            room = max(figure.get_width(), round(px * 0.56 * len(value)))
            caption = line(self.words.say(f"table.{name}"), "sans", "Regular", px, "#a9b9ae")
            gap = round(px * 0.35)
            end = x
            x -= room
            y = area.y + (area.h - figure.get_height()) // 2
            pieces.append(Piece(figure, x, y))
            if not short or name != "time":
                x -= caption.get_width() + gap
                pieces.append(Piece(caption, x, y))
            if name == "deal":
                self._deal_rect = Rect(x - gap, area.y, end - x + 2 * gap, area.h)
            x -= round(px * 1.3)
        return x, pieces

    def _message(self, area: Rect, message: str, left: int, right: int) -> list[Piece]:
        px = self._px(area)
        words = line(message, "sans", "Semibold", px, "#f3e2b3")
        middle = area.x + area.w // 2
        half = words.get_width() // 2
        if middle - half > left and middle + half < right:
            x = middle - half
        elif words.get_width() < right - left:
            x = left + (right - left - words.get_width()) // 2
        else:
            return self._above(area, message)
        return [Piece(words, x, area.y + (area.h - words.get_height()) // 2)]

    def _above(self, area: Rect, message: str) -> list[Piece]:
        """A sentence that the strip has no room for stands on a plate above it."""
        px = self._px(area)
        words = line(message, "sans", "Semibold", px, "#f3e2b3", area.w - 4 * px)
        size = (words.get_width() + 2 * px, words.get_height() + round(px * 0.7))
        x = area.x + (area.w - size[0]) // 2
        y = area.y - size[1] - px // 2
        plate = panel(size, "#000000", 0.82, self.theme.line, 0.5, size[1] * 0.3, 1)
        return [Piece(plate, x, y), Piece(words, x + px, y + round(px * 0.35))]
