"""Plays the door's half of a recorded link to a house, and notes what the house sends. A recording
has a message a line: of the door or of the house, on the first channel of the link or on that of a
session, in the order in which a door that waits for each answer sees them."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncssh

from server.doors.json.entrance import HANDLED
from server.doors.lines import OverlongLine, lines
from server.doors.link import messages
from server.doors.link.door import reader
from tests.textual.paper import PATIENCE

Entry = dict[str, Any]
CONTROL: Final = "control"
HERE: Final = Path(__file__).parent
ANSWERED: Final = ("arrive", "key")
"""questions of a door on the first channel"""


def recording(name: str) -> list[Entry]:
    return [json.loads(line) for line in (HERE / name).read_text().splitlines()]


def written(entries: Sequence[Entry]) -> str:
    return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in entries)


class RecordedDoor:
    """`heard` has both halves, in order."""

    def __init__(self, connection: asyncssh.SSHClientConnection) -> None:
        self.heard: list[Entry] = []
        self._connection = connection
        self._channels: dict[str, asyncssh.SSHClientProcess[bytes]] = {}
        self._lines: dict[str, AsyncIterator[bytes | OverlongLine]] = {}

    async def play(self, entries: Sequence[Entry]) -> None:
        for each in entries:
            if "door" in each:
                self.heard.append(each)
                await self._send(each["door"], each)

    async def _send(self, on: str, sent: Entry) -> None:
        if "opens" in sent:
            await self._open(on, sent["opens"])
            return
        channel = self._channels[on]
        if "line" not in sent:
            channel.stdin.write_eof()
            await self._hear(on, None)
            return
        channel.stdin.write(json.dumps(sent["line"]).encode() + b"\n")
        if on != CONTROL:
            await self._hear(on, HANDLED.rstrip())
        elif sent["line"]["do"] in ANSWERED:
            await self._hear(on)

    async def _open(self, on: str, how: Entry) -> None:
        about = {messages.LOGIN: json.dumps(how["login"])} if "login" in how else {}
        channel = await self._connection.create_process(
            how["command"],
            term_type=how.get("term"),
            env=how.get("env", {}) | about,
            encoding=None,
        )
        self._channels[on] = channel
        self._lines[on] = lines(reader(channel), messages.LONGEST)
        await (self._hear(on) if on == CONTROL else self._hear(on, HANDLED.rstrip()))

    async def _hear(self, on: str, until: bytes | None = b"") -> None:
        """The next line, or all up to one, or all until the channel ends (None)."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                async for line in self._lines[on]:
                    assert isinstance(line, bytes)
                    self.heard.append({"house": on, "line": json.loads(line)})
                    if until is not None and line.startswith(until):
                        return
