"""Rows about many people who leave."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Final

from tests.bench.crowd.row import Measured, Row, Scene
from tests.ssh.hostile.attacks import Begun
from tests.ssh.hostile.rogue import PER_ADDRESS, Rogue, entered

PEOPLE: Final = 100
MORE: Final = 25
"""milliseconds that a key may take longer"""


async def leave(rogue: Rogue, begun: Begun) -> None:
    """Opens screens, and breaks all connections at once."""
    async with AsyncExitStack() as stack:
        lines = (rogue.connection(number * PER_ADDRESS) for number in range(PEOPLE))
        connections = [await stack.enter_async_context(line) for line in lines]
        await asyncio.gather(*map(entered, connections))
        begun()
        for connection in connections:
            connection.abort()
    await asyncio.Event().wait()


async def measure_leaving(scene: Scene) -> Sequence[Measured]:
    keys = (await scene.felt(leave)).keys
    rest = scene.rest.longest
    return [Measured("longest key (ms)", keys.longest, rest + MORE, rest)]


ROWS = (Row("leave", f"{PEOPLE} people leave at once", measure_leaving),)
