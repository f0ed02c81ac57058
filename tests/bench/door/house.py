"""The house as `kartenhaus serve` opens it, in a process of its own, measured from outside."""

import asyncio
import json
import os
import re
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

HERE: Final = "127.0.0.1"
KILOBYTE: Final = 1024
SETTLED, LONGEST = 0.05, 30
"""seconds of work in a second that count as idle; the most seconds to wait for that"""


class Housed:
    def __init__(self, process: Process, port: int) -> None:
        self.port = port
        self._process = process

    def worked(self) -> float:
        """Seconds of processor time that it has used."""
        return processor_time(self._process.pid)

    def doors_worked(self) -> dict[int, float]:
        """The same of its door processes, by their numbers."""
        proc = Path("/proc")
        own = self._process.pid
        children = (proc / f"{own}/task/{own}/children").read_text().split()
        doors = (each for each in children if b"\0door\0" in (proc / each / "cmdline").read_bytes())
        return {int(door): processor_time(int(door)) for door in doors}

    def store(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
        assert found, status
        return int(found[1]) * KILOBYTE

    async def turns(self) -> dict[str, Any]:
        """The turns of a `watched_house` since the last time."""
        self._process.send_signal(signal.SIGUSR1)
        assert self._process.stdout is not None
        told: dict[str, Any] = json.loads(await self._process.stdout.readline())
        return told

    async def settle(self, at_rest: float = SETTLED) -> None:
        """Waits for a second in which it is nearly idle."""
        for _ in range(LONGEST):
            worked = self.worked()
            await asyncio.sleep(1)
            if self.worked() - worked < at_rest:
                return


def processor_time(process: int) -> float:
    # Linux encodes the clock of a process in this number.
    return time.clock_gettime(~process << 3 | 2)


@asynccontextmanager
async def housed(folder: Path, *flags: str, module: str = "server") -> AsyncIterator[Housed]:
    """Opens a house with the default settings."""
    words = ("-m", module, "serve", "--host", HERE, "--port", "0", "--data", str(folder))
    async with python(*words, *flags) as process:
        yield Housed(process, await port_of(process, rb"ssh -p (\d+) "))


@asynccontextmanager
async def python(*words: str) -> AsyncIterator[Process]:
    """Starts Python with the same module path as this process."""
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
    """Reads the port from the lines that the process prints when it is open."""
    assert process.stdout is not None
    async for line in process.stdout:
        if found := re.search(said, line):
            return int(found[1])
    raise ChildProcessError(process.returncode)
