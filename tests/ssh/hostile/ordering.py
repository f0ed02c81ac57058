"""The process of the attacker, as tests control it."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.ssh.hostile.house import Housed


class Orders:
    def __init__(self, process: Process) -> None:
        self._process = process

    @asynccontextmanager
    async def attack(self, name: str) -> AsyncIterator[dict[str, float]]:
        """Runs the attack in the block. At the end of the block, what it counted is filled in."""
        assert await self._order(name) == "on"
        counted = dict[str, float]()
        yield counted
        counted.update(json.loads(await self._order("leave off")))

    async def _order(self, order: str) -> str:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(f"{order}\n".encode())
        return (await stdout.readline()).decode().strip()


@asynccontextmanager
async def rogue(house: Housed) -> AsyncIterator[Orders]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.ssh.hostile", str(house.port)), stdin=PIPE, stdout=PIPE
    )
    try:
        yield Orders(process)
        assert process.stdin is not None
        process.stdin.close()
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
