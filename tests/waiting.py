"""Waits for what other processes do."""

import asyncio
from collections.abc import Callable
from typing import Final

LOOK_AGAIN: Final = 0.002


async def until(holds: Callable[[], object], patience: float) -> None:
    """Looks now and then: a loop that never rests takes a core from the process it waits for."""
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(LOOK_AGAIN)
