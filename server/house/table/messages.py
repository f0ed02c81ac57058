"""What comes into the inbox of a table."""

import asyncio
from typing import NamedTuple

from server.house.lobby.session import Session
from server.house.people.person import Person
from server.house.table.botplayer import BotPlayer
from server.protocol.refusals import NoSuchTable, NotAtTable
from server.protocol.requests import Request, Sit, Watch
from server.protocol.seat import Move, Refusal


class Asked(NamedTuple):
    session: Session
    request: Request
    answered: asyncio.Future[None]


class Dropped(NamedTuple):
    session: Session


class BotMoved(NamedTuple):
    bot: BotPlayer
    at: int
    move: Move


class BotFailed(NamedTuple):
    bot: BotPlayer


class Renamed(NamedTuple):
    person: Person


class Tick(NamedTuple):
    """Something is due."""


Message = Asked | Dropped | BotMoved | BotFailed | Renamed | Tick


def answer(asked: Asked) -> None:
    if not asked.answered.done():
        asked.answered.set_result(None)


def no_table(request: Request) -> Refusal:
    return NoSuchTable(request.table) if isinstance(request, Sit | Watch) else NotAtTable()
