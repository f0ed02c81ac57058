"""Whose turn it is, where only so many can be served at once."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Tables are called one after another, however much a single one asks for."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._lines: dict[int, deque[asyncio.Future[None]]] = {}
        self._all_free = asyncio.Event()
        self._all_free.set()

    @asynccontextmanager
    async def taken(self, table: int) -> AsyncIterator[None]:
        await self._come(table)
        try:
            yield
        finally:
            self._call_next()

    async def all_done(self) -> None:
        await self._all_free.wait()

    async def _come(self, table: int) -> None:
        if self._free:
            self._free -= 1
            self._all_free.clear()
            return
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._lines:
            table, line = next(iter(self._lines.items()))
            del self._lines[table]
            called = line.popleft()
            if line:
                self._lines[table] = line
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
        if self._free == self._places:
            self._all_free.set()
