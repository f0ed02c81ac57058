"""One connection of a person, as the house sees it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from server.house.lobby.mailbox import Mailbox
from server.house.people.households import Household
from server.house.people.person import Person
from server.house.people.rate_limit import RateLimit
from server.house.tasks import report
from server.protocol.lobby import Address
from server.protocol.notices import Notice
from server.protocol.requests import Request
from server.protocol.seat import Count, Value

Handle = Callable[["Session", Request], asyncio.Future[None]]
Show = Callable[["Session"], None]


class Resumed(Value, frozen=True):
    """Where a session was before its house went away: the code of a guest, the table, and the first
    move of the game there that it has not been shown. Doors of before do not send that."""

    code: str | None = None
    table: int | None = None
    unread: Count | None = None


@dataclass(eq=False)
class Session:
    """`number` is unique in this run of the house. `table` is the number of the table where it sits
    or watches, set by that table alone. `key` is the ssh key of this connection. `address` is shown
    in invitations: where friends of this person can connect. `replaying` is the record whose replay
    was looked at last. `moving`: it goes on in another house."""

    number: int
    household: Household
    person: Person
    code: str | None
    key: str | None
    handle: Handle
    show: Show
    mailbox: Mailbox
    rate_limit: RateLimit
    address: Address | None = None
    table: int | None = None
    replaying: str | None = None
    moving: bool = False
    _handling: asyncio.Future[None] | None = None

    @property
    def is_open(self) -> bool:
        return self.mailbox.is_open

    @property
    def has_move(self) -> bool:
        """Whether it is going to another house, which no notice that was taken has told."""
        return self.mailbox.has_move

    @property
    def is_asking(self) -> bool:
        """Whether the answer to a request is not in the mailbox yet."""
        return self._handling is not None and not self._handling.done()

    @property
    def unread(self) -> int | None:
        """First move that it has not been shown; None if none was shown since it came."""
        reached = self.mailbox.reached
        return None if reached is None else reached + 1

    def ask(self, request: Request) -> asyncio.Future[None]:
        """Handles one request at a time, in order. Without another one before it, the handling
        begins at once; it goes on if the caller is cancelled."""
        before = self._handling
        if before is None or before.done():
            self._handling = self.handle(self, request)
        else:
            work = partial(self.handle, self, request)
            self._handling = asyncio.ensure_future(self._after(before, work))
        return asyncio.shield(self._handling)

    def follow_up(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does work of the house between two requests."""
        before = self._handling
        self._handling = asyncio.ensure_future(self._after(before, work))
        self._handling.add_done_callback(report)

    async def _after(
        self, before: asyncio.Future[None] | None, work: Callable[[], Awaitable[None]]
    ) -> None:
        if before is not None:
            await asyncio.wait((before,))
        await work()

    @asynccontextmanager
    async def newcomer_lock(self) -> AsyncIterator[None]:
        """Keeps the other sessions of a new person from merging it into somebody else."""
        # People who are not new are never merged, and so need no lock.
        while (person := self.person).is_new:
            async with person.lock:
                # While this waited, the session may have been merged into another person.
                if self.person is person:
                    yield
                    return
        yield

    def on_close(self, call: Callable[[], object]) -> None:
        """Calls this before the last notices."""
        self.mailbox.on_close = call

    def tell(self, notice: Notice) -> None:
        # Its door says that the other house cannot be reached.
        self.moving = False
        self.mailbox.put(notice)

    async def notices(self) -> list[Notice]:
        # Takes them only after the wait, so that a cancelled call loses none.
        while True:
            await self.mailbox.ready.wait()
            # They may have been taken meanwhile by a call of `pending`.
            if self.mailbox.stale:
                self._renew()
            if (notices := self.mailbox.pending()) or not self.is_open:
                return notices

    def pending(self) -> list[Notice]:
        """Takes the notices that are there. If some were dropped, adds the current state."""
        if self.mailbox.stale:
            self._renew()
        return self.mailbox.pending()

    def _renew(self) -> None:
        # Only now: a state put into a full mailbox at once would be old when it is read.
        self.mailbox.stale = False
        self.show(self)
