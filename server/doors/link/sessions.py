"""Sessions that another process runs: this one has their connections, and shows their user
interfaces."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from traceback import clear_frames

import asyncssh

from server.doors.json.client import JsonClient
from server.doors.lines import CHUNK, Write
from server.doors.link.door import HouseLink, Inner, reader
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


class SessionChannel:
    """The channel to a session in the house, with its client."""

    def __init__(self, inner: Inner, games: Mapping[str, AnyGame]) -> None:
        self.inner = inner
        self.client = JsonClient(reader(inner), writer(inner), games)
        self.listening = asyncio.create_task(self.client.listen())

    @property
    def is_lost(self) -> bool:
        """Whether it ended with the link, and not by a decision of the house."""
        return self.inner.exit_status is None and self.client.lost

    async def close(self) -> None:
        self.inner.close()
        self.listening.cancel()
        await asyncio.wait((self.listening,))


async def keep_in_house(
    link: HouseLink,
    login: Login,
    process: Process,
    games: Mapping[str, AnyGame],
    client: MovableClient,
    channel: SessionChannel | None = None,
) -> None:
    """Keeps the client of a session in the house of this link: brings it back whenever the house
    was away, until the house ends the session, or stays away. It ends the client, and is cancelled
    when the user interface has ended.

    A process that was a house itself becomes a door of another one with this:

        link = HouseLink(folder, keys, clock)
        link.hold(slot)                     # for each connection: its `ConnectionSlot`
        client.lose()                       # for each session: the client that its interface has
        house.leave(session)                # only now: `lose` reads where the session is
        await link.connect()
        asyncio.create_task(link.listen())
        asyncio.create_task(keep_in_house(link, login, process, games, client))   # for each session
    """
    try:
        while True:
            if channel:
                await asyncio.wait((channel.listening,))
                if not channel.is_lost:
                    break
                if not client.is_away:
                    client.lose()
                await channel.close()
            channel = SessionChannel(await link.open_session(login, process, client.was), games)
            if await channel.client.welcome():
                client.move(channel.client)
    except (OSError, asyncssh.Error) as error:
        # The house or the client is gone. A frame of asyncssh holds the error that holds it.
        clear_frames(error.__traceback__)
    finally:
        client.end()
        if channel:
            await channel.close()


class LinkedSessions:
    """Serves the sessions of a door, which are `open` until their user interfaces have ended."""

    def __init__(
        self,
        link: HouseLink,
        shown: Interfaces,
        games: Mapping[str, AnyGame],
        clock: Clock,
        say: Callable[[Refusal], str],
    ) -> None:
        self.open: set[Process] = set()
        self._say = say
        self._link = link
        self._shown = shown
        self._games = games
        self._clock = clock
        self._commands: set[Inner] = set()
        self._kept: dict[asyncio.Task[None], MovableClient] = {}
        self._free = asyncio.Event()
        self._free.set()

    def end(self) -> None:
        """Ends all: their people leave the house, which keeps their seats."""
        self._free.set()
        for inner in self._commands:
            inner.stdin.write_eof()
        for task in self._kept:
            task.cancel()

    def keep(
        self,
        login: Login,
        process: Process,
        client: MovableClient,
        channel: SessionChannel | None = None,
    ) -> asyncio.Task[None]:
        """See `keep_in_house`."""
        keeping = asyncio.create_task(
            keep_in_house(self._link, login, process, self._games, client, channel)
        )
        self._kept[keeping] = client
        keeping.add_done_callback(self._kept.pop)
        if self._link.rules.paused:
            client.hold()
        return keeping

    def pause(self, *, is_paused: bool) -> None:
        """Requests and commands wait meanwhile."""
        (self._free.clear if is_paused else self._free.set)()
        for client in self._kept.values():
            (client.hold if is_paused else client.go_on)()

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
            channel = SessionChannel(inner, self._games)
            language = await channel.client.welcome()
            if language:
                break
            if not channel.is_lost:
                # It is not let in, and told why.
                return await self._pass_on(inner, process)
        client = MovableClient(channel.client, holds=True)
        keeping = self.keep(login, process, client, channel)
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


def writer(inner: Inner) -> Write:
    async def write(text: bytes) -> None:
        inner.stdin.write(text)
        try:
            await inner.stdin.drain()
        except asyncssh.Error as error:
            raise ConnectionResetError from error

    return write
