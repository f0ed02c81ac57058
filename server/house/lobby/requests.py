"""Handles the requests of sessions; those that only concern a table go to its inbox."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from math import inf
from typing import TYPE_CHECKING, Any

from server.house.clock import sleep
from server.house.cluster.others import OtherTable
from server.house.history import replays
from server.house.lobby import chat, new_table, person_changes
from server.house.lobby.session import Session
from server.house.people import devices
from server.house.people.households import Cost
from server.house.table.task import TableTask
from server.protocol import refusals, requests
from server.protocol.notices import RecordText, Refused, TableClosed
from server.protocol.seat import Refusal
from server.store.client import StoreError

if TYPE_CHECKING:
    from server.house.lobby.house import House

# Cost of requests that make the house send much, or to many people.
DEAR = 5
# One at a time for a new person, who must not take a seat or change while being merged.
EXCLUSIVE = (
    requests.Rename,
    requests.Speak,
    requests.Prefer,
    requests.Mute,
    requests.Return,
    requests.Open,
    requests.Sit,
    requests.Watch,
)
DEAR_ONES = (
    requests.Rename,
    requests.Open,
    requests.Watch,
    requests.Leave,
    requests.GiveUp,
    requests.Return,
    requests.ShowRecord,
    requests.History,
    requests.Look,
    requests.Finished,
)


def handle(house: "House", session: Session, request: requests.Request) -> asyncio.Future[None]:
    """Done once the answer is in the session's mailbox."""
    # A session that moves asks nothing here: the other house could not be reached.
    session.moving = False
    seconds = pay(house, session, request)
    if seconds and session.is_open:
        # Faces ask for one thing at a time, so that those who wait read no more input.
        return asyncio.ensure_future(answer_later(house, session, request, seconds))
    return answer(house, session, request)


def pay(house: "House", session: Session, request: requests.Request) -> float:
    """In how many seconds it is paid."""
    amount = DEAR if isinstance(request, DEAR_ONES) else 1
    now = house.clock.now()
    # It takes its turn now: of people who ask all the time, the cheap requests would overtake the
    # dear ones for ever.
    return session.household.take(Cost.REQUESTS, now, amount, session.rate_limit, patience=inf)


async def answer_later(
    house: "House", session: Session, request: requests.Request, seconds: float
) -> None:
    await sleep(house.clock, seconds)
    await answer(house, session, request)


def answer(house: "House", session: Session, request: requests.Request) -> asyncio.Future[None]:
    started = start(house, session, request)
    if isinstance(started, asyncio.Future):
        house.under_way.add(session.person.id, started)
        return started
    if started:
        session.mailbox.put(Refused(started))
    done = asyncio.get_running_loop().create_future()
    done.set_result(None)
    return done


def start(
    house: "House", session: Session, request: requests.Request
) -> asyncio.Future[None] | Refusal | None:
    """A request that needs only the session's table goes into the table's inbox without a task."""
    if not session.is_open:
        return None
    if handler := ANSWERS.get(type(request)):
        return asyncio.ensure_future(run(house, session, request, handler))
    table = house.table_for(session)
    if isinstance(table, Refusal):
        return table
    if isinstance(request, requests.History):
        return table.show_history(session, request)
    return table.ask(session, request)


async def run(
    house: "House", session: Session, request: requests.Request, handler: "Answer"
) -> None:
    try:
        if isinstance(request, EXCLUSIVE):
            async with session.newcomer_lock():
                refusal = await handler(house, session, request)
        else:
            refusal = await handler(house, session, request)
    except StoreError:
        refusal = refusals.CannotKeep()
    if refusal:
        session.mailbox.put(Refused(refusal))


async def look(house: "House", session: Session, request: requests.Look) -> Refusal | None:
    show(house, session)
    return None


def show(house: "House", session: Session) -> None:
    """Sends all there is to see."""
    # Changes nothing, so it need not wait for the table's inbox.
    house.greet(session)
    if table := house.at(session):
        table.show(session)
    else:
        house.show_lobby(session)


async def speak(house: "House", session: Session, request: requests.Speak) -> Refusal | None:
    await house.people.update(session.person, language=request.language, language_chosen=True)
    house.greet(session)
    return None


async def prefer(house: "House", session: Session, request: requests.Prefer) -> Refusal | None:
    await house.people.update(session.person, preferences=request.preferences)
    house.greet(session)
    person_changes.profile_changed(house, session.person)
    return None


