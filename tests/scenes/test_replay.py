"""Watching a recorded game: play, pause, steps both ways, speed, and playing on from any point."""

from pathlib import Path

import pygame
import pytest
from keeping import session, won
from stagecraft import click, house, key, press, stage, watching

from game.engine import record
from game.patiences import SHELF
from game.scenes.menu import Menu
from game.scenes.portrait import all_home
from game.scenes.records import Records
from game.scenes.replay import Replay
from game.scenes.table import Table

TURNS = 12


def test_a_replay_begins_at_the_opening_and_leaves_the_session_as_it_is():
    game = session(TURNS)
    before = record.write(game)
    _, made = watching(game)
    assert (made.top.session.done, made.top.total) == (0, TURNS)
    assert made.top.session.position == game.opening
    made.run(400)
    assert record.write(game) == before


def test_it_plays_by_itself_to_the_end_and_stops():
    _, made = watching(session(TURNS))
    seen = []
    for _ in range(2000):
        made.frame()
        done = made.top.session.done
        if not seen or seen[-1] != done:
            seen.append(done)
        if not made.top.playing:
            break
    assert seen == list(range(TURNS + 1)), "turn by turn, none left out"
    assert made.top.session.position == session(TURNS).position
    assert not made.top.busy


def test_undone_turns_of_a_record_are_not_shown():
    game = session(TURNS)
    game.undo()
    game.undo()
    _, made = watching(game)
    made.top.seek(99)
    assert made.top.session.done == TURNS - 2
    assert made.top.session.position == game.position


def test_steps_forward_and_back_pause_the_show():
    _, made = watching(session(TURNS))
    positions = [session(n).position for n in range(TURNS + 1)]
    for n in range(1, 6):
        press(made, "replay_step")
        assert made.top.session.position == positions[n]
    assert not made.top.playing
    for n in (4, 3, 2):
        key(made, pygame.K_LEFT)
        assert made.top.session.position == positions[n]
    key(made, pygame.K_END)
    key(made, pygame.K_RIGHT)
    assert made.top.session.position == positions[TURNS]
    key(made, pygame.K_HOME)
    key(made, pygame.K_LEFT)
    assert made.top.session.position == positions[0]


def test_pause_stands_still_and_play_goes_on():
    _, made = watching(session(TURNS))
    key(made, pygame.K_SPACE)
    done = made.top.session.done
    made.run(300)
    assert made.top.session.done == done
    assert not made.top.busy
    made.frame()
    press(made, "replay_play")
    made.run(300)
    assert made.top.session.done > done


def test_a_press_on_the_table_pauses_and_plays():
    _, made = watching(session(TURNS))
    click(made, (400, 200))
    assert not made.top.playing
    click(made, (400, 200))
    assert made.top.playing


def test_play_at_the_end_begins_again():
    _, made = watching(session(TURNS))
    key(made, pygame.K_END)
    key(made, pygame.K_SPACE)
    assert (made.top.session.done, made.top.playing) == (0, True)


def _frames_to_the_end(keys):
    _, made = watching(session(TURNS), pace="brisk")
    for code in keys:
        key(made, code)
    frames = 0
    while made.top.playing and frames < 5000:
        made.frame()
        frames += 1
    return frames


def test_the_speed_is_what_it_says():
    slow, plain, fast = (
        _frames_to_the_end(keys)
        for keys in ([pygame.K_DOWN], [], [pygame.K_UP, pygame.K_UP, pygame.K_UP])
    )
    assert slow > 1.6 * plain
    assert plain > 2 * fast


def test_the_button_goes_round_the_speeds():
    _, made = watching(session(TURNS))
    seen = []
    for _ in range(5):
        seen.append(made.top.speed)
        press(made, "replay_speed")
        made.frame()
    assert seen == ["1", "2", "4", "½", "1"]


