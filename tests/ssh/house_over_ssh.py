"""The whole house behind its real door, on a free port of this machine."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import asyncssh

from server.commands.context import Context
from server.commands.monitoring.background_writer import BackgroundWriter
from server.commands.serve import RunningHouse, listening
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.limits import StartQueue
from server.doors.terminal.terminal import Size
from server.engine import GAMES
from server.engine.game import AnyGame
from server.house.bot_processes.pool import InlineBotPool
from server.house.clock import Clock, RealClock
from server.house.lobby.house import House
from server.protocol.seat import replace
from server.settings import DoorSettings, HouseholdSettings, HouseSettings, LimitSettings, Settings
from server.store.client import Store
from tests.house import quick_bots
from tests.house.running import AT_ONCE, ManualClock, numbered_secrets
from tests.ssh.bare_server import HERE, connect
from tests.textual.loopback import Client
from tests.textual.paper import PATIENCE
from tui.text import Texts

PLENTY = 10_000
PARTS = ("house", "door", "session", "admin", "journal", "asyncio")
MANY = HouseholdSettings(
    arrivals_per_minute=PLENTY, commands_per_minute=PLENTY, screens_per_minute=PLENTY
)
WIDE: Size = (120, 40)
ANNA = asyncssh.generate_private_key("ssh-ed25519")
BEN = asyncssh.generate_private_key("ssh-ed25519")
ENGLISH = {"LANG": "en_GB.UTF-8"}


class Ran:
    """The result of a command."""

    def __init__(self, done: asyncssh.SSHCompletedProcess) -> None:
        self.code = done.exit_status
        self.out, self.err = str(done.stdout), str(done.stderr)


class Housed:
    def __init__(self, house: House, door: RunningHouse, keys: HostKeys, log: BytesIO) -> None:
        self.house = house
        self.door = door
        self.keys = keys
        self._log = log

    @property
    def port(self) -> int:
        return self.door.port

    @property
    def starting(self) -> StartQueue:
        return self.door.control.limits.starting

    def log(self, what: str) -> list[dict[str, Any]]:
        """The lines of this kind, without their times."""
        self.door.journal.flush()
        entries = [json.loads(line) for line in self._log.getvalue().splitlines()]
        assert all(entry.pop("at") and entry.pop("level") for entry in entries)
        assert all(entry.pop("part") in PARTS for entry in entries)
        return [entry for entry in entries if entry.pop("what") == what]

    @property
    def whole_log(self) -> str:
        self.door.journal.flush()
        return self._log.getvalue().decode()

    def change_settings(self, household: HouseholdSettings | None = None, **changes: Any) -> None:
        """As when the host has the settings read again."""
        settings = self.house.settings
        door = replace(settings.door, **changes)
        home = household or settings.household
        self.door.control.change(replace(AT_ONCE, door=door, household=home))

    def known_hosts(self) -> str:
        keys = (key.export_public_key().decode() for key in self.keys)
        return "".join(f"[{HERE}]:{self.port} {key}" for key in keys)

    @asynccontextmanager
    async def connected(
        self, login: str = "anna", key: asyncssh.SSHKey | None = None, **how: Any
    ) -> AsyncIterator[asyncssh.SSHClientConnection]:
        connection = await connect(
            self.port,
            login,
            known_hosts=asyncssh.import_known_hosts(self.known_hosts()),
            client_keys=[key] if key else None,
            preferred_auth="publickey,keyboard-interactive",
            **how,
        )
        try:
            yield connection
        finally:
            connection.abort()
            await connection.wait_closed()

    @asynccontextmanager
    async def entered(
        self,
        login: str = "anna",
        key: asyncssh.SSHKey | None = None,
        command: str | None = None,
        term: str | None = "xterm-256color",
        size: Size = WIDE,
        env: Mapping[str, str] | None = None,
    ) -> AsyncIterator[Client]:
        async with self.connected(login, key) as connection:
            process = await connection.create_process(
                command,
                term_type=term,
                term_size=size if term else None,
                env=(ENGLISH if term else {}) if env is None else env,
                encoding=None,
            )
            yield Client(connection, process, size)

    async def run(
        self,
        command: str | None,
        login: str = "anna",
        key: asyncssh.SSHKey | None = None,
        typed: str = "",
        term: str | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Ran:
        async with self.connected(login, key) as connection, asyncio.timeout(PATIENCE):
            how: Any = {"input": typed} if typed else {"stdin": asyncssh.DEVNULL}
            done = await connection.run(command, term_type=term, env=env or {}, check=False, **how)
            return Ran(done)

    async def until(self, holds: Callable[[], object]) -> None:
        """Something that the house does by itself."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0)


@asynccontextmanager
async def housed(
    folder: Path,
    keys: HostKeys,
    *,
    language: str = "auto",
    games: Mapping[str, AnyGame] = GAMES,
    clock: Clock | None = None,
    limits: LimitSettings = AT_ONCE.limits,
    household: HouseholdSettings = MANY,
    draw: Callable[[int], bytes] | None = None,
    doors: Any = None,
    **door: Any,
) -> AsyncIterator[Housed]:
    """Bots think and play at once, and nobody is stopped for being quick. `doors`: in place of the
    server in this process."""
    usual: dict[str, Any] = {
        "host": HERE,
        "port": 0,
        "keepalive_seconds": 0,
    }
    settings: Settings = replace(
        AT_ONCE,
        limits=limits,
        household=household,
        door=DoorSettings(**usual | door),
        house=HouseSettings(language=language),  # type: ignore[arg-type]
    )
    house = House(
        games=games,
        settings=settings,
        clock=clock or RealClock(),
        store=Store.open(folder),
        pool=InlineBotPool(quick_bots.bots),
        draw=draw or numbered_secrets(),
        dice=Random(7),
    )
    log = BytesIO()
    writer = BackgroundWriter(log.write)
    house.start()
    ticking = asyncio.Future[None]()
    try:
        async with listening(
            house, keys, Context(games, settings, Texts("en")), writer, (), doors
        ) as door_open:
            try:
                yield Housed(house, door_open, keys, log)
            finally:
                ticking = asyncio.ensure_future(tick(house.clock))
    finally:
        ticking.cancel()
        await house.close()
        writer.finish()


async def tick(clock: Clock) -> None:
    """A house that closes waits for its clients, also on a clock that only tests move."""
    while isinstance(clock, ManualClock):
        clock.next_alarm(clock.now() + 0.01)
        await asyncio.sleep(0)
