"""On a busy server, frames are held back, except for those that answer a key."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import pytest

from server.doors.textual.driver import ChannelDriver
from server.doors.textual.frame_rate import AWAKE, LONGEST, SECONDS_EACH, FrameRate
from tests.house.running import ManualClock
from tests.textual.apps import Parlour
from tests.textual.loopback import wait_for
from tests.textual.paper import Paper, Played, played

CROWD = 200
REST = min(CROWD * SECONDS_EACH, LONGEST)


@asynccontextmanager
async def crowded() -> AsyncIterator[Played]:
    """An app on a server that is always busy."""
    async with played(Parlour()) as play:
        play.paper.crowd = CROWD
        play.clock.next_alarm(play.clock.now() + AWAKE)
        resting = resting_of(play)
        work = count()
        resting._cpu_time = lambda: float(next(work))
        resting._before = play.clock.now(), -1.0
        yield play
        resting._cpu_time = lambda: 0.0


def resting_of(play: Played) -> FrameRate:
    driver = play.app._driver
    assert isinstance(driver, ChannelDriver)
    return driver._frame_rate


def tell(play: Played, *news: str) -> None:
    app = play.app
    assert isinstance(app, Parlour)
    for what in news:
        app.call_later(app.tell, what)


async def until_held_back(play: Played) -> None:
    resting = resting_of(play)
    await wait_for(lambda: resting._has_held)


@pytest.mark.asyncio
async def test_on_a_busy_server_frames_are_held_back() -> None:
    async with crowded() as play:
        tell(play, "first")
        await play.paper.until_shows("first")
        written = len(play.paper.written)
        tell(play, "second", "third")
        await until_held_back(play)
        assert not play.clock.next_alarm(play.clock.now() + REST - 0.1)
        assert len(play.paper.written) == written
        assert play.clock.next_alarm(play.clock.now() + 0.1)
        await play.paper.until_shows("first second third")


@pytest.mark.asyncio
async def test_a_key_is_answered_by_a_frame_at_once() -> None:
    async with crowded() as play:
        tell(play, "first")
        await play.paper.until_shows("first")
        tell(play, "second")
        await until_held_back(play)
        play.paper.type("k")
        await play.paper.until_shows("first second k")
        tell(play, "answer")
        await play.paper.until_shows("k answer")
        play.clock.next_alarm(play.clock.now() + AWAKE)
        tell(play, "later")
        await play.paper.until_shows("answer later")
        tell(play, "held")
        await until_held_back(play)


@pytest.mark.asyncio
async def test_a_resize_is_answered_by_a_frame_at_once() -> None:
    async with crowded() as play:
        tell(play, "first")
        await play.paper.until_shows("first")
        tell(play, "second")
        await until_held_back(play)
        play.paper.resize((60, 10))
        await play.paper.until_shows("first second")


@pytest.mark.asyncio
async def test_on_an_idle_server_no_frame_is_held_back() -> None:
    async with crowded() as play:
        resting = resting_of(play)
        resting._cpu_time = lambda: 0.0
        resting._before = play.clock.now(), 0.0
        for what in ("first", "second", "third"):
            tell(play, what)
            await play.paper.until_shows(what)


def test_the_load_is_measured_from_frame_to_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FrameRate, "_wrap_timer", lambda _: None)
    clock, work = ManualClock(), [0.0]
    rate = FrameRate(Parlour(), clock, Paper(), lambda: work[0])
    held_back = []
    for seconds, worked in ((1, 0.4), (1, 0.6), (10, 4), (10, 6), (1, 0)):
        clock.next_alarm(clock.now() + seconds)
        work[0] += worked
        rate.painted()
        held_back.append(rate._hold.is_set)
        rate.stop()
    assert held_back == [False, True, False, True, False]
