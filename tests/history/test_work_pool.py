"""Records are checked and replayed in a process of their own, for one household after another."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from server.engine import GAMES
from server.house.clock import RealClock
from server.house.history import work_pool as work_pool_module
from server.house.history.child import NICENESS
from server.house.history.record_work import Check, Failure, RecordWork, ShowStep, Work
from server.house.history.work_pool import (
    MOST_WAITING,
    InlineWorkPool,
    ProcessWorkPool,
    RecordProcess,
    WorkRefusedError,
    work_pool,
)
from server.house.people.households import Household, Households
from server.protocol.notices import GameEnded, InQueue, Replayed
from server.protocol.requests import Replay
from server.settings import HouseholdSettings, RecordSettings
from server.store.records import record_lines
from tests.history.test_replays import played
from tests.house.running import RunningHouse, running_house

pytestmark = pytest.mark.asyncio
LONGEST = RecordSettings().longest_line
HOUSEHOLDS = Households(HouseholdSettings())


def household(number: int) -> Household:
    return HOUSEHOLDS.of(f"192.0.2.{number}", 0.0)


def nothing(before: int) -> None:
    pass


@asynccontextmanager
async def pool_of(count: int = 1) -> AsyncIterator[ProcessWorkPool]:
    pool = ProcessWorkPool(count, LONGEST, RealClock())
    try:
        yield pool
    finally:
        await pool.close()


async def record_of(house: RunningHouse) -> tuple[str, bytes]:
    people = await played(house, "eight28")
    record = people[0].last(GameEnded).record
    found = await house.house.store.read(record_lines, record)
    assert found is not None
    return record, found[0]


async def test_a_process_answers_as_the_house_itself_would(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, pool_of() as pool:
        record, lines = await record_of(house)
        inline = RecordWork(GAMES, LONGEST)
        works: list[Work] = [
            Check(lines),
            Check(lines.replace(b'"secret":"', b'"secret":"0')),
            Check(b"no record"),
            *(ShowStep(lines, Replay(record, step, seat)) for step in (0, 5) for seat in (None, 1)),
            ShowStep(lines, Replay(record, 0, 9)),
        ]
        answers = [await pool.do(work, household(1), nothing) for work in works]
        assert answers == [inline.do(work) for work in works]
        assert answers[0] is None
        assert isinstance(answers[1], Failure)
        assert isinstance(answers[3], Replayed)


async def test_the_process_has_a_lower_priority_than_bots() -> None:
    async with pool_of() as pool:
        await pool.do(Check(b""), household(1), nothing)
        with open(f"/proc/self/task/{os.getpid()}/children") as file:
            children = [int(pid) for pid in file.read().split()]
        assert NICENESS in [os.getpriority(os.PRIO_PROCESS, child) for child in children]


class Gate:
    """Processes that answer once the gate is open; `order` has the works in their order."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.order: list[bytes] = []
        gate = self

        class Held(RecordProcess):
            async def do(self, work: Work) -> Any:
                gate.order.append(work.lines)
                await gate.open.wait()
                return await super().do(work)

        patch.setattr(work_pool_module, "RecordProcess", Held)

    async def has_begun(self) -> None:
        while not self.order:
            await asyncio.sleep(0)


async def test_households_take_turns_and_who_waits_is_told_the_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, told = Gate(monkeypatch), list[int]()
    async with pool_of() as pool:
        asked = [
            asyncio.create_task(pool.do(Check(work.encode()), household(home), told.append))
            for work, home in (("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("c1", 3))
        ]
        await gate.has_begun()
        gate.open.set()
        await asyncio.gather(*asked)
    assert gate.order == [b"a1", b"b1", b"c1", b"a2", b"a3"]
    assert told == [0, 1, 2, 3]


async def test_a_full_queue_refuses_more_until_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = Gate(monkeypatch)
    async with pool_of() as pool:
        asked = [
            asyncio.create_task(pool.do(Check(b""), household(number % 200), nothing))
            for number in range(MOST_WAITING + 1)
        ]
        await gate.has_begun()
        with pytest.raises(WorkRefusedError):
            await pool.do(Check(b""), household(250), nothing)
        gate.open.set()
        await asyncio.gather(*asked)
        assert await pool.do(Check(b""), household(250), nothing) == Failure("record-empty", {})


async def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house, pool_of() as pool:
        _, lines = await record_of(house)
        assert await pool.do(Check(lines), household(1), nothing) is None
        # The process fails on it, and so does the one that replaces it.
        with pytest.raises(WorkRefusedError):
            await pool.do(Check(5), household(1), nothing)  # type: ignore[arg-type]
        assert await pool.do(Check(lines), household(1), nothing) is None


async def test_without_workers_the_house_does_the_work_itself() -> None:
    pool = work_pool(RecordSettings(workers=0), GAMES, RealClock())
    assert isinstance(pool, InlineWorkPool)
    assert await pool.do(Check(b""), household(1), nothing) == Failure("record-empty", {})
    await pool.close()


async def test_somebody_who_waits_for_a_replay_hears_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pool_of() as pool, running_house(tmp_path, work=pool) as house:
        record, _ = await record_of(house)
        anna = await house.connect("Anna again")
        gate = Gate(monkeypatch)
        other = asyncio.create_task(pool.do(Check(b""), household(1), nothing))
        await gate.has_begun()
        asking = anna.session.ask(Replay(record, 0, None))
        while not anna.all(InQueue):
            await asyncio.sleep(0)
        assert anna.last(InQueue) == InQueue(0)
        gate.open.set()
        await asyncio.gather(asking, other)
        assert anna.last(Replayed).record == record
