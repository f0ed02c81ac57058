"""Twenty tables of bots that think hard in one process: the tables take turns, and people play
meanwhile as if they were alone in the house."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Literal, Self

import pytest

from server.bots import MASTER, eight28, farbstich, schatzsuche
from server.engine import GAMES
from server.house.bot_processes import pool as pool_module
from server.house.bot_processes.pool import (
    BotPool,
    FairQueue,
    InlineBotPool,
    ProcessBotPool,
    Question,
)
from server.house.bot_processes.process import BotProcess
from server.house.clock import Clock
from server.house.fork_server import ForkServer
from server.house.lobby.house import House
from server.protocol.notices import Refused
from server.protocol.requests import MakeMove, Open
from tests.bot_processes.asking import thinkers, workers
from tests.house.lagging_store import lagging_store
from tests.house.running import AT_ONCE, Client, ManualClock, RunningHouse, numbered_secrets
from tests.house.scenarios import GRACE, last_legal, on_turn, playing, raw, reconnect

pytestmark = pytest.mark.slow

TABLES, MASTERS = 20, 3
THOUGHTS = 30
"""until the house closes: enough for half of the tables to be served a second time"""
BUDGET = 2.0
"""seconds of a clock that stands still, so it is never used up"""
BY_HAND = {"markers": "by_hand"}
HARD = (
    Open("farbstich", MASTERS, bots=(MASTER,) * MASTERS, relaxed=True),
    Open("schatzsuche", MASTERS, options=BY_HAND, bots=(MASTER,) * MASTERS, relaxed=True),
    Open("eight28", MASTERS, bots=(MASTER,) * MASTERS, relaxed=True),
)
What = Literal["asks", "thinks"]
Step = tuple[What, int]


class Log:
    """Which table asked and was served, in order; the processes, and how often they answered."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.answers = 0
        self.processes: list[BotProcess] = []
        self.changed = asyncio.Event()

    def write(self, what: What, table: int) -> None:
        self.steps.append((what, table))
        self.changed.set()

    def add(self, process: BotProcess) -> None:
        self.processes.append(process)
        self.changed.set()

    @property
    def thoughts(self) -> int:
        return sum(what == "thinks" for what, _ in self.steps)

    async def until(self, *, thoughts: int = 0, processes: int = 0) -> None:
        while self.thoughts < thoughts or len(self.processes) < processes:
            self.changed.clear()
            await self.changed.wait()


def observed(log: Log, patch: pytest.MonkeyPatch, clock: Clock) -> ProcessBotPool:
    """A pool of one process that writes a log."""

    class LoggedQueue(FairQueue):
        @asynccontextmanager
        async def place(
            self, table: Hashable, home: str = "", *, awaited: bool = False
        ) -> AsyncIterator[None]:
            assert isinstance(table, int)
            log.write("asks", table)
            async with super().place(table, home, awaited=awaited):
                log.write("thinks", table)
                yield

    class LoggedProcess(BotProcess):
        @classmethod
        async def run(cls, server: ForkServer, clock: Clock) -> Self:
            process = await super().run(server, clock)
            log.add(process)
            return process

        async def ask(self, question: Question, seconds: float) -> int | None:
            answer = await super().ask(question, seconds)
            log.answers += 1
            return answer

    patch.setattr(pool_module, "FairQueue", LoggedQueue)
    patch.setattr(pool_module, "BotProcess", LoggedProcess)
    return ProcessBotPool(1, BUDGET, clock, thinkers("server.bots"))


