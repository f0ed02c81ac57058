"""A terminal in memory, with an emulator that shows its screen."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pyte
from textual.app import App

from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.terminal import Bounds, Listener, Size
from server.doors.textual.pace import Pace
from server.doors.textual.run import AppEnd, run_app
from tests.house.running import ManualClock
from tui.textual_app import TextualApp

PATIENCE = 60


class Paper:
    """A terminal that keeps what was written, and whose input comes from the test."""

    def __init__(
        self, size: Size = (80, 24), colors: ColorDepth = "truecolor", answers: bool = False
    ) -> None:
        self.size = size
        self.colors = colors
        self.answers = answers
        self.is_gone = False
        self.closed_for: str | None = None
        self.written = b""
        self.backlog = 0
        self.reading = True
        self._waiting: list[str] = []
        self._listener: Listener | None = None
        self._news = asyncio.Event()

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        if self.is_gone:
            listener.gone()
        self._deliver()

    def stop_listening(self) -> None:
        self._listener = None

    def write(self, data: bytes) -> None:
        self.written += data
        self._news.set()

    def unsent(self) -> int:
        return self.backlog

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        if not self.reading:
            self.reading = True
            self._deliver()

    def close(self, reason: str) -> None:
        self.closed_for = reason
        self.is_gone = True

    def type(self, text: str) -> None:
        self._waiting.append(text)
        self._deliver()

    def resize(self, size: Size) -> None:
        self.size = size
        if self._listener is not None:
            self._listener.resized(size)

    def vanish(self) -> None:
        self.is_gone = True
        if self._listener is not None:
            self._listener.gone()

    @property
    def listened_to(self) -> bool:
        return self._listener is not None

    @property
    def unread(self) -> int:
        return sum(map(len, self._waiting))

    def shows(self) -> str:
        return "\n".join(shown(self.written, self.size).display)

    async def until(self, fulfilled: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not fulfilled():
                self._news.clear()
                await self._news.wait()

    async def until_shows(self, text: str) -> None:
        await self.until(lambda: text in self.shows())

    def _deliver(self) -> None:
        while self._waiting and self.reading and self._listener is not None:
            self._listener.received(self._waiting.pop(0))


def shown(data: bytes, size: Size) -> pyte.Screen:
    screen = pyte.Screen(*size)
    pyte.ByteStream(screen).feed(data)
    return screen


class Played:
    """An app that runs in a terminal in memory."""

    def __init__(self, app: App[Any], paper: Paper, clock: ManualClock) -> None:
        self.app = app
        self.paper = paper
        self.clock = clock
        self.ended: AppEnd | None = None

    async def settle(self) -> None:
        """Waits until all input has been handled and painted."""
        for _ in range(3):
            painted = asyncio.Event()
            if not self.app.call_after_refresh(painted.set):
                return
            async with asyncio.timeout(PATIENCE):
                await painted.wait()

    async def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            await asyncio.sleep(0)
        await self.settle()


@asynccontextmanager
async def played(
    app: App[Any],
    paper: Paper | None = None,
    bounds: Bounds | None = None,
    clock: ManualClock | None = None,
    pace: Pace | None = None,
) -> AsyncIterator[Played]:
    paper, clock = paper or Paper(), clock or ManualClock()
    play = Played(app, paper, clock)
    on_colors = app.use_colors if isinstance(app, TextualApp) else lambda depth: None
    running = asyncio.create_task(
        run_app(app, paper, clock, bounds, on_colors=on_colors, pace=pace)
    )
    try:
        await paper.until(lambda: paper.listened_to)
        await play.settle()
        yield play
    finally:
        app.exit()
        async with asyncio.timeout(PATIENCE):
            play.ended = await running


async def typed(play: Played, *texts: str) -> None:
    for text in texts:
        play.paper.type(text)
    await play.settle()


def is_given_back(written: bytes) -> bool:
    """Whether mouse, paste, line wrap, cursor, screen and title are as before the app."""
    last = dict(re.findall(rb"\x1b\[\?(\d+)([hl])", written))
    return (
        all(last[mode] == b"l" for mode in (b"1000", b"1003", b"1006", b"2004", b"1049"))
        and last[b"7"] == last[b"25"] == b"h"
        and written.count(b"\x1b[22;0t") == written.count(b"\x1b[23;0t") == 1
    )


CODES = {
    "truecolor": rb"[34]8;2;\d+;\d+;\d+",
    "256": rb"[34]8;5;\d+",
    "16": rb"(?<!\d)(?:3[0-7]|9[0-7]|4[0-7]|10[0-7])(?!\d)",
}


def kinds_of_colors(written: bytes) -> set[str]:
    """The kinds of colours whose escape codes occur in the bytes."""
    kinds = set()
    for codes in re.findall(rb"\x1b\[([0-9;]+)m", written):
        rest = codes
        for kind, form in CODES.items():
            rest, count = re.subn(form, b"", rest)
            kinds |= {kind} if count else set()
    return kinds
