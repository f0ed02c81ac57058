"""What somebody is told at a table of six, written down in a real house to be told again."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from server.bots import SIMPLE
from server.commands.open_house import opened
from server.engine.game import AnyGame
from server.house.lobby.session import Session
from server.protocol.lobby import Preferences
from server.protocol.notices import GameEnded, GameSnapshot, Happened, Notice
from server.protocol.requests import MakeMove, Open, Prefer, Ready, Rematch, Request
from server.protocol.seat import Turn
from server.settings import BotSettings, LimitSettings, Settings

GAME: Final = "eight28"
SEATS: Final = 6
ME: Final = 0
AT_ONCE: Final = Settings(
    bots=BotSettings(workers=0, quickest_ms=0, slowest_ms=0),
    limits=LimitSettings(requests_per_second=100_000),
)
Told = Sequence[Notice]


class Tape(NamedTuple):
    """`hall`: what is told to who comes in; `table`: on sitting down where a game begins; `moves`:
    one after another, each with all that came of it."""

    hall: Told
    table: Told
    moves: tuple[Told, ...]


async def record(games: Mapping[str, AnyGame], folder: Path, moves: int) -> Tape:
    """Until others have made so many moves, in as many games as it takes."""
    async with opened(folder, games, AT_ONCE) as house:
        session = await house.enter(key="Anna", name="Anna", language="en")
        assert isinstance(session, Session)
        await session.ask(Prefer(Preferences(greeted=True)))
        hall = session.pending()
        tape = Tape(hall, await begin(session), ())
        return tape._replace(moves=tuple(await played(session, tape.table, moves)))


async def begin(session: Session) -> Told:
    """Until the cards are dealt."""
    await session.ask(Open(GAME, SEATS, bots=(SIMPLE,) * (SEATS - 1), relaxed=True))
    await session.ask(Ready())
    told = session.pending()
    while not any(isinstance(notice, GameSnapshot) for notice in told):
        told += await session.notices()
    return told


async def played(session: Session, begun: Told, moves: int) -> list[Told]:
    dice, told = Random(moves), list[Told]()
    news, others = list(begun), 0
    while others < moves:
        for request in answer(news, dice):
            await session.ask(request)
        news = await session.notices()
        told += each_by_itself(news)
        others = sum(map(by_another, told))
    return told


def answer(news: Told, dice: Random) -> list[Request]:
    """Any move, when it is my turn; another game, when this one is over."""
    state = next((each for each in reversed(news) if isinstance(each, GameSnapshot)), None)
    if any(isinstance(each, GameEnded) for each in news):
        return [Rematch(), Ready()]
    if state is None or not is_mine(state):
        return []
    move = msgspec.Raw(msgspec.json.encode(dice.choice(state.legal)))
    return [MakeMove(move, state.number)]


def is_mine(state: GameSnapshot) -> bool:
    return isinstance(state.view.waiting, Turn) and ME in state.view.waiting.seats


def each_by_itself(news: Told) -> list[Told]:
    """A state ends what came of a move."""
    found, one = list[Told](), list[Notice]()
    for notice in news:
        one.append(notice)
        if isinstance(notice, GameSnapshot):
            found.append(tuple(one))
            one = []
    return [*found, tuple(one)] if one else found


def by_another(told: Told) -> bool:
    """Whether it begins with what somebody else did."""
    first = next((each.event for each in told if isinstance(each, Happened)), None)
    return getattr(first, "seat", ME) not in (ME, None)


def is_asked(told: Told) -> bool:
    return any(isinstance(each, GameSnapshot) and is_mine(each) for each in told)
