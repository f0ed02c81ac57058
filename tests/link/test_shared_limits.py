"""Allowances of an address, whose people are at several doors."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import asyncssh
import pytest
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import String

from server.doors.link.shared_input import REPORT_SECONDS
from server.doors.ssh.host_keys import HostKeys
from server.house.people.households import Cost
from server.protocol.seat import replace
from tests.house.running import ManualClock
from tests.house.scenarios import let_tasks_run
from tests.link.test_doors import with_doors
from tests.ssh.bare_server import connect
from tests.ssh.house_over_ssh import MANY
from tests.textual.paper import PATIENCE

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
ANNAS, CARLS = "127.0.0.2", "127.0.0.3"
KILOBYTES = 1000
FEW = replace(MANY, input_per_second=25)
"""100 of them at once, which come back in four seconds"""
NEARLY_ALL = 3.8


async def stats(connection: asyncssh.SSHClientConnection) -> str:
    done = await connection.run("stats", check=False, stdin=asyncssh.DEVNULL)
    return str(done.stdout)


@pytest.mark.parametrize("comes_later", [False, True])
async def test_an_address_that_sends_much_at_one_door_is_read_less_at_the_other(
    tmp_path: Path, keys: HostKeys, comes_later: bool
) -> None:
    clock = ManualClock()
    async with (
        asyncio.timeout(PATIENCE),
        with_doors(tmp_path, keys, 2, household=FEW, clock=clock) as (house, doors),
        AsyncExitStack() as stack,
    ):

        async def come(door: int, address: str) -> asyncssh.SSHClientConnection:
            come = connect(doors.ports[door], "anna", local_addr=(address, 0))
            return await stack.enter_async_context(come)

        async def ask() -> list[str]:
            connection = berta or await come(1, ANNAS)
            return [await stats(connection) for _ in range(3)]

        berta = None if comes_later else await come(1, ANNAS)
        anna, carl = await come(0, ANNAS), await come(1, CARLS)
        for _ in range(KILOBYTES):
            anna.send_packet(MSG_IGNORE, String(b"x" * 1024))
        at_home = house.house.households.of(ANNAS, clock.now())
        while at_home.used(Cost.INPUT, clock.now()) < NEARLY_ALL:
            assert await stats(carl)
            clock.next_alarm(clock.now() + REPORT_SECONDS / 4)
        asked = asyncio.create_task(ask())
        for _ in range(6):
            assert await stats(carl)
        assert not asked.done()
        while not asked.done():
            await let_tasks_run()
            clock.next_alarm(clock.now() + 0.1)
        assert all("People here: 0" in each for each in asked.result())


async def test_two_doors_share_the_screens_of_an_address(tmp_path: Path, keys: HostKeys) -> None:
    home = replace(MANY, screens_per_minute=3)
    async with (
        asyncio.timeout(PATIENCE),
        with_doors(tmp_path, keys, 2, household=home) as (house, doors),
        AsyncExitStack() as stack,
    ):
        processes = []
        for port in (*doors.ports, doors.ports[0]):
            connection = await stack.enter_async_context(connect(port, "anna"))
            processes.append(await connection.create_process(term_type="xterm-256color"))
        assert "Too many screens" in await processes[2].stderr.read()
        await house.until(lambda: len(house.house.online) == 2)
