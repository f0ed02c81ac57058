"""A person at a terminal who comes in by SSH and measures how long the house takes."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any, Final

import asyncssh

from tests.bench.door.house import HERE

SIZE: Final = (120, 40)
ENGLISH: Final = {"LANG": "en_GB.UTF-8"}
PER_NETWORK: Final = 250

SCREEN: Final = b"\x1b[?1049h"
"""the alternate screen: a picture follows"""

SEQUENCE: Final = re.compile(
    rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|[]P_^X][^\x07\x1b]*(?:\x07|\x1b\\)?|[()].|[^][()P_^X])"
)
PICTURE: Final = 20
"""the fewest letters that count as a picture"""

# The key that opens an input line, if any, then a key and its opposite. On each page of the house
# some of these change the picture.
KEYS: Final = (
    (b"", b"x", b"\x7f"),
    (b":", b"x", b"\x7f"),
    (b"", b"\t", b"\x1b[Z"),
    (b"", b"\x1b[B", b"\x1b[A"),
)
CALM, PATIENCE, LONGEST = 0.03, 2.0, 60.0
"""seconds: a longer silence ends a picture; the longest wait for one, and for a text"""

Terminal = asyncssh.SSHClientProcess[bytes]


class Guest:
    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._seen = bytearray()
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while part := await self._terminal.stdout.read(65536):
            self._seen += part
            self._news.set()
        self._news.set()

    async def painted(self) -> None:
        """Waits for the first picture."""
        while not has_picture(self._seen):
            assert not self._reading.done(), self._seen
            await self._more()

    async def _more(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def calm(self) -> None:
        """Waits until nothing more comes, and forgets what came."""
        try:
            while True:
                async with asyncio.timeout(CALM):
                    await self._more()
        except TimeoutError:
            self._seen.clear()

    def forget(self) -> None:
        self._seen.clear()

    async def until(self, *shown: bytes) -> None:
        """Waits until one of these texts has come, and forgets what came."""
        async with asyncio.timeout(LONGEST):
            while not any(each in self._seen for each in shown):
                assert not self._reading.done(), self._seen
                await self._more()
        self._seen.clear()

    async def time(self, key: bytes) -> float:
        """Seconds from a key to the first bytes of its effect."""
        begin = time.perf_counter()
        self._terminal.stdin.write(key)
        async with asyncio.timeout(PATIENCE):
            await self._more()
        return time.perf_counter() - begin

    async def working_keys(self) -> Iterator[bytes]:
        """Keys that change the picture each time, endlessly."""
        for opens, *keys in KEYS:
            self._terminal.stdin.write(opens)
            await self.calm()
            try:
                for key in (*keys, *keys):
                    await self.time(key)
                    await self.calm()
            except TimeoutError:
                continue
            return cycle(keys)
        raise LookupError(KEYS)

    def press(self, key: bytes) -> None:
        self._terminal.stdin.write(key)

    def cut(self) -> None:
        """Breaks the connection."""
        self._terminal.channel.get_connection().abort()

    def leave(self) -> None:
        self._reading.cancel()
        self._terminal.close()


def has_picture(seen: bytes | bytearray) -> bool:
    _, _, shown = bytes(seen).partition(SCREEN)
    return sum(map(len, SEQUENCE.sub(b"", shown).split())) >= PICTURE


class Stranger(asyncssh.SSHClient):
    """Logs in without a key, and answers no questions."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        return []


@asynccontextmanager
async def stranger(port: int, number: int = 0) -> AsyncIterator[asyncssh.SSHClientConnection]:
    """Each number comes from an address of its own, or the door's limits would stop them."""
    network, host = divmod(number, PER_NETWORK)
    async with asyncssh.connect(
        HERE,
        port,
        local_addr=(f"127.{1 + network // 256}.{network % 256}.{host + 1}", 0),
        username="guest",
        known_hosts=None,
        config=None,
        client_keys=None,
        agent_path=None,
        client_factory=Stranger,
    ) as connection:
        yield connection


@asynccontextmanager
async def guest(port: int, number: int = 0) -> AsyncIterator[Guest]:
    async with stranger(port, number) as connection:
        terminal = await connection.create_process(
            term_type="xterm-256color", term_size=SIZE, env=ENGLISH, encoding=None
        )
        one = Guest(terminal)
        yield one
        one.leave()
