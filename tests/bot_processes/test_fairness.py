"""Bots that think for long hold up no other table, and never a person."""

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from server.house.bot_processes.pool import FairQueue, InlineBotPool, Question
from server.protocol.requests import Open
from tests.house import quick_bots
from tests.house.running import play_on, running_house
from tests.house.scenarios import last_legal, playing

TABLES, MASTERS = 20, 3


class Hanging(InlineBotPool):
    """Its first bot never answers, and all others wait for it."""

    def __init__(self) -> None:
        super().__init__(quick_bots.bots)
        self.queue = FairQueue(1)
        self.asked = 0

    async def choose(self, question: Question, table: int) -> int | None:
        self.asked += 1
        async with self.queue.place(table):
            await asyncio.get_running_loop().create_future()
        return None


async def order_of(asked: list[int], awaited: Collection[int] = ()) -> list[int]:
    """The tables as they are served, where all ask before the first is."""
    queue, served = FairQueue(1), list[int]()

    async def serve(table: int) -> None:
        async with queue.place(table, awaited=table in awaited):
            served.append(table)
            await asyncio.sleep(0)

    async with queue.place(TABLES + 1):
        waiting = [asyncio.create_task(serve(table)) for table in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return served


@pytest.mark.asyncio
async def test_every_table_is_served_once_before_any_is_served_twice() -> None:
    served = await order_of([table for table in range(TABLES) for _ in range(MASTERS)])
    rounds = [served[at : at + TABLES] for at in range(0, len(served), TABLES)]
    assert [set(each) for each in rounds] == [set(range(TABLES))] * MASTERS


@pytest.mark.asyncio
async def test_the_last_table_to_ask_waits_for_one_question_of_each_other_at_most() -> None:
    latecomer = TABLES
    asked = [table for table in range(TABLES) for _ in range(MASTERS)]
    served = await order_of([*asked, latecomer])
    assert served.index(latecomer) <= TABLES


@pytest.mark.asyncio
async def test_tables_where_people_wait_are_served_first_and_in_order_of_arrival() -> None:
    assert await order_of([1, 2, 3, 4], awaited={2, 4}) == [2, 4, 1, 3]


@pytest.mark.asyncio
async def test_the_queue_counts_the_tables_in_line() -> None:
    queue = FairQueue(1)
    async with queue.place(0):
        waiting = [asyncio.create_task(queue.place(table).__aenter__()) for table in (1, 2, 2)]
        await asyncio.sleep(0)
        assert queue.before("") == 2
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        assert queue.before("") == 0


@pytest.mark.asyncio
async def test_households_take_turns_however_many_tables_one_of_them_has() -> None:
    queue, served = FairQueue(1), list[str]()

    async def serve(home: str, table: int) -> None:
        async with queue.place(table, home):
            served.append(home)

    async with queue.place(0):
        waiting = [asyncio.create_task(serve("many", table)) for table in range(1, TABLES)]
        waiting += [asyncio.create_task(serve(home, TABLES + len(home))) for home in ("a", "bc")]
        await asyncio.sleep(0)
        assert queue.before("many") == TABLES - 1
        assert queue.before("a") == 3
    await asyncio.gather(*waiting)
    assert served[:4] == ["many", "a", "bc", "many"]


@pytest.mark.asyncio
async def test_a_place_that_falls_to_a_cancelled_question_is_given_to_the_next() -> None:
    queue = FairQueue(1)
    first, second = queue.place(1), queue.place(2)
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    await asyncio.sleep(0)
    await first.__aexit__(None, None, None)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    async with queue.place(3):
        pass


@pytest.mark.asyncio
async def test_a_table_uses_one_place_at_a_time_and_leaves_the_others_to_other_tables() -> None:
    queue = FairQueue(2)
    async with queue.place(1):
        again = asyncio.create_task(queue.place(1).__aenter__())
        async with queue.place(2):
            await asyncio.sleep(0)
            assert not again.done()
    await again


@pytest.mark.asyncio
async def test_people_play_on_while_all_bots_hang(
    tmp_path: Path,
) -> None:
    pool = Hanging()
    async with running_house(tmp_path, pool=pool) as house:
        for number in range(TABLES):
            host = await house.connect(f"Host {number}")
            bots = ("master",) * MASTERS
            await host.ask(Open("schatzsuche", MASTERS, bots=bots, relaxed=True))
        assert pool.asked >= TABLES
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        await play_on(people, last_legal)
        assert people[0].room.phase == "over"
