"""The process of the attacker, as tests control it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.ssh.hostile.house import Housed


class Orders:
    def __init__(self, process: Process) -> None:
        self._process = process

    @asynccontextmanager
    async def attack(self, name: str) -> AsyncIterator[None]:
        """Runs the attack in the block."""
        await self._order(name, "on")
        yield
        await self._order("leave off", "off")

    async def _order(self, order: str, answer: str) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(f"{order}\n".encode())
        assert await stdout.readline() == f"{answer}\n".encode()


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
