"""The house in a process of its own, as `kartenhaus serve` starts it with default settings."""

import asyncio
import json
import re
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.ssh.made_keys import give_keys

HERE = "127.0.0.1"
KILOBYTE = 1024


class Housed:
    """`told` counts the kinds of log entries, and `last` has the last of each; `troubles` are lines
    that are no log entries."""

    def __init__(self, process: Process, port: int) -> None:
        self.port = port
        self.told = Counter[str]()
        self.last = dict[str, dict[str, Any]]()
        self.troubles: list[str] = []
        self._process = process
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            if line.startswith(b"{"):
                entry = json.loads(line)
                self.told[entry["what"]] += 1
                self.last[entry["what"]] = entry
            else:
                self.troubles.append(line.decode())
            self._news.set()

    async def until_left(self, people: int) -> None:
        """Waits until so many sessions have ended."""
        await self.until_told("leave", people)

    async def until_told(self, what: str, times: int) -> None:
        while self.told[what] < times:
            self._news.clear()
            await self._news.wait()

    def stop_listening(self) -> None:
        """The pipe of its log fills up."""
        self._listening.cancel()

    async def until_gone(self) -> None:
        """Waits for its end, also while its log is not read."""
        while self.lives:
            await asyncio.sleep(0.01)
        if self._listening.cancelled():
            # asyncio waits for the end of the pipe, too.
            self._listening = asyncio.create_task(self._listen())

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    @property
    def lives(self) -> bool:
        return self._process.returncode is None

    def worked(self) -> float:
        """CPU seconds of the process, from its own clock."""
        return time.clock_gettime(~self._process.pid << 3 | 2)

    def store(self, of: str = "VmRSS") -> int:
        """Memory in bytes, as the kernel counts it; VmHWM is the maximum so far."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(rf"^{of}:\s+(\d+) kB$", status, re.MULTILINE)
        assert found, status
        return int(found[1]) * KILOBYTE

    async def end(self) -> int:
        """Stops it and returns the exit code."""
        if self.lives:
            self._process.send_signal(signal.SIGTERM)
        await self.until_gone()
        code = await self._process.wait()
        await self._listening
        return code


@asynccontextmanager
async def housed(folder: Path, *flags: str, module: str = "server") -> AsyncIterator[Housed]:
    give_keys(folder)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, "serve", "--language", "en"),
        *("--host", HERE, "--port", "0", "--data", str(folder), *flags),
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        assert process.stdout is not None
        said = await process.stdout.readuntil(HERE.encode() + b"\n")
        port = re.search(rb"ssh -p (\d+) ", said)
        assert port, said
        yield Housed(process, int(port[1]))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
