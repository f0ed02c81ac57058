"""Short visits to a house over SSH, each in another way: faces, games, pages, and ends."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import asyncssh

from tests.bench.door.guest import Guest, guest, stranger

PAGES: Final = (b"l", b"\x1b", b"r", b"\x1b", b"\r", b"?", b"\x1b", b"\x10", b"\x1b")
GAMES: Final = ("eight28 seats 6", "farbstich seats 4", "schatzsuche")
QUIT: Final = b"\x04"


async def see_hall(one: Guest, number: int) -> None:
    await one.painted()


async def play(one: Guest, number: int) -> None:
    await one.painted()
    await one.calm()
    one.press(f":play {GAMES[number % len(GAMES)]}\r".encode())
    await one.calm()
    for key in PAGES:
        one.press(key)
        await one.calm()


async def play_and_quit(one: Guest, number: int) -> None:
    await play(one, number)
    one.press(QUIT)
    await one.calm()


async def play_and_lose_the_line(one: Guest, number: int) -> None:
    await play(one, number)
    one.cut()


async def visit_in_lines(port: int, number: int) -> None:
    async with stranger(port, number) as connection:
        process = await connection.create_process("plain", encoding=None)
        process.stdin.write(b"play eight28\nlog\nquit\n")
        await process.wait_closed()


async def visit_in_json(port: int, number: int) -> None:
    async with stranger(port, number) as connection:
        process = await connection.create_process("json", encoding=None)
        await process.stdout.readline()


async def ask_who(port: int, number: int) -> None:
    async with stranger(port, number) as connection:
        await connection.run("who")


def on_screen(stay: Callable[[Guest, int], Awaitable[None]]) -> "Visit":
    async def visit(port: int, number: int) -> None:
        async with guest(port, number) as one:
            await stay(one, number)

    return visit


Visit = Callable[[int, int], Awaitable[None]]
SCREENS: Final = tuple(map(on_screen, (see_hall, play, play_and_quit, play_and_lose_the_line)))
VISITS: Final[tuple[Visit, ...]] = (*SCREENS, visit_in_lines, visit_in_json, ask_who)


async def visit(port: int, sessions: int, at_once: int) -> None:
    """Each number comes from another address."""
    numbers = iter(range(sessions))

    async def come() -> None:
        for number in numbers:
            # Those who leave hang up while the house still writes.
            with suppress(OSError, asyncssh.Error):
                await VISITS[number % len(VISITS)](port, number)

    await asyncio.gather(*(come() for _ in range(at_once)))
