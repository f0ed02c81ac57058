"""An event loop on simulated time, with simulated processes that can be killed between callbacks.

Time stands still while anything is ready, and then jumps to the next timer. Callbacks keep their
order, as asyncio promises; with `shake`, steps of tasks may overtake each other, as they do when
their input arrives at slightly other times.
"""

import asyncio
import heapq
import sys
from asyncio import AbstractEventLoop, Future, Handle, Task
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from random import Random
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
COMPACTED = 5000
ROUNDS = 20
# Seconds that a call from another thread takes to reach the loop, at most.
HANDOVER = 0.002


# Reports of troubles with bots that the house survives.
STRUCK = frozenset({"a process of bots was lost", "bots take too long to answer"})


class Process:
    """A simulated process of the operating system: after its death, none of its callbacks run."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.tasks: set[Task[Any]] = set()
        self.faults: list[str] = []


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class Children(Protocol):
    """Starts the processes that a simulated process asks for."""

    def start(self, protocol: asyncio.SubprocessProtocol, command: tuple[str, ...]) -> Any: ...


class Nothing(Exception):
    """Neither a callback nor a timer is left, although something is waited for."""


class Entry(Handle):
    """A callback that is ready, or will be at a time."""

    def __init__(
        self,
        callback: Callable[..., Any],
        args: tuple[Any, ...],
        loop: "SimulatedLoop",
        context: Context | None,
    ) -> None:
        self.context = context or copy_context()
        super().__init__(callback, args, loop, self.context)
        self.callback, self.arguments = callback, args
        self.process = self.context.get(PROCESS)
        self.is_step = isinstance(getattr(callback, "__self__", None), Task)


class SimulatedLoop(AbstractEventLoop):
    """`idle` is called whenever nothing is ready, before time goes on; `steps` counts callbacks;
    `stalled` is when the last stall was over."""

    def __init__(self, dice: Random, shake: float = 0.0) -> None:
        self.steps = 0
        self.idle: Callable[[], None] = lambda: None
        self.children: Children | None = None
        self._dice = dice
        self._shake = shake
        self._now = self.stalled = 0.0
        self._ready: deque[Entry] = deque()
        self._timers: list[tuple[float, int, Entry]] = []
        self._numbers = count()
        self._from_threads = 0.0
        self._watched: list[tuple[int, int, Callable[[], None]]] = []
        self._graves: list[Task[Any]] = []
        self._running = False

    # Time

    def time(self) -> float:
        return self._now

    def stall(self, seconds: float) -> None:
        """Time passes in which nothing runs, as on a machine that was suspended."""
        self._now += seconds
        self.stalled = self._now

    def after_steps(self, number: int, call: Callable[[], None]) -> None:
        """Calls between two callbacks, wherever the tasks are then."""
        heapq.heappush(self._watched, (self.steps + number, next(self._numbers), call))

    # Callbacks

    def call_soon(  # type: ignore[override]  # in shorter words than the original
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        entry = Entry(callback, args, self, context)
        self._ready.append(entry)
        return entry

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        # In the order of the calls, but not before other things happen.
        self._from_threads = max(self._from_threads, self._now + self._dice.uniform(0.0, HANDOVER))
        return self.call_at(self._from_threads, callback, *args, context=context)

    def call_later(  # type: ignore[override]  # a TimerHandle has nothing more that is public
        self,
        delay: float,
        callback: Callable[..., Any],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., Any],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        entry = Entry(callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._numbers), entry))
        if len(self._timers) > COMPACTED and not next(self._numbers) % COMPACTED:
            self._timers = [timer for timer in self._timers if is_alive(timer[2])]
            heapq.heapify(self._timers)
        return entry

    def create_future(self) -> Future[Any]:
        return Future(loop=self)

    def create_task(  # type: ignore[override]
        self,
        coro: Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> Task[T]:
        task = Task(coro, loop=self, name=name, context=context)
        process = (context or copy_context()).get(PROCESS)
        if process is not None:
            process.tasks.add(task)
            task.add_done_callback(process.tasks.discard)
        return task

    # Processes

    async def subprocess_exec(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.SubprocessProtocol], *args: Any, **_: Any
    ) -> tuple[Any, asyncio.SubprocessProtocol]:
        assert self.children is not None
        protocol = protocol_factory()
        return self.children.start(protocol, args), protocol

    def kill(self, process: Process) -> None:
        """Nothing of the process runs any more, not even what it would do when it is cancelled."""
        process.alive = False

    def bury(self, process: Process) -> None:
        """Ends the tasks of a dead process, which by now can reach nothing outside of it: tasks
        that are collected while they wait would complain."""
        process.alive = True
        for _ in range(ROUNDS):
            for task in tuple(process.tasks):
                task.cancel()
            while mine := [entry for entry in self._ready if entry.process is process]:
                self._ready = deque(each for each in self._ready if each.process is not process)
                for entry in mine:
                    self._run(entry)
        process.alive = False
        self._graves += process.tasks

    # Running

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        hooks = sys.get_asyncgen_hooks()
        asyncio._set_running_loop(self)
        sys.set_asyncgen_hooks(firstiter=lambda _: None, finalizer=lambda _: None)
        self._running = True
        try:
            task = self.create_task(main)
            while not task.done():
                self._turn()
            return task.result()
        finally:
            self._running = False
            sys.set_asyncgen_hooks(*hooks)
            asyncio._set_running_loop(None)

    def _turn(self) -> None:
        while self._watched and self._watched[0][0] <= self.steps:
            heapq.heappop(self._watched)[2]()
        if not self._ready:
            self.idle()
            self._next_timer()
            return
        entry = self._next_ready()
        if is_alive(entry):
            self.steps += 1
            self._run(entry)

    def _run(self, entry: Entry) -> None:
        if entry.cancelled():
            return
        try:
            entry.context.run(entry.callback, *entry.arguments)
        except Exception as error:  # a callback that fails must not end the loop
            self.call_exception_handler({"message": "a callback failed", "exception": error})

    def _next_ready(self) -> Entry:
        entry = self._ready.popleft()
        if self._shake and entry.is_step and self._ready and self._dice.random() < self._shake:
            at = self._dice.randrange(len(self._ready))
            other = self._ready[at]
            if other.is_step:
                self._ready[at] = entry
                return other
        return entry

    def _next_timer(self) -> None:
        while self._timers:
            when, _, entry = heapq.heappop(self._timers)
            if is_alive(entry):
                self._now = max(self._now, when)
                self._ready.append(entry)
                return
        if not self._ready:
            raise Nothing

    # Other methods that asyncio needs of a loop

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._running

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Faults are collected by their process."""
        process = PROCESS.get()
        message = context["message"]
        if process is None or not process.alive or message in STRUCK or "destroyed" in message:
            return
        process.faults.append(f"{message}: {context.get('exception')!r}")


def simulated_loop(dice: Random, shake: float = 0.0) -> SimulatedLoop:
    # It has what the house asks of a loop: no sockets, no signals, no threads.
    return SimulatedLoop(dice, shake)  # type: ignore[abstract]


def is_alive(entry: Entry) -> bool:
    return not entry.cancelled() and (entry.process is None or entry.process.alive)
