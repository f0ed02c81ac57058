"""A whole house in a test, with a clock that only tests move."""

import heapq
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.bot_processes.pool import InlineBotPool
from server.house.clock import Alarm
from server.house.lobby.house import House
from server.house.lobby.session import Resumed, Session
from server.protocol.lobby import Language, Room
from server.protocol.notices import AtTable, GameSnapshot, Notice, Refused
from server.protocol.requests import Look, MakeMove, Open, Ready, Request, Sit
from server.protocol.seat import Move, Refusal, Turn
from server.settings import BotSettings, LimitSettings, Settings
from server.store.changes import Change
from server.store.client import Store
from tests.house import quick_bots
from tests.waiting import nothing_is_ready

N = TypeVar("N", bound=Notice)
AT_ONCE = Settings(
    bots=BotSettings(workers=0, quickest_ms=0, slowest_ms=0),
    limits=LimitSettings(requests_per_second=100_000),
)


class ManualAlarm:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """A clock that `RunningHouse.pass_time` moves."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self.ahead = 0.0
        self._alarms: list[tuple[float, int, ManualAlarm]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        """The time of day, which tests set by changing `ahead`."""
        return self._now + self.ahead

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        alarm = ManualAlarm(call)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    def jump(self, seconds: float) -> None:
        """As for a process that hangs: alarms are late."""
        self._now += seconds

    def is_due(self, until: float) -> bool:
        """Whether an alarm is due by then."""
        return any(when <= until and alarm.call for when, _, alarm in self._alarms)

    def next_alarm(self, until: float) -> bool:
        """Calls the next alarm that is due by then; False if none is."""
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            if alarm.call is not None:
                self._now = max(self._now, when)
                alarm.call()
                return True
        self._now = max(self._now, until)
        return False


class CountingStore(Store):
    """Counts writes, so that a test sees whether the house is still busy."""

    writes = 0

    async def write(self, *changes: Change, delayed: Callable[[], object] = lambda: None) -> None:
        self.writes += 1
        await super().write(*changes, delayed=delayed)


class RunningHouse:
    def __init__(self, house: House, clock: ManualClock) -> None:
        self.house = house
        self.clock = clock

    async def settle(self) -> None:
        """Waits until the house has nothing to do before the clock moves on."""
        await nothing_is_ready()
        while not self.house.store.is_idle:
            await self.house.store.settled()
            await nothing_is_ready()

    async def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        await self.settle()
        while self.clock.next_alarm(until):
            await self.settle()

    async def connect(
        self,
        name: str | None = None,
        key: str | None = None,
        language: Language = "en",
        address: str | None = None,
        resumed: Resumed | None = None,
    ) -> "Client":
        session = await self.house.enter(
            key=key or name, name=name, language=language, address=address, resumed=resumed
        )
        assert isinstance(session, Session), session
        return Client(self, session)


class Client:
    """A session of a person, with all notices that it received."""

    def __init__(self, house: RunningHouse, session: Session) -> None:
        self.house = house
        self.session = session
        self.received: list[Notice] = []

    def receive(self) -> list[Notice]:
        news = self.session.pending()
        self.received += news
        return news

    async def ask(self, *requests: Request) -> list[Notice]:
        for request in requests:
            await self.session.ask(request)
        await self.house.settle()
        return self.receive()

    async def refused(self, request: Request) -> Refusal | None:
        refusals = [n.refusal for n in await self.ask(request) if isinstance(n, Refused)]
        assert len(refusals) <= 1, refusals
        return refusals[0] if refusals else None

    async def move(self, move: Move, at: int | None = None) -> list[Notice]:
        return await self.ask(MakeMove(msgspec.Raw(msgspec.json.encode(move)), at))

    def last(self, kind: type[N]) -> N:
        self.receive()
        return next(notice for notice in reversed(self.received) if isinstance(notice, kind))

    def all(self, kind: type[N]) -> list[N]:
        self.receive()
        return [notice for notice in self.received if isinstance(notice, kind)]

    def clear(self) -> None:
        self.receive()
        self.received.clear()

    @property
    def room(self) -> Room:
        return self.last(AtTable).room

    @property
    def state(self) -> GameSnapshot:
        return self.last(GameSnapshot)

    @property
    def my_turn(self) -> bool:
        waiting = self.state.view.waiting
        return isinstance(waiting, Turn) and self.state.view.seat in waiting.seats

    async def disconnect(self) -> None:
        self.receive()
        self.house.house.leave(self.session)
        await self.house.settle()

    async def look(self) -> list[Notice]:
        return await self.ask(Look())


def numbered_secrets() -> Callable[[int], bytes]:
    """Gives other bytes at each call, the same in each test."""
    numbers = count()

    def draw(size: int) -> bytes:
        return sha256(b"%d" % next(numbers)).digest()[:size]

    return draw


@asynccontextmanager
async def running_house(
    folder: Path,
    settings: Settings = AT_ONCE,
    clock: ManualClock | None = None,
    games: Mapping[str, AnyGame] = GAMES,
    guests_kept: float = 0.0,
    **others: Any,
) -> AsyncIterator[RunningHouse]:
    clock = clock or ManualClock()
    usual: dict[str, Any] = {
        "draw": numbered_secrets(),
        "dice": Random(7),
        "pool": InlineBotPool(quick_bots.bots),
        "store": others.get("store") or CountingStore.open(folder),
    }
    house = House(
        games=games,
        settings=settings,
        clock=clock,
        **usual | others,
    )
    house.start(guests_kept)
    try:
        yield RunningHouse(house, clock)
    finally:
        await house.close()


async def gather(
    house: RunningHouse, *names: str, game: str = "eight28", **how: Any
) -> list[Client]:
    """People around a table, the first of them its host; nobody is ready yet."""
    people = [await house.connect(name) for name in names]
    await people[0].ask(Open(game, len(names) + len(how.get("bots", ())), **how))
    table = people[0].room.code or str(people[0].room.table)
    for person in people[1:]:
        await person.ask(Sit(table))
    return people


async def play_on(people: list[Client], choose: Callable[[GameSnapshot], Move]) -> None:
    """Makes a move for each person in turn, until none of them is in turn."""
    while movers := [person for person in people if person.my_turn]:
        state = movers[0].state
        news = await movers[0].move(choose(state), state.number)
        assert not any(isinstance(notice, Refused) for notice in news), news


async def all_ready(people: list[Client]) -> None:
    for person in people:
        await person.ask(Ready())
    for person in people:
        person.receive()
