"""Bots that think for long keep nobody waiting: not another table, and never a person."""

import asyncio
from pathlib import Path

import pytest

from server.house.botpool.fairness import FairQueue
from server.house.botpool.pool import InlineBotPool, Question
from server.protocol.requests import Open
from tests.house import quick_bots
from tests.house.living import living, play_on
from tests.house.scenes import last_legal, playing

TABLES, MASTERS = 20, 3


class Busy(InlineBotPool):
    """One place to think, and whoever has it never comes to an end."""

    def __init__(self) -> None:
        super().__init__(quick_bots.bots)
        self.turns = FairQueue(1)
        self.asked = 0

    async def choose(self, question: Question, table: int) -> int | None:
        self.asked += 1
        async with self.turns.taken(table):
            await asyncio.get_running_loop().create_future()
        return None


async def order_of(asked: list[int]) -> list[int]:
    """In which order tables are served that all ask before the first of them is."""
    turns, served = FairQueue(1), list[int]()

    async def serve(table: int) -> None:
        async with turns.taken(table):
            served.append(table)
            await asyncio.sleep(0)

    async with turns.taken(TABLES + 1):
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
async def test_who_comes_last_waits_for_one_thought_of_every_other_table_at_most() -> None:
    latecomer = TABLES
    asked = [table for table in range(TABLES) for _ in range(MASTERS)]
    served = await order_of([*asked, latecomer])
    assert served.index(latecomer) <= TABLES


@pytest.mark.asyncio
async def test_people_play_on_while_all_bots_of_the_house_are_lost_in_thought(
    tmp_path: Path,
) -> None:
    thinker = Busy()
    async with living(tmp_path, thinker=thinker) as house:
        for number in range(TABLES):
            host = await house.come(f"Host {number}")
            bots = ("master",) * MASTERS
            await host.ask(Open("schatzsuche", MASTERS, bots=bots, relaxed=True))
        assert thinker.asked >= TABLES
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        await play_on(people, last_legal)
        assert people[0].room.phase == "over"
