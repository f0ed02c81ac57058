"""When garbage is collected."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from server.doors.ssh.collector import SELDOM, SOON, THRESHOLDS, Collector
from tests.house.running import ManualClock


class Knot:
    """Garbage that only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


class Hall:
    def __init__(self) -> None:
        self.clock = ManualClock()
        self.is_empty = True
        self.collector = Collector(self.clock, lambda: self.is_empty)
        self.collector.start()

    def knot(self) -> "weakref.ref[Knot]":
        return weakref.ref(Knot())

    def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            pass


@pytest.fixture
def hall() -> Iterator[Hall]:
    usual = gc.get_threshold()
    hall = Hall()
    yield hall
    hall.collector.stop()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_garbage_is_collected_soon_after_a_session_ends(hall: Hall) -> None:
    left = hall.knot()
    hall.collector.collect_soon()
    hall.pass_time(SOON - 1)
    assert left() is not None
    hall.collector.collect_soon()
    hall.pass_time(1)
    assert left() is None


def test_garbage_is_collected_at_long_intervals_anyway(hall: Hall) -> None:
    for _ in range(2):
        left = hall.knot()
        hall.pass_time(SELDOM - 1)
        assert left() is not None
        hall.pass_time(1)
        assert left() is None


def test_while_somebody_is_connected_nothing_is_collected(hall: Hall) -> None:
    hall.is_empty = False
    left = hall.knot()
    hall.collector.collect_soon()
    hall.pass_time(10 * SELDOM)
    assert left() is not None
    hall.is_empty = True
    hall.collector.collect_soon()
    hall.pass_time(SOON)
    assert left() is None


def test_automatic_collections_are_limited_to_young_objects(hall: Hall) -> None:
    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() > 10_000
