"""Reading from and writing to the channel of a session, both within bounds."""

from contextlib import suppress
from math import inf
from typing import Final

import asyncssh

from server.doors.ssh.adapter import SHARED, Process, unsent_bytes
from server.doors.terminal.terminal import Bounds
from server.house.clock import Clock, sleep
from server.house.people.households import Cost, Household
from server.house.people.rate_limit import RateLimit

CHUNK: Final = 16384
CHECK_SECONDS: Final = 0.05


class ChannelStreams:
    """Raises an OSError once the client is gone. One that does not read for long is cut off."""

    def __init__(self, process: Process, clock: Clock, household: Household) -> None:
        bounds = Bounds()
        self._process = process
        self._clock = clock
        self._household = household
        self._limit = RateLimit(bounds.keys_per_second, bounds.keys_at_once)
        self._most_unsent, self._patience = bounds.unsent, bounds.stuck_seconds
        self._line_end = line_end(process).encode()

    async def read(self, most: int) -> bytes:
        part = await self.read_keys(most)
        # Terminals end lines with a carriage return.
        return part if self._process.term_type is None else part.replace(b"\r", b"\n")

    async def read_keys(self, most: int) -> bytes:
        while True:
            # asyncssh raises a resize in the reader; these faces have nothing to draw again.
            with suppress(asyncssh.TerminalSizeChanged):
                return await self._process.stdin.read(most)

    async def pay(self, amount: float) -> None:
        """Waits until that many lines or kilobytes of input may be handled."""
        # A waiting session is given a turn: others who send all the time would always be first.
        now = self._clock.now()
        seconds = self._household.take(Cost.INPUT, now, amount, self._limit, patience=inf)
        if seconds:
            self._check()
            await sleep(self._clock, seconds)

    async def write(self, text: bytes) -> None:
        await self.write_keys(text.replace(b"\n", self._line_end))

    async def write_keys(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK):
            self._check()
            self._process.stdout.write(data[start : start + CHUNK])
            await self._drain()

    async def _drain(self) -> None:
        # asyncssh itself waits for the window of the channel only, which the client chooses.
        since = self._clock.now()
        while unsent_bytes(self._process) > self._most_unsent:
            if self._clock.now() - since >= self._patience:
                cut_off(self._process)
            self._check()
            await sleep(self._clock, CHECK_SECONDS)

    def _check(self) -> None:
        if self._process.channel.is_closing():
            raise BrokenPipeError


def cut_off(process: Process) -> None:
    """Closes the channel without sending the rest, and the connection if its transport is stuck."""
    connection = process.channel.get_connection()
    process.channel.abort()
    if unsent_bytes(process) and not connection.get_extra_info(SHARED):
        connection.abort()


def line_end(process: Process) -> str:
    # Without its line editor, asyncssh does not translate line ends.
    return "\n" if process.term_type is None else "\r\n"
