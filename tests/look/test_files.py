"""Drawings and letters are read from the disk once."""

from pathlib import Path

import pytest

from game.look import files, fonts, icons


def test_each_drawing_is_read_once(monkeypatch):
    read = []
    real = Path.read_text
    monkeypatch.setattr(
        Path, "read_text", lambda self, **how: read.append(self.name) or real(self, **how)
    )
    files.drawing.cache_clear()
    both = [files.drawing("icons", "undo") for _ in range(2)]
    assert read == ["undo.svg"]
    assert both[0] is both[1]
    assert both[0].startswith("<svg")


def test_a_drawing_that_is_missing_is_looked_for_again(monkeypatch, tmp_path):
    monkeypatch.setattr(files, "ASSETS", tmp_path)
    with pytest.raises(FileNotFoundError):
        files.drawing("icons", "of this test")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "of this test.svg").write_text("<svg/>", encoding="utf-8")
    assert files.drawing("icons", "of this test") == "<svg/>"


def test_a_file_that_is_no_text_keeps_nothing_from_being_read(monkeypatch, tmp_path):
    folder = tmp_path / "icons"
    folder.mkdir()
    (folder / "a broken one.svg").write_bytes(b"\xff\xfe\xff")
    (folder / "a sound one.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.setattr(files, "ASSETS", tmp_path)
    files.read()
    (folder / "a sound one.svg").unlink()
    assert files.drawing("icons", "a sound one") == "<svg/>"


def test_a_sign_that_is_no_text_is_a_clear_square(monkeypatch, tmp_path):
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "undo.svg").write_bytes(b"\xff\xfe\xff")
    monkeypatch.setattr(files, "ASSETS", tmp_path)
    files.drawing.cache_clear()
    square = icons.icon.__wrapped__("undo", 20, "#ffffff")
    files.drawing.cache_clear()
    assert square.get_size() == (20, 20)
    assert square.get_bounding_rect().size == (0, 0)


def test_letters_come_from_a_package_or_there_are_none():
    assert files.letters("font_source_serif_pro", "SourceSerifPro-Bold.ttf")[:4] in (
        b"\0\1\0\0", b"OTTO", b"true",
    )  # fmt: skip
    assert files.letters("a_font_that_nobody_has", "Bold.ttf") is None


def test_other_letters_stand_in_for_missing_ones(monkeypatch):
    monkeypatch.setattr(fonts, "letters", lambda package, name: None)
    line = fonts.font.__wrapped__("serif", "Bold", 20).render("Babette", True, "#ffffff")
    assert 40 < line.get_width() < 120
