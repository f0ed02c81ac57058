"""Attacks, which go on until they are cancelled. `begun` is called at the worst moment."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import asyncssh

from tests.ssh.hostile.rogue import Connection, Rogue, entered, read_all

KEYS, PASTE, COMMAND = 400_000, 20_000_000, 1_000_000
RESIZES, CROWD, CHANNELS, HALF_OPEN = 200, 200, 30, 240
FAR, FARTHER = 1000, 2000
"""numbers of addresses that an attack uses up, so that no other may use them"""

CROWD_AGAIN, SCREEN_FOR_EVERY = 40, 5
HUGE, SMALL = (3000, 3000), (80, 24)
WHOLE_WINDOW: Final = 2**31 - 1

NOT_UTF8 = bytes(range(0x80, 0x100)) + b"\xff\xfe\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80"
NULS = bytes(100)
C1 = "".join(map(chr, range(0x80, 0xA0))).encode()
UNASKED = (
    b"\x1b[?1;2c\x1b[>41;354;0c\x1b[24;80R\x1b[?2026;2$y\x1b[?97u\x1b[57358;1:3u\x1b[1;1:9A"
    b"\x1b[27;5;99999999~\x1b]11;rgb:ffff/ffff/ffff\x07\x1bP1$r0m\x1b\\\x1bP>|kitty\x1b\\"
    b"\x1b[I\x1b[O\x1b[<99999999;99999999;99999999M\x1b[M\xff\xff\xff\x1b[99999999999999999999u"
    b"\x1b[200~\x1b[?\x1b[201~\x1b]52;c;AAAA\x07"
)
IN_BAND = b"\x1b[48;3000;3000;30000;30000t\x1b[8;3000;3000t\x1b[4;30000;30000t"

HELLO = b"SSH-2.0-rogue\r\n"
BEGINNINGS = (b"", b"SSH-2.", HELLO, HELLO + b"\0\0\x05\x0c\x04\x14" + bytes(100))

Begun = Callable[[], None]
Attack = Callable[[Rogue, Begun], Coroutine[Any, Any, None]]


def typing(what: bytes) -> Attack:
    async def attack(rogue: Rogue, begun: Begun) -> None:
        async with rogue.terminal() as terminal:
            terminal.stdin.write(what)
            begun()
            await read_all(terminal)

    return attack


async def resizes(rogue: Rogue, begun: Begun) -> None:
    """Resizes many times at once, and then once after each frame."""
    async with rogue.terminal() as terminal:
        for number in range(RESIZES):
            terminal.change_terminal_size(*(HUGE, SMALL)[number % 2])
        begun()
        big = False
        while await terminal.stdout.read(2**20):
            big = not big
            terminal.change_terminal_size(*(HUGE if big else SMALL))


async def unread(rogue: Rogue, begun: Begun) -> None:
    async with rogue.connection() as connection:
        terminal = await entered(connection, window=WHOLE_WINDOW)
        transport: Any = connection._transport
        transport.pause_reading()
        terminal.stdin.write(b":help\r" * 10_000)
        begun()
        await terminal.wait_closed()


async def half_open(rogue: Rogue, begun: Begun) -> None:
    begun()
    raws = await asyncio.gather(*(rogue.raw(number) for number in range(HALF_OPEN)))
    try:
        for number, (_, writer) in enumerate(raws):
            writer.write(BEGINNINGS[number % len(BEGINNINGS)])
        await asyncio.gather(*(reader.read() for reader, _ in raws))
        await asyncio.Event().wait()
    finally:
        for _, writer in raws:
            writer.transport.abort()


def cut(crowd: int) -> Attack:
    """Breaks all connections at once: some with an app, most without."""

    async def attack(rogue: Rogue, begun: Begun) -> None:
        async with AsyncExitStack() as stack:
            lines = [stack.enter_async_context(rogue.connection(FAR + n)) for n in range(crowd)]
            connections = await asyncio.gather(*lines)
            await asyncio.gather(*(stay(n, connection) for n, connection in enumerate(connections)))
            for connection in connections:
                connection.abort()
            begun()
        await asyncio.Event().wait()

    return attack


async def stay(number: int, connection: Connection) -> None:
    if number % SCREEN_FOR_EVERY == 0:
        await entered(connection)
    else:
        process = await connection.create_process("json", encoding=None)
        await process.stdout.readline()


async def channels(rogue: Rogue, begun: Begun) -> None:
    """Opens channels in a loop; refused ones are tried again."""
    begun()
    async with rogue.connection() as connection:
        while True:
            opened = await asyncio.gather(
                *(entered(connection) for _ in range(CHANNELS)), return_exceptions=True
            )
            for terminal in opened:
                if isinstance(terminal, asyncssh.SSHClientProcess):
                    terminal.close()
                    await terminal.wait_closed()


async def commands(rogue: Rogue, begun: Begun) -> None:
    begun()
    while True:
        with suppress(asyncssh.Error, OSError):
            async with rogue.connection(FARTHER) as connection:
                await connection.run("who " + "x" * COMMAND)


ATTACKS: Final[Mapping[str, Attack]] = {
    "keys": typing(b"k" * KEYS),
    "paste": typing(b"\x1b[200~" + b"p" * PASTE + b"\x1b[201~"),
    "resizes": resizes,
    "in-band": typing(IN_BAND * 5000),
    "unread": unread,
    "bytes": typing((NOT_UTF8 + NULS + C1) * 500),
    "replies": typing(UNASKED * 500),
    "half-open": half_open,
    "cut": cut(CROWD),
    "cut again": cut(CROWD_AGAIN),
    "channels": channels,
    "commands": commands,
}
