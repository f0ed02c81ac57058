"""Twenty tables of bots that think hard, in a real worker: they take turns, and while they do,
people play as if they were alone in the house."""

import asyncio
import signal
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

from server.bots import MASTER, eight28, farbstich, schatzsuche
from server.engine import GAMES
from server.house.botpool import pool
from server.house.botpool.fairness import FairQueue
from server.house.botpool.pool import BotPool, InlineBotPool, ProcessBotPool
from server.house.botpool.process import Worker
from server.house.clock import Clock
from server.house.lobby.house import House
from server.protocol.notices import Refused
from server.protocol.requests import MakeMove, Open
from tests.house.lagging import LaggingMemory
from tests.house.living import AT_ONCE, Guest, HandClock, Living, secrets
from tests.house.scenes import GRACE, again, last_legal, on_turn, playing, raw

TABLES, MASTERS = 20, 3
THOUGHTS = 30
"""until the house closes: enough for half of the tables to have their turn again"""
BUDGET = 2.0
"""seconds of a clock that stands: nobody's time is ever up"""
BY_HAND = {"markers": "by_hand"}
HARD = (
    Open("farbstich", MASTERS, bots=(MASTER,) * MASTERS, relaxed=True),
    Open("schatzsuche", MASTERS, options=BY_HAND, bots=(MASTER,) * MASTERS, relaxed=True),
    Open("eight28", MASTERS, bots=(MASTER,) * MASTERS, relaxed=True),
)
What = Literal["asks", "thinks"]
Step = tuple[What, int]


class Book:
    """Which table asks and for which one it is thought, in order; the workers, and what they have
    answered."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.answers = 0
        self.workers: list[Process] = []
        self.news = asyncio.Event()

    def write(self, what: What, table: int) -> None:
        self.steps.append((what, table))
        self.news.set()

    def enter(self, worker: Process) -> None:
        self.workers.append(worker)
        self.news.set()

    @property
    def thoughts(self) -> int:
        return sum(what == "thinks" for what, _ in self.steps)

    async def until(self, *, thoughts: int = 0, workers: int = 0) -> None:
        while self.thoughts < thoughts or len(self.workers) < workers:
            self.news.clear()
            await self.news.wait()


def observed(book: Book, patch: pytest.MonkeyPatch, clock: Clock) -> ProcessBotPool:
    """One worker, and everything about it is written down."""

    class BookedTurns(FairQueue):
        @asynccontextmanager
        async def taken(self, table: int) -> AsyncIterator[None]:
            book.write("asks", table)
            async with super().taken(table):
                book.write("thinks", table)
                yield

    class BookedWorker(Worker):
        def __init__(self, process: Process, clock: Clock) -> None:
            super().__init__(process, clock)
            book.enter(process)

        async def ask(self, asked: bytes, choices: int, seconds: float) -> int | None:
            answer = await super().ask(asked, choices, seconds)
            book.answers += 1
            return answer

    patch.setattr(pool, "Turns", BookedTurns)
    patch.setattr(pool, "Worker", BookedWorker)
    return ProcessBotPool(1, BUDGET, clock)


@pytest.fixture
def thought_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games in which a master has thought in this very process."""
    games: list[str] = []
    for module in (eight28, farbstich, schatzsuche):
        thinks = module.master

        def master(*asked: Any, thinks: Any = thinks, **budget: Any) -> Any:
            games.append(thinks.__module__)
            return thinks(*asked, **budget)

        monkeypatch.setattr(module, "master", master)
    return games


@asynccontextmanager
async def house_with(thinker: BotPool, clock: HandClock, folder: Path) -> AsyncIterator[Living]:
    """How many turns of the loop its memory takes is known."""
    house = House(
        games=GAMES,
        settings=AT_ONCE,
        clock=clock,
        store=LaggingMemory.open(folder),
        thinker=thinker,
        draw=secrets(),
        dice=Random(7),
    )
    house.start()
    try:
        yield Living(house, clock)
    finally:
        await house.close()


