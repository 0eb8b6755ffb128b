"""Clubs: the forest king with the oak crown, the learned old queen, the archer."""

import heads
from figure import CLUBS, OLIVE, PALE, TAN, Person, brocade, seam
from pips import sign
from strokes import (
    GOLD,
    GOLD_SHADE,
    INK,
    WHITE,
    around,
    both,
    box,
    circle,
    fine,
    group,
    mix,
    num,
    oval,
    path,
    polygon,
    stroke,
)

WOOD, WOOD_DARK = "#8a5a34", "#6d4326"
LEAF, LEAF_LIGHT = "#3f8a5c", "#6db07f"
RED, RED_DARK = "#c4303e", "#8f1f2c"


def _leaf(x: float, y: float, size: float, angle: float, light: str, dark: str) -> str:
    """An oak leaf, `size` long, hanging down from (x, y) before it is turned."""
    side = (
        "M0 0C-.12.06-.2.1-.26.2C-.34.24-.32.34-.25.37C-.38.44-.38.56-.28.6"
        "C-.36.68-.3.8-.18.8"
        "C-.16.92-.06.98 .02 1Z"
    )
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(angle)}) scale({num(size)})",
        heads.two_tone(side, light, dark),
    )


def king() -> Person:
    """A woodsman of a king: square jaw, shaven, a huge moustache, oak leaves and gold trefoils."""
    hair, deep = "#6b4a35", "#4c3324"
    behind = both(path("M0-9C-13-9-15-2-13.4 6C-13 10-11 12-8 13H0Z", hair))
    behind += path("M0-9C13-9 15-2 13.4 6C13 10 11 12 8 13H0Z", deep)
    head = heads.skull(OLIVE, 10.2, 9.6, 14, "broad") + heads.wrinkles(OLIVE)
    head += heads.eyes("open", -0.4, "#2f5a40", deep) + heads.brows("bushy", deep)
    head += heads.mouth("line", "#8f4438", 10.6) + fine(stroke("M-1 12.8H1", OLIVE[1], 0.7))
    lip = (
        "M.2 5.6C-2 4-5 4.4-7 6.6C-9 8.8-11.4 8.6-13.6 6.4C-13.6 11-10.4 13.4-7 12.4"
        "C-3.6 11.6-1.6 10-.2 8.6Z"
    )
    head += both(path(lip, hair)) + group("scale(-1 1)", path(lip, deep))
    head += box(-12.6, -13.6, 25.2, 6.2, GOLD, 0.8) + box(0, -13.6, 12.6, 6.2, GOLD_SHADE, 0.8)
    for x, y, size in ((-9.8, -17.6, 8.6), (9.8, -17.6, 8.6), (0, -21.4, 12.4)):
        head += sign("C", x, y, size, GOLD if x <= 0 else GOLD_SHADE)
    for i in range(6):
        x = -10.5 + i * 4.2
        turn = f"translate({num(x)} -10.4) rotate({-55 if i < 3 else 55})"
        head += group(turn, oval(0, 0, 1.7, 3.3, (CLUBS.main, LEAF_LIGHT)[i % 2]))
    dress = ""
    for row, (y, size, places) in enumerate(((56.6, 11.5, 6), (52, 9.5, 5))):
        for i in range(places):
            share = (i - (places - 1) / 2) / ((places - 1) / 2)
            x = 63.5 + share * (27, 20)[row]
            drop = abs(share) ** 2 * 3
            light = (LEAF, LEAF_LIGHT)[row]
            dark = mix(light, "#0f3a28", 0.4)
            dress += _leaf(x, y - 2 + drop, size, -share * 28, light, dark)
    dress += path("M55 51.4C59 55 68 55 72 51.4L70 49H57Z", WHITE) + circle(63.5, 54.6, 2, GOLD)

    staff = box(-1.4, 48, 2.8, 30, WOOD) + box(0, 48, 1.4, 30, WOOD_DARK)
    staff += box(-2.8, 52.6, 5.6, 2.6, GOLD)
    for dx, dy, colour in ((0, -6.2, CLUBS.main), (-6.4, 2.2, CLUBS.main), (6.4, 2.2, CLUBS.dark)):
        staff += circle(dx, 47 + dy, 5.7, colour)
    staff += circle(0, 46.6, 4, CLUBS.main)
    for dx, dy in ((0, -6.2), (-6.4, 2.2), (6.4, 2.2)):
        staff += circle(dx, 47 + dy, 2.9, GOLD)
    return Person(CLUBS, OLIVE, behind, dress, head, staff, hand_y=67.4)


