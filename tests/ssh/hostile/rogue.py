"""The connections of the attacker, from many addresses."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncssh

from tests.ssh.bare_server import connect
from tests.ssh.hostile.house import HERE
from tests.ssh.hostile.quiet import ENGLISH, SIZE

PER_ADDRESS: Final = 20
LOBBY: Final = b"three card games"

Terminal = asyncssh.SSHClientProcess[bytes]
Connection = asyncssh.SSHClientConnection
Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Rogue:
    """`number` selects the address; some numbers share a household. `counted` is what an attack
    tells of itself at its end."""

    def __init__(self, port: int) -> None:
        self.counted = Counter[str]()
        self._port = port

    @asynccontextmanager
    async def connection(self, number: int = 0) -> AsyncIterator[Connection]:
        """The connection is broken at the end."""
        there = (address(number), 0)
        connection = await connect(self._port, f"rogue{number}", local_addr=there)
        try:
            yield connection
        finally:
            connection.abort()
            await connection.wait_closed()

    @asynccontextmanager
    async def terminal(self, number: int = 0) -> AsyncIterator[Terminal]:
        """Waits for the lobby, before the app has started."""
        async with self.connection(number) as connection:
            yield await entered(connection)

    async def raw(self, number: int) -> Raw:
        return await asyncio.open_connection(HERE, self._port, local_addr=(address(number), 0))


def address(number: int) -> str:
    return f"127.0.0.{2 + number // PER_ADDRESS}"


async def entered(connection: Connection, **how: Any) -> Terminal:
    usual: dict[str, Any] = {"term_type": "xterm-256color", "term_size": SIZE, "env": ENGLISH}
    process = await connection.create_process(encoding=None, **(usual | how))
    await process.stdout.readuntil(LOBBY)
    return process


async def read_all(terminal: Terminal) -> None:
    """Reads until the house closes the connection."""
    while await terminal.stdout.read(65536):
        pass
