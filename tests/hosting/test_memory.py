"""A house with little memory refuses newcomers with a sentence, and is not killed."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import asyncssh
import pytest

from server.house.memory import cgroups
from tests.ssh.bare_server import connect
from tests.ssh.client_programs import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.asyncio]
LIMIT = 120 * 2**20
CLIENTS, TRIES = 200, 3
# So many have room at least while all come at once: connections that are refused need some of it.
FEWEST = 2
SIZE = (120, 40)
BOUND = 240.0
SETTINGS = """
[bots]
quickest_ms = 0
slowest_ms = 0
[household]
connections = 400
logins = 400
sessions = 400
arrivals_per_minute = 4000
screens_per_minute = 4000
[door]
host = "127.0.0.1"
port = 0
"""
FULL = re.compile("The house is full")


class Group(NamedTuple):
    folder: Path

    def kills(self) -> int:
        for name in ("memory.events", "memory.oom_control"):
            if (file := self.folder / name).exists():
                found = re.search(r"^oom_kill (\d+)$", file.read_text(), re.MULTILINE)
                return int(found[1]) if found else 0
        raise FileNotFoundError


@pytest.fixture
def small_group() -> Iterator[Group]:
    """A cgroup of its own with little memory."""
    for above in cgroups():
        folder = above.folder / f"kartenhaus-{os.getpid()}"
        with suppress(OSError):
            folder.mkdir()
            try:
                # Groups that share out no memory have no such file.
                if (folder / above.limit_file).exists():
                    (folder / above.limit_file).write_text(str(LIMIT))
                    yield Group(folder)
                    return
            finally:
                folder.rmdir()
    pytest.skip("needs root and cgroups with memory")


class Client:
    """`said` is what was sent to it since it came last; `is_in` when bots have played with it."""

    def __init__(self, port: int, number: int) -> None:
        self.said = ""
        self.is_in = asyncio.Event()
        self._port = port
        self._name = f"c{number:03}"

    async def come(self) -> None:
        """Tries again when it is refused."""
        for _ in range(TRIES):
            self.said = ""
            with suppress(OSError, asyncssh.Error):
                await self._stay()
            if self.is_in.is_set() or not FULL.search(self.said):
                return

    async def _stay(self) -> None:
        try:
            async with connect(self._port, self._name) as connection:
                process = await connection.create_process(term_type="xterm", term_size=SIZE)
                # It may have been refused by now, and reads why.
                with suppress(BrokenPipeError):
                    process.stdin.write(":play schatzsuche master\r")
                while read := await process.stdout.read(65536):
                    self.said += read
                    if "YOUR TURN" in self.said:
                        self.is_in.set()
                self.said += await process.stderr.read()
        except asyncssh.DisconnectError as error:
            self.said += error.reason
            raise


async def test_200_clients_at_a_house_with_120_megabytes(
    small_group: Group, tmp_path: Path
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(SETTINGS)
    serve = f"{sys.executable} -m server serve --config {file} --data {tmp_path / 'house'}"
    join = f"echo $$ > {small_group.folder}/cgroup.procs; exec {serve}"
    house = await asyncio.create_subprocess_exec(
        "bash", "-c", join, stdout=PIPE, stderr=DEVNULL, cwd=ROOT
    )
    assert house.stdout
    try:
        async with asyncio.timeout(BOUND):
            told = (await house.stdout.readuntil(b"The house is open.")).decode()
            found = re.search(r"port (\d+)", told)
            assert found, told
            clients = [Client(int(found[1]), number) for number in range(CLIENTS)]
            coming = [asyncio.create_task(each.come()) for each in clients]
            inside = [asyncio.create_task(each.is_in.wait()) for each in clients]
            for ended in zip(coming, inside, strict=True):
                await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
            assert (house.returncode, small_group.kills()) == (None, 0)
            refused = [each for each in clients if not each.is_in.is_set()]
            assert [each.said for each in refused if not FULL.search(each.said)] == []
            assert FEWEST <= CLIENTS - len(refused) < CLIENTS
            house.terminate()
            assert await house.wait() == 0
            await asyncio.wait(coming)
            for task in inside:
                task.cancel()
    finally:
        if house.returncode is None:
            house.kill()
        await house.wait()
