"""Faces and what grows on them. All about the head: eyes near y -1, mouth near 8, chin near 13."""

from strokes import WHITE, both, box, circle, fine, mirrored, mix, num, oval, path, stroke

DARK_EYE = "#1b2130"
_NOSES = {
    "straight": "V5.4L2.6 4.3L.9-2.5",
    "broad": "V6.2C2.4 6.6 4.3 5.6 3.7 3.8C3 2 1.5 .6 .9-2.5",
    "hooked": "V7.6L3.3 5C3.9 3 3 .8 1-2.8",
    "snub": "V4.8L2.7 4.3C2.7 2.6 1.4 1.6 .6-1.5",
    "fine": "V5L1.9 4.2L.6-2.5",
}


def skull(skin: tuple[str, str], width: float, jaw: float, chin: float, nose: str) -> str:
    """Neck and face; `width` and `jaw` are half-widths at the temples and at the mouth.

    The right side is darker, along an edge that has the shape of the nose.
    """
    light, shade = skin
    side = (
        f"{num(width)} -4V2C{num(width)} {num(chin * 0.5)} {num(jaw + 0.6)} {num(chin - 2.6)} "
        f"{num(jaw * 0.62)} {num(chin - 0.9)}"
    )
    face = (
        f"M{num(-width)} -4C{num(-width)} -14 {num(width)} -14 {side}C{num(jaw * 0.3)} {num(chin)} "
        f"{num(-jaw * 0.3)} {num(chin)} {num(-jaw * 0.62)} {num(chin - 0.9)}"
        f"C{num(-jaw - 0.6)} {num(chin - 2.6)} {num(-width)} {num(chin * 0.5)} {num(-width)} 2Z"
    )
    dark = (
        f"M0-11.4C{num(width * 0.6)} -11.4 {num(width)} -9 {side}"
        f"C{num(jaw * 0.3)} {num(chin)} 0 {num(chin - 0.1)} 0 {num(chin - 0.1)}{_NOSES[nose]}Z"
    )
    neck = box(-min(jaw, 5), 7, 2 * min(jaw, 5), 13, shade)
    return neck + path(face, light) + path(dark, shade)


def ears(skin: tuple[str, str], width: float) -> str:
    """Ears beside a face of half-width `width`; drawn before the face."""
    return oval(-width, 0.4, 2, 3.2, skin[0]) + oval(width, 0.4, 2, 3.2, skin[1])


def eyes(kind: str, gaze: float = 0, iris: str = DARK_EYE, lid: str = DARK_EYE) -> str:
    """Two eyes; `gaze` from -1 (to the left) to 1.

    "dot" for the young, "open" with white around the iris, "heavy" under a thick lid, "almond"
    painted and long, "narrow" peering.
    """
    art = ""
    for x in (-4.6, 4.6):
        look = x + gaze * 0.9
        if kind == "dot":
            art += oval(look, -1.1, 1.55, 1.75, iris) + fine(circle(look - 0.5, -1.7, 0.5, WHITE))
        elif kind == "narrow":
            art += oval(look, -0.8, 1.5, 0.9, iris)
            art += stroke(f"M{num(x - 2.5)} -1.3Q{num(x)} -2.1 {num(x + 2.5)} -1.2", lid, 0.9)
        else:
            wide, tall = {"open": (2.7, 1.9), "heavy": (2.6, 1.6), "almond": (3, 1.6)}[kind]
            art += path(
                f"M{num(x - wide)} -1Q{num(x)} {num(-1.6 - tall)} {num(x + wide)} -1"
                f"Q{num(x)} {num(-0.7 + tall)} {num(x - wide)} -1Z",
                WHITE,
            )
            art += circle(look, -1.1, 1.4, iris)
            art += fine(circle(look - 0.5, -1.6, 0.4, WHITE))
            thick = {"open": 0.8, "heavy": 1.5, "almond": 1.1}[kind]
            flick = 0.9 if kind == "almond" else 0
            outer = -1 if x < 0 else 1
            ends = sorted([(x - outer * wide, -1.2), (x + outer * (wide + flick), -1.3 - flick)])
            art += stroke(
                f"M{num(ends[0][0])} {num(ends[0][1])}Q{num(x)} {num(-2 - tall * 0.6)} "
                f"{num(ends[1][0])} {num(ends[1][1])}",
                lid,
                thick,
            )
    return art


def brows(kind: str, colour: str) -> str:
    """Two brows: "flat", "stern", "raised", "fine", "bushy", "worried"."""
    d, width = {
        "flat": ("M-7.6-4.7L-2.2-4.3", 1.5),
        "stern": ("M-7.8-5.6L-2-3.8", 1.7),
        "raised": ("M-7.6-5C-6-6.8-3.8-6.8-2.2-5.8", 1.1),
        "fine": ("M-7.6-4.8C-6-6.2-4-6.2-2.2-5.2", 0.8),
        "bushy": ("M-8-4.2C-6.4-5.8-4-5.6-2-4.2", 2.3),
        "worried": ("M-7.4-4.2L-2.4-5.4", 1.2),
    }[kind]
    return both(stroke(d, colour, width))


def mouth(kind: str, colour: str, y: float = 8.2) -> str:
    """A "line", a "smile", a "smirk", a grave "bow", or painted "lips"."""
    if kind == "lips":
        return path(
            f"M-2.9 {num(y)}C-1.6 {num(y - 1.4)} -.6 {num(y - 1.2)} 0 {num(y - 0.7)}"
            f"C.6 {num(y - 1.2)} 1.6 {num(y - 1.4)} 2.9 {num(y)}"
            f"C1.6 {num(y + 1.9)} -1.6 {num(y + 1.9)} -2.9 {num(y)}Z",
            colour,
        )
    d = {
        "line": f"M-2.6 {num(y)}H2.6",
        "smile": f"M-3.2 {num(y - 0.5)}Q0 {num(y + 1.9)} 3.2 {num(y - 0.5)}",
        "smirk": f"M-2.6 {num(y + 0.3)}Q1 {num(y + 1)} 3.2 {num(y - 0.9)}",
        "bow": f"M-2.8 {num(y + 0.7)}Q0 {num(y - 0.9)} 2.8 {num(y + 0.7)}",
    }[kind]
    return stroke(d, colour, 1.2)


def wrinkles(skin: tuple[str, str]) -> str:
    """Lines of age below the eyes and on the brow."""
    line = mix(skin[1], "#000000", 0.25)
    return fine(both(stroke("M-7.6 1.8Q-6.2 3-4.4 2.8", line, 0.6))) + both(
        stroke("M-3.2 4.8Q-4.8 6.4-5 8.6", line, 0.7)
    )


def freckles(colour: str) -> str:
    """Three on each cheek."""
    spots = circle(-6.8, 2.4, 0.5, colour) + circle(-5.2, 3.6, 0.5, colour)
    return fine(both(spots + circle(-3.8, 2.4, 0.5, colour)))


def blush(colour: str) -> str:
    """Round red cheeks."""
    return circle(-6.2, 4, 1.9, colour) + circle(6.2, 4, 1.9, mix(colour, "#803020", 0.2))


def two_tone(left: str, light: str, dark: str) -> str:
    """A shape symmetric about the axis from its left half (path data), right half darker."""
    return path(left, light) + mirrored(path(left, dark))