def queen() -> Person:
    """Old and clever: silver bun, round spectacles, a wide pleated ruff, an open book."""
    hair, deep = "#dde1e4", "#b3bac0"
    behind = circle(0, -17.4, 7.6, deep) + path("M-11.4 2C-14-16 14-16 11.4 2Z", hair)
    head = heads.skull(TAN, 9.2, 6.8, 12.6, "fine")
    head += heads.eyes("dot", -0.7, "#3a3128") + heads.brows("raised", "#8e959c")
    head += heads.mouth("smile", "#b2464a", 8) + heads.wrinkles(TAN)
    head += both(circle(-4.8, -1, 3.9, None, INK, 0.9) + stroke("M-8.7-1.6L-10-2.2", INK, 0.9))
    head += stroke("M-1-1.8Q0-2.4 1-1.8", INK, 0.9)
    head += path("M-11.4 2C-13-14-2-15 .4-12C0-10 0-9.4 0-9C-5-8-10-5-11.4 2Z", hair)
    head += path("M0-12C2-15 13-14 11.4 2C10-5 5-8 0-9Z", deep)
    head += circle(0, -19.6, 6.8, hair) + path("M0-26.4A6.8 6.8 0 0 1 0-12.8Z", deep)
    line = mix(deep, "#5a6068", 0.4)
    head += stroke("M-3.8-22.4C-1-24.6 2-24.6 4.6-22M-5-18.6C-1.4-20.8 2-20.6 5.2-18", line, 0.8)
    head += stroke("M-10-27.4L9.6-13", GOLD, 1.3) + circle(-10.4, -27.6, 1.9, CLUBS.main)
    head += path("M-9.8-12.4C-4-16.6 4-16.6 9.8-12.4L8.6-9.4C4-13-4-13-8.6-9.4Z", GOLD)
    head += "".join(
        sign("C", x, y, 3.6, CLUBS.main) for x, y in ((-5.8, -12.5), (0, -14), (5.8, -12.5))
    )
    head += both(circle(-10.4, 5.6, 1.6, CLUBS.main))
    dress = ""
    for pleat in range(-7, 8):
        edges = [around(0, 0, 17.6, 180 + pleat * 14.4 + side) for side in (-7.2, 7.2)]
        dress += polygon((WHITE, "#a9c9a8")[pleat % 2], (0, -4), *edges)
    dress = group("translate(63.5 51.4) scale(1.1 .56)", dress)
    dress += path("M58.6 49.6H68.4L63.5 55.4Z", TAN[1])
    dress += stroke("M63.5 62V68", GOLD, 1.4) + sign("C", 63.5, 65, 4.6, GOLD)
    dress += stroke("M37 66C39 62 43 60 47 60.4M92.6 62C90 60.4 86 59.6 81 60", CLUBS.trim, 1.4)
    dress += brocade(lambda x, y: sign("C", x, y, 3.2, CLUBS.trim), top=63)

    book = path("M-13 42.4L0 45.4L13 42.4V62.6L0 66L-13 62.6Z", RED_DARK)
    book += path("M-11.4 40.6L0 43.8V64L-11.4 61Z", "#fffaf0")
    book += path("M11.4 40.6L0 43.8V64L11.4 61Z", "#e9e0cc")
    lines = "".join(f"M-9.4 {num(45.4 + d)}L-2.4 {num(47.2 + d)}" for d in (0, 3.8, 7.6, 11.4))
    lines += "M2.4 47.2L9.4 45.4M2.4 61L9.4 59.2"
    book += stroke(lines, mix(INK, "#ffffff", 0.25), 0.8) + sign("C", 5.8, 53, 6, CLUBS.main)
    return Person(CLUBS, TAN, behind, dress, head, book, hand_y=68)


