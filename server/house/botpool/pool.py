"""Where bots think: at once, or in processes of their own with a budget of time."""

import asyncio
import pickle
from collections.abc import Coroutine, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

import server.bots
from server.bots.child import Asked, Registry, think
from server.house.botpool.fairness import FairQueue
from server.house.botpool.process import OutOfTime, ProcessLost, Worker
from server.house.clock import Clock, RealClock
from server.protocol.seat import Event, Move, Turn, View
from server.settings import BotSettings

ATTEMPTS: Final = 2


class Question(NamedTuple):
    game: str
    bot: str
    view: View
    seen: Sequence[Event]
    legal: tuple[Move, ...]
    dice: bytes


class BotPool(Protocol):
    async def choose(self, question: Question, table: int) -> int | None:
        """The place of the chosen move among the legal ones; out of turn a bot may choose none."""

    async def close(self) -> None: ...


class InlineBotPool:
    def __init__(self, bots: Registry = server.bots.bots) -> None:
        self._bots = bots

    async def choose(self, question: Question, table: int) -> int | None:
        return decided(question, think(self._bots, plain(question)))

    async def close(self) -> None:
        pass


class ProcessBotPool:
    """Processes that are started when they are first needed. One that takes too long is ended, and
    one that dies is replaced; whatever happens, there is an answer."""

    def __init__(
        self,
        count: int,
        budget_seconds: float,
        clock: Clock | None = None,
        registry: str = server.bots.__name__,
    ) -> None:
        self._turns = FairQueue(count)
        self._budget = budget_seconds
        self._clock = clock or RealClock()
        self._registry = registry
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False

    async def choose(self, question: Question, table: int) -> int | None:
        async with self._turns.taken(table):
            return decided(question, await to_its_end(self._consult(question)))

    async def _consult(self, question: Question) -> int | None:
        """A worker that dies may have been ended from outside, so another one is asked."""
        asked = pickle.dumps(plain(question))
        for _ in range(ATTEMPTS):
            if self._closed:
                break
            try:
                return await self._ask(asked, len(question.legal))
            except OutOfTime:
                break
            except ProcessLost:
                continue
        return None

    async def _ask(self, asked: bytes, choices: int) -> int | None:
        worker = await self._worker()
        try:
            chosen = await worker.ask(asked, choices, self._budget)
        except BaseException:
            # What it may still answer would belong to nobody.
            await self._dismiss(worker)
            raise
        self._idle.append(worker)
        return chosen

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.lives:
                return worker
            await self._dismiss(worker)
        worker = await Worker.start(self._registry, self._clock)
        self._all.add(worker)
        if self._closed:
            worker.hang_up()
        return worker

    async def _dismiss(self, worker: Worker) -> None:
        await worker.end()
        self._all.discard(worker)

    async def close(self) -> None:
        """What is still being asked is answered by chance."""
        self._closed = True
        for worker in self._all:
            worker.hang_up()
        await self._turns.all_done()
        for worker in tuple(self._all):
            await self._dismiss(worker)


async def to_its_end(thought: Coroutine[Any, Any, int | None]) -> int | None:
    """Whoever gives up waiting stays for the end of the thought: that is soon, and sooner than a
    new worker is there in the place of one that was ended in the middle of it."""
    thinks = asyncio.create_task(thought)
    try:
        return await asyncio.shield(thinks)
    finally:
        await thinks


def thinker(bots: BotSettings, clock: Clock) -> BotPool:
    """As the host has set it."""
    return (
        ProcessBotPool(bots.workers, bots.budget_ms / 1000, clock)
        if bots.workers
        else InlineBotPool()
    )


def plain(question: Question) -> Asked:
    """As it goes to a worker, who knows nothing of the house."""
    game, bot, view, seen, legal, dice = question
    return game, bot, view, seen, legal, dice


def decided(question: Question, chosen: int | None) -> int | None:
    """Who is waited for and chooses nothing makes any legal move."""
    waiting, seat = question.view.waiting, question.view.seat
    if chosen is None and isinstance(waiting, Turn) and seat in waiting.seats:
        return Random(question.dice).randrange(len(question.legal))
    return chosen
