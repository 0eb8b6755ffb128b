"""Spades: the old king with the sword, the night queen with the fan, the guardsman."""

import heads
from figure import PALE, SPADES, TAN, Person, brocade
from strokes import (
    GOLD,
    GOLD_SHADE,
    WHITE,
    around,
    both,
    box,
    circle,
    fine,
    lozenge,
    num,
    path,
    polygon,
    star,
    stroke,
)

STEEL, STEEL_SHADE, STEEL_LIGHT = "#b3c1d5", "#7f90a8", "#dfe6ee"
STEEL_DARK = "#64758f"


def king() -> Person:
    """Very old and lean, a hooked nose, white hair down to the chest; he watches his sword."""
    white, grey, deep = "#f3f5f8", "#ccd4df", "#aab5c4"
    behind = path("M-11-9C-14 0-12 8-15 19H15C12 8 14 0 11-9Z", deep)
    head = heads.skull(PALE, 9, 6.6, 13, "hooked")
    head += heads.eyes("heavy", -0.9, "#3d5f94") + heads.brows("bushy", "#b3bdca")
    head += heads.wrinkles(PALE)
    beard = "M.3 6.6C-4 6.4-8-.5-9.6-2C-11 6-11.5 12-9 18C-8 22-5.4 23-4.4 27C-3 29-1.6 31.6 .3 34Z"
    head += heads.two_tone(beard, white, grey)
    head += stroke("M-5.6 13C-5.6 18-3.4 21-2.4 25M-1.6 14C-1.8 19-.8 23 0 27", deep, 0.7)
    head += both(
        path("M.2 6.2C-1.6 4.8-4.2 5-5.8 7C-7.4 9-9 9.4-9.6 8.8C-8.8 12-3.4 12 .2 8.2Z", WHITE)
    )
    head += heads.mouth("line", "#a8433c", 10)
    points = [(-12.4, -9), (-13.6, -24), (-7, -17), (0, -29.6), (7, -17), (13.6, -24), (12.4, -9)]
    head += polygon(GOLD, *points)
    head += polygon(GOLD_SHADE, (0, -9), *points[3:])
    head += box(-12.8, -12.4, 25.6, 4.8, SPADES.main, 0.6)
    head += "".join(circle(x, -10, 1.3, WHITE) for x in (-9.4, -4.7, 0, 4.7, 9.4))
    head += "".join(circle(x, y, 1.7, SPADES.trim) for x, y in (points[1], points[3], points[5]))
    dress = path(
        "M36 57.6C42 54.6 52 53 57 50.4H70C75 53 85 54.6 91 57.6L88 62.6"
        "C80 59.4 70 59 63.5 59C57 59 45 59.4 39 62.6Z",
        SPADES.trim,
    )
    dress += path("M70 50.4C75 53 85 54.6 91 57.6L88 62.6C80 59.4 70 59 63.5 59V50.4Z", "#7f9ac6")
    dress += stroke("M38.4 61.8C46 57.6 80 57.6 88.8 61.8", GOLD, 1.5)
    for at in (41.6, 47, 80, 85.4):
        dress += lozenge(at, 57.4, 1.5, 1.9, SPADES.main)

    sword = polygon(STEEL, (-2.3, 40), (0, 36), (2.3, 40), (2.3, 59), (-2.3, 59))
    sword += polygon(STEEL_DARK, (0, 36), (2.3, 40), (2.3, 59), (0, 59))
    sword += box(-9, 58.4, 18, 3.2, GOLD, 1.6) + circle(-9, 60, 2.1, GOLD_SHADE)
    sword += circle(9, 60, 2.1, GOLD_SHADE) + box(-1.3, 61, 2.6, 11, GOLD_SHADE)
    sword += circle(0, 72.4, 2.5, GOLD)
    return Person(SPADES, PALE, behind, dress, head, sword, hand_y=66.4)


