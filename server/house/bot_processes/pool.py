"""Where bots think: in the house, or in processes of their own with a limited time."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import server.bots
from server.bots.question import Question as Question
from server.bots.question import Registry, Source, think
from server.house.bot_processes.process import BotProcess, OutOfTime, ProcessLost
from server.house.clock import Clock, RealClock
from server.protocol.seat import Turn
from server.settings import BotSettings

ATTEMPTS: Final = 2
# Questions in line for each process, up to which bots think as long as they like.
SHORT_QUEUE: Final = 4
# The part of the time for a question that is left to it however long it was in line.
LEAST_OF_BUDGET: Final = 0.25

# Of the questions that wait for a place.
Line = deque[asyncio.Future[None]]


class BotPool(Protocol):
    async def choose(self, question: Question, table: int) -> int | None:
        """The place of the chosen move among the legal ones; None only out of turn."""

    async def close(self) -> None: ...


class InlineBotPool:
    def __init__(self, bots: Registry = server.bots.bots) -> None:
        self._bots = bots

    async def choose(self, question: Question, table: int) -> int | None:
        return or_any_legal(question, think(self._bots, question))

    async def close(self) -> None:
        pass


class FairQueue:
    """So many places, and each table has at most one question in line for them. `waiting` counts
    those in line. Questions for which people wait come first."""

    # Each of the two lines is served in order of arrival, and the next question of a table arrives
    # only when its last one is done: so tables take turns, however much a single one asks.

    def __init__(self, places: int) -> None:
        self.waiting = 0
        self._free = places
        self._tables: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._lines: tuple[Line, Line] = (deque(), deque())

    @asynccontextmanager
    async def place(self, table: int, *, awaited: bool = False) -> AsyncIterator[None]:
        async with self._tables.setdefault(table, asyncio.Lock()):
            await self._enter(self._lines[0 if awaited else 1])
            try:
                yield
            finally:
                self._leave()

    async def _enter(self, line: Line) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            # The place may have been given to it in the same turn of the loop.
            if turn.done() and not turn.cancelled():
                self._leave()
            raise
        finally:
            self.waiting -= 1

    def _leave(self) -> None:
        for line in self._lines:
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class ProcessBotPool:
    """Processes are started when first needed, ended when out of time, and replaced when they die.
    A seat on turn makes any legal move if its bot runs out of time, or if every attempt loses its
    process."""

    def __init__(
        self,
        count: int,
        budget_seconds: float,
        clock: Clock | None = None,
        registry: str = server.bots.__name__,
    ) -> None:
        self._count = count
        self._queue = FairQueue(count)
        self._budget = budget_seconds
        self._clock = clock or RealClock()
        self._registry = registry
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._asking: set[asyncio.Task[int | None]] = set()
        self._failed = False
        self._closed = False

    async def choose(self, question: Question, table: int) -> int | None:
        # The table may append to its events while the question waits.
        question = question._replace(seen=tuple(question.seen))
        asked_at = self._clock.now()
        async with self._queue.place(table, awaited=question.awaited):
            question = question._replace(share=self._share())
            waited = self._clock.now() - asked_at
            seconds = max(self._budget - waited, self._budget * LEAST_OF_BUDGET)
            return or_any_legal(question, await self._to_its_end(self._consult(question, seconds)))

    def _share(self) -> float:
        """Of the usual worlds, so that a long queue becomes shorter before people wait for it."""
        return min(1.0, SHORT_QUEUE * self._count / max(1, self._queue.waiting))

    async def _to_its_end(self, asking: Coroutine[Any, Any, int | None]) -> int | None:
        """Keeps the place until the answer, even if cancelled."""
        # Starting another process in the place of one that still thinks would take longer.
        task = asyncio.create_task(asking)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        try:
            return await asyncio.shield(task)
        finally:
            await task

    async def _consult(self, question: Question, seconds: float) -> int | None:
        # A process that dies may have been killed from outside, so another one is asked.
        lost = None
        for _ in range(ATTEMPTS):
            if self._closed:
                return None
            try:
                chosen = await self._ask(question, seconds)
            except OutOfTime:
                return None
            except ProcessLost as error:
                lost = error
            else:
                self._failed = False
                return chosen
        self._report(lost)
        return None

    def _report(self, error: Exception | None) -> None:
        # Once, until a process answers again: a bot that always fails is asked again and again.
        if not (self._failed or self._closed):
            message = "bots fail in their processes, and any legal move is made instead"
            loop = asyncio.get_running_loop()
            loop.call_exception_handler({"message": message, "exception": error})
        self._failed = True

    async def _ask(self, question: Question, seconds: float) -> int | None:
        process = await self._process(question.source)
        try:
            chosen = await process.ask(question, seconds)
        except BaseException:
            # A later answer to this question would be taken for that to the next.
            await self._dismiss(process)
            raise
        self._idle.append(process)
        return chosen

    async def _process(self, source: Source | None) -> BotProcess:
        """Of those idle the one that keeps most events of the seat, or the last one used."""
        while self._idle:
            process = max(reversed(self._idle), key=lambda each: each.sent.count(source))
            self._idle.remove(process)
            if process.lives:
                return process
            await self._dismiss(process)
        process = await BotProcess.start(self._registry, self._clock)
        self._all.add(process)
        if self._closed:
            process.hang_up()
        return process

    async def _dismiss(self, process: BotProcess) -> None:
        await process.end()
        self._all.discard(process)

    async def close(self) -> None:
        """Questions that are still open get any legal move."""
        self._closed = True
        for process in self._all:
            process.hang_up()
        if self._asking:
            await asyncio.wait(self._asking)
        for process in tuple(self._all):
            await self._dismiss(process)


def bot_pool(bots: BotSettings, clock: Clock) -> BotPool:
    if not bots.workers:
        return InlineBotPool()
    return ProcessBotPool(bots.workers, bots.budget_ms / 1000, clock)


def or_any_legal(question: Question, chosen: int | None) -> int | None:
    """A seat on turn that chooses nothing makes any legal move."""
    waiting, seat = question.view.waiting, question.view.seat
    if chosen is None and isinstance(waiting, Turn) and seat in waiting.seats:
        return Random(question.dice).randrange(len(question.legal))
    return chosen
