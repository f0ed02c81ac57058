"""A rush: many people come at the same time."""

import asyncio
from pathlib import Path

import pytest

from server.doors.ssh.host_keys import HostKeys
from server.doors.textual.channel_terminal import ChannelTerminal
from server.house.lobby.online import BATCH_SECONDS
from server.protocol.notices import Announced
from server.protocol.requests import Look, Open
from tests.house.living import Living, living
from tests.ssh.bare_server import doorway
from tests.ssh.test_limits import slot
from tests.textual.loopback import wait_for

pytestmark = pytest.mark.asyncio

FIRST, SECOND = Announced("first"), Announced("second")


def post(house: Living, *news: Announced) -> None:
    for notice in news:
        house.house.online.post(notice)


async def test_news_reach_the_lobby_at_once_when_there_is_no_rush(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna = await house.come("Anna")
        await anna.session.notices()
        post(house, FIRST)
        async with asyncio.timeout(1):
            assert await anna.session.notices() == [FIRST]


async def test_in_a_rush_the_lobby_gets_its_news_in_batches(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna = await house.come("Anna")
        await anna.session.notices()
        house.house.online.is_rush = lambda: True
        waiting = asyncio.create_task(anna.session.notices())
        post(house, FIRST, SECOND)
        await house.settle()
        assert not waiting.done()
        house.clock.next_bell(house.clock.now() + BATCH_SECONDS)
        assert await waiting == [FIRST, SECOND]


async def test_in_a_rush_an_answer_brings_the_news_with_it(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna = await house.come("Anna")
        await anna.session.notices()
        house.house.online.is_rush = lambda: True
        post(house, FIRST)
        await anna.session.ask(Look())
        async with asyncio.timeout(1):
            notices = await anna.session.notices()
        assert notices[0] == FIRST
        assert len(notices) > 1


async def test_in_a_rush_a_session_at_a_table_is_woken_at_once(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna = await house.come("Anna")
        await anna.session.ask(Open("schatzsuche", 3))
        anna.session.pending()
        house.house.online.is_rush = lambda: True
        anna.session.mailbox.put(SECOND)
        async with asyncio.timeout(1):
            assert await anna.session.notices() == [SECOND]


async def test_in_a_rush_a_closed_session_gets_its_last_notices_at_once(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna = await house.come("Anna")
        await anna.session.notices()
        house.house.online.is_rush = lambda: True
        post(house, FIRST)
        anna.session.mailbox.close()
        async with asyncio.timeout(1):
            assert await anna.session.notices() == [FIRST]
            assert await anna.session.notices() == []


async def test_a_terminal_reports_a_rush_while_apps_wait_for_their_start(keys: HostKeys) -> None:
    async with doorway(keys, starts_at_once=1) as door, await door.client() as anna:
        await anna.create_process("wait", term_type="xterm")
        await wait_for(lambda: door.butler.came)
        _, process = door.butler.came[0]
        terminal, starting = ChannelTerminal(process, door.clock), door.limits.starting
        async with slot(starting, lambda wait: None):
            assert not terminal.rush
            second = asyncio.create_task(starting.enter(lambda wait: None))
            await wait_for(lambda: terminal.rush)
        (await second)()
        assert not terminal.rush
        assert terminal.crowd == 1
