"""A house that knows many people has those in memory who are used, and nobody waits for another."""

import asyncio
import gc
import sqlite3
from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.house.people.index import RECENT
from server.protocol.notices import Refused, Welcome
from server.protocol.refusals import NameTaken
from server.protocol.requests import Mute, Rename
from server.protocol.seat import replace
from server.store.changes import add_key, keep_person
from server.store.client import Store
from tests.house.running import RunningHouse, running_house
from tests.house.scenarios import let_tasks_run, playing, query_store, store_is_busy
from tests.store.sample import ANNA


def fill(folder: Path, names: list[str]) -> None:
    store = Store.open(folder)
    rows = (
        replace(ANNA, id=number, key=f"key of {name}", name=name, folded=name, muted=b"[]")
        for number, name in enumerate(names, start=1)
    )
    asyncio.run(store.write(*map(keep_person, rows), add_key("another key", 1)))
    store.close()


async def statements_during(house: RunningHouse, keys: list[str]) -> list[str]:
    """The SQL statements of the writer while people with these keys come in."""
    told: list[str] = []

    def listen(database: sqlite3.Connection) -> None:
        database.set_trace_callback(told.append)

    await query_store(house, listen)
    async with store_is_busy(house):
        coming = [asyncio.create_task(house.house.enter(key=key, name=key)) for key in keys]
        await let_tasks_run()
        # Names are found on the thread that reads.
        await house.house.store.read(lambda _: None)
        await let_tasks_run()
    await asyncio.gather(*coming)
    await query_store(house, lambda database: database.set_trace_callback(None))
    return told


def test_a_start_reads_nobody_who_has_a_key(tmp_path: Path) -> None:
    fill(tmp_path, ["anna", "ben"])

    async def start() -> None:
        async with running_house(tmp_path) as house:
            people = house.house.people
            assert [people.in_memory(number) for number in (1, 2)] == [None, None]
            anna = await house.connect(key="another key")
            assert anna.last(Welcome).name == "anna"
            assert people.in_memory(1) is anna.session.person
            assert await people.by_key("key of anna") is anna.session.person
            assert await people.by_name("Anna") is anna.session.person
            assert people.in_memory(2) is None

    asyncio.run(start())


def test_people_who_are_away_can_be_muted_and_their_names_are_taken(tmp_path: Path) -> None:
    fill(tmp_path, ["anna", "ben"])

    async def ask() -> None:
        async with running_house(tmp_path) as house:
            carl = await house.connect("Carl")
            assert await carl.refused(Mute("Ben", mute=True)) is None
            assert carl.session.person.muted == {2}
            assert await carl.refused(Rename("ANNA")) == NameTaken("ANNA", "ANNA-2")
            newcomer = await house.connect("Anna")
            assert newcomer.last(Refused).refusal == NameTaken("Anna", "Anna-2")

    asyncio.run(ask())


@pytest.mark.asyncio
async def test_those_who_come_at_once_share_a_transaction_and_no_name(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        keys = [f"anna{number}" for number in range(30)]
        statements = await statements_during(house, keys)
        assert statements.count("COMMIT") == 1
        names = {(await house.connect(key=key)).last(Welcome).name for key in keys}
        assert len(names) == len(keys)


@pytest.mark.asyncio
async def test_of_many_with_one_wish_each_gets_a_name_of_their_own(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        coming = [house.house.enter(key=f"{number}", name="Anna") for number in range(40)]
        sessions = await asyncio.gather(*coming)
        names = {session.person.name for session in sessions if isinstance(session, Session)}
        assert names == {"Anna", *(f"Anna-{number}" for number in range(2, 41))}


@pytest.mark.slow
@pytest.mark.asyncio
async def test_those_who_have_left_do_not_stay_in_memory(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        ben, *_ = await playing(house, "Ben", "Carl", "Dora")
        first = await house.connect("Anna")
        number = first.session.person.id
        await first.disconnect()
        del first
        for visitor in range(RECENT):
            house.house.leave((await house.connect(f"Visitor {visitor}")).session)
        await house.settle()
        gc.collect()
        people = house.house.people
        assert people.in_memory(number) is None
        assert people.in_memory(ben.session.person.id) is ben.session.person
        assert (await house.connect(key="Anna")).last(Welcome).name == "Anna"


@pytest.mark.asyncio
async def test_somebody_who_is_forgotten_in_memory_keeps_what_was_chosen(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Rename("Annika"))
        assert anna.last(Welcome).name == "Annika"
        await anna.disconnect()
    async with running_house(tmp_path, clock=house.clock) as again:
        back = await again.connect(key="Anna", name="Zoe")
        assert back.last(Welcome).name == "Annika"
        assert (await again.connect("Anna", key="other")).last(Welcome).name == "Anna"
