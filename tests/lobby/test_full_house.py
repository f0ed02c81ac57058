"""In a full house, tables that nobody will come back to close first."""

import asyncio
import gc
from contextvars import ContextVar
from pathlib import Path
from weakref import ref

import pytest

from server.protocol.refusals import TooManyTables
from server.protocol.requests import Open, Ready
from server.protocol.seat import replace
from server.settings import TableSettings
from server.store.changes import keep_record
from tests.house.running import AT_ONCE, Client, RunningHouse, running_house
from tests.house.scenarios import connect_guest
from tests.store.sample import RECORD

GRACE = 45
FULL = replace(AT_ONCE, tables=TableSettings(most=3, grace=GRACE))
GAME = Open("farbstich", 3, bots=("simple", "simple"))


async def finished_a_game(house: RunningHouse, client: Client) -> None:
    person = client.session.person
    result = replace(RECORD.results[0], person=person.id, name=person.name)
    record = replace(RECORD, id=person.name, results=(result,))
    await house.house.store.write(*keep_record(record))


def tables(house: RunningHouse) -> list[int]:
    return sorted(table.number for table in house.house.tables)


async def open_and_leave(house: RunningHouse, *clients: Client) -> None:
    for client in clients:
        await client.ask(GAME, Ready())
        await client.disconnect()
        await house.pass_time(1)


@pytest.mark.asyncio
async def test_the_table_that_guests_left_first_makes_room(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        await open_and_leave(
            house,
            await house.connect("Fresh"),
            await connect_guest(house, "Gina"),
            await connect_guest(house, "Gabi"),
        )
        await house.pass_time(GRACE)
        anna = await house.connect("Anna")
        await anna.ask(GAME)
        assert anna.room.table == 4
        assert tables(house) == [1, 3, 4]


@pytest.mark.asyncio
async def test_then_those_of_people_who_have_never_finished_a_game(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        known = await house.connect("Known")
        await finished_a_game(house, known)
        await open_and_leave(house, known, await house.connect("Fresh"))
        here = await connect_guest(house, "Gina")
        await here.ask(GAME, Ready())
        await house.pass_time(GRACE)
        anna = await house.connect("Anna")
        await anna.ask(GAME)
        assert tables(house) == [1, 3, 4]
        ben = await house.connect("Ben")
        assert await ben.refused(GAME) == TooManyTables(3)
        assert tables(house) == [1, 3, 4]


@pytest.mark.asyncio
async def test_a_lost_connection_closes_no_table(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        await open_and_leave(house, *[await house.connect(f"Fresh {n}") for n in range(3)])
        anna = await house.connect("Anna")
        assert await anna.refused(GAME) == TooManyTables(3)
        await house.pass_time(GRACE)
        assert await anna.refused(GAME) is None


@pytest.mark.asyncio
async def test_a_refused_request_closes_no_table(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        await open_and_leave(house, *[await house.connect(f"Fresh {n}") for n in range(3)])
        await house.pass_time(GRACE)
        anna = await house.connect("Anna")
        assert await anna.refused(Open("farbstich", 99)) is not None
        assert tables(house) == [1, 2, 3]


@pytest.mark.asyncio
async def test_all_who_open_tables_at_once_in_a_full_house_get_one(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        await open_and_leave(house, *[await house.connect(f"Fresh {n}") for n in range(3)])
        await house.pass_time(GRACE)
        people = [await house.connect(name) for name in ("Anna", "Ben", "Carl")]
        for asking in [person.session.ask(GAME) for person in people]:
            await asking
        await house.settle()
        assert tables(house) == sorted(person.room.table for person in people) == [4, 5, 6]


@pytest.mark.asyncio
async def test_guests_whose_tables_were_closed_are_forgotten(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        for number in range(9):
            await open_and_leave(house, await connect_guest(house, f"Gina {number}"))
            await house.pass_time(GRACE)
        names = {guest.name for guest in house.house.people.guests.values()}
        assert names == {"Gina 6", "Gina 7", "Gina 8"}
        assert (await connect_guest(house, "Gina 0")).session.person.name == "Gina 0"


@pytest.mark.asyncio
async def test_a_table_that_was_closed_leaves_no_garbage(tmp_path: Path) -> None:
    async with running_house(tmp_path, FULL) as house:
        await open_and_leave(house, await connect_guest(house))
        gc.disable()
        try:
            closed = house.house.tables.get(1)
            assert closed
            closed.close()
            table = ref(closed)
            del closed
            await house.settle()
            assert tables(house) == []
            assert table() is None
        finally:
            gc.enable()


class App:
    """That of a person, as Textual puts it into a context variable."""


@pytest.mark.asyncio
async def test_a_table_does_not_keep_the_app_of_who_opened_it(tmp_path: Path) -> None:
    active = ContextVar[App]("active")

    async def open_in_app() -> "ref[App]":
        active.set(app := App())
        await open_and_leave(house, await connect_guest(house))
        return ref(app)

    async with running_house(tmp_path, FULL) as house:
        app = await asyncio.create_task(open_in_app())
        await house.settle()
        assert tables(house) == [1]
        assert app() is None
