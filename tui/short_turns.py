"""The work of many screens is spread over turns of the event loop, which hears nobody in a turn."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextvars import Context
from math import inf
from typing import Final

# Of a turn. What begins at its end may take three times as long: the layout of a large screen.
SECONDS: Final = 0.005


class ShortTurns:
    """The tasks of many screens begin their work only until a turn of the loop has taken `SECONDS`.
    Later ones wait, and one of them begins in each of the next turns."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        # That of a caller leads to an app.
        self._context = Context()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._ends = inf
        """when no more work begins in this turn"""
        self._is_watching = self._has_waited = False

    async def begin(self) -> None:
        """Returns when the work may begin."""
        if not self._is_watching:
            self._is_watching = True
            self._ends = self._now() + SECONDS
            self._watch()
        elif self._waiting or self._now() >= self._ends:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting
            self._ends = self._now() + SECONDS

    def _watch(self) -> None:
        asyncio.get_running_loop().call_soon(self._next_turn, context=self._context)

    def _next_turn(self) -> None:
        """Once in each turn, behind the one that has waited."""
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()
        has_waited, self._has_waited = self._has_waited, bool(self._waiting)
        if self._waiting:
            self._waiting.popleft().set_result(None)
            # Until it begins, in the next turn.
            self._ends = -inf
        self._is_watching = has_waited or self._has_waited
        if self._is_watching:
            self._watch()
