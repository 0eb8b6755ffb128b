"""Diamonds: the merchant king with the coin, the queen of the south, the musketeer with the key."""

import heads
from figure import BROWN, DEEP, DIAMONDS, OLIVE, Person
from pips import sign
from strokes import (
    CREAM,
    GOLD,
    GOLD_SHADE,
    INK,
    WHITE,
    both,
    box,
    circle,
    fine,
    group,
    lozenge,
    num,
    oval,
    path,
    stroke,
)

TEAL, TEAL_LIGHT, TEAL_DARK = "#2b7f85", "#3b989c", "#1d6268"


def king() -> Person:
    """A turban with plume and jewel, black brows, a beard trimmed to a point, a great coin."""
    hair, sheen = "#17151a", "#332d38"
    head = heads.ears(BROWN, 9.6) + heads.skull(BROWN, 9.8, 7.4, 13, "hooked")
    head += heads.eyes("heavy", -0.9, "#120d0b", "#120d0b") + heads.brows("flat", hair)
    head += heads.two_tone(
        "M.3 8.4C-3 8.4-4.6 9-6 7C-8 5-9.4 2-10-2C-11.6 5-10 12-6 15.4C-3.4 18-1.4 20.6 .3 24Z",
        hair,
        sheen,
    )
    head += both(
        path(
            "M.2 6.4C-2 5.2-4.6 5.8-6.6 8C-8 8.8-9.4 7.4-9.6 6C-10.6 9.6-7 11-4 9.6"
            "C-2.4 8.8-1 8.4 .2 8.4Z",
            hair,
        )
    )
    head += heads.mouth("line", "#b8604c", 9.8) + circle(-10.2, 4.4, 1.2, GOLD)
    head += path("M-14-6C-17-17-9-25 0-25C9-25 17-17 14-6C8-9.4-8-9.4-14-6Z", TEAL)
    head += path("M-14-6C-15-13-5-21 9.6-22.6C14-19 16-13 14-6C10-13-4-12.4-14-6Z", TEAL_LIGHT)
    head += path("M-10.6-19.6C-2-20.6 9-13.6 14-6C8-8.6 6-9 3-9C1-12.6-4-17-10.6-19.6Z", "#f2e2b6")
    head += path("M0-25C9-25 17-17 14-6C11.6-16 7-21.4 0-25Z", TEAL_DARK)
    head += path("M0-20C-4-25-3-29 2.6-30.6C1-28 6-25 2-20Z", DIAMONDS.main)
    head += lozenge(0, -16.6, 4.4, 5, GOLD_SHADE) + lozenge(0, -16.6, 2.8, 3.3, "#c4203a")
    dress = path(
        "M31 64C32 58.6 36 56 41 54.8L57 50.6L63.5 66L70 50.6L86 54.8"
        "C91 56 94.4 59 95.4 63V60L95 66L88 63L76 66.6L63.5 70L52 68L40 67Z",
        TEAL,
    )
    dress += path("M70 50.6L86 54.8C91 56 94.4 59 95.2 63L76 66.6L63.5 69V66Z", TEAL_DARK)
    dress += path("M56 51L63.5 67L71 51L69 49.8H58Z", CREAM) + path(
        "M63.5 50V67L71 51L69 49.8Z", "#e8d3a2"
    )
    dress += stroke("M54.4 51.6L63 69M72.6 51.6L64 69", GOLD, 1.8)
    dress += stroke("M33 62.6C39 58.6 46 60 52 64M94 62C88 58.6 81 60 75 63.4", GOLD, 1)
    dress += circle(63.5, 56, 1.1, GOLD_SHADE) + circle(63.5, 60, 1.1, GOLD_SHADE)
    y = 50.4
    coin = circle(0, y, 12.6, GOLD_SHADE) + circle(0, y, 11.2, GOLD)
    coin += circle(0, y, 8.8, None, GOLD_SHADE, 0.9) + sign("D", 0, y, 12, GOLD_SHADE)
    coin += stroke(f"M-9.4 {num(y - 2.6)}A10 10 0 0 1 -1 {num(y - 9.6)}", "#ffe9b0", 1.3)
    skin, shade = BROWN
    coin += box(-8, 56.6, 3.2, 8, skin, 1.6) + box(5, 57, 3, 7.4, shade, 1.5)
    return Person(DIAMONDS, BROWN, "", dress, head, coin, hand_y=65, grip="palm")


