"""Clients that do not read: what lies unsent for them is bounded in each face, and they are shown
out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

import asyncssh
import pytest
from asyncssh.constants import MSG_GLOBAL_REQUEST
from asyncssh.packet import Boolean, String

from server.doors.ssh.adapter import Process, unsent_bytes
from server.doors.ssh.host_keys import HostKeys
from server.doors.ssh.streams import ChannelStreams
from server.doors.terminal.terminal import Bounds
from server.house.people.households import Household, Households
from server.settings import HouseholdSettings
from tests.house.running import ManualClock
from tests.house.scenarios import let_tasks_run
from tests.ssh.bare_server import connect, doorway, until
from tests.ssh.house_over_ssh import housed
from tests.textual.loopback import listening
from tests.textual.paper import PATIENCE

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.usefixtures("quiet_log")]

MEGABYTE = 2**20
WHOLE = 2**31 - 1
"""the window of a client that lets everything be sent"""
STUCK = Bounds().stuck_seconds + 1
MOST_UNSENT = 100_000


async def pass_time(clock: ManualClock, seconds: float) -> None:
    target = clock.now() + seconds
    while clock.next_alarm(target):
        await let_tasks_run()
    await let_tasks_run()


class Writing:
    """A server that writes to the client without end."""

    def __init__(self, clock: ManualClock, household: Household) -> None:
        self.clock = clock
        self.processes: list[Process] = []
        self.ends: list[BaseException | None] = []
        self._household = household

    async def serve(self, process: Process) -> None:
        self.processes.append(process)
        streams = ChannelStreams(process, self.clock, self._household)
        try:
            await streams.write(b"x" * 64 * MEGABYTE)
            self.ends.append(None)
        except OSError as error:
            self.ends.append(error)
        process.exit(0)


@asynccontextmanager
async def written_to(
    window: int,
) -> AsyncIterator[tuple[Writing, asyncssh.SSHClientConnection, Any]]:
    clock = ManualClock()
    writing = Writing(clock, Households(HouseholdSettings()).local)
    async with listening(writing.serve) as port, connect(port, "anna") as client:
        process = await client.create_process(encoding=None, window=window)
        yield writing, client, process


def stop_reading(client: Any, process: Any) -> None:
    process.channel.pause_reading()
    client._transport.pause_reading()


@pytest.mark.parametrize("window", [4096, WHOLE])
async def test_what_lies_unsent_is_bounded_and_the_client_is_shown_out(window: int) -> None:
    async with written_to(window) as (writing, client, process):
        stop_reading(client, process)
        await until(lambda: bool(writing.processes))
        (served,) = writing.processes
        await until(lambda: unsent_bytes(served) > Bounds().unsent)
        await pass_time(writing.clock, STUCK - 2)
        assert unsent_bytes(served) < MOST_UNSENT
        assert not writing.ends
        await pass_time(writing.clock, 2)
        await until(lambda: bool(writing.ends))
        assert isinstance(writing.ends[0], BrokenPipeError)
        assert served.channel.is_closing()


async def test_a_client_that_reads_slowly_gets_everything() -> None:
    async with written_to(4096) as (writing, _, process):
        received = 0
        async with asyncio.timeout(PATIENCE):
            while received < MEGABYTE:
                received += len(await process.stdout.read(16384))
                writing.clock.next_alarm(writing.clock.now() + 0.05)
        assert not writing.ends


async def test_a_client_that_leaves_while_it_is_written_to_ends_the_writing() -> None:
    async with written_to(4096) as (writing, client, process):
        process.channel.pause_reading()
        await until(lambda: bool(writing.processes))
        client.abort()
        await client.wait_closed()
        await until(writing.processes[0].channel.is_closing)
        await pass_time(writing.clock, 1)
        await until(lambda: bool(writing.ends))
        assert isinstance(writing.ends[0], OSError)


@pytest.mark.parametrize(
    ("face", "term", "typed"),
    [
        ("json", None, b'{"do":"look"}\n' * 20),
        ("plain", None, b"help\n" * 5),
        ("plain", "xterm", b"help\r" * 5),
        ("plain", "xterm", b"x" * 1000 + b"\x15"),
    ],
    ids=["json", "plain", "plain on a terminal", "erased lines on a terminal"],
)
async def test_a_face_that_is_not_read_is_bounded_and_shown_out(
    tmp_path: Path, keys: HostKeys, face: str, term: str | None, typed: bytes
) -> None:
    clock = ManualClock()
    async with housed(tmp_path, keys, clock=clock) as house, house.connected() as client:
        process = await client.create_process(face, term_type=term, encoding=None, window=4096)
        process.channel.pause_reading()
        await house.until(lambda: len(house.house.online) == 1)
        process.stdin.write(typed * 400)
        for _ in range(200):
            await pass_time(clock, 1)
            if not len(house.house.online):
                break
        process.channel.resume_reading()
        assert len(house.house.online) == 0


async def test_answers_to_a_client_that_does_not_read_them_are_bounded(keys: HostKeys) -> None:
    """Those that the library sends by itself; it asks no face."""
    async with doorway(keys) as door:
        client: Any = await door.client()
        await client.create_process("stay")
        await until(lambda: bool(door.butler.came))
        ((_, process),) = door.butler.came
        transport: Any = process.channel.get_connection()._transport
        # The kernel holds megabytes otherwise.
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
        client._transport.pause_reading()
        most = 0
        for _ in range(1000):
            for _ in range(20):
                client.send_packet(MSG_GLOBAL_REQUEST, String("ping"), Boolean(True))
            await asyncio.sleep(0)
            most = max(most, transport.get_write_buffer_size())
            if not transport.is_reading():
                break
        assert not transport.is_reading()
        assert most < MEGABYTE
        client._transport.resume_reading()
        await until(transport.is_reading)
