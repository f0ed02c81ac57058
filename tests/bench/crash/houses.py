"""The processes of houses that are killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from typing import Self

import msgspec

from tests.bench.crash.house import Asked


class HouseProcess:
    """`dead` is done when it has ended."""

    def __init__(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        self.dead: asyncio.Future[None] = loop.create_future()
        try:
            # Its number alone could be that of another process once it is dead.
            self._handle = os.pidfd_open(number)
        except ProcessLookupError:
            self.dead.set_result(None)
        else:
            loop.add_reader(self._handle, self._end)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._handle)
        os.close(self._handle)
        self.dead.set_result(None)

    def kill(self) -> None:
        if not self.dead.done():
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)


class Houses:
    """Starts them, by a process that forks them."""

    def __init__(self) -> None:
        self._answers = asyncio.Lock()

    def __enter__(self) -> Self:
        self._ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._ours.setblocking(False)
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        with theirs:
            # With the same module path as this process.
            self._process = subprocess.Popen(
                (sys.executable, "-P", "-m", "tests.bench.crash.house"),
                stdin=theirs.fileno(),
                env={**os.environ, "PYTHONPATH": paths},
            )
        return self

    def __exit__(self, *_: object) -> None:
        self._ours.close()
        self._process.wait()

    async def start(self, asked: Asked, door: socket.socket, stdin: int) -> HouseProcess:
        message = msgspec.json.encode(asked)
        async with self._answers:
            socket.send_fds(self._ours, [message], [door.fileno(), stdin])
            number = await asyncio.get_running_loop().sock_recv(self._ours, len(message))
        return HouseProcess(int(number))
