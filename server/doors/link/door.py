"""The door's end of the link to its house."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncssh

from server.doors.json.unix_socket import connected_socket
from server.doors.lines import Read, lines
from server.doors.link import messages
from server.doors.link.house import KEEPALIVE_MISSED, KEEPALIVE_SECONDS, SOCKET
from server.doors.link.keys import LinkKeys
from server.doors.ssh.adapter import WINDOW, Process
from server.doors.ssh.algorithms import algorithms
from server.doors.ssh.auth import Login
from server.doors.ssh.limits import ConnectionLimits, ConnectionSlot
from server.doors.ssh.refusals import DoorClosed
from server.errors import UsageError
from server.house.clock import Clock
from server.house.people.households import Households
from server.protocol.seat import Refusal, Value
from server.protocol.wire import UNREADABLE
from server.settings import DoorSettings
from server.text_formats import HostPort

# A house that is busy still answers in this time.
PATIENCE: Final = 30.0

Inner = asyncssh.SSHClientProcess[bytes]


class HouseLink:
    """`rules` are those of the house, as it told them last. `was_stopped`: it
    told to stop; `garbled`: it sent something that is no message, which ends the link."""

    def __init__(
        self, connection: asyncssh.SSHClientConnection, control: Inner, rules: messages.Rules
    ) -> None:
        self.rules = rules
        self.on_rules: Callable[[], object] = lambda: None
        self.on_stop: Callable[[], object] = lambda: None
        self.on_input: Callable[[Mapping[str, float]], object] = lambda used: None
        self.was_stopped = False
        self.garbled = False
        self._connection = connection
        self._control = control
        self._asked: deque[Callable[[messages.Answer], object]] = deque()
        self._is_open = True

    def tell(self, message: Value) -> None:
        if self._is_open and not self._control.channel.is_closing():
            self._control.stdin.write(messages.encoded(message))

    def log(self, what: str, level: str = "info", **about: str | int | Sequence[str]) -> None:
        """Writes to the log of the house."""
        written = {
            key: value if isinstance(value, str | int) else tuple(value)
            for key, value in about.items()
        }
        self.tell(messages.LogEntry(what, level, written))

    def ask(self, question: Value, then: Callable[[messages.Answer], object]) -> None:
        """Once the house is gone, the answer is that this door is closed."""
        if not self._is_open:
            then(messages.refused(DoorClosed()))
            return
        self._asked.append(then)
        self.tell(question)

    async def lets_in(self, key: str) -> bool:
        answered = asyncio.get_running_loop().create_future()
        self.ask(messages.AskKey(key), answered.set_result)
        answer: messages.Answer = await answered
        return answer.let_in

    async def open_session(self, login: Login, process: Process) -> Inner:
        """A channel to the same session in the house."""
        number = process.channel.get_connection().get_extra_info("slot").number
        about = messages.SessionLogin(number, login.key, login.name, login.reached)
        return await self._connection.create_process(
            process.command,
            env={**process.env, messages.LOGIN: messages.ENCODER.encode(about).decode()},
            # Without a name, asyncssh would ask for no terminal.
            term_type="dumb" if process.term_type == "" else process.term_type,
            encoding=None,
            window=WINDOW,
        )

    async def listen(self) -> None:
        """Until the house ends the link."""
        try:
            async for line in lines(reader(self._control), messages.LONGEST):
                self._receive(messages.FROM_HOUSE.decode(line if isinstance(line, bytes) else b""))
        except ConnectionError:
            pass
        except (*UNREADABLE, LookupError):
            self.garbled = True
        finally:
            self._is_open = False
            while self._asked:
                self._asked.popleft()(messages.refused(DoorClosed()))

    def _receive(self, message: messages.FromHouse) -> None:
        match message:
            case messages.Rules():
                self.rules = message
                self.on_rules()
            case messages.Answer():
                self._asked.popleft()(message)
            case messages.InputUsed(used):
                self.on_input(used)
            case messages.StopListening():
                self.was_stopped = True
                self.on_stop()

    async def close(self) -> None:
        self._connection.close()
        await self._connection.wait_closed()


async def link_to(place: Path | HostPort, keys: LinkKeys) -> HouseLink:
    """To the house in this folder, or at this address. Raises a `UsageError` if there is none that
    takes this door."""
    try:
        async with asyncio.timeout(PATIENCE):
            where: dict[str, Any] = (
                {"sock": await connected_socket(place, SOCKET)}
                if isinstance(place, Path)
                else place._asdict()
            )
            connection = await asyncssh.connect(
                **where,
                username="door",
                known_hosts=([keys.house.convert_to_public()], [], []),
                client_keys=[keys.door],
                agent_path=None,
                config=None,
                preferred_auth="publickey",
                keepalive_interval=KEEPALIVE_SECONDS,
                keepalive_count_max=KEEPALIVE_MISSED,
                **algorithms(),
            )
            control = await connection.create_process(messages.HELLO, encoding=None)
            if first := await control.stdout.readline():
                return HouseLink(connection, control, messages.RULES.decode(first))
            why = (await control.stderr.read()).decode(errors="replace").strip()
            connection.close()
    except asyncssh.HostKeyNotVerifiable as error:
        raise UsageError("link-other-house", place=str(place)) from error
    except asyncssh.PermissionDenied as error:
        raise UsageError("link-other-door", place=str(place)) from error
    except (OSError, asyncssh.Error) as error:
        far = not isinstance(place, Path)
        raise UsageError("no-far-link" if far else "no-link", place=str(place)) from error
    except UNREADABLE as error:
        raise UsageError("link-refused", reason=str(error)) from error
    raise UsageError("link-refused", reason=why)


class LinkedSlot(ConnectionSlot):
    """The place of a connection in this door and in the house."""

    number: int

    def join(self, link: HouseLink, number: int) -> "LinkedSlot":
        self._link, self.number = link, number
        return self

    def confirm(self, then: Callable[[Refusal | None], object]) -> None:
        self._link.ask(
            messages.Arrive(self.number, self.address),
            lambda answer: then(messages.refusal_of(answer)),
        )

    def logged_in(self) -> None:
        super().logged_in()
        self._link.tell(messages.LoggedIn(self.number))

    def free(self) -> None:
        super().free()
        self._link.tell(messages.Left(self.number))


class LinkedLimits(ConnectionLimits):
    """Protect the loop of this process. The allowances of households are those of the house: it
    counts all connections, commands and screens once more, and shares their input."""

    def __init__(
        self,
        link: HouseLink,
        settings: DoorSettings,
        households: Households,
        clock: Clock,
    ) -> None:
        super().__init__(settings, households, clock, link.log)
        self._link = link
        self._numbers = count()

    def connect(self, address: str) -> LinkedSlot:
        slot = LinkedSlot(self._open, self.household(address), address)
        return slot.join(self._link, next(self._numbers))


def reader(inner: Inner) -> Read:
    async def read(most: int) -> bytes:
        try:
            return await inner.stdout.read(most)
        except asyncssh.Error as error:
            raise ConnectionResetError from error

    return read
