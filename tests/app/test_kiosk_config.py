"""A kiosk's configuration: three sources, the later stronger; every key checked."""

import re
from datetime import date
from pathlib import Path

import pytest

from game.app import kinds
from game.app.call import BAD_CALL, CONFIG, CallError, parse, wanted
from game.app.config import KEYS, PREFIX, Config, load
from game.app.kinds import DAILY, RANDOM
from game.app.kiosk import deals
from game.app.pin import FORM, hashed
from game.app.program import main
from game.catalogue.catalogue import LANGUAGES, Catalogue
from game.engine.deals import DealNumber
from game.patiences import SHELF

EN = Catalogue("en")


def loaded(*arguments, environ=None, words=EN) -> Config:
    return load(parse(arguments, words), environ or {}, words)


def complaint(*arguments, environ=None, words=EN) -> str:
    with pytest.raises(CallError) as caught:
        loaded(*arguments, environ=environ, words=words)
    return str(caught.value)


@pytest.fixture
def file(tmp_path):
    def write(text: str) -> str:
        path = tmp_path / "kiosk.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_nothing_said_offers_everything():
    config = loaded("--kiosk")
    assert config.games == tuple(SHELF)
    assert config.languages == LANGUAGES
    assert config.deals == RANDOM
    assert 90 <= config.warn_after <= 180
    assert config.countdown == 15
    assert config.pin == ""


def test_a_file_says_everything(file):
    pin = hashed("2468", bytes(8), 1000)
    config = loaded(
        "--config",
        file(f"""
games = ["spider", "babette"]
language = "pl"
languages = ["pl", "de"]
theme = "midnight"
back = "trellis"
four_colours = true
pace = "calm"
volume = 40
max_volume = 50
attract_after = 30
warn_after = 100
countdown = 20
deals = [617, "ms32000"]
pin = "{pin}"
corner = "bottom_right"
display = 1
rotate = 270
[rules.babette]
transfers = true
"""),
    )
    assert (config.games, config.languages) == (("spider", "babette"), ("pl", "de"))
    assert config.deals == (DealNumber("lc", 617), DealNumber("lc", 32000))
    assert (config.attract_after, config.warn_after, config.countdown) == (30, 100, 20)
    assert (config.corner, config.display, config.rotate) == ("bottom_right", 1, 270)
    settings = config.settings()
    assert (settings.language, settings.theme, settings.back) == ("pl", "midnight", "trellis")
    assert settings.four_colours
    assert settings.rules == {"babette": {"transfers": True}}
    assert (config.terms.kiosk, config.terms.any_deal, config.terms.loudest) == (True, False, 50)


def test_each_visitor_gets_settings_of_their_own(file):
    config = loaded("--config", file("[rules.babette]\ntransfers = true\n"))
    config.settings().rules["babette"]["transfers"] = False
    assert config.settings().rules == {"babette": {"transfers": True}}


def test_file_then_environment_then_command_line(file):
    path = file('theme = "midnight"\nattract_after = 30\nwarn_after = 100\ndisplay = 1\n')
    environ = {CONFIG: path, "PATIENCE_KIOSK_ATTRACT_AFTER": "40", "PATIENCE_KIOSK_DISPLAY": "2"}
    config = loaded("--set", "warn_after=110", environ=environ)
    assert config.settings().theme == "midnight"
    assert (config.attract_after, config.warn_after, config.display) == (40, 110, 2)
    environ["PATIENCE_KIOSK_WARN_AFTER"] = "105"
    assert loaded(environ=environ).warn_after == 105
    assert loaded("--set", "warn_after=110", environ=environ).warn_after == 110
    assert loaded("--display", "0", environ=environ).display == 0


