"""Work that is finished once it has begun, although nobody may wait for it any more."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any


class WorkUnderWay:
    """Entries and requests, by person; None while the person is unknown. Until the work is done,
    its person is not forgotten and the store stays open. `on_done` is called with the person."""

    def __init__(self, on_done: Callable[[int], object]) -> None:
        self._on_done = on_done
        self._works: dict[int | None, set[asyncio.Future[Any]]] = {}

    def __bool__(self) -> bool:
        return bool(self._works)

    def __contains__(self, person: int) -> bool:
        return person in self._works

    def add(self, person: int | None, work: asyncio.Future[Any]) -> None:
        self._works.setdefault(person, set()).add(work)
        work.add_done_callback(partial(self._done, person))

    async def finish(self) -> None:
        while self._works:
            await asyncio.wait([work for works in self._works.values() for work in works])

    async def finish_of(self, person: int) -> None:
        while works := self._works.get(person):
            await asyncio.wait(works)

    def _done(self, person: int | None, work: asyncio.Future[Any]) -> None:
        # Retrieves the exception, which asyncio would log when no caller is left to receive it.
        work.cancelled() or work.exception()
        self._works[person].discard(work)
        if not self._works[person]:
            del self._works[person]
        if person is not None:
            self._on_done(person)
