"""A house whose notices are recorded. It can be closed or killed, and opened again on its files."""

import asyncio
from asyncio import Future
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.bot_processes.pool import InlineBotPool
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.notices import DeviceCode, Welcome
from server.protocol.requests import Request
from server.protocol.seat import Refusal
from server.settings import Settings
from server.store.load import tables as load_tables
from server.store.rows import MoveRow
from tests.house import quick_bots
from tests.house.lagging_store import copy_as_killed, lagging_store
from tests.house.recorder import Recorder, SessionLog
from tests.house.running import ManualClock, RunningHouse, numbered_secrets
from tests.house.tables import Inside, inside, tables

KEYS = ("Anna", "Ben", "Cora", "Dario", "Emil")
FURTHER_KEYS = ("Flora", "Gian", "Hanna")
MOST_CONNECTIONS = 8


class RecordedHouse(House):
    """A house that records the notices to each session."""

    recorder: Recorder
    logs: dict[Session, SessionLog]

    def arrived(self, session: Session) -> None:
        if session not in self.logs:
            log = SessionLog(self.recorder, self, session, self.settings.limits.unread)
            session.mailbox = log.mailbox
            self.logs[session] = log
        super().arrived(session)


class Connection:
    """A session with the log of its notices. While `reads` is false, its mailbox fills."""

    def __init__(self, session: Session, log: SessionLog) -> None:
        self.session = session
        self.log = log
        self.reads = True

    @property
    def mine(self) -> int | None:
        return self.log.seat.viewer if self.log.seat else None


class ObservedHouse:
    """`starts` counts how often it was opened. `codes` are the return codes that were sent, `tasks`
    those of the tables: if one fails, so does the test."""

    def __init__(
        self, folder: Path, settings: Settings, games: Mapping[str, AnyGame] = GAMES
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.games = games
        self.clock = ManualClock()
        self.recorder = Recorder()
        self.draw, self.dice = numbered_secrets(), Random(7)
        self.connections: list[Connection] = []
        self.codes: list[str] = []
        self.tasks: list[Future[None]] = []
        self.starts = 0

    @property
    def tables(self) -> list[Inside]:
        return tables(self.house)

    def connection(self, number: int) -> Connection:
        return self.connections[number % len(self.connections)]

    async def open(self) -> None:
        self.starts += 1
        self.house = house = RecordedHouse(
            games=self.games,
            settings=self.settings,
            clock=self.clock,
            store=lagging_store(self.folder / str(self.starts)),
            pool=InlineBotPool(quick_bots.bots),
            draw=self.draw,
            dice=self.dice,
        )
        house.recorder, house.logs = self.recorder, {}
        self.running = RunningHouse(house, self.clock)

    async def start(self) -> None:
        self.house.start()
        self._find_table_tasks()
        await self.settle()

    def _find_table_tasks(self) -> None:
        found = (task for task in asyncio.all_tasks() if task.get_name().startswith("table "))
        self.tasks += [task for task in found if task not in self.tasks]

    async def settle(self) -> None:
        self._find_table_tasks()
        await self.running.settle()
        self._find_table_tasks()
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()
        self.tasks = [task for task in self.tasks if not task.done()]
        await self._read()

    async def _read(self) -> None:
        for connection in self.connections:
            if connection.reads and len(connection.session.mailbox):
                for notice in await connection.session.notices():
                    if isinstance(notice, Welcome | DeviceCode) and notice.code:
                        self.codes.append(notice.code)
        self.codes = list(dict.fromkeys(self.codes))

    async def pass_time(self, seconds: float) -> None:
        await self.running.pass_time(seconds)
        await self.settle()

    async def connect(self, key: str | None, name: str | None) -> Connection | Refusal:
        session = await self.house.enter(key=key, name=name)
        if isinstance(session, Refusal):
            return session
        connection = Connection(session, self.house.logs[session])
        self.connections.append(connection)
        await self.settle()
        return connection

    async def ask(self, connection: Connection, *requests: Request) -> list[Refusal]:
        """The refusals of these requests."""
        before = len(connection.log.refusals)
        for request in requests:
            await self.answered([connection.session.ask(request)])
        return connection.log.refusals[before:]

    async def answered(self, asking: Iterable[Future[Any]]) -> None:
        await self.settle()
        for task in asking:
            assert task.done(), "a request has no answer"
            task.result()

    async def disconnect(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.house.leave(connection.session)
        await self.settle()

    async def go_down(self, *, killed: bool, asking: Sequence[Future[None]]) -> None:
        """Ends the house. A kill leaves what is on disk at this moment."""
        self.recorder.stop(self.house)
        folder, after = self.folder / str(self.starts), self.folder / str(self.starts + 1)
        if killed:
            copy_as_killed(folder, after)
            for log in self.house.logs.values():
                log.mailbox.close()
            # A task that has not begun yet would not run its clean-up.
            for _ in range(4):
                await asyncio.sleep(0)
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        self.connections.clear()
        await self.house.close()
        for _ in range(8):
            await asyncio.sleep(0)
        assert all(task.done() for task in asking), "a request to a closed house has no answer"
        for asked in asking:
            assert killed or asked.result() is None
        if not killed:
            copy_as_killed(folder, after)

    async def stored_moves(self) -> dict[int, tuple[MoveRow, ...]]:
        """The stored moves by table."""
        rows = await self.house.store.read_in_order(load_tables)
        return {row.id: row.moves for row in rows}

    def is_only_connection(self, connection: Connection) -> bool:
        person = connection.session.person
        return sum(other.session.person is person for other in self.connections) == 1

    def table(self, number: int | None) -> Inside | None:
        return inside(self.house.tables.get(number))
