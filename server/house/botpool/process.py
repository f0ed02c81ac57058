"""The house's end of a worker: a process that is asked, and believed nothing."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from server.bots.child import LENGTH, READY, frame
from server.house.clock import Clock

STARTING_SECONDS: Final = 10.0
LONGEST_ANSWER: Final = 32


class ProcessLost(Exception):
    """The worker has died, cannot be started, or talks nonsense."""


class OutOfTime(Exception):
    pass


class Worker:
    def __init__(self, process: Process, clock: Clock) -> None:
        assert process.stdin
        assert process.stdout
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._clock = clock
        self._late = False
        self._next = 0

    @classmethod
    async def start(cls, registry: str, clock: Clock) -> "Worker":
        """It finds the same modules as the house does, wherever that was started."""
        command = (sys.executable, "-P", "-m", "server.bots.child", registry)
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths}
            )
        except OSError as error:
            raise ProcessLost from error
        worker = cls(process, clock)
        try:
            if await worker._answer(STARTING_SECONDS) != READY:
                raise ProcessLost
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def lives(self) -> bool:
        return self._process.returncode is None

    async def ask(self, asked: bytes, choices: int, seconds: float) -> int | None:
        self._questions.write(frame(asked))
        answer = await self._answer(seconds)
        try:
            number, chosen = msgspec.json.decode(answer, type=tuple[int, int | None])
        except msgspec.DecodeError as error:
            raise ProcessLost from error
        if number != self._next or (chosen is not None and chosen not in range(choices)):
            raise ProcessLost
        self._next += 1
        return chosen

    async def _answer(self, seconds: float) -> bytes:
        """A worker that is out of time is ended, and so its stream."""
        alarm = self._clock.call_at(self._clock.now() + seconds, self._time_is_up)
        try:
            head = await self._answers.readexactly(LENGTH.size)
            (length,) = LENGTH.unpack(head)
            if length > LONGEST_ANSWER:
                raise ProcessLost
            return await self._answers.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise (OutOfTime if self._late else ProcessLost) from error
        finally:
            alarm.cancel()

    def _time_is_up(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    def hang_up(self) -> None:
        """It ends by itself when nobody can ask it any more, even in the middle of a thought."""
        self._questions.close()

    async def end(self) -> None:
        self._kill()
        self.hang_up()
        await self._answers.read()
        await self._process.wait()
