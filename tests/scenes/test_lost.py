"""A lost game: what is offered fits what was played; no random deal is lost from its opening."""

import random

import pytest
from stagecraft import house, stage

from game.engine.deals import DealNumber, drawn
from game.engine.search import lost_at_a_glance
from game.engine.session import Session
from game.patiences import SHELF
from game.scenes.page import Page
from game.scenes.table import Table

GAME = SHELF["good_measure"]
DEAD = DealNumber.parse("34")


class Numbers(random.Random):
    """A source of chance that draws these numbers, and then the last one for ever."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(1)
        self.numbers = list(numbers)
        self.asked = 0

    def randint(self, low: int, high: int) -> int:
        """The next of the numbers."""
        self.asked += 1
        return self.numbers.pop(0) if len(self.numbers) > 1 else self.numbers[0]


def dead_table(home):
    """A table whose deal was lost before the first move."""
    return Table(home, Session(GAME.with_options({}), DEAD), fresh=False)


def test_without_a_move_there_is_nothing_to_take_back():
    made = stage(dead_table(house()))
    assert made.until(lambda: isinstance(made.top, Page))
    assert [name for name, _ in made.top.choices] == ["new", "look"]
    made.top.choose("new")
    assert made.top.buttons.find("new").kind == "primary"


def test_with_moves_undo_comes_first():
    home = house()
    table = dead_table(home)
    table.enter((800, 600))
    table.session.play(table.session.moves()[0])
    page = home.doors.lost(table)
    assert [name for name, _ in page.choices] == ["undo", "restart", "new", "look"]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_words_claim_only_what_the_search_has_proved(language):
    home = house(language=language)
    table = dead_table(home)
    table.enter((800, 600))
    assert table.session.moves(), "cards can still be moved to and fro"
    page = home.doors.lost(table)
    assert page.title == home.words.say("lost.title")
    assert page.text == home.words.say("lost.text_open", n=50)
    assert "50" in page.text
    hidden = home.doors.lost(home.doors.game("spiderette"))
    assert hidden.text == home.words.say("lost.text", n=52)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1080, 1920)])
def test_no_word_stands_alone_at_the_end_of_the_text(language, size):
    home = house(language=language)
    table = dead_table(home)
    table.enter(size)
    page = home.doors.lost(table)
    page.enter(size)
    for part in page.text.split("\n"):
        widths = [piece.surface.get_width() for piece in page.paragraph(part, 0)[0]]
        assert min(widths) > 0.6 * max(widths)


def test_a_random_deal_is_never_one_that_is_lost_at_a_glance():
    home = house()
    home.rng = Numbers(34, 1, 34, 7)
    table = home.doors.game("good_measure")
    assert str(table.session.deal) == "7"
    assert home.rng.asked == 4


def test_the_drawing_comes_to_an_end():
    home = house()
    home.rng = Numbers(34)
    assert home.doors.game("good_measure").session.deal == DEAD
    assert home.rng.asked < 100


def test_a_good_number_is_drawn_once():
    home = house()
    home.rng = random.Random(3)
    wanted = drawn(random.Random(3))
    assert home.doors.game("good_measure").session.deal == wanted


def test_deals_that_somebody_has_chosen_stay_as_they_are():
    home = house()
    assert home.doors.game("good_measure", DEAD).session.deal == DEAD
    home.deals = lambda: DEAD
    assert home.doors.game("good_measure").session.deal == DEAD


def test_the_rules_of_the_next_deal_are_those_that_are_looked_at():
    """Options can make a difference: what is asked about is the game that will be played."""
    home = house()
    home.settings.rules = {"babette": {"transfers": True}}
    assert home.doors.game("babette").session.options["transfers"] is True


def test_most_openings_are_alive():
    for game in SHELF.values():
        opening = game.opening(game.order(DealNumber.parse("7")))
        assert not lost_at_a_glance(game, opening)
