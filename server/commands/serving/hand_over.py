"""A house gives its place to another process: `admin update`, and `serve --take-over`."""

import asyncio
import os
import signal
import socket
import struct
import subprocess
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from server.commands.command_line import Arguments
from server.commands.serving.doors import HouseDoors
from server.commands.serving.program import command_line, environment
from server.commands.serving.systemd import Systemd
from server.commands.serving.take_over import FROM_NEW, Failed, GoOn, HandedOver, encoded
from server.doors.json.unix_socket import Streams
from server.doors.link.keys import open_link_keys
from server.doors.ssh.adapter import Process
from server.doors.ssh.auth import Login
from server.doors.ssh.host_keys import KEYS
from server.errors import HouseError, UsageError
from server.house.clock import RealClock
from server.house.lobby.house import House
from server.protocol.wire import UNREADABLE

if TYPE_CHECKING:
    from server.commands.serve import RunningHouse

# The new process may need so many seconds: to load everything, and then, while people wait, to open
# the database.
LOADING_SECONDS: Final = 60.0
OPENING_SECONDS: Final = 10.0
LOOK_SECONDS: Final = 0.05
LAST_SECONDS, ANSWER_SECONDS, DOOR_SECONDS, SOON = 1.0, 1.0, 0.05, 0.01
# Process, user and group at the other end of a unix socket.
PEER: Final = struct.Struct("3i")
FIRST_PROCESS: Final = 1


class Pause:
    """The sessions of a house wait, those of its doors as well."""

    def __init__(self, running: "RunningHouse") -> None:
        self._running = running
        self._serve = running.shared.serve

    def begin(self) -> None:
        self._running.shared.serve = self._serve_later
        self._tell(is_paused=True)

    def end(self) -> None:
        self._running.shared.serve = self._serve
        self._tell(is_paused=False)

    def move(self) -> None:
        """Closes the way in. Sessions that begin wait for their way into the new house."""
        server = self._running.server
        if isinstance(server, HouseDoors):
            server.move()
        else:
            server.stop()

    def _tell(self, *, is_paused: bool) -> None:
        self._running.sessions.is_paused = is_paused
        here = [each for each in self._running.sessions.shown.values() if each.is_here]
        for shown in here:
            (shown.client.hold if is_paused else shown.client.go_on)()
        if isinstance(self._running.server, HouseDoors):
            self._running.server.pause(is_paused=is_paused)

    async def _serve_later(self, login: Login, process: Process) -> None:
        shared = self._running.shared
        while shared.serve == self._serve_later:
            await asyncio.sleep(SOON)
        await shared.serve(login, process)


