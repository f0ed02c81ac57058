"""Doors on a real link to their house, in the process of the test."""

import asyncio
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from typing import Any

from server.commands.context import Context
from server.commands.door import opened
from server.commands.monitoring.background_writer import BackgroundWriter
from server.commands.serving.doors import listening_sockets, rules_of
from server.doors.json.unix_socket import bound_socket
from server.doors.link.door import HouseLink, link_to
from server.doors.link.house import SOCKET, LinkServer
from server.doors.link.keys import LinkKeys, open_link_keys
from server.doors.ssh.auth import SharedState
from server.doors.ssh.host_keys import KEYS, HostKeys
from server.doors.ssh.sessions import SessionHandler
from server.engine import GAMES
from server.house.lobby.house import House
from server.text_formats import HostPort
from tests.ssh.bare_server import HERE
from tui.text import Texts


class NearDoors:
    """So many doors, each on a port of its own. `address`: where doors on other machines come."""

    def __init__(self, folder: Path, keys: HostKeys, number: int = 1) -> None:
        self.folder = folder
        self.keys = keys
        self.number = number
        self.ports: list[int] = []
        self.links: list[HouseLink] = []
        self._log = BytesIO()
        self._writer = BackgroundWriter(self._log.write)
        self._stack = AsyncExitStack()

    @property
    def link_keys(self) -> LinkKeys:
        (self.folder / KEYS).mkdir(mode=0o700, parents=True, exist_ok=True)
        return open_link_keys(self.folder / KEYS)

    async def open(
        self, shared: SharedState, house: House, keys: HostKeys, sessions: SessionHandler
    ) -> "Opened":
        self.house_end = LinkServer(shared, lambda: rules_of(house), self.link_keys, {})
        listener = self._stack.enter_context(bound_socket(self.folder, SOCKET))
        assert listener
        (far,) = await listening_sockets(HERE, 0)
        self.address = HostPort(*far.getsockname())
        await self.house_end.listen(listener, far)
        self._stack.push_async_callback(self.house_end.close)
        for _ in range(self.number):
            await self._open_one(house)
        return Opened(self)

    async def _open_one(self, house: House) -> None:
        link = await link_to(self.folder, self.link_keys, house.clock)
        context = Context(GAMES, link.rules.settings, Texts("en"))
        listening = asyncio.create_task(link.listen())
        self._stack.push_async_callback(asyncio.wait, (listening,))
        self._stack.push_async_callback(link.close)
        door: Any = opened(link, self.keys, context, self._writer, house.clock)
        server, _ = await self._stack.enter_async_context(door)
        self.links.append(link)
        self.ports.append(server.port)

    async def close(self) -> None:
        await self._stack.aclose()
        self._writer.finish()


class Opened:
    """As the house sees its doors."""

    def __init__(self, doors: NearDoors) -> None:
        self.port = doors.ports[0]
        self.stop = doors.house_end.stop
        self.close = doors.close
        self._house_end = doors.house_end

    @property
    def open(self) -> bool:
        return self._house_end.open

    @property
    def arriving(self) -> bool:
        return self._house_end.arriving