def test_the_command_lines_file_is_stronger_than_the_environments(file, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text('theme = "burgundy"\n', encoding="utf-8")
    config = loaded("--config", str(other), environ={CONFIG: file('theme = "midnight"\n')})
    assert config.settings().theme == "burgundy"


def test_who_asks_for_a_kiosk():
    assert wanted(parse(["--kiosk"], EN), {})
    assert wanted(parse(["--config", "x"], EN), {})
    assert wanted(parse([], EN), {CONFIG: "x"})
    assert not wanted(parse([], EN), {"PATIENCE_KIOSK_THEME": "green"})


@pytest.mark.parametrize("name", KEYS)
def test_every_key_refuses_nonsense_from_every_source(name, file):
    for said in (
        complaint("--set", f"{name}=@!"),
        complaint("--kiosk", environ={PREFIX + name.upper(): "@!"}),
        complaint("--config", file(f'{name} = "@!"\n')),
        complaint("--config", file(f"{name} = 1979-05-27\n")),
    ):
        assert f"“{name}” takes" in said
        assert said.count("\n") == 0
        assert said.endswith(".")


def test_an_unknown_key_is_named_with_its_source(file):
    assert complaint("--config", file("them = 1\n")) == "kiosk.toml: there is no setting “them”."
    assert "--set" in complaint("--set", "colour=red")
    said = complaint("--kiosk", environ={"PATIENCE_KIOSK_COLOUR": "red"})
    assert said == "PATIENCE_KIOSK_COLOUR: there is no setting “colour”."


@pytest.mark.parametrize("value", ["true", "1.5", "-1", "9999", '"soon"', "[30]"])
def test_seconds_are_whole_numbers_in_bounds(value, file):
    said = complaint("--config", file(f"attract_after = {value}\n"))
    assert said == "kiosk.toml: “attract_after” takes a whole number from 5 to 3600."


@pytest.mark.parametrize(
    "value", ["[]", '["babette", "babette"]', '["bridge"]', "[1]", '"bridge"', "{}"]
)
def test_patiences_are_some_of_the_shelf_each_once(value, file):
    assert "“games” takes" in complaint("--config", file(f"games = {value}\n"))


@pytest.mark.parametrize("value", ["[]", '["x"]', "[true]", "[0]", '"never"', "[1.5]"])
def test_deals_are_deal_numbers(value, file):
    assert "“deals” takes" in complaint("--config", file(f"deals = {value}\n"))


@pytest.mark.parametrize("value", ["babette = 1", "babette.colour = true", "bridge.bids = true"])
def test_rules_must_exist(value, file):
    assert "“rules” takes" in complaint("--config", file(f"[rules]\n{value}\n"))


def test_a_pin_in_clear_is_refused(file):
    assert "game.workshop.pin" in complaint("--config", file('pin = "2468"\n'))


def test_the_language_at_the_start_must_be_offered(file):
    path = file('languages = ["pl", "de"]\n')
    assert loaded("--config", path).language == "pl"
    assert loaded("--config", path, words=Catalogue("de")).language == "de"
    assert "en" in complaint("--config", path, "--lang", "en")


def test_a_file_that_is_no_toml_or_not_there(file, tmp_path):
    assert "TOML" in complaint("--config", file("games = ["))
    assert "cannot be read" in complaint("--config", str(tmp_path / "none.toml"))
    path = Path(file(""))
    path.write_bytes(b'theme = "\xff"')
    assert "TOML" in complaint("--config", str(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_ends_with_one_sentence_and_code_2(language, file, capsys):
    code = main(["--config", file("them = 1\n"), "--lang", language], {})
    out, err = capsys.readouterr()
    assert code == BAD_CALL
    assert out == ""
    assert "them" in err
    assert len(err.strip().splitlines()) == 1


def test_every_sentence_about_a_value_is_there_in_every_language():
    keys = {f"kiosk.takes.{key}" for key in re.findall(
        r'Wrong\("(\w+)"', Path(kinds.__file__).read_text("utf-8"))}  # fmt: skip
    assert len(keys) >= 6
    for language in LANGUAGES:
        for key in keys:
            assert Catalogue(language).say(key, low=1, high=2, names="a", text="b")


def test_deals_by_chance_by_day_and_by_list():
    assert deals(Config(), lambda: date(2026, 1, 1)) is None
    day = [date(2026, 11, 30)]
    daily = deals(Config(deals=DAILY), lambda: day[0])
    assert str(daily()) == str(daily()) == "20261130"
    day[0] = date(2026, 12, 1)
    assert str(daily()) == "20261201"
    one, two = DealNumber.parse("1"), DealNumber.parse("2")
    listed = deals(Config(deals=(one, two)), lambda: day[0])
    assert [listed(), listed(), listed()] == [one, two, one]


def test_the_form_of_a_hash_is_what_is_made():
    assert re.fullmatch(FORM, hashed("0000", bytes(16)))
