"""The page of options: every line is a button that goes to the next value."""

from collections.abc import Sequence

import pygame

from game.look.canvas import Piece
from game.look.faces import BACKS
from game.look.lines import line
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes.page import Page
from game.scenes.scene import Pop, Relay, Step
from game.scenes.settings import PACES, VOLUMES, House
from game.scenes.widgets import Button
from game.table.geometry import Rect

_CHOICES = {
    "theme": list(THEMES),
    "back": list(BACKS),
    "pace": list(PACES),
    "volume": list(VOLUMES),
}
_LINES = (
    "language",
    "theme",
    "back",
    "four_colours",
    "large_index",
    "mirrored",
    "pace",
    "reduced_motion",
    "volume",
    "automatic",
    "timer",
)


class Options(Page):
    """What the player may choose; kept at once, shown at once."""

    widest = 132

    def __init__(self, house: House) -> None:
        self.house = house
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "done")

    def rephrase(self) -> None:
        """Title, button and theme, which this very page changes."""
        self.title = self.house.words.say("options.title")
        self.choices = [("done", self.house.words.say("options.done"))]
        self.theme = THEMES[self.house.settings.theme]

    # ---- what there is to choose

    def _value(self, name: str) -> str:
        value = getattr(self.house.settings, name)
        if name == "volume":
            return f"{value} %" if value else self.house.words.say("options.off")
        if name in _CHOICES or name == "language":
            return self.house.words.say(f"options.{name}.{value}")
        return self.house.words.say("options.on" if value else "options.off")

    def _choices(self, name: str) -> Sequence[str | int]:
        """The values that a line has besides on and off."""
        return self.house.terms.languages if name == "language" else _CHOICES.get(name, ())

    @property
    def _rules(self) -> list[str]:
        """The rules of the patiences that are offered."""
        games = [SHELF[game] for game in self.house.terms.games]
        return list(dict.fromkeys(option.name for game in games for option in game.options))

    def _rule(self, option: str) -> bool:
        """Whether a rule is on for the next deals: as in the first game that has it."""
        for game in SHELF.values():
            for declared in game.options:
                if declared.name == option:
                    rules = self.house.settings.rules.get(game.id, {})
                    return rules.get(option, declared.default)
        raise KeyError(option)

    # ---- laying

    @property
    def _columns(self) -> int:
        return 2 if self.rect.w > self.unit * 96 else 1

    def _row_height(self) -> int:
        rows = -(-len(_LINES) // self._columns) + -(-len(self._rules) // self._columns)
        free = self.size[1] - round(self.unit * 42)
        wished = max(44, round(self.unit * 7)) if self.house.touch else round(self.unit * 5.6)
        return max(26, min(wished, free // rows))

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """The heading above the rules; the lines themselves are buttons."""
        high = self._row_height()
        self._top = y
        y += -(-len(_LINES) // self._columns) * high + round(high * 0.5)
        px = max(13, round(high * 0.42))
        text = self.house.words.say("options.rules") if self._rules else ""
        room = self.rect.w - round(self.unit * 12)
        heading = line(text, "sans", "Semibold", px, self.theme.line, room)
        self._rules_top = y + round(heading.get_height() * 1.2)
        end = self._rules_top + -(-len(self._rules) // self._columns) * high
        return [Piece(heading, round(self.unit * 6), y)], end

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """A line for each option, and the button that closes the page."""
        buttons, end = super().lay_choices(y)
        words = self.house.words
        lines = [(name, self._value(name)) for name in _LINES]
        rules = [
            (name, words.say("options.on" if self._rule(name) else "options.off"))
            for name in self._rules
        ]
        return self._lines(lines, self._top) + self._lines(rules, self._rules_top) + buttons, end

    def _lines(self, lines: list[tuple[str, str]], top: int) -> list[Button]:
        margin, gap, high = round(self.unit * 6), round(self.unit * 5), self._row_height()
        count = self._columns
        wide = (self.rect.w - 2 * margin - (count - 1) * gap) // count
        down = -(-len(lines) // count)
        buttons = []
        for n, (name, value) in enumerate(lines):
            rect = Rect(margin + n // down * (wide + gap), top + n % down * high, wide, high)
            label = self.house.words.say(f"options.{name}")
            buttons.append(Button(name, rect, label, "link", value))
        return buttons

    # ---- choosing

    def _chosen(self, name: str, step: int = 1) -> Step:
        settings = self.house.settings
        if name == "done":
            return Pop()
        if self._choices(name):
            values, old = self._choices(name), getattr(settings, name)
            at = values.index(old) if old in values else 0
            setattr(settings, name, values[(at + step) % len(values)])
        elif name in RULES:
            on = not self._rule(name)
            for game in SHELF.values():
                if any(option.name == name for option in game.options):
                    settings.rules.setdefault(game.id, {})[name] = on
        else:
            setattr(settings, name, not getattr(settings, name))
        self.house.sounds.volume = self.house.loudness
        if name == "volume":
            self.house.sounds.play("foundation")
        unsaved = self.house.words.say("table.unsaved")
        if not self.house.save_settings() and unsaved not in self.house.notices:
            self.house.notices.append(unsaved)
        return Relay()

    def handle(self, event: pygame.event.Event) -> Step:
        """As every page; a right click goes back to the value before."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 3:
            x, y = event.pos
            name = self.buttons.at((x - self.rect.x, y - self.rect.y))
            return self._chosen(name, -1) if name and self._choices(name) else None
        return super().handle(event)


RULES = tuple(dict.fromkeys(option.name for game in SHELF.values() for option in game.options))
"""Every rule that can be switched, on whichever patiences have it."""
