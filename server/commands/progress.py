"""How far a long command has come: a bar on a terminal, a plain line now and then elsewhere."""

import os
import shutil
import sys
import time
from types import TracebackType
from typing import Self, TextIO

from tui.text import Texts

WIDEST = 30
FRAME = len("[] 100 % ")
BAR_EVERY, LINE_EVERY = 0.1, 5.0


class Progress:
    def __init__(self, texts: Texts, total: int, stream: TextIO | None = None) -> None:
        self._texts = texts
        self._total = total
        self._stream = stream or sys.stderr
        self._bar = self._stream.isatty() and os.environ.get("TERM") != "dumb"
        self._pause = BAR_EVERY if self._bar else LINE_EVERY
        self._next = time.monotonic() + self._pause
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._drawn:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def at(self, done: int) -> None:
        now = time.monotonic()
        if now < self._next or not self._total:
            return
        self._next = now + self._pause
        percent = min(100 * done // self._total, 100)
        if self._bar:
            self._stream.write(f"\r\x1b[K{bar(percent)}")
            self._drawn = True
        else:
            self._stream.write(self._texts.say("progress", percent=percent) + "\n")
        self._stream.flush()


def bar(percent: int) -> str:
    """As wide as the terminal lets it be; in a very narrow one, the number alone."""
    width = min(shutil.get_terminal_size().columns - FRAME, WIDEST)
    if width < 1:
        return f"{percent} %"
    filled = width * percent // 100
    return f"[{'#' * filled}{'.' * (width - filled)}] {percent:3} %"
