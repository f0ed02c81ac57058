"""A house in another process, over the JSON protocol."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import aclosing, suppress
from typing import Final

import msgspec

from server.doors.json.decoding import NoticeDecoder
from server.doors.json.entrance import HANDLED, Enter
from server.doors.json.session import ENCODER
from server.doors.json.state_changes import States
from server.doors.lines import OverlongLine, Read, Write, lines
from server.engine.game import AnyGame
from server.protocol.lobby import Language
from server.protocol.notices import (
    AtTable,
    GameSnapshot,
    HouseClosing,
    Kicked,
    LeftTable,
    MovedTo,
    Notice,
    Refused,
    TakenOver,
    Welcome,
)
from server.protocol.refusals import NotAnswered
from server.protocol.requests import Request
from server.protocol.seat import Refusal
from server.protocol.wire import UNREADABLE

LONGEST_LINE: Final = 16 * 1024 * 1024
"""bytes; more than any record or replay has"""


class JsonClient:
    """A `HouseClient`. `table` is the number of the table where the session is, `unread` the first
    move there that has not come, `code` brings a guest back. `lost` is set when the connection
    ended and the house had not said why, `garbled` when it sent something that is no notice, which
    ends the connection. `outlives`: whether the session goes on in another house when this one
    closes; `was_left` is set then."""

    def __init__(
        self,
        read: Read,
        write: Write,
        games: Mapping[str, AnyGame],
        outlives: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table: int | None = None
        self.unread: int | None = None
        self.code: str | None = None
        self.lost = self.garbled = self.was_left = False
        self._outlives = outlives
        self._dismissed = False
        self._on_close: Callable[[], object] = lambda: None
        self._read = read
        self._write = write
        self._decoder = NoticeDecoder(games)
        self._states = States()
        self._new: list[Notice] = []
        self._some = asyncio.Event()
        self._open = True
        self._asked: deque[asyncio.Future[bool]] = deque()

    async def enter(self, wish: Enter) -> Refusal | None:
        """Whether the house lets the session in under this name. Raises `ConnectionError` if the
        house has gone meanwhile."""
        await self._send(wish)
        if not self._open:
            raise ConnectionResetError
        if len(self._new) == 1 and isinstance(refused := self._new[0], Refused):
            self.pending()
            return refused.refusal
        return None

    def on_close(self, call: Callable[[], object]) -> None:
        """Calls this before the last notices."""
        self._on_close = call

    async def welcome(self) -> Language | None:
        """Waits until the house lets the session in, and returns the language of its person; None
        if it does not."""
        await self._handled()
        return next((each.language for each in self._new if isinstance(each, Welcome)), None)

    async def ask(self, request: Request) -> None:
        if not await self._send(request) and self.lost:
            self.tell(Refused(NotAnswered()))

    async def _send(self, message: Request | Enter) -> bool:
        """Whether it was answered."""
        if not self._open:
            return False
        answered = self._handled()
        with suppress(ConnectionError):
            await self._write(ENCODER.encode(message) + b"\n")
        return await answered

    def _handled(self) -> asyncio.Future[bool]:
        answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asked.append(answered)
        return answered

    def tell(self, notice: Notice) -> None:
        """Puts it behind what the house has sent."""
        self._new.append(notice)
        self._some.set()

    async def notices(self) -> list[Notice]:
        while True:
            await self._some.wait()
            if (notices := self.pending()) or not self._open:
                return notices

    @property
    def has_move(self) -> bool:
        return any(isinstance(notice, MovedTo) for notice in self._new)

    def pending(self) -> list[Notice]:
        new, self._new = self._new, []
        if self._open:
            self._some.clear()
        return new

    async def listen(self) -> None:
        """Reads until the connection ends."""
        try:
            async with aclosing(lines(self._read, LONGEST_LINE)) as incoming:
                async for line in incoming:
                    self._receive(line)
            self.lost = not self._dismissed
        except ConnectionError:
            self.lost = not self._dismissed
        # LookupError: an answer to nothing, or a game that this version does not have.
        except (*UNREADABLE, LookupError):
            self.garbled = True
        finally:
            self._close()

    def _receive(self, line: bytes | OverlongLine) -> None:
        if isinstance(line, OverlongLine):
            raise msgspec.DecodeError
        # Compared and not decoded: it comes after every answer.
        if line + b"\n" == HANDLED:
            answered = self._asked.popleft()
            if not answered.done():
                answered.set_result(True)
            return
        notice = self._decoder.decode(self._states.whole(line))
        if isinstance(notice, HouseClosing) and self._outlives():
            self.was_left = True
        elif notice is not None:
            self._note(notice)
            self.tell(notice)

    def _note(self, notice: Notice) -> None:
        if isinstance(notice, AtTable):
            self._be_at(notice.room.table)
        elif isinstance(notice, LeftTable | TakenOver):
            self._be_at(None)
        elif isinstance(notice, GameSnapshot):
            # It comes after all events of its move.
            self.unread = notice.number + 1
        elif isinstance(notice, Welcome):
            self.code = notice.code
        elif isinstance(notice, HouseClosing | Kicked):
            self._dismissed = True
            self._on_close()

    def _be_at(self, table: int | None) -> None:
        if table != self.table:
            self.table, self.unread = table, None

    def _close(self) -> None:
        self._on_close()
        self._open = False
        self._some.set()
        for answered in self._asked:
            if not answered.done():
                answered.set_result(False)
