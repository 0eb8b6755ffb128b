"""What the operator finds behind the PIN."""

from collections.abc import Callable

from game.look.palette import THEMES
from game.scenes.page import Page, ask
from game.scenes.scene import Pop, Push, Quit, Step
from game.scenes.settings import House


class Operator(Page):
    """The way out, the way back, and what can be cleared.

    `today` gives the games played and won; `clear` empties the hall of fame, if there is one;
    `unwritten` tells that nothing can be written.
    """

    def __init__(
        self,
        house: House,
        today: Callable[[], tuple[int, int]],
        clear: Callable[[], None] | None = None,
        unwritten: Callable[[], bool] = lambda: False,
    ) -> None:
        self.house = house
        self.today, self.clear, self.unwritten = today, clear, unwritten
        super().__init__(THEMES[house.settings.theme], "", "", [], self._chosen, "back")

    def rephrase(self) -> None:
        """The words in the language of the moment."""
        words = self.house.words
        played, won = self.today()
        self.title = words.say("operator.title")
        parts = words.say("operator.played", n=played), words.say("operator.won", n=won)
        self.text = words.say("operator.today", played=parts[0], won=parts[1])
        if self.unwritten():
            self.text += "\n" + words.say("operator.unwritten")
        names = ("back", "clear", "quit") if self.clear else ("back", "quit")
        self.choices = [(n, words.say(f"operator.{n}")) for n in names]

    def _chosen(self, name: str) -> Step:
        if name == "quit":
            return Quit()
        return Push(self._ask()) if name == "clear" else Pop()

    def _ask(self) -> Page:
        words = self.house.words
        choices = [(n, words.say(f"operator.clear.{n}")) for n in ("no", "yes")]

        def chosen(name: str) -> Step:
            if name == "yes":
                self.clear()
            return None

        return ask(self.theme, words.say("operator.clear.title"), "", choices, chosen, "no")
