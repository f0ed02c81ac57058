"""Slow terminals get fewer frames, but whole ones; stuck terminals are disconnected."""

import asyncio

import pytest

from server.doors.textual.frame_output import FrameOutput
from server.doors.textual.terminal import Bounds
from tests.house.running import ManualClock
from tests.textual.paper import Paper

BOUNDS = Bounds(unsent=1000, stuck_seconds=30)


class Painter:
    def __init__(self) -> None:
        self.paper = Paper()
        self.clock = ManualClock()
        self.repaints = 0
        self.stuck = 0
        self.painting = FrameOutput(self.paper, self.clock, BOUNDS, self._repaint, self._is_stuck)

    def paint(self, text: str) -> None:
        self.painting.write(text)
        self.painting.flush()

    def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            pass

    def _repaint(self) -> None:
        self.repaints += 1

    def _is_stuck(self) -> None:
        self.stuck += 1


@pytest.mark.asyncio
async def test_a_frame_is_sent_in_one_piece() -> None:
    painter = Painter()
    painter.painting.write("begin ")
    painter.painting.write("middle ")
    assert painter.paper.written == b""
    painter.paint("end")
    assert painter.paper.written == b"begin middle end"


@pytest.mark.asyncio
async def test_unflushed_output_is_sent_in_the_next_turn_of_the_loop() -> None:
    painter = Painter()
    painter.painting.write("\a")
    await painter.paper.until(lambda: painter.paper.written == b"\a")


@pytest.mark.asyncio
async def test_characters_that_cannot_be_encoded_are_replaced() -> None:
    painter = Painter()
    painter.paint("a\ud800b")
    assert painter.paper.written == b"a?b"


@pytest.mark.asyncio
async def test_above_the_limit_frames_are_dropped_and_the_screen_is_repainted_after_draining() -> (
    None
):
    painter = Painter()
    painter.paper.backlog = 1001
    painter.paint("one")
    painter.paint("two")
    assert painter.paper.written == b""
    painter.pass_time(1)
    assert painter.repaints == 0
    painter.paper.backlog = 250
    painter.paint("three")
    assert painter.paper.written == b"", "part of a screen nobody knows is worth nothing"
    painter.pass_time(0.05)
    assert painter.repaints == 1
    painter.paint("whole")
    assert painter.paper.written == b"whole"
    painter.pass_time(60)
    assert (painter.repaints, painter.stuck) == (1, 0)


@pytest.mark.asyncio
async def test_the_screen_is_not_repainted_before_most_output_has_drained() -> None:
    painter = Painter()
    painter.paper.backlog = 1001
    painter.paint("one")
    painter.paper.backlog = 999
    painter.pass_time(5)
    assert painter.repaints == 0


@pytest.mark.asyncio
async def test_a_terminal_that_does_not_drain_is_reported_once_as_stuck() -> None:
    painter = Painter()
    painter.paper.backlog = 5000
    painter.paint("one")
    painter.pass_time(29.9)
    assert painter.stuck == 0
    painter.pass_time(0.2)
    assert painter.stuck == 1
    painter.pass_time(100)
    assert painter.stuck == 1


@pytest.mark.asyncio
async def test_close_drops_an_unfinished_frame_and_sends_the_last_output() -> None:
    painter = Painter()
    painter.paper.backlog = 5000
    painter.paint("one")
    painter.painting.write("half")
    painter.painting.close("back")
    await asyncio.sleep(0)
    painter.pass_time(100)
    assert painter.paper.written == b"back"
    assert painter.stuck == 0


@pytest.mark.asyncio
async def test_nothing_is_sent_after_close() -> None:
    painter = Painter()
    painter.painting.write("half")
    painter.painting.close("back")
    await asyncio.sleep(0)
    assert painter.paper.written == b"back"
