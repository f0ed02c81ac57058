"""Sessions at the other end of a link, each in a channel of its own."""

import asyncio
from collections.abc import Callable, Mapping

import asyncssh

from server.cleanup import on_failure
from server.doors.json.client import JsonClient
from server.doors.lines import Write
from server.doors.link.door import HouseLink, Inner, reader
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login
from server.engine.game import AnyGame
from server.house.lobby.session import Resumed


class SessionChannel:
    """The channel to a session in the house of this link, with its client. `on_end` is called once,
    at its end."""

    def __init__(self, link: HouseLink, inner: Inner, games: Mapping[str, AnyGame]) -> None:
        self.link = link
        self.inner = inner
        self.client = JsonClient(reader(inner), writer(inner), games, lambda: link.outlives_house)
        self.ended = asyncio.create_task(self.client.listen())
        self.on_end: Callable[[], object] = lambda: None

    @property
    def is_lost(self) -> bool:
        """Whether it ended with the link or with the house, which another one replaces, and not by
        a decision of the house."""
        return self.client.lost and (self.inner.exit_status is None or self.client.was_left)

    def end(self) -> None:
        """No more notices come from now on."""
        self.inner.close()
        self.ended.cancel()
        call, self.on_end = self.on_end, lambda: None
        call()


async def resume(
    link: HouseLink,
    games: Mapping[str, AnyGame],
    login: Login,
    process: Process,
    resumed: Resumed,
) -> SessionChannel:
    """Goes on with a session that was here, or in another house. Raises a `ConnectionError` if it
    is not let in."""
    while True:
        channel = SessionChannel(link, await link.open_session(login, process, resumed), games)
        with on_failure(channel.end):
            if await channel.client.welcome():
                return channel
        is_lost = channel.is_lost
        channel.end()
        if not is_lost:
            raise ConnectionRefusedError


def writer(inner: Inner) -> Write:
    async def write(text: bytes) -> None:
        inner.stdin.write(text)
        try:
            await inner.stdin.drain()
        except asyncssh.Error as error:
            raise ConnectionResetError from error

    return write
