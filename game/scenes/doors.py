"""Which scene leads to which: the one place that knows them all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.engine.deals import DealNumber
from game.engine.fame import Entry
from game.engine.results import Statistics
from game.engine.search import standing
from game.engine.session import Session
from game.look.palette import THEMES, Theme
from game.patiences import SHELF
from game.scenes.archive import Archive
from game.scenes.initials import Initials
from game.scenes.menu import Menu
from game.scenes.number import Number
from game.scenes.options import Options
from game.scenes.page import Page, ask
from game.scenes.pause import Pause
from game.scenes.records import Records
from game.scenes.replay import Replay
from game.scenes.rules import Rules
from game.scenes.scene import Pop, Push, Relay, Replace, Step
from game.scenes.settings import House
from game.scenes.table import Table
from game.scenes.told import Told
from game.scenes.win import Win


@dataclass
class Doors:
    """Makes scenes. Everything else a scene needs is in its `house`."""

    house: House

    @property
    def _theme(self) -> Theme:
        return THEMES[self.house.settings.theme]

    def _say(self, key: str, **values: str | int) -> str:
        return self.house.words.say(key, **values)

    # ---- whole scenes

    def menu(self) -> Menu:
        """The menu."""
        return Menu(self.house)

    def game(
        self,
        identifier: str,
        deal: DealNumber | None = None,
        rules: Mapping[str, bool] | None = None,
    ) -> Table:
        """A new game of a patience: the next deal and the player's rules unless others are given.

        Rules that the game does not have (from an old file) are passed over.
        """
        self.house.last_played = identifier
        wished = self.house.settings.rules.get(identifier, {}) if rules is None else rules
        known = {option.name for option in SHELF[identifier].options}
        patience = SHELF[identifier].with_options({k: v for k, v in wished.items() if k in known})
        return Table(self.house, Session(patience, deal or self.house.next_deal(patience)))

    def play(self, identifier: str) -> Table:
        """The unfinished game of a patience, or a new one."""
        session = self.house.keeper.unfinished(identifier)
        self.house.tell_troubles()
        if not session:
            return self.game(identifier)
        self.house.notices.append(self._say("table.continued"))
        return self.resume(session)

    def resume(self, session: Session) -> Table:
        """A game that was set aside."""
        self.house.last_played = session.patience.id
        return Table(self.house, session, fresh=False)

    def replay(self, session: Session, alone: bool = False) -> Replay:
        """A game to watch from its opening; `alone` if no scene lies below it."""
        return Replay(self.house, session, alone)

    def play_on(self, session: Session) -> Step:
        """Play on from where a replay stands; an unfinished game of the patience is set aside."""
        if self.house.keeper.aside(session.patience.id):
            self.house.notices.append(self._say("table.set_aside"))
        else:
            self.house.notices.append(self._say("replay.taken_over"))
        self.house.keeper.keep(session)
        return Replace(self.resume(session), all=True)

    # ---- pages

    def options(self) -> Options:
        """The page of options."""
        return Options(self.house)

    def number(self, identifier: str, table: Table | None = None) -> Number:
        """The page on which a deal number is typed, over `table` or the menu.

        A game under way is set aside, not away: the list of records still has it.
        """

        def play(deal: DealNumber | None) -> Step:
            if table and not table.watched and not table.session.won:
                self.house.keeper.keep(table.session)
            if self.house.keeper.aside(identifier):
                self.house.notices.append(self._say("table.set_aside"))
            return Replace(self.game(identifier, deal), all=True)

        return Number(self.house, identifier, play)

    def rules(self, identifier: str) -> Rules:
        """The rule page of a patience."""
        return Rules(self.house, identifier)

    def records(self, patience: str = "", latest: Entry | None = None) -> Records:
        """Statistics and hall of fame, of `patience` first."""
        return Records(self.house, patience, latest)

    def ask_reset(self, reset: Callable[[], None]) -> Page:
        """Whether the records are to begin anew; Enter and Escape keep them."""
        choices = [("keep", self._say("ask.reset.no")), ("reset", self._say("records.reset"))]

        def chosen(name: str) -> Step:
            if name == "reset":
                reset()
            return Pop(Relay())

        title, text = self._say("ask.reset.title"), self._say("ask.reset.text")
        page = Page(self._theme, title, text, choices, chosen, "keep")
        page.across = True
        return page

    def archive(self) -> Archive:
        """The list of recorded games."""
        return Archive(self.house)

    def export(self, session: Session) -> Page:
        """Write a game out as a record, and tell where it is or that it could not be done."""
        path = self.house.keeper.export(session)
        if path:
            return Told(self.house, path)
        title, text = self._say("record.unsaved"), self._say("record.unsaved_text")
        choices = [("done", self._say("options.done"))]
        return ask(self._theme, title, text, choices, lambda name: None)

    def initials(self, session: Session, places: Mapping[str, int]) -> Initials:
        """Asks a winner for initials, and then shows the list with them."""

        def entered(letters: str) -> Step:
            self.house.keeper.enter(session, letters)
            return Push(self.records(session.patience.id, self.house.keeper.fame()[-1]))

        return Initials(self.house, places, entered)

    def about(self, version: str) -> Page:
        """Version, letters and licence."""
        lines = [self._say("about.version", version=version), "", self._say("about.fonts"), ""]
        text = "\n".join([*lines, self._say("about.made")])
        return ask(
            self._theme, self._say("about.title"), text,
            [("done", self._say("options.done"))], lambda name: None,
        )  # fmt: skip

    def pause(self, table: Table) -> Pause:
        """The page that Escape opens over a running game."""
        return Pause(self.house, table)

    def deal_of(self, session: Session) -> str:
        """A session's deal number as it is shown."""
        return str(session.deal) if session.deal else self._say("deal.own_pack")

    def to_menu(self, table: Table) -> Step:
        """Leave the table; an unfinished game can be continued from the menu."""
        if not table.watched:
            self.house.keeper.keep(table.session)
        return Replace(self.menu(), all=True)

    def new_deal(self, table: Table) -> Step:
        """Another deal of the same game; one under way is given up after a question only."""
        if table.session.won or not table.session.turns or table.watch.knows_lost:
            return self.leave(table)
        choices = [("stay", self._say("ask.redeal.no")), ("new", self._say("pause.new"))]

        def chosen(name: str) -> Step:
            return self.leave(table) if name == "new" else None

        title, text = self._say("ask.new.title"), self._say("ask.new.text", n=table.session.turns)
        return Push(ask(self._theme, title, text, choices, chosen, "stay"))

    def leave(self, table: Table, deal: DealNumber | None = None) -> Step:
        """Give up a game for another deal of the same patience."""
        lost = table.watch.knows_lost
        if not table.session.won:
            self.house.keeper.finish(table.session, "lost" if lost else "left")
        return Replace(self.game(table.session.patience.id, deal), all=True)

    def ask_redeal(self, cards: int, redeal: Callable[[], None]) -> Page:
        """Whether to gather although cards could still go up."""
        choices = [("yes", self._say("ask.redeal.yes")), ("no", self._say("ask.redeal.no"))]

        def chosen(name: str) -> Step:
            if name == "yes":
                redeal()
            return None

        text = self._say("ask.redeal.text", n=cards)
        return ask(self._theme, self._say("ask.redeal.title"), text, choices, chosen)

    # ---- the end of a game

    def won(self, table: Table) -> Win:
        """The win screen."""
        keeper, session = self.house.keeper, table.session
        if table.watched:
            return Win(self.house, table)
        before = keeper.statistics().get(session.patience.id, Statistics())
        keeper.finish(session, "won")
        if session.borrowed:
            return Win(self.house, table)
        return Win(self.house, table, before, keeper.places(session))

    def lost(self, table: Table) -> Page:
        """No progress can be reached: what now? An opening that is lost has nothing to undo."""
        session = table.session
        home = sum(len(session.position.piles[n]) for n in session.patience.foundations)
        left = len(session.patience.pack.faces) - home
        ways = ["new", "look"]
        if session.position != session.opening:
            ways.insert(0, "restart")
        if session.can_undo:
            ways.insert(0, "undo")
        choices = [(name, self._say(f"lost.{name}")) for name in ways]

        def chosen(name: str) -> Step:
            if name == "new":
                return self.leave(table)
            if name in ("undo", "restart"):
                table.command(name)
            return Pop()

        _, hidden, *_ = standing(session.patience, session.position)
        key = "lost.text" if hidden else "lost.text_open"
        title, text = self._say("lost.title"), self._say(key, n=left)
        return Page(self._theme, title, text, choices, chosen, "look")
