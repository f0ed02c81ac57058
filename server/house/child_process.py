"""The house's end of a process that answers questions."""

import asyncio
from contextlib import suppress
from typing import Final, Self

from server.child import LENGTH, READY, frame
from server.house.clock import Clock, Timer
from server.house.fork_server import ForkServer, Worker

# Imports take a while on a machine that is busy.
STARTING_SECONDS: Final = 10.0


class ProcessLost(Exception):
    """The process has died, cannot be started, or sends an invalid answer."""


class OutOfTime(Exception):
    pass


class ChildProcess:
    """No answer may be longer than `longest_answer` bytes."""

    longest_answer: int

    def __init__(self, process: Worker, clock: Clock) -> None:
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._timer = Timer(clock)
        self._out_of_time = False

    @classmethod
    async def run(cls, server: ForkServer, clock: Clock) -> Self:
        try:
            child = await server.fork()
        except OSError as error:
            raise ProcessLost from error
        process = cls(child, clock)
        try:
            if await process._answer(STARTING_SECONDS) != READY:
                raise ProcessLost
        except BaseException:
            await process.end()
            raise
        return process

    @property
    def lives(self) -> bool:
        return not (self._answers.at_eof() or self._answers.exception())

    async def answer_to(self, question: bytes, seconds: float) -> bytes:
        self._questions.write(frame(question))
        return await self._answer(seconds)

    async def _answer(self, seconds: float) -> bytes:
        self._timer.set_in(seconds, self._time_out)
        try:
            head = await self._answers.readexactly(LENGTH.size)
            (length,) = LENGTH.unpack(head)
            if length > self.longest_answer:
                raise ProcessLost
            return await self._answers.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise (OutOfTime if self._out_of_time else ProcessLost) from error
        finally:
            self._timer.cancel()

    def _time_out(self) -> None:
        # This ends its stream, and so the read that waits for it.
        self._out_of_time = True
        self._kill()

    def hang_up(self) -> None:
        """Ends its input: its listening thread ends it, even while it makes an answer."""
        self._questions.write_eof()

    def _kill(self) -> None:
        self._process.kill()
        # If the fork server has died, nothing kills the process: then it ends itself.
        self.hang_up()

    async def end(self) -> None:
        self._kill()
        # It may have left a question unread.
        with suppress(ConnectionError):
            await self._answers.read()
        self._questions.close()
