"""What the twelve people share: cloth, robe, sleeve, hand; how a half figure is put together."""

from collections.abc import Callable
from dataclasses import dataclass

from strokes import (
    INK,
    MIDDLE_X,
    MIDDLE_Y,
    WHITE,
    box,
    fine,
    group,
    mix,
    num,
    path,
    placed,
    polygon,
    stroke,
)

HEAD_X, HEAD_Y = 63.5, 36.8
"""Where the middle of the head lies: right of the card's middle, since the index takes the left."""
HEAD_SCALE = 0.95
HAND_X = 25.0
SLOPE = 0.2


def seam(x: float) -> float:
    """Height of the slanting line where the half figure meets its turned twin."""
    return MIDDLE_Y + (MIDDLE_X - x) * SLOPE


@dataclass(frozen=True)
class Cloth:
    """Colours of a suit's court: robe in two tones, its trimming, the panel behind and its rays."""

    main: str
    dark: str
    trim: str
    panel: str
    ray: str


SPADES = Cloth("#2b4373", "#1d2f55", "#9db4d8", "#e9eef6", "#dfe6f2")
HEARTS = Cloth("#b92a3a", "#8c1b2b", "#f0b7a6", "#fbece6", "#f7e1d9")
DIAMONDS = Cloth("#d9812b", "#aa5f18", "#ffe1a0", "#fcf1dc", "#f8e7c8")
CLUBS = Cloth("#2c7a5c", "#1c5741", "#b9ddb6", "#e8f2e8", "#dceadc")

Tones = tuple[str, str]
"""A light and a darker tone of one thing."""

PALE: Tones = ("#f6d6b8", "#e2b491")
TAN: Tones = ("#e6b98c", "#c99565")
OLIVE: Tones = ("#d3a272", "#b07f50")
BROWN: Tones = ("#a86f47", "#875433")
DEEP: Tones = ("#7b4a30", "#5d3421")


@dataclass
class Person:
    """One half figure. Parts of the head are drawn about the head, all else in card units."""

    cloth: Cloth
    skin: Tones
    behind: str = ""
    """Hair, collar or veil behind the shoulders, about the head."""
    dress: str = ""
    """What lies on the robe, in card units."""
    head: str = ""
    """Face, beard, hat, about the head."""
    thing: str = ""
    """What the hand holds, in card units across from the hand and down from the card's top."""
    hand_y: float = 66.0
    hand_x: float = HAND_X
    back_thing: str = ""
    """What is carried behind the shoulder, in card units."""
    cuff: str = ""
    """Colour of the cuff where it is not the cloth's trimming."""
    grip: str = "fist"

    def portrait(self) -> str:
        """Head and shoulders without the forearm, down to the seam, in card units."""

        def about_head(part: str) -> str:
            return placed(HEAD_X, HEAD_Y, HEAD_SCALE, part) if part else ""

        return (
            self.back_thing
            + about_head(self.behind)
            + robe(self.cloth.main, self.cloth.dark)
            + self.dress
            + about_head(self.head)
        )

    def half(self) -> str:
        """The whole half figure down to the seam, in card units."""
        light, dark = self.cloth.main, self.cloth.dark
        return (
            self.portrait()
            + sleeve(light, dark, self.cuff or self.cloth.trim, self.hand_x, self.hand_y)
            + group(f"translate({num(self.hand_x)} 0)", self.thing)
            + hand(self.skin, self.hand_x, self.hand_y, self.grip)
        )


def robe(light: str, dark: str) -> str:
    """Broad shoulders and chest down to the seam, the right side in shade."""
    shoulders = (
        f"M17 {num(seam(17))}C22 69 27 66.5 30.5 65C31.5 59.5 35.5 56.4 41 55L57 50.8H70L86 55"
        f"C91 56.4 94 59 95 63V{num(seam(95))}Z"
    )
    shade = f"M63.5 50.8H70L86 55C91 56.4 94 59 95 63V{num(seam(95))}L63.5 {num(seam(63.5))}Z"
    fold = stroke(f"M36.5 {num(seam(36.5))}C36 68 36.6 64.5 38.4 62", dark, 1)
    return path(shoulders, light) + path(shade, dark) + fold


