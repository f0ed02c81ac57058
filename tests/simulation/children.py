"""Simulated bot processes: the house starts and asks them as real ones, over their streams."""

import asyncio
import json
import pickle
from asyncio.subprocess import PIPE
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from server.bots.question import KeptEvents, think
from server.child import LENGTH, READY, frame
from server.house.fork_server import ForkServer, Worker
from tests.simulation.loop import SimulatedLoop
from tests.simulation.plan import BotTrouble

START_SECONDS = 0.3


class SimulatedChildren:
    """`sickness` befalls the next process that is asked."""

    def __init__(self, loop: SimulatedLoop, dice: Random) -> None:
        self.loop = loop
        self.dice = dice
        self.sickness: BotTrouble | None = None
        self.numbers = count(1000)
        self.running: list[Child] = []

    def start(self, protocol: asyncio.SubprocessProtocol, command: tuple[str, ...]) -> "Child":
        self.running.append(Child(self, protocol, command[-1]))
        return self.running[-1]

    def lose_parent(self) -> None:
        """They end with the house that has started them."""
        for child in self.running:
            child.lose_parent()
        self.running.clear()

    def next_sickness(self) -> BotTrouble | None:
        sickness, self.sickness = self.sickness, None
        return sickness


class SimulatedForkServer(ForkServer):
    def __init__(self, registry: str) -> None:
        self._registry = registry

    async def fork(self) -> Worker:
        started = await asyncio.create_subprocess_exec(self._registry, stdin=PIPE, stdout=PIPE)
        assert started.stdin
        assert started.stdout
        return Worker(started.stdin, started.stdout, started.kill)

    def close(self) -> None:
        pass


class Child(asyncio.SubprocessTransport):
    """A process that runs `server.bots.child`: its questions are answered after a while."""

    def __init__(
        self, family: SimulatedChildren, protocol: asyncio.SubprocessProtocol, registry: str
    ) -> None:
        super().__init__()
        self._family = family
        self._protocol = protocol
        self._bots = import_module(registry).bots
        self._events = KeptEvents()
        self._numbers = count()
        self._pid = next(family.numbers)
        self._code: int | None = None
        self._ended = asyncio.Event()
        self._input = b""
        self._stdin = Stdin(self)
        self._stdout = Stdout()
        protocol.connection_made(self)
        family.loop.call_later(START_SECONDS, self._answer, READY)

    def get_pid(self) -> int:
        return self._pid

    def get_returncode(self) -> int | None:
        return self._code

    def get_pipe_transport(self, fd: int) -> Any:
        return (self._stdin, self._stdout, None)[fd]

    def kill(self) -> None:
        self.end(-9)

    def close(self) -> None:
        self.end(-9)

    async def _wait(self) -> int:
        # asyncio.subprocess.Process.wait() asks its transport for this.
        await self._ended.wait()
        assert self._code is not None
        return self._code

    def asked(self, data: bytes) -> None:
        self._input += data
        while len(self._input) >= LENGTH.size:
            (length,) = LENGTH.unpack(self._input[: LENGTH.size])
            if len(self._input) < LENGTH.size + length:
                return
            question = self._input[LENGTH.size : LENGTH.size + length]
            self._input = self._input[LENGTH.size + length :]
            self._think(question)

    def _think(self, question: bytes) -> None:
        sickness, family = self._family.next_sickness(), self._family
        seconds = family.dice.choice((0.002, 0.02, 0.2))
        if sickness == "bot dies":
            family.loop.call_later(seconds, self.end, 1)
        elif sickness == "bot raves":
            family.loop.call_later(seconds, self._answer, b"[0, 99999]")
        elif sickness is None:
            asked = self._events.complete(pickle.loads(question))  # noqa: S301 - of the house
            chosen = think(self._bots, asked)
            answer = json.dumps([next(self._numbers), chosen]).encode()
            family.loop.call_later(seconds, self._answer, answer)

    def _answer(self, content: bytes) -> None:
        if self._code is None:
            self._protocol.pipe_data_received(1, frame(content))

    def lose_parent(self, code: int = 0) -> None:
        self._code = code
        self._stdin.closed = True

    def end(self, code: int) -> None:
        if self._code is None:
            self.lose_parent(code)
            self._ended.set()
            self._protocol.pipe_connection_lost(1, None)
            self._protocol.pipe_connection_lost(0, None)
            self._protocol.process_exited()


class Stdin(asyncio.WriteTransport):
    def __init__(self, child: Child) -> None:
        super().__init__()
        self.closed = False
        self._child = child

    def write(self, data: Any) -> None:
        if not self.closed:
            self._child.asked(bytes(data))

    def write_eof(self) -> None:
        # A process whose input ends exits by itself.
        self._child.end(0)

    def close(self) -> None:
        self._child.end(0)

    def is_closing(self) -> bool:
        return self.closed


class Stdout(asyncio.ReadTransport):
    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass
