"""Rows about tables of bots, and the journal."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from statistics import median
from typing import Any, Final

import asyncssh

from server.settings import HouseholdSettings
from tests.bench.crowd.row import Measured, Row, Scene
from tests.ssh.bare_server import connect
from tests.ssh.hostile.attacks import Begun
from tests.ssh.hostile.rogue import PER_ADDRESS, Rogue

GAME: Final = "farbstich"
"""its masters think longest"""
ALONE: Final = {"do": "open", "game": GAME, "seats": 6, "bots": ["master"] * 6, "relaxed": True}
WITH_HER: Final = ALONE | {"bots": ["master"] * 5}
MOST_TABLES: Final = HouseholdSettings().bot_tables
ROUNDS: Final = 4
SESSIONS: Final = 5
"""of a connection, which all watch a table of bots if they can"""
CONNECTIONS: Final = 4
KNOCKS, ENTRIES = 40, 3000
END: Final = 10.0
"""seconds in which the house ends"""


class Lines:
    """A program at the house."""

    def __init__(self, process: asyncssh.SSHClientProcess[str]) -> None:
        self._process = process

    async def ask(self, **request: object) -> None:
        self._process.stdin.write(json.dumps(request) + "\n")
        await self._process.stdin.drain()

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next notice of these kinds."""
        while line := await self._process.stdout.readline():
            notice: dict[str, Any] = json.loads(line)
            if notice["tell"] in kinds:
                return notice
        raise EOFError

    async def turn(self) -> dict[str, Any]:
        while True:
            state = await self.until("state")
            if state["legal"]:
                return state

    async def round(self, state: dict[str, Any]) -> tuple[dict[str, Any], float]:
        """Makes a move; the next own turn, and the seconds until it came."""
        begin = time.monotonic()
        await self.ask(do="move", at=state["number"], move=state["legal"][0])
        return await self.turn(), time.monotonic() - begin


@asynccontextmanager
async def program(port: int, address: str) -> AsyncIterator[Lines]:
    connection = await connect(port, "program", local_addr=(address, 0))
    try:
        lines = Lines(await connection.create_process("json"))
        await lines.until("lobby")
        yield lines
    finally:
        connection.abort()
        await connection.wait_closed()


async def from_one_address(
    rogue: Rogue, begun: Begun, each: Callable[[Rogue, Lines], Coroutine[Any, Any, None]]
) -> None:
    """Many sessions of one household do this."""
    async with AsyncExitStack() as stack:
        sessions = []
        for _ in range(CONNECTIONS):
            connection = await stack.enter_async_context(rogue.connection(PER_ADDRESS))
            made = (connection.create_process("json") for _ in range(SESSIONS))
            sessions += [Lines(process) for process in await asyncio.gather(*made)]
        async with asyncio.TaskGroup() as group:
            for lines in sessions:
                group.create_task(each(rogue, lines))
            begun()


async def open_tables(rogue: Rogue, begun: Begun) -> None:
    await from_one_address(rogue, begun, open_and_watch)


async def play_fast(rogue: Rogue, begun: Begun) -> None:
    await from_one_address(rogue, begun, play_against_masters)


async def play_against_masters(rogue: Rogue, lines: Lines) -> None:
    """As fast as they can, with bots that make no pauses."""
    await lines.until("lobby")
    await lines.ask(**WITH_HER)
    if (await lines.until("table", "refused"))["tell"] == "refused":
        return
    await lines.ask(do="ready")
    state = await lines.turn()
    while True:
        await lines.ask(do="tempo", tempo="fast")
        state, _ = await lines.round(state)
        rogue.counted["rounds"] += 1


async def open_and_watch(rogue: Rogue, lines: Lines) -> None:
    await lines.until("lobby")
    while True:
        await lines.ask(**ALONE)
        found = await lines.until("table", "refused")
        if found["tell"] == "table":
            rogue.counted["tables"] += 1
            await lines.until("over")
            await lines.ask(do="leave")
            await lines.until("left")
        await asyncio.sleep(0.1)


async def rounds(lines: Lines) -> float:
    """The usual seconds from a move until the next own turn."""
    state, waits = await lines.turn(), list[float]()
    while len(waits) < ROUNDS:
        state, seconds = await lines.round(state)
        waits.append(seconds)
    return median(waits)


@asynccontextmanager
async def at_table(scene: Scene) -> AsyncIterator[Lines]:
    async with program(scene.house.port, "127.0.0.250") as her:
        await her.ask(**WITH_HER)
        await her.until("table")
        await her.ask(do="ready")
        yield her


async def measure_players(scene: Scene) -> Sequence[Measured]:
    async with at_table(scene) as her:
        rest = await rounds(her)
        name = f"{play_fast.__module__}:{play_fast.__name__}"
        async with scene.strangers.attack(name):
            await her.ask(do="look")
            found = await rounds(her)
    return [Measured("round of bots (s)", found, 2 * rest + 1, rest)]


async def measure_bots(scene: Scene) -> Sequence[Measured]:
    async with at_table(scene) as her:
        rest = await rounds(her)
        name = f"{open_tables.__module__}:{open_tables.__name__}"
        async with scene.strangers.attack(name) as counted:
            # Keys do not end a game, so that her turn is still there.
            await her.ask(do="look")
            found = await rounds(her)
            async with program(scene.house.port, "127.0.0.251") as other:
                await other.ask(**ALONE)
                refused = (await other.until("table", "refused"))["tell"] == "refused"
    return [
        Measured("round of bots (s)", found, 2 * rest + 1, rest),
        Measured("tables that it could open", counted["tables"], MOST_TABLES),
        Measured("others who may open none", int(refused), 0),
    ]


async def knock(rogue: Rogue, begun: Begun) -> None:
    """Each connection is an entry in the journal, and these fill its pipe."""
    while rogue.counted["entries"] < ENTRIES:
        opened = await asyncio.gather(
            *(rogue.raw(number * PER_ADDRESS) for number in range(KNOCKS)), return_exceptions=True
        )
        for each in opened:
            if not isinstance(each, BaseException):
                each[1].transport.abort()
        rogue.counted["entries"] += len(opened)
    begun()
    await asyncio.Event().wait()


async def measure_journal(scene: Scene) -> Sequence[Measured]:
    scene.house.stop_listening()
    felt = await scene.felt(knock)
    begin = time.monotonic()
    await scene.house.end()
    rest = scene.rest.p95
    return [
        Measured("p95 of a key (ms)", felt.keys.p95, 3 * rest + 20, rest),
        Measured("seconds until SIGTERM ends it", time.monotonic() - begin, END),
    ]


ROWS = (
    Row("bots", "one guest opens tables full of master bots", measure_bots),
    Row("masters", "one household plays many games against masters", measure_players),
    Row("journal", "the journal's reader stops reading", measure_journal),
)
