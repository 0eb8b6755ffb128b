"""The page of records: statistics, small charts and the hall of fame of one patience at a time."""

import pygame

from game.engine.fame import Entry
from game.engine.results import Statistics
from game.look import palette
from game.look.canvas import Canvas, Piece
from game.look.felt import felt
from game.look.lines import line
from game.look.palette import THEMES
from game.look.panels import panel, stroke
from game.scenes import record_parts as parts
from game.scenes.scene import Pop, Push, Scene, Step
from game.scenes.settings import House
from game.scenes.widgets import Button, Buttons, same_size
from game.table.geometry import Rect

_CHOICES = ("back", "archive", "reset")


class Records(Scene):
    """Left and right lead through the patiences; the way back leads to the scene below."""

    def __init__(self, house: House, patience: str = "", latest: Entry | None = None) -> None:
        """Begins with `patience`, or the one played last; `latest` is an entry to be marked."""
        self.house = house
        shelf = house.terms.games
        wished = patience or house.last_played
        self.at = shelf.index(wished) if wished in shelf else 0
        self.latest = latest
        self.message = ""
        self.buttons = Buttons()
        self.canvas: Canvas | None = None

    @property
    def patience(self) -> str:
        """The patience whose records are shown."""
        return self.house.terms.games[self.at]

    # ---- laying

    def enter(self, size: tuple[int, int]) -> None:
        """Lay the page for the window, in the language and theme of the moment."""
        self.size = size
        self.theme = THEMES[self.house.settings.theme]
        self.wide = size[0] >= size[1] * 1.15
        self.unit = min(size[0] / 192, size[1] / 108) if self.wide else min(size) / 108
        self.unit = max(4.0, self.unit)
        self.canvas = Canvas(felt(self.theme, size, (0.5, 0.25)))
        self.lay()

    def lay(self) -> None:
        """Everything that stands on the page now."""
        width, height = self.size
        unit = self.unit
        margin = round(unit * (5 if self.wide else 4))
        gap = round(unit * 2.4)
        tall = self.house.touch or not self.wide
        head, high = max(58, round(unit * 11)), max(36, round(unit * (6.4 if tall else 4.8)))
        self._pieces: list[Piece] = []
        buttons = self._head(Rect(margin, round(margin * 0.6), width - 2 * margin, head))
        foot = height - margin - high
        buttons += self._foot(Rect(margin, foot, width - 2 * margin, high))
        top = round(margin * 0.6) + head + round(unit)
        room = Rect(margin, top, width - 2 * margin, foot - gap - top)
        if self.house.terms.kiosk:  # nothing else of its visitors is kept
            high = min(room.h, round(room.w * 1.1))
            self._fame(Rect(room.x, room.y + (room.h - high) // 3, room.w, high))
        else:
            one, two = self._halves(room, gap)
            self._numbers(one)
            self._fame(two)
        self.buttons.lay(buttons, "back")

    def _halves(self, room: Rect, gap: int) -> tuple[Rect, Rect]:
        """Room for the statistics and for the hall of fame, with a gap between."""
        if self.wide:
            left = round(room.w * 0.46)
            other = Rect(room.x + left + gap, room.y, room.w - left - gap, room.h)
            return Rect(room.x, room.y, left, room.h), other
        up = round(room.h * 0.46)
        other = Rect(room.x, room.y + up + gap, room.w, room.h - up - gap)
        return Rect(room.x, room.y, room.w, up), other

    def _head(self, area: Rect) -> list[Button]:
        """The name of the patience between two arrows, and when it was last played."""
        words, unit = self.house.words, self.unit
        side = max(44, round(unit * 6.4))
        name = words.say(f"game.{self.patience}.name")
        title = line(
            name, "serif", "Bold", round(unit * 6.2), palette.LIGHT_TEXT, area.w - 2 * side - 20
        )
        found = self._statistics()
        text = words.say("fame.title" if self.house.terms.kiosk else "records.title")
        if found.last_played:
            text = words.say("records.last_played", day=found.last_played)
        px = max(parts.SMALLEST, round(unit * 2.3))
        small = line(text, "serif", "It", px, "#d8cba6", area.w - 2 * side - 20)
        y = area.y + (area.h - title.get_height() - small.get_height()) // 2
        self._pieces.append(Piece(title, area.x + (area.w - title.get_width()) // 2, y))
        y += title.get_height()
        self._pieces.append(Piece(small, area.x + (area.w - small.get_width()) // 2, y))
        y = area.y + (area.h - side) // 2
        return [
            Button("left", Rect(area.x, y, side, side), kind="icon", sign="left"),
            Button("right", Rect(area.x + area.w - side, y, side, side), kind="icon", sign="right"),
        ]

    def _foot(self, area: Rect) -> list[Button]:
        gap = round(self.unit * 2)
        each = min((area.w - 2 * gap) // 3, round(self.unit * 42))
        x = area.x + (area.w - 3 * each - 2 * gap) // 2
        buttons = []
        choices = _CHOICES[:1] if self.house.terms.kiosk else _CHOICES
        x += (len(_CHOICES) - len(choices)) * (each + gap) // 2
        for n, name in enumerate(choices):
            rect = Rect(x + n * (each + gap), area.y, each, area.h)
            kind = "secondary" if n else "primary"
            enabled = name != "reset" or bool(self.house.keeper.games())
            words = self.house.words.say(f"records.{name}")
            buttons.append(Button(name, rect, words, kind, enabled=enabled))
        return same_size(buttons)

    def _statistics(self) -> Statistics:
        return self.house.keeper.statistics().get(self.patience, Statistics())

    def _plate(self, area: Rect) -> Rect:
        """A dark plate; what is left inside its edge."""
        ground = panel(
            (area.w, area.h), "#000000", 0.26, self.theme.line, 0.5, self.unit * 1.4,
            stroke(self.unit),
        )  # fmt: skip
        self._pieces.append(Piece(ground, area.x, area.y))
        inner = round(self.unit * 2.4)
        return Rect(area.x + inner, area.y + inner, area.w - 2 * inner, area.h - 2 * inner)

    def _numbers(self, area: Rect) -> None:
        inner = self._plate(area)
        found = self._statistics()
        games = [g for g in self.house.keeper.games() if g.patience == self.patience]
        words, gap = self.house.words, round(self.unit * 2)
        low = min(parts.graphs_height(inner.w, self.unit), round(inner.h * 0.58))
        upper = Rect(inner.x, inner.y, inner.w, inner.h - low - gap)
        lower = Rect(inner.x, inner.y + inner.h - low, inner.w, low)
        self._pieces += parts.figures(upper, found, words, 3)
        self._pieces += parts.graphs(lower, games, found, words, self.unit)

    def _fame(self, area: Rect) -> None:
        inner = self._plate(area)
        entries = self.house.keeper.fame()
        self._pieces += parts.halls(
            inner, entries, self.patience, self.house.words, self.latest
        )  # fmt: skip

    # ---- what can be done

    def handle(self, event: pygame.event.Event) -> Step:
        """Buttons; the arrow keys turn over to the next patience."""
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_ESCAPE, pygame.K_s):
                return Pop()
            if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                return self.choose("left" if event.key == pygame.K_LEFT else "right")
        pressed = self.buttons.handle(event)
        return self.choose(pressed) if pressed else None

    def choose(self, name: str) -> Step:
        """A button was pressed."""
        doors = self.house.doors
        if name in ("left", "right"):
            self.at = (self.at + (1 if name == "right" else -1)) % len(self.house.terms.games)
            self.message = ""
            self.lay()
            return None
        if name == "archive":
            return Push(doors.archive())
        if name == "reset":
            return Push(doors.ask_reset(self.reset))
        return Pop()

    def reset(self) -> None:
        """Begin anew; if that cannot be done the page says so."""
        done = self.house.keeper.reset()
        self.message = "" if done else self.house.words.say("records.cannot_reset")

    # ---- the picture

    def draw(self, screen: pygame.Surface, fraction: float) -> list[pygame.Rect]:
        """Only what changed since the last time."""
        if self.repaint:
            self.canvas.expose()
            self.repaint = False
        pieces = self._pieces + self.buttons.pieces()
        text = self.message or (self.house.notices[0] if self.house.notices else "")
        if text:
            px = max(14, round(self.unit * 2.1))
            words = line(text, "sans", "Semibold", px, "#f3e2b3", self.size[0] - 20)
            y = self.size[1] - words.get_height() - 2
            pieces.append(Piece(words, (self.size[0] - words.get_width()) // 2, y))
        self.canvas.show(pieces)
        return self.canvas.draw(screen, [])
