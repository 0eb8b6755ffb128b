"""What a start of the program finds: the game to go on with, or troubles, told once."""

from disks import MemoryDisk
from keeping import GAMES, keeper, session

from game.app.call import parse
from game.app.house import first_scene
from game.app.picture import open_dummy, quiet_house
from game.catalogue.catalogue import Catalogue
from game.scenes.menu import Menu
from game.scenes.replay import Replay
from game.scenes.settings import Settings


def start(disk, *arguments, recorded=None, language="en"):
    """The first scene of a start with these arguments, and the house around it."""
    open_dummy((800, 600))
    home = quiet_house(Settings(language=language))
    home.keeper = keeper(disk)
    return first_scene(home, parse(arguments, Catalogue(language)), recorded), home


def kept_disk(turns=3):
    disk = MemoryDisk()
    keeper(disk).keep(session(turns))
    return disk


def test_game_alone_goes_on_with_the_unfinished_game():
    table, home = start(kept_disk(), "--game", "babette")
    assert table.session.position == session(3).position
    assert home.notices == [home.words.say("table.continued")]


def test_game_alone_begins_one_where_there_is_none():
    table, home = start(kept_disk(), "--game", "spider")
    assert (table.session.patience.id, table.session.turns) == ("spider", 0)
    assert home.notices == []


def test_a_deal_number_sets_the_old_game_aside_not_away():
    disk = kept_disk()
    table, home = start(disk, "--game", "babette", "--deal", "5")
    assert (str(table.session.deal), table.session.turns) == ("5", 0)
    assert home.notices == [home.words.say("table.set_aside")]
    assert [(each.place, each.deal) for each in home.keeper.kept()] == [("aside", "617")]


def test_a_deal_number_typed_in_sets_the_old_game_aside_too():
    disk = kept_disk()
    _, home = start(disk)
    page = home.doors.number("babette")
    page.enter((800, 600))
    page.typed = "5"
    table = page.choose("play").scene
    assert str(table.session.deal) == "5"
    assert [each.deal for each in home.keeper.kept()] == ["617"]
    assert home.keeper.games() == []


def test_a_start_without_arguments_is_the_menu_with_the_latest_game():
    menu, home = start(kept_disk())
    assert isinstance(menu, Menu)
    menu.enter((800, 600))
    assert menu.buttons.find("continue") is not None
    assert menu.latest.turns == 3
    assert home.notices == []


def test_a_broken_save_is_told_in_one_sentence_in_the_players_language():
    for arguments in ((), ("--game", "babette")):
        for language in ("en", "de", "pl"):
            disk = kept_disk()
            disk.write(GAMES / "babette.txt", b"\0\0\0")
            scene, home = start(disk, *arguments, language=language)
            scene.enter((800, 600))
            wanted = home.words.say("table.broken_save", file="babette.txt.broken")
            assert home.notices == [wanted]


def test_what_cannot_be_written_is_told_in_one_sentence():
    disk = MemoryDisk()
    table, home = start(disk, "--game", "babette")
    table.enter((800, 600))
    disk.error = 30
    for _ in range(3):
        table.play(table.session.moves()[0])
        home.tell_troubles()
    assert home.notices == [home.words.say("table.unwritten")]


def test_a_recorded_game_is_shown_and_does_not_touch_the_unfinished_one():
    disk = kept_disk()
    scene, home = start(disk, recorded=session(5))
    assert isinstance(scene, Replay)
    assert scene.alone
    assert home.keeper.unfinished("babette").turns == 3
