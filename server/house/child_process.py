"""The house's end of a process that answers questions."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, Self

from server.child import LENGTH, READY, frame
from server.house.clock import Clock, Timer

# Imports take a while on a machine that is busy.
STARTING_SECONDS: Final = 10.0


class ProcessLost(Exception):
    """The process has died, cannot be started, or sends an invalid answer."""


class OutOfTime(Exception):
    pass


class ChildProcess:
    """No answer may be longer than `longest_answer` bytes."""

    longest_answer: int

    def __init__(self, process: Process, clock: Clock) -> None:
        assert process.stdin
        assert process.stdout
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._timer = Timer(clock)
        self._out_of_time = False

    @classmethod
    async def run(cls, clock: Clock, module: str, *arguments: str) -> Self:
        """Starts a process with the house's own module path, from any working directory."""
        # -P: a file of the working directory must not pass for a module of the house.
        command = (sys.executable, "-P", "-m", module, *arguments)
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        try:
            child = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths}
            )
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
        return self._process.returncode is None

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
        # Killing the process ends its stream, and so the read that waits for it.
        self._out_of_time = True
        self._kill()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    def hang_up(self) -> None:
        """Closes its input: its listening thread ends it, even while it makes an answer."""
        self._questions.close()

    async def end(self) -> None:
        self._kill()
        self.hang_up()
        await self._answers.read()
        await self._process.wait()
