"""What often happens in the tests of the house."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from server.engine import GAMES
from server.house.lobby.session import Session
from server.protocol.lobby import News
from server.protocol.notices import GameSnapshot, Notice, Refused, SeatNews
from server.protocol.requests import MakeMove, Request, Sit
from server.protocol.seat import Move
from server.record.reader import Reader
from server.record.replay import replay
from server.settings import BotSettings, LimitSettings, Settings, TableSettings
from tests.house.living import Guest, Living, all_ready, gather

GRACE = TableSettings().grace
MOVE = MakeMove(msgspec.Raw(b'{"move":"take"}'))


def settings(
    *, pace: tuple[int, int] = (0, 0), limits: LimitSettings | None = None, **tables: Any
) -> Settings:
    quickest, slowest = pace
    return Settings(
        tables=TableSettings(**tables),
        bots=BotSettings(workers=0, quickest_ms=quickest, slowest_ms=slowest),
        limits=limits or LimitSettings(requests_per_second=100_000),
    )


async def guest(house: Living, name: str | None = None) -> Guest:
    """Somebody without a key."""
    session = await house.house.enter(name=name)
    assert isinstance(session, Session), session
    return Guest(house, session)


async def again(house: Living, who: Guest) -> Guest:
    """A new line of the same person."""
    return await house.come(key=who.session.person.key)


async def playing(house: Living, *names: str, **how: Any) -> list[Guest]:
    """A game has begun."""
    people = await gather(house, *names, **how)
    await all_ready(people)
    return people


def table_of(who: Guest) -> str:
    return who.room.code or str(who.room.table)


async def sit(who: Guest, other: Guest) -> list[Notice]:
    return await who.ask(Sit(table_of(other)))


def on_turn(people: list[Guest]) -> Guest:
    return next(person for person in people if person.my_turn)


def news(who: Guest) -> list[tuple[News, str]]:
    return [(item.what, item.name) for item in who.all(SeatNews)]


def spelled(notices: list[Notice]) -> list[bytes]:
    return [msgspec.json.encode(notice) for notice in notices]


def last_legal(state: GameSnapshot) -> Move:
    """In 8-28 it declines, so that games are short."""
    return state.legal[-1]


def raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def move_of(who: Guest) -> MakeMove:
    """As it is asked for."""
    return MakeMove(raw(last_legal(who.state)))


async def on_disk(house: Living) -> list[str]:
    """All that the house remembers."""
    lines: list[str] = await ask_memory(house, lambda db: list(db.iterdump()))
    return lines


async def ask_memory(house: Living, question: Callable[[sqlite3.Connection], Any]) -> Any:
    return await house.house.store.read(question)


def do(statement: str) -> Callable[[sqlite3.Connection], None]:
    def run(db: sqlite3.Connection) -> None:
        db.execute(statement).fetchall()

    return run


@asynccontextmanager
async def nothing_can_be_kept(house: Living) -> AsyncIterator[None]:
    await ask_memory(house, do("PRAGMA query_only = ON"))
    try:
        yield
    finally:
        await ask_memory(house, do("PRAGMA query_only = OFF"))


@asynccontextmanager
async def memory_busy(house: Living) -> AsyncIterator[None]:
    """Nothing comes to the disk, and nothing fails."""
    go = threading.Event()
    holding = asyncio.create_task(house.house.store.read(lambda _: go.wait()))
    try:
        yield
    finally:
        go.set()
        await holding


async def a_while() -> None:
    """For whoever can go on without the memory and the clock."""
    for _ in range(50):
        await asyncio.sleep(0)


async def ask_meanwhile(who: Guest, request: Request) -> "asyncio.Future[None]":
    asking = who.session.ask(request)
    await a_while()
    return asking


async def killed(house: Living, folder: Path) -> Path:
    """What a house that is killed at this moment leaves behind."""
    await house.settle()
    left = folder.with_name(f"{folder.name}-left")
    left.mkdir()
    for file in folder.glob("house.db*"):
        if not file.name.endswith("-shm"):
            shutil.copy(file, left)
    return left


def refusals(notices: list[Notice]) -> list[str]:
    return [type(notice.refusal).__name__ for notice in notices if isinstance(notice, Refused)]


def verify(lines: tuple[str, ...]) -> None:
    """Raises what is wrong with a record."""
    for record in Reader(GAMES, 65536).read(BytesIO("\n".join(lines).encode())):
        assert record.header.secret is not None
        assert list(replay(GAMES[record.header.game], record))
