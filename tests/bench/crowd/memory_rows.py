"""Rows about proofs, records, people who are known, and tables that are held."""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from server.commands.serving.open_house import opened
from server.engine import GAMES
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.notices import FinishedGames, Refused
from server.protocol.requests import Finished, Leave, Open, Ready
from server.settings import HouseholdSettings, LimitSettings, Settings, TableSettings
from server.store.changes import Change
from tests.bench.crowd.full_databases import fill, people, people_named, real_record, records
from tests.bench.crowd.row import Measured, Row, Scene
from tests.ssh.hostile.attacks import Begun
from tests.ssh.hostile.house import housed
from tests.ssh.hostile.rogue import PER_ADDRESS, Rogue

RECORD: Final = "R-1"
ADDRESSES, LINES_EACH, COMMANDS_AT_ONCE = 10, 10, 5
KNOWN, ANNAS, RECORDS, TABLES = 100_000, 5_000, 20_000, 500
TIMES: Final = 50
LISTED: Final = 40
TIMES_REST, MORE = 3, 20
"""how many times as long as at rest, and how many milliseconds more, a key may take"""
KEYS_MS, NAMES_MS, GAMES_MS = 1.0, 1.0, 5.0
MEGABYTE: Final = 1e6
START_MORE, MEMORY_MORE = 0.5, 10.0
"""seconds and megabytes more than an empty house"""

MANY = HouseholdSettings(
    **dict.fromkeys(HouseholdSettings.__struct_fields__, HouseholdSettings().requests_per_second)
    | {"new_keys_per_day": 100_000, "tables_per_hour": 100_000, "requests_per_second": 100_000}
)
"""one household of the bench stands for many"""
QUICK = LimitSettings(requests_per_second=100_000)


# --- proofs ---


async def verify(rogue: Rogue, begun: Begun) -> None:
    """Many addresses ask for the same proof, again and again."""

    async def ask(number: int) -> None:
        while True:
            async with rogue.connection(number) as connection:
                for _ in range(COMMANDS_AT_ONCE):
                    answer = await connection.run(f"verify {RECORD}")
                    rogue.counted["proofs"] += answer.exit_status == 0
                    rogue.counted["refused"] += answer.exit_status == 1

    numbers = [
        address * PER_ADDRESS + line for address in range(ADDRESSES) for line in range(LINES_EACH)
    ]
    asking = asyncio.gather(*map(ask, numbers))
    begun()
    await asking


async def measure_proofs(scene: Scene) -> Sequence[Measured]:
    felt = await scene.felt(verify)
    return [
        keys_within("p50 of keys (ms)", felt.keys.p50, scene.rest.p50),
        keys_within("p95 of keys (ms)", felt.keys.p95, scene.rest.p95),
        # As many as were verified: a row in which everything is refused would prove nothing.
        Measured("proofs that failed or were refused for each good one", ratio(felt.counted), 50),
    ]


def ratio(counted: dict[str, float]) -> float:
    return counted.get("refused", 0) / max(counted.get("proofs", 0), 0.01)


def keys_within(what: str, found: float, rest: float) -> Measured:
    return Measured(what, found, TIMES_REST * rest + MORE, rest)


# --- in the process of the bench: what the loop does for one request ---


class OnTheLoop(NamedTuple):
    """Milliseconds that the thread of the event loop worked, and those until the answer."""

    worked: float
    waited: float


async def on_the_loop(work: Callable[[], Awaitable[object]]) -> OnTheLoop:
    """Of the median run."""
    worked, waited = list[float](), list[float]()
    for _ in range(TIMES):
        cpu, began = time.thread_time(), time.perf_counter()
        await work()
        worked.append(1000 * (time.thread_time() - cpu))
        waited.append(1000 * (time.perf_counter() - began))
    return OnTheLoop(median(worked), median(waited))


@asynccontextmanager
async def house_with(
    changes: Iterable[Change] = (), tables: TableSettings | None = None
) -> AsyncIterator[House]:
    settings = Settings(household=MANY, limits=QUICK, tables=tables or TableSettings())
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        await asyncio.to_thread(fill, Path(folder), changes)
        async with opened(Path(folder), GAMES, settings) as house:
            yield house


