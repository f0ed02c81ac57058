"""A house that waits to be killed: `python -m tests.bench.crash.house FOLDER DOOR SETTINGS STORE`.

DOOR is the file number of a listening socket. Clients send their name as the first line, and go on
in JSON. STORE names a class, as in `server.store.client:Store`.
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

from server.commands.serving.open_house import opened
from server.doors.json.session import converse_in_json
from server.engine import GAMES
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.settings import Settings


async def main(folder: str, door: str, settings: str, store: str) -> None:
    # Ends with the process that started it.
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), os._exit, 1)
    kept = msgspec.json.decode(settings, type=Settings)
    module, _, name = store.partition(":")
    listening = socket.socket(fileno=int(door))
    async with opened(Path(folder), GAMES, kept, getattr(import_module(module), name)) as house:
        assert not house.tables.broken, house.tables.broken
        server = await asyncio.start_unix_server(partial(let_in, house), sock=listening)
        await server.serve_forever()


async def let_in(house: House, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    async def write(text: bytes) -> None:
        writer.write(text)
        await writer.drain()

    name = (await reader.readline()).decode()
    if not name.endswith("\n"):
        return
    session = await house.enter(key=name.strip(), name=name.strip())
    assert isinstance(session, Session), session
    try:
        with suppress(ConnectionError):
            await converse_in_json(session, reader.read, write)
    finally:
        house.leave(session)
        writer.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