async def friends_of(house: Living) -> list[Guest]:
    return await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)


async def open_tables(house: Living, count: int) -> None:
    for number, hard in enumerate(islice(cycle(HARD), count)):
        host = await house.come(f"Dora {number}")
        await host.session.ask(hard)
        assert not host.all(Refused)


async def move(people: list[Guest]) -> int:
    """After how many turns of the loop whoever moved sees what became of it."""
    mover = on_turn(people)
    before, turns = mover.state, 0
    asking = mover.session.ask(MakeMove(raw(last_legal(before)), before.number))
    asked = asyncio.create_task(asking)
    while not asked.done():
        await asyncio.sleep(0)
        turns += 1
    await asked
    assert mover.state.number > before.number
    return turns


def still_play(people: list[Guest]) -> bool:
    return any(person.my_turn for person in people)


@contextmanager
def standing_still(workers: list[Process]) -> Iterator[None]:
    for worker in workers:
        worker.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            worker.send_signal(signal.SIGCONT)


def overtaken(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """Tables for which it was thought twice while another one waited, each with that one. The
    thought that begins next after somebody asks does not count: its turn may have come before."""
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
async def test_a_key_takes_no_turn_of_the_loop_more_while_twenty_tables_think(
    monkeypatch: pytest.MonkeyPatch, thought_here: list[str], tmp_path: Path
) -> None:
    book, clock = Book(), HandClock()
    async with house_with(InlineBotPool(), clock, tmp_path / "alone") as house:
        people = await friends_of(house)
        alone = [await move(people) for _ in iter(lambda: still_play(people), False)]
    thinker = observed(book, monkeypatch, clock)
    async with house_with(thinker, clock, tmp_path / "not alone") as house:
        people = await friends_of(house)
        await open_tables(house, TABLES)
        among_others, last = [], book.thoughts + THOUGHTS
        while book.thoughts < last:
            await book.until(thoughts=book.thoughts + 1)
            among_others += [await move(people) for _ in range(still_play(people))]
        steps = tuple(book.steps)
    assert among_others == alone[: len(among_others)]
    assert len(among_others) > 3
    assert overtaken(steps) == []
    assert most_waiting(steps) > TABLES / 4
    assert book.answers >= last - 1
    assert len(book.workers) == 1
    assert thought_here == []


@pytest.mark.asyncio
async def test_people_play_a_whole_game_while_the_worker_of_twenty_tables_is_lost_in_thought(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book, clock = Book(), HandClock()
    async with house_with(observed(book, monkeypatch, clock), clock, tmp_path) as house:
        people = await friends_of(house)
        await open_tables(house, TABLES)
        await book.until(thoughts=2)
        with standing_still(book.workers):
            # An answer may be on its way.
            thoughts = book.thoughts + 1
            while still_play(people):
                await move(people)
            assert book.thoughts <= thoughts
        await book.until(thoughts=thoughts + 1)
    assert people[0].room.phase == "over"


@pytest.mark.asyncio
async def test_who_comes_back_in_the_middle_of_a_thought_plays_at_once_and_ends_no_worker(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book, clock = Book(), HandClock()
    async with house_with(observed(book, monkeypatch, clock), clock, tmp_path) as house:
        anna, *others = await friends_of(house)
        while not anna.my_turn:
            await move([anna, *others])
        await anna.leave()
        await house.pass_time(GRACE)
        await book.until(workers=1)
        with standing_still(book.workers):
            back = await again(house, anna)
            await move([back])
        await open_tables(house, 1)
        await book.until(thoughts=3)
    assert len(book.workers) == 1


@pytest.mark.asyncio
async def test_a_bot_that_thinks_in_the_house_would_be_noticed(
    thought_here: list[str], tmp_path: Path
) -> None:
    async with house_with(InlineBotPool(), HandClock(), tmp_path) as house:
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
