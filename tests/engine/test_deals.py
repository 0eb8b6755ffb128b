"""Deal numbers: what is read, what is refused, and that the packs are those of PySolFC."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from known import OPENINGS, plain_opening

from game.engine.deals import DealError, DealNumber, drawn, shuffled
from game.patiences import SHELF


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("617", ("lc", 617)),
        ("1", ("lc", 1)),
        ("31999", ("lc", 31999)),
        ("32000", ("mt", 32000)),
        ("99999999999999999999", ("mt", 10**20 - 1)),
        ("ms1", ("lc", 1)),
        ("MS617", ("lc", 617)),
        ("mS32000", ("lc", 32000)),
        (f"ms{2**33 - 1}", ("lc", 2**33 - 1)),
        (" 617 ", ("lc", 617)),
        ("617L", ("lc", 617)),
        ("617 L", ("lc", 617)),
        ("\t1 234\n", ("lc", 1234)),
        ("1,234,567", ("mt", 1234567)),
        ("1.234", ("lc", 1234)),
        ("1-2", ("lc", 12)),
        ("1#2_3-4,5", ("lc", 12345)),
        ("000617", ("lc", 617)),
        ("0" * 50 + "7", ("lc", 7)),
        ("ms32_000 L", ("lc", 32000)),
    ],
)
def test_read(text, number):
    assert DealNumber.parse(text) == number


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "no_number"),
        ("   ", "no_number"),
        ("abc", "no_number"),
        ("-1", "no_number"),
        (" - 1", "no_number"),
        ("ms-1", "no_number"),
        ("+1", "no_number"),
        ("1-", "no_number"),
        (",1", "no_number"),
        ("1e5", "no_number"),
        ("0x10", "no_number"),
        ("1L2", "no_number"),
        ("617LL", "no_number"),
        ("L", "no_number"),
        ("ms", "no_number"),
        ("mt5", "no_number"),
        ("m s 5 x", "no_number"),
        ("٣٢", "no_number"),
        ("1٣", "no_number"),
        ("１２", "no_number"),
        ("²", "no_number"),
        ("m\u017f5", "no_number"),
        ("1\x00", "no_number"),
        ("0", "too_small"),
        ("000", "too_small"),
        ("ms0", "too_small"),
        (f"ms{2**33}", "too_large"),
        ("1" + "0" * 20, "too_large"),
        ("1" + "0" * 40, "too_large"),
        ("ms" + "9" * 40, "too_large"),
        ("9" * 100_000, "too_large"),
    ],
)
def test_refused(text, key):
    with pytest.raises(DealError) as caught:
        DealNumber.parse(text)
    assert caught.value.key == key
    assert len(str(caught.value)) < 100
    assert str(caught.value).endswith(".")
    assert str(caught.value).isprintable()


@given(st.integers(1, 10**20 - 1))
def test_any_number_comes_back_as_typed(number):
    assert str(DealNumber.parse(str(number))) == str(number)


@given(st.integers(1, 2**33 - 1))
def test_any_number_of_the_old_generator_comes_back_as_the_same_deal(number):
    deal = DealNumber.parse(f"ms{number}")
    assert deal == ("lc", number)
    assert DealNumber.parse(str(deal)) == deal


@given(st.text(max_size=30))
def test_any_text_is_a_number_or_one_refusal(text):
    try:
        deal = DealNumber.parse(text)
    except DealError:
        assert not re.fullmatch("[1-9][0-9]{0,19}", text)
    else:
        assert DealNumber.parse(str(deal)) == deal


def test_random_deals_are_short_and_all_different_enough():
    rng = random.Random(5)
    numbers = [drawn(rng).number for _ in range(2000)]
    assert min(numbers) >= 1
    assert max(numbers) <= 999_999
    assert len(set(numbers)) > 1900


@given(st.sampled_from((52, 104)), st.integers(1, 2**33 - 1), st.sampled_from(("lc", "mt")))
def test_a_shuffled_pack_is_a_pack(size, number, generator):
    assert sorted(shuffled(DealNumber(generator, number), size)) == list(range(size))


@pytest.mark.parametrize("name", SHELF)
def test_the_openings_are_those_of_other_programs(name):
    game = SHELF[name].with_options({})
    lines = [line for line in OPENINGS if line["game"] == name]
    assert len(lines) == 10
    for line in lines:
        found = plain_opening(game, game.opening(game.order(DealNumber.parse(line["deal"]))))
        for part in ("columns", "foundations", "stock"):
            assert found[part] == line[part], f"deal {line['deal']}, {part}"
