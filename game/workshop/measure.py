"""The table in numbers: what a player can see, to be held against other programs.

    python -m game.workshop.measure

Card widths and steps come from the plans, contrasts from pixels of the real felt and faces (WCAG
2), times from the motion's own ticks. Nothing is timed by a clock.
"""

import sys
from collections.abc import Iterator

import pygame

from game.app.picture import open_dummy
from game.catalogue.catalogue import Catalogue
from game.engine.deals import DealNumber
from game.engine.patience import Patience
from game.engine.session import Session
from game.look.faces import Faces
from game.look.felt import felt
from game.look.palette import PAPER, THEMES
from game.patiences import SHELF
from game.table import arrange
from game.table.flight import TICKS
from game.table.geometry import smallest_step, squeezed_step
from game.table.layout import Plan, Setting
from game.table.motion import Motion

_SIZE = (1920, 1080)


def luminance(colour: pygame.Color) -> float:
    """The relative luminance of a colour, 0 … 1, after WCAG 2.

    >>> luminance(pygame.Color("white")), luminance(pygame.Color("black"))
    (1.0, 0.0)
    """

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in colour[:3])
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 6)


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    """The contrast of two colours, 1 … 21, after WCAG 2."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def brightest(surface: pygame.Surface) -> pygame.Color:
    """The brightest pixel of a grid of every third one."""
    width, height = surface.get_size()
    pixels = (surface.get_at((x, y)) for x in range(0, width, 3) for y in range(0, height, 3))
    return max(pixels, key=luminance)


def deal_milliseconds(game: Patience, plan: Plan) -> int:
    """How long the opening flies, in ms, until the last card lies."""
    session = Session(game.with_options({}), DealNumber.parse("1"))
    motion = Motion(unit=plan.card_w)
    motion.place(plan.spots(session.opening_changes[0].before))
    motion.show(session.opening_changes, plan.spots)
    while motion.moving:
        motion.tick()
    return round(motion.now * 1000 / TICKS)


def rows() -> Iterator[tuple[str, str]]:
    """What is measured and its value, a line each."""
    for game in SHELF.values():
        plan = arrange.plan(game, Setting(*_SIZE))
        yield f"card width, {game.id}, 1920x1080", f"{plan.card_w} px"
    for name in ("babette", "bakers_dozen"):
        width = arrange.plan(SHELF[name], Setting(*_SIZE)).card_w
        faces = Faces(width, Catalogue("en").letters)
        share = faces.index_height / width
        yield f"index height, {name}", f"{faces.index_height} px ({share:.3f} of the width)"
        yield f"smallest step, {name}", f"{smallest_step(width, False)} px"
    width = arrange.plan(SHELF["spider"], Setting(*_SIZE)).card_w
    yield "smallest step of Spider's longest columns", f"{squeezed_step(width, False)} px"
    for name, theme in THEMES.items():
        light = brightest(felt(theme, _SIZE))
        yield (
            f"card on the felt's brightest spot, {name}",
            f"{contrast(pygame.Color(PAPER), light):.1f}:1",
        )
        yield f"empty place on it, {name}", f"{contrast(pygame.Color(theme.line), light):.1f}:1"
    for game in SHELF.values():
        plan = arrange.plan(game, Setting(*_SIZE))
        yield f"opening deal, {game.id}", f"{deal_milliseconds(game, plan)} ms"


def main() -> int:
    """Print the table; 0."""
    open_dummy((64, 64))
    for name, value in rows():
        print(f"{name:<52} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
