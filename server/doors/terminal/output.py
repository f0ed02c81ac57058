"""Sends what an app draws to a terminal that may be slow, or may not read at all."""

import asyncio
import re
from collections.abc import Callable

from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.escape_codes import BEGIN_FRAME, END_FRAME
from server.doors.terminal.screen_diff import ScreenDiff
from server.doors.terminal.terminal import Bounds, Size, Terminal
from server.house.clock import Clock, Timer

CHECK_SECONDS = 0.05
NEXT_FRAME_SECONDS = 0.1
"""within which the next frame comes if something has changed on the screen"""
FRAME = re.compile(r"\x1b\[\d*(?:;\d*)?H")
# The pointer would keep its shape after the app.
POINTER_SHAPE = re.compile(r"\x1b\]22;")
# Draws nothing: OSC, APC, modes, questions and the bell.
SILENT = re.compile(
    r"(?:\x1b[\]_][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[?>=<][\d;]*[$a-zA-Z]+|\x1b\[[\d;]*[ntqc]|\x07)*"
)


class TerminalOutput:
    """While the terminal does not drain, the app draws on; later the terminal gets one difference.
    `on_slow` is called then, or `on_stuck` if it never drains. `refresh` makes the app draw the
    whole screen."""

    def __init__(
        self,
        terminal: Terminal,
        clock: Clock,
        bounds: Bounds,
        refresh: Callable[[], object],
        on_slow: Callable[[], object],
        on_stuck: Callable[[], object],
    ) -> None:
        self.is_synchronised = False
        self._terminal = terminal
        self._clock = clock
        self._most_unsent = bounds.unsent
        self._patience = bounds.stuck_seconds
        self._refresh = refresh
        self._on_slow = on_slow
        self._on_stuck = on_stuck
        self._diff = ScreenDiff(terminal.size, terminal.colors)
        self._is_understood = True
        self._passed: list[str] = []
        self._flushing: asyncio.Handle | None = None
        self._timer = Timer(clock)
        self._slow_since: float | None = None

    @property
    def colors(self) -> ColorDepth:
        return self._diff.depth

    @colors.setter
    def colors(self, depth: ColorDepth) -> None:
        if depth != self._diff.depth:
            self._diff.depth = depth
            self.flush_soon()

    @property
    def is_slow(self) -> bool:
        """Whether the terminal has to drain before it gets more."""
        return self._slow_since is not None

    def resize(self, size: Size) -> None:
        self._diff.resize(size)

    def write(self, text: str) -> None:
        """Without a flush, the output is sent in the next turn of the loop."""
        if FRAME.match(text):
            understood, self._is_understood = self._is_understood, self._diff.feed(text)
            if self._is_understood:
                return
            if understood:
                self._refresh()
        elif POINTER_SHAPE.match(text):
            return
        elif not SILENT.fullmatch(text):
            # It may have drawn something, so that nothing is known of the screen any more.
            self._diff.forget()
        self._pass_on(text)
        self.flush_soon()

    def write_with_frame(self, text: str) -> None:
        """Sends codes that draw nothing with the next frame, as each packet costs time; without a
        frame, by themselves after a moment."""
        self._pass_on(text)
        if self._flushing is None:
            loop = asyncio.get_running_loop()
            self._flushing = loop.call_later(NEXT_FRAME_SECONDS, self.flush)

    def _pass_on(self, text: str) -> None:
        # Bounded: an app may go on while the terminal does not read.
        if sum(map(len, self._passed)) + len(text) <= self._most_unsent:
            self._passed.append(text)

    def flush(self) -> None:
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._slow_since is not None:
            return
        if self._terminal.unsent() > self._most_unsent:
            self._slow_since = self._clock.now()
            self._timer.set_in(CHECK_SECONDS, self._check)
            return
        difference = self._diff.difference()
        if difference and self.is_synchronised:
            difference = f"{BEGIN_FRAME}{difference}{END_FRAME}"
        output = "".join((*self._passed, difference))
        self._passed.clear()
        if output:
            self._terminal.write(output.encode(errors="replace"))

    def close(self, last: str) -> None:
        """Drops the frame, and sends `last` in any case."""
        self._passed.clear()
        self._timer.cancel()
        if self._flushing is not None:
            self._flushing.cancel()
        self._terminal.write(last.encode(errors="replace"))

    def flush_soon(self) -> None:
        if isinstance(self._flushing, asyncio.TimerHandle):
            self._flushing.cancel()
            self._flushing = None
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_soon(self.flush)

    def _check(self) -> None:
        assert self._slow_since is not None
        # Far below the limit, or it would be slow again with the next frame.
        if self._terminal.unsent() <= self._most_unsent // 4:
            self._slow_since = None
            self._on_slow()
            if not self._is_understood:
                self._refresh()
            self.flush()
        elif self._clock.now() - self._slow_since >= self._patience:
            self._on_stuck()
        else:
            self._timer.set_in(CHECK_SECONDS, self._check)
