"""Plays a tape to an app at a terminal in memory, and measures its work and its output."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.terminal import Listener, Size
from server.doors.textual.run import run_app
from server.house.clock import RealClock
from server.protocol.lobby import Language
from server.protocol.notices import Notice
from server.protocol.requests import Request
from tests.bench.tape.recording import Notices
from tui.app import HouseApp
from tui.text import Texts

SIZE: Final = (120, 40)
QUIET, PATIENCE = 0.05, 0.3
"""seconds: a longer silence ends the output of an action; the longest wait for its first byte"""


class Paper:
    """A terminal with all colours that is never slow."""

    def __init__(self) -> None:
        self.size: Size = SIZE
        self.colors: ColorDepth = "truecolor"
        self.answers = False
        self.crowd = 1
        self.is_gone = False
        self.written = 0
        self.news = asyncio.Event()
        self.listener: Listener | None = None

    def listen(self, listener: Listener) -> None:
        self.listener = listener

    def stop_listening(self) -> None:
        self.listener = None

    def write(self, data: bytes) -> None:
        self.written += len(data)
        self.news.set()

    def unsent(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self, reason: str) -> None:
        self.is_gone = True


class Line:
    """A client of the house that gets the notices put into it; requests go nowhere."""

    def __init__(self) -> None:
        self._news: asyncio.Queue[Notices] = asyncio.Queue()

    def put(self, notices: Notices) -> None:
        self._news.put_nowait(notices)

    async def ask(self, request: Request) -> None: ...

    async def notices(self) -> list[Notice]:
        return list(await self._news.get())

    def pending(self) -> list[Notice]:
        return []


class Price(NamedTuple):
    """Seconds of processor time, and bytes written."""

    seconds: float
    bytes: int


class Player:
    def __init__(self, app: HouseApp, line: Line, paper: Paper) -> None:
        self._app = app
        self._line = line
        self._paper = paper

    async def tell(self, *tape: Notices) -> Price:
        def tell_all() -> None:
            for each in tape:
                self._line.put(each)

        return await self.price(tell_all)

    async def press(self, key: str) -> Price:
        listener = self._paper.listener
        assert listener is not None
        return await self.price(lambda: listener.received(key))

    async def price(self, act: Callable[[], object]) -> Price:
        """The price of all frames that come of an action."""
        worked, written = time.process_time(), self._paper.written
        act()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._more(), PATIENCE)
            while True:
                await asyncio.wait_for(self._more(), QUIET)
        return Price(time.process_time() - worked, self._paper.written - written)

    async def _more(self) -> None:
        self._paper.news.clear()
        await self._paper.news.wait()

    @property
    def written(self) -> int:
        return self._paper.written


@asynccontextmanager
async def sitting(texts_for: Callable[[Language], Texts]) -> AsyncIterator[Player]:
    """Starts an app that has not received anything yet."""
    line, paper = Line(), Paper()
    app = HouseApp(line, texts_for)
    running = asyncio.create_task(run_app(app, paper, RealClock()))
    player = Player(app, line, paper)
    try:
        await player.price(lambda: None)
        yield player
    finally:
        app.exit()
        await running
