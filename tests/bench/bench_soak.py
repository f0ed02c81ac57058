"""Many sessions that come and go: the memory that they leave.

The same addresses come again and again, and few tables are held for those who have left: what an
address and a table take has bounds in the settings and is no leak.
"""

import asyncio
import tempfile
import time
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.bench.door.house import Housed, housed
from tests.bench.printing import Figure, print_figures, progress_to
from tests.bench.visits import visit

FIGURES: Final[Mapping[str, Figure]] = {
    "sessions": Figure("Sessions that came and went"),
    "rate": Figure("Sessions in a second"),
    "warm": Figure("Memory after a tenth of them (MB)"),
    "end": Figure("Memory after all of them (MB)"),
    "growth": Figure("Growth (%)", 10),
}
AT_ONCE, STEPS = 20, 10
SETTINGS: Final = "[tables]\nmost = 50\n"
MEGABYTE: Final = 2**20


def run(args: Namespace) -> int:
    """1 if the memory has grown too much."""
    with tempfile.TemporaryDirectory(prefix="kartenhaus-") as folder:
        found = asyncio.run(measure(Path(folder), args.sessions))
    print_figures(args, FIGURES, found)
    return int(found["growth"] > (FIGURES["growth"].most or 0))


async def measure(folder: Path, sessions: int) -> dict[str, float]:
    begin, stored = time.perf_counter(), list[int]()
    settings = folder / "house.toml"
    settings.write_text(SETTINGS)
    async with housed(folder / "house", "--config", str(settings)) as house:
        with progress_to(STEPS) as report:
            for step in range(STEPS):
                await visit(house.port, sessions // STEPS, AT_ONCE)
                stored.append(await memory_at_rest(house))
                report(step + 1)
    warm, end = stored[0] / MEGABYTE, stored[-1] / MEGABYTE
    return {
        "sessions": sessions // STEPS * STEPS,
        "rate": round(sessions / (time.perf_counter() - begin), 1),
        "warm": round(warm, 1),
        "end": round(end, 1),
        "growth": round(100 * (end / warm - 1), 1),
    }


async def memory_at_rest(house: Housed) -> int:
    await house.settle()
    return house.store()
