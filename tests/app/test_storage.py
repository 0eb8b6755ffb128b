"""Options on disk: nothing that lies there stops the game, nothing is lost half-way."""

import json
import os
from dataclasses import asdict
from pathlib import Path

import pytest

from game.app import disk
from game.app.disk import replace_file
from game.app.storage import SETTINGS, Storage, default_folder
from game.scenes.settings import Settings

FIRST = Settings(language="de")

CHOSEN = Settings(
    reduced_motion=True,
    automatic=True,
    language="pl", theme="burgundy", back="trellis", four_colours=True, large_index=True,
    mirrored=True, pace="instant", timer=False, volume=0, muted=True,
    rules={"babette": {"transfers": True, "redeal_when_stuck": False}},
)  # fmt: skip


def write(folder: Path, data: bytes | object) -> Storage:
    """A folder with a settings file in it."""
    text = data if isinstance(data, bytes) else json.dumps(data).encode()
    (folder / SETTINGS).write_bytes(text)
    return Storage(folder)


def test_what_is_kept_comes_back(tmp_path):
    store = Storage(tmp_path / "new" / "folder")
    assert store.save_settings(CHOSEN)
    assert Storage(store.folder).load_settings("en") == CHOSEN
    assert os.listdir(store.folder) == [SETTINGS], "no temporary file is left"


def test_every_field_is_kept(tmp_path):
    for name, value in asdict(CHOSEN).items():
        assert value != asdict(Settings())[name], f"{name} is not tested"


def test_a_person_can_read_it(tmp_path):
    Storage(tmp_path).save_settings(CHOSEN)
    text = (tmp_path / SETTINGS).read_text("utf-8")
    assert text.endswith("}\n")
    assert '"theme": "burgundy"' in text
    assert len(text.splitlines()) > 10


def test_at_a_first_start_nothing_is_made(tmp_path):
    folder = tmp_path / "folder"
    assert Storage(folder).load_settings("de") == FIRST
    assert not folder.exists()


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00\x01\xff\xfe", b"{", b'{"theme": "burg', b"[1, 2]", b"null", b"7", b'"text"',
     b"[" * 100_000, b"\xff\xfe{\x00}\x00", b'{"volume": 1' + b"0" * 9000 + b"}",
     b"[General]\ntheme=green\n"],
    ids=["empty", "binary", "brace", "cut", "list", "null", "number", "text", "deep", "utf16",
         "endless number", "foreign"],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_set_aside(data, tmp_path):
    store = write(tmp_path, data)
    assert store.load_settings("de") == FIRST
    assert store.set_aside == str(tmp_path / (SETTINGS + ".broken"))
    assert Path(store.set_aside).read_bytes() == data, "not a byte of it is lost"
    assert not (tmp_path / SETTINGS).exists()
    assert store.save_settings(CHOSEN)
    assert Storage(tmp_path).load_settings("en") == CHOSEN


def test_a_folder_in_place_of_the_file_is_set_aside(tmp_path):
    (tmp_path / SETTINGS).mkdir()
    store = Storage(tmp_path)
    assert store.load_settings("de") == FIRST
    assert store.save_settings(CHOSEN)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    store = write(tmp_path, b"\xef\xbb\xbf" + json.dumps({"theme": "midnight"}).encode())
    assert store.load_settings("en").theme == "midnight"
    assert store.set_aside is None


@pytest.mark.parametrize(
    ("name", "value"),
    [("language", "tlh"), ("language", 7), ("language", None), ("theme", "pink"),
     ("theme", ["green"]), ("back", ""), ("pace", "hurry"), ("volume", 101), ("volume", -1),
     ("volume", "60"),
     ("volume", 60.5), ("volume", True), ("muted", 1), ("muted", "yes"), ("timer", None),
     ("mirrored", {}), ("rules", []), ("rules", "on")],
)  # fmt: skip
def test_a_value_that_does_not_fit_keeps_its_default_and_harms_no_other(name, value, tmp_path):
    other = "theme" if name != "theme" else "pace"
    wish = {"theme": "charcoal", "pace": "calm"}[other]
    store = write(tmp_path, {name: value, other: wish})
    settings = store.load_settings("de")
    assert getattr(settings, name) == getattr(FIRST, name)
    assert type(getattr(settings, name)) is type(getattr(FIRST, name))
    assert getattr(settings, other) == wish
    assert store.set_aside is None


