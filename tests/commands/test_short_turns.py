"""A turn of the event loop ends after a few milliseconds, however many callbacks are ready."""

import asyncio
import selectors
from collections.abc import Callable
from itertools import pairwise

from server.commands.short_turns import SECONDS, shorten_turns

CALLBACKS, IN_A_TURN = 10, 4


class NotingSelector(selectors.DefaultSelector):
    """Calls `on_turn` in each turn of its loop."""

    on_turn: Callable[[], object]

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(timeout)
        self.on_turn()
        return found


def test_a_turn_looks_for_input_when_its_time_is_over_and_keeps_the_order() -> None:
    time, done, turns = [0.0], list[int](), [0]
    selector = NotingSelector()

    def new_loop() -> asyncio.AbstractEventLoop:
        loop = asyncio.SelectorEventLoop(selector)
        begin_turn = shorten_turns(loop, lambda: time[0])

        def note_turn() -> None:
            begin_turn()
            turns.append(len(done))

        selector.on_turn = note_turn
        return loop

    def work(number: int) -> None:
        done.append(number)
        time[0] += SECONDS / (IN_A_TURN - 0.5)

    async def act() -> None:
        loop = asyncio.get_running_loop()
        for number in range(CALLBACKS):
            loop.call_soon(work, number)
        await asyncio.sleep(0)
        assert len(done) == CALLBACKS

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(act())
    assert done == [*range(CALLBACKS)]
    assert max(after - before for before, after in pairwise(turns)) == IN_A_TURN