def queen() -> Person:
    """A tall banded head-dress, great hoops, a collar of beads, a spread of feathers."""
    shade = DEEP[1]
    behind = path("M-9-6L-13.4-27H13.4L9-6Z", DIAMONDS.main)
    head = heads.skull(DEEP, 9.2, 6.6, 13, "broad")
    head += heads.eyes("almond", -0.7, "#120d0b", GOLD) + heads.brows("fine", "#120d0b")
    head += heads.mouth("lips", "#b2403e", 8.4)
    head += path("M-10.6-5L-13.8-28.6C-6-31 6-31 13.8-28.6L10.6-5C5-9-5-9-10.6-5Z", DIAMONDS.main)
    head += path("M0-30.4C6-30.4 10-29.8 13.8-28.6L10.6-5C6-8 3-8 0-8Z", DIAMONDS.dark)
    for y, colour in ((-26, GOLD), (-20.2, CREAM), (-14.4, TEAL)):
        half = 10.6 + 3.4 * (-5 - y) / 23.6
        head += path(
            f"M{num(-half)} {y}C-5 {y - 2} 5 {y - 2} {num(half)} {y}L{num(half - 0.4)} {y + 3}"
            f"C5 {y + 1} -5 {y + 1} {num(-half + 0.4)} {y + 3}Z",
            colour,
        )
    head += path("M-10.8-4.4C-5-9.4 5-9.4 10.8-4.4L10.4-8C5-12.6-5-12.6-10.4-8Z", GOLD)
    head += circle(0, -10, 1.7, "#c4203a")
    head += circle(-11.6, 7, 3.6, None, GOLD, 1.4) + circle(11.6, 7, 3.6, None, GOLD, 1.4)
    dress = ""
    for ring, colour in enumerate((GOLD, TEAL, CREAM, DIAMONDS.main, GOLD)):
        half, low = 27 - ring * 3.8, 70 - ring * 3.3
        dress += path(
            f"M{num(63.5 - half)} 54.6"
            f"C{num(63.5 - half * 0.8)} {num(low)} {num(63.5 + half * 0.8)} {num(low)} "
            f"{num(63.5 + half)} 54.6L70 50.4H57Z",
            colour,
        )
    dress += path("M57.6 49H69.4L66.8 54.8C65.4 56 61.6 56 60.2 54.8Z", shade)
    y = 65
    fan = ""
    for feather in range(5):
        parts = path(
            f"M0 {y - 2}C-5.6 {y - 10} -5.6 {y - 22} 0 {y - 29}"
            f"C5.6 {y - 22} 5.6 {y - 10} 0 {y - 2}Z",
            (DIAMONDS.main, CREAM, DIAMONDS.trim, CREAM, DIAMONDS.main)[feather],
        )
        parts += stroke(f"M0 {y - 2}V{y - 20}", GOLD_SHADE, 0.8)
        parts += oval(0, y - 22, 2, 3.3, TEAL_DARK if feather % 2 else INK)
        fan += group(f"rotate({num((feather - 2) * 22)} 0 {y})", parts)
    fan += box(-1.4, y - 4, 2.8, 16, GOLD) + path(f"M-6 {y - 3}A6 6 0 0 1 6 {y - 3}Z", GOLD)
    return Person(DIAMONDS, DEEP, behind, dress, head, fan, hand_y=67.4, cuff=GOLD)


