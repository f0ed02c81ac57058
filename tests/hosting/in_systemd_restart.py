#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: the house restarts while people play, and more come."""

import asyncio
import json
import statistics
import subprocess
import sys
import time
from typing import Any

import asyncssh

SCREENS = PROGRAMS = 20
CALLERS = 20
OPEN = {"do": "open", "game": "eight28", "seats": 3, "bots": ["simple", "simple"]}
SIZE = (120, 40)
TABLE = b"8-28"


def entered(name: str, key: asyncssh.SSHKey) -> Any:
    return asyncssh.connect(
        "127.0.0.1", 22, username=name, known_hosts=None, client_keys=[key], config=None
    )


def tells_of_a_table(line: str) -> bool:
    # An empty line ends the answer to each request.
    return bool(line.strip()) and bool(json.loads(line)["tell"] == "table")


class Visitor:
    """A person with a key, at a table, whose connection is cut once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.key = asyncssh.generate_private_key("ssh-ed25519")
        self.is_seated = asyncio.Event()
        self.away = 0.0

    async def take_seat(self) -> None:
        async with entered(self.name, self.key) as connection:
            process = await connection.create_process("json")
            process.stdin.write(json.dumps(OPEN) + "\n")
            async for line in process.stdout:
                if tells_of_a_table(line):
                    return
        raise EOFError

    async def come_back(self, until_cut: asyncio.Event) -> None:
        await self.stay(until_cut)
        cut = time.monotonic()
        await self.stay(None)
        self.away = time.monotonic() - cut

    async def stay(self, until_cut: asyncio.Event | None) -> None:
        """Sees the table; the first time, stays there until the connection ends."""
        raise NotImplementedError


class Program(Visitor):
    async def stay(self, until_cut: asyncio.Event | None) -> None:
        async with entered(self.name, self.key) as connection:
            process = await connection.create_process("json")
            async for line in process.stdout:
                if tells_of_a_table(line):
                    self.is_seated.set()
                    if until_cut is None:
                        return
            if not self.is_seated.is_set():
                raise EOFError(self.name)


class Screen(Visitor):
    async def stay(self, until_cut: asyncio.Event | None) -> None:
        async with entered(self.name, self.key) as connection:
            process = await connection.create_process(
                term_type="xterm-256color", term_size=SIZE, encoding=None
            )
            seen = b""
            while TABLE not in seen:
                read = await process.stdout.read(65536)
                if not read:
                    raise EOFError(self.name)
                seen += read
            self.is_seated.set()
            while until_cut is not None and await process.stdout.read(65536):
                pass


async def ask_who(number: int) -> None:
    async with entered(f"caller{number}", asyncssh.generate_private_key("ssh-ed25519")) as line:
        done = await line.run("stats", check=True)
        assert done.stdout


async def restart() -> None:
    process = await asyncio.create_subprocess_exec("systemctl", "restart", "kartenhaus.service")
    assert await process.wait() == 0


async def main() -> None:
    subprocess.run(("systemctl", "start", "kartenhaus.service"), check=True)
    visitors: list[Visitor] = [Screen(f"s{n:02}") for n in range(SCREENS)]
    visitors += [Program(f"p{n:02}") for n in range(PROGRAMS)]
    async with asyncio.timeout(60):
        for visitor in visitors:
            await visitor.take_seat()
    cut = asyncio.Event()
    async with asyncio.timeout(120), asyncio.TaskGroup() as tasks:
        for visitor in visitors:
            tasks.create_task(visitor.come_back(cut))
        for visitor in visitors:
            await visitor.is_seated.wait()
        restarting = tasks.create_task(restart())
        for number in range(CALLERS):
            tasks.create_task(ask_who(number))
            await asyncio.sleep(0.1)
        await restarting
    for kind in (Screen, Program):
        away = statistics.median(each.away for each in visitors if isinstance(each, kind))
        sys.stdout.write(f"{kind.__name__}s are back after {away:.1f} s (median)\n")


asyncio.run(main())
