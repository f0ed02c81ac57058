"""A meter lets a burst pass and then so much in a second; it has no clock of its own."""

from hypothesis import given
from hypothesis import strategies as st

from server.house.people.rate_limit import RateLimit

NOON = 1_800_000_000.0


def test_a_burst_passes_and_the_next_one_waits() -> None:
    meter = RateLimit(1.0, 3)
    assert [meter.take(NOON) for _ in range(4)] == [0, 0, 0, 1]


def test_to_be_refused_costs_nothing() -> None:
    meter = RateLimit(0.1, 1)
    assert meter.take(NOON) == 0
    assert [meter.take(NOON + second) for second in range(10)] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert meter.take(NOON + 10) == 0


def test_what_is_not_used_is_kept_up_to_the_burst() -> None:
    meter = RateLimit(2.0, 4)
    assert meter.take(NOON, 4) == 0
    assert meter.take(NOON + 1, 2) == 0
    assert meter.take(NOON + 1) == 1
    assert [meter.take(NOON + 1000) for _ in range(5)] == [0, 0, 0, 0, 1]


def test_what_costs_more_than_a_burst_passes_when_nothing_was_used() -> None:
    meter = RateLimit(1.0, 2)
    assert meter.take(NOON, 5) == 0
    assert meter.take(NOON, 5) == 2
    assert meter.take(NOON + 2, 5) == 0


def test_a_clock_that_goes_backwards_gives_nothing_and_takes_nothing() -> None:
    meter = RateLimit(1.0, 1)
    assert meter.take(NOON) == 0
    assert meter.take(NOON - 100) == 1
    assert meter.take(NOON) == 1
    assert meter.take(NOON + 1) == 0


@given(
    st.floats(0.01, 100),
    st.integers(1, 50),
    st.lists(st.tuples(st.floats(0, 30), st.integers(1, 60)), max_size=30),
)
def test_who_waits_as_long_as_he_was_told_is_let_through(
    per_second: float, burst: int, asked: list[tuple[float, int]]
) -> None:
    meter = RateLimit(per_second, burst)
    now = NOON
    for pause, cost in asked:
        now += pause
        if wait := meter.take(now, cost):
            now += wait
            assert meter.take(now, cost) == 0


@given(st.floats(0.01, 100), st.integers(1, 50), st.lists(st.floats(0, 3), max_size=200))
def test_no_more_passes_than_the_burst_and_what_time_has_given(
    per_second: float, burst: int, pauses: list[float]
) -> None:
    meter = RateLimit(per_second, burst)
    now, passed = NOON, 0
    for pause in pauses:
        now += pause
        passed += meter.take(now) == 0
    assert passed <= burst + (now - NOON) * per_second + 0.01
