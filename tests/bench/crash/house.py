"""Forks a house for each message on the standard input, which is a socket, and answers with the
number of its process: to start Python anew would take most of a life.

A message has the folder, the settings, and the class of the store as `module:Class`; two files are
sent with it: a listening socket, and the standard input of the house, which ends with it. Clients
send their name as the first line, and go on in JSON.
"""

import asyncio
import gc
import os
import signal
import socket
import sys
import traceback
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import msgspec

from server.commands.serving.open_house import opened
from server.doors.json.session import converse_in_json
from server.engine import GAMES
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.settings import Settings

LONGEST: Final = 65536


class Asked(NamedTuple):
    folder: str
    settings: Settings
    store: str


def serve(asked: socket.socket) -> None:
    # Houses that have ended need no parent that waits for them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.freeze()
    while True:
        message, files, _, _ = socket.recv_fds(asked, LONGEST, 2)
        if not message:
            return
        door, life = files
        number = os.fork()
        if not number:
            os.dup2(life, asked.detach())
            live(msgspec.json.decode(message, type=Asked), door)
        os.close(door)
        os.close(life)
        asked.send(str(number).encode())


def live(asked: Asked, door: int) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        asyncio.run(open_house(asked, door))
    except Exception:
        # Any fault: the exit below ends the process without a traceback.
        traceback.print_exc()
    finally:
        os._exit(1)


async def open_house(asked: Asked, door: int) -> None:
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), os._exit, 1)
    module, _, name = asked.store.partition(":")
    store = getattr(import_module(module), name)
    async with opened(Path(asked.folder), GAMES, asked.settings, store) as house:
        assert not house.tables.broken, house.tables.broken
        listening = socket.socket(fileno=door)
        server = await asyncio.start_server(partial(let_in, house), sock=listening)
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
    serve(socket.socket(fileno=sys.stdin.fileno()))
