"""`kartenhaus` that tells at SIGUSR1 how long the turns of its event loop have been since the last
time, and what they did. In a turn the loop hears nobody. Counts processor time, which other
programs do not lengthen."""

import asyncio
import gc
import json
import selectors
import signal
import sys
import time
from asyncio.events import Handle
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from server.__main__ import main

NAMED: Final = 0.001
"""seconds of a part of a turn that is told"""
PARTS: Final = 4
"""of a turn, the longest"""


class Turn(NamedTuple):
    """Milliseconds of a turn, and its longest parts, each with its milliseconds."""

    ms: float = 0.0
    parts: tuple[str, ...] = ()


class TurnMeter:
    """Keeps the longest turn and the longest callback."""

    def __init__(self) -> None:
        self._longest = self._longest_callback = Turn()
        self._parts = list[tuple[float, str]]()
        self._began = self._collecting = time.thread_time()

    def begin_turn(self) -> None:
        self._began = time.thread_time()
        self._parts.clear()

    def end_turn(self) -> None:
        ms = 1000 * (time.thread_time() - self._began)
        if ms > self._longest.ms:
            parts = [f"{each:.1f} {name}" for each, name in sorted(self._parts, reverse=True)]
            self._longest = Turn(round(ms, 1), tuple(parts[:PARTS]))

    def called(self, handle: Handle, seconds: float) -> None:
        if seconds > NAMED:
            ms, name = 1000 * seconds, name_of(handle)
            self._parts.append((ms, name))
            if ms > self._longest_callback.ms:
                self._longest_callback = Turn(round(ms, 1), (name,))

    def collected(self, phase: str, info: dict[str, Any]) -> None:
        """Is in the time of a callback, too."""
        if phase == "start":
            self._collecting = time.thread_time()
        elif (seconds := time.thread_time() - self._collecting) > NAMED:
            self._parts.append((1000 * seconds, f"garbage of generation {info['generation']}"))

    def tell(self, *_: object) -> None:
        told = {"turn": self._longest, "callback": self._longest_callback}
        assert sys.__stdout__ is not None
        sys.__stdout__.write(json.dumps(told) + "\n")
        sys.__stdout__.flush()
        self._longest = self._longest_callback = Turn()

    def watch(self) -> None:
        run, select = Handle._run, selectors.DefaultSelector.select

        def measured(handle: Handle) -> None:
            began = time.thread_time()
            run(handle)
            self.called(handle, time.thread_time() - began)

        def between(selector: Any, timeout: float | None = None) -> Any:
            self.end_turn()
            found = select(selector, timeout)
            self.begin_turn()
            return found

        for owner, name, instead in (
            (Handle, "_run", measured),
            (selectors.DefaultSelector, "select", between),
        ):
            setattr(owner, name, instead)
        gc.callbacks.append(self.collected)


def name_of(handle: Handle) -> str:
    """Of a task: what it runs, and its name if it was given one."""
    call: Callable[..., object] = handle._callback  # type: ignore[attr-defined]
    task = getattr(call, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return getattr(call, "__qualname__", None) or repr(call)
    work = getattr(task.get_coro(), "__qualname__", "a task at its end")
    name = task.get_name()
    return work if name.startswith("Task-") else f"{work} ({name.partition('(')[0]})"


if __name__ == "__main__":
    meter = TurnMeter()
    meter.watch()
    signal.signal(signal.SIGUSR1, meter.tell)
    sys.exit(main())
