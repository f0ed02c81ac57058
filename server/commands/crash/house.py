"""A house that waits to be killed: `python -m server.commands.crash.house FOLDER DOOR SETTINGS
MEMORY`.

DOOR is the number of a socket that listens already. Whoever comes says in a first line who he is,
and goes on in JSON. MEMORY names a class, as `server.store.memory:Memory`.
"""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec

from server.commands.household import opened
from server.doors.json_face import converse
from server.engine import GAMES
from server.house.house import House
from server.house.visitor import Visitor
from server.settings import Settings


async def main(folder: str, door: str, settings: str, memory: str) -> None:
    # Whoever would kill this house has gone.
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), os._exit, 1)
    kept = msgspec.json.decode(settings, type=Settings)
    module, _, name = memory.partition(":")
    listening = socket.socket(fileno=int(door))
    async with opened(Path(folder), GAMES, kept, getattr(import_module(module), name)) as house:
        assert not house.broken, house.broken
        server = await asyncio.start_unix_server(partial(let_in, house), sock=listening)
        await server.serve_forever()


async def let_in(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    async def write(text: bytes) -> None:
        writer.write(text)
        await writer.drain()

    name = (await reader.readline()).decode()
    if not name.endswith("\n"):
        return
    visitor = await house.enter(key=name.strip(), name=name.strip())
    assert isinstance(visitor, Visitor), visitor
    try:
        with suppress(ConnectionError):
            await converse(visitor, reader.read, write)
    finally:
        await house.leave(visitor)
        writer.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
