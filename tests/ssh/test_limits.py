"""Each limit alone, without sockets, and with a clock that the test moves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.doors.countdown import Countdown
from server.doors.ssh.limits import LONGEST_QUEUE, ConnectionLimits, StartQueue
from server.doors.ssh.refusals import DoorBusy, InLine, NoRoom
from server.house.people.households import Held, Households
from server.protocol.refusals import AddressFull, AddressLimit
from server.protocol.seat import Refusal
from server.settings import DoorSettings, HouseholdSettings
from tests.house.running import ManualClock

USUAL = HouseholdSettings()
ANNA, BERTA, CARL = "192.0.2.1", "192.0.2.2", "2001:db8:0:1::5"


def test_no_more_connections_than_the_limit_are_accepted() -> None:
    limits = guarding(connections=2)
    limits.connect(ANNA).logged_in()
    staying = limits.connect(BERTA)
    staying.logged_in()
    assert limits.refuse_connection(CARL) == NoRoom()
    staying.free()
    assert limits.refuse_connection(CARL) is None


def test_one_address_has_a_limit_of_connections() -> None:
    limits = guarding(household=HouseholdSettings(connections=2))
    for _ in range(2):
        limits.connect("2001:db8::1").logged_in()
    assert limits.refuse_connection("2001:db8::ffff") == AddressFull("connections", 2)
    assert limits.refuse_connection(BERTA) is None


def test_connections_without_a_log_in_have_their_own_limit() -> None:
    limits = guarding(logins=2)
    staying = limits.connect(ANNA)
    limits.connect(BERTA)
    assert limits.refuse_connection(CARL) == DoorBusy()
    staying.logged_in()
    assert limits.refuse_connection(CARL) is None
    assert (limits.connections, limits.strangers) == (2, 1)


def test_one_address_has_a_limit_of_connections_without_a_log_in() -> None:
    limits = guarding(household=HouseholdSettings(logins=1))
    limits.connect(ANNA)
    assert limits.refuse_connection(ANNA) == DoorBusy()
    assert limits.refuse_connection(BERTA) is None


def test_a_connection_slot_is_freed_only_once() -> None:
    limits = guarding()
    staying, other = limits.connect(ANNA), limits.connect(ANNA)
    for end in (staying.free, staying.free, staying.logged_in, other.logged_in, other.logged_in):
        end()
    assert (limits.connections, limits.strangers) == (1, 0)
    other.free()
    assert (limits.connections, held(limits, ANNA)) == (0, 0)


def test_repeated_connections_are_rate_limited() -> None:
    limits = guarding(household=HouseholdSettings(arrivals_per_minute=2))
    answers = [limits.refuse_connection(ANNA) for _ in range(3)]
    assert answers == [None, None, AddressLimit("arrivals", 30, "seconds")]
    assert limits.refuse_connection(BERTA) is None


def test_commands_are_rate_limited_for_each_address() -> None:
    clock = ManualClock()
    limits = guarding(clock, household=HouseholdSettings(commands_per_minute=1))
    assert [refuse_command(limits, ANNA) for _ in range(2)] == [
        None,
        AddressLimit("commands", 60, "seconds"),
    ]
    assert refuse_command(limits, BERTA) is None
    clock.next_alarm(clock.now() + 60)
    assert refuse_command(limits, ANNA) is None


def test_a_household_starts_a_few_apps_quickly_and_then_one_at_a_time() -> None:
    clock = ManualClock()
    limits = guarding(clock, household=HouseholdSettings(screens_per_minute=60))
    waits = [limits.delay_of_app(limits.connect(ANNA)) for _ in range(43)]
    assert waits == pytest.approx([*(number / 20 for number in range(42)), 3])
    assert limits.delay_of_app(limits.connect(BERTA)) == 0
    clock.next_alarm(clock.now() + 100)
    assert limits.delay_of_app(limits.connect(ANNA)) == 0


def test_refused_app_starts_do_not_lengthen_the_queue() -> None:
    clock = ManualClock()
    limits = guarding(clock, household=HouseholdSettings(screens_per_minute=60))
    answers = [limits.delay_of_app(limits.connect(ANNA)) for _ in range(100)]
    waits = [answer for answer in answers if isinstance(answer, int | float)]
    assert len(waits) == 50
    assert max(waits) <= LONGEST_QUEUE
    assert set(answers[len(waits) :]) == {AddressLimit("screens", 1, "seconds")}
    assert limits.refused == {"address-limit": 50}
    clock.next_alarm(clock.now() + 1)
    assert isinstance(limits.delay_of_app(limits.connect(ANNA)), float)
    assert limits.delay_of_app(limits.connect(BERTA)) == 0


def test_apps_over_one_connection_are_delayed_more() -> None:
    limits = guarding()
    slot = limits.connect(ANNA)
    waits = [limits.delay_of_app(slot) for _ in range(4)]
    assert waits == pytest.approx([0, 3, 6, 9])
    assert isinstance(limits.delay_of_app(slot), AddressLimit)
    assert limits.delay_of_app(limits.connect(ANNA)) == pytest.approx(0.2)
    assert limits.delay_of_app(limits.connect(BERTA)) == 0


def test_refusals_are_counted_by_their_name() -> None:
    limits = guarding(connections=1, household=HouseholdSettings(commands_per_minute=1))
    limits.connect(ANNA)
    for _ in range(3):
        limits.refuse_connection(BERTA)
        refuse_command(limits, BERTA)
    assert limits.refused == {"no-room": 3, "address-limit": 2}


def test_changed_limits_apply_to_new_connections() -> None:
    limits = guarding(connections=1)
    limits.connect(ANNA)
    limits.change(DoorSettings(connections=2))
    assert limits.refuse_connection(BERTA) is None
    limits.change(DoorSettings(connections=1))
    assert limits.refuse_connection(BERTA) == NoRoom()
    assert limits.connections == 1


def test_a_countdown_calls_once_after_its_time() -> None:
    clock, calls = ManualClock(), list[float]()
    Countdown(clock, 10, lambda: calls.append(clock.now())).start()
    start = clock.now()
    ring(clock, 9.9)
    assert calls == []
    ring(clock, 100)
    assert calls == [start + 10]


def test_a_restarted_countdown_counts_from_then() -> None:
    clock, calls = ManualClock(), list[float]()
    start = clock.now()
    countdown = Countdown(clock, 10, lambda: calls.append(clock.now()))
    countdown.start()
    for _ in range(5):
        ring(clock, 6)
        countdown.start()
    ring(clock, 100)
    assert calls == [start + 40]


def test_a_stopped_countdown_never_calls() -> None:
    clock, calls = ManualClock(), list[float]()
    countdown = Countdown(clock, 10, lambda: calls.append(clock.now()))
    countdown.start()
    countdown.stop()
    countdown.stop()
    ring(clock, 100)
    assert calls == []


def test_a_countdown_of_zero_seconds_never_calls() -> None:
    clock, calls = ManualClock(), list[float]()
    countdown = Countdown(clock, 0, lambda: calls.append(clock.now()))
    countdown.start()
    ring(clock, 1e6)
    assert calls == []


@given(st.lists(st.tuples(st.floats(0, 30), st.booleans()), max_size=30))
def test_a_countdown_never_calls_before_its_time(steps: list[tuple[float, bool]]) -> None:
    clock, calls = ManualClock(), list[float]()
    countdown = Countdown(clock, 10, lambda: calls.append(clock.now()))
    countdown.start()
    touched = clock.now()
    for seconds, touch in steps:
        ring(clock, seconds)
        if calls:
            break
        assert clock.now() - touched < 10
        if touch:
            countdown.start()
            touched = clock.now()
    assert calls in ([], [touched + 10])


@pytest.mark.asyncio
async def test_the_start_queue_lets_a_few_start_and_tells_the_others_their_place() -> None:
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
async def test_a_cancelled_wait_in_the_start_queue_is_skipped() -> None:
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
    async with asyncio.timeout(20), slot(gate, lambda told: None):
        pass


@pytest.mark.asyncio
async def test_a_failed_start_frees_its_place_in_the_queue() -> None:
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


def ring(clock: ManualClock, seconds: float) -> None:
    until = clock.now() + seconds
    while clock.next_alarm(until):
        pass


def guarding(
    clock: ManualClock | None = None,
    household: HouseholdSettings = USUAL,
    **settings: Any,
) -> ConnectionLimits:
    return ConnectionLimits(DoorSettings(**settings), Households(household), clock or ManualClock())


def refuse_command(limits: ConnectionLimits, address: str) -> Refusal | None:
    slot = limits.connect(address)
    slot.free()
    return limits.refuse_command(slot)


def held(limits: ConnectionLimits, address: str) -> int:
    return limits.household(address).held(Held.CONNECTIONS)