def queen() -> Person:
    """A black bob under a silver moon, a high lace collar, a great fan before her."""
    hair, sheen = "#1c2233", "#3a4566"
    collar = ""
    for place in range(-5, 6):
        tip = around(0, 10, 22, place * 19)
        sides = [around(0, 10, 18.4, place * 19 + lean) for lean in (-9.5, 9.5)]
        collar += polygon(
            SPADES.main if place % 2 else SPADES.trim, (0, 14), sides[0], tip, sides[1]
        )
    behind = collar + path("M-13.6 9V-3C-13.6-17 13.6-17 13.6-3V9L9.4 12H-9.4Z", hair)
    head = heads.skull(PALE, 9.4, 6.4, 13, "fine")
    head += heads.eyes("almond", -0.7, "#2a3f78") + heads.brows("fine", hair)
    head += heads.mouth("lips", "#a31d33") + circle(5.6, 5, 0.6, hair)
    head += path("M-11.4-3V-6C-11.4-17 11.4-17 11.4-6V-3L10-5.6H-10Z", hair)
    head += path("M-13.6 9V-5L-9-7V11.4Z", hair) + path("M13.6 9V-5L9-7V11.4Z", sheen)
    head += box(-12.6, -13, 25.2, 3, "#cfd8e6", 1.2)
    head += path("M-6.8-21.4A7 7 0 1 0 6.8-21.4A5.7 5.7 0 1 1-6.8-21.4Z", GOLD)
    head += star(0, -22.6, 4.2, GOLD_SHADE) + both(circle(-12.8, 12.4, 1.6, GOLD))
    skin, shade = PALE
    dress = path("M52 52.6L63.5 64L75 52.6L70 50.2H57Z", skin)
    dress += path("M63.5 64L75 52.6L70 50.2H63.5Z", shade)
    dress += stroke("M50.4 53.4L63.5 66L76.6 53.4", SPADES.trim, 2.2)
    dress += stroke("M34 62C38 58 44 57.4 47 59M93 62C90 58 84 57.4 81 59", SPADES.trim, 1.6)
    dress += "".join(circle(x, y, 1, GOLD) for x, y in ((58.6, 55.4), (63.5, 58), (68.4, 55.4)))
    dress += brocade(lambda x, y: star(x, y, 2, SPADES.trim), skip=(52, 75))
    y = 66.4
    fan = ""
    for blade in range(7):
        angle = (blade - 3) * 17.5
        edges = [around(0, y, 27, angle + side) for side in (-8.75, 0, 8.75)]
        fan += polygon((SPADES.main, SPADES.trim)[blade % 2], (0, y), *edges)
        fan += circle(*around(0, y, 22.4, angle), 1.5, (SPADES.trim, SPADES.main)[blade % 2])
    fan += path(f"M-9 {num(y)}A9 9 0 0 1 9 {num(y)}Z", GOLD)
    fan += circle(0, y, 7.4, GOLD_SHADE)
    return Person(SPADES, PALE, behind, dress, head, fan, hand_y=y + 0.4)


def jack() -> Person:
    """A guardsman: beret and feather, thin moustache, a scar of a smile, steel on the shoulder."""
    hair, deep = "#3a2a22", "#2a1d17"
    behind = both(path("M-11-6C-12.6 0-12.4 6-10.6 10L-7.6 10.6V-6Z", hair))
    head = heads.skull(TAN, 8.6, 5.6, 13.6, "straight")
    head += heads.eyes("narrow", 0.9, deep, deep) + heads.brows("stern", deep)
    head += both(stroke("M0 6.4C-2 5.4-4 6.4-6.4 4.8", deep, 1.1)) + heads.mouth(
        "smirk", "#a8483e", 8.6
    )
    head += path("M-1 10.6H1L0 12.8Z", deep)
    head += path("M-10-2C-11.6-10-8-12 0-12C8-12 11.6-10 10-2L8.4-6H-8.4Z", hair)
    head += path("M-13-8.6C-14-20 2-24 11-21C19-18 20-12 15-8.6C8-6.6-8-6.4-13-8.6Z", SPADES.main)
    head += path(
        "M3-22.4C6-22.6 8-22 11-21C19-18 20-12 15-8.6C10-7.2 5-7 1-7C6-11 7-17 3-22.4Z", SPADES.dark
    )
    head += box(-12.8, -10.6, 25.6, 3.6, SPADES.trim, 1.6)
    head += path("M-9.6-11C-15-20-8-29 4-30.6C0-27-1.4-24 0-21C-4-21-9-17-7.6-11Z", GOLD)
    head += stroke("M-8.6-11C-8.6-19-3.6-26 2-29.2", GOLD_SHADE, 0.9) + circle(-9, -9.6, 2.2, GOLD)
    dress = path("M53 53L63.5 58L74 53L71 49.8H56Z", STEEL_LIGHT)
    dress += path("M63.5 58L74 53L71 49.8H63.5Z", STEEL)
    for x in (58.6, 68.4):
        dress += stroke(f"M{num(x)} 60V66", SPADES.trim, 1.6)
    for left, light, dark in ((True, STEEL_LIGHT, STEEL), (False, STEEL, STEEL_SHADE)):
        plates = path(
            "M31 64C31 58 36 54 43 54.6C48 55.4 49.6 59 48 62C42 60.6 36 61.4 31 64Z", light
        )
        plates += stroke("M33.6 61.4C38 58.6 43.6 58.2 48.6 59.8", dark, 0.9)
        dress += plates if left else f'<g transform="translate(127 -.6) scale(-1 1)">{plates}</g>'

    halberd = box(-1.3, 41, 2.6, 36, "#8a5a34") + polygon(STEEL_DARK, (-2, 42), (0, 35.6), (2, 42))
    blade = "M1.3 43C8 40 12 44 13 49.6C12 55 8 59 1.3 57C3.4 53 3.4 47 1.3 43Z"
    lower = "M2.9 49.8H13C12 55 8 59 1.3 57C2.6 54.6 3 52 2.9 49.8Z"
    halberd += path(blade, STEEL) + path(lower, STEEL_SHADE)
    halberd += polygon(STEEL_SHADE, (-1.3, 46), (-9, 43.6), (-7, 50), (-9, 56.4), (-1.3, 54))
    halberd += fine(stroke("M-1.3 45H1.3M-1.3 55.4H1.3", GOLD, 1))
    return Person(SPADES, TAN, behind, dress, head, halberd, hand_y=67)


PEOPLE = {11: jack, 12: queen, 13: king}
