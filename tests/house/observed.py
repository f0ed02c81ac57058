"""A house over many lives: it is closed or killed, and opened again on what it left."""

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
from server.store.load import tables as kept_tables
from server.store.rows import MoveRow
from tests.house import quick_bots
from tests.house.lagging_store import LaggingStore, copy_as_killed
from tests.house.recorder import Recorder, SessionRecorder
from tests.house.running import ManualClock, RunningHouse, numbered_secrets
from tests.house.tables import Inside, inside, tables

KEYS = ("Anna", "Ben", "Cora", "Dario", "Emil")
FURTHER_KEYS = ("Flora", "Gian", "Hanna")
MOST_CONNECTIONS = 8


class RecordedHouse(House):
    """Everybody who comes gets a mailbox that somebody else reads, too."""

    ledger: Recorder
    ears: dict[Session, SessionRecorder]

    def _new_session(self, *who: object) -> Session:
        session: Session = super()._new_session(*who)  # type: ignore[arg-type]
        ear = SessionRecorder(self.ledger, self, session, self.settings.limits.unread)
        session.mailbox = ear.mailbox
        self.ears[session] = ear
        return session


class Connection:
    """Somebody in front of a screen; who does not read lets his mail pile up."""

    def __init__(self, session: Session, ear: SessionRecorder) -> None:
        self.session = session
        self.ear = ear
        self.reads = True

    @property
    def mine(self) -> int | None:
        return self.ear.seat.viewer if self.ear.seat else None


class ObservedHouse:
    def __init__(
        self, folder: Path, settings: Settings, games: Mapping[str, AnyGame] = GAMES
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.games = games
        self.clock = ManualClock()
        self.ledger = Recorder()
        self.draw, self.dice = numbered_secrets(), Random(7)
        self.lines: list[Connection] = []
        self.codes: list[str] = []
        self.tasks: list[Future[None]] = []
        self.lives = 0

    @property
    def tables(self) -> list[Inside]:
        return tables(self.house)

    def line(self, number: int) -> Connection:
        return self.lines[number % len(self.lines)]

    async def open(self) -> None:
        self.lives += 1
        self.house = house = RecordedHouse(
            games=self.games,
            settings=self.settings,
            clock=self.clock,
            store=LaggingStore.open(self.folder / str(self.lives)),
            pool=InlineBotPool(quick_bots.bots),
            draw=self.draw,
            dice=self.dice,
        )
        house.ledger, house.ears = self.ledger, {}
        self.running = RunningHouse(house, self.clock)

    async def start(self) -> None:
        self.house.start()
        self._watch_owners()
        await self.settle()

    def _watch_owners(self) -> None:
        found = (task for task in asyncio.all_tasks() if task.get_name().startswith("table "))
        self.tasks += [task for task in found if task not in self.tasks]

    async def settle(self) -> None:
        self._watch_owners()
        await self.running.settle()
        self._watch_owners()
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()
        self.tasks = [task for task in self.tasks if not task.done()]
        await self._read()

    async def _read(self) -> None:
        for line in self.lines:
            if line.reads and len(line.session.mailbox):
                for notice in await line.session.notices():
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
        line = Connection(session, self.house.ears[session])
        self.lines.append(line)
        await self.settle()
        return line

    async def ask(self, line: Connection, *requests: Request) -> list[Refusal]:
        """What was refused of it."""
        before = len(line.ear.refusals)
        for request in requests:
            await self.answered([line.session.ask(request)])
        return line.ear.refusals[before:]

    async def answered(self, asking: Iterable[Future[Any]]) -> None:
        await self.settle()
        for task in asking:
            assert task.done(), "nobody answered"
            task.result()

    async def leave(self, line: Connection) -> None:
        self.lines.remove(line)
        self.house.leave(line.session)
        await self.settle()

    async def go_down(self, *, killed: bool, asking: Sequence[Future[None]]) -> None:
        """The next life begins with what is on disk at this moment, or after an orderly end."""
        folder, after = self.folder / str(self.lives), self.folder / str(self.lives + 1)
        if killed:
            copy_as_killed(folder, after)
            for ear in self.house.ears.values():
                ear.mailbox.close()
            # What was never begun could not be ended.
            for _ in range(4):
                await asyncio.sleep(0)
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
        self.lines.clear()
        await self.house.close()
        for _ in range(8):
            await asyncio.sleep(0)
        assert all(task.done() for task in asking), "a closed house lets somebody wait"
        for asked in asking:
            assert killed or asked.result() is None
        if not killed:
            copy_as_killed(folder, after)

    async def kept_moves(self) -> dict[int, tuple[MoveRow, ...]]:
        """By table."""
        rows = await self.house.store.read(kept_tables)
        return {row.id: row.moves for row in rows}

    def is_alone(self, line: Connection) -> bool:
        """His only line."""
        person = line.session.person
        return sum(other.session.person is person for other in self.lines) == 1

    def table(self, number: int | None) -> Inside | None:
        return inside(self.house.tables.get(number))
