"""A client of the house that goes on when the house is another process, or is away for a moment."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from server.house.lobby.session import Resumed
from server.protocol.client import HouseClient
from server.protocol.notices import HouseAway, HouseClosing, Notice, Refused
from server.protocol.refusals import NoHouse
from server.protocol.requests import Request


class Client(HouseClient, Protocol):
    """A session of this process, or one of another process by JSON."""

    table: int | None
    code: str | None

    @property
    def unread(self) -> int | None: ...

    def on_close(self, call: Callable[[], object]) -> None: ...


class MovableClient:
    """A `HouseClient` behind which another can be put. After `lose`, requests are refused until
    `move` or `end`; after `hold`, they wait for these or for `go_on`. With `holds`, it stays open
    when the client behind it has ended, until `lose`, `move` or `end`. `news_free`: news waits for
    it."""

    def __init__(self, client: Client, holds: bool = False) -> None:
        self.is_away = False
        self.was = Resumed()
        self.news_free: asyncio.Event | None = None
        self._client = client
        self._holds = holds
        self._asked: asyncio.Future[None] | None = None
        self._own: list[Notice] = []
        self._changed = asyncio.Event()
        self._free = asyncio.Event()
        self._free.set()
        self._on_close: Callable[[], object] = lambda: None

    def on_close(self, call: Callable[[], object]) -> None:
        self._on_close = call
        self._client.on_close(call)

    def lose(self) -> None:
        """The client behind it has ended, or ends now; `was` tells where it was."""
        self.is_away = self._holds = True
        pending = self._client.pending()
        # After it was taken, as all of it is shown.
        self.was = Resumed(self._client.code, self._client.table, self._client.unread)
        if self._asked and not self._asked.done():
            # The answer, or that there was none, comes after what is pending now.
            self._asked.add_done_callback(partial(self._tell_pending, self._client))
        self._tell(*pending, *([HouseAway()] if self._free.is_set() else []))

    def hold(self) -> None:
        self._free.clear()

    def go_on(self) -> None:
        if not self.is_away:
            self._free.set()

    def move(self, client: Client) -> None:
        """Goes on with this client, whose first notices are a welcome and all snapshots."""
        self._client, self.is_away = client, False
        client.on_close(self._on_close)
        self._changed.set()
        self.go_on()

    def dismiss(self) -> None:
        """Says that the house closes."""
        self._on_close()
        self._tell(HouseClosing())
        self.end()

    def end(self) -> None:
        self._holds = False
        self._changed.set()
        self._free.set()

    def ask(self, request: Request) -> Awaitable[None]:
        if self.is_away or not self._free.is_set():
            return self._ask_later(request)
        self._asked = asyncio.ensure_future(self._client.ask(request))
        return self._asked

    async def _ask_later(self, request: Request) -> None:
        await self._free.wait()
        if self.is_away:
            self._tell(Refused(NoHouse()))
        else:
            await self.ask(request)

    async def notices(self) -> list[Notice]:
        if self.news_free:
            await self.news_free.wait()
        while not self._own:
            client = self._client
            if notices := await client.notices():
                return notices
            if self._own or client is not self._client:
                continue
            if not self._holds:
                return []
            self._changed.clear()
            await self._changed.wait()
        return self.pending()

    def pending(self) -> list[Notice]:
        own, self._own = self._own, []
        return [*own, *self._client.pending()]

    def _tell_pending(self, client: Client, _: object) -> None:
        self._tell(*client.pending())

    def _tell(self, *notices: Notice) -> None:
        self._own += notices
        self._changed.set()
