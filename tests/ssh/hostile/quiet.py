"""A player who measures how long a key takes to change the screen."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import median, quantiles
from typing import Final, NamedTuple

import asyncssh

from tests.ssh.bare_server import connect
from tests.ssh.hostile.house import Housed

SIZE, ENGLISH = (120, 40), {"LANG": "en_GB.UTF-8"}
# Letters that are in no code and no sentence, so that what comes with one shows that it was typed.
LETTERS = "абвгдежзийклмнопрстуфхцчшщэюя"
CLEAR, CLEARED = b"\x15", b"\x1b["
"""a key that clears the line, and a part of any frame"""
LONGEST_WAIT: Final = 120.0
"""seconds; more means that nothing comes any more"""


class Wait(NamedTuple):
    """From a key to the change: seconds of the clock, and CPU seconds of the house."""

    watch: float
    work: float


class Figures(NamedTuple):
    """In milliseconds."""

    p50: float
    p95: float
    work_p95: float


def figures(waits: Sequence[Wait]) -> Figures:
    watch, work = ([1000 * wait[part] for wait in waits] for part in (0, 1))
    return Figures(median(watch), quantiles(watch, n=20)[-1], quantiles(work, n=20)[-1])


class Quiet:
    def __init__(self, process: asyncssh.SSHClientProcess[bytes], house: Housed) -> None:
        self._process = process
        self._house = house
        self._letters = LETTERS

    async def play(self, game: str) -> None:
        """Waits for the player's turn on the screen, after which the table waits for them."""
        await self._type(f":play {game}\r".encode(), b"YOUR TURN")
        await self._type(b":", b"Type what you want to do")

    async def wait_for(self, keys: int) -> list[Wait]:
        """Types each key after the change of the one before."""
        waits = list[Wait]()
        while len(waits) < keys:
            for letter in map(str.encode, self._letters[: keys - len(waits)]):
                waits.append(await self._type(letter, letter))
            await self._type(CLEAR, CLEARED)
            # The frame may have been another one. A letter that stood at the same place is not sent
            # again if the line is cleared and typed between two frames.
            self._letters = self._letters[1:] + self._letters[:1]
        return waits

    async def _type(self, keys: bytes, shown: bytes) -> Wait:
        begin, worked = time.perf_counter(), self._house.worked()
        self._process.stdin.write(keys)
        seen = b""
        async with asyncio.timeout(LONGEST_WAIT):
            while shown not in seen:
                part = await self._process.stdout.read(65536)
                assert part, "the house has hung up"
                seen = seen[-len(shown) :] + part
        return Wait(time.perf_counter() - begin, self._house.worked() - worked)


@asynccontextmanager
async def quiet(house: Housed) -> AsyncIterator[Quiet]:
    """Enters and starts a game, until it is the player's turn."""
    async with connect(house.port, "anna") as connection:
        process = await connection.create_process(
            term_type="xterm-256color", term_size=SIZE, env=ENGLISH, encoding=None
        )
        player = Quiet(process, house)
        await player.play("schatzsuche")
        yield player
