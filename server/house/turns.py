"""A queue for work that comes for many at once, such as news for all screens."""

import asyncio
from collections.abc import Callable


class Turns:
    """Calls one function in each turn of the event loop, so that keys are handled in between. The
    first one is called at once. One that waits already is called only once."""

    def __init__(self) -> None:
        self._waiting: dict[Callable[[], object], None] = {}
        self._is_taken = False

    def call(self, work: Callable[[], object]) -> None:
        if self._is_taken:
            self._waiting[work] = None
            return
        self._is_taken = True
        asyncio.get_running_loop().call_soon(self._next)
        work()

    def _next(self) -> None:
        self._is_taken = bool(self._waiting)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
            work = next(iter(self._waiting))
            del self._waiting[work]
            work()
