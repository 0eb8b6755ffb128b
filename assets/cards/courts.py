"""Court cards: the stepped frame, the half figure and its turned twin, the belt between them."""

import people_clubs
import people_diamonds
import people_hearts
import people_spades
from figure import HEAD_X, HEAD_Y, Person, seam
from strokes import (
    AROUND,
    GOLD,
    HEIGHT,
    INK,
    MIDDLE_X,
    PAPER,
    SUIT_COLOUR,
    WIDTH,
    around,
    box,
    circle,
    fine,
    group,
    num,
    path,
    points,
    polygon,
    ring,
    turned,
)

PEOPLE = {
    "S": people_spades.PEOPLE,
    "H": people_hearts.PEOPLE,
    "D": people_diamonds.PEOPLE,
    "C": people_clubs.PEOPLE,
}

FRAME = 6.0
NOTCH_X, NOTCH_Y = 49.0, 30.5
STEP_X, STEP_Y = 3.5, 4.0
BELT = 6.0


def frame(inset: float = 0) -> str:
    """Path data of the picture's edge: a rectangle with a stepped notch for each index."""
    top = FRAME + inset
    right = WIDTH - top
    across, down = NOTCH_X + inset, NOTCH_Y + inset
    half = [
        (across, top),
        (right, top),
        (right, HEIGHT - down - STEP_Y),
        (WIDTH - across + STEP_X, HEIGHT - down - STEP_Y),
        (WIDTH - across + STEP_X, HEIGHT - down),
        (WIDTH - across, HEIGHT - down),
    ]
    other = [(WIDTH - x, HEIGHT - y) for x, y in half]
    return points(*half, *other)


def _rays(colour: str) -> str:
    """Broad rays from behind the head over the upper half of the picture."""
    art = ""
    for ray in range(24):
        middle = ray * 15
        # Rays straight down would run into the other half.
        if 110 < middle < 250:
            continue
        edges = [around(HEAD_X, HEAD_Y, 95, middle + side) for side in (-3.75, 3.75)]
        art += polygon(colour, (HEAD_X, HEAD_Y), *edges)
    return art


def _strip(half_width: float, colour: str) -> str:
    ends = [(0, seam(0)), (WIDTH, seam(WIDTH))]
    above = [(x, y - half_width) for x, y in ends]
    below = [(x, y + half_width) for x, y in reversed(ends)]
    return polygon(colour, *above, *below)


def _belt(person: Person, rank: int) -> str:
    """The gold belt over the seam; each rank has its own ornament."""
    art = _strip(BELT / 2, INK) + _strip(BELT / 2 - 0.8, GOLD)
    for place in range(-5, 6):
        x = MIDDLE_X + place * 9.4
        y = seam(x)
        dark = place % 2 == 0
        colour = person.cloth.dark if dark else "#fff6dd"
        lean = (seam(1) - seam(0)) * 3
        if rank == 13 or dark:
            art += polygon(colour, (x - 3, y - lean), (x, y - 1.7), (x + 3, y + lean), (x, y + 1.7))
        elif rank == 12:
            art += circle(x, y, 1.3, colour)
        else:
            art += polygon(
                colour, (x - 1, y - 1.6), (x + 1, y - 1.6), (x + 1, y + 1.6), (x - 1, y + 1.6)
            )
    return art


def court(suit: str, rank: int) -> str:
    """The picture of jack, queen or king (11, 12, 13): two halves, point-symmetric."""
    person = PEOPLE[suit][rank]()
    edge = frame()
    rays = _rays(person.cloth.ray)
    half = person.half()
    art = path(edge, person.cloth.panel) + rays + turned(rays)
    art += fine(path(frame(1.6), None, GOLD, 0.6))
    art += half + turned(half) + _belt(person, rank)
    # Paper over all that sticks out of the frame: there is no clipping to rely on.
    art += ring(AROUND, edge, PAPER)
    return art + path(edge, None, SUIT_COLOUR, 0.9)


def bust(suit: str, rank: int) -> str:
    """The court with the large index: head and shoulders once, below the index.

    The hand and what it holds are left out: there is no room to show them whole.
    """
    person = PEOPLE[suit][rank]()
    top, scale, x, y = 57.0, 1.24, 50.0, 96.0
    low, left = HEIGHT - FRAME, FRAME
    right = WIDTH - FRAME

    def moved(part: str) -> str:
        place = f"translate({num(x - HEAD_X * scale)} {num(y - HEAD_Y * scale)}) scale({scale})"
        return group(place, part)

    art = box(left, top, right - left, low - top, person.cloth.panel)
    art += moved(_rays(person.cloth.ray))
    below = polygon(person.cloth.dark, (0, seam(0)), (WIDTH, seam(WIDTH)), (WIDTH, 110), (0, 110))
    art += moved(person.portrait() + below + _belt(person, rank))
    window = f"M{num(left)} {num(top)}H{num(right)}V{num(low)}H{num(left)}Z"
    art += ring(AROUND, window, PAPER)
    return art + path(window, None, SUIT_COLOUR, 1.2)
