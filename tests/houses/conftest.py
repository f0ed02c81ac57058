from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from secrets import token_bytes

import psycopg
import pytest_asyncio

from server.protocol.seat import replace
from server.settings import DoorSettings, StoreSettings
from tests.house.running import AT_ONCE, CountingStore, ManualClock, RunningHouse, running_house
from tests.postgres.fixtures import cluster as cluster
from tests.postgres.fixtures import url as url
from tests.postgres.house_stores import slow_down

OpenHouse = Callable[[], Awaitable[RunningHouse]]


@pytest_asyncio.fixture
async def open_house(url: str, tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Opens another house on the same database. Its own clock only moves by itself, so that a house
    whose clock stands still is one that hangs."""
    slow_down(url)
    async with AsyncExitStack() as opened:
        numbers = iter(range(1, 100))

        async def open_one() -> RunningHouse:
            number = next(numbers)
            address = f"127.0.0.1:{10_000 + number}"
            settings = replace(
                AT_ONCE,
                store=StoreSettings(url=url, shared=True),
                door=DoorSettings(doors_address=address),
            )
            folder = tmp_path / str(number)
            store = CountingStore.open(folder, url=url, shared=address)
            house = await opened.enter_async_context(
                running_house(folder, settings, ManualClock(), store=store, draw=token_bytes)
            )
            await house.pass_time(0)
            return house

        yield open_one


async def exchange(*houses: RunningHouse) -> None:
    """Until each has heard what the others have told."""
    for _ in range(2):
        for house in houses:
            await house.pass_time(1)


def expire(url: str, dead: RunningHouse) -> None:
    """As if the house had not written anything for an hour, in which the others have."""
    with psycopg.connect(url, autocommit=True) as connection:
        number = dead.house.store.house
        connection.execute("UPDATE houses SET until = until - 3600 WHERE number = %s", (number,))
        connection.execute("UPDATE houses SET since = since - 3600 WHERE number <> %s", (number,))
