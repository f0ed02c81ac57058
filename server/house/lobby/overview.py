"""The people and tables of the house, as its lobby lists and counts them."""

from typing import TYPE_CHECKING, Final

from server.house.people.person import Person
from server.protocol.lobby import OnlinePerson
from server.protocol.notices import Lobby
from server.store.records import records_kept

if TYPE_CHECKING:
    from server.house.lobby.house import House

COUNTED: Final = ("people", "tables", "running", "finished")


def present(house: "House", person: Person) -> OnlinePerson:
    number = house.online.table_of(person)
    table = house.tables.get(number)
    public = table is not None and table.summary.setup.code is None
    return OnlinePerson(person.name, person.guest, number if public else None)


def lobby(house: "House") -> Lobby:
    """Without its talk."""
    listings = [table.summary.listing for table in (*house.tables, *house.others)]
    people = {person.id: present(house, person) for person in house.online.people()}
    return Lobby(
        people=tuple((house.others.people() | people).values()),
        tables=tuple([listing for listing in listings if listing]),
        talk=(),
    )


async def count(house: "House") -> dict[str, int]:
    """People here, tables, running and finished games."""
    # Private tables are counted, too: a number does not tell who plays there.
    people = {person.id for person in house.online.people()} | house.others.people().keys()
    phases = [table.summary.phase for table in (*house.tables, *house.others)]
    running, finished = phases.count("running"), await house.store.read(records_kept)
    return dict(zip(COUNTED, (len(people), len(phases), running, finished), strict=True))
