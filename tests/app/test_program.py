"""Records are verified, pictures are taken: all without a window."""

import hashlib
import os
from pathlib import Path

import pytest

from game.app import program
from game.app.call import BAD_CALL, BAD_RECORD, FINE, INTERNAL
from game.app.program import main
from game.catalogue.catalogue import LANGUAGES

REPLAYS = Path(__file__).parents[1] / "replays"
WIN = (REPLAYS / "babette-win-1.txt").read_text("utf-8")
LINES = WIN.splitlines()


def one_sentence(text: str) -> bool:
    plain = text.replace("\N{NO-BREAK SPACE}", " ")
    return plain.count("\n") == 1 and all(c.isprintable() for c in plain[:-1])


# ---- verifying


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("babette-win-1.txt", "won 125"), ("babette-loss-4.txt", "lost"),
     ("babette-open-3.txt", "open"), ("babette-loss-strict-32000.txt", "lost")],
)  # fmt: skip
def test_a_record_is_verified(name, verdict, capsys):
    assert main(["--verify", str(REPLAYS / name)], {}) == FINE
    out, err = capsys.readouterr()
    word, turns = out.split()
    assert f"{word} {turns}".startswith(verdict)
    assert out == f"{word} {turns}\n"
    assert err == ""
    played = (REPLAYS / name).read_text("utf-8").splitlines()[7:-1]
    if "restart" not in played:
        assert int(turns) <= len(played)


def changed(old: str, new: str) -> str:
    assert WIN.count(old) == 1
    return WIN.replace(old, new)


