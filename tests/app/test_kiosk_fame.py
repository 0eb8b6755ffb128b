"""The hall of fame of a kiosk: all that is left of a visitor; the operator can clear it."""

import pygame
import pytest
from kiosk import PIN, Kiosk

from game.app.config import Config
from game.scenes import golden, record_parts
from game.scenes.scene import Replace
from game.scenes.table import Table


@pytest.fixture
def kiosk(tmp_path):
    return Kiosk(tmp_path, Config(pin=PIN, games=("bakers_dozen", "babette")))


def win(kiosk: Kiosk, game: str = "bakers_dozen") -> None:
    """A visitor plays the last turn of a recorded game."""
    session = golden.load(game)
    for _ in session.history[:-1]:
        session.redo()
    move = session.history[-1].move
    table = Table(kiosk.house, session, fresh=False)
    kiosk.run.stack.apply(Replace(table, all=True))
    table.play(move)
    for _ in range(600):
        kiosk.frame()
        if kiosk.seen == "Initials":
            return


def sign(kiosk: Kiosk, letters: str) -> None:
    for letter in letters:
        kiosk.press(f"key {letter}")
    kiosk.press("enter")


def test_a_winner_signs_and_the_next_visitor_sees_it(kiosk):
    win(kiosk)
    assert kiosk.seen == "Initials"
    sign(kiosk, "ADA")
    kiosk.wait(kiosk.config.attract_after + 1)
    assert kiosk.seen == "Attract"
    assert kiosk.counts.on(kiosk.day) == (1, 1)
    assert kiosk.house.initials == ""
    assert [entry.initials for entry in kiosk.house.keeper.fame()] == ["ADA"]
    assert kiosk.house.keeper.games() == []
    again = Kiosk(kiosk.folder, kiosk.config)
    assert [entry.initials for entry in again.house.keeper.fame()] == ["ADA"]


def test_a_winner_who_walks_off_leaves_nothing(kiosk):
    win(kiosk)
    kiosk.press("key A")
    kiosk.wait(kiosk.config.attract_after + 1)
    assert kiosk.seen == "Attract"
    assert kiosk.house.keeper.fame() == []
    kiosk.tap((400, 300))
    win(kiosk)
    assert kiosk.top.typed == ""


def test_visitors_see_the_hall_of_fame_and_no_statistics_that_would_be_empty(kiosk, monkeypatch):
    def none(*what):
        raise AssertionError("a kiosk keeps nothing of its visitors but the hall of fame")

    monkeypatch.setattr(record_parts, "figures", none)
    monkeypatch.setattr(record_parts, "graphs", none)
    rooms, halls = [], record_parts.halls
    monkeypatch.setattr(
        record_parts, "halls", lambda area, *more: rooms.append(area) or halls(area, *more)
    )
    kiosk.press("records")
    assert kiosk.seen == "Records"
    assert rooms[-1].w > 0.8 * kiosk.size[0]


def test_visitors_cannot_clear_records_or_write_files(kiosk):
    kiosk.press("records")
    names = {button.id for button in kiosk.top.buttons.items}
    assert names.isdisjoint({"reset", "archive"})
    assert "back" in names
    kiosk.press("right")
    assert kiosk.top.patience == "babette"
    kiosk.press("right")
    assert kiosk.top.patience == "bakers_dozen"
    kiosk.press("back")
    kiosk.begin()
    kiosk.strip("menu")
    assert kiosk.top.buttons.find("export") is None
    win(kiosk)
    kiosk.press("skip")
    assert kiosk.seen == "Win"
    assert kiosk.top.buttons.find("export") is None


@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 1)])
def test_the_operator_clears_it_but_not_without_a_question(kiosk, answer, left):
    win(kiosk)
    sign(kiosk, "ADA")
    kiosk.finger(pygame.FINGERDOWN, (4, 4))
    kiosk.wait(3.5)
    kiosk.finger(pygame.FINGERUP, (4, 4))
    for digit in "2468":
        kiosk.press(f"key {digit}")
    kiosk.press("key ok")
    kiosk.press("clear")
    assert kiosk.top.buttons.focused == "no"
    kiosk.press(answer)
    assert kiosk.seen == "Operator"
    assert len(kiosk.house.keeper.fame()) == left
    kept = list(kiosk.folder.glob("fame-*"))
    assert len(kept) == 1  # the old list stays on the disk under another name


def test_a_game_left_for_another_deal_is_counted_and_nothing_is_told(kiosk):
    kiosk.begin()
    kiosk.strip("menu")
    kiosk.press("number")
    kiosk.press("key 7")
    kiosk.press("play")
    assert kiosk.seen == "Table"
    assert str(kiosk.top.session.deal) == "7"
    assert kiosk.house.notices == []
    assert kiosk.counts.on(kiosk.day) == (1, 0)