def own_table(
    house: "House", session: Session, named: str | None
) -> TableTask | OtherTable | Refusal:
    """The table of this name where the person has a seat, or that of the session."""
    if named is None:
        return house.table_for(session)
    person = session.person.id
    table = house.tables.find(named, person)
    if table and house.tables.has_seat(table, person):
        return table
    other = house.others.find(named, person)
    return other if other and person in other.summary.people else refusals.NoSuchTable(named)


def invited_to(house: "House", session: Session, named: str) -> TableTask | OtherTable | Refusal:
    """The table with this number or invitation code."""
    # Only wrong codes count, so that a whole class can come with one invitation. But after too many
    # no code is tried: a right one would still be found.
    is_code, now = not named.isdecimal(), house.clock.now()
    if is_code and (spent := session.household.spent(Cost.CODES, now)):
        return spent
    person = session.person.id
    if table := house.tables.find(named, person) or house.others.find(named, person):
        return table
    if is_code:
        session.household.take(Cost.CODES, now)
    return refusals.NoSuchTable(named)


def elsewhere(
    house: "House", session: Session, table: OtherTable, request: requests.Forwarded
) -> Refusal | None:
    """The session goes to the house of the table."""
    if house.cluster is None or table.house not in house.cluster.living:
        # Another one will have it soon.
        return refusals.TablePaused()
    house.send_to(session, table.house, table.number, request)
    return None


async def go_to_table(
    house: "House", session: Session, request: requests.Sit | requests.Watch
) -> Refusal | None:
    person = session.person
    table = invited_to(house, session, request.table)
    if isinstance(table, Refusal):
        return table
    if session.table not in (None, table.number):
        return refusals.AlreadyAtTable(session.table)
    if isinstance(table, OtherTable):
        return elsewhere(house, session, table, request)
    if table.summary.paused:
        return refusals.TablePaused()
    person.is_new = False
    if isinstance(request, requests.Watch) or house.tables.has_seat(table, person.id):
        await table.ask(session, request)
        return None
    if refusal := new_table.seats_enough(house, person):
        return refusal
    with new_table.on_the_way(house.sitting, person):
        await table.ask(session, request)
    return None


async def give_up(house: "House", session: Session, request: requests.GiveUp) -> Refusal | None:
    table = own_table(house, session, request.table)
    if isinstance(table, Refusal):
        return table
    if isinstance(table, OtherTable):
        return elsewhere(house, session, table, request)
    if table.summary.paused:
        return refusals.TablePaused()
    await table.ask(session, request)
    closed = house.tables.get(table.number) is None
    if request.table is not None and closed and (session.table or not table.summary.listing):
        # The news of the lobby does not reach those at a table, nor tell of private ones.
        session.mailbox.put(TableClosed(table.number))
    return None


async def rename(house: "House", session: Session, request: requests.Rename) -> Refusal | None:
    before = session.person.name
    if refusal := await house.people.rename(session.person, request.name):
        return refusal
    person_changes.renamed(house, session.person, before)
    return None


async def mute(house: "House", session: Session, request: requests.Mute) -> Refusal | None:
    other = await house.people.by_name(request.name)
    if other is None or other is session.person:
        return refusals.NoSuchName(request.name)
    muted, one = session.person.muted, {other.id}
    muted = muted | one if request.mute else muted - one
    await house.people.update(session.person, muted=muted)
    return None


async def show_record(
    house: "House", session: Session, request: requests.ShowRecord
) -> Refusal | None:
    if refusal := session.household.refuse(Cost.RECORDS, house.clock.now()):
        return refusal
    lines = await replays.record_lines_for(house, session.person, request.record)
    if lines is None:
        return refusals.NoSuchRecord(request.record)
    session.mailbox.put(RecordText(request.record, tuple(lines.decode().splitlines())))
    return None


Answer = Callable[["House", Session, Any], Awaitable[Refusal | None]]

ANSWERS: Mapping[type[requests.Request], Answer] = {
    requests.Look: look,
    requests.Rename: rename,
    requests.Speak: speak,
    requests.Prefer: prefer,
    requests.Return: devices.use_code,
    requests.AddDevice: devices.add_device,
    requests.Mute: mute,
    requests.Say: chat.say,
    requests.ShowRecord: show_record,
    requests.Finished: replays.send_games,
    requests.Replay: replays.send_step,
    requests.Open: new_table.open_table,
    requests.Sit: go_to_table,
    requests.Watch: go_to_table,
    requests.GiveUp: give_up,
}
