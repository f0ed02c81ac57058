"""A scripted house, and streams whose other end the test holds."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from server.protocol.notices import Notice, SeatNews
from server.protocol.requests import Request


def news(name: str) -> Notice:
    return SeatNews("ready", name, None)


class ScriptedLine:
    """Answers each request with the notices of the script."""

    def __init__(self, script: Callable[[Request], Sequence[Notice]] = lambda request: ()) -> None:
        self.asked: list[Request] = []
        self.was_asked = asyncio.Event()
        self._script = script
        self._new: list[Notice] = []
        self._some = asyncio.Event()
        self._open = True

    def tell(self, *notices: Notice) -> None:
        self._new += notices
        if notices:
            self._some.set()

    def hang_up(self) -> None:
        self._open = False
        self._some.set()

    async def ask(self, request: Request) -> None:
        self.asked.append(request)
        self.was_asked.set()
        self.tell(*self._script(request))

    async def notices(self) -> list[Notice]:
        while True:
            await self._some.wait()
            if (notices := self.pending()) or not self._open:
                return notices

    def pending(self) -> list[Notice]:
        new, self._new = self._new, []
        if self._open:
            self._some.clear()
        return new


class Source:
    """An input stream with the given text. With `ends=False` it stays open."""

    def __init__(self, text: bytes, *, ends: bool = True) -> None:
        self._stream = asyncio.StreamReader()
        self.send(text)
        if ends:
            self.end()

    async def read(self, most: int) -> bytes:
        return await self._stream.read(most)

    def send(self, text: bytes) -> None:
        self._stream.feed_data(text)

    def end(self) -> None:
        self._stream.feed_eof()


class Page:
    """An output stream that keeps each write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.written = asyncio.Event()

    async def write(self, text: bytes) -> None:
        self.writes.append(text)
        self.written.set()

    @property
    def objects(self) -> list[dict[str, Any]]:
        text = b"".join(self.writes)
        assert not text or text.endswith(b"\n")
        return [json.loads(line) for line in text.splitlines()]


class StuckPage:
    """An output stream that blocks until it breaks."""

    def __init__(self) -> None:
        self.tried = asyncio.Event()
        self._broken = asyncio.Event()

    def breaks(self) -> None:
        self._broken.set()

    async def write(self, text: bytes) -> None:
        self.tried.set()
        await self._broken.wait()
        raise BrokenPipeError


class SlowPage(Page):
    """An output stream that blocks until it goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.tried = asyncio.Event()
        self._free = asyncio.Event()

    def goes_on(self) -> None:
        self._free.set()

    async def write(self, text: bytes) -> None:
        self.tried.set()
        await self._free.wait()
        await super().write(text)
