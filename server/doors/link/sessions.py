"""Sessions that another process runs: this one has their connections, and shows their user
interfaces."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from traceback import clear_frames

import asyncssh

from server.doors.lines import CHUNK
from server.doors.link.channels import SessionChannel, resume
from server.doors.link.door import HouseLink, Inner
from server.doors.link.houses import Home, Houses
from server.doors.movable_client import MovableClient
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login
from server.doors.ssh.refusals import DoorClosed
from server.doors.ssh.session_process import FAILED
from server.doors.ssh.sessions import Interfaces, complain, face_for, words_of
from server.doors.ssh.streams import ChannelStreams
from server.engine.game import AnyGame
from server.house.clock import Clock
from server.protocol.seat import Refusal


class LinkedSessions:
    """Serves the sessions of a door, which are `open` until their user interfaces have ended."""

    def __init__(
        self,
        link: HouseLink,
        shown: Interfaces,
        games: Mapping[str, AnyGame],
        clock: Clock,
        say: Callable[[Refusal], str],
        houses: Houses | None = None,
    ) -> None:
        self.open: set[Process] = set()
        self._say = say
        self._link = link
        self._shown = shown
        self._games = games
        self._clock = clock
        self._commands: set[Inner] = set()
        home = Home(lambda: link.rules, partial(resume, link, games))
        self.houses = houses or Houses(home, link.keys, games, clock, link.log)
        self.houses.home, self.houses.log = home, link.log
        self._free = asyncio.Event()
        self._free.set()

    def end(self) -> None:
        """Ends all: their people leave the house, which keeps their seats."""
        self._free.set()
        for inner in self._commands:
            inner.stdin.write_eof()
        self.houses.end()

    def pause(self) -> None:
        """Requests and commands wait, or go on, as the rules of the house say."""
        (self._free.clear if self._link.rules.paused else self._free.set)()
        self.houses.pause(self._link)

    async def __call__(self, login: Login, process: Process) -> None:
        code = FAILED
        self.open.add(process)
        try:
            code = await self._serve(login, process)
        except (OSError, asyncssh.Error) as error:
            clear_frames(error.__traceback__)
        finally:
            self.open.discard(process)
            process.exit(code)

    async def _serve(self, login: Login, process: Process) -> int:
        choice = face_for(words_of(process.command or ""), process.term_type)
        if choice is None:
            await self._free.wait()
            return await self._pass_on(await self._link.open_session(login, process), process)
        while True:
            inner = await self._link.open_session(login, process)
            channel = SessionChannel(self._link, inner, self._games)
            language = await channel.client.welcome()
            if language:
                break
            if not channel.is_lost:
                # It is not let in, and told why.
                return await self._pass_on(inner, process)
        client = MovableClient(channel.client, holds=True)
        keeping = self.houses.keep(login, process, client, channel)
        try:
            longest = self._link.rules.settings.records.longest_line
            streams = self._streams(process)
            return await self._shown.show(choice[0], client, language, process, streams, longest)
        finally:
            keeping.cancel()
            await asyncio.wait((keeping,))

    def _streams(self, process: Process) -> ChannelStreams:
        household = process.channel.get_connection().get_extra_info("household")
        return ChannelStreams(process, self._clock, household)

    async def _pass_on(self, inner: Inner, process: Process) -> int:
        streams = self._streams(process)

        async def pass_input() -> None:
            with suppress(OSError, asyncssh.Error):
                while typed := await streams.read_keys(CHUNK):
                    inner.stdin.write(typed)
                    await inner.stdin.drain()
            inner.stdin.write_eof()

        async def pass_errors() -> None:
            while part := await inner.stderr.read(CHUNK):
                process.stderr.write(part)

        self._commands.add(inner)
        tasks = asyncio.create_task(pass_input()), asyncio.create_task(pass_errors())
        try:
            with suppress(asyncssh.Error):
                while part := await inner.stdout.read(CHUNK):
                    await streams.write_keys(part)
                await tasks[1]
            await inner.wait_closed()
            if inner.exit_status is None:
                complain(process, self._say(DoorClosed()))
            return FAILED if inner.exit_status is None else inner.exit_status
        finally:
            self._commands.discard(inner)
            inner.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
