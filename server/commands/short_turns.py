"""Short turns of the event loop, which looks for input between them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Final

SECONDS: Final = 0.005
"""after which a turn begins no callback; the longest one, which opens a table, takes 15 ms"""


class ReadyCallbacks(deque[asyncio.Handle]):
    """The callbacks that a loop has to call. In a turn, asyncio calls all that there are when it
    begins; of these, the later ones wait for the next turn once the time is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._turn_ends = inf
        # The loop goes on to the next one, until it has asked for all.
        self._cancelled = asyncio.Handle(print, (), loop)
        self._cancelled.cancel()

    def begin_turn(self) -> None:
        self._turn_ends = self._now() + SECONDS

    def popleft(self) -> asyncio.Handle:
        return super().popleft() if self._now() < self._turn_ends else self._cancelled


def shorten_turns(
    loop: asyncio.AbstractEventLoop, now: Callable[[], float] = time.monotonic
) -> Callable[[], None]:
    """Returns what has to be called when a turn begins."""
    ready = ReadyCallbacks(loop, now)
    # There is no public name for it; `_run_once` uses it alike in CPython 3.11 to 3.14.
    setattr(loop, "_ready", ready)  # noqa: B010 (mypy does not know it)
    return ready.begin_turn
