"""Another process takes the place of a house in which people play."""

import asyncio
import os
import re
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.commands.test_admin import admin, in_folder
from tests.ssh.test_serve import SOON, Served, served
from tests.textual.paper import PATIENCE

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@asynccontextmanager
async def updatable(folder: Path, *flags: str, **how: Any) -> AsyncIterator[Served]:
    """At the end, no process is left of all that took its place."""
    async with served(folder, *flags, start_new_session=True, **how) as house:
        try:
            yield house
        finally:
            with suppress(ProcessLookupError):
                os.killpg(house.process.pid, signal.SIGKILL)


async def update(folder: Path) -> int:
    """The process that is the house now."""
    told = await admin(folder, "update")
    assert (told.code, told.err) == (0, "")
    found = re.fullmatch(r"The house goes on in version [\w.]+, process (\d+)\.\n", told.out)
    assert found, told.out
    return int(found[1])


async def run(house: Served, command: str) -> asyncssh.SSHCompletedProcess:
    async with asyncio.timeout(PATIENCE), house.connected() as connection:
        done: asyncssh.SSHCompletedProcess = await connection.run(command, check=False)
        return done


async def test_the_port_stays_open_through_two_updates(tmp_path: Path) -> None:
    async with updatable(tmp_path / "house") as house:
        first = await update(tmp_path / "house")
        assert await asyncio.wait_for(house.process.wait(), SOON) == 0
        assert (await run(house, "stats")).exit_status == 0
        second = await update(tmp_path / "house")
        assert first != second
        done = await run(house, "stats")
        assert (done.exit_status, done.stderr) == (0, "")
        os.kill(second, signal.SIGTERM)
        code, _ = await house.end()
        assert code == 0
        assert house.out.endswith("The house closes. All tables are kept.\n")
    assert not list((tmp_path / "house").glob("*.socket"))


async def test_systemd_hears_which_process_is_the_house(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        loop = asyncio.get_running_loop()
        told: list[bytes] = []
        variables = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "60000000"}
        async with updatable(tmp_path / "house", env={**os.environ, **variables}):
            number = await update(tmp_path / "house")
            async with asyncio.timeout(PATIENCE):
                while b"".join(told).count(b"WATCHDOG=1") < 2:
                    told.append(await loop.sock_recv(manager, 4096))
    first = [each.splitlines()[0].decode() for each in told]
    assert first == ["READY=1", "WATCHDOG=1", f"MAINPID={number}", "READY=1", "WATCHDOG=1"]


async def test_by_hand_a_service_is_not_taken_over(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    variables = {"NOTIFY_SOCKET": str(tmp_path / "notify")}
    async with updatable(folder, env={**os.environ, **variables}):
        told = await in_folder(folder, "serve", "--take-over")
        assert (told.code, told.out) == (2, "")
        assert told.err == (
            "The open house keeps its place: it is a service of systemd. "
            "Use: kartenhaus admin update\n"
        )
        assert (await admin(folder, "status")).code == 0
