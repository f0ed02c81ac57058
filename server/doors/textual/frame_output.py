"""Sends frames to a terminal that may be slow, or may not read at all."""

import asyncio
from collections.abc import Callable

from server.doors.textual.terminal import Bounds, Terminal
from server.house.clock import Clock, Timer

CHECK_SECONDS = 0.05


class FrameOutput:
    """Sends each frame as a whole or drops it. After a drop, calls `repaint` once the terminal has
    drained, or `on_stuck` if it does not."""

    def __init__(
        self,
        terminal: Terminal,
        clock: Clock,
        bounds: Bounds,
        repaint: Callable[[], object],
        on_stuck: Callable[[], object],
    ) -> None:
        self._terminal = terminal
        self._clock = clock
        self._most_unsent = bounds.unsent
        self._patience = bounds.stuck_seconds
        self._repaint = repaint
        self._on_stuck = on_stuck
        self._frame: list[str] = []
        self._flushing: asyncio.Handle | None = None
        self._timer = Timer(clock)
        self._dropping_since: float | None = None

    def write(self, text: str) -> None:
        """Without a flush, the output is sent in the next turn of the loop."""
        self._frame.append(text)
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        frame = "".join(self._frame)
        self._frame.clear()
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if not frame or self._dropping_since is not None:
            return
        if self._terminal.unsent() > self._most_unsent:
            self._dropping_since = self._clock.now()
            self._timer.set_in(CHECK_SECONDS, self._check)
        else:
            self._terminal.write(frame.encode(errors="replace"))

    def close(self, last: str) -> None:
        """Drops the frame, and sends `last` in any case."""
        self._frame.clear()
        self._timer.cancel()
        self._terminal.write(last.encode(errors="replace"))

    def _check(self) -> None:
        assert self._dropping_since is not None
        if self._terminal.unsent() <= self._most_unsent // 4:
            self._dropping_since = None
            # The content of the terminal is unknown.
            self._repaint()
        elif self._clock.now() - self._dropping_since >= self._patience:
            self._on_stuck()
        else:
            self._timer.set_in(CHECK_SECONDS, self._check)
