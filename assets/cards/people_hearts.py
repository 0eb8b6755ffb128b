"""Hearts: the jolly king with the goblet, the queen with the rose, the fool with the lute."""

import heads
from figure import HEARTS, PALE, TAN, Person, brocade, ermine
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
    mix,
    num,
    oval,
    path,
    polygon,
    stroke,
)

MUSTARD, MUSTARD_DARK = "#e6b23f", "#c18a26"


def king() -> Person:
    """Broad and merry: full cheeks, a round chestnut beard, an arched crown, a goblet."""
    hair, deep = "#8a4526", "#642d18"
    behind = both(path("M0-9C-13-9-16-3-13.6 1C-16 5-14 11-9 14H0Z", deep))
    head = heads.ears(TAN, 10.6) + heads.skull(TAN, 10.8, 9, 13.4, "broad") + heads.blush("#e09080")
    head += heads.eyes("open", -0.6, "#4b3422", deep) + heads.brows("raised", deep)
    beard = "M.3 6.4C-5 6-9 4.6-10.8-2C-13 6-12.6 13-8 17C-5.4 19-2 19.4 .3 19.4Z"
    head += heads.two_tone(beard, hair, deep)
    head += both(circle(-9.6, 10, 2.6, hair)) + circle(9.6, 10, 2.6, deep)
    head += path("M-3.4 8.8Q0 13 3.4 8.8Z", "#f2d9c8") + heads.mouth("smile", "#d06a5c", 9.4)
    head += both(path("M.2 6C-2 4.6-5 5.4-7.6 8.2C-9 9.4-10 9-10.6 8.4C-9 11-3 10.4 .2 8.2Z", deep))
    head += path("M-11.4-10C-17-27 17-27 11.4-10Z", HEARTS.main)
    head += path("M0-22.7C11-22.7 13.6-17 11.4-10H0Z", HEARTS.dark)
    head += stroke("M-11.6-10C-16.4-25.6 16.4-25.6 11.6-10M0-10V-22", GOLD, 2.6)
    head += both("".join(circle(x, y, 1, WHITE) for x, y in ((-10.9, -17), (-5.6, -21))))
    head += circle(0, -24.2, 2.6, GOLD) + box(-1, -30.6, 2, 6, GOLD) + box(-3, -29, 6, 2, GOLD)
    head += box(-12.8, -12.4, 25.6, 5, GOLD, 1) + box(0, -12.4, 12.8, 5, GOLD_SHADE, 1)
    head += "".join(sign("H", x, -9.9, 3.2, HEARTS.main) for x in (-8.4, 0, 8.4))
    head += fine(circle(-4.2, -9.9, 0.9, WHITE), circle(4.2, -9.9, 0.9, WHITE))

    goblet = path(
        "M-9.6 40H9.6C9.6 50 5 54 2.2 55V63H-2.2V55C-5 54 -9.6 50 -9.6 40Z",
        GOLD,
    )
    goblet += path("M0 40H9.6C9.6 50 5 54 2.2 55V63H0Z", GOLD_SHADE)
    goblet += oval(0, 40, 9.6, 2.5, "#7c1424") + sign("H", 0, 47.4, 7, HEARTS.main)
    goblet += path(
        "M-8 75C-7.4 71 -3 70.4 -1.6 69V62H1.6V69C3 70.4 7.4 71 8 75Z",
        GOLD_SHADE,
    )
    dress = brocade(lambda x, y: sign("H", x, y, 3.4, GOLD)) + ermine(cape=True)
    return Person(HEARTS, TAN, behind, dress, head, goblet, hand_y=65)


