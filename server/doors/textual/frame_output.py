"""What the app paints, on its way to a terminal that may be slow, or never read at all."""

import asyncio
from collections.abc import Callable

from server.doors.textual.terminal import Bounds, Terminal
from server.house.clock import Alarm, Clock

LOOK = 0.05


class FrameOutput:
    """Each frame goes out as a whole or not at all. Once frames were skipped, what the terminal
    shows is unknown, and `repaint` is called when it has drained."""

    def __init__(
        self,
        terminal: Terminal,
        clock: Clock,
        bounds: Bounds,
        repaint: Callable[[], object],
        stuck: Callable[[], object],
    ) -> None:
        self._terminal = terminal
        self._clock = clock
        self._most = bounds.unsent
        self._patience = bounds.stuck_seconds
        self._repaint = repaint
        self._stuck = stuck
        self._frame: list[str] = []
        self._flushing: asyncio.Handle | None = None
        self._alarm: Alarm | None = None
        self._skipping_since: float | None = None

    def write(self, text: str) -> None:
        """What is not flushed goes out with the next turn of the loop."""
        self._frame.append(text)
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        frame = self._end_frame()
        if not frame or self._skipping_since is not None:
            return
        if self._terminal.pending() > self._most:
            self._skipping_since = self._clock.now()
            self._look_later()
        else:
            self._send(frame)

    def close(self, last: str) -> None:
        """The last goes out in any case."""
        self._end_frame()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._send(last)

    def _end_frame(self) -> str:
        frame = "".join(self._frame)
        self._frame.clear()
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        return frame

    def _send(self, text: str) -> None:
        self._terminal.write(text.encode(errors="replace"))

    def _look_later(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + LOOK, self._look)

    def _look(self) -> None:
        self._alarm = None
        assert self._skipping_since is not None
        if self._terminal.pending() <= self._most // 4:
            self._skipping_since = None
            self._repaint()
        elif self._clock.now() - self._skipping_since >= self._patience:
            self._stuck()
        else:
            self._look_later()
