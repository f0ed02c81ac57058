"""The cost of people who come in by SSH: keys, pictures, reconnects, idle sessions."""

import asyncio
import tempfile
import time
from argparse import Namespace
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Final

from tests.bench.door.guest import Guest, guest
from tests.bench.door.house import Housed, housed, port_of, python
from tests.bench.printing import Figure, print_figures, progress_to

FIRST, KEYS, CROWD, IDLE = 10, 200, 200, 300
FIGURES: Final[Mapping[str, Figure]] = {
    "echo": Figure("A key that SSH only sends back, median (ms)"),
    "key": Figure("From a key to the changed picture, median (ms)"),
    "times": Figure("The ratio of these two", 3),
    "first": Figure("From the connection to the first picture: work, median (ms)", 60),
    "memory": Figure("Memory for each idle session (MB)", 1.2),
    "crowd-first": Figure(f"{CROWD} reconnect at once: the first picture after (s)", 1),
    "crowd": Figure(f"{CROWD} reconnect at once: the last picture after (s)", 20),
    "crowd-work": Figure(f"{CROWD} reconnect at once: work (s)"),
    "idle": Figure(f"{IDLE} idle sessions: load of one processor (%)", 5),
}
FORGOTTEN: Final = 12
"""seconds after which a screen clears its caches for painting; until then it is not idle"""
MEGABYTE: Final = 2**20
AT_ONCE: Final = 10
"""people who come together where the time is not measured"""


def run(args: Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(Path(folder) / "house", args.seconds))
    print_figures(args, FIGURES, found)
    return 0


async def measure(folder: Path, seconds: int) -> dict[str, float]:
    with progress_to(4) as report:
        async with housed(folder) as house, AsyncExitStack() as stack:
            # The first one fills caches; it is not counted.
            first = [await price_of_coming(house, number) for number in range(FIRST + 1)][1:]
            report(1)
            one = await stack.enter_async_context(guest(house.port, FIRST + 1))
            keys = await compare_keys(one)
            report(2)
            store = house.store()
            crowd = await storm(house, stack)
            report(3)
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
    """Seconds of processor time from the connection to the first picture."""
    worked = house.worked()
    async with guest(house.port, number) as one:
        await one.painted()
        return house.worked() - worked


async def compare_keys(one: Guest) -> dict[str, float]:
    """Presses a key here and at the echo in turns: both meet the same load of the machine."""
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
            # On a loaded machine, a key and the one before it may cancel each other out.
            with suppress(TimeoutError):
                painted.append(await one.time(next(keys)))
            await one.calm()
    key, echo = median(painted), median(echoed)
    return {"echo": in_ms(echo), "key": in_ms(key), "times": round(key / echo, 1)}


async def storm(house: Housed, stack: AsyncExitStack) -> dict[str, float]:
    """Connects all at the same moment, until each has a picture."""
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
    """Connects more people, until there are as many as shall be idle."""

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
