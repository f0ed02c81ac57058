#!/opt/kartenhaus/bin/python
"""Runs beside the house in its container: somebody comes in, and the house is told to end."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import asyncssh

SECONDS = 60


async def come_in() -> None:
    keys = [asyncssh.generate_private_key("ssh-ed25519")]
    while True:
        try:
            async with asyncssh.connect(
                "127.0.0.1", 2222, username="anna", known_hosts=None, client_keys=keys, config=None
            ) as connection:
                process = await connection.create_process("json")
                assert '"welcome"' in await process.stdout.readline()
                return
        except ConnectionRefusedError:
            await asyncio.sleep(0.1)


def main(parent: int) -> None:
    asyncio.run(asyncio.wait_for(come_in(), SECONDS))
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    (house,) = map(int, children)
    os.kill(house, signal.SIGTERM)


main(int(sys.argv[1]))
