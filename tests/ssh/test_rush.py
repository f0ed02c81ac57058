"""A rush: many people come at the same time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

from server.doors.ssh.host_keys import HostKeys
from server.doors.terminal.channel_terminal import ChannelTerminal
from server.house.lobby.online import LONGEST_BATCH, SECONDS_EACH, SMALL_LOBBY
from server.house.lobby.session import Session
from server.protocol.notices import Announced, GameSnapshot, PersonJoined
from server.protocol.requests import Look, MakeMove, Open, Ready, Sit, Watch
from tests.house.running import Client, RunningHouse, running_house
from tests.ssh.bare_server import doorway
from tests.textual.loopback import wait_for

pytestmark = pytest.mark.asyncio

FIRST, SECOND, THIRD = Announced("first"), Announced("second"), Announced("third")
BATCH = SECONDS_EACH * (SMALL_LOBBY + 1)
PATIENCE = 60
"""seconds for what comes at once, also on a busy machine; the house's own clock stands still"""


def post(house: RunningHouse, *news: Announced) -> None:
    for notice in news:
        house.house.online.post(notice)


@asynccontextmanager
async def lobby_of(size: int, folder: Path) -> AsyncIterator[tuple[RunningHouse, Client]]:
    """A house some time after the last person has come, and one of its people."""
    async with running_house(folder) as house:
        people = [await house.connect(f"P{number}") for number in range(size)]
        await house.pass_time(2 * LONGEST_BATCH)
        for person in people:
            person.receive()
        yield house, people[0]


async def test_in_a_small_lobby_each_news_comes_at_once(tmp_path: Path) -> None:
    async with lobby_of(SMALL_LOBBY, tmp_path) as (house, anna):
        for notice in (FIRST, SECOND):
            post(house, notice)
            async with asyncio.timeout(PATIENCE):
                assert await anna.session.notices() == [notice]


async def hear(session: Session, heard: list[Session]) -> None:
    while await session.notices():
        heard.append(session)


async def heard_in_turn(sessions: list[Session], tell: Callable[[], object]) -> list[Session]:
    """Of these sessions, one at most hears something in each turn of the loop."""
    heard = list[Session]()
    async with asyncio.TaskGroup() as group:
        hearing = [group.create_task(hear(session, heard)) for session in sessions]
        await asyncio.sleep(0)
        tell()
        async with asyncio.timeout(PATIENCE):
            while len(heard) < len(sessions):
                before = len(heard)
                await asyncio.sleep(0)
                assert len(heard) <= before + 1
        for each in hearing:
            each.cancel()
    return heard


async def test_news_reach_one_in_the_lobby_after_the_other(tmp_path: Path) -> None:
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, _):
        sessions = list(house.house.online)
        assert await heard_in_turn(sessions, partial(post, house, FIRST)) == sessions


async def test_talk_reaches_one_in_the_lobby_after_the_other(tmp_path: Path) -> None:
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, anna):
        chat, others = house.house.chat, [*house.house.online][1:]
        said = partial(chat.publish, chat.row(anna.session, "hello", 0.0), house.house.online)
        assert await heard_in_turn(others, said) == others


async def test_moves_reach_one_who_watches_after_the_other(tmp_path: Path) -> None:
    async with lobby_of(6, tmp_path) as (house, anna):
        _, *others = house.house.online
        seated, watching = [anna.session, *others[:2]], others[2:]
        await anna.session.ask(Open("schatzsuche", 3))
        table = str(anna.session.table)
        for session in others:
            await session.ask(Watch(table) if session in watching else Sit(table))
        for session in seated:
            await session.ask(Ready())
        for session in watching:
            session.pending()
        on_turn, legal = next(
            (session, notice.legal)
            for session in seated
            for notice in session.pending()
            if isinstance(notice, GameSnapshot) and notice.legal
        )
        move = MakeMove(msgspec.Raw(msgspec.json.encode(legal[0])))
        asked = list[object]()
        heard = await heard_in_turn(watching, lambda: asked.append(on_turn.ask(move)))
        assert heard == watching


async def test_in_a_full_lobby_the_first_news_comes_at_once_and_others_together(
    tmp_path: Path,
) -> None:
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, anna):
        post(house, FIRST)
        async with asyncio.timeout(PATIENCE):
            assert await anna.session.notices() == [FIRST]
        waiting = asyncio.create_task(anna.session.notices())
        post(house, SECOND, THIRD)
        await house.pass_time(BATCH * 0.9)
        assert not waiting.done()
        await house.pass_time(BATCH * 0.2)
        assert await waiting == [SECOND, THIRD]


async def test_a_rush_wakes_each_reader_rarely_however_slowly_it_comes(tmp_path: Path) -> None:
    """Nothing of this depends on how fast the arrivals are: waking is what makes them slow."""
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, anna):
        heard: list[int] = []

        async def listen() -> None:
            while notices := await anna.session.notices():
                heard.append(sum(isinstance(notice, PersonJoined) for notice in notices))

        listening = asyncio.create_task(listen())
        begin, coming = house.clock.now(), 40
        for number in range(coming):
            await house.connect(f"Q{number}")
            await house.pass_time(0.5)
        await house.pass_time(LONGEST_BATCH)
        listening.cancel()
        assert sum(heard) == coming
        assert len(heard) <= 2 + (house.clock.now() - begin) / BATCH
        assert len(heard) < coming / 2


async def test_in_a_full_lobby_an_answer_brings_the_news_with_it(tmp_path: Path) -> None:
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, anna):
        post(house, FIRST, SECOND)
        await anna.session.ask(Look())
        async with asyncio.timeout(PATIENCE):
            notices = await anna.session.notices()
        assert notices[:2] == [FIRST, SECOND]
        assert len(notices) > 2


async def test_news_of_a_full_lobby_do_not_hold_up_a_table(tmp_path: Path) -> None:
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, anna):
        post(house, FIRST, SECOND)
        await anna.session.ask(Open("schatzsuche", 3))
        anna.session.pending()
        post(house, FIRST)
        anna.session.mailbox.put(SECOND)
        async with asyncio.timeout(PATIENCE):
            assert await anna.session.notices() == [SECOND]


async def test_in_a_full_lobby_a_closed_session_gets_its_last_notices_at_once(
    tmp_path: Path,
) -> None:
    async with lobby_of(SMALL_LOBBY + 1, tmp_path) as (house, anna):
        post(house, FIRST, SECOND)
        anna.session.mailbox.close()
        async with asyncio.timeout(PATIENCE):
            assert await anna.session.notices() == [FIRST, SECOND]
            assert await anna.session.notices() == []


async def test_a_terminal_counts_the_connections_to_its_server(keys: HostKeys) -> None:
    async with doorway(keys) as door, await door.client() as anna, await door.client():
        await anna.create_process("wait", term_type="xterm")
        await wait_for(lambda: door.butler.came)
        _, process = door.butler.came[0]
        assert ChannelTerminal(process, door.clock).crowd == 2
