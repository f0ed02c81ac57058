"""What comes into the inbox of a table."""

import asyncio
from typing import NamedTuple

from server.house.botplayer import BotPlayer
from server.house.people import Person
from server.house.visitor import Visitor
from server.protocol.refusals import NoSuchTable, NotAtTable
from server.protocol.requests import Request, Sit, Watch
from server.protocol.seat import Move, Refusal


class Asked(NamedTuple):
    visitor: Visitor
    request: Request
    answered: asyncio.Future[None]


class Dropped(NamedTuple):
    visitor: Visitor


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
