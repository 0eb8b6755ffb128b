"""Backs of the cards: point-symmetric, inside a paper rim, in three colours that can be swapped."""

from strokes import (
    AROUND,
    HEIGHT,
    MIDDLE_X,
    MIDDLE_Y,
    PAPER,
    WIDTH,
    around,
    box,
    circle,
    lozenge,
    num,
    path,
    polygon,
    ring,
    stroke,
    turned,
)

GROUND, LINE, SECOND, DEEP = "#1e2f52", "#d9b25a", "#2b4170", "#152340"
("""Colours as drawn; whoever loads a back may put others in the place of these very texts.""")

RIM = 5.0


def _rim() -> str:
    """Paper all around the pattern, covering what sticks out of it."""
    left, right, top, bottom, bend = RIM, WIDTH - RIM, RIM, HEIGHT - RIM, 3
    inner = (
        f"M{num(left + bend)} {num(top)}H{num(right - bend)}"
        f"A3 3 0 0 1 {num(right)} {num(top + bend)}"
        f"V{num(bottom - bend)}A3 3 0 0 1 {num(right - bend)} {num(bottom)}"
        f"H{num(left + bend)}A3 3 0 0 1 {num(left)} {num(bottom - bend)}"
        f"V{num(top + bend)}A3 3 0 0 1 {num(left + bend)} {num(top)}Z"
    )
    return ring(AROUND, inner, PAPER)


def _waves() -> str:
    """Rows of ringed discs from the upper edge down to the middle, each row over the one before."""
    radius, step = 15.0, 7.5
    rows = int((MIDDLE_Y - RIM) / step) + 2
    art = ""
    for row in range(rows, -1, -1):
        y = MIDDLE_Y - row * step
        for column in range(-3, 4):
            x = MIDDLE_X + radius * (2 * column + row % 2)
            if x < RIM - radius or x > WIDTH - RIM + radius:
                continue
            art += circle(x, y, radius, GROUND, LINE, 1) + circle(x, y, radius * 0.78, SECOND)
            art += circle(x, y, radius * 0.52, DEEP, LINE, 0.8) + circle(x, y, radius * 0.27, LINE)
    return art


def scales() -> str:
    """Fans like the scales of a fish, and a jewel in the middle."""
    half = _waves()
    art = box(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, GROUND) + half
    art += turned(box(0, 0, WIDTH, MIDDLE_Y, GROUND), half)
    art += box(0, MIDDLE_Y - 2.3, WIDTH, 4.6, LINE) + box(0, MIDDLE_Y - 1.4, WIDTH, 2.8, GROUND)
    for across, down, colour in (
        (14, 18.4, LINE), (12.7, 16.8, GROUND), (8.8, 11.6, LINE), (4.4, 5.8, DEEP),
    ):  # fmt: skip
        art += lozenge(MIDDLE_X, MIDDLE_Y, across, down, colour)
    return art + _rim()


def sunburst() -> str:
    """Rays from the middle behind three lozenges, a quarter of a sun in each corner."""
    art = box(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, GROUND)
    for ray in range(36):
        edges = [around(MIDDLE_X, MIDDLE_Y, 100, ray * 10 + side) for side in (-2.5, 2.5)]
        art += polygon(SECOND, (MIDDLE_X, MIDDLE_Y), *edges)
    for across, down, colour in ((39, 58, GROUND), (30, 44.6, DEEP), (21, 31.2, GROUND)):
        edge = (
            f"M{num(MIDDLE_X)} {num(MIDDLE_Y - down)}L{num(MIDDLE_X + across)} {num(MIDDLE_Y)}"
            f"L{num(MIDDLE_X)} {num(MIDDLE_Y + down)}L{num(MIDDLE_X - across)} {num(MIDDLE_Y)}Z"
        )
        art += path(edge, colour, LINE, 1)
    for x in (RIM, WIDTH - RIM):
        for y in (RIM, HEIGHT - RIM):
            art += "".join(
                circle(x, y, radius, fill, LINE, 0.9)
                for radius, fill in ((21, GROUND), (16, SECOND), (11, GROUND))
            )
            art += circle(x, y, 6, LINE)
    art += circle(MIDDLE_X, MIDDLE_Y, 11.4, LINE) + circle(MIDDLE_X, MIDDLE_Y, 9.8, DEEP)
    for petal in range(8):
        tip = around(MIDDLE_X, MIDDLE_Y, 8.6, petal * 45)
        sides = [around(MIDDLE_X, MIDDLE_Y, 4, petal * 45 + side) for side in (-22, 22)]
        art += polygon(LINE, sides[0], tip, sides[1], around(MIDDLE_X, MIDDLE_Y, 1, petal * 45))
    return art + _rim()


def trellis() -> str:
    """A lattice of gold laths with a small blossom in every mesh."""
    art = box(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, GROUND)
    mesh = 18.0
    laths = ""
    for step in range(-9, 10):
        x = MIDDLE_X + (step + 0.5) * mesh
        rise = 100 * 1.15
        for lean in (-1, 1):
            laths += (
                f"M{num(x - 100 * lean)} {num(MIDDLE_Y - rise)}"
                f"L{num(x + 100 * lean)} {num(MIDDLE_Y + rise)}"
            )
    blossoms = ""
    for row in range(-7, 8):
        for column in range(-3, 4):
            x = MIDDLE_X + (column + (row % 2) / 2) * mesh
            y = MIDDLE_Y + row * mesh * 1.15 / 2
            if RIM - 5 < x < WIDTH - RIM + 5 and RIM - 5 < y < HEIGHT - RIM + 5:
                blossoms += lozenge(x, y, 5.6, 6.4, SECOND) + lozenge(x, y, 2.2, 2.6, LINE)
    art += blossoms + stroke(laths, LINE, 1.6) + stroke(laths, DEEP, 0.5)
    return art + _rim()


BACKS = {"scales": scales, "sunburst": sunburst, "trellis": trellis}
