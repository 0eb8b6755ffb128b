"""Draws the whole pack of cards: run this file and every SVG beside it is written anew.

  S1.svg ... D13.svg      faces without the index, suit letter and number of the rank
  large_S.svg             what all pip cards of a suit with the large index have in common
  large_S13.svg           the courts with the large index
  sign_S.svg              the sign of a suit alone, one unit high
  back_scales.svg ...     backs

The suit's colour is written as "currentColor", the colours of a back as those of backs.py, so
that the program can put others in their place.
"""

import sys
from pathlib import Path

import backs
import courts
import pips
from strokes import HEIGHT, INK, MIDDLE_X, SUIT_COLOUR, document

FOLDER = Path(__file__).resolve().parent
COLOURS = {"C": INK, "D": "#c41e30", "H": "#c41e30", "S": INK}
LARGE_SIGN = 66.0


def drawings() -> dict[str, str]:
    """Every drawing as it should be on disk: file name to text."""
    files = {f"back_{name}.svg": document(draw()) for name, draw in backs.BACKS.items()}
    for suit, colour in COLOURS.items():
        for rank in range(1, 14):
            if rank > 10:
                body = courts.court(suit, rank)
                files[f"large_{suit}{rank}.svg"] = document(courts.bust(suit, rank), colour=colour)
            else:
                body = pips.ace(suit) if rank == 1 else pips.pip_card(suit, rank)
            files[f"{suit}{rank}.svg"] = document(body, colour=colour)
        low = HEIGHT - 8 - LARGE_SIGN / 2
        large = pips.sign(suit, MIDDLE_X, low, LARGE_SIGN, SUIT_COLOUR)
        files[f"large_{suit}.svg"] = document(large, colour=colour)
        width = pips.SIGN_WIDTH[suit]
        alone = pips.sign(suit, 50 * width, 50, 100, SUIT_COLOUR)
        files[f"sign_{suit}.svg"] = document(alone, 100 * width, 100, colour)
    return files


def main() -> None:
    """Write the files that differ and take away drawings no longer made."""
    files = drawings()
    for old in FOLDER.glob("*.svg"):
        if old.name not in files:
            old.unlink()
    changed = 0
    for name, text in files.items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8", newline="\n")
            changed += 1
    sys.stdout.write(f"{len(files)} drawings, {changed} written\n")


if __name__ == "__main__":
    main()
