"""Terminals that read slowly or send too much do not use more resources than others."""

import asyncio

import pytest
from textual import events
from textual.app import App

from server.doors.terminal.terminal import Bounds
from tests.textual.apps import Parlour
from tests.textual.paper import played, shown, typed


@pytest.mark.asyncio
async def test_a_client_that_reads_again_gets_what_has_changed_meanwhile() -> None:
    app = Parlour()
    async with played(app) as play:
        play.paper.backlog = 10**6
        before = len(play.paper.written)
        await typed(play, *"abcd")
        app.title = "Your turn"
        await play.settle()
        assert len(play.paper.written) == before
        play.paper.backlog = 0
        await play.pass_time(0.1)
        await play.paper.until(lambda: len(play.paper.written) > before)
        after = play.paper.written[before:]
        screen = shown(play.paper.written, play.paper.size)
        assert [line.rstrip() for line in screen.display[:3]] == [
            "for Anna",
            "a b c d",
            "the table",
        ]
        assert screen.title == "Your turn"
        assert after.count(b"a b c d") == 1
        assert b"for Anna" not in after
        await typed(play, "e")
        await play.paper.until_shows("a b c d e")


@pytest.mark.asyncio
async def test_a_client_that_never_reads_is_disconnected() -> None:
    app = Parlour()
    async with played(app, bounds=Bounds(stuck_seconds=30)) as play:
        play.paper.backlog = 10**6
        await typed(play, "a")
        await play.pass_time(29)
        assert play.paper.closed_for is None
        await play.pass_time(2)
        assert play.paper.closed_for is not None
    assert play.ended is not None
    assert play.ended.how == "stuck"


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_flood_of_keys_is_read_at_a_limited_rate() -> None:
    app = Parlour()
    async with played(app, bounds=Bounds(keys_per_second=100, keys_at_once=20)) as play:
        for _ in range(400):
            play.paper.type("k" * 1000)
        await play.settle()
        assert not play.paper.reading
        assert len(app.heard) <= 21
        for _ in range(20):
            await play.pass_time(0.05)
        assert 90 <= len(app.heard) <= 125
        assert play.paper.unread >= 398_000


@pytest.mark.asyncio
async def test_while_the_app_is_busy_its_input_is_not_read() -> None:
    free = asyncio.Event()

    class Slow(App[None]):
        async def on_key(self, event: events.Key) -> None:
            await free.wait()

    app = Slow()
    async with played(app, bounds=Bounds(queued=10)) as play:
        for _ in range(500):
            play.paper.type("k")
            for _ in range(5):
                await asyncio.sleep(0)
            play.clock.next_alarm(play.clock.now() + 0.01)
        waiting, read_on = app.message_queue_size, play.paper.reading
        free.set()
    assert not read_on
    assert waiting < 100
