"""Initials for the hall of fame: by mouse and by keys, three of them, none of them rude."""

import pygame
import pytest
from stagecraft import house, key, press, stage, typed

from game.catalogue.rude import is_rude
from game.scenes.initials import Initials
from game.scenes.scene import Push


def asking(language="en"):
    home = house(language=language)
    entered = []
    page = Initials(home, {"moves": 2}, lambda letters: entered.append(letters))
    made = stage(home.doors.records())
    made.stack.apply(Push(page))
    return home, made, entered


def test_initials_by_mouse():
    _, made, entered = asking()
    for name in ("key A", "key X", "key erase", "key D", "key A", "enter"):
        press(made, name)
    assert entered == ["ADA"]


def test_initials_by_arrow_keys_alone():
    _, made, entered = asking()
    key(made, pygame.K_TAB)
    while made.top.buttons.focused != "key A":
        key(made, pygame.K_TAB)
    key(made, pygame.K_SPACE, " ")
    key(made, pygame.K_RIGHT)
    key(made, pygame.K_SPACE, " ")
    key(made, pygame.K_DOWN)
    key(made, pygame.K_RETURN, "\r")
    while made.top.buttons.focused != "enter":
        key(made, pygame.K_TAB)
    key(made, pygame.K_RETURN, "\r")
    assert entered == ["ABK"]


def test_a_fourth_letter_begins_anew_and_backspace_takes_one_back():
    _, made, entered = asking()
    typed(made, "abcd")
    assert made.top.typed == "D"
    typed(made, "ef")
    key(made, pygame.K_BACKSPACE)
    typed(made, "1?!ł")
    key(made, pygame.K_RETURN, "\r")
    assert entered == ["DEŁ"]


@pytest.mark.parametrize("letters", ["", "a", "ab"])
def test_fewer_than_three_letters_are_refused(letters):
    home, made, entered = asking()
    typed(made, letters)
    key(made, pygame.K_RETURN, "\r")
    assert entered == []
    assert made.top.error == home.words.say("fame.too_short")


@pytest.mark.parametrize("letters", ["sex", "FUK", "nsu", "hUj", "füt", "cók"])
def test_rude_initials_are_refused_in_every_language(letters):
    for language in ("en", "de", "pl"):
        home, made, entered = asking(language)
        typed(made, letters)
        press(made, "enter")
        assert entered == []
        assert (made.top.error, made.top.typed) == (home.words.say("fame.rude"), "")


def test_most_initials_are_not_rude():
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    refused = sum(is_rude(a + b + c) for a in letters for b in letters for c in letters)
    assert 30 < refused < 120


def test_the_last_initials_stand_there_the_next_time():
    home, made, _ = asking()
    typed(made, "ada")
    key(made, pygame.K_RETURN, "\r")
    assert home.initials == "ADA"
    assert Initials(home, {"moves": 1}, lambda letters: None).typed == "ADA"


@pytest.mark.parametrize(("language", "letter"), [("de", "Ü"), ("pl", "Ź")])
def test_the_letters_of_the_language_have_keys(language, letter):
    _, made, _ = asking(language)
    press(made, f"key {letter}")
    assert made.top.typed == letter
