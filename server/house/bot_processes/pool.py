"""Where bots think: in the house, or in processes of their own with a limited time."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from random import Random
from typing import Final, Protocol
from weakref import WeakValueDictionary

import server.bots
from server.bots.question import Question as Question
from server.bots.question import Registry, think
from server.house.bot_processes.process import BotProcess
from server.house.child_process import OutOfTime, ProcessLost
from server.house.clock import Clock
from server.house.fork_server import ForkServer
from server.house.process_pool import ProcessPool
from server.protocol.seat import Turn
from server.settings import BotSettings

# Questions in line for each process, up to which bots think as long as they like.
SHORT_QUEUE: Final = 4
# The part of the time for a question that is left to it however long it was in line.
LEAST_OF_BUDGET: Final = 0.25

# The questions that wait for a place, by household; that which is first has the next turn.
Line = dict[str, deque[asyncio.Future[None]]]


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
    """Lets a few questions be answered at once, while the others wait. Each table has at most one
    in line, and households take turns. Questions for which people wait come first."""

    # The next question of a table arrives only when its last one is done, and those of a household
    # are served in order of arrival: so its tables take turns, too.

    def __init__(self, places: int) -> None:
        self._free = places
        self._tables: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        self._lines: tuple[Line, Line] = ({}, {})

    def before(self, home: str) -> int:
        """How many wait in the line of the household, or how many lines there are."""
        lines = [(of, turn) for line in self._lines for of, turns in line.items() for turn in turns]
        waiting = Counter(of for of, turn in lines if not turn.done())
        return max(waiting[home], len(waiting))

    @property
    def waiting(self) -> int:
        return sum(not turn.done() for line in self._lines for of in line.values() for turn in of)

    @asynccontextmanager
    async def place(
        self, table: Hashable, home: str = "", *, awaited: bool = False
    ) -> AsyncIterator[None]:
        async with self._tables.setdefault(table, asyncio.Lock()):
            await self._enter(self._lines[0 if awaited else 1], home)
            try:
                yield
            finally:
                self._leave()

    async def _enter(self, line: Line, home: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(home, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # The place may have been given to it in the same turn of the loop.
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        for line in self._lines:
            while line:
                home = next(iter(line))
                turns = line.pop(home)
                turn = turns.popleft()
                if turns:
                    # Behind the other households.
                    line[home] = turns
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class ProcessBotPool(ProcessPool[BotProcess]):
    """A seat on turn makes any legal move if its bot runs out of time, or if every attempt loses
    its process; `chance_moves` counts these moves."""

    def __init__(
        self,
        count: int,
        budget_seconds: float,
        clock: Clock,
        fork_server: ForkServer,
    ) -> None:
        super().__init__(
            fork_server,
            lambda: BotProcess.run(fork_server, clock),
            "bots",
            "bots fail in their processes, and any legal move is made instead",
        )
        self.chance_moves = 0
        self._count = count
        self._queue = FairQueue(count)
        self._budget = budget_seconds
        self._clock = clock

    async def choose(self, question: Question, table: int) -> int | None:
        # The table may append to its events while the question waits.
        question = question._replace(seen=tuple(question.seen))
        asked_at = self._clock.now()
        async with self._queue.place(table, question.home, awaited=question.awaited):
            question = question._replace(share=self._share(question.home))
            waited = self._clock.now() - asked_at
            seconds = max(self._budget - waited, self._budget * LEAST_OF_BUDGET)
            chosen = await self._consult(question, seconds)
            made = or_any_legal(question, chosen)
            self.chance_moves += chosen is None and made is not None
            return made

    @property
    def waiting(self) -> int:
        """Questions in line."""
        return self._queue.waiting

    def _share(self, home: str) -> float:
        """The part of its usual worlds that a bot imagines: less while the queue is long, so that
        it becomes shorter before people notice it."""
        return min(1.0, SHORT_QUEUE * self._count / max(1, self._queue.before(home)))

    async def _consult(self, question: Question, seconds: float) -> int | None:
        try:
            return await self.ask(
                lambda process: process.ask(question, seconds),
                # The one that keeps most events of the seat.
                lambda process: process.sent.count(question.source),
            )
        except (OutOfTime, ProcessLost):
            return None


def bot_pool(bots: BotSettings, clock: Clock) -> BotPool:
    if not bots.workers:
        return InlineBotPool()
    fork_server = ForkServer("server.bots.child", server.bots.__name__)
    return ProcessBotPool(bots.workers, bots.budget_ms / 1000, clock, fork_server)


def or_any_legal(question: Question, chosen: int | None) -> int | None:
    """A seat on turn that chooses nothing makes any legal move."""
    waiting, seat = question.view.waiting, question.view.seat
    if chosen is None and isinstance(waiting, Turn) and seat in waiting.seats:
        return Random(question.dice).randrange(len(question.legal))
    return chosen
