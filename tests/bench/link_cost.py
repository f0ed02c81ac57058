"""The cost of a link in the house and in a door that paints nothing: for what one person is shown
of a move, and for a session."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import asyncssh
import msgspec

from server.doors.json.client import JsonClient
from server.doors.json.unix_socket import connected_socket
from server.doors.link import messages
from server.doors.link.channels import writer
from server.doors.link.door import reader
from server.doors.link.house import SOCKET
from server.doors.link.keys import open_link_keys
from server.doors.ssh.host_keys import KEYS
from server.engine import GAMES
from server.protocol.notices import AtTable, GameEnded, GameSnapshot, Notice
from server.protocol.requests import MakeMove, Open, Ready, Rematch, SetTempo, Watch
from tests.bench.door.house import HERE, Housed, housed
from tests.bench.printing import Figure

FIGURES: Final[Mapping[str, Figure]] = {
    "house": Figure("A move for one person: house (ms)", 0.3),
    "door": Figure("A move for one person: door, without its screen (ms)"),
    "bytes": Figure("A move for one person: bytes", 1024),
    "session": Figure("A session: house (KB)", 60),
}
FIRST, SESSIONS, WATCHERS = 5, 100, 30
KILOBYTE: Final = 1024


class LinkedSession:
    """`read` counts bytes, `states` what was shown."""

    def __init__(self, inner: asyncssh.SSHClientProcess[bytes]) -> None:
        self.read = self.states = 0
        self._part = reader(inner)
        self.client = JsonClient(self._count, writer(inner), GAMES)
        self._tasks = [asyncio.create_task(self.client.listen())]

    async def _count(self, most: int) -> bytes:
        part = await self._part(most)
        self.read += len(part)
        return part

    async def watch(self, table: int) -> None:
        await self.client.ask(Watch(str(table)))
        self._tasks.append(asyncio.create_task(self._look()))

    async def _look(self) -> None:
        while notices := await self.client.notices():
            self.note(notices)

    def note(self, notices: list[Notice]) -> None:
        self.states += sum(isinstance(each, GameSnapshot) for each in notices)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


class Door:
    def __init__(
        self,
        connection: asyncssh.SSHClientConnection,
        control: asyncssh.SSHClientProcess[bytes],
    ) -> None:
        self.sessions: list[LinkedSession] = []
        self._connection = connection
        self._control = control
        self._numbers = count()

    async def come(self) -> LinkedSession:
        """From an address of its own."""
        number = next(self._numbers)
        arrives = messages.Arrive(number, f"10.0.{number // 250}.{number % 250 + 1}")
        self._control.stdin.write(messages.encoded(arrives))
        await self._control.stdout.readline()
        login = messages.SessionLogin(number, None, f"anna{number}", (HERE, 22))
        inner = await self._connection.create_process(
            term_type="xterm-256color",
            env={messages.LOGIN: messages.ENCODER.encode(login).decode()},
            encoding=None,
        )
        session = LinkedSession(inner)
        await session.client.welcome()
        self.sessions.append(session)
        return session


@asynccontextmanager
async def door(folder: Path) -> AsyncIterator[Door]:
    connection = await asyncssh.connect(
        sock=await connected_socket(folder, SOCKET),
        username="door",
        known_hosts=None,
        client_keys=[open_link_keys(folder / KEYS).door],
        agent_path=None,
        config=None,
    )
    async with connection:
        control = await connection.create_process(messages.HELLO, encoding=None)
        await control.stdout.readline()
        opened = Door(connection, control)
        try:
            yield opened
        finally:
            for each in opened.sessions:
                each.stop()
            connection.abort()


async def play(player: LinkedSession, seconds: float) -> int:
    """Returns the number of moves; two bots make as many each."""
    client, moves, last = player.client, 0, -1
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        notices = await client.notices()
        player.note(notices)
        for each in notices:
            match each:
                case GameSnapshot(number=number, legal=(move, *_)) if number != last:
                    last, moves = number, moves + 1
                    await client.ask(MakeMove(msgspec.Raw(msgspec.json.encode(move)), number))
                    await client.ask(SetTempo("fast"))
                case GameEnded():
                    await client.ask(Rematch())
                case AtTable(room) if room.phase == "gathering":
                    if room.chairs[0] and not room.chairs[0].ready:
                        await client.ask(Ready())
    return moves


class Spent(NamedTuple):
    """Milliseconds for a move of the player; `states`: those that others were shown meanwhile."""

    house: float
    door: float
    states: float


async def spent(house: Housed, sessions: Sequence[LinkedSession], seconds: float) -> Spent:
    player, *others = sessions
    worked, own, states = house.worked(), time.process_time(), shown(others)
    moves = max(1, await play(player, seconds))
    return Spent(
        house=1000 * (house.worked() - worked) / moves,
        door=1000 * (time.process_time() - own) / moves,
        states=(shown(others) - states) / moves,
    )


def shown(sessions: Iterable[LinkedSession]) -> int:
    return sum(each.states for each in sessions)


async def measure(folder: Path, seconds: float) -> dict[str, float]:
    async with housed(folder, "--doors", "1") as house, door(folder) as opened:
        player, *_ = [await opened.come() for _ in range(FIRST)]
        store = house.store()
        watchers = [await opened.come() for _ in range(SESSIONS)][:WATCHERS]
        store = house.store() - store
        await player.client.ask(Open("eight28", 3, bots=("simple", "simple")))
        # Fills caches.
        await play(player, 1)
        alone = await spent(house, [player], seconds / 2)
        assert player.client.table
        for each in watchers:
            await each.watch(player.client.table)
        read, states = player.read, player.states
        watched = await spent(house, [player, *watchers], seconds / 2)
        return {
            "house": round((watched.house - alone.house) / watched.states, 3),
            "door": round((watched.door - alone.door) / watched.states, 3),
            "bytes": round((player.read - read) / (player.states - states)),
            "session": round(store / KILOBYTE / SESSIONS),
        }
