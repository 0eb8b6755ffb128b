"""Shapes of SVG as text. Every number is in card units: a card is 100 wide and 142.67 high."""

import math

WIDTH, HEIGHT = 100.0, 142.67
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2

PAPER = "#fdfaf3"
INK = "#1b2130"
GOLD = "#dca73a"
GOLD_SHADE = "#b07d1e"
CREAM = "#fbf1dc"
WHITE = "#fffdf6"

SUIT_COLOUR = "currentColor"
"""Stands for the suit's colour; whoever loads the drawing puts a colour in its place."""


AROUND = f"M-2 -2H{WIDTH + 2:g}V{HEIGHT + 2:g}H-2Z"
"""Path data of more than the whole card, the outer edge of what is painted over."""


def num(value: float) -> str:
    """`value` to a hundredth, as short as possible, the same text on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _style(fill: str | None, line: str | None, width: float) -> str:
    text = f' fill="{fill or "none"}"'
    if line:
        text += f' stroke="{line}" stroke-width="{num(width)}"'
        text += ' stroke-linejoin="round" stroke-linecap="round"'
    return text


def path(d: str, fill: str | None = None, line: str | None = None, width: float = 1) -> str:
    """A path with data `d`, filled and outlined in the colours given."""
    return f'<path d="{d}"{_style(fill, line, width)}/>'


def stroke(d: str, colour: str, width: float) -> str:
    """A line of `width` units along `d`, with round ends."""
    return path(d, None, colour, width)


def ring(outer: str, inner: str, fill: str) -> str:
    """The area between two closed paths: what a clip would hide is painted over with this."""
    return f'<path fill-rule="evenodd" fill="{fill}" d="{outer}{inner}"/>'


def circle(
    x: float, y: float, radius: float, fill: str | None, line: str | None = None, width: float = 1
) -> str:
    """A circle about (x, y)."""
    at = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    return f"<circle {at}{_style(fill, line, width)}/>"


def oval(x: float, y: float, across: float, down: float, fill: str) -> str:
    """An ellipse about (x, y) with half-axes `across` and `down`."""
    at = f'cx="{num(x)}" cy="{num(y)}" rx="{num(across)}" ry="{num(down)}"'
    return f"<ellipse {at}{_style(fill, None, 0)}/>"


def box(x: float, y: float, width: float, height: float, fill: str, corner: float = 0) -> str:
    """A rectangle from its upper left corner, with corners rounded by `corner` units."""
    at = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect {at} rx="{num(corner)}"{_style(fill, None, 0)}/>'


def points(*pairs: tuple[float, float]) -> str:
    """Path data of a closed polygon through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs) + "Z"


def polygon(fill: str, *pairs: tuple[float, float]) -> str:
    """A filled polygon through the points."""
    return path(points(*pairs), fill)


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point `radius` away from (x, y); 0 degrees is up, clockwise."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def star(x: float, y: float, radius: float, fill: str) -> str:
    """A star with four points."""
    rim = [around(x, y, radius if i % 2 == 0 else radius * 0.38, i * 45) for i in range(8)]
    return polygon(fill, *rim)


def lozenge(x: float, y: float, across: float, down: float, fill: str) -> str:
    """A rhomb about (x, y) with half-axes `across` and `down`."""
    return polygon(fill, (x, y - down), (x + across, y), (x, y + down), (x - across, y))


def group(transform: str, *parts: str) -> str:
    """The parts, moved together."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def placed(x: float, y: float, scale: float, *parts: str) -> str:
    """Parts drawn about their own origin, enlarged and moved to (x, y)."""
    return group(f"translate({num(x)} {num(y)}) scale({num(scale)})", *parts)


def mirrored(*parts: str) -> str:
    """Parts drawn about their own axis, seen in a mirror."""
    return group("scale(-1 1)", *parts)


def both(part: str) -> str:
    """A part of a face or hat and its mirror image on the other side of the axis."""
    return part + mirrored(part)


def turned(*parts: str) -> str:
    """The parts, turned half around the middle of the card."""
    return group(f"rotate(180 {num(MIDDLE_X)} {num(MIDDLE_Y)})", *parts)


def fine(*parts: str) -> str:
    """Detail that only a large card needs; between these marks it is cut out for small ones."""
    return f"<!--fine-->{''.join(parts)}<!--/fine-->"


def mix(first: str, second: str, share: float) -> str:
    """The colour between two: `share` 0 is the first, 1 the second."""
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex()


def document(body: str, width: float = WIDTH, height: float = HEIGHT, colour: str = INK) -> str:
    """A whole SVG file; `colour` is what the suit's colour is in any other viewer."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}" color="{colour}">\n'
        + body.replace("><", ">\n<")
        + "\n</svg>\n"
    )
