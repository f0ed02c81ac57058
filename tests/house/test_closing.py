"""A house that closes first finishes what was asked of it, `turns` of the loop before."""

import asyncio
from pathlib import Path

import pytest

from server.protocol.requests import Finished, Open, Rename, Replay, Request, Say, ShowRecord
from tests.house.lagging_store import lagging_store
from tests.house.running import running_house
from tests.house.tables import tables

REQUESTS = (
    ShowRecord("abc"),
    Replay("abc"),
    Finished(),
    Rename("Zoe"),
    Say("hello", to="lobby"),
    Open("farbstich", 3),
)


@pytest.mark.slow
@pytest.mark.parametrize("turns", [0, 1, 2, 4, 8])
@pytest.mark.parametrize("request_", REQUESTS, ids=lambda asked: type(asked).__name__)
@pytest.mark.asyncio
async def test_a_request_that_is_handled_when_the_house_closes_finds_the_store_open(
    request_: Request, turns: int, tmp_path: Path
) -> None:
    async with running_house(tmp_path, store=lagging_store(tmp_path)) as house:
        anna = await house.connect("Anna")
        asked = anna.session.ask(request_)
        for _ in range(turns):
            await asyncio.sleep(0)
    await asked


@pytest.mark.parametrize("turns", [1, 2, 4, 8])
@pytest.mark.parametrize("known", [True, False], ids=["known", "new"])
@pytest.mark.asyncio
async def test_a_person_who_comes_while_the_house_closes_finds_the_store_open(
    known: bool, turns: int, tmp_path: Path
) -> None:
    async with running_house(tmp_path, store=lagging_store(tmp_path)) as house:
        if known:
            await house.house.enter(key="anna", language=None)
        entered = asyncio.ensure_future(house.house.enter(key="anna", name="Anna", language="de"))
        for _ in range(turns):
            await asyncio.sleep(0)
    assert (await entered) is not None


@pytest.mark.asyncio
async def test_a_table_that_is_stored_while_the_house_closes_is_gone_after_the_next_start(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        asked = anna.session.ask(Open("farbstich", 3))
    await asked
    async with running_house(tmp_path) as again:
        await again.settle()
        assert not tables(again.house)
