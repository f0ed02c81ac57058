"""Doors on another machine than their house, over TCP and as processes, and the network between."""

import asyncio
import os
import shutil
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Final

from server.doors.link.keys import COPIED
from server.doors.ssh.host_keys import KEYS
from server.text_formats import HostPort
from tests.link.test_served_by_doors import DOOR
from tests.ports import free_port
from tests.ssh.bare_server import HERE
from tests.ssh.client_programs import ROOT
from tests.ssh.test_serve import Served

ADDRESS = "KARTENHAUS_DOOR_DOORS_ADDRESS"


def address_for_doors() -> tuple[HostPort, dict[str, str]]:
    """A free one, and the environment of a house that takes doors there."""
    place = HostPort(HERE, free_port())
    return place, {**os.environ, ADDRESS: str(place)}


def copied(house: Path, door: Path) -> None:
    """As config/deploy/README.md tells."""
    (door / KEYS).mkdir(parents=True)
    for name in COPIED:
        shutil.copy(house / KEYS / name, door / KEYS)


@asynccontextmanager
async def far_door(house: HostPort, folder: Path) -> AsyncIterator[Served]:
    """Its folder has the keys already."""
    place = ("--house", str(house), "--data", str(folder))
    process = await asyncio.create_subprocess_exec(
        *(*DOOR, *place, "--host", HERE, "--port", "0"), stdout=PIPE, stderr=PIPE, cwd=ROOT
    )
    door = Served(process)
    try:
        await door.until_says("The house is open.")
        door.port = int(door.out.partition(", port ")[2].split()[0])
        yield door
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


class Direction:
    """The bytes of a relay one way, of which `carried` have passed. They wait while `passes` is not
    set; `waits` is set when some do. Those that wait at the end of the connection are lost."""

    def __init__(self) -> None:
        self.carried = 0
        self.passes, self.waits = asyncio.Event(), asyncio.Event()
        self.passes.set()

    def withhold(self) -> None:
        self.passes.clear()
        self.waits.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while part := await reader.read(CHUNK):
                if not self.passes.is_set():
                    self.waits.set()
                await self.passes.wait()
                writer.write(part)
                self.carried += len(part)
                await writer.drain()


CHUNK: Final = 65536


class Relay:
    """The network between a door and its house."""

    def __init__(self, house: HostPort) -> None:
        self.to_house, self.to_door = Direction(), Direction()
        self._house = house

    @asynccontextmanager
    async def open(self) -> AsyncIterator[HostPort]:
        server = await asyncio.start_server(self._connect, HERE, 0)
        try:
            yield HostPort(*server.sockets[0].getsockname())
        finally:
            server.close()
            self.to_house.passes.set()
            self.to_door.passes.set()

    async def _connect(self, door: asyncio.StreamReader, to_door: asyncio.StreamWriter) -> None:
        with closing(to_door), suppress(OSError):
            house, to_house = await asyncio.open_connection(*self._house)
            with closing(to_house):
                ways = [
                    asyncio.create_task(self.to_house.carry(door, to_house)),
                    asyncio.create_task(self.to_door.carry(house, to_door)),
                ]
                # A process that is gone has closed both.
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.wait(ways)
