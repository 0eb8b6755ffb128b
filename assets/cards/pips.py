"""Suit signs, the places of the pips, and the aces."""

from strokes import (
    GOLD,
    HEIGHT,
    MIDDLE_X,
    MIDDLE_Y,
    SUIT_COLOUR,
    around,
    circle,
    fine,
    group,
    lozenge,
    num,
    path,
    placed,
    stroke,
)

_SPADE = (
    "M0-.5C.09-.29 .46-.12 .46 .135C.46 .29 .35 .37 .235 .37"
    "C.14 .37 .065 .315 .028 .225"
    "C.037 .35 .09 .45 .2 .5H-.2C-.09 .45-.037 .35-.028 .225"
    "C-.065 .315-.14 .37-.235 .37"
    "C-.35 .37-.46 .29-.46 .135C-.46-.12-.09-.29 0-.5Z"
)
_HEART = (
    "M0 .5C-.08 .29-.49 .1-.49-.2C-.49-.385-.37-.485-.245-.485C-.13-.485-.035-.41 0-.28"
    "C.035-.41 .13-.485 .245-.485C.37-.485 .49-.385 .49-.2C.49 .1 .08 .29 0 .5Z"
)
_DIAMOND = (
    "M0-.5C.1-.28 .25-.11 .41 0C.25 .11 .1 .28 0 .5C-.1 .28-.25 .11-.41 0C-.25-.11-.1-.28 0-.5Z"
)
_CLUB_FOOT = (
    "M-.09-.15H.09L.17 0L.08 .13H.032C.037 .33 .09 .45 .2 .5H-.2"
    "C-.09 .45-.037 .33-.032 .13"
    "H-.08L-.17 0Z"
)
SIGN_WIDTH = {"C": 0.97, "D": 0.82, "H": 0.98, "S": 0.92}
"""Width of each sign for a height of 1."""


def sign(suit: str, x: float, y: float, height: float, colour: str, angle: float = 0) -> str:
    """The sign of `suit` ("C", "D", "H" or ""
    "S") about (x, y), turned by `angle` degrees."""
    if suit == "C":
        leaves = ((0, -0.277), (-0.262, 0.105), (0.262, 0.105))
        body = "".join(
            f'<circle cx="{cx:g}" cy="{cy:g}" r=".223" fill="{colour}"/>' for cx, cy in leaves
        ) + path(_CLUB_FOOT, colour)
    else:
        body = path({"S": _SPADE, "H": _HEART, "D": _DIAMOND}[suit], colour)
    turn = f" rotate({num(angle)})" if angle else ""
    return group(f"translate({num(x)} {num(y)}){turn} scale({num(height)})", body)


LEFT, RIGHT = 28.5, 71.5
# The rows begin well below the index (which ends at 28.5): a pip close under it reads as a
# part of it.
TOP, TOP_SMALL = 43.6, 42.6


def places(rank: int) -> list[tuple[float, float]]:
    """Centres of the pips of rank 2 to 10 in the classic pattern."""
    top = TOP if rank < 9 else TOP_SMALL
    bottom = HEIGHT - top
    third = (bottom - top) / 3
    centre = (MIDDLE_X, MIDDLE_Y)
    corners = [(x, y) for y in (top, bottom) for x in (LEFT, RIGHT)]
    six = [*corners, (LEFT, MIDDLE_Y), (RIGHT, MIDDLE_Y)]
    eight = corners + [(x, top + third * row) for row in (1, 2) for x in (LEFT, RIGHT)]
    between = (top + MIDDLE_Y) / 2
    return {
        2: [(MIDDLE_X, top), (MIDDLE_X, bottom)],
        3: [(MIDDLE_X, top), centre, (MIDDLE_X, bottom)],
        4: corners,
        5: [*corners, centre],
        6: six,
        7: [*six, (MIDDLE_X, between)],
        8: [*six, (MIDDLE_X, between), (MIDDLE_X, HEIGHT - between)],
        9: [*eight, centre],
        10: [*eight, (MIDDLE_X, top + third / 2), (MIDDLE_X, bottom - third / 2)],
    }[rank]


def pip_height(suit: str, rank: int) -> float:
    """Height of one pip; a diamond is slim and gets a little more, as long as there is room."""
    if rank < 9:
        return 20 * {"D": 1.08, "C": 1.03, "S": 1.03, "H": 1.0}[suit]
    return 16.8 * {"D": 1.05, "C": 1.0, "S": 1.02, "H": 1.0}[suit]


def pip_card(suit: str, rank: int) -> str:
    """The pips of rank 2 to 10; those in the lower half stand on their heads."""
    height = pip_height(suit, rank)
    return "".join(
        sign(suit, x, y, height, SUIT_COLOUR, 180 if y > MIDDLE_Y + 0.1 else 0)
        for x, y in places(rank)
    )


def ace(suit: str) -> str:
    """One large sign between two fans of fine rays; the spade is adorned."""
    if suit == "S":
        return _ace_of_spades()
    rays = ""
    for middle in (0, 180):
        for step in range(-4, 5):
            inner = around(MIDDLE_X, MIDDLE_Y, 30, middle + step * 8)
            outer = around(MIDDLE_X, MIDDLE_Y, 35.5 - abs(step), middle + step * 8)
            rays += stroke(_segment(inner, outer), SUIT_COLOUR, 0.8)
    return fine(rays) + sign(suit, MIDDLE_X, MIDDLE_Y, 46, SUIT_COLOUR)


def _segment(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"M{num(start[0])} {num(start[1])}L{num(end[0])} {num(end[1])}"


def _ace_of_spades() -> str:
    """A great spade with a gold contour and a rising sun whose rays follow the leaf."""
    x, y = MIDDLE_X, MIDDLE_Y + 10.5
    art = sign("S", x, MIDDLE_Y, 68, SUIT_COLOUR)
    side = "M0-35.5C6.1-20.5 32.2-8.5 32.2 9.3C32.2 20 24.4 25.6 16.3 25.6C9.5 25.6 4 21.6 1.9 15"
    other = (
        "M0-35.5C-6.1-20.5-32.2-8.5-32.2 9.3C-32.2 20-24.4 25.6-16.3 25.6C-9.5 25.6-4 21.6-1.9 15"
    )
    art += placed(x, MIDDLE_Y - 2, 0.8, stroke(side + other, GOLD, 1.3))
    lengths = (28.5, 23, 22, 19.2, 18.8, 17, 17.4)
    for step in range(-6, 7):
        end = around(x, y, lengths[abs(step)], step * 12.6)
        start = around(x, y, 7.6, step * 12.6)
        long_ray = step % 2 == 0
        ray = stroke(
            _segment(start, end), GOLD if long_ray else "#fff3d6", 1.3 if long_ray else 0.8
        )
        art += ray + (circle(*around(x, y, 30.6, 0), 0.9, GOLD) if step == 0 else "")
    for radius in (5.7, 3.5):
        arc = (
            f"M{num(x - radius)} {num(y)}"
            f"A{num(radius)} {num(radius)} 0 0 1 {num(x + radius)} {num(y)}"
        )
        art += stroke(arc, GOLD, 0.9)
    art += lozenge(x, y, 1.9, 2.3, GOLD)
    art += stroke(
        f"M{x - 13:g} {num(y + 0.3)}H{x - 3.4:g}M{x + 3.4:g} {num(y + 0.3)}H{x + 13:g}", GOLD, 0.9
    )
    foot = MIDDLE_Y + 31.4
    art += stroke(f"M{x - 8:g} {num(foot)}H{x + 8:g}", GOLD, 0.8)
    return art
