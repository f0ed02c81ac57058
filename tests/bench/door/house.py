"""The house as `kartenhaus serve` opens it, in a process of its own, watched from outside."""

import asyncio
import os
import re
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

HERE: Final = "127.0.0.1"
KILOBYTE: Final = 1024
SETTLED, LONGEST = 0.05, 30
"""so little of a second is nothing much; and whoever is never done with his work is measured so"""


class Housed:
    def __init__(self, process: Process, port: int) -> None:
        self.port = port
        self._process = process

    def worked(self) -> float:
        """How many seconds a processor has worked for it: its clock has a number of its own."""
        return time.clock_gettime(~self._process.pid << 3 | 2)

    def store(self) -> int:
        """In bytes, as the machine counts it."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
        assert found, status
        return int(found[1]) * KILOBYTE

    async def settle(self, at_rest: float = SETTLED) -> None:
        """Until a second goes by in which it has little to do."""
        for _ in range(LONGEST):
            worked = self.worked()
            await asyncio.sleep(1)
            if self.worked() - worked < at_rest:
                return


@asynccontextmanager
async def housed(folder: Path) -> AsyncIterator[Housed]:
    """With its usual settings."""
    words = ("-m", "server", "serve", "--host", HERE, "--port", "0", "--data", str(folder))
    async with python(*words) as process:
        yield Housed(process, await port_of(process, rb"ssh -p (\d+) "))


@asynccontextmanager
async def python(*words: str) -> AsyncIterator[Process]:
    """It finds the same modules as we do."""
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", *words),
        stdout=PIPE,
        stderr=DEVNULL,
        env={**os.environ, "PYTHONPATH": paths},
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def port_of(process: Process, said: bytes) -> int:
    """It says how one comes in."""
    assert process.stdout is not None
    async for line in process.stdout:
        if found := re.search(said, line):
            return int(found[1])
    raise ChildProcessError(process.returncode)
