"""A process that is started with the house, imports what its workers need, and forks them. So an
upgrade on disk does not change or break the workers of a house that is running."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Final, NamedTuple

from server.child import NUMBER
from server.cleanup import on_failure


class Worker(NamedTuple):
    """`stdout` ends when it is dead."""

    stdin: asyncio.StreamWriter
    stdout: asyncio.StreamReader
    kill: Callable[[], None]


class ForkServer:
    """Runs `python -m MODULE ARGUMENTS`, which calls `server.child.run`. It is started again if it
    has died."""

    def __init__(self, module: str, *arguments: str) -> None:
        # -P: a file of the working directory must not pass for a module of the house.
        self._command: Final = (sys.executable, "-P", "-m", module, *arguments)
        self._numbers = count()
        self._process: subprocess.Popen[bytes] | None = None
        with suppress(OSError):
            self._start()

    async def fork(self) -> Worker:
        if self._process is None:
            self._start()
        number = next(self._numbers)
        ours, theirs = socket.socketpair()
        with theirs, on_failure(ours.close):
            try:
                self._send(number, theirs.fileno())
            except ConnectionError:
                # It is dying: its end of the socket is closed before `poll` tells that it has.
                self._start()
                self._send(number, theirs.fileno())
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        return Worker(writer, reader, partial(self._kill, number))

    def _start(self) -> None:
        self.close()
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with theirs, on_failure(ours.close):
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                self._command,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": paths},
                # The keys and the end of a terminal are for the house, which ends its processes.
                start_new_session=True,
            )
        self._control = ours

    def _send(self, number: int, *files: int) -> None:
        socket.send_fds(self._control, [NUMBER.pack(number)], files)

    def _kill(self, number: int) -> None:
        # Without the server the worker sees the end of its input.
        with suppress(OSError):
            self._send(number)

    def close(self) -> None:
        """Its workers must have ended."""
        if self._process is not None:
            self._control.close()
            self._process.kill()
            self._process.wait()
            self._process = None
