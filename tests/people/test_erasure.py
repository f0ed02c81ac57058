"""A person who asks to be forgotten, while the store fails or requests are under way."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from server.house.lobby.session import Session
from server.house.people.erasure import erase
from server.house.people.person import Person
from server.protocol.notices import ChatHistory, DeviceCode, Refused
from server.protocol.refusals import NoSuchCode
from server.protocol.requests import AddDevice, Mute, Open, Return, Say, Watch
from server.store import vacuum
from server.store.changes import keep_record
from server.store.records import played_by, record_lines
from server.store.rows import RecordRow, ResultRow
from tests.house.running import RunningHouse, gather, running_house
from tests.house.scenarios import execute, let_tasks_run, query_store, start_asking, store_is_busy
from tests.records.writing import record_of, text_of


async def talk(house: RunningHouse) -> list[str]:
    found = await query_store(house, lambda db: db.execute("SELECT text FROM talk").fetchall())
    return [text for (text,) in found]


@pytest.mark.asyncio
async def test_talk_is_gone_for_those_who_come_later_and_that_of_others_stays(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben, _ = await gather(house, "Anna", "Ben", "Carl")
        await anna.ask(Say("from Anna"))
        await ben.ask(Say("from Ben"), Mute("Anna"))
        assert await erase(house.house, anna.session.person)
        assert await talk(house) == ["from Ben"]
        dora = await house.connect("Dora")
        await dora.ask(Watch("1"))
        assert [saying.text for saying in dora.last(ChatHistory).said] == ["from Ben"]
        assert not anna.session.is_open


@pytest.mark.asyncio
async def test_what_was_just_asked_for_is_forgotten_too(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        async with store_is_busy(house):
            saying = await start_asking(anna, Say("wait for me", to="lobby"))
            erasing = asyncio.create_task(erase(house.house, anna.session.person))
            await let_tasks_run()
        await saying
        assert await erasing
        assert await talk(house) == []
        assert (await house.connect("Anna", key="another")).session.person.name == "Anna"


@asynccontextmanager
async def being_erased(house: RunningHouse, person: Person) -> AsyncIterator[None]:
    """All but the last write is done."""
    async with store_is_busy(house):
        erasing = asyncio.create_task(erase(house.house, person))
        for _ in range(3):
            await let_tasks_run()
            await house.house.store.read(lambda _: None)
        yield
    assert await erasing


@pytest.mark.asyncio
async def test_who_comes_in_with_the_key_meanwhile_is_somebody_new(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = (await house.connect("Anna")).session.person
        async with being_erased(house, anna):
            coming = asyncio.create_task(house.house.enter(key="Anna", name="Anna"))
            await let_tasks_run()
        session = await coming
        assert isinstance(session, Session)
        assert session.person.id != anna.id
        await session.ask(Open("farbstich", 3, bots=("simple",)))
        await house.settle()
        assert house.house.tables.seats_of(session.person.id) == 1
        assert house.house.tables.seats_of(anna.id) == 0


@pytest.mark.asyncio
async def test_no_key_is_added_meanwhile(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await house.connect("Anna"), await house.connect("Ben")
        await anna.ask(AddDevice())
        async with being_erased(house, anna.session.person):
            adding = await start_asking(ben, Return(anna.last(DeviceCode).code))
        await adding
        assert ben.last(Refused).refusal == NoSuchCode()
        assert ben.session.person.name == "Ben"
        assert ben.session.is_open


@pytest.mark.asyncio
async def test_a_host_muted_the_key_until_a_time(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = (await house.connect("Anna")).session.person
        house.house.mutes.add(anna, 300)
        assert await erase(house.house, anna)
        again = (await house.connect("Anna")).session.person
        assert house.house.mutes.seconds_left(again) == 300
        await house.pass_time(300)
        assert house.house.mutes.seconds_left(again) == 0


@pytest.mark.asyncio
async def test_a_full_disk_keeps_only_the_traces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(vacuum, "vacuum", fail)
    async with running_house(tmp_path) as house:
        anna = (await house.connect("Anna")).session.person
        assert await erase(house.house, anna)
        assert await house.house.people.by_key("Anna") is None
        assert await query_store(house, vacuum.is_due)


@pytest.mark.asyncio
async def test_a_damaged_record_is_deleted(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = (await house.connect("Anna")).session.person
        result = ResultRow(0, anna.id, "Anna", 1, False)
        row = RecordRow("abc", "farbstich", 1.0, True, b"{}", (result,))
        await house.house.store.write(*keep_record(row))
        await query_store(house, execute("UPDATE records SET lines = x'00'"))
        assert await erase(house.house, anna)
        assert await house.house.store.read(record_lines, "abc") is None


@pytest.mark.asyncio
async def test_of_somebody_who_was_two_people_the_games_of_both_lose_the_name(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, annie = [(await house.connect(name)).session for name in ("Anna", "Annie")]
        lines = text_of(record_of("farbstich", 3))
        results = tuple(
            ResultRow(seat, session.person.id, session.person.name, 1, False)
            for seat, session in enumerate((anna, annie))
        )
        row = RecordRow("abc", "farbstich", 1.0, True, lines, results)
        await house.house.store.write(*keep_record(row))
        house.house.leave(annie)
        assert await house.house.people.merge(annie.person, anna.person) is None
        found = await house.house.store.read(played_by, anna.person.id, 1)
        assert [(game.id, game.seat) for game in found] == [("abc", 0)]
        again = await house.house.store.read(played_by, anna.person.id, 1, found[0])
        assert [(game.id, game.seat) for game in again] == [("abc", 1)]
        assert await erase(house.house, anna.person)
        changed = await house.house.store.read(record_lines, "abc")
        assert changed
        first, rest = changed[0].split(b"\n", 1)
        assert msgspec.json.decode(first)["players"][:2] == ["", ""]
        assert rest == lines.split(b"\n", 1)[1]
