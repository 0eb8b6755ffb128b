"""Settings on disk, in text that a person can read. Nothing here ever stops the game."""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path

from game.scenes.settings import Settings

SETTINGS = "settings.json"


def default_folder(environ: Mapping[str, str], home: Path, platform: str = sys.platform) -> Path:
    """Where the data of this user belongs; the folder is not made.

    >>> default_folder({}, Path("/home/ada"), "linux").as_posix()
    '/home/ada/.local/share/patience'
    """
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "Patience"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Patience"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "patience"


def replace_file(path: Path, text: str) -> None:
    """Replace a file whole: a crash at any moment leaves the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(temporary, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


class Storage:
    """One data folder; it is made when the first thing is written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.set_aside: str | None = None
        """Where a settings file that could not be read was put."""

    def load_settings(self, language: str) -> Settings:
        """The saved settings, or those of a first start in `language`."""
        path = self.folder / SETTINGS
        settings = Settings(language=language)
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (FileNotFoundError, NotADirectoryError):
            return settings
        except (OSError, UnicodeDecodeError):
            self._put_aside(path)
            return settings
        try:
            saved = json.loads(text)
            if not isinstance(saved, dict):
                raise ValueError(text)
        except (ValueError, RecursionError):
            self._put_aside(path)
            return settings
        _take(settings, saved)
        return settings

    def _put_aside(self, path: Path) -> None:
        broken = path.with_name(path.name + ".broken")
        try:
            os.replace(path, broken)
            self.set_aside = str(broken)
        except OSError:
            self.set_aside = str(path)

    def save_settings(self, settings: Settings) -> bool:
        """Write the settings; whether that could be done."""
        text = json.dumps(asdict(settings), indent=2) + "\n"
        try:
            replace_file(self.folder / SETTINGS, text)
        except OSError:
            return False
        return True


_ALLOWED = {
    "language": ("en", "de", "pl"),
    "theme": ("green", "midnight", "burgundy", "charcoal"),
    "back": ("scales", "sunburst", "trellis"),
    "pace": ("calm", "brisk", "instant"),
}


def _take(settings: Settings, saved: Mapping[str, object]) -> None:
    """Every saved value that fits; one that does not keeps its default."""
    for each in fields(settings):
        value, default = saved.get(each.name), getattr(settings, each.name)
        if type(value) is not type(default):
            continue
        if each.name in _ALLOWED and value not in _ALLOWED[each.name]:
            continue
        if each.name == "volume" and not 0 <= value <= 100:
            continue
        if each.name == "rules":
            value = {
                game: {k: v for k, v in options.items() if isinstance(v, bool)}
                for game, options in value.items()
                if isinstance(options, dict)
            }
        setattr(settings, each.name, value)
