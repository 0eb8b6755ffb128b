"""A player gone wild: whatever is done, nothing breaks and no card is lost or left half-way."""

import random

import pygame
import pytest
from player import Player, at_home, session, visible
from toys import random_session

from game.scenes.page import Page
from game.scenes.table import Table

SIZES = [(800, 600), (640, 480), (480, 640), (1024, 640), (701, 533)]

KEYS = [
    pygame.K_u, pygame.K_BACKSPACE, pygame.K_d, pygame.K_SPACE, pygame.K_r, pygame.K_x,
    pygame.K_o, pygame.K_c, pygame.K_m, pygame.K_RETURN, pygame.K_TAB, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_n, pygame.K_h,
    pygame.K_F1, pygame.K_z, pygame.K_y,
]  # fmt: skip
MODS = [0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_LCTRL]


class Storm:
    """Random deeds at the window, the same for the same seed."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.rng = random.Random(seed)

    def point(self) -> tuple[int, int]:
        """Anywhere, but mostly on something: a card that can be played, a pile, the strip."""
        rng, player = self.rng, self.player
        width, height = player.stack.size
        if isinstance(player.top, Page) and rng.random() < 0.7:
            return player.button(rng.choice(player.top.buttons.items).id)
        table = next((s for s in player.stack.scenes if isinstance(s, Table)), None)
        if table and rng.random() < 0.75:
            moves = [m for m in table.session.moves() if m.verb == "move"]
            kind = rng.choice(("card", "card", "pile", "stock", "strip"))
            if kind == "card" and moves:
                move = rng.choice(moves)
                return visible(table, move.source, move.at)
            if kind == "pile":
                rect = table.plan.pile_rect(rng.randrange(17), table.session.position)
                return rect.x + rng.randrange(rect.w), rect.y + rng.randrange(rect.h)
            if kind == "stock":
                rect = rng.choice((table.plan.stock_rect, table.plan.redeal_rect))
                return rect.x + 5, rect.y + 5
            return rng.randrange(width), height - rng.randrange(1, 25)
        return rng.randrange(-9, width + 9), rng.randrange(-9, height + 9)

    def deed(self) -> None:
        """One thing that somebody may do, or that may happen to the window."""
        rng, player = self.rng, self.player
        what = rng.random()
        if what < 0.25:
            player.press(self.point(), rng.choice((1, 1, 1, 2, 3)), rng.choice((1, 1, 1, 2, 3)),
                         rng.random() < 0.2)  # fmt: skip
        elif what < 0.45:
            player.release(self.point(), rng.choice((1, 1, 1, 2, 3)))
        elif what < 0.70:
            player.move(self.point())
        elif what < 0.86:
            player.send(
                pygame.KEYDOWN, key=rng.choice(KEYS), mod=rng.choice(MODS), unicode=""
            )  # fmt: skip
        elif what < 0.92:
            player.send(
                rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE,
                            pygame.WINDOWENTER, pygame.WINDOWMINIMIZED, pygame.MOUSEWHEEL,
                            pygame.KEYUP, pygame.USEREVENT))
            )  # fmt: skip
        elif what < 0.95:
            player.resize(rng.choice(SIZES))
        else:
            start, end = self.point(), self.point()
            player.drag(start, end, rng.randrange(1, 4))
        if rng.random() < 0.5:
            player.wait(rng.choice((1, 1, 2, 5, 14, 40)))

    def blow(self, deeds: int) -> None:
        """Many deeds; the table is always whole."""
        for _ in range(deeds):
            if not any(isinstance(scene, Table) for scene in self.player.stack.scenes):
                return  # away to the menu, or out of the program
            self.deed()
            if self.player.stack.over:
                return
            for scene in self.player.stack.scenes:
                if isinstance(scene, Table):
                    self.whole(scene)

    def whole(self, table: Table) -> None:
        """Every card is in the game once, and seen once or held."""
        cards = [c & 0x7F for pile in table.session.position.piles for c in pile if c != 0xFF]
        assert sorted(cards) == list(range(104))
        held = table.sight.held()
        seen = {*table.motion.resting(), *table.motion.flying(), *held}
        assert seen == set(range(104))
        assert table.motion.spots == table.plan.spots(table.session.position)
        assert not set(held) & set(table.motion.legs), "it flies and is held"
        if table.hand.dragging:
            assert table.hand.place_of(held[0]) == (table.hand.pressed.pile, table.hand.pressed.at)
            assert table.hand.targets, "a card is held that can go nowhere"

    def calm_down(self) -> None:
        """Let go of everything, close what is open, wait; then look at the table."""
        player = self.player
        for _ in range(8):
            if player.stack.over or isinstance(player.top, Table):
                break
            player.key(pygame.K_ESCAPE)
        if player.stack.over or not isinstance(player.top, Table):
            return
        for button in (1, 2, 3):
            player.release((1, 1), button)
        player.move((1, 1))
        player.rest(limit=9000)  # a replay goes on by itself
        player.wait(2)
        table = player.table
        assert not table.hand.pressed
        assert not table.hand.dragging
        assert at_home(table)


@pytest.mark.parametrize("seed", range(20))
def test_a_storm(seed):
    """From a fresh deal or the middle of a game, at all paces."""
    rng = random.Random(seed)
    game = session(str(seed + 1), transfers=seed % 3 == 0)
    fresh = seed % 2 == 0
    if not fresh:
        game = random_session(game.patience, seed, rng.randrange(10, 150), 3)
    player = Player(
        lambda house: Table(house, game, fresh=fresh),
        size=SIZES[seed % len(SIZES)],
        rate=rng.choice((30, 60, [16, 17, 50])),
        pace=rng.choice(("brisk", "brisk", "calm", "instant")),
    )
    storm = Storm(player, seed)
    storm.blow(150)
    storm.calm_down()


@pytest.mark.parametrize("seed", range(5))
def test_a_storm_over_a_replay(seed):
    game = random_session(session().patience, seed, 60, 3)
    end = game.done
    game.undo_until(0)
    player = Player(lambda house: Table(house, game, demo=end), size=(640, 480))
    storm = Storm(player, seed)
    player.wait(100 + 30 * seed)
    storm.blow(60)
    storm.calm_down()


@pytest.mark.parametrize("after", [0, 3, 20, 50])
def test_a_new_size_in_the_middle_of_the_deal(after):
    player = Player(lambda house: Table(house, session(), fresh=True))
    player.wait(after)
    for size in ((640, 480), (1000, 700), (480, 640), (800, 600)):
        player.resize(size)
        player.wait(3)
        assert at_home(player.table)
        assert player.table.plan.setting[:2] == size
    player.wait(60)
    fresh = Player(lambda house: Table(house, session(), fresh=False))
    for each in (player, fresh):
        each.table.deck.prepare(10_000)
        each.table.deck._now = lambda: 1e9
        for _ in range(60):
            each.wait(2)
    assert player.pixels() == fresh.pixels(), "nothing of the old sizes is left"


def test_a_new_size_while_a_card_isheld():
    player = Player(lambda house: Table(house, session(), fresh=False))
    start = player.card("c7", 1)
    player.press(start)
    player.move((400, 300))
    player.wait(5)
    assert player.table.hand.dragging
    player.resize((1000, 700))
    assert not player.table.hand.dragging
    player.move((500, 300))
    player.release((500, 300))
    player.rest()
    assert player.table.session.turns == 0
    assert at_home(player.table)
    player.click(player.card("c7", 1))
    assert player.table.session.turns == 1
