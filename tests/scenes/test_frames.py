"""Frames may come as they like: what is seen at a whole tick is always the same."""

import pygame
import pytest
from player import Player, session

from game.scenes.table import Table

RATES = {"60": 60, "144": 144, "30": 30, "ragged": [3, 40, 9, 17, 1, 80, 16]}

# (tick, what happens); the game is deal 1 of Babette in a window of 800 x 600.
START, CARD, NOWHERE = (400, 100), "c7", (333, 333)


def script(player: Player):
    """What is done, stamped by tick."""
    card = player.card(CARD, 1)
    other = player.card("c4", 1)
    return [
        (0, lambda: player.move(START)),
        (11, lambda: player.move((420, 130))),
        (70, lambda: player.press(card)),
        (75, lambda: player.move((card[0] + 9, card[1] + 4))),
        (83, lambda: player.move((card[0] + 80, card[1] + 60))),
        (90, lambda: player.move(NOWHERE)),
        (101, lambda: player.release(NOWHERE)),
        (111, lambda: player.press(card)),
        (114, lambda: player.move((card[0] + 50, card[1] + 5))),
        (119, lambda: player.move(player.pile("KC"))),
        (127, lambda: player.release(player.pile("KC"))),
        (131, lambda: player.click(other)),
        (140, lambda: player.key("u")),
        (149, lambda: player.key("u", pygame.KMOD_SHIFT)),
        (190, lambda: player.key("d")),
        (203, lambda: player.key("d")),
        (260, lambda: player.key("o")),
        (301, lambda: player.key("r")),
        (320, lambda: player.key(pygame.K_ESCAPE)),
        (341, lambda: player.key(pygame.K_ESCAPE)),
        (345, lambda: player.key("u")),
    ]


LOOKS = [1, 5, 13, 29, 44, 61, 72, 85, 93, 99, 102, 107, 113, 123, 128, 133, 142, 151, 171, 193,
         199, 205, 222, 240, 263, 303, 313, 325, 346, 360, 420, 700]  # fmt: skip


def watch(rate) -> list[bytes]:
    """The pictures at some ticks while the script is played at a frame rate."""
    player = Player(lambda house: Table(house, session(), fresh=True), rate=rate)
    deeds = script(player)
    pictures = []
    for tick in sorted({*LOOKS, *(at for at, _ in deeds)}):
        player.wait(tick - player.tick)
        for at, deed in deeds:
            if at == tick:
                deed()
        if tick in LOOKS:
            pictures.append(player.pixels())
    assert player.table.session.turns == 4
    return pictures


@pytest.fixture(scope="module")
def at_120():
    """What is seen with one frame for every tick."""
    return watch(120)


@pytest.mark.parametrize("rate", RATES.values(), ids=RATES)
def test_the_same_script_gives_the_same_pictures_at_any_rate(rate, at_120):
    for tick, one, other in zip(LOOKS, watch(rate), at_120, strict=True):
        assert one == other, f"at tick {tick}"


def test_the_pictures_differ_from_each_other(at_120):
    assert len(set(at_120)) >= len(at_120) - 3


def test_between_ticks_a_flight_goes_on():
    player = Player(lambda house: Table(house, session(), fresh=False), rate=10)
    player.click(player.card("c7", 1))
    player.wait(3)
    seen = []
    for fraction in (0.0, 0.4, 0.8):
        player.stack.draw(player.screen, fraction)
        seen.append(player.pixels())
    assert len(set(seen)) == 3
