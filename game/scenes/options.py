"""The page of options: every line is a button that goes to the next value."""

from game.catalogue.catalogue import LANGUAGES
from game.look.canvas import Piece
from game.look.lines import line
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes.page import Page
from game.scenes.scene import Pop, Relay, Step
from game.scenes.settings import PACES, House
from game.scenes.widgets import Button
from game.table.geometry import Rect

_CHOICES = {"language": list(LANGUAGES), "theme": list(THEMES), "pace": list(PACES)}
_SWITCHES = ("four_colours", "large_index", "mirrored", "timer")
_ORDER = ("language", "theme", "pace", "four_colours", "large_index", "mirrored", "timer")


class Options(Page):
    """What the player may choose; kept at once, shown at once."""

    def __init__(self, house: House) -> None:
        self.house = house
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "done")

    def rephrase(self) -> None:
        """Title, button and theme, which this very page changes."""
        self.title = self.house.words.say("options.title")
        self.choices = [("done", self.house.words.say("options.done"))]
        self.theme = THEMES[self.house.settings.theme]

    def _value(self, name: str) -> str:
        value = getattr(self.house.settings, name)
        if name in _CHOICES:
            return self.house.words.say(f"options.{name}.{value}")
        return self.house.words.say("options.on" if value else "options.off")

    def _rules(self) -> list[tuple[str, str]]:
        """Patience and option, for each that can be switched."""
        return [(game.id, option.name) for game in SHELF.values() for option in game.options]

    def _rule(self, game: str, option: str) -> bool:
        default = next(o.default for o in SHELF[game].options if o.name == option)
        return self.house.settings.rules.get(game, {}).get(option, default)

    def _row_height(self) -> int:
        return max(28, round(self.unit * 5.4))

    def middle(self, y: int) -> tuple[list[Piece], int]:
        """The heading above each game's rules; the lines themselves are buttons."""
        high = self._row_height()
        self._top = y
        y += len(_ORDER) * high
        words, pieces = self.house.words, []
        self._rule_tops = []
        game = None
        for identifier, _ in self._rules():
            if identifier != game:
                game = identifier
                y += round(high * 0.35)
                name = words.say(f"game.{identifier}.name")
                heading = line(
                    words.say("options.rules", game=name), "sans", "Semibold",
                    max(13, round(high * 0.42)), self.theme.line, self.rect.w - 40,
                )  # fmt: skip
                pieces.append(Piece(heading, round(self.unit * 6), y))
                y += round(high * 0.8)
            self._rule_tops.append(y)
            y += high
        return pieces, y

    def lay_choices(self, y: int) -> tuple[list[Button], int]:
        """A line for each option, and the button that closes the page."""
        buttons, end = super().lay_choices(y)
        left, high = round(self.unit * 6), self._row_height()
        wide = self.rect.w - 2 * left
        words = self.house.words
        lines = []
        for n, name in enumerate(_ORDER):
            rect = Rect(left, self._top + n * high, wide, high)
            label = words.say(f"options.{name}")
            lines.append(Button(name, rect, label, "link", self._value(name)))
        for (game, option), top in zip(self._rules(), self._rule_tops, strict=True):
            value = words.say("options.on" if self._rule(game, option) else "options.off")
            rect = Rect(left, top, wide, high)
            label = words.say(f"options.{option}")
            lines.append(Button(f"{game} {option}", rect, label, "link", value))
        return lines + buttons, end

    def _chosen(self, name: str) -> Step:
        settings = self.house.settings
        if name == "done":
            return Pop()
        if name in _CHOICES:
            values = _CHOICES[name]
            old = getattr(settings, name)
            setattr(settings, name, values[(values.index(old) + 1) % len(values)])
        elif name in _SWITCHES:
            setattr(settings, name, not getattr(settings, name))
        else:
            game, option = name.split(" ")
            settings.rules.setdefault(game, {})[option] = not self._rule(game, option)
        unsaved = self.house.words.say("table.unsaved")
        if not self.house.save_settings() and unsaved not in self.house.notices:
            self.house.notices.append(unsaved)
        return Relay()
