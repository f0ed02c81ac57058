"""The notices one reader has yet to take: the latest state, and a bounded run of events."""

import asyncio
from collections.abc import Callable
from operator import itemgetter
from typing import Final

from server.house.turns import Turns
from server.protocol.notices import (
    SNAPSHOTS,
    AtTable,
    GameSnapshot,
    Happened,
    LeftTable,
    MovedTo,
    Notice,
    Refused,
    Skipped,
    TakenOver,
)
from server.protocol.seat import Refusal

LEAVING: Final = (LeftTable, TakenOver)


class Mailbox:
    """`put` never waits. Only the newest snapshot of each kind is kept. `stale` is set when an
    event was dropped, because the reader then needs a new snapshot of everything. `reached` is the
    number of the newest game state that was taken. `on_seat` is called when a notice with another
    seat of the reader is taken, `on_refusal` when one is put."""

    def __init__(self, capacity: int = 500, turns: Turns | None = None) -> None:
        """`turns`: of all readers in the house."""
        self.is_open = True
        self._capacity = capacity
        self._turns = turns or Turns()
        self._next = 0
        self._events: dict[int, Notice] = {}
        self._snapshots: dict[type[Notice], tuple[int, Notice]] = {}
        self._skipped = 0
        self.stale = False
        self.reached: int | None = None
        self.on_seat: Callable[[AtTable], object] | None = None
        self.on_close: Callable[[], object] = lambda: None
        self.on_refusal: Callable[[Refusal], object] | None = None
        self._seat: tuple[int, int | None] | None = None
        self.ready = asyncio.Event()

    def __len__(self) -> int:
        return len(self._events) + len(self._snapshots)

    def put(self, *notices: Notice, wake: bool = True) -> None:
        """Without `wake`, the reader gets them together with the next ones."""
        if not self.is_open:
            return
        for notice in notices:
            if self.on_refusal and isinstance(notice, Refused):
                self.on_refusal(notice.refusal)
            # Numbers put snapshots and events in one order again, when they are taken.
            self._next += 1
            # Without the last of these a session could not go on.
            if isinstance(notice, (*SNAPSHOTS, MovedTo)):
                self._snapshots[type(notice)] = (self._next, notice)
                continue
            if isinstance(notice, LEAVING):
                # A reader who is back in the lobby must not get the table's state afterwards.
                self._snapshots.clear()
            self._events[self._next] = notice
            if len(self._events) > self._capacity:
                # The oldest: what comes later often makes it pointless.
                del self._events[next(iter(self._events))]
                self._skipped += 1
                self.stale = True
        if wake:
            self.ready.set()

    def wake_in_turn(self) -> None:
        """For what a crowd is told, who would all draw it in one turn of the loop."""
        self._turns.call(self.wake)

    def wake(self) -> None:
        if self._events or self._snapshots:
            self.ready.set()

    @property
    def has_move(self) -> bool:
        return MovedTo in self._snapshots

    def close(self) -> None:
        """Takes no more notices; those in it can still be taken."""
        self.is_open = False
        self.ready.set()
        self.on_close()

    def pending(self) -> list[Notice]:
        """Takes the notices that are there, in order, without waiting."""
        numbered = [*self._events.items(), *self._snapshots.values()]
        numbered.sort(key=itemgetter(0))
        notices: list[Notice] = [Skipped(self._skipped)] if self._skipped else []
        notices += map(itemgetter(1), numbered)
        for notice in notices:
            if isinstance(notice, GameSnapshot | Happened):
                self.reached = notice.number
            elif self.on_seat and isinstance(notice, AtTable) and notice.room.you is not None:
                seat = notice.room.table, notice.room.you
                if seat != self._seat:
                    self._seat = seat
                    self.on_seat(notice)
        self._events.clear()
        self._snapshots.clear()
        self._skipped = 0
        if self.is_open:
            self.ready.clear()
        return notices
