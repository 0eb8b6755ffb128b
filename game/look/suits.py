"""The four suit signs, drawn: never taken from a font."""

_DISC = "m-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z"

_PATHS = {
    "S": "M0-50C9-28 47-10 47 14C47 29 36 37 25 37C15 37 7 32 3 23C4 36 9 45 20 50H-20"
    "C-9 45-4 36-3 23C-7 32-15 37-25 37C-36 37-47 29-47 14C-47-10-9-28 0-50Z",
    "H": "M0 49C-8 29-50 9-50-19C-50-37-38-48-25-48C-13-48-4-41 0-28"
    "C4-41 13-48 25-48C38-48 50-37 50-19C50 9 8 29 0 49Z",
    "D": "M0-50C10-28 24-11 40 0C24 11 10 28 0 50C-10 28-24 11-40 0C-24-11-10-28 0-50Z",
    "C": f"M0-28{_DISC}M-26 10{_DISC}M26 10{_DISC}"
    "M-9-14H9L17 2L8 14H3C4 34 9 45 20 50H-20C-9 45-4 34-3 14H-8L-17 2Z",
}


def suit_path(suit: str) -> str:
    """Path data of a suit letter ("C", "S", "H", "D"), 100 units high around the origin."""
    return _PATHS[suit]


def suit_svg(suit: str, cx: float, cy: float, size: float, colour: str, turn: float = 0) -> str:
    """An SVG element: the sign `size` units high, centred on (cx, cy), turned `turn` degrees."""
    return (
        f'<path transform="translate({cx:g} {cy:g}) rotate({turn:g}) scale({size / 100:g})" '
        f'd="{suit_path(suit)}" fill="{colour}"/>'
    )
