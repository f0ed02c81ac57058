"""The door's end of the link to its house, which outlives the house for a while."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncssh

from server.cleanup import on_failure
from server.doors.json.unix_socket import connected_socket
from server.doors.lines import Read, lines
from server.doors.link import messages
from server.doors.link.house import KEEPALIVE_MISSED, KEEPALIVE_SECONDS, SOCKET
from server.doors.link.keys import LinkKeys
from server.doors.ssh.adapter import WINDOW, Process
from server.doors.ssh.algorithms import algorithms
from server.doors.ssh.auth import Login
from server.doors.ssh.limits import ConnectionSlot
from server.doors.ssh.refusals import DoorClosed
from server.errors import UsageError
from server.house.clock import Clock, sleep
from server.house.lobby.session import Resumed
from server.protocol.seat import Refusal, Value
from server.protocol.wire import UNREADABLE
from server.text_formats import HostPort, parse_host_port

# A house that is busy still answers in this time.
PATIENCE: Final = 30.0
# While people wait at their screens, and there are other houses. One that hangs is given up.
SHORT_PATIENCE: Final = 5.0
KEEPALIVE_OF_SEVERAL: Final = 2, 2
RETRY_SECONDS: Final = 0.25

Inner = asyncssh.SSHClientProcess[bytes]
Then = Callable[[messages.Answer], object]


class HouseLink:
    """`rules` are those of the house, as it told them last. `was_stopped`: it told to stop;
    `garbled`: it sent something that is no message, which ends the link; `refused`: why a house
    that came back never takes this door. `on_away` is called at each try to find the house again,
    `on_empty` when the last connection has left. If the house is one of several, the link goes to
    another one when it is gone; with `roams`, also when it closes."""

    rules: messages.Rules

    def __init__(self, place: Path | HostPort, keys: LinkKeys, clock: Clock) -> None:
        self.on_rules: Callable[[], object] = lambda: None
        self.on_stop: Callable[[], object] = lambda: None
        self.on_input: Callable[[Mapping[str, float]], object] = lambda used: None
        self.on_away: Callable[[], object] = lambda: None
        self.on_empty: Callable[[], object] = lambda: None
        self.roams = self.was_stopped = False
        self.garbled = False
        self.refused: UsageError | None = None
        self.slots: dict[ConnectionSlot, int] = {}
        self._sessions: Counter[ConnectionSlot] = Counter()
        self._arriving = 0
        self._place = place
        self.keys = keys
        self._clock = clock
        self._numbers = count()
        self._asked: deque[tuple[Value, Then]] = deque()
        self._is_open = self._is_over = False
        # Set while sessions can be opened, and at the end.
        self._settled = asyncio.Event()

    @property
    def is_empty(self) -> bool:
        """Whether no connection has a place, or has asked for one."""
        return not (self.slots or self._arriving)

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

    def ask(self, question: Value, then: Then) -> None:
        """While the house is away, it is asked later; once it is gone, the answer is that this door
        is closed."""
        if self._is_over:
            then(messages.refused(DoorClosed()))
            return
        self._asked.append((question, then))
        self.tell(question)

    def arrive(self, slot: ConnectionSlot, then: Callable[[Refusal | None], object]) -> None:
        """Asks for a place for a new connection."""

        def answered(answer: messages.Answer) -> None:
            self._arriving -= 1
            if (refusal := messages.refusal_of(answer)) is None:
                self.hold(slot, number)
            then(refusal)
            if self.is_empty:
                self.on_empty()

        self._arriving += 1
        number = next(self._numbers)
        self.ask(messages.Arrive(number, slot.address), answered)

    def hold(self, slot: ConnectionSlot, number: int | None = None) -> None:
        """The connection has a place in the house, or gets one when the link is opened."""
        self.slots[slot] = next(self._numbers) if number is None else number
        slot.on_free[self] = partial(self._left, slot)

    async def join(self, slot: ConnectionSlot) -> None:
        """A session moves to the house. Done once its connection has a place there, which it keeps
        until `part` has been called as often."""
        returning = []
        if slot not in self.slots:
            self.hold(slot)
            returning.append(self._returning(slot))
        self._sessions[slot] += 1
        placed = asyncio.Event()
        # Also without a connection: places that were asked for before are there with the answer.
        self.ask(messages.Resume(tuple(returning)), lambda answer: placed.set())
        await placed.wait()

    def part(self, slot: ConnectionSlot) -> None:
        self._sessions[slot] -= 1
        if self._sessions[slot] <= 0:
            self._left(slot)

    def logged_in(self, slot: ConnectionSlot) -> None:
        if slot in self.slots:
            self.tell(messages.LoggedIn(self.slots[slot]))

    def _returning(self, slot: ConnectionSlot) -> messages.Returning:
        return messages.Returning(self.slots[slot], slot.address, slot.is_logged_in)

    def _left(self, slot: ConnectionSlot) -> None:
        self._sessions.pop(slot, None)
        slot.on_free.pop(self, None)
        if slot in self.slots:
            self.tell(messages.Left(self.slots.pop(slot)))
            if self.is_empty:
                self.on_empty()

    async def lets_in(self, key: str) -> bool:
        answered = asyncio.get_running_loop().create_future()
        self.ask(messages.AskKey(key), answered.set_result)
        answer: messages.Answer = await answered
        return answer.let_in

    async def open_session(
        self, login: Login, process: Process, resumed: Resumed | None = None
    ) -> Inner:
        """A channel to the same session in the house, which may be away meanwhile. Raises an
        asyncssh.Error if the house refuses it, or a `ConnectionError` once it is gone."""
        slot = slot_of(process)
        while not self._is_over:
            await self._settled.wait()
            if slot not in self.slots:
                break
            about = messages.SessionLogin(
                self.slots[slot], login.key, login.name, login.reached, resumed
            )
            # Without a name, asyncssh would ask for no terminal.
            terminal = "dumb" if process.term_type == "" else process.term_type
            try:
                return await self._connection.create_process(
                    process.command,
                    env={**process.env, messages.LOGIN: messages.ENCODER.encode(about).decode()},
                    term_type=terminal,
                    encoding=None,
                    window=WINDOW,
                )
            except (OSError, asyncssh.Error):
                if self._settled.is_set():
                    raise
        raise ConnectionResetError

    async def connect(self) -> None:
        """Raises a `UsageError` if there is no house at this place that takes this door."""
        await self._connect_to(self._place, PATIENCE)

    async def _connect_to(self, at: Path | HostPort, seconds: float) -> None:
        place, is_far = str(at), not isinstance(at, Path)
        try:
            async with asyncio.timeout(seconds):
                await self._connect(at)
        except asyncssh.HostKeyNotVerifiable as error:
            raise UsageError("link-other-house", place=place) from error
        except asyncssh.PermissionDenied as error:
            raise UsageError("link-other-door", place=place) from error
        except (OSError, asyncssh.Error) as error:
            raise UsageError("no-far-link" if is_far else "no-link", place=place) from error
        except UNREADABLE as error:
            raise UsageError("link-refused", reason=str(error)) from error

    async def _connect(self, place: Path | HostPort) -> None:
        where: dict[str, Any] = (
            {"sock": await connected_socket(place, SOCKET)}
            if isinstance(place, Path)
            else place._asdict()
        )
        connection = await asyncssh.connect(
            **where,
            client_factory=lambda: Watch(self._lost),
            username="door",
            known_hosts=([self.keys.house.convert_to_public()], [], []),
            client_keys=[self.keys.door],
            agent_path=None,
            config=None,
            preferred_auth="publickey",
            keepalive_interval=KEEPALIVE_SECONDS,
            keepalive_count_max=KEEPALIVE_MISSED,
            **algorithms(),
        )
        with on_failure(connection.abort):
            control = await connection.create_process(messages.HELLO, encoding=None)
            if not (first := await control.stdout.readline()).endswith(b"\n"):
                why = (await control.stderr.read()).decode(errors="replace").strip()
                raise UsageError("link-refused", reason=why) if why else ConnectionResetError
            self.rules = messages.RULES.decode(first)
        self._connection, self._control, self._is_open = connection, control, True
        self._watch()
        self._tell_again()

    @property
    def outlives_house(self) -> bool:
        """Whether its sessions go on in another house when this one closes."""
        return self.roams and len(self.rules.houses) > 1

    def _watch(self) -> None:
        if len(self.rules.houses) > 1:
            self._connection.set_keepalive(*KEEPALIVE_OF_SEVERAL)

    def _tell_again(self) -> None:
        asked, self._asked = self._asked, deque()
        if self.slots:
            returning = tuple(map(self._returning, self.slots))
            self.ask(messages.Resume(returning), lambda answer: self._settled.set())
        else:
            self._settled.set()
        for question, then in asked:
            self.ask(
                messages.Resume(()) if isinstance(question, messages.Resume) else question, then
            )

    def _lost(self) -> None:
        # At once: sessions that notice it next wait for the house.
        self._is_open = False
        if not self._is_over:
            self._settled.clear()

    async def listen(self) -> None:
        """Until the house ends the link, or is away for too long."""
        try:
            await self._receive_all()
            while not (self.was_stopped or self.garbled) and await self._come_back():
                self.on_rules()
                await self._receive_all()
        finally:
            self._end()

    async def visit(self) -> None:
        """Opens the link, and does not come back when it is lost."""
        try:
            if await self._find(lambda: (self._place,), SHORT_PATIENCE, SHORT_PATIENCE):
                self.on_rules()
                await self._receive_all()
        finally:
            self._end()

    def _end(self) -> None:
        if self._is_open:
            self._connection.close()
        self._is_over, self._is_open = True, False
        self._settled.set()
        while self._asked:
            self._asked.popleft()[1](messages.refused(DoorClosed()))

    async def _come_back(self) -> bool:
        patience = SHORT_PATIENCE if self.rules.houses else PATIENCE
        return await self._find(self._places, patience, self.rules.settings.door.away_seconds)

    def _places(self) -> Sequence[Path | HostPort]:
        """All houses of the lobby, its own first."""
        others = () if self.rules.moved else map(place_of, self.rules.houses)
        return tuple(dict.fromkeys((self._place, *others)))

    async def _find(
        self, places: Callable[[], Sequence[Path | HostPort]], patience: float, seconds: float
    ) -> bool:
        """Whether one of these houses takes the link. They are tried in turn for so many seconds,
        or until all of them refuse it."""
        end = self._clock.now() + seconds
        while True:
            refused = []
            for place in places():
                self.on_away()
                try:
                    await self._connect_to(place, patience)
                    return True
                except UsageError as error:
                    if error.code not in ("no-link", "no-far-link"):
                        refused.append(error)
            if len(refused) == len(places()):
                self.refused = refused[0]
                return False
            if self._clock.now() >= end:
                return False
            await sleep(self._clock, RETRY_SECONDS)

    async def _receive_all(self) -> None:
        try:
            async for line in lines(reader(self._control), messages.LONGEST):
                self._receive(messages.FROM_HOUSE.decode(line if isinstance(line, bytes) else b""))
        except ConnectionError:
            pass
        except (*UNREADABLE, LookupError):
            self.garbled = True
        # The house may have ended no more than this channel.
        self._connection.abort()
        await self._connection.wait_closed()

    def _receive(self, message: messages.FromHouse) -> None:
        match message:
            case messages.Rules():
                self.rules = message
                self._watch()
                self.on_rules()
            case messages.Answer():
                self._asked.popleft()[1](message)
            case messages.InputUsed(used):
                self.on_input(used)
            case messages.StopListening() if self.outlives_house:
                # New sessions wait for the next house.
                self._settled.clear()
            case messages.StopListening():
                self.was_stopped = True
                self.on_stop()

    def abort(self) -> None:
        if self._is_open:
            self._connection.abort()

    async def close(self) -> None:
        self._connection.close()
        await self._connection.wait_closed()


def slot_of(process: Process) -> ConnectionSlot:
    # Not `get_connection`, which fails once the channel is closed.
    slot: ConnectionSlot = process.channel.get_extra_info("connection").get_extra_info("slot")
    return slot


def place_of(house: messages.HousePlace) -> HostPort:
    place = parse_host_port(house.address)
    assert place, house
    return place


class Watch(asyncssh.SSHClient):
    def __init__(self, on_lost: Callable[[], object]) -> None:
        self._on_lost = on_lost

    def connection_lost(self, exc: Exception | None) -> None:
        self._on_lost()


async def link_to(place: Path | HostPort, keys: LinkKeys, clock: Clock) -> HouseLink:
    """To the house in this folder, or at this address. Raises a `UsageError` if there is none that
    takes this door."""
    link = HouseLink(place, keys, clock)
    await link.connect()
    return link


def reader(inner: Inner) -> Read:
    async def read(most: int) -> bytes:
        try:
            return await inner.stdout.read(most)
        except asyncssh.Error as error:
            raise ConnectionResetError from error

    return read
