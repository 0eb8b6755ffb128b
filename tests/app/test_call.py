"""The command line: what it understands, and one sentence for what it does not."""

import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION
from game.app import program
from game.app.call import BAD_CALL, FINE, CallError, parse
from game.app.program import main, system_language
from game.catalogue.catalogue import LANGUAGES, Catalogue
from game.engine.deals import DealNumber
from game.patiences import SHELF

ROOT = Path(__file__).parents[2]
ENGLISH = Catalogue("en")

BAD = [
    ["--game", "whist"],
    ["--game", ""],
    ["--game", "Babette"],
    ["--game", "a\nb"],
    ["--game", "x" * 500],
    ["--game"],
    ["--deal", "abc"],
    ["--deal", "-1"],
    ["--deal", "0"],
    ["--deal", ""],
    ["--deal", "٣٢"],
    ["--deal", "1" + "0" * 40],
    ["--deal", "\x1b[31m"],
    ["--size", "10x10"],
    ["--size", "800"],
    ["--size", "800x"],
    ["--size", "640x479"],
    ["--size", "-800x600"],
    ["--size", "99999x99999"],
    ["--size", "16385x700"],
    ["--size", "٨٠٠x٦٠٠"],
    ["--option", "transfers"],
    ["--option", "transfers=yes"],
    ["--option", "=on"],
    ["--option", "wings=on"],
    ["--game", "babette", "--option", "wings=on"],
    ["--display", "first"],
    ["--display", "-1"],
    ["--display", "1e3"],
    ["--display", "9999"],
    ["--lang", "tlh"],
    ["--scene", "attic"],
    ["--screenshot"],
    ["--verify"],
    ["--lis"],
    ["--wings"],
    ["wings"],
    ["--list", "wings\nand more"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", BAD, ids=lambda arguments: ascii(arguments)[:40])
def test_a_bad_call_is_one_sentence_and_exit_code_two(arguments, language, capsys, monkeypatch):
    monkeypatch.setattr(program, "_play", lambda *asked: pytest.fail("a window would open"))
    assert main(arguments, {"LANG": f"{language}_XX.UTF-8"}) == BAD_CALL == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert all(c.isprintable() for c in err[:-1])
    assert "Traceback" not in err
    assert len(err) < 300


def test_the_sentence_is_in_the_language_that_was_asked_for(capsys):
    main(["--lang", "de", "--game", "whist"], {})
    german = capsys.readouterr().err
    main(["--game", "whist"], {"LANG": "de_DE.UTF-8"})
    assert capsys.readouterr().err == german
    assert german.strip() == Catalogue("de").say("cli.no_game", text="whist")


def test_a_good_call_is_understood():
    call = parse(
        ["--game", "babette", "--deal", " 1,234", "--option", "transfers=on", "--option",
         "redeal_when_stuck=off", "--size", "1024X768", "--display", "1", "--lang", "pl", "--mute",
         "--fullscreen", "--data-dir", "here", "--scene", "win"],
        ENGLISH,
    )  # fmt: skip
    assert call.game == "babette"
    assert call.deal == DealNumber.parse("1234")
    assert call.options == {"transfers": True, "redeal_when_stuck": False}
    assert (call.size, call.display, call.language, call.scene) == ((1024, 768), 1, "pl", "win")
    assert call.mute
    assert call.fullscreen
    assert call.data_dir == Path("here")


def test_nothing_is_asked_for_by_an_empty_call():
    call = parse([], ENGLISH)
    assert (call.game, call.deal, call.size, call.language, call.display) == (None,) * 5
    assert not any([call.list_games, call.version, call.fullscreen, call.mute])


@pytest.mark.parametrize("size", ["640x480", "480x640", "16384x16384"])
def test_the_smallest_windows_lying_and_standing(size):
    assert parse(["--size", size], ENGLISH).size == tuple(map(int, size.split("x")))


def test_a_bad_call_raises_only_a_call_error():
    with pytest.raises(CallError, match="whist"):
        parse(["--game", "whist"], ENGLISH)


def test_the_list_holds_identifiers_only(capsys):
    assert main(["--list"], {}) == FINE == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == list(SHELF)
    assert err == ""
    assert all(name.isascii() and name.replace("_", "").isalnum() for name in out.split())


def test_the_version_is_one_line(capsys):
    assert main(["--version"], {}) == FINE
    assert capsys.readouterr() == (f"{VERSION}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_every_flag(language, capsys):
    with pytest.raises(SystemExit) as end:
        main(["--help"], {"LANG": language})
    assert end.value.code == 0
    out = capsys.readouterr().out
    for flag in ("--list", "--game", "--deal", "--option", "--size", "--fullscreen", "--display",
                 "--lang", "--mute", "--data-dir", "--replay", "--verify", "--screenshot",
                 "--scene", "--version", "--help"):  # fmt: skip
        assert flag in out
    assert Catalogue(language).say("cli.about").split()[0] in out


@pytest.mark.parametrize(
    ("environ", "language"),
    [({}, "en"), ({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LC_ALL": "de", "LANG": "pl"}, "de"),
     ({"LANGUAGE": "fr:pl:de", "LANG": "de"}, "pl"), ({"LANG": "C"}, "en")],
)  # fmt: skip
def test_the_language_is_that_of_the_system(environ, language):
    assert system_language(environ) == language


def run(*arguments: str) -> subprocess.CompletedProcess:
    call = [sys.executable, "main.py", *arguments]
    return subprocess.run(call, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_as_a_program_of_its_own():
    done = run("--list")
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, list(SHELF), "")
    done = run("--deal", "abc")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_no_trouble():
    done = subprocess.run(
        f'"{sys.executable}" main.py --list | true', cwd=ROOT, shell=True,
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.stderr == ""


def test_no_list_needs_pygame():
    code = "import sys; from game.app.program import main; main(['--list']); "
    call = [sys.executable, "-c", code + "sys.exit('pygame' in sys.modules)"]
    assert subprocess.run(call, cwd=ROOT, capture_output=True).returncode == 0
