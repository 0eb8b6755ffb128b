"""Does the writing in the background, so that no frame waits for a disk."""

import threading
from collections.abc import Callable, Hashable

Job = Callable[[], None]
"""Writes something; raises `OSError` if it cannot."""


class Writer:
    """Keeps the latest job for each key and does them one after the other, in order.

    `failed` is called, on the writer's thread, with the key of each job that could not be done,
    `done` with that of each that could. With `background` False everything is done at once, on
    the caller's thread.
    """

    def __init__(
        self,
        failed: Callable[[Hashable], None] = lambda key: None,
        done: Callable[[Hashable], None] = lambda key: None,
        background: bool = True,
    ) -> None:
        self.failed, self.done = failed, done
        self._waiting: dict[Hashable, Job] = {}
        self._busy = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._background = background

    def put(self, key: Hashable, job: Job) -> None:
        """Have `job` done; an older one of the same key that still waits is dropped."""
        if not self._background:
            self._try(key, job)
            return
        with self._changed:
            self._waiting.pop(key, None)
            self._waiting[key] = job
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until everything is done; False if that took longer than `seconds`."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting)
                key = next(iter(self._waiting))
                job = self._waiting.pop(key)
                self._busy = True
            try:
                self._try(key, job)
            finally:
                del key, job  # nothing written is kept while there is nothing to write
                with self._changed:
                    self._busy = False
                    self._changed.notify_all()

    def _try(self, key: Hashable, job: Job) -> None:
        try:
            job()
        except (OSError, ValueError):
            # A name that this system cannot have is a ValueError: nothing was written either.
            self.failed(key)
        else:
            self.done(key)
