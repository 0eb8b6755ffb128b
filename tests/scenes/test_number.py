"""The page on which a deal number is typed or pasted."""

import pygame
import pytest
from player import Player

from game.scenes.menu import Menu
from game.scenes.number import Number
from game.scenes.table import Table


def type_in(player: Player, text: str) -> None:
    for letter in text:
        player.send(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)


def numbered(**settings) -> Player:
    player = Player(lambda house: house.doors.menu(), **settings)
    player.push("number")
    return player


@pytest.mark.parametrize("how", ["keys", "pad", "paste"])
def test_a_number_is_typed_or_pasted(how):
    player = numbered()
    if how == "keys":
        type_in(player, "6178")
        player.key(pygame.K_BACKSPACE)
        player.key(pygame.K_RETURN)
    elif how == "pad":
        for key in ("6", "1", "7", "8", "⌫"):
            player.push(f"key {key}")
        player.push("play")
    else:
        player.house.paste = lambda: "  #617 "
        player.key("v", pygame.KMOD_CTRL)
        player.push("play")
    assert isinstance(player.top, Table)
    assert str(player.table.session.deal) == "617"
    assert player.stack.scenes == [player.table]


@pytest.mark.parametrize(
    ("typed", "key"),
    [("", "no_number"), ("abc", "no_number"), ("-1", "no_number"), ("12a", "no_number"),
     ("٣٢", "no_number"), ("0", "too_small"), ("9" * 21, "too_large")],
)  # fmt: skip
def test_what_is_no_number_is_said_and_can_be_mended(typed, key):
    player = numbered()
    type_in(player, typed)
    player.key(pygame.K_RETURN)
    assert isinstance(player.top, Number)
    assert player.top.error == player.say(f"number.{key}", text=typed)
    shown = player.pixels()
    for _ in typed:
        player.key(pygame.K_BACKSPACE)
    type_in(player, "5")
    assert player.top.error == ""
    assert player.pixels() != shown
    player.key(pygame.K_RETURN)
    assert str(player.table.session.deal) == "5"


@pytest.mark.parametrize(
    "text", ["", "\x00", "12\x003", "\t\n", "\ud800", "a\nb", "1" * 500, "🂡♠ \u202e", "\U0001f600"]
)
def test_nothing_that_is_pasted_does_harm(text):
    player = numbered()
    player.house.paste = lambda: text
    player.key("v", pygame.KMOD_CTRL)
    player.key(pygame.K_RETURN)
    assert isinstance(player.top, Number)
    player.wait(4)


def test_random_and_cancel():
    player = numbered()
    player.push("cancel")
    assert isinstance(player.top, Menu)
    player.push("number")
    player.push("random")
    assert isinstance(player.top, Table)
