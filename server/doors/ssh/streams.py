"""Between the channel of a session and a face: bytes, line ends, and what the host hears of it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

import asyncssh

from server.house.lobby.session import Session
from server.protocol.notices import AtTable, Notice
from server.protocol.requests import Request

Process = asyncssh.SSHServerProcess[bytes]

TOGETHER: Final = 3.0
"""seconds in which news wait for others"""


class Note(Protocol):
    """A line in the host's log."""

    def __call__(self, what: str, **about: str | int | Sequence[str]) -> None: ...


class Followed:
    """A visitor's line; the host hears at which seats he plays. While many come at once (`rush`),
    who is in the lobby hears the news together, unless he asks for something or is shown out: else
    each of them would cost as much as there are people."""

    def __init__(self, session: Session, note: Note, rush: Callable[[], bool]) -> None:
        self._visitor = session
        self._note = note
        self._rush = rush
        self._seat: tuple[int, int] | None = None
        self._hurry = asyncio.Event()
        # What is told first is awaited.
        self._hurry.set()
        session.mailbox.on_close = self._hurry.set

    async def ask(self, request: Request) -> None:
        self._hurry.set()
        await self._visitor.ask(request)

    async def notices(self) -> list[Notice]:
        if self._rush() and self._visitor.table is None and self._visitor.is_open:
            with suppress(TimeoutError):
                async with asyncio.timeout(TOGETHER):
                    await self._hurry.wait()
        self._hurry.clear()
        return self._heard(await self._visitor.notices())

    def pending(self) -> list[Notice]:
        return self._heard(self._visitor.pending())

    def _heard(self, notices: list[Notice]) -> list[Notice]:
        for notice in notices:
            if isinstance(notice, AtTable) and notice.room.you is not None:
                self._sits(notice.room.table, notice.room.you)
        return notices

    def _sits(self, table: int, seat: int) -> None:
        if self._seat != (table, seat):
            self._seat = table, seat
            self._note("seat", person=self._visitor.person.id, table=table, seat=seat + 1)


def entered(process: Process) -> Callable[[int], Awaitable[bytes]]:
    """A terminal ends its lines otherwise than a file."""

    async def read(most: int) -> bytes:
        while True:
            with suppress(asyncssh.TerminalSizeChanged):
                part = await process.stdin.read(most)
                return part if process.term_type is None else part.replace(b"\r", b"\n")

    return read


def writer(process: Process) -> Callable[[bytes], Awaitable[None]]:
    """Nobody but us makes the line ends of a terminal."""

    async def write(text: bytes) -> None:
        end = b"\n" if process.term_type is None else b"\r\n"
        process.stdout.write(text.replace(b"\n", end))
        await process.stdout.drain()

    return write


def writer_of_lines(process: Process) -> Callable[[str], Awaitable[None]]:
    write = writer(process)

    async def write_line(line: str) -> None:
        await write(line.encode(errors="replace"))

    return write_line
