"""The inbox of a table: requests, and what else may change it, in the order of their coming."""

import asyncio
from typing import NamedTuple

from server.house.lobby.session import Session
from server.house.table import messages
from server.protocol.requests import Request

# A store that is busy or fails must not keep the house from closing.
LAST_SECONDS = 0.5


class Pending(NamedTuple):
    """A request in the inbox; `answered` is done once its answer is in the session's mailbox.
    `unread` is that of a session that resumes."""

    session: Session
    request: Request
    answered: asyncio.Future[None]
    unread: int | None = None


class Inbox(asyncio.Queue[Pending | messages.Message]):
    async def handled_by(self, task: asyncio.Task[None]) -> None:
        """Returns once all is handled, or the task has ended, or it takes too long."""
        handled = asyncio.ensure_future(self.join())
        await asyncio.wait(
            (handled, task), timeout=LAST_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        handled.cancel()

    def take_requests(self) -> list[Pending]:
        """The requests that wait. The rest stays."""
        requests = list[Pending]()
        for item in [self.get_nowait() for _ in range(self.qsize())]:
            self.task_done()
            if isinstance(item, Pending):
                requests.append(item)
            else:
                self.put_nowait(item)
        return requests


def resolve(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)