async def come(house: House, key: str, name: str | None = None) -> Session:
    session = await house.enter(key=key, name=name)
    assert isinstance(session, Session), session
    return session


async def visits(changes: Iterable[Change], name: str | None, first: int) -> OnTheLoop:
    """A person enters and leaves: known people in turn, or new ones who wish for the name."""
    numbers = count(first)

    async def visit() -> None:
        number = next(numbers)
        wish = name and name.format(number)
        house.leave(await come(house, f"new {number}" if name else f"key {number}", wish))

    async with house_with(changes) as house:
        return await on_the_loop(visit)


async def measure_keys() -> Sequence[Measured]:
    few = await visits(people(2 * TIMES, seen=time.time()), None, 1)
    many = await visits(people(KNOWN, seen=time.time()), None, KNOWN // 2)
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        empty, full = Path(folder, "empty"), Path(folder, "full")
        await asyncio.to_thread(fill, full, people(KNOWN, seen=time.time()))
        small, large = await start(empty), await start(full)
    most = few.worked + KEYS_MS
    return [
        Measured("the loop for one who enters and leaves (ms)", many.worked, most, few.worked),
        Measured("start (s)", large.seconds, small.seconds + START_MORE, small.seconds),
        Measured("memory (MB)", large.memory, small.memory + MEMORY_MORE, small.memory),
    ]


class Start(NamedTuple):
    seconds: float
    memory: float


async def start(folder: Path) -> Start:
    began = time.perf_counter()
    async with housed(folder) as house:
        started = Start(time.perf_counter() - began, house.store() / MEGABYTE)
        await house.end()
    return started


async def measure_names() -> Sequence[Measured]:
    free = await visits((), "guest{}x", 0)
    taken = await visits(people_named("anna", ANNAS), "anna", 0)
    most = free.worked + NAMES_MS
    return [
        Measured("the loop for the next one (ms)", taken.worked, most, free.worked),
        Measured("until that one is in (ms)", taken.waited, free.waited + MORE, free.waited),
    ]


async def measure_records() -> Sequence[Measured]:
    async with house_with([*people(100), *records(RECORDS)]) as house:
        session = await come(house, "key 1")
        session.pending()

        async def ask() -> None:
            await session.ask(Finished())
            (listed,) = session.pending()
            assert isinstance(listed, FinishedGames)
            assert len(listed.games) == LISTED

        asked = await on_the_loop(ask)
    return [
        Measured("the loop for a list of finished games (ms)", asked.worked, GAMES_MS),
        Measured("until the list is there (ms)", asked.waited, TIMES_REST * GAMES_MS),
    ]


async def measure_tables() -> Sequence[Measured]:
    refused = 0
    async with house_with(tables=TableSettings(most=TABLES, grace=0)) as house:
        for number in range(-(-TABLES // 3)):
            fresh = await come(house, f"fresh {number}")
            for game, seats in (("farbstich", 3), ("eight28", 4), ("schatzsuche", 3)):
                await fresh.ask(Open(game, seats, bots=("simple",) * (seats - 1), relaxed=True))
                await fresh.ask(Ready())
                await fresh.ask(Leave())
                fresh.pending()
            house.leave(fresh)
        held, numbers = len(house.tables), count()

        async def open_one() -> None:
            nonlocal refused
            session = await come(house, f"other {next(numbers)}")
            session.pending()
            await session.ask(Open("farbstich", 3))
            refused += any(isinstance(notice, Refused) for notice in session.pending())

        opening = await on_the_loop(open_one)
    return [
        Measured("tables that could not be filled", TABLES - held, 0),
        Measured("others who could open none", refused, 0),
        Measured("the loop for one who opens a table (ms)", opening.worked, 5.0),
    ]


def prepare_proofs(folder: Path) -> None:
    fill(folder, real_record(RECORD))


ROWS = (
    Row("proofs", "many proofs at once, again and again", measure_proofs, prepare_proofs),
    Row("records", f"{RECORDS:,} records, a list of finished games", alone=measure_records),
    Row("keys", f"{KNOWN:,} keys have been here once", alone=measure_keys),
    Row("names", f"{ANNAS:,} people wished to be anna", alone=measure_names),
    Row("tables", f"fresh keys hold {TABLES} tables", alone=measure_tables),
)