@pytest.fixture
def thought_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games in which a master has thought in this process, and not in one of the pool."""
    games: list[str] = []
    for module in (eight28, farbstich, schatzsuche):
        monkeypatch.setattr(module, "master", partial(noted, games, module, module.master))
    return games


def noted(games: list[str], module: ModuleType, thinks: Any, *asked: Any, **habits: Any) -> Any:
    games.append(module.__name__)
    return thinks(*asked, **habits)


@asynccontextmanager
async def house_with(
    pool: BotPool, clock: ManualClock, folder: Path
) -> AsyncIterator[RunningHouse]:
    """Its store takes a fixed number of turns of the loop, so that these can be compared."""
    house = House(
        games=GAMES,
        settings=AT_ONCE,
        clock=clock,
        store=lagging_store(folder),
        pool=pool,
        draw=numbered_secrets(),
        dice=Random(7),
    )
    house.start()
    try:
        yield RunningHouse(house, clock)
    finally:
        await house.close()


async def friends_of(house: RunningHouse) -> list[Client]:
    return await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)


async def open_tables(house: RunningHouse, count: int) -> None:
    for number, hard in enumerate(islice(cycle(HARD), count)):
        host = await house.connect(f"Dora {number}")
        await host.session.ask(hard)
        assert not host.all(Refused)


async def move(people: list[Client]) -> int:
    """The turns of the loop until the player has seen the result of the move."""
    mover = on_turn(people)
    before, turns = mover.state, 0
    asked = mover.session.ask(MakeMove(raw(last_legal(before)), before.number))
    while not asked.done():
        await asyncio.sleep(0)
        turns += 1
    await asked
    assert mover.state.number > before.number
    return turns


def still_play(people: list[Client]) -> bool:
    return any(person.my_turn for person in people)


@contextmanager
def stopped() -> Iterator[None]:
    processes = workers()
    assert processes
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def overtaken(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """Pairs of a table that was served twice and another that waited meanwhile. The first service
    after a table asks does not count, since its place may have been given before."""
    asking: Counter[int] = Counter()
    since: dict[int, set[int]] = {}
    found = []
    for what, table in steps:
        if what == "asks":
            asking[table] += 1
            continue
        asking[table] -= 1
        since.pop(table, None)
        for other in set(+asking) - {table}:
            served = since.get(other, set())
            if table in served:
                found.append((table, other))
            since[other] = served | {table} if other in since else served
    return found


def most_waiting(steps: Sequence[Step]) -> int:
    asking: Counter[int] = Counter()
    most = 0
    for what, table in steps:
        asking[table] += 1 if what == "asks" else -1
        most = max(most, len(+asking))
    return most


@pytest.mark.asyncio
async def test_a_move_takes_as_many_turns_of_the_loop_while_twenty_tables_think_as_without_them(
    monkeypatch: pytest.MonkeyPatch, thought_here: list[str], tmp_path: Path
) -> None:
    log, clock = Log(), ManualClock()
    async with house_with(InlineBotPool(), clock, tmp_path / "alone") as house:
        people = await friends_of(house)
        alone = [await move(people) for _ in iter(lambda: still_play(people), False)]
    pool = observed(log, monkeypatch, clock)
    async with house_with(pool, clock, tmp_path / "not alone") as house:
        people = await friends_of(house)
        await open_tables(house, TABLES)
        among_others, last = [], log.thoughts + THOUGHTS
        while log.thoughts < last:
            await log.until(thoughts=log.thoughts + 1)
            among_others += [await move(people) for _ in range(still_play(people))]
        steps = tuple(log.steps)
    assert among_others == alone[: len(among_others)]
    assert len(among_others) > 3
    assert overtaken(steps) == []
    assert most_waiting(steps) > TABLES / 4
    assert log.answers >= last - 1
    assert len(log.processes) == 1
    assert thought_here == []


@pytest.mark.asyncio
async def test_people_play_a_whole_game_while_the_only_bot_process_stands_still(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log, clock = Log(), ManualClock()
    async with house_with(observed(log, monkeypatch, clock), clock, tmp_path) as house:
        people = await friends_of(house)
        await open_tables(house, TABLES)
        await log.until(thoughts=2)
        with stopped():
            # One answer may already be on its way.
            thoughts = log.thoughts + 1
            while still_play(people):
                await move(people)
            assert log.thoughts <= thoughts
        await log.until(thoughts=thoughts + 1)
    assert people[0].room.phase == "over"


@pytest.mark.asyncio
async def test_a_player_who_returns_while_a_bot_thinks_plays_at_once_and_the_process_lives_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log, clock = Log(), ManualClock()
    async with house_with(observed(log, monkeypatch, clock), clock, tmp_path) as house:
        anna, *others = await friends_of(house)
        while not anna.my_turn:
            await move([anna, *others])
        await anna.disconnect()
        await house.pass_time(GRACE)
        await log.until(processes=1)
        with stopped():
            back = await reconnect(house, anna)
            await move([back])
        await open_tables(house, 1)
        await log.until(thoughts=3)
    assert len(log.processes) == 1


@pytest.mark.asyncio
async def test_these_tests_would_notice_a_bot_that_thinks_in_the_house(
    thought_here: list[str], tmp_path: Path
) -> None:
    async with house_with(InlineBotPool(), ManualClock(), tmp_path) as house:
        await open_tables(house, len(HARD))
        while len(set(thought_here)) < len(HARD):
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("order", "found"),
    [
        ("a1 a1 a2 t1 t2 t1", []),
        ("a1 a1 a1 a2 t1 t1 t2 t1", []),
        ("a1 a1 a1 a2 t1 t1 t1 t2", [(1, 2)]),
        ("a1 a2 t1 a1 t1 a1 t1 t2", [(1, 2)]),
        ("a1 t1 a1 a2 t1 a1 t2 t1", []),
        ("a1 a2 a3 t1 a1 t3 a3 t1 t3 t2", [(3, 2)]),
    ],
)
def test_a_table_that_is_served_twice_while_another_waits_is_found(
    order: str, found: list[tuple[int, int]]
) -> None:
    whats: dict[str, What] = {"a": "asks", "t": "thinks"}
    assert overtaken([(whats[step[0]], int(step[1])) for step in order.split()]) == found
