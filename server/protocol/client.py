"""The line between a face and the house: one asks, and is told."""

from typing import Protocol

from server.protocol.notices import Notice
from server.protocol.requests import Request


class HouseClient(Protocol):
    async def ask(self, request: Request) -> None:
        """Comes back once the house has dealt with it; its answer is told like everything else."""

    async def notices(self) -> list[Notice]:
        """Waits for what is new, in order; nothing at all means that the house has hung up."""

    def pending(self) -> list[Notice]:
        """What is new at this moment, or nothing; only asked while nobody waits in `told`. Whoever
        leaves off waiting there loses nothing: it is told here."""
