"""Houses of one lobby on real links, all in the process of the test. Each has a store of its own,
so that tests say themselves which session goes to which house."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import asyncssh

from server.commands.command_line import Arguments
from server.commands.context import Context
from server.commands.door import opened
from server.commands.monitoring.background_writer import BackgroundWriter
from server.commands.serving.doors import Doors, HouseDoors
from server.doors.link.door import HouseLink, link_to
from server.doors.link.keys import open_link_keys
from server.doors.link.messages import HousePlace
from server.doors.ssh.host_keys import KEYS, HostKeys
from server.engine import GAMES
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.notices import MovedTo
from server.protocol.requests import Leave, Open
from server.text_formats import HostPort
from tests.ports import free_port
from tests.ssh.bare_server import HERE, connect
from tests.ssh.house_over_ssh import ENGLISH, WIDE, Housed, housed
from tests.textual.loopback import Client
from tui.text import Texts


class Lobby:
    """Houses 1 and 2. `ports`: where each way in leads to house 1."""

    def __init__(self, folder: Path, keys: HostKeys) -> None:
        self.houses: dict[int, Housed] = {}
        self.places = {1: HostPort(HERE, free_port()), 2: HostPort(HERE, free_port())}
        self._folder = folder
        self._keys = keys
        self._stack = AsyncExitStack()
        self._stacks: dict[int, AsyncExitStack] = {}
        self._hosts: list[tuple[House, Session]] = []

    async def open(self, number: int) -> Housed:
        folder = self._folder / str(number)
        (folder / KEYS).mkdir(parents=True, exist_ok=True)
        if number > 1:
            for file in (self._folder / "1" / KEYS).glob("link_*"):
                shutil.copy(file, folder / KEYS)
        doors = Doors(Arguments((), {}), folder, 0, ())
        address = str(self.places[number])
        opening = housed(folder, self._keys, doors=doors, doors_address=address)
        stack = self._stacks[number] = AsyncExitStack()
        house = self.houses[number] = await stack.enter_async_context(opening)
        self.server(number).lobby = lambda: (self._told(), number)
        for each in self.houses:
            self.server(each).tell_rules()
        return house

    def _told(self) -> tuple[HousePlace, ...]:
        return tuple(HousePlace(each, str(self.places[each])) for each in self.houses)

    def server(self, number: int) -> HouseDoors:
        server = self.houses[number].door.server
        assert isinstance(server, HouseDoors)
        return server

    async def open_door(self) -> tuple[int, HouseLink]:
        """Of house 1, on another machine. Returns the port."""
        clock, log = self.houses[1].house.clock, BackgroundWriter(BytesIO().write)
        link = await link_to(self.places[1], open_link_keys(self._folder / "1" / KEYS), clock)
        context = Context(GAMES, link.rules.settings, Texts("en"))
        listening = asyncio.create_task(link.listen())
        self._stack.callback(log.finish)
        self._stack.push_async_callback(link.close)
        self._stack.push_async_callback(asyncio.wait, (listening,))
        self._stack.callback(listening.cancel)
        door: Any = opened(link, self._keys, context, log, clock)
        server, _ = await self._stack.enter_async_context(door)
        return server.port, link

    async def table(self, number: int) -> int:
        """With free seats. No other house has one of this number."""
        house = self.houses[number].house
        host = await house.enter(key="dora", name="dora")
        assert isinstance(host, Session)
        self._hosts.append((house, host))
        for _ in range(number):
            await host.ask(Leave())
            await host.ask(Open("eight28", 3))
        assert host.table
        return host.table

    async def leave(self, number: int) -> None:
        """The house closes, and the others know of it no more than that nobody answers there."""
        await self._stacks.pop(number).aclose()

    async def kill(self, number: int) -> None:
        """As far as doors see."""
        server = self.server(number)
        server.stop_listening()
        await server.cut()

    async def end(self) -> None:
        await self._stack.aclose()
        for house, host in self._hosts:
            house.leave(host)
        for number in tuple(self._stacks):
            await self.leave(number)

    def session(self, house: int, name: str) -> Session:
        (found,) = (each for each in self.houses[house].house.online if each.person.name == name)
        return found

    def here(self, house: int) -> list[str]:
        return sorted(each.name for each in self.houses[house].house.online.people())

    async def send(self, name: str, house: int, to: int, **how: Any) -> None:
        """Until the session is there, and no more where it was."""
        self.session(house, name).mailbox.put(MovedTo(to, **how))
        await self.houses[house].until(
            lambda: name in self.here(to) and name not in self.here(house)
        )


@asynccontextmanager
async def lobby_of_two(folder: Path, keys: HostKeys) -> AsyncIterator[Lobby]:
    lobby = Lobby(folder, keys)
    try:
        for number in lobby.places:
            await lobby.open(number)
        yield lobby
    finally:
        await lobby.end()


@asynccontextmanager
async def coming_in(
    port: int,
    login: str,
    key: asyncssh.SSHKey,
    command: str | None = None,
    term: str | None = None,
) -> AsyncIterator[Client]:
    async with connect(port, login, client_keys=[key], preferred_auth="publickey") as connection:
        process: asyncssh.SSHClientProcess[bytes] = await connection.create_process(
            command,
            term_type=term,
            term_size=WIDE if term else None,
            env=ENGLISH if term else {},
            encoding=None,
        )
        yield Client(connection, process, WIDE)