BROKEN = {
    "empty": b"",
    "binary": bytes(range(256)) * 10,
    "utf16": WIN.encode("utf-16"),
    "picture": b"\x89PNG\r\n\x1a\n" + b"\0" * 50,
    "foreign": b"[Event \"?\"]\n1. e4 e5\n",
    "newer": changed("version 1", "version 2").encode(),
    "cut in a word": WIN[: len(WIN) // 2].encode(),
    "cut at a line": "\n".join(LINES[:40]).encode(),
    "no end": WIN.removesuffix("end\n").encode(),
    "cut in the head": WIN[:50].encode(),
    "illegal": changed("\nc7.1 > KC\nc4.1 > KH\n", "\nc7.1 > KC\nc7.1 > KC\n").encode(),
    "out of the stock": changed("\nc7.1 > KC\nc4.1 > KH\n", "\nstock.1 > KC\n").encode(),
    "no move": changed("\nc7.1 > KC\nc4.1 > KH\n", "\nhop\nc4.1 > KH\n").encode(),
    "no such place": changed("\nc7.1 > KC\nc4.1 > KH\n", "\nc7.99 > KC\nc4.1 > KH\n").encode(),
    "another game": changed("game: babette", "game: whist").encode(),
    "no deal": changed("deal: 1\n", "deal: one\n").encode(),
    "deal twice": changed("deal: 1\n", "deal: 1\ndeal: 1\n").encode(),
    "an option": changed("transfers=off", "wings=off").encode(),
    "time": changed("time: 0", "time: soon").encode(),
    "done": changed("done: 125", "done: 126").encode(),
    "more": (WIN + "more\n").encode(),
    "control": changed("game: babette", "game: \x1b[31m").encode(),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_one_sentence_and_exit_code_one(name, language, tmp_path, capsys):
    path = tmp_path / "record.txt"
    path.write_bytes(BROKEN[name])
    assert main(["--verify", str(path), "--lang", language], {}) == BAD_RECORD == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert one_sentence(err)
    assert err.startswith("record.txt")


def test_an_illegal_move_is_named_with_its_line(tmp_path, capsys):
    path = tmp_path / "record.txt"
    path.write_bytes(BROKEN["illegal"])
    main(["--verify", str(path)], {})
    err = capsys.readouterr().err
    assert "9" in err
    assert "c7.1 > KC" in err


@pytest.mark.parametrize("flag", ["--verify", "--replay"])
@pytest.mark.parametrize("name", ["missing.txt", ".", "a\nb.txt", "no/such/folder.txt"])
def test_what_cannot_be_read_is_one_sentence(flag, name, tmp_path, capsys):
    assert main([flag, str(tmp_path / name), "--screenshot", "x.png"], {}) == BAD_CALL
    out, err = capsys.readouterr()
    assert out == ""
    assert one_sentence(err)
    assert not Path("x.png").exists()


def test_a_record_from_windows_is_read(tmp_path, capsys):
    path = tmp_path / "record.txt"
    path.write_bytes(b"\xef\xbb\xbf" + WIN.replace("\n", "\r\n").encode())
    assert main(["--verify", str(path)], {}) == FINE
    assert capsys.readouterr().out == "won 125\n"


# ---- pictures


def shoot(tmp_path: Path, name: str, *arguments: str) -> tuple[int, int, str]:
    """Take a picture; its size and its contents as a number."""
    import pygame

    path = tmp_path / f"{name}.png"
    assert main(["--screenshot", str(path), *arguments], {}) == FINE
    picture = pygame.image.load(path)
    pixels = pygame.image.tobytes(picture, "RGB")
    return *picture.get_size(), hashlib.sha256(pixels).hexdigest()


@pytest.mark.parametrize("scene", ["menu", "table", "win"])
@pytest.mark.parametrize("size", ["640x480", "1001x702", "480x640"])
def test_a_picture_of_each_scene_without_a_display(scene, size, tmp_path, monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    first = shoot(tmp_path, "one", "--scene", scene, "--size", size)
    assert f"{first[0]}x{first[1]}" == size
    assert shoot(tmp_path, "two", "--scene", scene, "--size", size) == first


def test_pictures_show_what_was_asked_for(tmp_path):
    asked = {
        "plain": [],
        "deal": ["--deal", "2"],
        "language": ["--lang", "pl"],
        "menu": ["--scene", "menu"],
        "win": ["--scene", "win"],
        "replay": ["--replay", str(REPLAYS / "babette-open-3.txt")],
    }
    shots = {name: shoot(tmp_path, name, "--size", "800x600", *a) for name, a in asked.items()}
    assert len(set(shots.values())) == len(asked)
    again = shoot(tmp_path, "again", "--size", "800x600", "--deal", "1", "--game", "babette")
    assert again == shots["plain"]


def test_a_picture_is_the_same_whatever_the_system_speaks(tmp_path):
    plain = shoot(tmp_path, "plain", "--size", "640x480")
    path = tmp_path / "german.png"
    main(["--screenshot", str(path), "--size", "640x480"], {"LANG": "de_DE.UTF-8"})
    assert path.read_bytes() == (tmp_path / "plain.png").read_bytes()
    assert plain[:2] == (640, 480)


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_picture_for_a_turned_screen_is_turned(turn, tmp_path):
    import pygame

    size = "800x600" if turn == 180 else "600x800"
    shoot(tmp_path, "upright", "--size", size)
    shoot(tmp_path, "turned", "--size", "800x600", "--rotate", str(turn))
    upright, turned = (pygame.image.load(tmp_path / f"{n}.png") for n in ("upright", "turned"))
    assert turned.get_size() == (800, 600)
    expected = pygame.transform.rotate(upright, -turn)
    assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path, capsys):
    path = tmp_path / "no" / "such" / "folder.png"
    assert main(["--screenshot", str(path), "--size", "640x480"], {}) == BAD_CALL
    assert one_sentence(capsys.readouterr().err)


# ---- faults of our own


def test_a_fault_of_ours_is_one_sentence_and_a_file(tmp_path, capsys, monkeypatch):
    def fail(*args):
        raise ZeroDivisionError("at home")

    monkeypatch.setattr(program, "_run", fail)
    assert main(["--data-dir", str(tmp_path)], {}) == INTERNAL
    err = capsys.readouterr().err
    assert one_sentence(err)
    assert "Traceback" not in err
    assert "error.txt" in err
    assert "ZeroDivisionError: at home" in (tmp_path / "error.txt").read_text("utf-8")
    (tmp_path / "file").write_text("")
    assert main(["--data-dir", str(tmp_path / "file")], {}) == INTERNAL
    assert one_sentence(capsys.readouterr().err)


def test_control_c_ends_quietly(capsys, monkeypatch):
    def fail(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "_run", fail)
    assert main([], {}) == FINE
    assert capsys.readouterr() == ("", "")


def test_no_settings_are_touched_by_a_picture(tmp_path):
    folder = tmp_path / "data"
    shoot(tmp_path, "one", "--data-dir", str(folder), "--size", "640x480")
    assert not folder.exists()
    assert os.listdir(tmp_path) == ["one.png"]


# ---- what does not go together


def test_settings_of_a_kiosk_need_a_kiosk(capsys):
    assert main(["--set", "theme=midnight"], {}) == BAD_CALL
    assert one_sentence(err := capsys.readouterr().err)
    assert "--kiosk" in err


@pytest.mark.parametrize(
    "more",
    [["--game", "babette"], ["--deal", "7"], ["--option", "transfers=on"]],
    ids=lambda more: more[0],
)
def test_a_kiosk_begins_in_its_menu(more, capsys):
    assert main(["--kiosk", *more], {}) == BAD_CALL
    assert one_sentence(err := capsys.readouterr().err)
    assert more[0] in err


def test_a_kiosk_is_no_place_for_a_replay(tmp_path, capsys):
    path = tmp_path / "record.txt"
    path.write_text(WIN, "utf-8")
    assert main(["--replay", str(path), "--kiosk"], {}) == BAD_CALL
    assert "--replay" in capsys.readouterr().err


def test_the_latest_record_of_an_error_log_is_read(tmp_path, capsys):
    other = WIN.replace("game: babette", "game: no such")
    log = f"{'-' * 72}\n2026-11-30  Menu > Table\n\nTraceback:\n  oh\n\n{other}\n\n"
    path = tmp_path / "errors.log"
    path.write_text(log + f"{'-' * 72}\n\nTraceback:\n\n{WIN}\n\n", "utf-8")
    assert main(["--verify", str(path)], {}) == FINE
    assert capsys.readouterr().out == "won 125\n"
