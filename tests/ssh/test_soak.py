"""Sessions leave nothing behind that only a full collection of garbage would free, as that would
stop everybody."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.bench.visits import VISITS, visit
from tests.ssh.hostile.house import housed

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

BOUND = 120.0
ROUNDS, AT_ONCE = 4, 4
MOST_LEFT = 200
"""objects: less than a screen that was made but not mounted when its line broke left once"""


async def test_sessions_of_all_kinds_leave_no_garbage_that_lives_long(tmp_path: Path) -> None:
    async with (
        asyncio.timeout(BOUND),
        housed(tmp_path, module="tests.ssh.hostile.counting") as house,
    ):
        sessions = ROUNDS * len(VISITS)
        await visit(house.port, sessions, AT_ONCE)
        await house.until_left(house.told["enter"])
        house.signal(signal.SIGUSR1)
        await house.until_told("garbage", 1)
        assert house.told["enter"] >= sessions // 2, house.told
        assert house.last["garbage"]["objects"] < MOST_LEFT
        assert (await house.end(), house.troubles) == (0, [])
