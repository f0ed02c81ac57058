"""What one reader is to be told: how things are now, and a bounded run of what happened."""

import asyncio
from collections.abc import Callable

from server.protocol.notices import (
    SNAPSHOTS,
    GameSnapshot,
    Happened,
    LeftTable,
    Notice,
    Skipped,
    TakenOver,
)

LEAVING = (LeftTable, TakenOver)


def ignore() -> None:
    """Nobody waits for its end."""


class Mailbox:
    """Putting never waits. Of each kind of snapshot only the newest is kept. It is `stale` when
    something was dropped, so that the snapshots may lack it. `reached` numbers the newest state
    of a game that was taken out of it. `when_closed` is called at its end."""

    def __init__(self, most: int = 500) -> None:
        self._most = most
        self._next = 0
        self._events: dict[int, Notice] = {}
        self._snapshots: dict[type[Notice], tuple[int, Notice]] = {}
        self._skipped = 0
        self.stale = False
        self.reached: int | None = None
        self.when_closed: Callable[[], object] = ignore
        self._open = True
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return len(self._events) + len(self._snapshots)

    @property
    def is_open(self) -> bool:
        return self._open

    def put(self, notice: Notice) -> None:
        if not self._open:
            return
        self._next += 1
        if isinstance(notice, SNAPSHOTS):
            self._snapshots[type(notice)] = (self._next, notice)
        else:
            if isinstance(notice, LEAVING):
                # What was seen from a table is not shown to somebody who is back in the lobby.
                self._snapshots.clear()
            self._events[self._next] = notice
            if len(self._events) > self._most:
                del self._events[next(iter(self._events))]
                self._skipped += 1
                self.stale = True
        self._some.set()

    def close(self) -> None:
        """What was put before is still read."""
        self._open = False
        self._some.set()
        self.when_closed()

    async def take(self) -> list[Notice]:
        """All that is new, in order; nothing once the mailbox is closed and empty."""
        await self.some()
        return self.waiting()

    async def some(self) -> None:
        """Waits until there is something to take, or there will be nothing any more."""
        await self._some.wait()

    def waiting(self) -> list[Notice]:
        """All that is new at this moment."""
        numbered = [*self._events.items(), *self._snapshots.values()]
        numbered.sort(key=lambda item: item[0])
        notices: list[Notice] = [Skipped(self._skipped)] if self._skipped else []
        notices += [notice for _, notice in numbered]
        for notice in notices:
            if isinstance(notice, GameSnapshot | Happened):
                self.reached = notice.number
        self._events.clear()
        self._snapshots.clear()
        self._skipped = 0
        if self._open:
            self._some.clear()
        return notices