@dataclass(eq=False)
class HandOver:
    """`_stop` is set when this house closes, `opened` when another process has its place."""

    _arguments: Arguments
    _folder: Path
    _house: House
    _clock: RealClock
    _systemd: Systemd
    _running: "RunningHouse"
    _stop: asyncio.Event
    opened: asyncio.Event = field(default_factory=asyncio.Event)
    _finished: asyncio.Event = field(default_factory=asyncio.Event)
    _under_way: bool = False
    _child: subprocess.Popen[bytes] | None = None
    _outcome: asyncio.Future[str] | None = None
    _asking: asyncio.Task[object] | None = None
    _new: tuple[str, int] | None = None

    def __post_init__(self) -> None:
        self._store = self._house.store
        self._pause = Pause(self._running)
        self._log = self._running.journal.part("update")

    async def update(self) -> str:
        """Starts the installed version, which takes the place of this house. Raises a `UsageError`
        if this house goes on."""
        if os.getpid() == FIRST_PROCESS:
            raise UsageError("cannot-update")
        if self._under_way or self._outcome:
            raise UsageError("update-failed", reason=BUSY)
        outcome = self._outcome = asyncio.get_running_loop().create_future()
        self._asking = asyncio.current_task()
        try:
            self._child = self._start()
            return await self._ended(self._child, outcome)
        except OSError as error:
            raise UsageError("update-failed", reason=str(error)) from error
        finally:
            self._outcome = self._child = None

    def _start(self) -> subprocess.Popen[bytes]:
        flags = {"take-over": [""], **self._arguments.flags}
        spelled = [f"--{name}={v}" if v else f"--{name}" for name in flags for v in flags[name]]
        # Not by asyncio, which would end it together with this process.
        return subprocess.Popen(  # noqa: S603 - our own module
            command_line("serve", spelled),
            stdin=subprocess.DEVNULL,
            env=environment(**self._systemd.variables),
        )

    async def _ended(self, child: subprocess.Popen[bytes], outcome: asyncio.Future[str]) -> str:
        loop = asyncio.get_running_loop()
        late = loop.time() + LOADING_SECONDS
        try:
            while not outcome.done():
                if (code := child.poll()) is not None and not self._under_way:
                    raise UsageError("update-failed", reason=ENDED.format(code=code))
                if loop.time() > late and not self._under_way:
                    raise UsageError("update-failed", reason=LATE)
                await asyncio.wait((outcome,), timeout=LOOK_SECONDS)
            return outcome.result()
        except UsageError:
            # It would be left as a dead process of this house, or still try to take its place.
            child.kill()
            child.wait()
            raise

    async def asked(self, version: str, streams: Streams) -> None:
        """A process at the other end of these streams is ready to take the place of this house."""
        reader, writer = streams
        connection = socket.socket(fileno=os.dup(writer.get_extra_info("socket").fileno()))
        with connection:
            peer = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PEER.size)
            number, user, _ = PEER.unpack(peer)
            try:
                process = os.pidfd_open(number)
            except OSError as error:
                writer.write(encoded(Failed(str(error))))
                return
            try:
                if why := self._why_not(number, user):
                    writer.write(encoded(Failed(why)))
                    return
                self._under_way = True
                if not (why := await self._hand_over(connection, reader)):
                    self._new = version, number
                    self.opened.set()
                    await self._finished.wait()
                    writer.write(encoded(GoOn()))
                    return
                await self._take_back(process)
                self._under_way = False
                self._log("update-failed", "error", version=version, why=why)
                self._settle(UsageError("update-failed", reason=why))
            finally:
                os.close(process)

    def _why_not(self, process: int, user: int) -> str:
        if self._under_way or self._stop.is_set():
            return BUSY
        if user != os.getuid():
            return OTHER_USER
        is_child = self._child is not None and self._child.pid == process
        return BY_SYSTEMD if self._systemd.is_there and not is_child else ""

    async def _hand_over(self, connection: socket.socket, reader: asyncio.StreamReader) -> str:
        """Why it failed; empty if it has not."""
        # They are made here if there are none, before the other process looks for them.
        open_link_keys(self._folder / KEYS)
        self._clock.stop()
        self._pause.begin()
        await self._drained()
        await self._store.hand_over()
        ssh, metrics = (
            self._running.server.sockets,
            [each.fileno() for each in self._systemd.metrics],
        )
        try:
            message = encoded(HandedOver(len(ssh), len(metrics)))
            socket.send_fds(connection, [message], [*ssh, *metrics])
            async with asyncio.timeout(OPENING_SECONDS):
                answer = FROM_NEW.decode(await reader.readline())
        except TimeoutError:
            return LATE
        except (OSError, *UNREADABLE):
            return GONE
        if isinstance(answer, Failed):
            return answer.why
        return BUSY if self._stop.is_set() else ""

    async def _take_back(self, process: int) -> None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(process, signal.SIGKILL)
        while True:
            try:
                await self._store.take_back()
                break
            except HouseError:
                # The system has not given back what the other process held.
                if self._stop.is_set():
                    self._store.give_up()
                    break
                await asyncio.sleep(LOOK_SECONDS)
        self._clock.go_on()
        self._pause.end()

    async def _drained(self) -> None:
        """Answers all that was asked before the pause, so that nothing is asked twice."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        while (passed := loop.time() - began) < ANSWER_SECONDS:
            # Doors have a moment to hear of the pause.
            if passed > DOOR_SECONDS and not self._house.under_way:
                return
            await asyncio.sleep(SOON)

    async def finish(self) -> str:
        """Once the sockets of this house are closed; returns what there is to tell."""
        assert self._new
        version, process = self._new
        self._pause.move()
        self._clock.go_on()
        self._systemd.hand_over(process)
        self._log("handed-over", version=version)
        self._finished.set()
        told = f"The house goes on in version {version}, process {process}."
        self._settle(told)
        if self._asking:
            # It has somebody to answer.
            await asyncio.wait((self._asking,), timeout=LAST_SECONDS)
        return told

    def _settle(self, outcome: str | UsageError) -> None:
        if self._outcome is None or self._outcome.done():
            return
        if isinstance(outcome, str):
            self._outcome.set_result(outcome)
        else:
            self._outcome.set_exception(outcome)


BUSY: Final = "it closes, or another process takes its place already."
OTHER_USER: Final = "the new one must run as the same user."
BY_SYSTEMD: Final = "it is a service of systemd. Use: kartenhaus admin update"
ENDED: Final = "it ended with code {code}; why is in the log."
LATE: Final = "it took too long."
GONE: Final = "it ended before it had opened the database."
