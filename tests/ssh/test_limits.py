"""Each guard by itself: no sockets, and a clock that the test moves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.doors.ssh.auth import APPS_PER_MINUTE
from server.doors.ssh.limits import (
    JUST_NOW,
    LONGEST_QUEUE,
    ConnectionCounts,
    ConnectionLimits,
    Countdown,
    Pacer,
    RateLimits,
    StartQueue,
    household,
)
from server.doors.ssh.refusals import DoorBusy, InLine, NoRoom, TooManyConnections
from server.protocol.refusals import TooFast
from server.settings import DoorSettings
from tests.house.living import HandClock

ANNA, BERTA, CARL = "192.0.2.1", "192.0.2.2", "2001:db8:0:1::5"


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::5", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::9", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::5", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
    ],
)
def test_a_network_of_version_six_is_one_household(address: str, home: str) -> None:
    assert household(address) == home


def test_a_crowd_counts_all_and_each_household() -> None:
    crowd = ConnectionCounts()
    for home in (ANNA, ANNA, BERTA):
        crowd.add(home)
    assert (crowd.size, crowd.of(ANNA), crowd.of(BERTA), crowd.of(CARL)) == (3, 2, 1, 0)
    crowd.remove(ANNA)
    assert (crowd.size, crowd.of(ANNA)) == (2, 1)


def test_a_full_house_has_no_room() -> None:
    limits = guarding(connections=2)
    limits.connect(ANNA).logged_in()
    staying = limits.connect(BERTA)
    staying.logged_in()
    assert limits.refuse_connection(CARL) == NoRoom()
    staying.free()
    assert limits.refuse_connection(CARL) is None


def test_one_address_cannot_take_all_the_room() -> None:
    limits = guarding(connections_per_address=2)
    for _ in range(2):
        limits.connect("2001:db8::1").logged_in()
    assert limits.refuse_connection("2001:db8::ffff") == TooManyConnections(2)
    assert limits.refuse_connection(BERTA) is None


def test_those_who_have_not_said_who_they_are_are_counted_apart() -> None:
    limits = guarding(logins=2)
    staying = limits.connect(ANNA)
    limits.connect(BERTA)
    assert limits.refuse_connection(CARL) == DoorBusy()
    staying.logged_in()
    assert limits.refuse_connection(CARL) is None
    assert (limits.connections.size, limits.strangers.size) == (2, 1)


def test_nor_can_one_address_block_the_door_for_others() -> None:
    limits = guarding(logins_per_address=1)
    limits.connect(ANNA)
    assert limits.refuse_connection(ANNA) == DoorBusy()
    assert limits.refuse_connection(BERTA) is None


def test_a_place_is_given_back_once() -> None:
    limits = guarding()
    staying, other = limits.connect(ANNA), limits.connect(ANNA)
    for end in (staying.free, staying.free, staying.logged_in, other.logged_in, other.logged_in):
        end()
    assert (limits.connections.size, limits.strangers.size) == (1, 0)
    other.free()
    assert (limits.connections.size, limits.connections.of(ANNA)) == (0, 0)


def test_who_connects_again_and_again_waits() -> None:
    limits = guarding(arrivals_per_minute=2)
    answers = [limits.refuse_connection(ANNA) for _ in range(3)]
    assert answers == [None, None, TooFast(30)]
    assert limits.refuse_connection(BERTA) is None


def test_commands_have_a_pace_of_their_own_for_each_address() -> None:
    clock = HandClock()
    limits = ConnectionLimits(DoorSettings(commands_per_minute=1), clock)
    assert [limits.refuse_command(ANNA) for _ in range(2)] == [None, TooFast(60)]
    assert limits.refuse_command(BERTA) is None
    clock.next_bell(clock.now() + 60)
    assert limits.refuse_command(ANNA) is None


def test_screens_of_a_household_open_a_few_quickly_and_then_one_after_the_other() -> None:
    spacing = Pacer(per_minute=60, quickly=3)
    waits = [spacing.take(ANNA, 1000.0)[0] for _ in range(6)]
    assert waits == pytest.approx([0, 0.1, 0.2, 1, 2, 3])
    assert spacing.take(BERTA, 1000.0)[0] == 0
    assert spacing.take(ANNA, 1004.0)[0] == 0
    assert spacing.take(ANNA, 1060.0)[0] == 0


def test_who_would_have_to_wait_too_long_is_told_so_and_does_not_make_it_longer() -> None:
    clock = HandClock()
    limits = ConnectionLimits(DoorSettings(commands_per_minute=60), clock)
    answers = [limits.delay_of_app(ANNA, line()) for _ in range(100)]
    waits = [answer for answer in answers if isinstance(answer, float)]
    assert max(waits) <= LONGEST_QUEUE
    assert set(answers[len(waits) :]) == {TooFast(1)}
    assert limits.refused == {"too-fast": 100 - len(waits)}
    clock.next_bell(clock.now() + 1)
    assert isinstance(limits.delay_of_app(ANNA, line()), float)
    assert limits.delay_of_app(BERTA, line()) == 0


def line() -> Pacer:
    return Pacer(APPS_PER_MINUTE, quickly=1)


def test_over_one_line_screens_open_more_slowly() -> None:
    limits, one = ConnectionLimits(DoorSettings(commands_per_minute=60), HandClock()), line()
    waits = [limits.delay_of_app(ANNA, one) for _ in range(4)]
    assert waits == pytest.approx([0, 3, 6, 9])
    assert isinstance(limits.delay_of_app(ANNA, one), TooFast)
    assert limits.delay_of_app(BERTA, line()) == 0


def test_only_so_many_households_are_remembered_by_the_spacing() -> None:
    spacing = Pacer(per_minute=1, quickly=1, kept=2)
    for home in (ANNA, BERTA, CARL):
        assert spacing.take(home, 1000.0) == (0, True)
    assert spacing.take(CARL, 1000.0)[1] is False
    assert spacing.take(ANNA, 1000.0) == (0, True)


def test_whoever_is_refused_is_counted_by_the_reason() -> None:
    limits = guarding(connections=1, commands_per_minute=1)
    limits.connect(ANNA)
    for _ in range(3):
        limits.refuse_connection(BERTA)
        limits.refuse_command(BERTA)
    assert limits.refused == {"no-room": 3, "too-fast": 2}


def test_new_numbers_hold_for_those_who_come_after() -> None:
    limits = guarding(connections=1)
    limits.connect(ANNA)
    limits.change(DoorSettings(connections=2))
    assert limits.refuse_connection(BERTA) is None
    limits.change(DoorSettings(connections=1))
    assert limits.refuse_connection(BERTA) == NoRoom()
    assert limits.connections.size == 1


def test_limits_whose_settings_stay_the_same_keep_what_they_counted() -> None:
    limits = guarding(commands_per_minute=1, arrivals_per_minute=1)
    limits.refuse_command(ANNA)
    limits.refuse_connection(ANNA)
    limits.change(DoorSettings(commands_per_minute=1, arrivals_per_minute=2))
    assert limits.refuse_command(ANNA) == TooFast(60)
    assert limits.refuse_connection(ANNA) is None


def test_a_pace_forgets_who_was_not_seen_for_longest() -> None:
    pace = RateLimits(per_minute=1, kept=2)
    assert [pace.take(home, 0) for home in (ANNA, BERTA, ANNA, CARL)] == [0, 0, 60, 0]
    assert pace.take(ANNA, 0) == 60
    assert pace.take(BERTA, 0) == 0


def test_a_countdown_calls_once_when_its_time_is_over() -> None:
    clock, calls = HandClock(), list[float]()
    Countdown(clock, 10, lambda: calls.append(clock.now()))
    start = clock.now()
    ring(clock, 9.9)
    assert calls == []
    ring(clock, 100)
    assert calls == [start + 10]


def test_a_countdown_that_is_put_off_counts_from_then() -> None:
    clock, calls = HandClock(), list[float]()
    start = clock.now()
    countdown = Countdown(clock, 10, lambda: calls.append(clock.now()))
    for _ in range(5):
        ring(clock, 6)
        countdown.restart()
    ring(clock, 100)
    assert calls == [start + 40]


def test_a_countdown_that_was_ended_never_calls() -> None:
    clock, calls = HandClock(), list[float]()
    countdown = Countdown(clock, 10, lambda: calls.append(clock.now()))
    countdown.cancel()
    countdown.cancel()
    ring(clock, 100)
    assert calls == []


def test_a_countdown_without_time_is_for_ever() -> None:
    clock, calls = HandClock(), list[float]()
    countdown = Countdown(clock, 0, lambda: calls.append(clock.now()))
    countdown.restart()
    ring(clock, 1e6)
    assert calls == []


@given(st.lists(st.tuples(st.floats(0, 30), st.booleans()), max_size=30))
def test_a_countdown_never_calls_before_its_time(steps: list[tuple[float, bool]]) -> None:
    clock, calls = HandClock(), list[float]()
    countdown = Countdown(clock, 10, lambda: calls.append(clock.now()))
    touched = clock.now()
    for seconds, touch in steps:
        ring(clock, seconds)
        if calls:
            break
        assert clock.now() - touched < 10
        if touch:
            countdown.restart()
            touched = clock.now()
    assert calls in ([], [touched + 10])


@pytest.mark.asyncio
async def test_a_gate_lets_so_many_through_and_tells_the_others_how_many_are_before_them() -> None:
    gate, order, told = StartQueue(2), list[int](), list[InLine]()
    leave = asyncio.Event()

    async def come(number: int) -> None:
        async with slot(gate, told.append):
            order.append(number)
            await leave.wait()

    tasks = [asyncio.create_task(come(number)) for number in range(5)]
    await turns()
    assert (order, told) == ([0, 1], [InLine(0), InLine(1), InLine(2)])
    leave.set()
    await asyncio.gather(*tasks)
    assert order == [0, 1, 2, 3, 4]


@pytest.mark.asyncio
async def test_people_who_wait_for_their_first_picture_are_a_rush() -> None:
    limits = guarding(starts_at_once=1)
    waiting = asyncio.create_task(go_through(limits.starting))
    async with slot(limits.starting, lambda told: None):
        assert not limits.rush
        await turns()
        assert limits.rush
    await waiting
    assert not limits.rush


def test_many_who_come_in_together_are_a_rush_for_a_moment_and_strangers_are_none() -> None:
    clock = HandClock()
    limits = ConnectionLimits(DoorSettings(starts_at_once=2), clock)
    stays = [limits.connect(BERTA) for _ in range(100)]
    assert not limits.rush
    for stay in stays[:3]:
        assert not limits.rush
        stay.logged_in()
        ring(clock, JUST_NOW / 4)
    assert limits.rush
    ring(clock, JUST_NOW / 4)
    assert not limits.rush
    stays[3].logged_in()
    assert limits.rush
    ring(clock, JUST_NOW)
    assert not limits.rush


async def go_through(gate: StartQueue) -> None:
    async with slot(gate, lambda told: None):
        pass


@pytest.mark.asyncio
async def test_who_gives_up_waiting_is_passed_over() -> None:
    gate, order = StartQueue(1), list[int]()
    leave = asyncio.Event()

    async def come(number: int) -> None:
        async with slot(gate, lambda told: None):
            order.append(number)
            await leave.wait()
        if number == 0:
            # Its turn has come, but it has not heard of it yet.
            tasks[2].cancel()

    tasks = [asyncio.create_task(come(number)) for number in range(4)]
    await turns()
    tasks[1].cancel()
    leave.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [0, 3]
    async with asyncio.timeout(1), slot(gate, lambda told: None):
        pass


@pytest.mark.asyncio
async def test_a_gate_opens_again_after_a_failure_inside() -> None:
    gate = StartQueue(1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            async with slot(gate, lambda told: None):
                raise ZeroDivisionError


@asynccontextmanager
async def slot(queue: StartQueue, tell: Callable[[InLine], object]) -> AsyncIterator[None]:
    leave = await queue.enter(tell)
    try:
        yield
    finally:
        leave()


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def ring(clock: HandClock, seconds: float) -> None:
    until = clock.now() + seconds
    while clock.next_bell(until):
        pass


def guarding(**settings: Any) -> ConnectionLimits:
    return ConnectionLimits(DoorSettings(**settings), HandClock())
