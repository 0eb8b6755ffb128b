"""How the scenes look: compared with pictures that a person has looked at and accepted.

    pytest tests/pictures --accept-pictures

keeps what is seen now. After a failure `failed/` has wanted, found and the difference in a row.
"""

import itertools
from pathlib import Path

import pygame
import pytest
from pictures.compare import SIDE, check, difference, side_by_side, small
from player import Player, session

from game.engine.record import read
from game.engine.session import Session
from game.look.palette import THEMES
from game.patiences import SHELF
from game.scenes.attract import Attract
from game.scenes.operator import Operator
from game.scenes.pin import Pin
from game.scenes.portrait import all_home
from game.scenes.scene import Push
from game.scenes.still_there import StillThere
from game.scenes.table import Table

HERE = Path(__file__).parent
SIZES = [(640, 480), (1280, 800), (1080, 1920)]


def in_the_middle() -> Session:
    """A recorded game some way on."""
    text = (HERE.parent / "replays" / "babette-win-1.txt").read_text("utf-8")
    game = read(text, SHELF.__getitem__)
    game.undo_until(40)
    game.seconds = 252
    return game


def at_table(game: Session, *then, **settings):
    """A picture of a table at rest, after some deeds."""

    def take(size) -> Player:
        player = Player(lambda house: Table(house, game, fresh=False), size=size, **settings)
        for deed in then:
            deed(player)
        player.wait(2)
        return player

    return take


def menu(size) -> Player:
    player = Player(lambda house: house.doors.menu(), size=size)
    player.house.keeper.keep(in_the_middle())
    player.resize(size)
    player.wait(60)  # until every tile has its picture
    return player


def won(size) -> Player:
    game = session("617")
    game.seconds, game.position = 252, all_home(game.patience)
    player = Player(lambda house: Table(house, game, fresh=False), size=size)
    player.wait(300)
    return player


def dealing(size) -> Player:
    """Cards in mid air, one of them in the middle of its turn, and one held over its pile."""
    player = Player(lambda house: Table(house, session(), fresh=False), size=size)
    player.key("d")
    player.wait(38)
    return player


