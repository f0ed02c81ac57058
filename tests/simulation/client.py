"""A JSON client that knows only what it has read, and what it has read so far."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from server.doors.json.entrance import HANDLED
from server.doors.json.state_changes import States
from server.protocol.notices import NOTICES
from server.protocol.seat import name_of
from tests.simulation.broken import Broken
from tests.simulation.network import Line

Notice = dict[str, Any]
# A client that passed over others would no longer follow what happens.
KINDS = frozenset(map(name_of, NOTICES))
DECODER = msgspec.json.Decoder()
HANDLED_LINE = HANDLED.rstrip()
Told = Callable[["Client", Notice], None]


class Client:
    """`who` came from `address`. `asked_at` has the times of the requests without an answer,
    `handled` counts the others. `asleep` since a time: it does not read. `told` gets each
    notice."""

    def __init__(self, line: Line, who: str, address: str, told: Told) -> None:
        self.who = who
        self.address = address
        self.line = line
        self.told = told
        # The first answer is that to the entering.
        self.asked_at: deque[float] = deque([line.loop.time()])
        self.handled = 0
        self.answered_at = 0.0
        self.asleep: float | None = None
        self.came = self.awake_since = line.loop.time()
        self.name: str | None = None
        self.code: str | None = None
        self.room: Notice | None = None
        self.state: Notice | None = None
        self.over: Notice | None = None
        self.listed: dict[int, Notice] = {}
        self.refusals: list[Notice] = []
        self.in_lobby = False
        self.notices = 0
        self._rest = b""
        self._states = States()

    @property
    def is_open(self) -> bool:
        return not self.line.ended or bool(self.line.arrived)

    @property
    def mine(self) -> int | None:
        return None if self.room is None else self.room["you"]

    @property
    def my_turn(self) -> bool:
        if self.room is None or self.state is None or self.room["phase"] != "running":
            return False
        view = self.state["view"]
        return view["seat"] is not None and view["seat"] in view["waiting"].get("seats", ())

    def send(self, request: Notice | bytes) -> None:
        text = request if isinstance(request, bytes) else msgspec.json.encode(request)
        if text.strip():
            self.asked_at.append(self.line.loop.time())
        self.line.send(text + b"\n")

    def send_text(self, typed: str) -> None:
        self.line.send(typed.encode() + b"\n")

    async def read(self, seconds: float) -> bool:
        """Waits for something to read; False if nothing came in this time."""
        await self.wait(seconds)
        return self.take()

    async def wait(self, seconds: float) -> None:
        timer = self.line.loop.call_later(seconds, self.line.on_bytes.set)
        await self.line.on_bytes.wait()
        timer.cancel()

    def take(self) -> bool:
        data = self._rest + self.line.take()
        if not data:
            return False
        *lines, self._rest = data.split(b"\n")
        for line in lines:
            if line == HANDLED_LINE:
                self.asked_at.popleft()
                self.handled += 1
                self.answered_at = self.line.loop.time()
            else:
                self._receive(self._notice(line))
        return True

    def _notice(self, line: bytes) -> Notice:
        notice: Notice = DECODER.decode(self._states.whole(line))
        if notice["tell"] not in KINDS:
            raise Broken("a client is sent what it cannot read", notice)
        return notice

    def _receive(self, notice: Notice) -> None:
        self.notices += 1
        match notice["tell"]:
            case "welcome":
                self.name, self.code = notice["name"], notice["code"]
            case "lobby":
                self.listed = {each["table"]: each for each in notice["tables"]}
                self.in_lobby, self.room, self.state, self.over = True, None, None, None
            case "listed":
                self.listed[notice["listing"]["table"]] = notice["listing"]
            case "closed":
                self.listed.pop(notice["table"], None)
            case "table":
                self._enter(notice["room"])
            case "state":
                self.state = notice
            case "over":
                self.over = notice
            case "left" | "taken-over":
                self.room = self.state = self.over = None
            case "refused":
                self.refusals.append(notice["refusal"])
        self.told(self, notice)

    def _enter(self, room: Notice) -> None:
        self.in_lobby = False
        if self.room is None or self.room["commit"] != room["commit"]:
            self.state = self.over = None
        self.room = room

    def sleep(self) -> None:
        self.asleep = self.line.loop.time()

    def wake(self) -> None:
        self.asleep, self.awake_since = None, self.line.loop.time()

    async def pause(self, seconds: float) -> None:
        """Neither reads nor does anything."""
        self.sleep()
        await asyncio.sleep(seconds)
        self.wake()
