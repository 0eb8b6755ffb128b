"""The discreet strip below the table: buttons at the left, a sentence, deal, moves and time."""

from dataclasses import dataclass

from game.catalogue.catalogue import Catalogue
from game.look import palette
from game.look.canvas import Piece
from game.look.lines import balanced, line, wrapped
from game.look.panels import panel
from game.scenes.widgets import Button, Buttons
from game.table.geometry import Rect

_TITLE, _SENTENCE = "#d8e0d6", "#f3e2b3"
_NOWHERE = Rect(0, 0, 0, 0)


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
        """Everything on the strip that covers `area`.

        A sentence never lies over cards if it can be helped: name and figures step aside for it.
        """
        self.height = area.h
        ground = panel((area.w, area.h), self.theme.strip, 1, radius=0)
        rule = panel((area.w, hairline(area)), self.theme.line, 0.35, radius=0)
        pieces = [Piece(ground, area.x, area.y), Piece(rule, area.x, area.y)]
        told = self._tall(area, shown) if _is_tall(area) else self._low(area, shown)
        return pieces + told + self.buttons.pieces()

    def _low(self, area: Rect, shown: Shown) -> list[Piece]:
        """One line: name, sentence and figures beside each other."""
        px = self._px(area)
        right, fields = self._fields(area, shown)
        left = self._lay_buttons(area, shown)
        title = line(shown.title, "sans", "Semibold", px, _TITLE)
        if left + title.get_width() + px * 2 >= right:
            right, fields = self._fields(area, shown, brief=True)
            left = self._lay_buttons(area, shown)
            title = line(shown.title, "sans", "Semibold", px, _TITLE, right - left - px - px // 2)
        room = right - left - px - px // 2
        named = []
        if shown.title and title.get_width() <= room:
            named = [Piece(title, left + px, area.y + (area.h - title.get_height()) // 2)]
        if not shown.message:
            return fields + named
        beside = left + px + title.get_width() if named else left
        said = self._sentence(area, shown.message, beside, right)
        if said:
            return fields + named + said
        said = self._sentence(area, shown.message, left, right)
        if said:
            return fields + said
        return self._alone(area, shown, fields, left, right)

    def _tall(self, area: Rect, shown: Shown) -> list[Piece]:
        """Two lines: the name above the figures, at the right; a sentence takes the upper one."""
        half = area._replace(y=area.y + area.h // 2 - area.h // 16, h=area.h // 2)
        upper = half._replace(y=area.y + area.h // 16)
        px = self._px(area)
        left = self._lay_buttons(area, shown)
        for size in range(round(area.h * 0.30), 11, -1):
            right, fields = self._fields(half, shown, brief=size < area.h * 0.24, px=size)
            if self._deal_rect.x >= left:
                break
        # A finger needs all of the height.
        self._deal_rect = self._deal_rect._replace(y=area.y, h=area.h)
        self._lay_buttons(area, shown)
        end = area.w - size
        if not shown.message:
            title = line(shown.title, "sans", "Semibold", px, _TITLE, end - left - px)
            y = upper.y + (upper.h - title.get_height()) // 2
            return [*fields, Piece(title, end - title.get_width(), y)]
        words = line(shown.message, "sans", "Semibold", px, _SENTENCE)
        if words.get_width() <= end - left - px:
            y = upper.y + (upper.h - words.get_height()) // 2
            return [*fields, Piece(words, end - words.get_width(), y)]
        return self._alone(area, shown, fields, left, right)

    def _alone(
        self, area: Rect, shown: Shown, fields: list[Piece], left: int, right: int
    ) -> list[Piece]:
        """A long sentence in the place of the figures; above the strip if it is longer still."""
        if self.buttons.hovered == "copy":
            # What is told is the deal number under the pointer: it cannot step aside.
            return fields + self._above(area, shown.message)
        said = self._sentence(area, shown.message, left, area.w, folded=True)
        if not said:
            return fields + self._above(area, shown.message)
        self._deal_rect = _NOWHERE
        self._lay_buttons(area, shown)
        return said

    @staticmethod
    def _px(area: Rect) -> int:
        if _is_tall(area):
            return round(area.h * 0.34)
        return max(13, min(round(area.h * 0.44), area.w // 40))

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

    _deal_rect = _NOWHERE

    def _fields(
        self, area: Rect, shown: Shown, brief: bool = False, px: int = 0
    ) -> tuple[int, list[Piece]]:
        """Deal, moves and time from the right, `px` high; their left end and their pieces.

        `brief` writes # for the deal and leaves the time without a caption.
        """
        px = px or self._px(area)
        captions = {name: self.words.say(f"table.{name}") for name in ("deal", "moves", "time")}
        fields = [("deal", shown.deal), ("moves", str(shown.turns))]
        if shown.seconds is not None:
            fields.append(("time", clock(shown.seconds)))
        x = area.x + area.w - px
        pieces = []
        if brief or area.w < area.h * 17:
            captions["time"] = ""
        if brief:
            captions["deal"] = "#"
        for name, value in reversed(fields):
            figure = line(value, "sans", "Bold", px, palette.LIGHT_TEXT, area.w // 4)
            # Figures keep their place while they count: room is made for the widest digit.
            digits = sum(0.56 if letter.isdigit() else 0.28 for letter in value)
            room = max(figure.get_width(), round(px * digits))
            gap = round(px * 0.35)
            end = x
            x -= room
            y = area.y + (area.h - figure.get_height()) // 2
            pieces.append(Piece(figure, x, y))
            if captions[name]:
                caption = line(captions[name], "sans", "Regular", px, "#a9b9ae")
                x -= caption.get_width() + gap
                pieces.append(Piece(caption, x, y))
            if name == "deal":
                self._deal_rect = Rect(x - gap, area.y, end - x + 2 * gap, area.h)
            x -= round(px * 1.3)
        return x, pieces

    def _sentence(
        self, area: Rect, message: str, left: int, right: int, folded: bool = False
    ) -> list[Piece]:
        """The sentence between two edges, in one line or `folded`; nothing if it is too long.

        In one line it stands in the middle of the strip where it can.
        """
        px = self._px(area)
        inner = right - left - 2 * px
        words = line(message, "sans", "Semibold", px, _SENTENCE)
        if words.get_width() <= inner:
            middle = area.x + area.w // 2 - words.get_width() // 2
            if not left + px <= middle <= right - px - words.get_width():
                middle = left + (right - left - words.get_width()) // 2
            return [Piece(words, middle, area.y + (area.h - words.get_height()) // 2)]
        if not folded or inner < area.h:
            return []
        for size in range(min(px, round(area.h * 0.40)), max(11, round(area.h * 0.2)) - 1, -1):
            parts = wrapped(message, "sans", "Semibold", size, inner)
            if len(parts) * round(size * 1.2) <= area.h:
                parts = balanced(message, "sans", "Semibold", size, inner)
                return self._stacked(area, parts, size, left + px, inner)
        return []

    @staticmethod
    def _stacked(area: Rect, parts: list[str], px: int, x: int, inner: int) -> list[Piece]:
        """Lines of text, `px` high, below each other in the middle of the strip."""
        rows = [line(part, "sans", "Semibold", px, _SENTENCE, inner) for part in parts]
        pitch = round(px * 1.2)
        y = area.y + (area.h - rows[0].get_height() - pitch * (len(rows) - 1)) // 2
        wide = max(row.get_width() for row in rows)
        return [Piece(row, x + (inner - wide) // 2, y + pitch * n) for n, row in enumerate(rows)]

    def _above(self, area: Rect, message: str) -> list[Piece]:
        """A sentence that the strip has no room for stands on a plate above it."""
        px = self._px(area)
        words = line(message, "sans", "Semibold", px, _SENTENCE, area.w - 4 * px)
        size = (words.get_width() + 2 * px, words.get_height() + round(px * 0.7))
        x = area.x + (area.w - size[0]) // 2
        y = area.y - size[1] - px // 2
        plate = panel(size, self.theme.strip, 1, self.theme.line, 0.7, size[1] * 0.3, 1)
        return [Piece(plate, x, y), Piece(words, x + px, y + round(px * 0.35))]


def _is_tall(area: Rect) -> bool:
    """Whether the strip has room for two lines, and too little for one beside the buttons."""
    return area.h >= 50 and area.w < area.h * 22


def hairline(area: Rect) -> int:
    """The strip's upper line, in pixels: it grows with the strip."""
    return max(1, round(area.h / 44))
