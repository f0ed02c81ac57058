"""A table that has failed is taken up again from disk: once, for what fails twice will go on."""

import asyncio
from typing import TYPE_CHECKING

from server.house import restoring
from server.house.faults import report
from server.house.owner import Owner
from server.house.visitor import Visitor
from server.protocol.requests import Watch
from server.store import restoring as store

if TYPE_CHECKING:
    from server.house.house import House

BETWEEN_FAULTS = 60.0


class Mending:
    """The people of a table that has failed are not forgotten, for on disk they still sit there."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._failed_at: dict[int, float] = {}
        self._people: dict[int, set[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def people(self) -> set[int]:
        return set().union(*self._people.values())

    def take_up(self, owner: Owner) -> None:
        number, now = owner.table.number, self._house.services.clock.now()
        self._people[number] = owner.table.people
        before, self._failed_at[number] = self._failed_at.get(number), now
        if before is None or now - before >= BETWEEN_FAULTS:
            work = self._mend(number, tuple(owner.table.audience))
            task = asyncio.create_task(work, name=f"mending table {number}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(report)

    async def _mend(self, number: int, visitors: tuple[Visitor, ...]) -> None:
        remembered = await self._house.services.memory.read(store.everything)
        row = next((row for row in remembered.tables if row.id == number), None)
        if row is not None:
            table = restoring.table(row, remembered.talk, self._house.services)
            self._house.add_table(table).tick()
        del self._people[number]
        if row is not None:
            invitation = table.setup.code or str(number)
            await asyncio.gather(*(bring_back(visitor, invitation) for visitor in visitors))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def bring_back(visitor: Visitor, table: str) -> None:
    """Whoever has not gone elsewhere; who has no seat there looks on, as he did."""
    if visitor.table is None:
        await visitor.ask(Watch(table))
