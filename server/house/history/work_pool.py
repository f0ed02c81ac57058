"""Where records are checked and replayed: in the house, or in processes behind all that play."""

import pickle
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from server.engine.game import AnyGame
from server.house.bot_processes.pool import FairQueue
from server.house.child_process import ChildProcess, OutOfTime, ProcessLost
from server.house.clock import Clock
from server.house.fork_server import ForkServer
from server.house.history.record_work import RecordWork, Work
from server.house.people.households import Household
from server.house.process_pool import ProcessPool
from server.settings import RecordSettings

MOST_WAITING: Final = 100
LONGEST_SECONDS: Final = 30.0
# Seconds after which somebody may try again whom a full queue or a lost process has refused.
AGAIN: Final = 10

# Called with the number of those before, if there is a wait.
TellPlace = Callable[[int], object]


class WorkRefusedError(Exception):
    """The queue is full, or the work could not be done. It may be asked for again."""


class WorkPool(Protocol):
    async def do(self, work: Work, household: Household, tell: TellPlace) -> Any:
        """The answer of `RecordWork.do`; `tell` is called with the place in the queue."""

    async def close(self) -> None: ...


class InlineWorkPool:
    def __init__(self, games: Mapping[str, AnyGame], longest_line: int) -> None:
        self._work = RecordWork(games, longest_line)

    async def do(self, work: Work, household: Household, tell: TellPlace) -> Any:
        return self._work.do(work)

    async def close(self) -> None:
        pass


class RecordProcess(ChildProcess):
    # The views of a step for six seats are some ten kilobytes.
    longest_answer = 10_000_000

    async def do(self, work: Work) -> Any:
        return pickle.loads(await self.answer_to(pickle.dumps(work), LONGEST_SECONDS))  # noqa: S301


class ProcessWorkPool(ProcessPool[RecordProcess]):
    """Each household has one record in work at a time, and households take turns."""

    def __init__(self, count: int, longest_line: int, clock: Clock) -> None:
        fork_server = ForkServer("server.house.history.child", str(longest_line))
        super().__init__(
            fork_server,
            lambda: RecordProcess.run(fork_server, clock),
            "records",
            "records fail in their processes",
        )
        self._count = count
        self._queue = FairQueue(count)
        self._under_way = 0

    async def do(self, work: Work, household: Household, tell: TellPlace) -> Any:
        waiting = self._under_way - self._count
        if waiting >= MOST_WAITING:
            raise WorkRefusedError
        if waiting >= 0:
            tell(waiting)
        self._under_way += 1
        try:
            async with self._queue.place(household.name):
                return await self.ask(lambda process: process.do(work))
        except (OutOfTime, ProcessLost) as error:
            raise WorkRefusedError from error
        finally:
            self._under_way -= 1


def work_pool(records: RecordSettings, games: Mapping[str, AnyGame], clock: Clock) -> WorkPool:
    if not records.workers:
        return InlineWorkPool(games, records.longest_line)
    return ProcessWorkPool(records.workers, records.longest_line, clock)
