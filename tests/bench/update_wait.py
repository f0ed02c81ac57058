"""How long people wait while another process takes the place of their house: half of them type at
screens, half are programs that play."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from typing import Final

import asyncssh

from tests.bench.bench_capacity import CLEAR, LETTERS, come
from tests.bench.crowd.bot_rows import Lines
from tests.bench.door.guest import Guest, stranger
from tests.bench.door.house import Housed, housed, python
from tests.bench.printing import Figure

FIGURES: Final[Mapping[str, Figure]] = {
    "key": Figure("An update: longest wait of a key (ms)", 2000),
    "move": Figure("An update: longest wait of a move (ms)", 2000),
    "usual": Figure("Before it: longest wait of a key (ms)"),
    "ended": Figure("Connections that ended", 0),
}
OPEN: Final = {"do": "open", "game": "eight28", "seats": 3, "bots": ["simple", "simple"]}
BEFORE, AFTER, APART = 3.0, 5.0, 0.5
"""seconds of measuring before the update and after it, and between two keys"""
ADDRESSES: Final = 1000
"""those of programs are other ones"""


class Waits:
    """`longest`: in seconds, so far."""

    def __init__(self) -> None:
        self.longest = {"key": 0.0, "move": 0.0}
        self.ended = 0
        self.is_over = False

    def note(self, what: str, since: float) -> None:
        self.longest[what] = max(self.longest[what], time.perf_counter() - since)

    def take(self, what: str) -> float:
        found, self.longest[what] = self.longest[what], 0.0
        return round(1000 * found)


async def type_letters(one: Guest, waits: Waits) -> None:
    one.press(b":")
    for letter in cycle(LETTERS):
        await asyncio.sleep(APART)
        if waits.is_over:
            return
        if letter == LETTERS[0]:
            one.press(CLEAR)
            await one.calm()
        since = time.perf_counter()
        one.press(letter.encode())
        try:
            await one.until(letter.encode())
        except AssertionError:
            waits.ended += 1
            return
        waits.note("key", since)


async def play(lines: Lines, waits: Waits) -> None:
    try:
        await lines.until("lobby")
        await lines.ask(**OPEN)
        await lines.until("table")
        await lines.ask(do="ready")
        while not waits.is_over:
            state = await lines.turn()
            since = time.perf_counter()
            await lines.ask(do="move", at=state["number"], move=state["legal"][0])
            while (await lines.until("state"))["number"] <= state["number"]:
                pass
            waits.note("move", since)
            await lines.ask(do="tempo", tempo="fast")
    except (EOFError, asyncssh.Error):
        waits.ended += not waits.is_over


async def admin(folder: Path, word: str) -> str:
    async with python("-m", "server", "admin", word, "--data", str(folder)) as process:
        told, _ = await process.communicate()
    return told.decode()


async def measure(folder: Path, people: int) -> dict[str, float]:
    waits = Waits()
    async with housed(folder) as house, AsyncExitStack() as stack:
        try:
            return await update(folder, house, stack, waits, people)
        finally:
            # The process that is the house now is none of ours.
            await admin(folder, "restart")


async def update(
    folder: Path, house: Housed, stack: AsyncExitStack, waits: Waits, people: int
) -> dict[str, float]:
    guests = await come(house, stack, people // 2)
    for number in range(people // 2):
        connection = await stack.enter_async_context(stranger(house.port, ADDRESSES + number))
        lines = Lines(await connection.create_process("json"))
        playing = asyncio.create_task(play(lines, waits))
        stack.callback(playing.cancel)
    typing = [asyncio.create_task(type_letters(each, waits)) for each in guests]
    await asyncio.sleep(BEFORE)
    usual = waits.take("key")
    waits.take("move")
    told = await admin(folder, "update")
    assert "goes on in version" in told, told
    await asyncio.sleep(AFTER)
    waits.is_over = True
    await asyncio.gather(*typing)
    return {
        "key": waits.take("key"),
        "move": waits.take("move"),
        "usual": usual,
        "ended": waits.ended,
    }
