"""One connection of a person: the house's end of the line to a face."""

import asyncio
from collections.abc import Awaitable, Callable

from server.house.lobby.mailbox import Mailbox
from server.house.people.directory import Person
from server.house.people.rate_limit import RateLimit
from server.protocol.lobby import Address, Room
from server.protocol.notices import Notice
from server.protocol.requests import Request

Hear = Callable[["Session", Request], Awaitable[None]]
Show = Callable[["Session"], None]


class Session:
    """A line; `table` numbers where the visitor sits or watches, and is set by that table alone,
    like `room`, the one that was shown last. `key` is that of this line; it is `new` while its
    person has done nothing but come in with it. `door` is where his friends come in."""

    def __init__(
        self,
        person: Person,
        code: str | None,
        key: str | None,
        hear: Hear,
        show: Show,
        mailbox: Mailbox,
        meter: RateLimit,
    ) -> None:
        self.person = person
        self.code = code
        self.key = key
        self.new = False
        self.door: Address | None = None
        self.mailbox = mailbox
        self.meter = meter
        self.table: int | None = None
        self.room: Room | None = None
        self._hear = hear
        self._show = show
        self._asking = asyncio.Lock()

    @property
    def is_here(self) -> bool:
        return self.mailbox.is_open

    async def ask(self, request: Request) -> None:
        """One thing at a time, so that nobody is on the way to two tables."""
        async with self._asking:
            if self.is_here:
                await self._hear(self, request)

    async def notices(self) -> list[Notice]:
        """Who missed something is told how everything is now. Nothing is taken before that, so
        that whoever gives up waiting loses nothing."""
        await self.mailbox.some()
        return self.waiting()

    def waiting(self) -> list[Notice]:
        if self.mailbox.stale:
            self.mailbox.stale = False
            self._show(self)
        return self.mailbox.waiting()
