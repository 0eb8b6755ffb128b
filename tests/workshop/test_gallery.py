"""The gallery makes the pictures that it promises, each of something else."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app.picture import open_dummy, quiet_house
from game.patiences import SHELF
from game.scenes.settings import Settings
from game.workshop.gallery import ALL
from game.workshop.sights import SIGHTS, Room, opening

ROOT = Path(__file__).resolve().parents[2]


def _gallery(*words, **environ):
    command = [sys.executable, "-m", "game.workshop.gallery", *map(str, words)]
    env = {**os.environ, **environ}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gallery")
    done = _gallery(folder / "new", "--quick", XDG_DATA_HOME=str(folder / "data"))
    assert done.returncode == 0, done.stderr
    assert not (folder / "data").exists()
    return {path.stem: pygame.image.load(path) for path in (folder / "new").glob("*.png")}


def test_a_picture_of_every_sight_named_by_size_and_language(quick):
    assert set(quick) == {f"{name}-800x600-en" for name in ALL}
    assert {surface.get_size() for surface in quick.values()} == {(800, 600)}


def test_no_picture_is_blank(quick):
    for name, surface in quick.items():
        small = pygame.transform.scale(surface, (80, 60))
        colours = {tuple(small.get_at((x, y))) for x in range(80) for y in range(60)}
        assert len(colours) > 120, name


def test_no_two_pictures_are_alike(quick):
    kept = {pygame.image.tobytes(surface, "RGB"): name for name, surface in quick.items()}
    assert len(kept) == len(quick)


def test_pages_darken_what_is_below_them(quick):
    def light(name):
        return sum(pygame.transform.average_color(quick[f"{name}-800x600-en"])[:3])

    for page in ("pause", "lost", "ask-redeal"):
        assert light(page) < light("table-midgame") * 0.8


def test_only_some_pictures(tmp_path):
    done = _gallery(tmp_path, "--quick", "--only", "menu,table-middeal")
    assert done.returncode == 0
    found = {path.name for path in tmp_path.iterdir()}
    assert found == {"menu-800x600-en.png", "table-middeal-800x600-en.png"}


@pytest.mark.parametrize(
    "words", [(), ("x", "--only", "nothing"), ("x", "--game", "chess"), ("/dev/null/x", "--quick")]
)
def test_a_wrong_call_gets_one_sentence(words):
    done = _gallery(*words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")


def test_the_menu_is_taken_with_all_its_pictures():
    screen = open_dummy((800, 600))
    stage = SIGHTS["menu"](Room(screen, quiet_house(Settings()), SHELF["babette"]))
    assert not stage.top.busy


def test_no_opening_in_the_gallery_is_lost():
    screen = open_dummy((800, 600))
    room = Room(screen, quiet_house(Settings()), SHELF["babette"])
    for game in SHELF.values():
        stage = opening(room, game)
        stage.run(60)
        assert stage.top is stage.table, game.id
