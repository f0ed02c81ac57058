"""Handles the moments of which other houses tell."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from server.house.cluster import moments
from server.house.lobby import person_changes
from server.protocol.notices import Announced

if TYPE_CHECKING:
    from server.house.lobby.house import House


async def hear(house: "House", moment: moments.Moment) -> None:
    await HEARD[type(moment)](house, moment)


async def said(house: "House", moment: moments.Said) -> None:
    house.chat.publish(moment.row, house.online)


async def person_stored(house: "House", moment: moments.PersonStored) -> None:
    await person_changes.stored(house, moment.person)


async def person_erased(house: "House", moment: moments.PersonErased) -> None:
    person = moment.person
    if known := house.people.in_memory(person):
        for session in house.online.sessions(known):
            house.leave(session)
        await house.under_way.finish_of(person)
    for table in house.tables.of_person(person):
        await table.forget(person)
    for table in house.tables:
        table.forget_talk(person)
    house.chat.forget(person)


async def bans_stored(house: "House", moment: moments.BansStored) -> None:
    await house.bans.read_again()


async def code_issued(house: "House", moment: moments.CodeIssued) -> None:
    if person := await house.people.by_id(moment.person):
        house.device_codes.add(moment.digest, person, house.clock.now(), moment.seconds)


async def code_used(house: "House", moment: moments.CodeUsed) -> None:
    house.device_codes.forget(moment.digest)


async def muted(house: "House", moment: moments.MutedFor) -> None:
    if person := await house.people.by_id(moment.person):
        house.mutes.add(person, moment.seconds)


async def host_said(house: "House", moment: moments.HostSaid) -> None:
    for session in house.online:
        session.mailbox.put(Announced(moment.text))


async def hear_all(house: "House") -> None:
    """Reads bans and people again, as moments may have been missed."""
    # They are rare, and another one is soon issued.
    house.device_codes.withdraw_all()
    await house.bans.read_again()
    for person in house.people.in_use():
        await person_changes.stored(house, person.id)
        if person not in house.people:
            await person_erased(house, moments.PersonErased(person.id))


HEARD: Mapping[type[moments.Moment], Callable[["House", Any], Awaitable[None]]] = {
    moments.Said: said,
    moments.PersonStored: person_stored,
    moments.PersonErased: person_erased,
    moments.BansStored: bans_stored,
    moments.CodeIssued: code_issued,
    moments.CodeUsed: code_used,
    moments.MutedFor: muted,
    moments.HostSaid: host_said,
}
