"""One life of a house, from its start to its kill."""

import asyncio
import os
import socket
import time
from collections.abc import Awaitable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from server.settings import Settings
from tests.bench.crash.difference import Difference, Place
from tests.bench.crash.guest import Guest
from tests.bench.crash.house import Asked
from tests.bench.crash.houses import HouseProcess, Houses
from tests.bench.crash.line import Line

QUIET_SECONDS: Final = 30.0
BACKLOG: Final = 1000


class Site(NamedTuple):
    """The data folder, the socket, and the class of the store, as `module:Class`."""

    data: Path
    door: Path
    store: str


class Life:
    """Runs from the start of the house until it is killed and all lines are read. `restart`:
    seconds from the start to the first notice."""

    def __init__(
        self,
        houses: Houses,
        site: Site,
        settings: Settings,
        guests: Sequence[Guest],
        failed: "asyncio.Future[None]",
    ) -> None:
        self.restart: float | None = None
        self._houses = houses
        self._site = site
        self._settings = settings
        self._guests = guests
        self._failed = failed
        self._lines = 0
        self._news = asyncio.Event()
        self._here = 0
        self._coming: set[asyncio.Task[None]] = set()
        self._ends = False

    async def __aenter__(self) -> "Life":
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self._site.door))
        self._listening.listen(BACKLOG)
        self._begin = time.perf_counter()
        try:
            self._process = await self._start()
        except BaseException:
            self._close_door()
            raise
        for guest in self._guests:
            self._come(guest)
        return self

    async def _start(self) -> HouseProcess:
        asked = Asked(str(self._site.data), self._settings, self._site.store)
        # It ends with this process.
        stdin, self._held = os.pipe()
        try:
            return await self._houses.start(asked, self._listening, stdin)
        finally:
            os.close(stdin)

    async def __aexit__(self, *_: object) -> None:
        self._ends = True
        self._process.kill()
        try:
            await self._process.dead
        finally:
            # Pending connections fail.
            self._close_door()
        await asyncio.gather(*self._coming)
        while self._here:
            self._news.clear()
            await self._news.wait()

    def _close_door(self) -> None:
        self._listening.close()
        self._site.door.unlink()
        os.close(self._held)

    def _come(self, guest: Guest) -> None:
        task = asyncio.create_task(self._knock(guest))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)
        self._here += 1

    async def _knock(self, guest: Guest) -> None:
        line = partial(Line, guest, self._heard, self._lost)
        loop = asyncio.get_running_loop()
        try:
            await loop.create_unix_connection(line, str(self._site.door))
        except OSError as error:
            self._here -= 1
            self._news.set()
            if not self._ends and not self._failed.done():
                self._failed.set_exception(error)

    def _heard(self) -> None:
        if self.restart is None:
            self.restart = time.perf_counter() - self._begin
        self._lines += 1
        self._news.set()

    def _lost(self, guest: Guest) -> None:
        self._here -= 1
        self._news.set()
        if not self._ends and not guest.done.is_set():
            self._come(guest)

    async def hear(self, lines: int) -> None:
        while self._lines < lines:
            self._news.clear()
            await self._news.wait()

    async def until(self, moment: Awaitable[object]) -> None:
        """Waits for `moment`. The house must not end before, and not all tables may stall."""
        wanted: asyncio.Future[Any] = asyncio.ensure_future(moment)
        watched: set[asyncio.Future[Any]] = {wanted, self._process.dead, self._failed}
        lines = -1
        try:
            while not wanted.done():
                if lines == self._lines:
                    self._find_stalled()
                lines = self._lines
                await asyncio.wait(
                    watched, timeout=QUIET_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                if self._failed.done():
                    self._failed.result()
                if self._process.dead.done():
                    raise Difference("ended", Place(), None, None)
            await wanted
        finally:
            wanted.cancel()

    def _find_stalled(self) -> None:
        for guest in self._guests:
            if not guest.done.is_set():
                raise Difference("stalled", guest.witness.place, guest.witness.room, None)
