#!/opt/kartenhaus/bin/python
"""Runs in the systemd of the tests: a table with master bots plays in the sandbox of the unit."""

import asyncio
import json
import subprocess
from pathlib import Path
from typing import Any

import asyncssh

MOVES = 12
OPEN = {"do": "open", "game": "eight28", "seats": 3, "bots": ["master", "master"]}


def requests(notice: dict[str, Any]) -> dict[str, Any] | None:
    match notice:
        case {"tell": "welcome"}:
            return OPEN
        case {"tell": "table", "room": {"chairs": [{"ready": False}, *_]}}:
            return {"do": "ready"}
        case {"tell": "state", "view": {"seat": me, "waiting": {"seats": turn}}} if me in turn:
            return {"do": "move", "at": notice["number"], "move": notice["legal"][0]}
        case _:
            return None


async def play(port: int) -> None:
    """Plays until the bots have made some moves."""
    numbers = set[int]()
    keys = [asyncssh.generate_private_key("ssh-ed25519")]
    async with asyncssh.connect(
        "127.0.0.1", port, username="anna", known_hosts=None, client_keys=keys, config=None
    ) as connection:
        process = await connection.create_process("json")
        async for line in process.stdout:
            notice = json.loads(line)
            if notice["tell"] == "state":
                numbers.add(notice["number"])
            if len(numbers) >= MOVES:
                return
            if request := requests(notice):
                process.stdin.write(json.dumps(request) + "\n")
    raise EOFError


def main() -> None:
    subprocess.run(("systemctl", "start", "kartenhaus.service"), check=True)
    asyncio.run(asyncio.wait_for(play(22), 60))
    processes = subprocess.run(("ps", "-eo", "args"), capture_output=True, text=True, check=True)
    assert "server.bots.child" in processes.stdout, processes.stdout
    journal = Path("/mnt/output/journal").read_text()
    assert '"what": "connection"' in journal, journal
    assert "fault" not in journal, journal
    assert "Traceback" not in journal, journal


if __name__ == "__main__":
    main()
