"""Counts the calls in `server/` that come of one event, and the tasks and threads they pass. The
bots' own calls do not count: they think in processes of their own.

Each callback of the event loop is a step, and knows the step that scheduled it. So the calls that
come of the event are told apart from timers that were set before it, and the way from the event to
the bytes on a channel can be followed back.
"""

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import asyncssh

ROOT: Final = Path(__file__).parents[3]
SERVER, FACE = f"{ROOT}/server/", f"{ROOT}/tui/"
STORE, BOTS = f"{SERVER}store/", f"{SERVER}bots/"
DRIVER = f"{SERVER}doors/terminal/", f"{SERVER}doors/textual/"
WRITE: Final = asyncssh.SSHServerChannel.write.__code__
LAG: Final = 0.1
UPDATE: Final = "screen_update"
"""the timer by which Textual paints"""
CALLBACK: Final = "callback"
Address = tuple[str, int]


class Step:
    """`agent`: the task or thread that ran it; None for a plain callback. `works`: whether code of
    the house or of a face ran in it, and not only to paint for one of Textual's timers."""

    def __init__(self, cause: "Step | None", agent: str | None = None) -> None:
        self.cause = cause
        self.agent = agent
        self.paints = False
        self.works = False


class Call(NamedTuple):
    function: str
    agent: str


class Trace(NamedTuple):
    """`paths`: the agents from the event to the first bytes for each client, by its address."""

    calls: list[Call]
    paths: dict[Address, list[str]]


class Tracer:
    def __init__(self) -> None:
        self.activity = 0
        self._recording = False
        self._earlier = Step(None)
        self._step: Step | None = self._earlier
        self._origin = Step(None)
        self._to_store = self._origin
        self._thread_steps: dict[int, Step] = {}
        self._loop_thread = threading.get_ident()
        self._places: dict[CodeType, str] = {}
        self._calls: list[Call] = []
        self._written: dict[Address, Step] = {}

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Must begin before the threads that shall be counted are started."""
        loop = asyncio.get_running_loop()
        wrapped = {
            "call_soon": self._wrapped(loop.call_soon),
            "call_soon_threadsafe": self._from_thread(loop.call_soon_threadsafe),
            "call_at": self._wrapped(loop.call_at, 1),
        }
        vars(loop).update(wrapped)
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            for name in wrapped:
                del vars(loop)[name]

    def start(self) -> None:
        """Starts recording: the event is whatever the current task does next."""
        self._origin = self._step = self._to_store = Step(None, "event")
        self._origin.works = True
        self._thread_steps.clear()
        self._calls, self._written = [], {}
        self._recording = True

    @property
    def screens(self) -> int:
        """How many channels have been written to."""
        return len(self._written)

    def stop(self) -> Trace:
        self._recording = False
        self._step = self._earlier
        return Trace(self._calls, {who: path_to(step) for who, step in self._written.items()})

    def _wrapped(self, schedule: Callable[..., Any], at: int = 0) -> Callable[..., Any]:
        """`at`: the place of the callback among the arguments."""

        def wrapped(*args: Any, **context: Any) -> Any:
            step = self._next_step()
            return schedule(*args[:at], self._run, step, *args[at:], **context)

        return wrapped

    def _from_thread(self, schedule: Callable[..., Any]) -> Callable[..., Any]:
        """Delays the answer of a thread, so that it comes after all frames painted meanwhile."""
        loop = asyncio.get_running_loop()

        def wrapped(callback: Callable[..., Any], *args: Any, **context: Any) -> Any:
            step = self._next_step()
            if step is self._earlier:
                return schedule(self._run, step, callback, *args, **context)
            later = partial(loop.call_later, LAG, self._run, step, callback, *args, **context)
            return schedule(later)

        return wrapped

    def _next_step(self) -> Step:
        ident = threading.get_ident()
        now = self._step if ident == self._loop_thread else self._thread_steps.get(ident)
        if not self._recording or now is self._earlier:
            return self._earlier
        return Step(now or self._origin)

    def _run(self, step: Step, callback: Callable[..., Any], *args: Any) -> None:
        self._step = step
        try:
            callback(*args)
        finally:
            # Callbacks for sockets are not scheduled: they begin here, and belong to the event.
            self._step = None

    def _profile(self, frame: FrameType, kind: str, _: Any) -> None:
        if kind != "call":
            return
        code = frame.f_code
        if code is WRITE:
            self._note_write(frame.f_locals["self"])
            return
        place = self._places.get(code)
        if place is None:
            place = self._places[code] = place_of(code)
        if place:
            self.activity += 1
            if self._recording:
                self._note(code, place)

    def _note_write(self, channel: object) -> None:
        """The clients' channels are in this process, too, and do not count."""
        if not isinstance(channel, asyncssh.SSHServerChannel):
            return
        if self._recording and self._step is not self._earlier:
            address = channel.get_extra_info("peername")
            self._written.setdefault(address, self._step or self._origin)

    def _note(self, code: CodeType, place: str) -> None:
        step = self._current_step()
        if step is self._earlier:
            return
        step.works |= not step.paints and not code.co_filename.startswith(DRIVER)
        if code.co_filename.startswith(STORE):
            self._to_store = step
        if place != FACE:
            self._calls.append(Call(place, step.agent or CALLBACK))

    def _current_step(self) -> Step:
        ident = threading.get_ident()
        if ident == self._loop_thread:
            step = self._step or self._origin
            if step.agent is None and (task := asyncio.current_task()):
                step.agent = name_of(task)
                step.paints = step.agent == UPDATE
            return step
        step = self._thread_steps.get(ident, self._origin)
        if step.cause is not self._to_store:
            name = f"thread {threading.current_thread().name}"
            step = self._thread_steps[ident] = Step(self._to_store, name)
        return step


def place_of(code: CodeType) -> str:
    """The module and name of a function in `server/`; a mark for one in `tui/`; else empty."""
    if code.co_filename.startswith(SERVER) and not code.co_filename.startswith(BOTS):
        module = code.co_filename.removeprefix(SERVER).removesuffix(".py").replace("/", ".")
        return f"{module}: {code.co_qualname}"
    return FACE if code.co_filename.startswith(FACE) else ""


def name_of(task: "asyncio.Task[Any]") -> str:
    name = task.get_name()
    if name.startswith("Task-"):
        return str(getattr(task.get_coro(), "__qualname__", name))
    return name.partition("(")[0]


def path_to(step: Step | None) -> list[str]:
    """The agents on the way to a step, without those that ran only a library's code. A plain
    callback counts for the agent that scheduled it."""
    agents: list[str] = []
    while step is not None:
        if step.works and step.agent and agents[-1:] != [step.agent]:
            agents.append(step.agent)
        step = step.cause
    return agents[::-1]
