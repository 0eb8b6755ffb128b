"""Pictures of everything the player can see, for looking them over side by side.

    python -m game.workshop.gallery DIR [--quick] [--only NAME,...] [--game ID]

A PNG of each sight in five sizes of window and three languages: `menu-1920x1080-de.png`. With
`--quick` one size and one language.
"""

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.app.picture import open_dummy, quiet_house
from game.catalogue.catalogue import LANGUAGES
from game.engine.patience import Patience
from game.patiences import SHELF
from game.scenes.settings import Settings
from game.workshop.command import Parser, names, patience, stop
from game.workshop.sights import SIGHTS, Room, opening
from game.workshop.sights_kiosk import KIOSK_SIGHTS
from game.workshop.sights_records import RECORD_SIGHTS
from game.workshop.stage import Stage

SIZES = ((800, 600), (1280, 800), (1920, 1080), (1080, 1920), (3840, 2160))

ALL: dict[str, Callable[[Room], Stage]] = {
    **{f"table-opening-{game.id}": partial(opening, game=game) for game in SHELF.values()},
    **SIGHTS,
    **RECORD_SIGHTS,
    **KIOSK_SIGHTS,
}


def pictures(
    folder: Path,
    sizes: Sequence[tuple[int, int]],
    languages: Sequence[str],
    game: Patience,
    wanted: Sequence[str] = tuple(ALL),
) -> list[Path]:
    """Make the `wanted` pictures in `folder`; the files."""
    made = []
    for size in sizes:
        screen = open_dummy(size)
        for language in languages:
            for name in wanted:
                room = Room(screen, quiet_house(Settings(language=language)), game)
                ALL[name](room).frame()
                path = folder / f"{name}-{size[0]}x{size[1]}-{language}.png"
                pygame.image.save(screen, os.fspath(path))
                made.append(path)
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = Parser(prog="gallery", description="Pictures of everything the player can see.")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--quick", action="store_true", help="one size, one language")
    parser.add_argument(
        "--only", type=names(ALL), default=tuple(ALL), metavar="NAME,...", help="only these"
    )
    parser.add_argument("--game", type=patience, default=next(iter(SHELF.values())), metavar="ID")
    words = parser.parse_args(arguments)
    sizes, languages = (SIZES[:1], LANGUAGES[:1]) if words.quick else (SIZES, LANGUAGES)
    try:
        words.folder.mkdir(parents=True, exist_ok=True)
        made = pictures(words.folder, sizes, languages, words.game, words.only)
    except (OSError, pygame.error) as error:
        stop(f"cannot write there: {error}")
    print(f"{len(made)} pictures in {words.folder}.")


if __name__ == "__main__":
    main()