def jack() -> Person:
    """The archer: pointed hat with a red feather, straw hair, freckles, a quiver, a drawn bow."""
    hair, deep = "#e0bd62", "#b8923f"
    behind = both(path("M-10-8C-13-2-12.8 4-11.8 8.6L-7.6 9.6V-8Z", deep))
    head = heads.ears(PALE, 9.2) + heads.skull(PALE, 9.2, 6.8, 12.6, "snub")
    head += heads.eyes("dot", -0.9, "#3d5a34") + heads.brows("worried", deep)
    head += heads.freckles("#c08a52") + heads.mouth("smile", "#b5584a", 8)
    head += path(
        "M-10.6 0C-12-10-6-12 0-10.4C6-12 12-10 10.6 0L8.4-5.6L4-3.6L.4-6.4L-4-3.8L-8-5.6Z", hair
    )
    head += path("M-14-8.6L3-29C7-27 12-14 13.6-9C6-12-6-11.6-14-8.6Z", CLUBS.main)
    head += path("M3-29C7-27 12-14 13.6-9C9-10.8 6-11 3-11.2C6.4-16 6-23 3-29Z", CLUBS.dark)
    head += path("M-18-5.6C-8-12.8 8-13.6 18.4-8C8-9.4-6-8.6-18-5.6Z", CLUBS.trim)
    head += path("M5-11C4-20 10-28.4 18.4-30C16-24 14.4-16 7.4-10.4Z", RED)
    head += stroke("M6-11C7-19 11.4-24.6 16.6-28.4", RED_DARK, 0.8)
    quiver = path("M80 44L90 40.6L97 62L86 66Z", WOOD) + path(
        "M86 42L90 40.6L97 62L91.6 64Z", WOOD_DARK
    )
    for x, y in ((80.4, 39.6), (84.6, 37.2), (88.8, 36.2)):
        quiver += path(f"M{x} {y}l2.4-3 2.2 2.6.8 5.6-3.4 1.4Z", RED if x != 84.6 else WHITE)
    quiver += stroke("M80.4 45.4L90.4 42", GOLD, 1.8)
    dress = path(
        "M44 55.4C50 52.6 55 51.6 57.6 49.4H69.4C72 51.6 77 52.6 83 55.4"
        "C80 60 72 61 63.5 66C55 61 47 60 44 55.4Z",
        CLUBS.trim,
    )
    dress += path(
        "M69.4 49.4C72 51.6 77 52.6 83 55.4C80 60 72 61 63.5 66V49.4Z",
        mix(CLUBS.trim, CLUBS.dark, 0.35),
    )
    dress += path("M58 49.6L63.5 56.6L69 49.6Z", PALE[1])
    dress += stroke("M63.5 57V65M60.6 58.8L66.4 61M66.4 58.8L60.6 61", CLUBS.dark, 0.8)
    dress += stroke(f"M88 55.8L70 {num(seam(70))}", WOOD_DARK, 2.6)
    bow = path("M15 36.4C-5 41-6 61 9 78", None, WOOD, 2.6) + stroke(
        "M15 36.4L20 58L9 78", INK, 0.5
    )
    bow += stroke("M-8 58H21", WOOD_DARK, 1.3) + polygon("#7f90a8", (-10.4, 58), (-5, 55), (-5, 61))
    bow += path("M24 58l-3.4-3h-3.4l2.6 3-2.6 3h3.4Z", RED) + fine(circle(15, 36.6, 1.1, GOLD))
    return Person(CLUBS, PALE, behind, dress, head, bow, hand_x=18, hand_y=60, back_thing=quiver)


PEOPLE = {11: jack, 12: queen, 13: king}
