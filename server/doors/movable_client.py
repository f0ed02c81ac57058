"""A client of the house that goes on when the house is another process, or is away for a moment."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from server.house.lobby.session import Resumed
from server.protocol.client import HouseClient
from server.protocol.notices import HouseAway, Notice, Refused
from server.protocol.refusals import NoHouse
from server.protocol.requests import Request


class Client(HouseClient, Protocol):
    """A session of this process, or one of another process by JSON."""

    table: int | None
    code: str | None

    def on_close(self, call: Callable[[], object]) -> None: ...


class MovableClient:
    """A `HouseClient` behind which another can be put. After `lose`, requests are refused until
    `move` or `end`. With `holds`, the end of the client behind it is no end before one of the three
    is called."""

    def __init__(self, client: Client, holds: bool = False) -> None:
        self.is_away = False
        self.was = Resumed()
        self._client = client
        self._holds = holds
        self._own: list[Notice] = []
        self._changed = asyncio.Event()
        self._on_close: Callable[[], object] = lambda: None

    def on_close(self, call: Callable[[], object]) -> None:
        self._on_close = call
        self._client.on_close(call)

    def lose(self) -> None:
        """The client behind it has ended, or ends now; `was` tells where it was."""
        self.is_away = self._holds = True
        self.was = Resumed(self._client.code, self._client.table)
        self._tell(*self._client.pending(), HouseAway())

    def move(self, client: Client) -> None:
        """Goes on with this client, whose first notices are a welcome and all snapshots."""
        self._client, self.is_away = client, False
        client.on_close(self._on_close)
        self._changed.set()

    def end(self) -> None:
        self._holds = False
        self._changed.set()

    async def ask(self, request: Request) -> None:
        if self.is_away:
            self._tell(Refused(NoHouse()))
            return
        client = self._client
        await client.ask(request)
        if self.is_away or client is not self._client:
            # The answer, or that there was none.
            self._tell(*client.pending())

    async def notices(self) -> list[Notice]:
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

    def _tell(self, *notices: Notice) -> None:
        self._own += notices
        self._changed.set()
