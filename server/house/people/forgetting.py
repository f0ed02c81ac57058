"""Deletes the people who have not been here for long, a few at a time."""

import asyncio
from typing import TYPE_CHECKING, Final

from server.house.clock import sleep
from server.house.tasks import report
from server.store.client import StoreError
from server.store.people import not_seen_since

if TYPE_CHECKING:
    from server.house.lobby.house import House

DAY: Final = 86_400.0
# People at once: deleting them takes the store a few milliseconds.
STEP: Final = 20
# Seconds between two steps, and between two searches that found nobody.
PAUSE, REST = 1.0, 900.0


class Forgetting:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="forgetting")
        self._task.add_done_callback(report)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def _run(self) -> None:
        clock, store = self._house.clock, self._house.store
        while True:
            await sleep(clock, REST)
            # What people wait for is written first.
            while not store.is_idle or await self._step():
                await sleep(clock, PAUSE)

    async def _step(self) -> bool:
        """Whether there may be more to forget."""
        house = self._house
        try:
            absent = await self._absent()
            kept = [number for number in absent if house.uses(number)]
            await house.people.forget_absent(set(absent) - set(kept), kept)
        except StoreError:
            return False
        return bool(absent)

    async def _absent(self) -> list[int]:
        house, found = self._house, list[int]()
        for played, days in (
            (False, house.settings.house.forget_days),
            (True, house.settings.house.forget_players_days),
        ):
            if days:
                since = house.clock.now() - days * DAY
                found += await house.store.read(
                    not_seen_since(since, played=played, most=STEP - len(found))
                )
        return found
