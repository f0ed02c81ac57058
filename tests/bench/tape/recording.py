"""Records the notices that a player at a full table receives in a real house."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from server.bots import SIMPLE
from server.commands.serving.open_house import opened
from server.engine.game import AnyGame
from server.house.lobby.session import Session
from server.protocol.lobby import Preferences
from server.protocol.notices import GameEnded, GameSnapshot, Happened, Notice
from server.protocol.requests import MakeMove, Open, Prefer, Ready, Rematch, Request
from server.protocol.seat import Turn
from server.settings import BotSettings, LimitSettings, Settings

ME: Final = 0
AT_ONCE: Final = Settings(
    bots=BotSettings(workers=0, quickest_ms=0, slowest_ms=0),
    limits=LimitSettings(requests_per_second=100_000),
)
Notices = Sequence[Notice]


class Tape(NamedTuple):
    """`hall`: the notices on entering; `table`: those on sitting down until the deal; `moves`:
    those of each move."""

    hall: Notices
    table: Notices
    moves: tuple[Notices, ...]


async def record(
    games: Mapping[str, AnyGame], name: str, folder: Path, moves: int, *, clocked: bool = False
) -> Tape:
    """Records with the most seats, until others have made that many moves, in one game or
    several."""
    async with opened(folder, games, AT_ONCE) as house:
        session = await house.enter(key="Anna", name="Anna", language="en")
        assert isinstance(session, Session)
        await session.ask(Prefer(Preferences(greeted=True)))
        hall = session.pending()
        seats = max(games[name].seats)
        bots = (SIMPLE,) * (seats - 1)
        table = await begin(session, Open(name, seats, bots=bots, relaxed=not clocked))
        tape = Tape(hall, table, ())
        return tape._replace(moves=tuple(await played(session, tape.table, moves)))


async def begin(session: Session, table: Open) -> Notices:
    """Opens a table and waits for the deal."""
    await session.ask(table)
    await session.ask(Ready())
    notices = session.pending()
    while not any(isinstance(notice, GameSnapshot) for notice in notices):
        notices += await session.notices()
    return notices


async def played(session: Session, begun: Notices, moves: int) -> list[Notices]:
    dice, tape = Random(moves), list[Notices]()
    news, others = list(begun), 0
    while others < moves:
        for request in answer(news, dice):
            await session.ask(request)
        news = await session.notices()
        tape += each_by_itself(news)
        others = sum(map(by_another, tape))
    return tape


def answer(news: Notices, dice: Random) -> list[Request]:
    """A random move in turn; a rematch when the game is over."""
    state = next((each for each in reversed(news) if isinstance(each, GameSnapshot)), None)
    if any(isinstance(each, GameEnded) for each in news):
        return [Rematch(), Ready()]
    if state is None or not is_mine(state):
        return []
    move = msgspec.Raw(msgspec.json.encode(dice.choice(state.legal)))
    return [MakeMove(move, state.number)]


def is_mine(state: GameSnapshot) -> bool:
    return isinstance(state.view.waiting, Turn) and ME in state.view.waiting.seats


def each_by_itself(news: Notices) -> list[Notices]:
    """Splits the notices after each state, which is the last notice of a move."""
    found, one = list[Notices](), list[Notice]()
    for notice in news:
        one.append(notice)
        if isinstance(notice, GameSnapshot):
            found.append(tuple(one))
            one = []
    return [*found, tuple(one)] if one else found


def by_another(notices: Notices) -> bool:
    """Whether the move was made by somebody else."""
    first = next((each.event for each in notices if isinstance(each, Happened)), None)
    return getattr(first, "seat", ME) not in (ME, None)


def is_asked(notices: Notices) -> bool:
    return any(isinstance(each, GameSnapshot) and is_mine(each) for each in notices)
