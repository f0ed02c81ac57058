"""The common part of the simulated disk and the simulated database: workers on simulated time."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from server.store.changes import Change
from server.store.client import Store
from server.store.errors import Unsettled
from server.store.worker import Job, do_jobs
from tests.simulation.loop import SimulatedLoop
from tests.simulation.plan import Outage

# Seconds until a write of any table will do.
PATIENCE = 120.0


class SimulatedWorker:
    """Does the jobs that wait at a time, after a while. `sick` is the connection as the house has
    it once it is open. `writing`: of writes whose callers do not know yet how they ended."""

    def __init__(self, connection: Any, sick: Any, storage: "Storage") -> None:
        self.connection = connection
        self._sick = sick
        self._storage = storage
        self._jobs: deque[Job] = deque()
        self._waits = False
        self.writing: list[Any] = []
        # To the questions whether an unsettled write was done.
        self._answers: dict[Unsettled, Any] = {}
        self.dead = False

    def put(self, job: Job) -> None:
        if self.dead:
            return
        if job.loop is None:
            do_jobs(self.connection, [job])
            return
        self._jobs.append(job)
        if isinstance(job.work, tuple):
            self.writing.append(job.future)
            self._storage.noticed(job.work)
        elif isinstance(unsettled := getattr(job.work, "__self__", None), Unsettled):
            self._answers[unsettled] = job.future
        if not self._waits:
            self._waits = True
            self._storage.loop.call_later(self._storage.delay(), self._work)

    def stop(self) -> None:
        self._work()

    def settle(self) -> None:
        self.writing = [write for write in self.writing if not self._is_known(write)]

    def _is_known(self, write: Any) -> bool:
        if not write.done():
            return False
        error = None if write.cancelled() else write.exception()
        return not isinstance(error, Unsettled) or self._is_answered(error)

    def _is_answered(self, unsettled: Unsettled) -> bool:
        answer = self._answers.get(unsettled)
        if answer is None or not answer.done() or answer.cancelled():
            return False
        return answer.exception() is None

    def _work(self) -> None:
        self._waits = False
        jobs, self._jobs = [*self._jobs], deque()
        if jobs and not self.dead:
            self._storage.do(lambda: do_jobs(self._sick, jobs))


class AwaitedWrite(NamedTuple):
    """`call` is called at the next write of the table, or of any after a while."""

    table: str
    until: float
    call: Callable[[], None]


class Storage(ABC):
    """`sickness` is the present trouble, `slow` a factor for all its delays. With `power_cut`, the
    power fails during the next commit. `on_outage` is called with the time at which a database can
    be reached again. `opened` counts how often a house was started on it."""

    def __init__(self, root: Path, loop: SimulatedLoop, dice: Random) -> None:
        self.loop = loop
        self.dice = dice
        self.sickness: Any = None
        self.slow = 1.0
        self.power_cut: Callable[[], None] | None = None
        self.on_outage: Callable[[float], None] = lambda until: None
        self.opened = 0
        self._awaited: AwaitedWrite | None = None
        self._workers: list[SimulatedWorker] = []
        self._root = root

    @property
    def folder(self) -> Path:
        return self._root / str(self.opened)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        yield

    @abstractmethod
    def start(self) -> Store: ...

    @abstractmethod
    def query(self, sql: str, *values: Any) -> list[Any]:
        """Asks the database beside the house."""

    @abstractmethod
    def do(self, work: Callable[[], None]) -> None:
        """Does these jobs, in which something may fail."""

    @abstractmethod
    def leave(self, *, power: bool) -> None:
        """The house is dead; `power`: as the power of its machine failed."""

    def break_off(self, outage: Outage, much: float) -> None:
        """Of a database in another process: the connection to it."""
        raise NotImplementedError

    def may_open_later(self) -> bool:
        """Whether a house that cannot open now may be able to soon."""
        return False

    @property
    def writes(self) -> bool:
        """Whether the house does not know yet how a write ended."""
        return any(worker.writing for worker in self._workers)

    def settle(self) -> None:
        """Nothing is ready: whoever got an answer has acted on it."""
        for worker in self._workers:
            worker.settle()

    def delay(self) -> float:
        # SQLite waits for a lock, and so do disks before they give up, and clients for a server.
        tried = self.dice.random() if self.sickness else 0.0
        return tried + self.slow * self.dice.choice((0.0005, 0.002, 0.002, 0.01))

    def await_write(self, table: str, call: Callable[[], None]) -> None:
        self._awaited = AwaitedWrite(table, self.loop.time() + PATIENCE, call)

    def noticed(self, changes: tuple[Change, ...]) -> None:
        """These are to be written."""
        awaited = self._awaited
        if awaited and (
            self.loop.time() > awaited.until
            or any(f" {awaited.table} " in change.sql for change in changes)
        ):
            self._awaited = None
            awaited.call()
