"""An SSH server and a client in one process; the server runs an app of the test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import asyncssh
import pyte
from textual.app import App

from server.doors.terminal.channel_terminal import ChannelTerminal
from server.doors.terminal.terminal import Bounds, Size
from server.doors.textual.run import AppEnd, run_app
from server.house.clock import Clock
from tests.house.running import ManualClock
from tests.textual.paper import PATIENCE

Process = asyncssh.SSHServerProcess[bytes]


class Anybody(asyncssh.SSHServer):
    def __init__(self, connections: list[asyncssh.SSHServerConnection]) -> None:
        self._connections = connections

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connections.append(conn)

    def begin_auth(self, username: str) -> bool:
        return False


class Door:
    """Runs an app for every session; `ended` collects their ends in order."""

    def __init__(self, make: Callable[[], App[Any]], clock: Clock, bounds: Bounds | None) -> None:
        self.apps: list[App[Any]] = []
        self.terminals: list[ChannelTerminal] = []
        self.ended: asyncio.Queue[AppEnd] = asyncio.Queue()
        self.port = 0
        self.clock = clock
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.waiting: list[Process] = []
        self._make = make
        self._bounds = bounds

    async def serve(self, process: Process) -> None:
        self.waiting.append(process)
        await self.is_open.wait()
        terminal = ChannelTerminal(process, self.clock)
        app = self._make()
        self.terminals.append(terminal)
        self.apps.append(app)
        ended = await run_app(app, terminal, self.clock, self._bounds)
        self.ended.put_nowait(ended)
        process.exit(0)

    async def next_end(self) -> AppEnd:
        async with asyncio.timeout(PATIENCE):
            return await self.ended.get()

    async def pass_time(self, seconds: float) -> None:
        assert isinstance(self.clock, ManualClock)
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            await asyncio.sleep(0)


@asynccontextmanager
async def opened(
    make: Callable[[], App[Any]], clock: Clock | None = None, bounds: Bounds | None = None
) -> AsyncIterator[Door]:
    door = Door(make, clock or ManualClock(), bounds)
    async with listening(door.serve) as door.port:
        try:
            yield door
        finally:
            for app in door.apps:
                app.exit()


@asynccontextmanager
async def listening(serve: Callable[[Process], Awaitable[None]]) -> AsyncIterator[int]:
    """The port of a server that lets anybody in, and serves each session with this function."""
    connections = list[asyncssh.SSHServerConnection]()
    server = await asyncssh.create_server(
        partial(Anybody, connections),
        "127.0.0.1",
        0,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        process_factory=serve,
        encoding=None,
        line_editor=False,
    )
    try:
        yield server.get_port()
    finally:
        server.close()
        await server.wait_closed()
        # Those whose end the server has not seen so far would be left open.
        for connection in connections:
            connection.abort()
            await connection.wait_closed()


class Client:
    """A client with a screen of its output so far."""

    def __init__(
        self,
        connection: asyncssh.SSHClientConnection,
        process: asyncssh.SSHClientProcess[bytes],
        size: Size,
    ) -> None:
        self.connection = connection
        self.process = process
        self.size = size
        self.read = b""
        self._screen: pyte.Screen | None = None
        self._painted = 0

    def type(self, keys: bytes) -> None:
        self.process.stdin.write(keys)

    def shows(self) -> str:
        # Painting all anew at each look would take longer and longer in a long game.
        if self._screen is None:
            self._screen = pyte.Screen(*self.size)
            self._painter = pyte.ByteStream(self._screen)
        self._painter.feed(self.read[self._painted :])
        self._painted = len(self.read)
        return "\n".join(self._screen.display)

    async def until(self, fulfilled: Callable[[], object]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not fulfilled():
                    part = await self.process.stdout.read(65536)
                    self.read += part
                    assert part, self.shows()
        except TimeoutError:
            is_screen = b"\x1b" in self.read
            seen = self.shows() if is_screen else self.read[-4000:].decode("utf-8", "replace")
            raise AssertionError(seen) from None

    async def until_shows(self, text: str) -> None:
        await self.until(lambda: text in self.shows())

    async def read_all(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while part := await self.process.stdout.read(65536):
                self.read += part


@asynccontextmanager
async def entered(
    door: Door,
    term: str = "xterm",
    size: Size = (80, 24),
    env: Mapping[str, str] | None = None,
    window: int = 2**21,
) -> AsyncIterator[Client]:
    async with asyncssh.connect(
        "127.0.0.1", door.port, known_hosts=None, config=None, username="anna", client_keys=[]
    ) as connection:
        process = await connection.create_process(
            term_type=term, term_size=size, env=env or {}, encoding=None, window=window
        )
        yield Client(connection, process, size)


async def wait_for(condition: Callable[[], object]) -> None:
    """Lets the loop run until the other end has done it."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0)
