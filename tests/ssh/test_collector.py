"""When garbage is collected."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from server.doors.ssh.collector import SELDOM, SOON, THRESHOLDS, Collector
from tests.house.running import ManualClock

PEOPLE, FRAME = 100, 300
MOST_AT_ONCE = 10_000


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


def test_frames_that_replace_others_are_collected_in_small_parts(hall: Hall) -> None:
    sizes = list[int]()

    def measure(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            parts = range(info["generation"] + 1)
            sizes.append(sum(len(gc.get_objects(part)) for part in parts))

    frames: list[list[list[None]]] = [[] for _ in range(PEOPLE)]
    gc.callbacks.append(measure)
    try:
        for number in range(20 * PEOPLE):
            frames[number % PEOPLE] = [[] for _ in range(FRAME)]
        frames.append([[] for _ in range(10 * FRAME)])
    finally:
        gc.callbacks.remove(measure)
    assert 0 < max(sizes) < MOST_AT_ONCE
