"""The words: every language has every sentence, and every sentence is said somewhere."""

import ast
import itertools
import re
import string
from pathlib import Path

import pygame
import pytest

from game.app import call
from game.catalogue import pages
from game.catalogue.catalogue import LANGUAGES, PLURALS, SIGNS, Catalogue, preferred, sentences
from game.catalogue.levels import LEVELS
from game.engine import record
from game.engine.cards import RANKS, SUITS
from game.look.faces import BACKS
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes.replay_strip import Progress, ReplayStrip
from game.scenes.settings import PACES
from game.scenes.strip import Shown, Strip
from game.table.geometry import Rect

GAME = Path(__file__).parents[2] / "game"
ENGLISH = sentences("en")
OTHERS = [language for language in LANGUAGES if language != "en"]
SOURCES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(GAME.rglob("*.py"))}


# ---- what the source says


def literals(tree: ast.AST) -> set[str]:
    """Every string written out."""
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def patterns(tree: ast.AST) -> list[re.Pattern]:
    """Every f-string that begins like a key, with a group for each part that is filled in."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(p.value) if isinstance(p, ast.Constant) else None
                     for p in node.values]  # fmt: skip
            if parts[0] and re.fullmatch(r"[a-z]+\\\.[a-z_\\.]*", parts[0]):
                found.append(re.compile("".join(p or "([a-zA-Z_]+)" for p in parts)))
    return found


def first_arguments(function: str) -> set[str]:
    """The first arguments, written out, of every call of a function anywhere in the game.

    Of a choice (`a if … else b`) both sides count.
    """
    found = set()
    for tree in SOURCES.values():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            if getattr(node.func, "id", getattr(node.func, "attr", "")) != function:
                continue
            first = node.args[0]
            sides = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {side.value for side in sides if isinstance(side, ast.Constant)}
    return {value for value in found if isinstance(value, str)}


def every_variant():
    """Every patience on the shelf, with every choice of its options."""
    for game in SHELF.values():
        names = [option.name for option in game.options]
        for values in itertools.product((False, True), repeat=len(names)):
            yield game.with_options(dict(zip(names, values, strict=True)))


def refusals() -> set[str]:
    """The keys of all that may be refused: those of the engine and those of the words."""
    keys = first_arguments("Refusal")
    for game in every_variant():
        for group in game.groups:
            keys |= {group.takes.key, group.starts.key, group.gives.key}
            keys |= {limit.key for limit in group.limits}
    return {key for key in keys if key}


def verbs() -> set[str]:
    return {"move"} | {action.verb for game in every_variant() for action in game.actions}


def strip_buttons() -> set[str]:
    words, theme = Catalogue("en"), THEMES["green"]
    pygame.font.init()
    shown = Shown("", "1", 0, None, "", True, True, True)
    found = set()
    for strip in (
        Strip(words, theme),
        ReplayStrip(words, theme, Progress(playing=True)),
        ReplayStrip(words, theme, Progress()),
    ):
        strip.pieces(Rect(0, 760, 1280, 40), shown)
        found |= {button.id for button in strip.buttons.items}
    return found


def families() -> set[str]:
    """The keys that are put together from what engine, shelf and command line have."""
    flags = call.parser(Catalogue("en"))._actions
    rules = {option.name for game in SHELF.values() for option in game.options}
    return {
        *(f"refuse.{key}" for key in refusals()),
        *(f"game.{name}.{what}" for name in SHELF for what in ("name", "line")),
        *(f"options.{name}" for name in rules),
        *(f"options.theme.{name}" for name in THEMES),
        *(f"options.pace.{name}" for name in PACES),
        *(f"options.back.{name}" for name in BACKS),
        *(f"game.level.{level}" for level in set(LEVELS.values())),
        *(f"rules.section.{name}" for name in pages.SECTIONS),
        *(f"hint.{verb}" for verb in verbs()),
        *(f"tip.{verb}" for verb in verbs() - {"move"}),
        *(f"tip.{name}" for name in strip_buttons()),
        *(f"options.language.{name}" for name in LANGUAGES),
        *(f"record.{key}" for key in record._ENGLISH),
        *(f"number.{key}" for key in first_arguments("DealError")),
        *(f"kiosk.takes.{key}" for key in first_arguments("Wrong")),
        *(f"cli.{flag.dest if flag.dest != 'list_games' else 'list'}" for flag in flags),
    }


def said_in_one_file(key: str, words: set[str], found: list[re.Pattern]) -> bool:
    """Whether a file writes the key out, or an f-string for it and the words to fill it with."""
    if key in words:
        return True
    matches = (pattern.fullmatch(key) for pattern in found)
    return any(match and set(match.groups()) <= words for match in matches)


def test_every_sentence_is_said_somewhere():
    rest = set(ENGLISH) - families()
    for tree in SOURCES.values():
        words, found = literals(tree), patterns(tree)
        rest = {key for key in rest if not said_in_one_file(key, words, found)}
    assert rest == set()


def test_every_sentence_that_is_said_exists():
    said = first_arguments("say") | first_arguments("_say") | families()
    said = {key for key in said if "." in key}
    assert len(said) > 100
    assert said - set(ENGLISH) == set()


def test_every_key_written_in_a_scene_exists():
    tops = {key.split(".")[0] for key in ENGLISH}
    look_alike = re.compile(rf"({'|'.join(tops)})(\.[a-z_]+)+")
    files = {"game.babette", "number.py", "record.py", "app.svg"}
    for path, tree in SOURCES.items():
        if path.parent.name in ("scenes", "app", "table"):
            written = {word for word in literals(tree) if look_alike.fullmatch(word)}
            assert written - files <= set(ENGLISH), path.name


# ---- the languages beside each other


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_keys_as_english(language):
    other = sentences(language)
    assert set(other) - set(ENGLISH) == set(), "nobody says this"
    assert set(ENGLISH) - set(other) == set(), "this is missing"


def forms(entry: str | dict[str, str]) -> dict[str, str]:
    return entry if isinstance(entry, dict) else {"": entry}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_every_plural_form_and_no_other(language):
    for key, entry in sentences(language).items():
        assert isinstance(entry, dict) == isinstance(ENGLISH[key], dict), key
        if isinstance(entry, dict):
            assert set(entry) == set(PLURALS[language][1]), key


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_speak_of_the_same_things(language):
    for key, entry in sentences(language).items():
        english = set().union(*(placeholders(text) for text in forms(ENGLISH[key]).values()))
        for form, text in forms(entry).items():
            found = placeholders(text)
            # One card may be a word instead of a figure.
            assert english - ({"n"} if form == "one" else set()) <= found, f"{key} {form}"
            assert found <= english, f"{key} {form}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_written_with_care(language):
    for key, entry in sentences(language).items():
        for text in forms(entry).values():
            assert text.strip() == text, key
            assert text, key
            assert "  " not in text, key
            assert not set("\"'`") & set(text), f"{key}: typographic quotes"
            assert not set(text) & set(SIGNS.values()), f"{key}: suits are drawn"


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language):
    same = {"options.language.de", "options.language.en", "options.language.pl", "app.title"}
    other = sentences(language)
    long = {k for k, v in ENGLISH.items() if isinstance(v, str) and len(v) > 20} - same
    assert [k for k in long if other[k] == ENGLISH[k]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_in_order(language):
    keys = list(sentences(language))
    assert keys == sorted(keys)


# ---- plurals, letters, cards


@pytest.mark.parametrize(
    ("n", "form"),
    [(0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (11, "many"), (12, "many"),
     (14, "many"), (21, "many"), (22, "few"), (24, "few"), (25, "many"), (101, "many"),
     (102, "few"), (111, "many"), (112, "many"), (122, "few")],
)  # fmt: skip
def test_polish_counts_as_poles_do(n, form):
    assert PLURALS["pl"][0](n) == form
    entry = sentences("pl")["table.rows_left"]
    assert Catalogue("pl").say("table.rows_left", n=n) == entry[form]


@pytest.mark.parametrize("language", ["en", "de"])
def test_english_and_german_count_one_and_others(language):
    choose = PLURALS[language][0]
    assert [choose(n) for n in (0, 1, 2, 11, 21, 101)] == [
        "other", "one", "other", "other", "other", "other",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "AJQK"), ("de", "ABDK"), ("pl", "AWDK"), ("xx", "AJQK")]
)
def test_letters_follow_the_language(language, letters):
    words = Catalogue(language)
    assert [words.letter(rank) for rank in "AJQK"] == list(letters)
    assert list(words.letters.values()) == list(letters)
    assert [words.letter(rank) for rank in "29T"] == ["2", "9", "10"]


def test_cards_are_shown_with_letter_and_sign():
    polish = Catalogue("pl")
    assert polish.card("JS") == "W♠"
    assert polish.card("TH2") == "10♥"
    shown = {polish.card(r + s) for r in RANKS for s in SUITS}
    assert len(shown) == 52
    assert polish.card("nonsense") == "nonsense"


def test_cards_in_a_sentence_are_shown_as_cards():
    said = Catalogue("de").say("refuse.covered", card="QS2", cover="TD")
    assert "D♠" in said
    assert "10♦" in said
    assert "QS" not in said
    assert "1234" in Catalogue("en").say("table.copied", deal="1234")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    words = Catalogue(language)
    for key, entry in sentences(language).items():
        names = set().union(*(placeholders(text) for text in forms(entry).values())) | {"n"}
        for n in (0, 1, 2, 5, 12, 22, 112):
            said = words.say(key, **{name: n if name == "n" else "QS" for name in names})
            assert "{" not in said


def test_an_unknown_language_is_english():
    assert Catalogue("tlh").language == "en"
    assert preferred(["", "tlh", "de_AT.UTF-8"]) == "de"
    assert preferred(["C", "POSIX"]) == "en"
    assert preferred([], "pl") == "pl"
    assert preferred(["pl-PL"]) == "pl"
