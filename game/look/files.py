"""What is drawn from: drawings and letters, each file read once and then kept.

Together they are a megabyte or two. Pictures made of them are many times that, and come and go.
"""

from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from game import ASSETS


@cache
def drawing(folder: str, name: str) -> str:
    """The drawing `name` (without ".svg") of a folder of assets; `OSError` if it cannot be read."""
    return (ASSETS / folder / f"{name}.svg").read_text(encoding="utf-8")


def read() -> None:
    """Read all drawings now; what cannot be read is missed where it is drawn."""
    for path in ASSETS.glob("*/*.svg"):
        with suppress(OSError, ValueError):
            drawing(path.parent.name, path.stem)


@cache
def letters(package: str, name: str) -> bytes | None:
    """The font file `name` of a font package from PyPI; None without the package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    return (Path(next(iter(spec.submodule_search_locations))) / "files" / name).read_bytes()
