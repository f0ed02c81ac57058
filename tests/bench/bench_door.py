"""kartenhaus bench door: what people at terminals cost the house, who come in by SSH."""

import asyncio
import tempfile
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Final

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.progress import Progress
from tests.bench.door.guest import Guest, guest
from tests.bench.door.house import Housed, housed, port_of, python
from tests.bench.figures import report

# What each may be at most; those without a limit are there to be compared with.
FIGURES: Final[Mapping[str, float | None]] = {
    "echo": None,
    "key": None,
    "times": 3,
    "first": 60,
    "memory": 1.2,
    "crowd-first": 1,
    "crowd": 20,
    "crowd-work": None,
    "idle": 5,
}
COLUMNS: Final = ("what", "found", "most")
MOST_SECONDS: Final = 600
FIRST, KEYS, CROWD, IDLE = 10, 200, 200, 300
FORGOTTEN: Final = 12
"""seconds after which a screen at rest has let go of what it painted; until then it is not idle"""
MEGABYTE: Final = 2**20
AT_ONCE: Final = 10
"""so many come together where nobody measures how long it takes"""


def run(given: Arguments, desk: Context) -> int:
    seconds = given.number("seconds", range(1, MOST_SECONDS + 1), default=10)
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(desk, Path(folder) / "house", seconds))
    report(given, desk, COLUMNS, FIGURES, found)
    return 0


async def measure(desk: Context, folder: Path, seconds: int) -> dict[str, float]:
    with Progress(desk.texts, 4) as progress:
        async with housed(folder) as house, AsyncExitStack() as stack:
            # The first of all is slower, and comes but once.
            first = [await price_of_coming(house, number) for number in range(FIRST + 1)][1:]
            progress.at(1)
            one = await stack.enter_async_context(guest(house.port, FIRST + 1))
            keys = await compare_keys(one)
            progress.at(2)
            store = house.store()
            crowd = await storm(house, stack)
            progress.at(3)
            await fill(house, stack)
            idle = await share_of_processor(house, seconds)
            size = (house.store() - store) / IDLE
    return {
        **keys,
        "first": in_ms(median(first)),
        "memory": round(size / MEGABYTE, 2),
        **crowd,
        "idle": round(100 * idle, 1),
    }


async def price_of_coming(house: Housed, number: int) -> float:
    """What the house works from the connection to the picture, in seconds."""
    worked = house.worked()
    async with guest(house.port, number) as one:
        await one.painted()
        return house.worked() - worked


async def compare_keys(one: Guest) -> dict[str, float]:
    """In turns, so that both are measured on the same machine at the same time."""
    await one.painted()
    await one.calm()
    keys = await one.working_keys()
    painted, echoed = list[float](), list[float]()
    async with (
        python("-m", "tests.bench.door.echo") as process,
        guest(await port_of(process, rb"port (\d+)")) as parrot,
    ):
        for _ in range(KEYS):
            echoed.append(await parrot.time(b"x"))
            # On a machine with much else to do, a key may come to nothing with the one before it.
            with suppress(TimeoutError):
                painted.append(await one.time(next(keys)))
            await one.calm()
    key, echo = median(painted), median(echoed)
    return {"echo": in_ms(echo), "key": in_ms(key), "times": round(key / echo, 1)}


async def storm(house: Housed, stack: AsyncExitStack) -> dict[str, float]:
    """All come back at the same moment; until they have their pictures."""
    worked, begin = house.worked(), time.perf_counter()

    async def come(number: int) -> float:
        one = await stack.enter_async_context(guest(house.port, number))
        await one.painted()
        return time.perf_counter() - begin

    times = await asyncio.gather(*(come(number) for number in range(CROWD)))
    return {
        "crowd-first": round(min(times), 2),
        "crowd": round(max(times), 1),
        "crowd-work": round(house.worked() - worked, 1),
    }


async def fill(house: Housed, stack: AsyncExitStack) -> None:
    """Others come until there are as many as are to do nothing."""

    async def come(number: int) -> None:
        one = await stack.enter_async_context(guest(house.port, number))
        await one.painted()

    for number in range(CROWD, IDLE, AT_ONCE):
        await asyncio.gather(*map(come, range(number, min(number + AT_ONCE, IDLE))))
    await asyncio.sleep(FORGOTTEN)
    await house.settle()


async def share_of_processor(house: Housed, seconds: int) -> float:
    worked, begin = house.worked(), time.perf_counter()
    await asyncio.sleep(seconds)
    return (house.worked() - worked) / (time.perf_counter() - begin)


def in_ms(seconds: float) -> float:
    return round(1000 * seconds, 2)
