"""Scenarios that several tests of the house begin with, and reads of received notices."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol

import msgspec

from server.engine import GAMES
from server.house.bot_processes.pool import InlineBotPool, Question
from server.house.lobby.house import House
from server.house.lobby.session import Session
from server.protocol.lobby import News
from server.protocol.notices import GameSnapshot, Notice, Refused, SeatNews
from server.protocol.requests import MakeMove, Request, Sit
from server.protocol.seat import Move
from server.record.reader import Reader
from server.record.replay import replay
from server.settings import BotSettings, HouseholdSettings, LimitSettings, Settings, TableSettings
from tests.house.running import Client, RunningHouse, all_ready, gather

GRACE = TableSettings().grace
MOVE = MakeMove(msgspec.Raw(b'{"move":"take"}'))


def settings(
    *,
    pace: tuple[int, int] = (0, 0),
    limits: LimitSettings | None = None,
    household: HouseholdSettings | None = None,
    **tables: Any,
) -> Settings:
    quickest, slowest = pace
    return Settings(
        tables=TableSettings(**tables),
        bots=BotSettings(workers=0, quickest_ms=quickest, slowest_ms=slowest),
        limits=limits or LimitSettings(requests_per_second=100_000),
        household=household or HouseholdSettings(),
    )


class RecordingBotPool(InlineBotPool):
    """Records the questions to bots."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []

    async def choose(self, question: Question, table: int) -> int | None:
        self.questions.append(question)
        return await super().choose(question, table)


async def connect_guest(house: RunningHouse, name: str | None = None) -> Client:
    """A client without a key."""
    session = await house.house.enter(name=name)
    assert isinstance(session, Session), session
    return Client(house, session)


async def reconnect(house: RunningHouse, who: Client) -> Client:
    """A new session of the same person."""
    return await house.connect(key=who.session.person.key)


async def playing(house: RunningHouse, *names: str, **how: Any) -> list[Client]:
    """People at a table whose game has begun."""
    people = await gather(house, *names, **how)
    await all_ready(people)
    return people


def table_of(who: Client) -> str:
    return who.room.code or str(who.room.table)


async def sit(who: Client, other: Client) -> list[Notice]:
    return await who.ask(Sit(table_of(other)))


def on_turn(people: list[Client]) -> Client:
    return next(person for person in people if person.my_turn)


def news(who: Client) -> list[tuple[News, str]]:
    return [(item.what, item.name) for item in who.all(SeatNews)]


def as_json(notices: list[Notice]) -> list[bytes]:
    return [msgspec.json.encode(notice) for notice in notices]


def last_legal(state: GameSnapshot) -> Move:
    """Declines in 8-28, so that games are short."""
    return state.legal[-1]


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def move_of(who: Client) -> MakeMove:
    """The request for the last legal move."""
    return MakeMove(raw(last_legal(who.state)))


async def dump_of_store(house: RunningHouse) -> list[str]:
    """The database as SQL."""
    lines: list[str] = await query_store(house, lambda db: list(db.iterdump()))
    return lines


async def query_store(house: RunningHouse, question: Callable[..., Any], *about: str) -> Any:
    return await house.house.store.read_in_order(question, *about)


def execute(statement: str) -> Callable[[sqlite3.Connection], None]:
    def run(db: sqlite3.Connection) -> None:
        db.execute(statement).fetchall()

    return run


@asynccontextmanager
async def store_refuses_writes(house: RunningHouse) -> AsyncIterator[None]:
    await query_store(house, execute("PRAGMA query_only = ON"))
    try:
        yield
    finally:
        await query_store(house, execute("PRAGMA query_only = OFF"))


class HasHouse(Protocol):
    @property
    def house(self) -> House: ...


@asynccontextmanager
async def store_is_busy(house: HasHouse) -> AsyncIterator[None]:
    """The store writes nothing until the end, and nothing fails."""
    go = threading.Event()
    holding = asyncio.create_task(house.house.store.read_in_order(lambda _: go.wait()))
    try:
        yield
    finally:
        go.set()
        await holding


async def let_tasks_run() -> None:
    """Lets all tasks run that wait neither for the store nor for the clock."""
    for _ in range(50):
        await asyncio.sleep(0)


async def start_asking(who: Client, request: Request) -> "asyncio.Future[None]":
    asking = who.session.ask(request)
    await let_tasks_run()
    return asking


async def copy_after_kill(house: RunningHouse, folder: Path) -> Path:
    """A copy of the files that a kill at this moment leaves."""
    await house.settle()
    left = folder.with_name(f"{folder.name}-left")
    left.mkdir()
    for file in folder.glob("house.db*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, left)
    return left


def names_of_refusals(notices: list[Notice]) -> list[str]:
    return [type(notice.refusal).__name__ for notice in notices if isinstance(notice, Refused)]


def verify_record(lines: tuple[str, ...]) -> None:
    for record in Reader(GAMES, 65536).read(BytesIO("\n".join(lines).encode())):
        assert record.header.secret is not None
        assert list(replay(GAMES[record.header.game], record))
