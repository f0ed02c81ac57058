"""The seconds of running clocks, on simulated time."""

import asyncio
from random import Random
from typing import cast

from server.protocol.lobby import Room, TimeControl
from tests.plain.scripted_house import at_table
from tests.simulation.loop import simulated_loop
from tui.game_clock import SLOTS, GameClock
from tui.plain.scene import Scene

A_MINUTE = TimeControl(60, 0)


class Table:
    """A game, and when somebody sees which second of its clock."""

    def __init__(self, clock: TimeControl | None = A_MINUTE) -> None:
        self.room: Room | None = at_table("eight28", clock=clock).room
        self.state = object()
        self.seen: list[tuple[float, int]] = []
        self.clock = GameClock(cast(Scene, self), self._see)

    def _see(self) -> None:
        self.seen.append((asyncio.get_running_loop().time(), self.clock.elapsed))
        self.clock.update()


async def play(table: Table, seconds: float) -> None:
    table.clock.update()
    await asyncio.sleep(seconds)
    table.clock.stop()


def test_each_second_after_a_snapshot_is_shown_a_moment_after_it_is_over() -> None:
    table = Table()

    async def watch() -> None:
        await asyncio.sleep(0.1)
        await play(table, 4.5)

    simulated_loop(Random(0)).run(watch())
    assert [elapsed for _, elapsed in table.seen] == [1, 2, 3, 4]
    assert all(0.1 <= at - elapsed < 0.1 + 1 / SLOTS for at, elapsed in table.seen)


def test_clocks_that_are_due_at_about_the_same_time_are_shown_together() -> None:
    tables = [Table(), Table()]

    async def watch() -> None:
        async with asyncio.TaskGroup() as group:
            for table in tables:
                await asyncio.sleep(0.1)
                group.create_task(play(table, 3))

    simulated_loop(Random(0)).run(watch())
    assert [[at for at, _ in table.seen] for table in tables] == [[1.25, 2.25]] * 2


def test_a_new_snapshot_is_counted_from_anew() -> None:
    table = Table()

    async def watch() -> None:
        table.clock.update()
        await asyncio.sleep(2.5)
        table.state = object()
        table.clock.update()
        assert table.clock.elapsed == 0
        await play(table, 2)

    simulated_loop(Random(0)).run(watch())
    assert [elapsed for _, elapsed in table.seen] == [1, 2, 0, 1]


def test_without_a_clock_nothing_is_shown_again() -> None:
    table = Table(clock=None)
    simulated_loop(Random(0)).run(play(table, 5))
    assert table.seen == []
