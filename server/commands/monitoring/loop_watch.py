"""Measures the pauses of the event loop, and catches what causes the long ones."""

import asyncio
import gc
import selectors
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

LONG: Final = 0.1
"""seconds of a pause that is reported"""
POLL: Final = LONG / 2
STANDSTILL: Final = 20.0
"""seconds without the processor after which they do not count for games"""
RECENT: Final = 60.0
FRAMES: Final = 12
"""of the stack, the innermost"""

Report = Callable[..., None]


class WatchedSelector(selectors.DefaultSelector):
    """Knows since when the loop has been busy, and so has read no input. After each turn of the
    loop `on_pause` is called with its seconds, and those of them in which it had the processor;
    `on_late` with the seconds by which a wait was too long."""

    def __init__(
        self, on_pause: Callable[[float, float], None], on_late: Callable[[float], None]
    ) -> None:
        super().__init__()
        self.busy_since: float | None = None
        self._worked = 0.0
        self._on_pause = on_pause
        self._on_late = on_late

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        since, self.busy_since = self.busy_since, None
        began = time.monotonic()
        if since is not None:
            self._on_pause(began - since, time.thread_time() - self._worked)
        found = super().select(timeout)
        self._worked, self.busy_since = time.thread_time(), time.monotonic()
        if timeout is not None:
            self._on_late(self.busy_since - began - timeout)
        return found


class LoopWatch:
    """`pauses` counts the long pauses, and `paused` their seconds. `stack` has the calls of the
    loop's thread during the last of them, if there was time to look: Python gives no thread a turn
    in a collection of garbage."""

    def __init__(self, long: float = LONG, standstill: float = STANDSTILL) -> None:
        self.on_standstill: Callable[[float], object] = ignore
        """called with the seconds in which the process or the machine was stopped"""
        self.stack: list[str] | None = None
        self.pauses, self.paused = 0, 0.0
        self._long = long
        self._standstill = standstill
        self._selector = WatchedSelector(self._paused, self._stood_still)
        self._collecting = self._collected = 0.0
        self._report: Report = ignore
        self._minute = (0.0, 0.0, 0.0)
        """when it began, and the longest pauses of it and of the minute before"""
        self._caught: float | None = None

    def new_loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.SelectorEventLoop(self._selector)

    def recent(self) -> float:
        """The longest pause of the last minute or two, in seconds."""
        return max(self._minute[1:])

    @contextmanager
    def reporting(self, report: Report) -> Iterator[None]:
        """Must be entered in the thread of the loop. `report` writes to the journal."""
        stopped = threading.Event()
        looking = (threading.get_ident(), stopped)
        watcher = threading.Thread(target=self._watch, args=looking, name="loop watch", daemon=True)
        self._report = report
        gc.callbacks.append(self._note_collection)
        watcher.start()
        try:
            yield
        finally:
            gc.callbacks.remove(self._note_collection)
            self._report = ignore
            stopped.set()
            watcher.join()

    def _stood_still(self, seconds: float) -> None:
        if seconds >= self._standstill:
            self._report("standstill", "warning", seconds=round(seconds))
            self.on_standstill(seconds)

    def _paused(self, seconds: float, worked: float) -> None:
        self._stood_still(seconds - worked)
        began, longest, _ = self._minute
        now = time.monotonic()
        if now - began >= RECENT:
            self._minute = now, seconds, longest
        elif seconds > longest:
            self._minute = began, seconds, self._minute[2]
        collected, self._collected = self._collected, 0.0
        if seconds >= self._long:
            self.pauses += 1
            self.paused += seconds
            times = {"ms": seconds, "cpu_ms": worked, "garbage_ms": collected}
            in_ms = {name: round(1000 * each) for name, each in times.items()}
            self._report("pause", "warning", **in_ms, stack=self.stack)
            self.stack = None

    def _note_collection(self, phase: str, info: dict[str, Any]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._collecting = now
        else:
            self._collected += now - self._collecting

    def _watch(self, thread: int, stopped: threading.Event) -> None:
        while not stopped.wait(min(POLL, self._long)):
            since = self._selector.busy_since
            if since is None or since == self._caught or time.monotonic() - since < self._long:
                continue
            frame = sys._current_frames().get(thread)
            # The turn may have ended meanwhile.
            if frame is not None and since == self._selector.busy_since:
                self._caught, self.stack = since, calls(frame)


def calls(frame: FrameType) -> list[str]:
    """The innermost call first. Without variables, as they may be cards."""
    walked = traceback.walk_stack(frame)
    found = (f"{each.f_code.co_filename}:{line} {each.f_code.co_qualname}" for each, line in walked)
    return [call for call, _ in zip(found, range(FRAMES), strict=False)]


def ignore(*_: object, **__: object) -> None:
    """Reports to nobody."""
