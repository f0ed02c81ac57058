"""A gate that lets a few through at once, and the others in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from server.doors.ssh.refusals import InLine


class StartQueue:
    def __init__(self, most: int) -> None:
        self._free = most
        self._line: deque[asyncio.Future[None]] = deque()

    @property
    def has_line(self) -> bool:
        return bool(self._line)

    @asynccontextmanager
    async def through(self, tell: Callable[[InLine], object]) -> AsyncIterator[None]:
        """Who has to wait is told, once."""
        if self._free:
            self._free -= 1
        else:
            tell(InLine(before=len(self._line)))
            await self._wait()
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            with suppress(ValueError):
                self._line.remove(turn)
            raise

    def _pass_on(self) -> None:
        """To the next who still waits."""
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
