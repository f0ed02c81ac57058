"""An SSH server whose sessions only report who logged in."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import asyncssh

from server.doors.ssh.access_lists import AccessLists, IsKnown, nobody
from server.doors.ssh.auth import Login, SharedState
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.limits import ConnectionLimits
from server.doors.ssh.server import SshServer, listen
from server.house.people.households import Households
from server.settings import DoorSettings, HouseholdSettings
from tests.catalogues import TEXTS
from tests.house.running import ManualClock
from tui.events_as_text import Formatter

HERE = "127.0.0.1"
USUAL = HouseholdSettings()
BOUND = 20.0
"""seconds after which a test fails"""

Process = asyncssh.SSHServerProcess[bytes]


class Came(NamedTuple):
    key: str | None
    login: str
    address: str
    command: str | None
    term: str | None
    env: dict[str, str]


class Butler:
    """Serves a session: prints the log-in. The command `stay` also echoes the input, `wait` reads
    nothing."""

    def __init__(self) -> None:
        self.came: list[tuple[Login, Process]] = []

    async def __call__(self, login: Login, process: Process) -> None:
        self.came.append((login, process))
        came = Came(
            login.key,
            login.name,
            login.address,
            process.command,
            process.term_type,
            dict(process.env),
        )
        process.stdout.write(json.dumps(came).encode() + b"\n")
        if process.command == "stay":
            while heard := await process.stdin.read(1024):
                process.stdout.write(heard)
        if process.command == "wait":
            await process.channel.wait_closed()
        process.exit(0)


class Doorway(NamedTuple):
    listening: SshServer
    limits: ConnectionLimits
    lists: AccessLists
    clock: ManualClock
    butler: Butler
    keys: HostKeys
    raws: "list[Raw]"

    @property
    def port(self) -> int:
        return self.listening.port

    async def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            await asyncio.sleep(0)

    async def client(self, login: str = "anna", **how: Any) -> asyncssh.SSHClientConnection:
        known = asyncssh.import_known_hosts(known_hosts(self))
        options = {"known_hosts": known, "preferred_auth": "publickey,keyboard-interactive"}
        client: asyncssh.SSHClientConnection = await connect(self.port, login, **(options | how))
        return client

    async def raw(self) -> "Raw":
        self.raws.append(Raw(*await asyncio.open_connection(HERE, self.port)))
        return self.raws[-1]

    async def came(self, connection: asyncssh.SSHClientConnection, **how: Any) -> Came:
        done = await connection.run(**how)
        assert done.exit_status == 0, done.stderr
        return read_came(str(done.stdout))


class Session(asyncssh.SSHClient):
    """A client that logs in without a key and answers no questions."""

    def __init__(self) -> None:
        self.banners: list[str] = []
        self.why: Exception | None = None
        self._asked = False

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.banners.append(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self.why = exc

    def kbdint_auth_requested(self) -> str | None:
        """Asks for the empty challenge once."""
        asked, self._asked = self._asked, True
        return None if asked else ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        assert not prompts
        return []


def connect(port: int, login: str, **how: Any) -> Any:
    """Without a key, without the settings of this machine, and to a host with any key."""
    nothing = dict.fromkeys(("config", "known_hosts", "client_keys", "agent_path"))
    options = {"host": HERE, "port": port, "username": login, "client_factory": Session}
    return asyncssh.connect(**(options | nothing | how))


def read_came(line: str) -> Came:
    return Came(*json.loads(line))


def known_hosts(door: Doorway) -> str:
    keys = (key.export_public_key().decode() for key in door.keys)
    return "".join(f"[{HERE}]:{door.port} {key}" for key in keys)


@asynccontextmanager
async def doorway(
    keys: HostKeys,
    known: IsKnown = nobody,
    household: HouseholdSettings = USUAL,
    **settings: Any,
) -> AsyncIterator[Doorway]:
    """Starts a server with a clock that the test moves."""
    usual: dict[str, Any] = {"host": HERE, "port": 0, "keepalive_seconds": 0}
    door = DoorSettings(**usual | settings)
    clock = ManualClock()
    limits, butler, raws = (
        ConnectionLimits(door, Households(household), clock),
        Butler(),
        list[Raw](),
    )
    lists, say = AccessLists(door, known), Formatter(TEXTS["en"], "", ()).refusal
    listening = await listen(keys, SharedState(limits, lists, butler, say))
    try:
        async with asyncio.timeout(BOUND):
            yield Doorway(listening, limits, lists, clock, butler, keys, raws)
    finally:
        await listening.close()
        for raw in raws:
            await raw.hang_up()


class Raw:
    """A TCP connection: a client that sends only what the test writes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def write(self, data: bytes) -> None:
        """Until the server has read it: one that closes before would reset the connection, and what
        it has said is lost."""
        self.writer.write(data)
        ends = [self.writer.get_extra_info(name)[1] for name in ("peername", "sockname")]
        await until(lambda: not unread(*ends))

    async def hear_all(self) -> bytes:
        """Reads until the server closes the connection."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""

    async def hang_up(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


def unread(port: int, from_port: int) -> int:
    """The bytes on this connection that have not reached the process at the port."""
    _, *rows = map(str.split, Path("/proc/net/tcp").read_text().splitlines())
    queues = {tuple(int(end.partition(":")[2], 16) for end in row[1:3]): row[4] for row in rows}
    sent, received = queues[from_port, port], queues[port, from_port]
    return int(sent.partition(":")[0], 16) + int(received.partition(":")[2], 16)


async def until(holds: Callable[[], bool]) -> None:
    """Lets the loop run until it holds."""
    while not holds():
        await asyncio.sleep(0)


async def ssh(door: Doorway, folder: Path, *words: str, typed: bytes = b"") -> tuple[int, str, str]:
    """Runs OpenSSH without the configuration of this machine."""
    hosts = folder / "known_hosts"
    hosts.write_text(known_hosts(door))
    running = await asyncio.create_subprocess_exec(
        *("ssh", "-F", "/dev/null", "-p", str(door.port), "-o", f"UserKnownHostsFile={hosts}"),
        *("-o", "GlobalKnownHostsFile=/dev/null", "-o", "StrictHostKeyChecking=yes"),
        *("-o", "IdentityAgent=none", "-o", "IdentitiesOnly=yes", "-o", "IdentityFile=none"),
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder)},
    )
    try:
        out, err = await running.communicate(typed)
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()
    assert running.returncode is not None
    return running.returncode, out.decode(), err.decode()
