"""The rule pages as texts: complete in every language, and alike in all of them."""

import re

import pytest

from game.catalogue import pages
from game.catalogue.catalogue import LANGUAGES, SIGNS, Catalogue
from game.catalogue.levels import LEVELS
from game.patiences import SHELF

ALWAYS = set(pages.SECTIONS) - {"empty"}
CARD = re.compile(r"\{([A23456789TJQK][CSHD])\}")
ALL = [(language, game) for language in LANGUAGES for game in SHELF]


def texts(sections: pages.Sections) -> str:
    """All words of a page."""
    return "\n".join(block.words for blocks in sections.values() for block in blocks)


@pytest.mark.parametrize(("language", "game"), ALL)
def test_every_page_has_all_its_sections(language, game):
    found = pages.page(Catalogue(language), game)
    assert set(found) >= ALWAYS
    assert ("empty" in found) == (game != "babette")
    assert list(found) == [section for section in pages.SECTIONS if section in found]
    assert all(blocks for blocks in found.values())
    assert all(len(block.words) > 10 for blocks in found.values() for block in blocks)


@pytest.mark.parametrize(("language", "game"), ALL)
def test_nothing_of_the_markup_is_left_over(language, game):
    words = texts(pages.page(Catalogue(language), game))
    assert not re.search(r"[{}~#]|\.\.\.|^\*[^*]", words, re.MULTILINE)
    assert words.count("**") % 2 == 0
    for blocks in pages.page(Catalogue(language), game).values():
        assert all(block.words.count("**") % 2 == 0 for block in blocks)


@pytest.mark.parametrize(("language", "game"), ALL)
def test_cards_are_those_of_the_game_in_the_letters_of_the_language(language, game):
    catalogue, pack = Catalogue(language), SHELF[game].pack
    written = set(CARD.findall(texts(pages.source(language, game))))
    assert written
    assert written <= set(pack.names)
    shown = texts(pages.page(catalogue, game))
    assert all(catalogue.card(name) in shown for name in written)
    letters = "".join(catalogue.letters.values())
    for before, _ in re.findall(f"(.)([{''.join(SIGNS.values())}])", shown):
        assert before in letters + "234567890"


@pytest.mark.parametrize("game", SHELF)
def test_the_languages_say_the_same_things(game):
    english, *others = (pages.source(language, game) for language in LANGUAGES)
    for other in others:
        for section in english:
            ours, theirs = english[section], other[section]
            assert [b.kind for b in ours] == [b.kind for b in theirs], section
            for one, two in zip(ours, theirs, strict=True):
                assert set(CARD.findall(one.words)) == set(CARD.findall(two.words))


@pytest.mark.parametrize("game", SHELF)
def test_the_options_of_a_game_are_on_its_page(game):
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        words = texts({"options": pages.page(catalogue, game)["options"]}).replace("\u00a0", " ")
        for option in SHELF[game].options:
            name = catalogue.say(f"options.{option.name}").replace("\u00a0", " ")
            assert f"**{name}**" in words


def test_a_variant_has_the_same_parent_everywhere_and_repeats_nothing_of_it():
    for game in SHELF:
        parents = set()
        for language in LANGUAGES:
            path = pages.FOLDER / language / f"{game}.txt"
            parent, own = pages.parse(path.read_text(encoding="utf-8"))
            parents.add(parent)
            above = pages.source(language, parent)
            assert all(own[section] != above.get(section) for section in own)
        assert len(parents) == 1
        assert parents <= set(SHELF) | {"common"}


def test_no_file_is_there_that_no_game_reads():
    for language in LANGUAGES:
        names = {path.stem for path in (pages.FOLDER / language).iterdir()}
        assert names == set(SHELF) | {"common"}


def test_every_game_has_a_level():
    assert set(LEVELS) == set(SHELF)
    assert set(LEVELS.values()) == {1, 2, 3}


def test_polish_words_of_one_letter_stay_with_the_next():
    words = texts(pages.page(Catalogue("pl"), "spiderette"))
    assert not re.search(r"\b[aiouwz] ", words)
