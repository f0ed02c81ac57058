"""The house's end of the links to its doors: it gives places to their connections, and runs their
sessions."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from math import inf
from socket import socket
from typing import Final

import asyncssh

from server.doors.lines import OverlongLine, lines
from server.doors.link import messages
from server.doors.link.keys import DoorKeys, LinkKeys
from server.doors.ssh.adapter import SHARED, WINDOW, Connection, Process
from server.doors.ssh.auth import DoorProcess, Login, SharedState
from server.doors.ssh.limits import REFUSED, ConnectionSlot
from server.doors.ssh.server import strict_options
from server.doors.ssh.session_process import FAILED, MISUSED, SessionProcess
from server.house.people.households import Cost, Household
from server.protocol.seat import Refusal, Value
from server.protocol.wire import UNREADABLE

SOCKET: Final = "doors.socket"
# A door that hangs is given up after these, and its people may come in by another.
KEEPALIVE_SECONDS, KEEPALIVE_MISSED = 10, 3
LOGIN_SECONDS: Final = 20


class LinkServer:
    """`rules` are told to every door that comes, and to all when they have changed. `door_keys`:
    of doors that have one of their own."""

    def __init__(
        self,
        shared: SharedState,
        rules: Callable[[], messages.Rules],
        keys: LinkKeys,
        door_keys: DoorKeys,
    ) -> None:
        self.shared = shared
        self.rules = rules
        self.keys = keys
        self.door_keys = door_keys
        self.links: set[Link] = set()
        self._listening: list[asyncio.Server] = []
        shared.lists.on_change = self.tell_rules

    async def listen(self, *listeners: socket) -> None:
        loop = asyncio.get_running_loop()
        options = strict_options(
            asyncssh.load_keypairs([self.keys.house]),
            server_factory=partial(Link, self),
            login_timeout=LOGIN_SECONDS,
            keepalive_interval=KEEPALIVE_SECONDS,
            keepalive_count_max=KEEPALIVE_MISSED,
        )
        protocol = partial(Connection, loop, options)
        for each in listeners:
            self._listening.append(await loop.create_server(protocol, sock=each))
        self.shared.collector.start()

    @property
    def open(self) -> bool:
        """Whether anybody is connected to a door."""
        return any(link.slots for link in self.links)

    @property
    def arriving(self) -> bool:
        return any(link.arriving for link in self.links)

    def tell(self, message: Value) -> None:
        for link in self.links:
            link.tell(message)

    def tell_rules(self) -> None:
        self.tell(self.rules())

    def change_door_keys(self, door_keys: DoorKeys) -> None:
        """Cuts the links of doors whose keys are gone."""
        self.door_keys = door_keys
        for link in tuple(self.links):
            if not link.is_known:
                link.abort()

    def count_input(self, door: "Link", amounts: Mapping[str, float]) -> None:
        """Tells the other doors what their households have used at this one."""
        limits, read = self.shared.limits, set[Household]()
        for name, amount in amounts.items():
            if household := limits.households.named(name):
                household.take(Cost.INPUT, limits.clock.now(), amount, patience=inf)
                read.update(household.with_network)
        for link in self.links - {door}:
            link.tell_input(read)

    def stop(self) -> None:
        """Takes no more doors; those that are here take no more connections."""
        self.tell(messages.StopListening())
        self.stop_listening()

    def stop_listening(self) -> None:
        for listening in self._listening:
            listening.close()

    async def cut(self) -> None:
        for link in tuple(self.links):
            await link.close()

    async def close(self) -> None:
        await self.cut()
        self.shared.collector.stop()


class Link(asyncssh.SSHServer):
    """`slots` are the places of the door's connections, by their numbers; `arriving` the numbers of
    those without a session so far; `name` is that of a door with a key of its own."""

    def __init__(self, server: LinkServer) -> None:
        self.slots: dict[int, ConnectionSlot] = {}
        self.arriving: set[int] = set()
        self.name: str | None = None
        self._version = messages.VERSION
        self._server = server
        self._shared = server.shared
        self._is_door = False
        self._stranger: ConnectionSlot | None = None
        self._control: Process | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._conn = conn
        conn.set_extra_info(**{SHARED: True})
        # Only a connection from another machine has one.
        if peer := conn.get_extra_info("peername"):
            limits = self._shared.limits
            if limits.refuse_connection(peer[0]):
                conn.abort()
            else:
                self._stranger = limits.connect(peer[0])

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.links.discard(self)
        self._no_stranger()
        for slot in self.slots.values():
            slot.free()
        self.slots.clear()
        self.arriving.clear()
        if self._control:
            self._log("door-gone", "warning")
        self._control = None

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        # Again for the key that the door signs with.
        self._key = key.public_data
        self.name = self._server.door_keys.get(self._key)
        return self.is_known

    @property
    def is_known(self) -> bool:
        """Whether the house still takes its key."""
        shared = self._server.keys.door.public_data
        return self._key == shared or self._key in self._server.door_keys

    def auth_completed(self) -> None:
        self._is_door = True
        self._no_stranger()

    def _no_stranger(self) -> None:
        """A door is no connection of a person, whose places are counted."""
        if self._stranger:
            self._stranger.free()

    def session_requested(self) -> tuple[asyncssh.SSHServerChannel[bytes], SessionProcess]:
        if not (self._is_door and self.is_known):
            code = asyncssh.constants.OPEN_ADMINISTRATIVELY_PROHIBITED
            raise asyncssh.ChannelOpenError(code, "")
        session = SessionProcess(
            serve=self._serve,
            refuse_command=lambda: None,
            say=self._shared.say,
            on_input=lambda: None,
            on_end=lambda session: self._shared.collector.collect_soon(),
        )
        return self._conn.create_server_channel(encoding=None, window=WINDOW), session

    def tell(self, message: Value) -> None:
        if self._control and not self._control.channel.is_closing():
            self._control.stdout.write(messages.encoded(message, self._version))

    def tell_input(self, households: Iterable[Household]) -> None:
        """Of those that have connections at this door."""
        now = self._shared.limits.clock.now()
        here = {each for slot in self.slots.values() for each in slot.household.with_network}
        used = {each.name: each.used_alone(Cost.INPUT, now) for each in households if each in here}
        if any(used.values()):
            self.tell(messages.InputUsed(used))

    def abort(self) -> None:
        self._conn.abort()

    async def close(self) -> None:
        self._conn.close()
        await self._conn.wait_closed()

    async def _serve(self, process: Process) -> None:
        login = process.env.get(messages.LOGIN)
        with suppress(OSError, asyncssh.Error):
            if login is None:
                await self._listen(process)
            else:
                await self._run(process, login)

    async def _listen(self, process: Process) -> None:
        """The first channel of the link, until it ends."""
        version = messages.HELLOS.get(process.command or "")
        if version is None or self._control:
            here = "” and “".join(messages.HELLOS)
            process.stderr.write(f"This house takes “{here}”, not “{process.command}”.\n".encode())
            process.exit(MISUSED)
            return
        self._version = version
        self._control = process
        self._server.links.add(self)
        self._log("door")
        self.tell(self._server.rules())
        try:
            async for line in lines(process.stdin.read, messages.LONGEST):
                await self._receive(line)
        except (*UNREADABLE, LookupError, ValueError) as error:
            self._log("door-garbled", "error", kind=type(error).__name__)
        finally:
            self._conn.abort()

    async def _receive(self, line: bytes | OverlongLine) -> None:
        match messages.FROM_DOOR.decode(line if isinstance(line, bytes) else b""):
            case messages.Arrive(number, address):
                self.tell(self._admit(number, address))
            case messages.Resume(connections):
                for each in connections:
                    self._take_back(each)
                self.tell(messages.Answer())
            case messages.LoggedIn(number):
                self.slots[number].logged_in()
            case messages.Left(number):
                self._free(number)
            case messages.InputRead(amounts):
                self._server.count_input(self, amounts)
            case messages.LogEntry(entry, level, about):
                if entry == REFUSED:
                    self._shared.limits.refused[str(about["why"])] += 1
                self._shared.limits.log(entry, level, **about)
            case messages.AskKey(key):
                self.tell(messages.Answer(let_in=await self._shared.lists.lets_in(key)))

    def _admit(self, number: int, address: str) -> messages.Answer:
        slot = self._shared.admit(address)
        if isinstance(slot, Refusal):
            return messages.refused(slot)
        self.slots[number] = slot
        self.arriving.add(number)
        self.tell_input(slot.household.with_network)
        return messages.Answer()

    def _free(self, number: int) -> None:
        self.arriving.discard(number)
        # Doors of the first version tell it of connections that were refused, too.
        if left := self.slots.pop(number, None):
            left.free()

    def _take_back(self, returning: messages.Returning) -> None:
        slot = self._shared.limits.connect(returning.address)
        self.slots[returning.connection] = slot
        if returning.logged_in:
            slot.logged_in()

    async def _run(self, process: Process, written: str) -> None:
        try:
            about = messages.LOGINS.decode(written)
            slot = self.slots[about.connection]
        except (*UNREADABLE, LookupError):
            # Its connection has left meanwhile.
            process.exit(FAILED)
            return
        if about.resumed is None and not await self._may_begin(slot, process):
            return
        self.arriving.discard(about.connection)
        # The first version drew apps alone.
        door = DoorProcess(self._version > 1, messages.newer_than(self._version))
        login = Login(about.key, about.name, slot.address, about.reached, door, about.resumed)
        await self._shared.serve(login, process)

    async def _may_begin(self, slot: ConnectionSlot, process: Process) -> bool:
        if process.command and (refusal := self._shared.limits.refuse_command(slot)):
            process.stderr.write(f"{self._shared.say(refusal)}\n".encode())
            process.exit(FAILED)
            return False
        return await self._shared.may_start(slot, process)

    def _log(self, what: str, level: str = "info", **about: str) -> None:
        name = {"name": self.name} if self.name else {}
        self._shared.limits.log(what, level, **name, **about)
