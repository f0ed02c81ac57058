"""serve --doors: the processes that take the connections of a house, all on its listening sockets,
and draw the screens."""

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from server.commands.command_line import Arguments
from server.commands.serving.program import command_line, environment
from server.doors.json.unix_socket import bound_socket
from server.doors.link.door import RETRY_SECONDS
from server.doors.link.house import SOCKET, LinkServer
from server.doors.link.houses import Home, Houses
from server.doors.link.keys import open_link_keys, read_door_keys
from server.doors.link.messages import HousePlace, Rules
from server.doors.ssh.auth import SharedState
from server.doors.ssh.host_keys import KEYS, HostKeys
from server.doors.ssh.server import BACKLOG, SshServer, listen, opening
from server.doors.ssh.sessions import SessionHandler
from server.errors import UsageError
from server.house.clock import sleep
from server.house.cluster.cluster import Cluster
from server.house.lobby.house import House
from server.protocol.seat import replace
from server.settings import DoorSettings, StoreSettings
from server.text_formats import parse_host_port

# Between two starts of a door that ends at once.
APART_SECONDS: Final = 2.0
# For the last frames and the end of their processes.
ENDING_SECONDS: Final = 2.5
PORT_TRIES: Final = 40
PASSED_ON: Final = ("config", "language")


class Doors(NamedTuple):
    """`number`: so many; without any, the house takes connections itself, and doors that others
    have started. `sockets`: those of systemd, if it has opened the port."""

    arguments: Arguments
    folder: Path
    number: int
    sockets: Sequence[socket.socket]

    async def open(
        self, shared: SharedState, house: House, keys: HostKeys, sessions: SessionHandler
    ) -> "HouseDoors":
        doors: HouseDoors

        def rules() -> Rules:
            return doors.complete(rules_of(house))

        folder = self.folder / KEYS
        link_keys = open_link_keys(folder)
        links = LinkServer(shared, rules, link_keys, read_door_keys(folder))
        door = house.settings.door
        far = parse_host_port(door.doors_address)
        far_sockets = await listening_sockets(far.host, far.port or 0) if far else []
        own = None if self.number else await listen(keys, shared, self.sockets)
        sockets = () if own else self.sockets or await self._open_port(door)
        home = Home(rules, sessions.resume)
        houses = Houses(home, link_keys, house.games, house.clock, shared.limits.log)
        sessions.follow = houses.follow
        doors = HouseDoors(self, links, sockets, own, houses)
        if house.cluster:
            doors.lobby = partial(lobby_of, house.cluster)
            house.cluster.on_living = doors.tell_rules
        await doors.start(*far_sockets)
        return doors

    async def _open_port(self, door: DoorSettings) -> Sequence[socket.socket]:
        # A house that was killed has left its socket, and its doors close the port in a moment.
        tries = PORT_TRIES if (self.folder / SOCKET).exists() else 1
        while True:
            try:
                return await listening_sockets(door.host, door.port)
            except UsageError:
                tries -= 1
                if not tries:
                    raise
            await asyncio.sleep(RETRY_SECONDS)


def rules_of(house: House) -> Rules:
    # The URL of a database may have its password.
    return Rules(replace(house.settings, store=StoreSettings()), tuple(house.bans))


def lobby_of(cluster: Cluster) -> tuple[tuple[HousePlace, ...], int]:
    living = cluster.living.values()
    return tuple(HousePlace(row.number, row.address) for row in living), cluster.number