def holding(size) -> Player:
    player = Player(lambda house: Table(house, session(), fresh=False), size=size)
    player.press(player.card("c7", 1))
    player.move((size[0] // 2, size[1] // 2))
    player.wait(40)
    return player


def escape(player: Player) -> None:
    player.key(pygame.K_ESCAPE)


def shown(name: str, **settings):
    """A patience in the middle of its recorded game."""
    text = (HERE.parents[1] / "assets" / "games" / f"{name}.txt").read_text("utf-8")
    game = read(text, SHELF.__getitem__)
    game.undo_until(game.done * 2 // 5)
    return at_table(game, **settings)


def page(make):
    """A page over a table; `make` gets the doors and the table."""

    def open_it(player: Player) -> None:
        player.stack.apply(Push(make(player.house.doors, player.table)))
        player.wait(2)

    return at_table(in_the_middle(), open_it)


def attract(size) -> Player:
    player = Player(Attract, size=size, pace="instant")
    player.wait(2)
    return player


def kiosk_page(make):
    """A page of a kiosk over a table."""

    def open_it(player: Player) -> None:
        player.house.touch = True
        player.stack.apply(Push(make(player.house)))
        player.wait(2)

    return at_table(in_the_middle(), open_it)


def archive(size) -> Player:
    """Two saved games in the list."""
    player = Player(lambda house: house.doors.menu(), size=size)
    for game in (in_the_middle(), session("617")):
        player.house.keeper.export(game)
    player.stack.apply(Push(player.house.doors.archive()))
    player.wait(2)
    return player


def replay(size) -> Player:
    """A saved game, watched to its middle."""
    player = Player(lambda house: house.doors.replay(in_the_middle()), size=size)
    player.stack.top.seek(20)
    player.wait(2)
    return player


THEME = dict(zip(SHELF, itertools.cycle(THEMES), strict=False))

SCENES = {
    **{f"table-{name}": shown(name, theme=THEME[name]) for name in SHELF},
    "rules": page(lambda doors, table: doors.rules("babette")),
    "number": page(lambda doors, table: doors.number("babette", table)),
    "about": page(lambda doors, table: doors.about("1.0")),
    "lost": page(lambda doors, table: doors.lost(table)),
    "ask": page(lambda doors, table: doors.ask_redeal(3, lambda: None)),
    "records": page(lambda doors, table: doors.records()),
    "reset": page(lambda doors, table: doors.ask_reset(lambda: None)),
    "initials": page(lambda doors, table: doors.initials(table.session, {"moves": 2})),
    "archive": archive,
    "replay": replay,
    "attract": attract,
    "still": kiosk_page(lambda house: StillThere(house, 20, lambda: None)),
    "pin": kiosk_page(lambda house: Pin(house, lambda pin: False, lambda: 0.0, lambda: None)),
    "operator": kiosk_page(lambda house: Operator(house, lambda: (32, 11), lambda: None)),
    "menu": menu,
    "opening": at_table(session()),
    "middle": at_table(in_the_middle()),
    "numbered": at_table(in_the_middle(), lambda player: player.key("o"), theme="midnight"),
    "large": at_table(
        in_the_middle(), large_index=True, four_colours=True, mirrored=True, language="pl",
        theme="burgundy",
    ),
    "dealing": dealing,
    "holding": holding,
    "pause": at_table(in_the_middle(), escape),
    "options": at_table(
        in_the_middle(), escape, lambda player: player.push("options"), language="de"
    ),
    "win": won,
}  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("name", SCENES)
def test_it_looks_as_it_was_accepted(name, size, request):
    player = SCENES[name](size)
    accept = request.config.getoption("--accept-pictures", default=False)
    file = f"{name}-{size[0]}x{size[1]}.png"
    wrong = check(player.screen, HERE / "accepted" / file, HERE / "failed" / file, accept)
    assert not wrong, wrong


def test_no_picture_is_kept_that_nobody_takes():
    files = {f"{name}-{w}x{h}.png" for name in SCENES for w, h in SIZES}
    kept = list((HERE / "accepted").glob("*"))
    assert {path.name for path in kept} <= files
    assert sum(path.stat().st_size for path in kept) < 3_000_000


# ---- whether the comparison sees what an eye sees


@pytest.fixture(scope="module")
def player() -> Player:
    return SCENES["middle"]((1280, 800))


@pytest.fixture(scope="module")
def picture(player) -> pygame.Surface:
    return player.screen


def altered(picture: pygame.Surface, change) -> bool:
    copy = picture.copy()
    change(copy)
    return not difference(small(picture), small(copy)).accepted


def test_the_same_is_the_same(picture):
    assert difference(small(picture), small(picture)) == (0.0, 0.0, 0, None)


def test_what_is_missing_or_out_of_place_is_seen(picture, player):
    def without_a_card(copy):
        table = player.table
        spot = table.plan.spots(table.session.position)
        card = table.session.position.piles[0][-1]
        copy.fill(copy.get_at((3, 3)), table.plan.card_rect(spot[card]))

    def a_little_aside(copy):
        copy.blit(picture, (6, 0))

    def without_the_strip(copy):
        copy.fill("black", (0, 770, 1280, 30))

    def other_cloth(copy):
        copy.fill((6, 6, 0), special_flags=pygame.BLEND_RGB_ADD)

    for change in (without_a_card, a_little_aside, without_the_strip, other_cloth):
        assert altered(picture, change), change.__name__


def test_what_no_eye_sees_is_passed_over(picture):
    def one_step_lighter(copy):
        copy.fill((1, 1, 1), special_flags=pygame.BLEND_RGB_ADD)

    def a_few_pixels(copy):
        for n in range(40):
            copy.set_at((n * 31, n * 17), "white")

    assert not altered(picture, one_step_lighter)
    assert not altered(picture, a_few_pixels)


def test_other_sizes_are_different():
    one, other = pygame.Surface((320, 200)), pygame.Surface((320, 240))
    assert difference(one, other).sizes == ((320, 200), (320, 240))
    assert side_by_side(one, other).get_size() == (980, 240)


def test_a_failure_leaves_three_pictures_in_a_row(picture, tmp_path):
    kept, failed = tmp_path / "kept.png", tmp_path / "failed" / "kept.png"
    assert "never accepted" in check(picture, kept, failed)
    assert check(picture, kept, failed, accept=True) == ""
    assert check(picture, kept, failed) == ""
    assert not failed.exists()
    other = picture.copy()
    other.fill("white", (300, 200, 200, 200))
    assert "looks otherwise" in check(other, kept, failed)
    assert pygame.image.load(failed).get_width() == 3 * SIDE + 20
    assert check(other, kept, failed, accept=True) == ""
    assert not failed.exists()
