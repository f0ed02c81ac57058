"""Plays a tape to an app at a terminal in memory, and measures its work and its output."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from server.doors.terminal.color_support import ColorDepth
from server.doors.terminal.terminal import Listener, Size
from server.doors.textual.adapter import take_apart
from server.doors.textual.run import AppEnd, run_app
from server.doors.textual.shared_styles import SharedStyles
from server.house.clock import RealClock
from server.protocol.lobby import Language
from server.protocol.notices import Notice
from server.protocol.requests import Request
from tests.bench.tape.recording import Notices
from tui.app import HouseApp
from tui.screens.table import TableScreen
from tui.text import Texts

SIZE: Final = (120, 40)
STYLES: Final = SharedStyles()
QUIET, PATIENCE = 0.05, 0.3
"""seconds: a longer silence ends the output of an action; the longest wait for its first byte"""
RESTING: Final = 0.001
"""seconds of work in a silence that ends the output"""


class Paper:
    """A terminal with all colours that is never slow."""

    def __init__(self) -> None:
        self.size: Size = SIZE
        self.colors: ColorDepth = "truecolor"
        self.answers = False
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
    def __init__(self, line: Line, paper: Paper) -> None:
        self._line = line
        self._paper = paper
        self._app: HouseApp | None = None
        self._running: asyncio.Task[AppEnd] | None = None

    def start(self, texts_for: Callable[[Language], Texts]) -> None:
        """As the SSH server does."""
        app = self._app = HouseApp(self._line, texts_for)
        running = run_app(app, self._paper, RealClock(), styles=STYLES)
        self._running = asyncio.create_task(running)

    async def leave(self) -> None:
        assert self._app is not None
        assert self._running is not None
        self._app.exit()
        await self._running
        take_apart(self._app)
        self._app = None

    @property
    def is_recapping(self) -> bool:
        """Whether the end of a round or trick is shown once more, step by step."""
        screen = self._app.screen if self._app else None
        return isinstance(screen, TableScreen) and screen.recap.shown is not None

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
        await self._more(PATIENCE)
        # The loop may be busy for longer than a silence.
        resting = False
        while not resting:
            so_far = time.process_time()
            has_more = await self._more(QUIET)
            resting = not has_more and time.process_time() - so_far < RESTING
        return Price(time.process_time() - worked, self._paper.written - written)

    async def _more(self, seconds: float) -> bool:
        """Whether something is written within that time. Tasks and errors, as of `wait_for`, would
        cost as much as some moves."""
        self._paper.news.clear()
        timer = asyncio.get_running_loop().call_later(seconds, self._paper.news.set)
        written = self._paper.written
        await self._paper.news.wait()
        timer.cancel()
        return self._paper.written > written

    @property
    def written(self) -> int:
        return self._paper.written


class Visitor(NamedTuple):
    """`price`: from the start of the app to the first picture of what it was told."""

    player: Player
    price: Price


@asynccontextmanager
async def visiting(
    texts_for: Callable[[Language], Texts], *tape: Notices
) -> AsyncIterator[Visitor]:
    """Starts an app that has received the tape."""
    line = Line()
    for each in tape:
        line.put(each)
    player = Player(line, Paper())
    price = await player.price(lambda: player.start(texts_for))
    try:
        yield Visitor(player, price)
    finally:
        await player.leave()
