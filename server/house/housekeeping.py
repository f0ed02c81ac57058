"""Deletes the people and records that are kept no longer, a few at a time, and what is left of them
in the database."""

import asyncio
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Final

from server.house.clock import sleep
from server.house.tasks import report
from server.store import changes, vacuum
from server.store.client import StoreError
from server.store.open_days import note_open
from server.store.people import guests_not_seen_since
from server.store.retention import NOTHING, Outdated, outdated

if TYPE_CHECKING:
    from server.house.lobby.house import House

# People and records at once: deleting them takes the store a few milliseconds.
STEP: Final = 20
# Seconds between two steps, and between two looks at whether there is anything to do.
PAUSE, REST = 1.0, 900.0
# Seconds between two times that the database is written anew, while moves wait.
SELDOM: Final = 600.0
# Of a guest, who is noted as seen once a day.
GUESTS_KEPT: Final = 2 * 86_400.0


class Housekeeping:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._overwritten = -inf

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="housekeeping")
        self._task.add_done_callback(report)

    async def stop(self) -> None:
        task, self._task = self._task, None
        if task:
            task.cancel()
            await asyncio.wait((task,))
            await self._note_open()

    async def _run(self) -> None:
        clock, store = self._house.clock, self._house.store
        while True:
            await sleep(clock, REST)
            # Writes that people wait for go first.
            while not store.is_idle:
                await sleep(clock, PAUSE)
            with suppress(StoreError):
                # One of several houses does it.
                if self._house.cluster is None or self._house.cluster.is_first:
                    await self.prune(PAUSE)
                    await self.forget_lost_guests()
                    await self.overwrite_deleted()
            await self._note_open()

    async def _note_open(self) -> None:
        clock = self._house.clock
        with suppress(StoreError):
            await self._house.store.write(note_open(clock.now(), clock.wall() - clock.now()))

    async def overwrite_deleted(self) -> None:
        """If that is due and seldom enough; in a large database only while nobody plays."""
        house, now = self._house, self._house.clock.now()
        due, small = await house.store.read(lambda db: (vacuum.is_due(db), vacuum.is_small(db)))
        if due and now - self._overwritten >= SELDOM and (small or not house.is_played):
            self._overwritten = now
            await house.store.read_in_order(vacuum.vacuum)

    async def forget_lost_guests(self) -> None:
        """Those of houses that are gone, which have forgotten nobody."""
        house = self._house
        if house.cluster is None:
            return
        long_ago = house.clock.wall() - GUESTS_KEPT
        found = await house.store.read(guests_not_seen_since, long_ago, STEP)
        lost = [number for number in found if not house.uses(number)]
        present = [number for number in found if number not in lost]
        await house.people.forget_absent(lost, present)

    async def prune(self, pause: float = 0.0) -> Outdated:
        """Deletes what is outdated, and returns it. People who are here or in a seat are seen now,
        and stay."""
        house, deleted = self._house, Outdated((), ())
        while (found := await house.store.read(outdated, house.settings, STEP)) != NOTHING:
            kept = [number for number in found.people if house.uses(number)]
            people = [number for number in found.people if number not in kept]
            await house.people.forget_absent(people, kept)
            if found.records:
                dropped = map(changes.drop_record, found.records)
                await house.store.write(*dropped, vacuum.DUE)
            deleted = Outdated((*deleted.people, *people), deleted.records + found.records)
            # People who are here stay outdated if the time of day was set back.
            if not people and not found.records:
                break
            await sleep(house.clock, pause)
        return deleted
