"""The page that Escape opens over a running game."""

from game.look.palette import THEMES
from game.scenes.page import Page
from game.scenes.scene import Pop, Push, Step
from game.scenes.settings import House

_WORDS = {"number": "menu.deal_number", "options": "menu.options", "rules": "menu.rules"}
_NAMES = ("resume", "restart", "new", "number", "rules", "export", "options", "menu")


class Pause(Page):
    """The ways on from a game under way; in the language and theme of the moment."""

    def __init__(self, house: House, table) -> None:
        self.house = house
        self.table = table
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "resume")

    def rephrase(self) -> None:
        """The options, a page on top of this one, may have changed language and theme."""
        words, session = self.house.words, self.table.session
        self.theme = THEMES[self.house.settings.theme]
        self.title = words.say("pause.title")
        name = words.say(f"game.{session.patience.id}.name")
        deal = self.house.doors.deal_of(session)
        self.text = words.say("menu.where", game=name, deal=deal)
        self.choices = [(n, words.say(_WORDS.get(n, f"pause.{n}"))) for n in self._names()]

    def _names(self) -> list[str]:
        terms = self.house.terms
        hidden = {"number"} if not terms.any_deal else set()
        hidden |= {"export"} if terms.kiosk else set()
        return [name for name in _NAMES if name not in hidden]

    @property
    def button_height(self) -> int:
        """As on every page; a little less where so many buttons would not fit."""
        room = (self.size[1] - round(self.unit * 38)) // len(_NAMES) - round(self.unit * 1.8)
        return min(super().button_height, max(30, room))

    def _chosen(self, name: str) -> Step:
        doors = self.house.doors
        if name == "options":
            return Push(doors.options())
        if name == "rules":
            return Push(doors.rules(self.table.session.patience.id))
        if name == "number":
            return Push(doors.number(self.table.session.patience.id, self.table))
        if name == "export":
            return Push(doors.export(self.table.session))
        if name == "new":
            return doors.new_deal(self.table)
        if name == "menu":
            return doors.to_menu(self.table)
        if name == "restart":
            self.table.command("restart")
        return Pop()
