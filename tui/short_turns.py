"""The work of many screens is spread over turns of the event loop, which hears nobody in a turn."""

import asyncio
import time
from collections.abc import Callable
from contextvars import Context
from math import inf
from typing import Final, Protocol

# Of a turn. What begins at its end may take three times as long: the layout of a large screen.
SECONDS: Final = 0.005


class Typist(Protocol):
    key_at: float | None
    """when a key was pressed that no frame has answered"""


class ShortTurns:
    """The tasks of many screens begin their work only until a turn of the loop has taken `SECONDS`.
    Later ones wait, and one of them begins in each of the next turns: the first one whose person
    has pressed a key, or else the first one."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        # That of a caller leads to an app.
        self._context = Context()
        self._waiting = dict[asyncio.Future[None], Typist]()
        self._ends = inf
        """when no more work begins in this turn"""
        self._is_watching = self._has_waited = False

    async def begin(self, person: Typist) -> None:
        """Returns when the work may begin."""
        if not self._is_watching:
            self._is_watching = True
            self._ends = self._now() + SECONDS
            self._watch()
        elif self._waiting or self._now() >= self._ends:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting[waiting] = person
            try:
                await waiting
            finally:
                self._waiting.pop(waiting, None)
            self._ends = self._now() + SECONDS

    def _watch(self) -> None:
        asyncio.get_running_loop().call_soon(self._next_turn, context=self._context)

    def _next_turn(self) -> None:
        """Once in each turn, behind the one that has waited."""
        # Others were cancelled in this turn.
        waiting = [each for each in self._waiting if not each.done()]
        has_waited, self._has_waited = self._has_waited, bool(waiting)
        if waiting:
            typed = (each for each in waiting if self._waiting[each].key_at is not None)
            first = next(typed, waiting[0])
            del self._waiting[first]
            first.set_result(None)
            # Until it begins, in the next turn.
            self._ends = -inf
        self._is_watching = has_waited or self._has_waited
        if self._is_watching:
            self._watch()
