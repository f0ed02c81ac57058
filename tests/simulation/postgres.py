"""The simulated database of a house: its own connections, with a simulated server behind them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Literal
from unittest.mock import patch

import psycopg
from psycopg.pq import TransactionStatus

from server.store.client import Store
from tests.simulation.loop import SimulatedLoop
from tests.simulation.plan import Outage
from tests.simulation.postgres_backend import Backend, Rows, Statement, connect
from tests.simulation.postgres_server import FAULTS, NOTICED, SimulatedServer
from tests.simulation.storage import SimulatedWorker, Storage

URL = "postgresql://house@simulated/house"
# Of troubles, those that strike during a commit.
IN_A_COMMIT = 0.7
# Seconds that a client waits for a server.
WAITED = 3.0


class Link:
    """The part of a psycopg connection that the store uses."""

    def __init__(self, server: SimulatedServer, backend: Backend, dice: Random) -> None:
        self.closed = False
        self.backend = backend
        self._server, self._dice = server, dice
        self._batch: list[Statement] | None = None

    @property
    def info(self) -> "Link":
        return self

    @property
    def transaction_status(self) -> TransactionStatus:
        if self.closed or not self.backend.alive:
            return TransactionStatus.UNKNOWN
        if self.backend.failed:
            return TransactionStatus.INERROR
        return TransactionStatus.INTRANS if self.backend.in_transaction else TransactionStatus.IDLE

    def fileno(self) -> int:
        return self.backend.client.fileno()

    def execute(self, sql: bytes, values: Sequence[Any] | None = None) -> Rows:
        statement = Statement(sql, values or ())
        if self._batch is not None:
            self._batch.append(statement)
            return Rows()
        return self._request([statement])

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        self._batch = []
        try:
            yield
            batch, self._batch = self._batch, None
            self._request(batch)
        finally:
            self._batch = None

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.execute(b"BEGIN")
        yield
        self.execute(b"COMMIT")

    def rollback(self) -> None:
        if self.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR):
            self.execute(b"ROLLBACK")

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.backend.client.close()
            if not self.backend.orphan:
                self.backend.end()

    def _request(self, statements: Sequence[Statement]) -> Rows:
        if self.closed:
            raise psycopg.OperationalError("simulated: the connection is closed")
        try:
            return self._server.answer(self.backend, statements)
        except psycopg.errors.AdminShutdown:
            # The end may be read only later, after what was said before it.
            if self._dice.random() < 0.5:
                self.close()
            raise
        except psycopg.OperationalError as error:
            if error.sqlstate is None:
                self.close()
            raise


class Database(Storage):
    sickness: Literal["full", "locked"] | None

    def __init__(self, root: Path, loop: SimulatedLoop, dice: Random) -> None:
        super().__init__(root, loop, dice)
        self.server = SimulatedServer(root, loop, dice)
        self._links: list[Link] = []
        self._left = 0.0

    @contextmanager
    def in_use(self) -> Iterator[None]:
        self.server.on_outage = self.on_outage
        with patch.object(psycopg.Connection, "connect", self._connect):
            try:
                yield
            finally:
                self.leave(power=False)
                self.server.close()

    def start(self) -> Store:
        self._workers.clear()
        return Store.open(self.folder, url=URL, worker=self._started)

    def _started(self, connection: Any) -> SimulatedWorker:
        self._workers.append(SimulatedWorker(connection, connection, self))
        return self._workers[-1]

    def _connect(self, conninfo: str, **_: object) -> Link:
        link = Link(self.server, self.server.connect(conninfo), self.dice)
        self._links = [*(each for each in self._links if not each.closed), link]
        return link

    def query(self, sql: str, *values: Any) -> list[Any]:
        rows = connect(self.server.file)
        try:
            return rows.execute(sql, values).fetchall()
        finally:
            rows.close()

    def delay(self) -> float:
        self.server.sickness = self.sickness
        waited = 0.0 if self.server.reachable else self.dice.uniform(0, WAITED)
        return super().delay() + waited

    def break_off(self, outage: Outage, much: float) -> None:
        """During the next commits, or now."""
        seconds = self.dice.choice((0.0, 2.0, 60 * much)) if outage != "failover" else 2 + 60 * much
        if self.dice.random() < IN_A_COMMIT:
            times = self.dice.choice((1, 2, 4)) if outage == "database network" else 1
            self.server.fails += [(self.dice.choice(FAULTS), outage, seconds) for _ in range(times)]
        else:
            self.server.suffer(outage, seconds)

    def do(self, work: Callable[[], None]) -> None:
        if self.power_cut and not self.server.fails:
            self.server.fails.append((self.dice.choice(FAULTS), "database network", 0.0))
        failures = len(self.server.fails)
        work()
        if self.power_cut and len(self.server.fails) < failures:
            cut, self.power_cut = self.power_cut, None
            cut()

    def may_open_later(self) -> bool:
        # The server stands still in a stall, too.
        last = max(self.server.until, self._left, self.loop.stalled)
        return self.loop.time() < last + NOTICED + WAITED

    def leave(self, *, power: bool) -> None:
        for worker in self._workers:
            worker.dead = True
        for link in self._links:
            if power and not link.closed:
                self.server.leave_alone(link.backend)
            link.close()
        if power:
            self._left = self.loop.time()
        self.opened += 1
