"""Resizes are limited in number and size."""

import pytest

from server.doors.terminal.resize import ResizeThrottle
from server.doors.terminal.terminal import Size, clamped
from tests.house.running import ManualClock


def pass_time(clock: ManualClock, seconds: float) -> None:
    until = clock.now() + seconds
    while clock.next_alarm(until):
        pass


@pytest.mark.parametrize(
    ("said", "size"),
    [
        ((80, 24), (80, 24)),
        ((3000, 3000), (400, 150)),
        ((1, 1), (10, 5)),
        ((2**32 - 1, 24), (400, 24)),
        ((0, 0), (80, 24)),
        ((0, 50), (80, 24)),
    ],
)
def test_sizes_are_brought_within_bounds(said: Size, size: Size) -> None:
    assert clamped(*said) == size


def test_a_single_change_is_reported_at_once() -> None:
    told: list[Size] = []
    resizing = ResizeThrottle((80, 24), ManualClock(), told.append)
    resizing.change((100, 30))
    assert told == [(100, 30)]
    assert resizing.size == (100, 30)


def test_of_many_changes_the_first_and_the_last_are_reported() -> None:
    told: list[Size] = []
    clock = ManualClock()
    resizing = ResizeThrottle((80, 24), clock, told.append)
    for width in range(100, 300):
        resizing.change((width, 30))
    assert told == [(100, 30)]
    pass_time(clock, 0.06)
    assert told == [(100, 30), (299, 30)]


def pull(seconds: float, width: int, height: int) -> list[Size]:
    told: list[Size] = []
    clock = ManualClock()
    resizing = ResizeThrottle((80, 24), clock, told.append)
    for tick in range(int(seconds * 1000)):
        resizing.change((width - tick % 2, height - tick % 3))
        pass_time(clock, 0.001)
    resizing.change((99, 33))
    pass_time(clock, 2)
    assert told[-1] == (99, 33)
    return told[:-1]


def test_continuous_changes_are_reported_about_twenty_times_a_second() -> None:
    assert 90 <= len(pull(10, 80, 24)) <= 201


def test_changes_of_a_big_screen_are_reported_less_often() -> None:
    assert 5 <= len(pull(10, 400, 150)) <= 10


def test_an_unchanged_size_is_not_reported() -> None:
    told: list[Size] = []
    clock = ManualClock()
    resizing = ResizeThrottle((80, 24), clock, told.append)
    resizing.change((80, 24))
    resizing.change((90, 24))
    resizing.change((100, 24))
    resizing.change((90, 24))
    pass_time(clock, 1)
    assert told == [(90, 24)]


def test_after_stop_nothing_is_reported() -> None:
    told: list[Size] = []
    clock = ManualClock()
    resizing = ResizeThrottle((80, 24), clock, told.append)
    resizing.change((90, 24))
    resizing.change((100, 24))
    resizing.stop()
    pass_time(clock, 1)
    assert told == [(90, 24)]