def jack() -> Person:
    """A musketeer: wide hat with a red plume, long brown hair, goatee, lace collar, a gold key."""
    hair, deep, plume = "#5a3a26", "#3d2618", "#b23530"
    behind = path("M-10-8C-14-4-13 4-15.4 12L-10 19H10L15.4 12C13 4 14-4 10-8Z", hair)
    behind += path("M0-8V19H10L15.4 12C13 4 14-4 10-8Z", deep)
    head = heads.skull(OLIVE, 8.8, 6.2, 13.4, "straight")
    head += heads.eyes("open", 0.8, "#3a2a18", deep) + heads.brows("raised", deep)
    head += both(
        path(
            "M.2 6.4C-1.6 5-3.6 6-5 6.6C-6.4 7-7.4 6-7.6 4.8C-8.6 7.4-6 9-3.6 8.2"
            "C-2 7.6-1 7.4 .2 7.4Z",
            deep,
        )
    )
    head += heads.mouth("smirk", "#a04a3c", 9) + path(
        "M-2.2 10.8H2.2C2 13.6 1 15.6 0 17.6C-1 15.6-2 13.6-2.2 10.8Z", deep
    )
    head += path("M-9.4-10L-8.4-21.4C-4-24.6 4-24.6 8.4-21.4L9.4-10Z", DIAMONDS.main)
    head += path("M1-23.8C4-23.8 6-23 8.4-21.4L9.4-10H1Z", DIAMONDS.dark) + box(
        -9.4, -13.4, 18.8, 3.6, INK
    )
    head += path(
        "M-14.6-5.4C-12-12.6 12-13.4 22-9.6C17-5.4 10-7.6 0-7.6C-7-7.6-11-4.4-14.6-5.4Z",
        DIAMONDS.main,
    )
    head += path("M2-11.8C10-12.4 17-11.6 22-9.6C17-5.4 10-7.6 2-7.6Z", DIAMONDS.dark)
    head += path(
        "M-8-13C-6-25 6-31 20-28C14.6-26.4 17.6-24 13.4-22.4C15.4-19.8 9-20.2 6.6-17.6"
        "C2.4-19.6-3-16.6-5-12Z",
        plume,
    )
    head += stroke("M-6-13C-3-22 6-27 15-27", "#7a1f1f", 0.9) + box(-9, -14.4, 4.4, 5, GOLD, 1)
    collar = "M47 54.6C51 52 56 50.6 57.6 49.6H63.7V58.4L58.6 63.4C54 62.4 49.6 58.6 47 54.6Z"
    dress = group("translate(127 0) scale(-1 1)", path(collar, "#eadfc6")) + path(collar, WHITE)
    dress += fine(stroke("M49.6 55.8C52 59 55.4 61.2 58.8 61.8", "#d8c9a6", 0.6))
    dress += stroke("M35 65L49 58.6M38 68.8L54 61.6", DIAMONDS.trim, 1.2)
    dress += "".join(circle(63.5, y, 1.2, GOLD) for y in (62, 65.4))
    dress += path("M77 57L88 54.4C92 56 94.6 59 95.4 63L95 66L84 66C82 62 80 59 77 57Z", plume)
    dress += path("M88 54.4C92 56 94.6 59 95.4 63L95 66L90 66C90.6 62 90 58 88 54.4Z", "#7a1f1f")

    key = circle(0, 44.4, 7.4, None, GOLD, 3.4) + circle(0, 44.4, 2.4, GOLD_SHADE)
    key += box(-1.8, 51.4, 3.6, 27, GOLD) + box(0, 51.4, 1.8, 27, GOLD_SHADE)
    key += box(-3, 52.4, 6, 2.3, GOLD_SHADE)
    key += path("M1.8 55.6H10V59H7V60.6H10V64H1.8Z", GOLD)
    return Person(DIAMONDS, OLIVE, behind, dress, head, key, hand_y=69)


PEOPLE = {11: jack, 12: queen, 13: king}
