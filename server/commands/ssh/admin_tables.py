"""`admin close`, `seat` and `drain`."""

from itertools import chain
from typing import TYPE_CHECKING, Final

from server.commands.ssh.admin_people import announce, person_called, texts_of
from server.commands.ssh.answers import CommandCall, in_lines, no_such, only_argument
from server.doors.ssh.sessions import CommandResult
from server.errors import UsageError
from server.house.lobby.table_index import table_number
from server.house.people.sanitize import clean
from server.house.table.messages import SeatLent
from server.house.table.task import TableTask
from server.protocol.lobby import LONGEST_SAYING
from server.protocol.notices import Announced

if TYPE_CHECKING:
    from server.commands.ssh.admin_commands import HouseControl

ON, OFF = "on", "off"
DRAINED: Final = "No new games begin; running games are played to their end."
GIVEN: Final = "Tables handed to other houses: {}. Nobody comes to this house until drain off."
TO_BOT, BACK = "bot", "back"


def table_called(control: "HouseControl", wanted: str) -> TableTask:
    """By its number or its code. A paused table would do nothing until its pause ends."""
    tables = {str(table.number): table for table in control.house.tables}
    table = tables.get(wanted) or control.house.tables.find(wanted)
    if table is None and (other := control.house.others.get(table_number(wanted))):
        raise UsageError(
            "table-elsewhere", table=other.number, house=place_of(control, other.house)
        )
    if table is None:
        raise no_such("TABLE", wanted, tables)
    if table.summary.paused:
        raise UsageError("table-paused", table=table.number)
    return table


def place_of(control: "HouseControl", house: int) -> str:
    cluster = control.house.cluster
    row = cluster and cluster.living.get(house)
    return row.address if row else "?"


async def close(control: "HouseControl", call: CommandCall) -> CommandResult:
    """TABLE [WORDS]: closes a table, with a word to its people."""
    if not call.words:
        raise UsageError("missing-argument", name="TABLE")
    wanted, *words = call.words
    house, table = control.house, table_called(control, wanted)
    text = clean(" ".join(words), LONGEST_SAYING)
    if isinstance(text, str):
        people = (house.people.in_memory(number) for number in table.summary.people)
        here = (house.online.sessions(person) for person in people if person)
        for session in {*table.sessions, *chain.from_iterable(here)}:
            session.mailbox.put(Announced(text))
    table.close()
    return in_lines([f"Table {table.number} is closed."])


async def seat(control: "HouseControl", call: CommandCall) -> CommandResult:
    """TABLE NAME bot|back: a bot plays for a person who holds up the others, until that person does
    something, or from now on no longer."""
    if len(call.words) < 3:
        raise UsageError("missing-argument", name=f"TABLE NAME {TO_BOT}|{BACK}")
    wanted, *words, wish = call.words
    if wish not in (TO_BOT, BACK):
        raise UsageError("no-such-choice", what="seat", value=wish, allowed=(TO_BOT, BACK))
    table, person = table_called(control, wanted), await person_called(control, " ".join(words))
    if table.summary.phase != "running" or person.id not in table.summary.people:
        raise UsageError("no-game-of", name=person.name, table=table.number)
    table.tell(SeatLent(person.id, to_bot=wish == TO_BOT))
    if wish == TO_BOT:
        told = texts_of(control, person).say("news-seat-lent", table=table.number)
        announce(control, person, told)
        return in_lines([f"A bot plays for {person.name} until {person.name} does something."])
    return in_lines([f"No bot plays for {person.name} while {person.name} is here."])


async def drain(control: "HouseControl", call: CommandCall) -> CommandResult:
    """Stops or allows new games; running games go on, in other houses if there are some."""
    wish = only_argument(call, f"{ON}|{OFF}")
    if wish not in (ON, OFF):
        raise UsageError("no-such-choice", what="drain", value=wish, allowed=(ON, OFF))
    control.house.closing = wish == ON
    control.house.tell_houses("drained", 0)
    if cluster := control.house.cluster:
        if wish == OFF:
            cluster.stop_draining()
        elif (given := await cluster.drain()) is not None:
            return in_lines([GIVEN.format(given)])
    for person in control.house.online.people():
        say = texts_of(control, person).say
        announce(control, person, say("news-drain-on" if wish == ON else "news-drain-off"))
    return in_lines([DRAINED if wish == ON else "New games can begin again."])
