"""A table that has failed is taken up again from disk: once, for what fails twice will go on."""

import asyncio
from typing import TYPE_CHECKING

from server.house.lobby.session import Session
from server.house.table import recovery
from server.house.table.task import TableTask
from server.house.tasks import report
from server.protocol.requests import Watch
from server.store import load as store

if TYPE_CHECKING:
    from server.house.lobby.house import House

BETWEEN_FAULTS = 60.0


class Repair:
    """The people of a table that has failed are not forgotten, for on disk they still sit there."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._failed_at: dict[int, float] = {}
        self._people: dict[int, set[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def people(self) -> set[int]:
        return set().union(*self._people.values())

    def take_up(self, owner: TableTask) -> None:
        number, now = owner.table.number, self._house.services.clock.now()
        self._people[number] = owner.table.people
        before, self._failed_at[number] = self._failed_at.get(number), now
        if before is None or now - before >= BETWEEN_FAULTS:
            work = self._mend(number, tuple(owner.table.audience))
            task = asyncio.create_task(work, name=f"mending table {number}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(report)

    async def _mend(self, number: int, sessions: tuple[Session, ...]) -> None:
        remembered = await self._house.services.store.read(store.everything)
        row = next((row for row in remembered.tables if row.id == number), None)
        if row is not None:
            table = recovery.table(row, remembered.talk, self._house.services)
            self._house.add_table(table).tick()
        del self._people[number]
        if row is not None:
            invitation = table.setup.code or str(number)
            await asyncio.gather(*(bring_back(session, invitation) for session in sessions))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def bring_back(session: Session, table: str) -> None:
    """Whoever has not gone elsewhere; who has no seat there looks on, as he did."""
    if session.table is None:
        await session.ask(Watch(table))
