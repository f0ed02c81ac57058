"""A simulated server of PostgreSQL, on simulated time, for one house after the other.

What it models. Its rows are in a file of SQLite, with the schema that SQLite gives them; statements
and errors are those of PostgreSQL as far as a house uses them.
- A transaction is done as a whole or not at all. After a faulty statement, nothing but its end is
  accepted; the session of a house has one advisory lock, and others wait for it in vain.
- A connection can be lost while a commit is on its way: before it reaches the server, in the
  middle, after it was done, or so that the server does it only later, when the house may have
  connected again. The server may need seconds to see that a client is gone.
- A server that is started again ends all sessions. A failover leads to another server: first to
  none, then to a standby that accepts no changes and does not show the last ones yet, and then to
  all that was acknowledged.
- If a commit need not be on the disk of the server, nor at a standby, then a crash or a failover
  loses the last ones.
Not modelled: rows that two sessions write at the same time, and networks between standbys.
"""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from contextvars import copy_context
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, Literal

import psycopg
from psycopg.conninfo import conninfo_to_dict

from tests.simulation.loop import PROCESS, SimulatedLoop
from tests.simulation.plan import Outage
from tests.simulation.postgres_backend import Backend, Rows, Statement, connect

Fault = Literal["unsent", "torn", "pending", "unanswered", "ended before", "ended after"]
Failure = tuple[Fault, Outage, float]
FAULTS: Final[tuple[Fault, ...]] = (
    "unsent",
    "torn",
    "pending",
    "pending",
    "pending",
    "unanswered",
    "ended before",
    "ended after",
)
# Whether a failover keeps what was acknowledged.
SYNCHRONOUS: Final = True
# Seconds until the server sees that a client is gone, at most: its own keepalives.
NOTICED: Final = 11.0
# Of sessions without a client, those that do not end earlier, as the disk does not answer them.
STUCK: Final = 0.5
# Commits that a server may lose that need not write them.
LOST: Final = 3


class SimulatedServer:
    """`reachable` is False in an outage; `stale` is the file of a standby. `fails` is what befalls
    the next commits; `on_outage` is called with the time at which an outage will be over."""

    def __init__(self, folder: Path, loop: SimulatedLoop, dice: Random) -> None:
        self.sickness: Literal["full", "locked"] | None = None
        self.fails: deque[Failure] = deque()
        self.on_outage: Callable[[float], None] = lambda until: None
        self.until = 0.0
        self.reachable = True
        self.standby = False
        # As its host has set it.
        self.syncs = dice.random() < 0.5
        self.file = self.stale = folder / "postgres.0"
        self._folder, self._loop, self._dice = folder, loop, dice
        self._backends: list[Backend] = []
        self._locked_by: Backend | None = None
        self._numbers = count(1)
        self._before_last: deque[bytes] = deque(maxlen=LOST)
        with closing(connect(self.file)) as rows:
            rows.execute("PRAGMA journal_mode = WAL")

    # Sessions

    def connect(self, conninfo: str) -> Backend:
        given = conninfo_to_dict(conninfo)
        if not self.reachable:
            raise psycopg.OperationalError("simulated: nothing answers")
        if self.standby and given.get("target_session_attrs") == "read-write":
            raise psycopg.OperationalError("simulated: the session is read-only")
        name = str(given.get("application_name", ""))
        backend = Backend(self, name, read_only=self.standby)
        self._backends.append(backend)
        return backend

    def answer(self, backend: Backend, statements: Sequence[Statement]) -> Rows:
        """Raises OperationalError if the connection is lost."""
        if not self.reachable:
            self.leave_alone(backend)
        if backend.orphan or not backend.alive:
            raise psycopg.OperationalError("simulated: the connection is lost")
        if self.fails and Statement(b"COMMIT") in statements:
            return self._fail(*self.fails.popleft(), backend, statements)
        return backend.do(statements)

    def leave_alone(self, backend: Backend) -> None:
        """Its client is gone, which the server does not notice at once."""
        backend.orphan, backend.stuck = True, self._dice.random() < STUCK
        self._later(self._dice.uniform(0.1, NOTICED), backend.finish)

    def terminate(self, name: str, by: Backend) -> None:
        for backend in tuple(self._backends):
            if backend.name == name and backend is not by and not backend.stuck:
                self._interrupt(backend)

    def lock(self, by: Backend) -> None:
        holder = self._locked_by
        if holder and holder is not by:
            if not holder.orphan or holder.stuck:
                raise psycopg.errors.LockNotAvailable("simulated: another session has the lock")
            # It ends while the other one waits.
            holder.finish()
        self._locked_by = by

    def ended(self, backend: Backend) -> None:
        self._backends.remove(backend)
        if self._locked_by is backend:
            self._locked_by = None

    def close(self) -> None:
        for backend in tuple(self._backends):
            backend.end()

    def _interrupt(self, backend: Backend) -> None:
        """Ends it, before or after what it is about to do."""
        if self._dice.random() < 0.5:
            backend.pending = ()
        backend.finish()

    # Troubles

    def _fail(
        self,
        fault: Fault,
        outage: Outage,
        seconds: float,
        backend: Backend,
        statements: Sequence[Statement],
    ) -> Rows:
        before = self._image()
        done = {
            "torn": self._dice.randrange(len(statements)),
            "unanswered": None,
            "ended after": None,
        }
        if fault == "pending":
            backend.pending = statements
        else:
            with suppress(psycopg.Error):
                backend.do(statements[: done.get(fault, 0)])
        if fault in ("torn", "pending"):
            self.leave_alone(backend)
        else:
            backend.end()
        self.suffer(outage, seconds, before)
        if fault in ("ended before", "ended after"):
            raise psycopg.errors.AdminShutdown("simulated: terminating connection")
        raise psycopg.OperationalError("simulated: the connection is lost")

    def suffer(self, outage: Outage, seconds: float, before: bytes | None = None) -> None:
        """`before` is what a standby shows as long as it is one."""
        if self._loop.time() < self.until:
            return
        self.until = self._loop.time() + seconds
        self.on_outage(self.until)
        self.reachable = not seconds
        if outage == "failover":
            self.stale = self._file_of(before or self._image())
            self._later(seconds / 2, self._open_standby)
        if outage != "database network":
            for backend in tuple(self._backends):
                self._interrupt(backend)
        if self._before_last and (
            outage == "failover" or (outage == "database crash" and SYNCHRONOUS)
        ):
            self.file = self._file_of(self._before_last[0])
        self._before_last.clear()
        self._later(seconds, self._recover)

    def commits(self, backend: Backend) -> None:
        if SYNCHRONOUS and backend.durable:
            # All before it are then kept, too.
            self._before_last.clear()
        else:
            self._before_last.append(self._image())

    def _open_standby(self) -> None:
        self.reachable = self.standby = True

    def _recover(self) -> None:
        if self.standby:
            self.close()
        self.reachable, self.standby = True, False

    def _image(self) -> bytes:
        with closing(connect(self.file)) as rows:
            return rows.serialize()

    def _file_of(self, image: bytes) -> Path:
        file = self._folder / f"postgres.{next(self._numbers)}"
        file.write_bytes(image)
        return file

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        # Of no process: the house that runs now may be killed meanwhile.
        context = copy_context()
        context.run(PROCESS.set, None)
        self._loop.call_later(seconds, call, context=context)
