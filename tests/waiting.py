"""Waits until something is so, or until nothing is left to do."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

LOOK_AGAIN: Final = 0.002
MOST_TURNS: Final = 20_000


WAITING: Final[list[None]] = []
"""one for each task that waits until nothing is ready"""


async def nothing_is_ready() -> None:
    """Lets the loop run until all other tasks wait for a clock, a thread or a process."""
    # asyncio has no public name for what is ready.
    loop: Any = asyncio.get_running_loop()
    WAITING.append(None)
    try:
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            if len(loop._ready) < len(WAITING):
                return
    finally:
        WAITING.pop()
    raise AssertionError("something is always ready")


async def until(holds: Callable[[], object], patience: float) -> None:
    """Looks now and then: a loop that never rests takes a core from the process it waits for."""
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(LOOK_AGAIN)
