"""Settings on disk, in text that a person can read. Nothing here ever stops the game."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path

from game.app.disk import DISK, Disk, put_aside, replace_file
from game.scenes.settings import VOLUMES, Settings

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


class Storage:
    """One data folder; it is made when the first thing is written."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self.folder = folder
        self.set_aside: str | None = None
        """Where a settings file that could not be read was put."""
        self._disk = disk
        self._foreign: dict[str, object] = {}
        """What a newer version has saved and this one does not know: it is saved again."""

    def load_settings(self, language: str, reduced_motion: bool = False) -> Settings:
        """The saved settings, or those of a first start: in `language`, calm if so wished."""
        path = self.folder / SETTINGS
        settings = Settings(language=language, reduced_motion=reduced_motion)
        try:
            text = self._disk.read(path).decode("utf-8-sig")
            saved = json.loads(text)
            if not isinstance(saved, dict):
                raise ValueError(text)
        except (FileNotFoundError, NotADirectoryError):
            return settings
        except (OSError, ValueError, RecursionError):
            self._put_aside(path)
            return settings
        _take(settings, saved)
        known = {each.name for each in fields(settings)}
        self._foreign = {k: v for k, v in saved.items() if k not in known}
        return settings

    def _put_aside(self, path: Path) -> None:
        self.set_aside = str(put_aside(path, "broken", self._disk) or path)

    def save_settings(self, settings: Settings) -> bool:
        """Write the settings; whether that could be done."""
        text = json.dumps(self._foreign | asdict(settings), indent=2) + "\n"
        try:
            replace_file(self.folder / SETTINGS, text, self._disk)
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
        if each.name == "volume" and value not in VOLUMES:
            continue
        if each.name == "rules":
            value = {
                game: {k: v for k, v in options.items() if isinstance(v, bool)}
                for game, options in value.items()
                if isinstance(options, dict)
            }
        setattr(settings, each.name, value)
