"""Pauses of the event loop are measured, and those that are long are reported with their cause."""

import asyncio
import gc
import selectors
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from server.commands.monitoring.loop_watch import LoopWatch

BOUND = 20.0
Reported = list[dict[str, Any]]


def watched(
    watch: LoopWatch, act: Callable[[], Coroutine[Any, Any, None]], reported: Reported
) -> None:
    def report(what: str, level: str, **about: Any) -> None:
        reported.append({"what": what, "level": level, **about})

    async def run() -> None:
        with watch.reporting(report):
            await act()
            # The next turn ends that of the pause.
            await asyncio.sleep(0)

    with asyncio.Runner(loop_factory=watch.new_loop) as runner:
        runner.run(run())


def hold_up_the_loop(watch: LoopWatch) -> None:
    end = time.monotonic() + BOUND
    while watch.stack is None and time.monotonic() < end:
        """works"""


def test_a_long_pause_is_reported_with_the_calls_that_cause_it() -> None:
    watch, reported = LoopWatch(long=0.01), Reported()

    async def act() -> None:
        await asyncio.sleep(0)
        hold_up_the_loop(watch)

    watched(watch, act, reported)
    # A busy machine makes pauses, too.
    pause = next(each for each in reported if "hold_up_the_loop" in str(each["stack"]))
    assert (pause["what"], pause["level"]) == ("pause", "warning")
    assert pause["stack"][0].endswith("hold_up_the_loop")
    assert pause["ms"] >= 10
    assert watch.recent() >= 0.01


def test_short_turns_are_not_reported() -> None:
    watch, reported = LoopWatch(long=BOUND), Reported()

    async def act() -> None:
        await asyncio.sleep(0)

    watched(watch, act, reported)
    assert reported == []
    assert 0 < watch.recent() < BOUND


def test_the_time_of_a_collection_is_told_apart() -> None:
    watch, reported = LoopWatch(long=0), Reported()

    async def act() -> None:
        await asyncio.sleep(0)
        knots = [{number} for number in range(200_000)]
        gc.collect()
        assert knots

    watched(watch, act, reported)
    assert max(pause["garbage_ms"] for pause in reported) > 0


@pytest.mark.parametrize("is_waiting", [True, False], ids=["in a wait", "in a turn"])
def test_the_seconds_are_told_in_which_the_process_was_stopped(
    monkeypatch: pytest.MonkeyPatch, is_waiting: bool
) -> None:
    watch, reported, told = LoopWatch(standstill=20), Reported(), list[float]()
    stopped, steady = [0.0], time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: steady() + stopped[0])
    watch.on_standstill = told.append
    select = selectors.DefaultSelector.select

    def stop_and_select(selector: selectors.DefaultSelector, timeout: float | None = None) -> Any:
        if is_waiting and not told:
            stopped[0] += 600
        return select(selector, timeout)

    async def act() -> None:
        monkeypatch.setattr(selectors.DefaultSelector, "select", stop_and_select)
        if not is_waiting:
            stopped[0] += 600
        for _ in range(3):
            await asyncio.sleep(0)

    watched(watch, act, reported)
    assert told == [pytest.approx(600, abs=BOUND)]
    (entry,) = (each for each in reported if each["what"] == "standstill")
    assert entry["seconds"] == round(told[0])