def queen() -> Person:
    """Long fair hair in waves, a coronet, bare shoulders, and a rose held high."""
    hair, deep = "#eec763", "#cf9d38"
    left = "M.3-15C-13-15-15.4-7-14.2 0C-13 6-17.4 9-16 16C-15 20-18 22-17 28H-6V8H.3Z"
    behind = heads.two_tone(left, hair, deep)
    head = heads.skull(PALE, 9.6, 6.4, 12.8, "fine") + heads.blush("#efbfa8")
    head += heads.eyes("open", -0.8, "#2a5a96", "#5a3a1a") + heads.brows("fine", "#a87a2a")
    head += heads.mouth("lips", "#c8283c")
    head += both(path("M0-14C-10-14-12.4-6-10.8 3C-9-3-4-6 0-10.5Z", hair))
    head += path("M0-14C10-14 12.4-6 10.8 3C9-3 4-6 0-10.5Z", deep)
    head += both(path("M-12 14C-14.4 17-12.6 21-16.6 27.4L-11.6 29C-9 24-12 20-9.6 15Z", hair))
    coronet = [
        (-10.4, -11.6),
        (-12, -20.4),
        (-5.6, -16.6),
        (0, -26),
        (5.6, -16.6),
        (12, -20.4),
        (10.4, -11.6),
    ]
    head += polygon(GOLD, *coronet[:4], (0, -13)) + polygon(GOLD_SHADE, (0, -13), *coronet[3:])
    head += stroke("M-10.6-11.6Q0-15 10.6-11.6", GOLD, 1.6) + sign("H", 0, -17.6, 5, HEARTS.main)
    head += "".join(circle(x, y, 1.5, WHITE) for x, y in (coronet[1], coronet[3], coronet[5]))
    skin, shade = PALE
    dress = path(
        "M40 55.4C46 53.6 52 52.4 57.4 50.2H69.6C75 52.4 81 53.6 87 55.4"
        "C82 60 74 60 70 59.4C67 59.4 64.6 61 63.5 63C62.4 61 60 59.4 57 59.4"
        "C53 60 45 60 40 55.4Z",
        skin,
    )
    dress += path(
        "M69.6 50.2C75 52.4 81 53.6 87 55.4C82 60 74 60 70 59.4C67 59.4 64.6 61 63.5 63V50.2Z",
        shade,
    )
    dress += stroke(
        "M38.6 56.6C45 61.4 53 61.2 57 60.6C60.4 60.6 62.6 62.4 63.5 64.2"
        "C64.4 62.4 66.6 60.6 70 60.6C74 61.2 82 61.4 88.4 56.6",
        HEARTS.trim,
        2,
    )
    dress += stroke("M57.6 52.6Q63.5 58.4 69.4 52.6", GOLD, 0.9) + sign(
        "H", 63.5, 57.2, 3.8, HEARTS.main
    )
    dress += brocade(lambda x, y: circle(x, y, 0.8, HEARTS.trim), top=63)
    leaf, leaf_dark = "#3f7d4a", "#2f6238"
    rose = stroke("M0 50V77", leaf, 2)
    rose += path(
        "M0 62.4C-6.4 62.4 -9 58 -9.4 54.4C-4.4 54.4 -0.6 56.6 0 62.4Z",
        leaf,
    )
    rose += path(
        "M0 59.4C6 59 8.8 55.6 9.2 52C4 52 0.5 54.4 0 59.4Z",
        leaf_dark,
    )
    rose += circle(0, 45, 9.4, HEARTS.dark)
    rose += path(
        "M0 35.6A9.4 9.4 0 0 1 0 54.4A9.4 9.4 0 0 0 0 35.6Z",
        mix(HEARTS.dark, "#000000", 0.2),
    )
    rose += path(
        "M-9 44C-7 36.6 7 36.6 9 44C6 51 -6 51 -9 44Z",
        HEARTS.main,
    )
    rose += path(
        "M-5.6 42.8C-4 38.6 4 38.6 5.6 42.8C3.6 47.4 -3.6 47.4 -5.6 42.8Z",
        "#e2606a",
    )
    rose += circle(0, 42.6, 2.2, HEARTS.dark)
    return Person(HEARTS, PALE, behind, dress, head, rose, hand_y=66.4)


