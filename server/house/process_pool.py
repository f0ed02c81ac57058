"""Processes that are started when first needed, and replaced when they die."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

from server.house.child_process import ChildProcess, OutOfTime, ProcessLost
from server.house.fork_server import ForkServer

P = TypeVar("P", bound=ChildProcess)
R = TypeVar("R")
ATTEMPTS: Final = 2


class ProcessPool(Generic[P]):
    """The caller sees to it that only so many are asked at once. The loss of a process, an answer
    that takes too long, and the `failure` of all attempts are each reported once, until a question
    is answered again. `name`: of what they answer. `lost` counts the processes that died or
    gave an invalid answer."""

    def __init__(
        self, server: ForkServer, start: Callable[[], Awaitable[P]], name: str, failure: str
    ) -> None:
        self.closed = False
        self.lost = 0
        self._server = server
        self._start = start
        self._name = name
        self._failure = failure
        self._reported: set[str] = set()
        self._idle: list[P] = []
        self._all: set[P] = set()
        self._asking: set[asyncio.Task[Any]] = set()

    async def ask(
        self, question: Callable[[P], Awaitable[R]], fitness: Callable[[P], int] = lambda _: 0
    ) -> R:
        """Asks the idle process that fits best, or the last one used, and keeps it until the
        answer, even if cancelled. Raises OutOfTime or ProcessLost."""
        return await self._to_its_end(self._try(question, fitness))

    async def _to_its_end(self, asking: Coroutine[Any, Any, R]) -> R:
        # Starting another process in the place of one that still thinks would take longer.
        task = asyncio.create_task(asking)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        try:
            return await asyncio.shield(task)
        finally:
            # How it ends matters only to a caller that has not been cancelled.
            with suppress(OutOfTime, ProcessLost):
                await task

    async def _try(self, question: Callable[[P], Awaitable[R]], fitness: Callable[[P], int]) -> R:
        # A process that dies may have been killed from outside, so another one is asked.
        lost = ProcessLost()
        for _ in range(ATTEMPTS):
            if self.closed:
                raise lost
            try:
                answer = await self._ask(question, fitness)
            except ProcessLost as error:
                lost = error
                self._report_loss(error)
            except OutOfTime as error:
                self._report(f"{self._name} take too long to answer", error)
                raise
            else:
                self._reported.clear()
                return answer
        self._report(self._failure, lost)
        raise lost

    def _report_loss(self, error: ProcessLost) -> None:
        self.lost += not self.closed
        self._report(f"a process of {self._name} was lost", error)

    def _report(self, what: str, error: Exception) -> None:
        # Once: what always fails is asked again and again.
        if not (what in self._reported or self.closed):
            loop = asyncio.get_running_loop()
            loop.call_exception_handler({"message": what, "exception": error})
        self._reported.add(what)

    async def _ask(self, question: Callable[[P], Awaitable[R]], fitness: Callable[[P], int]) -> R:
        process = await self._process(fitness)
        try:
            answer = await question(process)
        except BaseException:
            # A later answer to this question would be taken for that to the next.
            await self._dismiss(process)
            raise
        self._idle.append(process)
        return answer

    async def _process(self, fitness: Callable[[P], int]) -> P:
        while self._idle:
            process = max(reversed(self._idle), key=fitness)
            self._idle.remove(process)
            if process.lives and not self.closed:
                return process
            self._report_loss(ProcessLost())
            await self._dismiss(process)
        process = await self._start()
        self._all.add(process)
        if self.closed:
            raise ProcessLost
        return process

    async def _dismiss(self, process: P) -> None:
        await process.end()
        self._all.discard(process)

    async def close(self) -> None:
        self.closed = True
        for process in self._all:
            process.hang_up()
        if self._asking:
            await asyncio.wait(self._asking)
        for process in tuple(self._all):
            await self._dismiss(process)
        self._server.close()