def test_a_press_on_the_track_seeks():
    _, made = watching(session(TURNS))
    track = made.top.strip.track
    assert track.w > 60
    click(made, (track.x + track.w // 2, track.y + track.h // 2))
    assert made.top.session.done == TURNS // 2
    made.stack.handle(
        pygame.event.Event(
            pygame.MOUSEBUTTONDOWN, pos=(track.x + 1, track.y + track.h // 2), button=1
        )
    )
    away = (track.x + track.w + 300, 10)
    made.stack.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=away, rel=(0, 0), buttons=(1, 0, 0))
    )
    assert made.top.session.done == TURNS
    assert not made.top.playing


def test_steps_while_cards_fly_leave_every_card_at_home():
    _, made = watching(session(TURNS), pace="calm")
    for n in range(40):
        key(made, (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)[n % 3])
        made.frame()
    made.top.motion.land()
    top = made.top
    assert top.motion.spots == dict(top.plan.spots(top.session.position))


def test_play_on_from_here():
    home, made = watching(session(TURNS))
    made.top.seek(5)
    made.frame()
    press(made, "replay_play_on")
    assert isinstance(made.top, Table)
    assert len(made.stack.scenes) == 1
    assert made.table.session.position == session(5).position
    assert made.table.session.can_redo
    assert home.keeper.unfinished("babette").done == 5


def test_playing_on_sets_the_unfinished_game_aside():
    home, made = watching(session(TURNS))
    own = session(3, deal="99")
    home.keeper.keep(own)
    made.top.seek(5)
    key(made, pygame.K_RETURN)
    assert str(home.keeper.unfinished("babette").deal) == "617"
    aside = [kept for kept in home.keeper.kept() if kept.place == "aside"]
    assert [(kept.deal, kept.turns) for kept in aside] == [("99", 3)]
    assert home.words.say("table.set_aside") in [*home.notices, made.top.message]


def test_nobody_plays_on_from_a_game_that_is_won():
    game = session(TURNS)
    _, made = watching(game)
    made.top.session.position = won().position
    made.top._changed()
    made.frame()
    assert made.top.strip.buttons.find("replay_play_on").enabled is False
    key(made, pygame.K_RETURN)
    assert isinstance(made.top, Replay)


@pytest.mark.parametrize("how", ["key", "button"])
def test_closing_leads_to_the_scene_below(how):
    _, made = watching(session(TURNS))
    key(made, pygame.K_ESCAPE) if how == "key" else press(made, "replay_close")
    assert isinstance(made.top, Records)


def test_a_replay_that_stands_alone_leads_to_the_menu():
    home = house()
    made = stage(home.doors.replay(session(3), alone=True))
    made.frame()
    press(made, "replay_close")
    assert isinstance(made.top, Menu)


def test_a_replay_never_saves_nor_counts():
    home, made = watching(session(TURNS))
    made.run(600)
    key(made, pygame.K_LEFT)
    assert home.keeper.latest() is None
    assert home.keeper.games() == []


RECORDS = sorted((Path(__file__).parents[1] / "replays").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_can_be_watched_whatever_its_rules(path):
    game = record.read(path.read_text("utf-8"), SHELF.__getitem__)
    _, made = watching(game)
    made.top.seek(made.top.total)
    assert made.top.session.position == game.position
    assert made.top.session.options == game.options


def test_a_game_that_goes_on_from_the_middle_of_a_record_is_nobodys_own():
    home, made = watching(session(TURNS))
    made.top.seek(TURNS - 1)
    key(made, pygame.K_RETURN)
    table = made.top
    assert isinstance(table, Table)
    assert table.session.borrowed
    kept = record.read(record.write(table.session), SHELF.__getitem__)
    assert kept.borrowed
    table.session.position = all_home(table.session.patience)
    home.doors.won(table)
    assert home.keeper.games() == []


def test_a_game_that_goes_on_where_its_record_ends_is():
    _, made = watching(session(TURNS))
    made.top.seek(TURNS)
    key(made, pygame.K_RETURN)
    assert isinstance(made.top, Table)
    assert not made.top.session.borrowed
