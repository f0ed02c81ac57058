"""The sessions of a door: the house runs them, and this process paints their screens."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from traceback import clear_frames

import asyncssh

from server.doors.json.client import JsonClient
from server.doors.lines import CHUNK, Write
from server.doors.link.door import HouseLink, Inner, reader
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login
from server.doors.ssh.session_process import FAILED
from server.doors.ssh.sessions import face_for, words_of
from server.doors.ssh.streams import ChannelStreams
from server.engine.game import AnyGame
from server.house.clock import Clock
from server.protocol.lobby import Language

RunApp = Callable[[JsonClient, Language, Process], Awaitable[int]]


class LinkedSessions:
    """Serves the sessions of a door: the house runs them, and this process paints the screens."""

    def __init__(
        self, link: HouseLink, app: RunApp, games: Mapping[str, AnyGame], clock: Clock
    ) -> None:
        self._link = link
        self._app = app
        self._games = games
        self._clock = clock
        self._open: set[Inner] = set()

    def end(self) -> None:
        """Ends the input of all: their people leave the house, which keeps their seats."""
        for inner in self._open:
            inner.stdin.write_eof()

    async def __call__(self, login: Login, process: Process) -> None:
        code = FAILED
        try:
            inner = await self._link.open_session(login, process)
            self._open.add(inner)
            try:
                code = await self._serve(inner, process)
            finally:
                self._open.discard(inner)
                inner.close()
        except (OSError, asyncssh.Error) as error:
            # The client or the house is gone. A frame of asyncssh holds the error that holds it.
            clear_frames(error.__traceback__)
        finally:
            process.exit(code)

    async def _serve(self, inner: Inner, process: Process) -> int:
        choice = face_for(words_of(process.command or ""), process.term_type)
        if choice and choice[0] == "app":
            code = await self._paint(inner, process)
            if code is not None:
                return code
        await self._pass_on(inner, process)
        await inner.wait_closed()
        return FAILED if inner.exit_status is None else inner.exit_status

    async def _paint(self, inner: Inner, process: Process) -> int | None:
        """None if the house does not let the person in."""
        client = JsonClient(reader(inner), writer(inner), self._games)
        listening = asyncio.create_task(client.listen())
        try:
            language = await client.welcome()
            return language and await self._app(client, language, process)
        finally:
            listening.cancel()
            await asyncio.wait((listening,))

    async def _pass_on(self, inner: Inner, process: Process) -> None:
        household = process.channel.get_connection().get_extra_info("household")
        streams = ChannelStreams(process, self._clock, household)

        async def pass_input() -> None:
            with suppress(OSError, asyncssh.Error):
                while typed := await streams.read_keys(CHUNK):
                    inner.stdin.write(typed)
                    await inner.stdin.drain()
            inner.stdin.write_eof()

        async def pass_errors() -> None:
            while part := await inner.stderr.read(CHUNK):
                process.stderr.write(part)

        tasks = asyncio.create_task(pass_input()), asyncio.create_task(pass_errors())
        try:
            while part := await inner.stdout.read(CHUNK):
                await streams.write_keys(part)
            await tasks[1]
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def writer(inner: Inner) -> Write:
    async def write(text: bytes) -> None:
        inner.stdin.write(text)
        try:
            await inner.stdin.drain()
        except asyncssh.Error as error:
            raise ConnectionResetError from error

    return write
