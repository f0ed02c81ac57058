"""A text stream that never blocks: a thread of its own writes to the file."""

import io
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from queue import Empty, Full, Queue
from threading import Thread
from typing import Final, TextIO, cast

# Pieces of text that may wait: more than a busy house logs while its disk stalls for a minute.
MOST_WAITING: Final = 5_000
# A reader that has stopped reading must not keep the process from ending.
LAST_SECONDS: Final = 1.0


class BackgroundWriter(io.TextIOBase):
    """Drops text while too much waits, and text that cannot be written; `dropped` counts both.
    `write_bytes` returns how much it has written, as `os.write` does."""

    def __init__(
        self,
        write_bytes: Callable[[bytes], int],
        *,
        terminal: bool = False,
        most: int = MOST_WAITING,
    ) -> None:
        self.waiting: Queue[str | None] = Queue(most)
        self._write_bytes = write_bytes
        self._terminal = terminal
        self._not_taken = self._not_written = 0
        self._torn = False
        # A daemon: the interpreter does not wait for a thread whose write never returns.
        self._thread = Thread(target=self._run, name="background writer", daemon=True)
        self._thread.start()

    @property
    def dropped(self) -> int:
        return self._not_taken + self._not_written

    @property
    def has_room(self) -> bool:
        return not self.waiting.full()

    def isatty(self) -> bool:
        return self._terminal

    def write(self, text: str) -> int:
        try:
            self.waiting.put_nowait(text)
        except Full:
            self._not_taken += 1
        return len(text)

    def wait_until_written(self) -> None:
        self.waiting.join()

    def finish(self, seconds: float = LAST_SECONDS) -> None:
        """Writes what waits, if that takes no longer than this."""
        while self._thread.is_alive():
            try:
                self.waiting.put_nowait(None)
                break
            except Full:
                self._drop_oldest()
        self._thread.join(seconds)

    def _drop_oldest(self) -> None:
        try:
            self.waiting.get_nowait()
        except Empty:
            return
        self.waiting.task_done()
        self._not_taken += 1

    def _run(self) -> None:
        while (text := self.waiting.get()) is not None:
            self._write_now(text)
            self.waiting.task_done()
        self.waiting.task_done()

    def _write_now(self, text: str) -> None:
        # The rest of a line that could not be written whole must not begin the next one.
        rest = (f"\n{text}" if self._torn else text).encode(errors="replace")
        whole = len(rest)
        try:
            while rest:
                rest = rest[self._write_bytes(rest) :]
            self._torn = False
        except OSError:
            self._not_written += 1
            self._torn = self._torn or len(rest) < whole


@contextmanager
def in_background(
    stream: TextIO, redirect: Callable[[TextIO], AbstractContextManager[TextIO]]
) -> Iterator[BackgroundWriter]:
    """Redirects what is written to this standard stream through a thread."""
    stream.flush()
    writer = BackgroundWriter(partial(os.write, stream.fileno()), terminal=stream.isatty())
    with redirect(cast(TextIO, writer)):
        try:
            yield writer
        finally:
            writer.finish()
