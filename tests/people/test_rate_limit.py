"""A rate limit allows a burst and then a steady rate; the caller passes the time."""

from hypothesis import given
from hypothesis import strategies as st

from server.house.people.rate_limit import RateLimit

NOON = 1_800_000_000.0


def test_a_burst_is_allowed_and_the_next_request_is_not() -> None:
    limit = RateLimit(1.0, 3)
    assert [limit.take(NOON) for _ in range(4)] == [0, 0, 0, 1]


def test_a_refused_request_takes_no_tokens() -> None:
    limit = RateLimit(0.1, 1)
    assert limit.take(NOON) == 0
    assert [limit.take(NOON + second) for second in range(10)] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert limit.take(NOON + 10) == 0


def test_unused_tokens_add_up_to_at_most_the_burst() -> None:
    limit = RateLimit(2.0, 4)
    assert limit.take(NOON, 4) == 0
    assert limit.take(NOON + 1, 2) == 0
    assert limit.take(NOON + 1) == 1
    assert [limit.take(NOON + 1000) for _ in range(5)] == [0, 0, 0, 0, 1]


def test_a_cost_above_the_burst_is_allowed_when_the_bucket_is_full() -> None:
    limit = RateLimit(1.0, 2)
    assert limit.take(NOON, 5) == 0
    assert limit.take(NOON, 5) == 2
    assert limit.take(NOON + 2, 5) == 0


def test_a_clock_that_goes_backwards_changes_nothing() -> None:
    limit = RateLimit(1.0, 1)
    assert limit.take(NOON) == 0
    assert limit.take(NOON - 100) == 1
    assert limit.take(NOON) == 1
    assert limit.take(NOON + 1) == 0


@given(
    st.floats(0.01, 100),
    st.integers(1, 50),
    st.lists(st.tuples(st.floats(0, 30), st.integers(1, 60)), max_size=30),
)
def test_after_the_announced_wait_the_request_is_allowed(
    per_second: float, burst: int, asked: list[tuple[float, int]]
) -> None:
    limit = RateLimit(per_second, burst)
    now = NOON
    for pause, cost in asked:
        now += pause
        if wait := limit.take(now, cost):
            now += wait
            assert limit.take(now, cost) == 0


@given(st.floats(0.01, 100), st.integers(1, 50), st.lists(st.floats(0, 3), max_size=200))
def test_never_more_is_allowed_than_the_burst_and_the_rate(
    per_second: float, burst: int, pauses: list[float]
) -> None:
    limit = RateLimit(per_second, burst)
    now, passed = NOON, 0
    for pause in pauses:
        now += pause
        passed += limit.take(now) == 0
    assert passed <= burst + (now - NOON) * per_second + 0.01
