"""How a face talks to the house: it sends requests and receives notices."""

from collections.abc import Awaitable
from typing import Protocol

from server.protocol.notices import Notice
from server.protocol.requests import Request


class HouseClient(Protocol):
    def ask(self, request: Request) -> Awaitable[None]:
        """Sends the request; done once the house has handled it. The answer is a notice, which is
        there before."""

    async def notices(self) -> list[Notice]:
        """Waits for new notices, in order. An empty list: the house closed the connection."""

    def pending(self) -> list[Notice]:
        """New notices without waiting, perhaps none. If `notices` is cancelled, nothing is lost:
        the next call of either returns it."""