def sleeve(light: str, dark: str, cuff: str, x: float, y: float) -> str:
    """The forearm rising from the seam to a hand at (x, y)."""
    wrist = y + 3.6
    left, right = x - 9, x + 11
    arm = polygon(
        light, (left, seam(left)), (x - 4.6, wrist), (x + 4.6, wrist), (right, seam(right))
    )
    shade = polygon(
        dark, (x + 1, seam(x + 1)), (x + 1, wrist), (x + 4.6, wrist), (right, seam(right))
    )
    return arm + shade + box(x - 5.3, y + 2, 10.6, 3.8, cuff, 1)


def hand(skin: Tones, x: float, y: float, grip: str = "fist") -> str:
    """A hand around what it holds, or ("palm") below what it carries."""
    light, shade = skin
    crease = mix(shade, "#5a2a10", 0.45)
    if grip == "palm":
        fingers = path(
            f"M{num(x - 8)} {num(y - 3)}C{num(x - 3)} {num(y + 0.4)} {num(x + 3)} {num(y + 0.4)} "
            f"{num(x + 8)} {num(y - 3)}C{num(x + 8.6)} {num(y + 1)} {num(x + 4.4)} {num(y + 3)} "
            f"{num(x + 3.4)} {num(y + 3.2)}H{num(x - 3.4)}C{num(x - 4.4)} {num(y + 3)} "
            f"{num(x - 8.6)} {num(y + 1)} {num(x - 8)} {num(y - 3)}Z",
            light,
        )
        return fingers
    fist = box(x - 4.1, y - 3.8, 8.2, 7, light, 2.7) + box(x - 4.6, y - 2.6, 3, 3.4, light, 1.4)
    lines = "".join(f"M{num(x - 0.6)} {num(y + dy)}H{num(x + 3.6)}" for dy in (-1.6, 0.5))
    return fist + fine(stroke(lines, crease, 0.6))


def brocade(
    mark: Callable[[float, float], str], top: float = 61, skip: tuple[float, float] = (0, 0)
) -> str:
    """`mark` drawn in rows all over the robe below `top`, but not between the two x of `skip`."""
    art = ""
    for row in range(4):
        y = top + row * 5
        for column in range(9):
            x = 32 + 7.4 * column + (3.7 if row % 2 else 0)
            inside = y < seam(x) - 5 and x > 47 - (y - 56) * 2 and not skip[0] < x < skip[1]
            if inside:
                art += mark(x, y)
    return fine(art)


def ermine(cape: bool = False) -> str:
    """White fur with black tails around the neck, or as a cape over both shoulders."""
    if cape:
        fur = (
            "M31 64C32 58.6 36 56 41 54.6L57 50H70L86 54.6C91 56 94.4 58.6 95.4 63"
            "C88 61.6 80 61 72 62.4L63.5 66L55 62.4C47 61 38 61.6 31 64Z"
        )
        spots = ((37, 58.6), (44, 56.6), (51, 57.6), (57, 54.4), (70, 54.4), (76, 57.6), (83, 56.6),
                 (89.6, 58.4), (60, 60.4), (67, 60.4))  # fmt: skip
    else:
        fur = "M44 55.6L57 49.6H70L83 55.6L79.6 60.6L63.5 57.6L47.4 60.6Z"
        spots = ((49.6, 56), (55.6, 53.6), (71.4, 53.6), (77.4, 56))
    tails = "".join(f"M{num(x)} {num(y)}l1.1 3h-2.2Z" for x, y in spots)
    return path(fur, WHITE) + path(tails, INK)