def test_what_a_newer_version_wrote_is_passed_over(tmp_path):
    store = write(tmp_path, {"theme": "midnight", "weather": "rain", "version": 9})
    settings = store.load_settings("en")
    assert settings.theme == "midnight"
    assert not hasattr(settings, "weather")


def test_rules_that_make_no_sense_are_passed_over_and_can_be_kept(tmp_path):
    rules = {
        "babette": {"transfers": True, "redeal_when_stuck": "maybe", "wings": 1},
        "whist": {"trumps": True}, "chess": 3, "\ud800": {"\udfff": True},
    }  # fmt: skip
    settings = write(tmp_path, {"rules": rules}).load_settings("en")
    assert settings.rules["babette"] == {"transfers": True}
    assert "chess" not in settings.rules
    assert Storage(tmp_path).save_settings(settings)
    assert Storage(tmp_path).load_settings("en") == settings


# ---- disks that fail


def fail(*args, **kwargs):
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failing_disk_leaves_the_old_file(step, tmp_path, monkeypatch):
    store = Storage(tmp_path)
    store.save_settings(CHOSEN)
    monkeypatch.setattr(disk.os, step, fail)
    assert not store.save_settings(FIRST)
    monkeypatch.undo()
    assert Storage(tmp_path).load_settings("en") == CHOSEN
    assert os.listdir(tmp_path) == [SETTINGS]


def test_the_text_is_on_the_disk_before_it_takes_the_name(tmp_path, monkeypatch):
    done = []
    fsync, replace = os.fsync, os.replace
    monkeypatch.setattr(disk.os, "fsync", lambda f: done.append("fsync") or fsync(f))
    monkeypatch.setattr(disk.os, "replace", lambda a, b: done.append("replace") or replace(a, b))
    replace_file(tmp_path / "file", "text")
    assert done[:2] == ["fsync", "replace"]
    assert (tmp_path / "file").read_text() == "text"


def test_a_crash_while_writing_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "file"
    replace_file(path, "old")

    def crash(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(disk.os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        replace_file(path, "new")
    assert path.read_text() == "old"


@pytest.mark.parametrize("where", ["file", "file/below"])
def test_a_folder_that_cannot_be_made(where, tmp_path):
    (tmp_path / "file").write_text("in the way")
    store = Storage(tmp_path / where)
    assert store.load_settings("de") == FIRST
    assert not store.save_settings(CHOSEN)
    assert store.load_settings("de") == FIRST
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_that_only_can_be_read(tmp_path, monkeypatch):
    """Permissions mean nothing to root, so the refusal is made up."""
    write(tmp_path, b"broken {")
    monkeypatch.setattr(disk.os, "replace", fail)
    monkeypatch.setattr("builtins.open", fail)
    store = Storage(tmp_path)
    assert store.load_settings("de") == FIRST
    assert store.set_aside == str(tmp_path / SETTINGS), "it stays where it is"
    assert not store.save_settings(CHOSEN)


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    write(tmp_path, {"theme": "midnight"})

    def refuse(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert Storage(tmp_path).load_settings("de") == FIRST


# ---- where it is kept


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [({}, "linux", "/home/ada/.local/share/patience"),
     ({"XDG_DATA_HOME": "/data"}, "linux", "/data/patience"),
     ({"XDG_DATA_HOME": ""}, "linux", "/home/ada/.local/share/patience"),
     ({}, "darwin", "/home/ada/Library/Application Support/Patience"),
     ({"APPDATA": "/roaming"}, "win32", "/roaming/Patience"),
     ({}, "win32", "/home/ada/AppData/Roaming/Patience")],
)  # fmt: skip
def test_each_system_has_its_place(environ, platform, folder):
    assert default_folder(environ, Path("/home/ada"), platform).as_posix() == folder
