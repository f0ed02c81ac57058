"""Tables that nobody will come back to: in a full house they make room for others."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from server.house.table.summary import Summary
from server.house.table.task import TableTask
from server.store.people import who_played

if TYPE_CHECKING:
    from server.house.lobby.house import House


async def make_room(house: "House") -> None:
    """In a full house, closes the table of guests that was left first, or else one of people who
    have never finished a game."""
    if house.tables.taken < house.settings.tables.most:
        return
    left = [table for table in house.tables if is_left(house, table)]
    of_guests = [t for t in left if t.summary.people <= house.people.guests.keys()]
    if not of_guests:
        people = frozenset[int]().union(*(table.summary.people for table in left))
        known = await house.store.read(who_played, people)
        left = [t for t in left if is_left(house, t) and not t.summary.people & known]
    if closable := of_guests or left:
        min(closable, key=lambda table: table.summary.touched).close()


def is_left(house: "House", table: TableTask) -> bool:
    """Whether all its people have left the house, for longer than a lost connection lasts."""
    summary: Summary = table.summary
    gone_for = house.clock.now() - summary.touched
    grace = house.settings.tables.grace
    busy = table.closing or summary.paused or summary.is_read or gone_for < grace
    return not busy and not any_here(house, summary.people)


def any_here(house: "House", people: Collection[int]) -> bool:
    found = (house.people.in_memory(number) for number in people)
    is_here = any(person is not None and house.online.has(person) for person in found)
    return is_here or any(house.others.has(number) for number in people)
