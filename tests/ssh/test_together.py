"""While many come at once, those in the lobby hear the news together."""

import asyncio
from collections import deque
from typing import Any

import pytest

from server.doors.ssh.streams import Followed
from server.house.lobby.mailbox import Mailbox
from server.protocol.notices import Announced, Notice
from server.protocol.requests import Look

pytestmark = pytest.mark.asyncio


class Told:
    """A visitor who is told what the test says."""

    def __init__(self, table: int | None = None) -> None:
        self.table = table
        self.mailbox = Mailbox()
        self.news = deque[Notice]([Announced("first")])
        self.asked = 0

    @property
    def is_open(self) -> bool:
        return self.mailbox.is_open

    async def ask(self, request: object) -> None:
        self.asked += 1

    async def notices(self) -> list[Notice]:
        found = list(self.news)
        self.news.clear()
        return found


def followed(session: Any, *, rush: bool) -> Followed:
    return Followed(session, lambda *_, **__: None, lambda: rush)


async def a_few_turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def has_come(line: Followed, session: Told) -> bool:
    """Whether the next news are told at once."""
    session.news.append(Announced("next"))
    telling = asyncio.create_task(line.notices())
    await a_few_turns()
    done = telling.done()
    telling.cancel()
    return done


@pytest.mark.parametrize(
    ("table", "rush", "at_once"),
    [(None, False, True), (None, True, False), (3, True, True), (3, False, True)],
)
async def test_only_who_is_in_the_lobby_waits_and_only_while_many_come(
    table: int | None, *, rush: bool, at_once: bool
) -> None:
    session = Told(table)
    line = followed(session, rush=rush)
    assert await line.notices() == [Announced("first")]
    assert await has_come(line, session) is at_once


async def test_who_asks_for_something_is_answered_at_once() -> None:
    session = Told()
    line = followed(session, rush=True)
    await line.notices()
    assert not await has_come(line, session)
    telling = asyncio.create_task(line.notices())
    await asyncio.sleep(0)
    await line.ask(Look())
    assert await telling == [Announced("next")]
    assert session.asked == 1


@pytest.mark.parametrize("early", [True, False])
async def test_whoever_is_shown_out_hears_it_at_once(*, early: bool) -> None:
    session = Told()
    line = followed(session, rush=True)
    await line.notices()
    if early:
        session.mailbox.close()
    telling = asyncio.create_task(line.notices())
    await a_few_turns()
    assert telling.done() is early
    session.mailbox.close()
    await a_few_turns()
    assert telling.done()


async def test_after_a_while_the_news_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.doors.ssh.streams.TOGETHER", 0)
    session = Told()
    line = followed(session, rush=True)
    await line.notices()
    session.news.extend((Announced("second"), Announced("third")))
    assert await line.notices() == [Announced("second"), Announced("third")]
