"""In a crowd, what others do is painted less often, but never what one types."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import pytest

from server.doors.textual.driver import ChannelDriver
from server.doors.textual.frame_rate import AWAKE, LONGEST, SECONDS_EACH, FrameRate
from tests.house.living import HandClock
from tests.textual.apps import Parlour
from tests.textual.loopback import wait_for
from tests.textual.paper import Paper, Played, played

CROWD = 200
REST = min(CROWD * SECONDS_EACH, LONGEST)


@asynccontextmanager
async def crowded() -> AsyncIterator[Played]:
    """In a house that never stops working."""
    async with played(Parlour()) as play:
        play.paper.crowd = CROWD
        play.clock.next_bell(play.clock.now() + AWAKE)
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
async def test_in_a_crowd_news_wait_for_each_other() -> None:
    async with crowded() as play:
        tell(play, "first")
        await play.paper.until_shows("first")
        written = len(play.paper.written)
        tell(play, "second", "third")
        await until_held_back(play)
        assert not play.clock.next_bell(play.clock.now() + REST - 0.1)
        assert len(play.paper.written) == written
        assert play.clock.next_bell(play.clock.now() + 0.1)
        await play.paper.until_shows("first second third")


@pytest.mark.asyncio
async def test_who_types_sees_at_once_what_comes_of_it() -> None:
    async with crowded() as play:
        tell(play, "first")
        await play.paper.until_shows("first")
        tell(play, "second")
        await until_held_back(play)
        play.paper.type("k")
        await play.paper.until_shows("first second k")
        tell(play, "answer")
        await play.paper.until_shows("k answer")
        play.clock.next_bell(play.clock.now() + AWAKE)
        tell(play, "later")
        await play.paper.until_shows("answer later")
        tell(play, "held")
        await until_held_back(play)


@pytest.mark.asyncio
async def test_while_people_wait_for_their_first_picture_others_wait_for_their_next() -> None:
    async with played(Parlour()) as play:
        play.clock.next_bell(play.clock.now() + AWAKE)
        play.paper.rush = True
        tell(play, "first")
        await play.paper.until_shows("first")
        tell(play, "second")
        await until_held_back(play)
        assert not play.clock.next_bell(play.clock.now() + LONGEST - 0.1)
        play.paper.rush = False
        assert play.clock.next_bell(play.clock.now() + 0.1)
        await play.paper.until_shows("first second")
        tell(play, "third")
        await play.paper.until_shows("third")


@pytest.mark.asyncio
async def test_a_window_of_another_size_is_painted_at_once() -> None:
    async with crowded() as play:
        tell(play, "first")
        await play.paper.until_shows("first")
        tell(play, "second")
        await until_held_back(play)
        play.paper.resize((60, 10))
        await play.paper.until_shows("first second")


@pytest.mark.asyncio
async def test_in_a_house_that_has_little_to_do_nobody_has_held() -> None:
    async with crowded() as play:
        resting = resting_of(play)
        resting._cpu_time = lambda: 0.0
        resting._before = play.clock.now(), 0.0
        for what in ("first", "second", "third"):
            tell(play, what)
            await play.paper.until_shows(what)


def test_how_much_the_house_has_to_do_is_seen_from_picture_to_picture() -> None:
    clock, work = HandClock(), [0.0]
    resting = FrameRate(Parlour(), clock, Paper(), lambda: work[0])
    seen = []
    for seconds, worked in ((1, 0.4), (1, 0.6), (10, 4), (10, 6), (1, 0)):
        clock.next_bell(clock.now() + seconds)
        work[0] += worked
        seen.append(resting._is_busy(clock.now()))
    assert seen == [False, True, False, True, False]
