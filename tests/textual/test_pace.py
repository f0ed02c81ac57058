"""On a busy server, news is held back, except for people who have just pressed a key."""

import asyncio
from collections.abc import Callable
from itertools import count

import pytest

from server.doors.movable_client import MovableClient
from server.doors.textual.pace import AWAKE, FIRST, LONGEST, SECONDS_EACH, Pace
from server.protocol.notices import Notice
from server.protocol.requests import Request
from tests.house.running import ManualClock
from tests.textual.apps import Parlour
from tests.textual.paper import played, typed

CROWD = 100
REST = CROWD * SECONDS_EACH


class Crowded:
    """The pace of one person on a server that is always busy."""

    def __init__(self, crowd: int = CROWD) -> None:
        self.clock = ManualClock()
        work = count(1)
        self.pace = Pace(self.clock, lambda: crowd, lambda: 1000.0 * next(work))

    def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            pass

    async def is_free(self) -> bool:
        waiting = asyncio.create_task(self.pace.is_free.wait())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        done = waiting.done()
        waiting.cancel()
        return done


@pytest.mark.asyncio
async def test_after_a_frame_on_a_busy_server_news_waits() -> None:
    crowded = Crowded()
    crowded.pass_time(FIRST)
    assert await crowded.is_free()
    crowded.pace.painted()
    assert not await crowded.is_free()
    crowded.pass_time(REST - 0.1)
    assert not await crowded.is_free()
    crowded.pass_time(0.2)
    assert await crowded.is_free()


@pytest.mark.asyncio
async def test_nobody_waits_longer_than_the_longest_rest() -> None:
    crowded = Crowded(crowd=10_000)
    crowded.pass_time(FIRST)
    crowded.pace.painted()
    crowded.pass_time(LONGEST)
    assert await crowded.is_free()


@pytest.mark.asyncio
async def test_the_first_frames_of_an_app_are_not_delayed() -> None:
    crowded = Crowded()
    crowded.pace.painted()
    assert await crowded.is_free()


@pytest.mark.asyncio
async def test_a_key_ends_the_rest_and_the_next_frames_are_not_delayed() -> None:
    crowded = Crowded()
    crowded.pass_time(FIRST)
    crowded.pace.painted()
    crowded.pace.key_pressed()
    assert await crowded.is_free()
    crowded.pace.painted()
    assert await crowded.is_free()
    crowded.pass_time(AWAKE)
    crowded.pace.painted()
    assert not await crowded.is_free()


@pytest.mark.asyncio
async def test_the_load_is_measured_from_frame_to_frame() -> None:
    clock, work = ManualClock(), [0.0]
    pace = Pace(clock, lambda: CROWD, lambda: work[0])
    held_back = []
    for seconds, worked in ((1, 0.4), (1, 0.6), (10, 4), (10, 6), (1, 0)):
        clock.next_alarm(clock.now() + seconds)
        work[0] += worked
        pace.painted()
        waiting = asyncio.create_task(pace.is_free.wait())
        await asyncio.sleep(0)
        held_back.append(not waiting.done())
        pace.stop()
        await waiting
    assert held_back == [False, True, False, True, False]


class Mailbox:
    def __init__(self) -> None:
        self.table: int | None = None
        self.unread: int | None = None
        self.code: str | None = None
        self.has_move = False
        self.taken = 0

    def on_close(self, call: Callable[[], object]) -> None:
        pass

    async def ask(self, request: Request) -> None:
        pass

    async def notices(self) -> list[Notice]:
        self.taken += 1
        return []

    def pending(self) -> list[Notice]:
        return []

    def tell(self, notice: Notice) -> None:
        pass


@pytest.mark.asyncio
async def test_news_stays_in_the_mailbox_meanwhile() -> None:
    crowded, mailbox = Crowded(), Mailbox()
    client = MovableClient(mailbox)
    client.news_free = crowded.pace.is_free
    crowded.pass_time(FIRST)
    crowded.pace.painted()
    reading = asyncio.create_task(client.notices())
    await asyncio.sleep(0)
    assert mailbox.taken == 0
    crowded.pass_time(REST)
    assert await reading == []
    assert mailbox.taken == 1


@pytest.mark.asyncio
async def test_the_driver_tells_of_keys_resizes_and_frames() -> None:
    class Heard(Pace):
        def key_pressed(self) -> None:
            heard.append("key")

        def painted(self) -> None:
            heard.append("frame")

    heard: list[str] = []
    clock = ManualClock()
    async with played(Parlour(), clock=clock, pace=Heard(clock)) as play:
        assert set(heard) == {"frame"}
        heard.clear()
        await typed(play, "a")
        assert heard[0] == "key"
        assert "frame" in heard
        heard.clear()
        play.paper.resize((60, 10))
        assert heard == ["key"]


def test_the_time_from_a_key_to_the_next_frame_is_told() -> None:
    clock, told = ManualClock(), list[float]()
    pace = Pace(clock, on_key_painted=told.append)
    pace.painted()
    for seconds in (0.25, LONGEST + 1, 0.5):
        pace.key_pressed()
        clock.next_alarm(clock.now() + seconds)
        pace.key_pressed()
        pace.painted()
        pace.painted()
    # A key before so long has changed nothing that is seen.
    assert told == pytest.approx([0.25, 0.0, 0.5])