class HouseDoors:
    """The door processes of a house: those that end are started again. `lobby`: all open houses
    that share its lobby, and the number of this one."""

    def __init__(
        self,
        doors: Doors,
        links: LinkServer,
        sockets: Sequence[socket.socket],
        own: SshServer | None,
        houses: Houses,
    ) -> None:
        self.own = own
        self.houses = houses
        self.lobby: Callable[[], tuple[tuple[HousePlace, ...], int]] = lambda: ((), 0)
        self.are_paused = self.have_moved = False
        self._doors = doors
        self._links = links
        self._limits = links.shared.limits
        self._sockets = sockets
        self._at = bound_socket(doors.folder, SOCKET)
        self._running: dict[int, asyncio.subprocess.Process] = {}
        self._ends = False

    @property
    def port(self) -> int:
        port: int = self.own.port if self.own else self._sockets[0].getsockname()[1]
        return port

    @property
    def open(self) -> bool:
        return self._links.open or bool(self.own and self.own.open)

    @property
    def arriving(self) -> bool:
        return self._links.arriving or bool(self.own and self.own.arriving)

    @property
    def sockets(self) -> list[int]:
        return self.own.sockets if self.own else [each.fileno() for each in self._sockets]

    @property
    def processes(self) -> list[int]:
        return [process.pid for process in self._running.values()]

    def stop(self) -> None:
        if not self.have_moved:
            self._links.stop()
            self.stop_listening()

    def stop_listening(self) -> None:
        self._links.stop_listening()
        self._at.__exit__(None, None, None)
        if self.own:
            self.own.stop()

    async def stopped(self) -> None:
        """Done when all connections are known that this process has accepted."""
        if self.own:
            await self.own.stopped()

    def complete(self, rules: Rules) -> Rules:
        houses, own = self.lobby()
        return replace(rules, paused=self.are_paused, moved=self.have_moved, houses=houses, own=own)

    def tell_rules(self) -> None:
        self._links.tell_rules()
        self.houses.drop_gone()

    def pause(self, *, is_paused: bool) -> None:
        self.are_paused = is_paused
        self.tell_rules()

    def move(self) -> None:
        """Another process becomes the house of these doors, which take no more connections."""
        self._ends = self.have_moved = True
        self.tell_rules()
        self.stop_listening()

    def read_keys(self) -> None:
        """The keys of doors once more. Raises a `UsageError` if they cannot be read."""
        self._links.change_door_keys(read_door_keys(self._doors.folder / KEYS))

    async def cut(self) -> None:
        await self._links.cut()

    async def ended(self) -> None:
        """Waits until no process is left."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    def end(self) -> None:
        for process in self._running.values():
            process.terminate()

    async def start(self, *far: socket.socket) -> None:
        listener = self._at.__enter__()
        if listener is None:
            raise UsageError("cannot-write", file=str(self._doors.folder / SOCKET), why="failed")
        await self._links.listen(listener, *far)
        self._tasks = [asyncio.create_task(self._keep(n)) for n in range(self._doors.number)]

    async def _keep(self, number: int) -> None:
        clock = self._limits.clock
        while not self._ends:
            began = clock.now()
            try:
                code = await self._run(number)
            except OSError as error:
                # No memory, or too many processes: perhaps later.
                code = error.errno or -1
            if self._ends:
                return
            self._limits.log("door-ended", "error", door=number + 1, code=code)
            await sleep(clock, max(0.0, began + APART_SECONDS - clock.now()))

    async def _run(self, number: int) -> int:
        files = self.sockets
        flags = [f"--fd={each}" for each in files]
        flags += [
            f"--{name}={self._doors.arguments.get(name)}"
            for name in PASSED_ON
            if self._doors.arguments.has(name)
        ]
        process = self._running[number] = await asyncio.create_subprocess_exec(
            *command_line("door", (f"--house={self._doors.folder}", *flags)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            pass_fds=files,
            env=environment(),
            # The keys and the end of a terminal are for the house, which ends its doors.
            start_new_session=True,
        )
        try:
            return await process.wait()
        finally:
            del self._running[number]

    async def close(self) -> None:
        self._ends = True
        try:
            await self._links.close()
            if self.own:
                await self.own.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING_SECONDS):
                    await self.ended()
        finally:
            for process in self._running.values():
                process.kill()
            await self.ended()
            for each in self._sockets:
                each.close()


async def listening_sockets(host: str, port: int) -> list[socket.socket]:
    loop = asyncio.get_running_loop()
    with opening(host or "every address", port):
        server = await loop.create_server(asyncio.Protocol, host or None, port, start_serving=False)
    found = [socket.socket(fileno=os.dup(each.fileno())) for each in server.sockets]
    server.close()
    for each in found:
        # Already here: nobody is refused until the first door has started.
        each.listen(BACKLOG)
    return found
