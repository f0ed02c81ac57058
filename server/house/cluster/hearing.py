"""Handles the moments of which other houses tell."""

from typing import TYPE_CHECKING

from server.house.cluster.moments import (
    BansStored,
    CodeIssued,
    CodeUsed,
    Moment,
    MutedFor,
    PersonErased,
    PersonStored,
    Said,
)
from server.house.lobby import person_changes
from server.house.people.erasure import forget_talk, take_out

if TYPE_CHECKING:
    from server.house.lobby.house import House


async def hear(house: "House", moment: Moment) -> None:
    match moment:
        case Said(row):
            house.chat.publish(row, house.online)
        case PersonStored(number):
            await person_changes.stored(house, number)
        case PersonErased(number):
            await person_erased(house, number)
        case BansStored():
            await house.bans.read_again()
        case CodeIssued(digest, number, seconds):
            if person := await house.people.by_id(number):
                house.device_codes.add(digest, person, house.clock.now(), seconds)
        case CodeUsed(digest):
            house.device_codes.withdraw(digest)
        case MutedFor(number, seconds):
            if person := await house.people.by_id(number):
                house.mutes.add(person, seconds)


async def person_erased(house: "House", number: int) -> None:
    await take_out(house, number)
    forget_talk(house, number)


async def hear_all(house: "House") -> None:
    """Reads bans and people again, as moments may have been missed."""
    # They are rare, and another one is soon issued.
    house.device_codes.withdraw_all()
    await house.bans.read_again()
    for person in house.people.in_use():
        await person_changes.stored(house, person.id)
        if person not in house.people:
            await person_erased(house, person.id)
