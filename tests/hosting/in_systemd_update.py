#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: the house is updated while somebody plays."""

import asyncio
import json
import subprocess
import sys
from typing import Any

import asyncssh

KARTENHAUS = ("/opt/kartenhaus/bin/python", "-P", "-m", "server")
UNIT = "kartenhaus.service"
OPEN = {"do": "open", "game": "eight28", "seats": 3, "bots": ["simple", "simple"]}
SECONDS = 60


def told(*line: str) -> str:
    done = subprocess.run(line, check=False, capture_output=True, text=True)
    assert done.returncode == 0, (line, done.stdout, done.stderr)
    return done.stdout.strip()


def shown(name: str) -> str:
    return told("systemctl", "show", UNIT, f"--property={name}", "--value")


class Player:
    def __init__(self, process: asyncssh.SSHClientProcess[str]) -> None:
        self._process = process

    def ask(self, **request: object) -> None:
        self._process.stdin.write(json.dumps(request) + "\n")

    async def turn(self) -> dict[str, Any]:
        async for line in self._process.stdout:
            if line.strip() and (notice := json.loads(line))["tell"] == "state" and notice["legal"]:
                return dict(notice)
        raise EOFError

    async def move(self) -> None:
        state = await self.turn()
        self.ask(do="move", at=state["number"], move=state["legal"][0])


async def main() -> None:
    told("systemctl", "start", UNIT)
    before, restarts = shown("MainPID"), shown("NRestarts")
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with (
        asyncio.timeout(SECONDS),
        asyncssh.connect(
            "127.0.0.1", 22, username="anna", known_hosts=None, client_keys=[key], config=None
        ) as connection,
    ):
        player = Player(await connection.create_process("json"))
        player.ask(**OPEN)
        player.ask(do="ready")
        await player.move()
        data = ("--data", "/var/lib/kartenhaus")
        answer = await asyncio.to_thread(told, *KARTENHAUS, "admin", "update", *data)
        assert answer.endswith(f"process {shown('MainPID')}."), answer
        assert shown("MainPID") != before
        assert (shown("ActiveState"), shown("SubState")) == ("active", "running")
        assert shown("NRestarts") == restarts
        await player.move()
        told("systemctl", "reload", UNIT)
        await player.move()
    async with asyncssh.connect(
        "127.0.0.1", 22, username="ben", known_hosts=None, client_keys=[key], config=None
    ) as connection:
        assert (await connection.run("stats")).exit_status == 0
    told("systemctl", "stop", UNIT)
    assert shown("ActiveState") == "inactive"
    assert shown("Result") == "success"
    sys.stdout.write("updated\n")


asyncio.run(main())
