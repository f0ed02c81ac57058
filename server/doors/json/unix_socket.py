"""The unix socket in the data folder, by which other terminals of this machine join a house."""

import asyncio
import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from server.cleanup import on_failure
from server.doors.lines import Write
from server.files import os_errors_as

SOCKET: Final = "house.socket"
# A file of its own: the socket is deleted and made anew, and with it a lock on it.
LOCK: Final = "house.socket.lock"
LONGEST_PATH: Final = 100
"""bytes that every system takes as the path of a socket"""
BACKLOG: Final = 16

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextmanager
def socket_lock(folder: Path) -> Iterator[bool]:
    """Whether this process may own the socket. A process that dies loses the lock, and its socket
    is replaced by that of the next owner."""
    with os_errors_as("cannot-write", str(folder)):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True
    finally:
        os.close(lock)


@contextmanager
def bound_socket(folder: Path, name: str = SOCKET) -> Iterator[socket.socket | None]:
    """A socket that listens for its owner alone; None where the folder cannot hold one. The folder
    must be locked."""
    listener = None
    with suppress(OSError):
        listener = bind(folder, name)
    try:
        yield listener
    finally:
        if listener is not None:
            listener.close()
            (folder / name).unlink(missing_ok=True)


def bind(folder: Path, name: str) -> socket.socket:
    """To be served with `start_server`: from Python 3.13 on, `start_unix_server` looks for the file
    at the end, where it may not be found by a short path, or be that of the next house."""
    (folder / name).unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    with on_failure(listener.close):
        with short_path(folder, name) as path:
            listener.bind(path)
            # Before it listens, connections are refused: there is no moment with wider rights.
            os.chmod(path, 0o600)
        listener.listen(BACKLOG)
    return listener


async def connect(folder: Path, name: str = SOCKET) -> Streams | None:
    """None if nobody listens."""
    with suppress(OSError), short_path(folder, name) as path:
        return await asyncio.open_unix_connection(path)
    return None


async def connected_socket(folder: Path, name: str) -> socket.socket:
    """Raises an OSError if nobody listens."""
    opened = socket.socket(socket.AF_UNIX)
    opened.setblocking(False)
    with on_failure(opened.close), short_path(folder, name) as path:
        await asyncio.get_running_loop().sock_connect(opened, path)
    return opened


def stream_writer(writer: asyncio.StreamWriter) -> Write:
    async def write(text: bytes) -> None:
        writer.write(text)
        await writer.drain()

    return write


async def close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    # The other end may be gone.
    with suppress(ConnectionError):
        await writer.wait_closed()


@contextmanager
def short_path(folder: Path, name: str) -> Iterator[str]:
    """A path of the socket that fits into its address, which has about a hundred bytes."""
    path = str(folder / name)
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield path
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{opened}/{name}"
    finally:
        os.close(opened)