def jack() -> Person:
    """The fool: ginger curls, freckles, a cap with two horns and bells, a lute."""
    hair, deep = "#d06a2e", "#a54e1e"
    curls = ((-10.6, -4), (-11.8, 1.6), (-10.6, 7), (-8, 11))
    behind = "".join(circle(x, y, 4.2, hair) + circle(-x, y, 4.2, deep) for x, y in curls)
    head = heads.skull(PALE, 9.6, 7.6, 12.6, "snub")
    head += heads.eyes("dot", -0.8, "#2f6b4a") + heads.brows("raised", deep)
    head += heads.freckles("#c07a4a") + path("M-4 7Q0 12.6 4 7Q0 8.4-4 7Z", "#8c2a2a")
    head += fine(path("M-2.8 7.7Q0 9.4 2.8 7.7Q0 8.5-2.8 7.7Z", WHITE))
    head += "".join(
        circle(x, y, 3.1, hair if x < 2 else deep)
        for x, y in ((-8.6, -7.4), (-4.6, -9), (0, -8.4), (4.6, -9), (8.6, -7.4))
    )
    # The horn on the left stands up: lying it would be cut off by the notch for the index.
    head += path("M0-9.4C5-9.4 9-9 12.4-7.6C14-13 17-14.6 21.6-11.6C20-22 11-27 0-19.6Z", MUSTARD)
    head += path(
        "M8-22.8C16-22.4 20.6-18 21.6-11.6C17-14.6 14-13 12.4-7.6L10.6-8.2C12-16 14-18 8-22.8Z",
        MUSTARD_DARK,
    )
    head += path(
        "M.4-9.4C-5-9.4-9-9-12.6-7.4C-15.4-17-12-26-3.4-28.6C-5.4-24 -3-21 3-20.4"
        "C4-17 3-12 .4-9.4Z",
        HEARTS.main,
    )
    head += path(
        "M-6-8.8C-8-14-7-20-3.8-24.6C-3.4-22.4-1-20.8 3-20.4C4-17 3-12 .4-9.4C-2-9.4-4-9.2-6-8.8Z",
        HEARTS.dark,
    )
    head += path("M-12.8-7C-6-10.4 6-10.4 12.8-7L12.4-10.8C6-14 -6-14-12.4-10.8Z", GOLD)
    for bell_x, bell_y in ((-3, -28), (21.4, -9.8)):
        head += circle(bell_x, bell_y, 2.8, GOLD)
        head += stroke(f"M{num(bell_x - 1.4)} {num(bell_y + 0.6)}H{num(bell_x + 1.4)}", INK, 0.7)
    collar = "".join(
        polygon(
            (HEARTS.dark, MUSTARD)[i % 2], (63.5, 50), (x - 4.6, 56.4), (x, 62.4), (x + 4.6, 56.4)
        )
        + circle(x, 63, 1.4, GOLD)
        for i, x in enumerate((45.5, 54.5, 63.5, 72.5, 81.5))
    )
    yellow_half = path("M63.5 50.8H70L86 55C91 56.4 94 59 95 63V62.3L63.5 68.6Z", MUSTARD)
    diamonds = "".join(
        lozenge(x, y, 3, 4.4, HEARTS.main) for x, y in ((72, 64), (80, 60.6), (88, 60))
    )
    diamonds += "".join(lozenge(x, y, 3, 4.4, MUSTARD) for x, y in ((56, 66.4), (47, 66), (39, 68)))

    wood, wood_dark, black = "#cf9150", "#a86e34", "#3b2415"
    lute = box(-1.6, 37, 3.2, 13, "#6d4326") + path("M-3.2 33.4H3.2L2 39H-2Z", "#4d2d18")
    lute += path(
        "M0 45C8 45 11 54 10 61C9 68 4 71 0 71C-4 71 -9 68 -10 61C-11 54 -8 45 0 45Z",
        wood,
    )
    lute += path("M0 45C8 45 11 54 10 61C9 68 4 71 0 71Z", wood_dark)
    lute += circle(0, 56, 3.6, black) + circle(0, 56, 4.6, None, CREAM, 0.5)
    lute += fine(stroke("M-0.8 36V66M0.8 36V66", "#f6e6c8", 0.5)) + box(-4.4, 64.6, 8.8, 1.6, black)
    held = group("translate(-1 1) rotate(24 0 56)", lute)
    dress = yellow_half + diamonds + collar
    return Person(HEARTS, PALE, behind, dress, head, held, hand_y=68)


PEOPLE = {11: jack, 12: queen, 13: king}
