"""Changes of a person: of name, keys or preferences, here or in another house."""

from functools import partial
from typing import TYPE_CHECKING

from server.house.lobby import overview
from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.table.messages import ProfileChanged, profile_of
from server.protocol.notices import PersonJoined, PersonLeft

if TYPE_CHECKING:
    from server.house.lobby.house import House


def renamed(house: "House", person: Person, before: str) -> None:
    # No seat keeps the old name: it may be somebody else's soon.
    for session in house.online.sessions(person):
        house.greet(session)
    profile_changed(house, person)
    if house.online.has(person):
        house.online.post(PersonLeft(before))
        house.online.post(PersonJoined(overview.present(house, person)))
        house.tell_houses("person", person.id)


async def stored(house: "House", number: int) -> None:
    """Another house has changed or deleted the person."""
    known = house.people.in_memory(number)
    before = known.name if known else ""
    person = await house.people.read_again(number)
    if person is None:
        # Only for a seat, which must not keep an old name.
        if house.tables.seats_of(number) and (seated := await house.people.by_id(number)):
            profile_changed(house, seated)
    elif person not in house.people:
        for session in house.online.sessions(person):
            house.leave(session)
    elif person.name != before:
        renamed(house, person, before)
    else:
        for session in house.online.sessions(person):
            house.greet(session)
        profile_changed(house, person)


def profile_changed(house: "House", person: Person) -> None:
    """Tells the tables where the person sits or watches."""
    profile = profile_of(person)
    watched = {session.table for session in house.online.sessions(person)}
    seated = {table.number for table in house.tables.of_person(person.id)}
    for number in watched | seated:
        if table := house.tables.get(number):
            table.tell(ProfileChanged(profile))


def change_person(house: "House", session: Session, person: Person, code: str | None) -> None:
    """The session turns out to belong to a person whom the house knows. It goes to that
    person's seat after its present request and before its next one."""
    before = session.person
    house.online.remove(session)
    house.tell_houses("person", before.id)
    if not house.online.has(before):
        house.online.post(PersonLeft(before.name))
    session.person, session.code = person, code
    house.arrived(session)
    house.forget_guests((before.id,))
    house.greet(session)
    session.follow_up(partial(house.seat, session))
