"""Writes files in the background, so that no frame waits for a disk."""

import threading
from collections.abc import Callable
from pathlib import Path

Write = Callable[[Path, str], None]


class Writer:
    """Keeps the latest text for each path and writes it, one file after the other.

    `write` replaces a file whole or raises `OSError`; `failed` is called, on the writer's thread,
    with the path of each file that could not be written. With `background` False everything is
    written at once, on the caller's thread.
    """

    def __init__(
        self,
        write: Write,
        failed: Callable[[Path], None] = lambda path: None,
        background: bool = True,
    ) -> None:
        self._write, self._failed = write, failed
        self._waiting: dict[Path, str] = {}
        self._busy = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._background = background

    def put(self, path: Path, text: str) -> None:
        """Have `text` written to `path`; an older text that still waits is dropped."""
        if not self._background:
            self._try(path, text)
            return
        with self._changed:
            self._waiting.pop(path, None)
            self._waiting[path] = text
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def drop(self, path: Path) -> None:
        """Forget what still waits for `path`, and let a write of it under way come to its end."""
        with self._changed:
            self._waiting.pop(path, None)
            self._changed.wait_for(lambda: not self._busy)

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until everything is written; False if that took longer than `seconds`."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting)
                path, text = next(iter(self._waiting.items()))
                del self._waiting[path]
                self._busy = True
            self._try(path, text)
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _try(self, path: Path, text: str) -> None:
        try:
            self._write(path, text)
        except OSError:
            self._failed(path)
