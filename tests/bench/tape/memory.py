"""The memory of many players, and the pauses while they come and go."""

import asyncio
import gc
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final, Literal

from server.protocol.lobby import Language
from tests.bench.tape.playing import visiting
from tests.bench.tape.recording import Notices
from tui.text import Texts

STATM: Final = Path("/proc/self/statm")
MEGABYTE: Final = 2**20


async def come_and_go(
    texts_for: Callable[[Language], Texts], tape: list[Notices], players: int, together: int
) -> None:
    """So many apps show the tape, some of them at the same time."""
    for _ in range(0, players, together):
        async with AsyncExitStack() as stack:
            comes = (stack.enter_async_context(visiting(texts_for, *tape)) for _ in range(together))
            await asyncio.gather(*comes)


@contextmanager
def longest_pause() -> Iterator[Callable[[], float]]:
    """Gives the processor time of the longest garbage collection so far."""
    begin, longest = 0.0, 0.0

    def collected(phase: Literal["start", "stop"], _: object) -> None:
        nonlocal begin, longest
        if phase == "start":
            begin = time.process_time()
        else:
            longest = max(longest, time.process_time() - begin)

    gc.callbacks.append(collected)
    try:
        yield lambda: longest
    finally:
        gc.callbacks.remove(collected)


def resident() -> int:
    """Resident memory of this process in bytes."""
    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def in_megabytes(size: float) -> float:
    return round(size / MEGABYTE, 2)
