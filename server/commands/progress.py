"""How far a long command has come: a bar on a terminal, a plain line now and then elsewhere."""

import sys
import time
from types import TracebackType
from typing import Self, TextIO

from tui.text import Texts

WIDTH = 30
BAR_EVERY, LINE_EVERY = 0.1, 5.0


class Progress:
    def __init__(self, texts: Texts, total: int, stream: TextIO | None = None) -> None:
        self._texts = texts
        self._total = total
        self._stream = stream or sys.stderr
        self._bar = self._stream.isatty()
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
            filled = WIDTH * percent // 100
            self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {percent:3} %")
            self._drawn = True
        else:
            self._stream.write(self._texts.say("progress", percent=percent) + "\n")
        self._stream.flush()
