"""Unfinished games against bots alone: a new one that begins takes the place of one of its kind."""

from typing import TYPE_CHECKING

from server.house.people.person import Person
from server.house.table.messages import Close
from server.house.table.summary import Summary
from server.house.table.task import TableTask
from server.protocol.notices import TableClosed

if TYPE_CHECKING:
    from server.house.lobby.house import House


def unfinished(house: "House", person: Person, kind: str) -> list[TableTask]:
    """The person's running games of this kind against bots alone, at which no session of theirs
    is."""
    visited = {session.table for session in house.online.sessions(person)}
    return [
        table
        for table in house.tables.of_person(person.id)
        if table.number not in visited
        and table.summary.against_bots == kind
        and table.summary.phase == "running"
    ]


def replace_unfinished(house: "House", begun: Summary) -> None:
    """Closes the games whose place this one takes, unless their person is just coming back."""
    for person in filter(None, map(house.people.in_memory, begun.people)):
        for old in unfinished(house, person, begun.against_bots):
            if old.number != begun.number:
                old.tell(Close(by=begun.number))


def tell_replaced(house: "House", old: Summary, begun: int) -> None:
    """Tells the person at the new table that the old one is closed, which is stored."""
    for person in filter(None, map(house.people.in_memory, old.people)):
        for session in house.online.sessions(person):
            if session.table == begun:
                session.mailbox.put(TableClosed(old.number, replaced=True))
