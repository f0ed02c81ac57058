"""A client of the house that goes on when the house is another process, or is away for a moment."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from server.house.lobby.session import Resumed
from server.protocol.client import HouseClient
from server.protocol.notices import HouseAway, HouseClosing, MovedTo, Notice, Refused
from server.protocol.refusals import NoHouse, TableNotReached
from server.protocol.requests import Forwarded, Request


class Client(HouseClient, Protocol):
    """A session of this process, or one of another process by JSON."""

    table: int | None
    code: str | None

    @property
    def unread(self) -> int | None: ...

    @property
    def has_move(self) -> bool: ...

    def tell(self, notice: Notice) -> None: ...

    def on_close(self, call: Callable[[], object]) -> None: ...


class MovableClient:
    """A `HouseClient` behind which another can be put. After `lose`, requests are refused until
    `move` or `end`; after `hold`, they wait for these or for `go_on`. With `holds`, it stays open
    when the client behind it has ended, until `lose`, `move` or `end`. `news_free`: news waits for
    it. `on_move` is called when the house sends the session to another one: requests wait for
    `move`, `stay` or `end`."""

    def __init__(self, client: Client, holds: bool = False) -> None:
        self.is_away = False
        self.was = Resumed()
        self.news_free: asyncio.Event | None = None
        self.on_move: Callable[[MovedTo], object] | None = None
        self._client = client
        self._holds = holds
        self._is_held = self._is_moving = False
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
        self.is_away, self._holds, self._is_moving = True, True, False
        if not self._is_held:
            self._free.set()
        pending = self._without_move(self._client.pending())
        # After it was taken, as all of it is shown.
        self.was = self.place()
        if self._asked and not self._asked.done():
            # The answer, or that there was none, comes after what is pending now.
            self._asked.add_done_callback(partial(self._tell_pending, self._client))
        self._tell(*pending, *([HouseAway()] if self._free.is_set() else []))

    def place(self, table: int | None = None) -> Resumed:
        """Where it is now, or at this table, which may have left the house already."""
        client = self._client
        here = client.table if table is None else table
        return Resumed(client.code, here, client.unread if client.table in (None, here) else None)

    def hold(self) -> None:
        self._is_held = True
        self._free.clear()

    def go_on(self) -> None:
        self._is_held = False
        if not (self.is_away or self._is_moving):
            self._free.set()

    async def answered(self) -> None:
        """Waits until the client behind it has answered everything."""
        if self._asked:
            await asyncio.wait((self._asked,))

    def move(self, client: Client, holds: bool = True) -> None:
        """Goes on with this client, whose first notices are a welcome and all snapshots."""
        if not self.is_away:
            self._tell(*(each for each in self._client.pending() if not isinstance(each, MovedTo)))
        self._client, self._holds = client, holds
        self.is_away = self._is_moving = False
        client.on_close(self._on_close)
        self._changed.set()
        self.go_on()

    def stay(self) -> None:
        """The other house cannot be reached."""
        self.is_away = self._is_moving = False
        self._client.tell(Refused(TableNotReached()))
        self._changed.set()
        if not self._is_held:
            self.go_on()

    def dismiss(self) -> None:
        """Says that the house closes."""
        self._on_close()
        self._tell(HouseClosing())
        self.end()

    def end(self) -> None:
        self._holds = self._is_moving = False
        self._changed.set()
        self._free.set()

    def ask(self, request: Request) -> Awaitable[None]:
        if self.is_away or not self._free.is_set():
            return self._ask_later(request)
        self._asked = asyncio.ensure_future(self._client.ask(request))
        return self._answer_there(self._asked) if isinstance(request, Forwarded) else self._asked

    async def _ask_later(self, request: Request) -> None:
        await self._free.wait()
        if self.is_away:
            self._tell(Refused(NoHouse()))
        else:
            await self.ask(request)

    async def _answer_there(self, asked: asyncio.Future[None]) -> None:
        client = self._client
        await asked
        if client is self._client and client.has_move:
            self._begin_move()
        if self._is_moving:
            await self._free.wait()

    async def notices(self) -> list[Notice]:
        if self.news_free:
            await self.news_free.wait()
        while not self._own:
            client = self._client
            if notices := await client.notices():
                for notice in notices:
                    if isinstance(notice, MovedTo):
                        break
                else:
                    return notices
                if notices := self._without_move(notices):
                    return notices
                continue
            if self._own or client is not self._client:
                continue
            if not (self._holds or self._is_moving):
                return []
            self._changed.clear()
            await self._changed.wait()
        return self.pending()

    def pending(self) -> list[Notice]:
        own, self._own = self._own, []
        return [*own, *self._without_move(self._client.pending())]

    def _without_move(self, notices: list[Notice]) -> list[Notice]:
        rest, moved = list[Notice](), None
        for notice in notices:
            if isinstance(notice, MovedTo):
                moved = notice
            else:
                rest.append(notice)
        if moved:
            self._begin_move()
            if self.on_move:
                self.on_move(moved)
            else:
                self.stay()
        return rest

    def _begin_move(self) -> None:
        self._is_moving = True
        self._free.clear()

    def _tell_pending(self, client: Client, _: object = None) -> None:
        self._tell(*self._without_move(client.pending()))

    def _tell(self, *notices: Notice) -> None:
        self._own += notices
        self._changed.set()
