"""Forgets a person who asks for it: name, keys, talk and wishes.

Their finished games stay, with an empty name at the seat, and still verify.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from server.house.clock import until
from server.house.cluster.moments import PersonErased
from server.house.people.person import Person
from server.record.header import without_name
from server.store.changes import Change, drop_record, rename_in_record
from server.store.client import StoreError
from server.store.records import PlayedRecord, played_by

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Records that are rewritten at once, which takes some 10 ms.
PAGE: Final = 5
# Seconds in which another house ends sessions and gives seats away.
ELSEWHERE: Final = 5.0
SOON: Final = 0.1


async def erase(house: "House", person: Person) -> bool:
    """False if a seat cannot be given away now; then everything else is still there. It can be
    asked for again, also after it was interrupted."""
    async with house.people.being_erased(person):
        await take_out(house, person.id)
        if house.others.has(person.id) or house.others.seats_of(person.id):
            house.tell_moment(PersonErased(person.id))
            await until(house.clock, lambda: not house.uses(person.id), ELSEWHERE, SOON)
        if house.uses(person.id):
            return False
        forget_talk(house, person.id)
        games = await house.store.read(played_by, person.id, PAGE)
        while games:
            await house.store.write(*without_names(games))
            games = await house.store.read(played_by, person.id, PAGE, games[-1])
        await house.people.erase(person)
        # The others still have the talk in memory.
        house.tell_moment(PersonErased(person.id))
    # It is noted as due, and tried again.
    with suppress(StoreError):
        await house.housekeeping.overwrite_deleted()
    return True


async def take_out(house: "House", person: int) -> None:
    """Ends the sessions of a person, and gives the seats away."""
    if known := house.people.in_memory(person):
        for session in house.online.sessions(known):
            house.leave(session)
    await house.under_way.finish_of(person)
    for table in house.tables.of_person(person):
        await table.forget(person)


def forget_talk(house: "House", person: int) -> None:
    """Takes it out of the histories that newcomers are sent."""
    house.chat.forget(person)
    for table in house.tables:
        table.forget_talk(person)


def without_names(games: Sequence[PlayedRecord]) -> Iterator[Change]:
    # People who were merged can have had several seats in one game.
    latest = {game.number: game.lines for game in games}
    for game in games:
        before = latest[game.number]
        # None are left of a damaged record.
        lines = without_name(before, game.seat) if before else None
        if lines is None:
            yield drop_record(game.number)
        else:
            latest[game.number] = lines
            yield from rename_in_record(game.number, game.id, game.seat, "", lines)
