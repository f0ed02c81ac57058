"""The process of the rogue: `python -m tests.ssh.hostile PORT`.

A line on its input names an attack, as in `ATTACKS` or as MODULE:FUNCTION. It answers "on" when the
attack has begun, goes on with it until the next line comes, and answers with what the attack has
counted once it has left off. It gives way to all others, as if it were on another machine."""

import asyncio
import json
import os
import sys
from contextlib import suppress
from importlib import import_module

from tests.ssh.hostile.attacks import ATTACKS, Attack
from tests.ssh.hostile.rogue import Rogue

LOWEST = 19


def tell(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def attack_named(order: str) -> Attack:
    module, _, function = order.partition(":")
    attack: Attack = getattr(import_module(module), function) if function else ATTACKS[order]
    return attack


async def obey(port: int) -> None:
    orders = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while order := (await orders.readline()).decode().strip():
        rogue = Rogue(port)
        attack = asyncio.create_task(attack_named(order)(rogue, lambda: tell("on")))
        told = asyncio.create_task(orders.readline())
        await asyncio.wait((attack, told), return_when=asyncio.FIRST_COMPLETED)
        if attack.done():
            attack.result()
        await told
        attack.cancel()
        with suppress(asyncio.CancelledError):
            await attack
        tell(json.dumps(rogue.counted))


if __name__ == "__main__":
    os.nice(LOWEST)
    asyncio.run(obey(int(sys.argv[1])))
