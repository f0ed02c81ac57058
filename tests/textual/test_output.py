"""Slow terminals get one difference instead of many frames; stuck terminals are disconnected."""

import asyncio

import pytest

from server.doors.terminal.output import TerminalOutput
from server.doors.terminal.terminal import Bounds
from tests.house.running import ManualClock
from tests.textual.paper import Paper, shown

BOUNDS = Bounds(unsent=1000, stuck_seconds=30)
SIZE = (20, 3)
LIMIT = 1000


def whole(text: str) -> str:
    rows = [text, "", ""]
    drawn = "\n".join(f"\x1b[{y};1H{row:20}" for y, row in enumerate(rows, 1))
    return f"{drawn}\x1b[1;1H"


class Painter:
    def __init__(self, shows: str = "") -> None:
        self.paper = Paper(SIZE)
        self.clock = ManualClock()
        self.refreshed = self.slow = self.stuck = 0
        self.output = TerminalOutput(
            self.paper, self.clock, BOUNDS, self._refresh, self._is_slow, self._is_stuck
        )
        if shows:
            self.paint(whole(shows))
            self.paper.written = b""

    def paint(self, frame: str) -> None:
        self.output.write(frame)
        self.output.flush()

    def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + seconds
        while self.clock.next_alarm(until):
            pass

    def _refresh(self) -> None:
        self.refreshed += 1

    def _is_slow(self) -> None:
        self.slow += 1

    def _is_stuck(self) -> None:
        self.stuck += 1


@pytest.mark.asyncio
async def test_a_frame_and_what_came_before_it_are_sent_in_one_piece() -> None:
    painter = Painter("one")
    painter.output.write("\a")
    painter.output.write(whole("two"))
    assert painter.paper.written == b""
    painter.output.flush()
    assert painter.paper.written == b"\a\x1b[1H\x1b[0mtwo\x1b[m\x1b[1H"


@pytest.mark.asyncio
async def test_unflushed_output_is_sent_in_the_next_turn_of_the_loop() -> None:
    painter = Painter()
    painter.output.write("\a")
    await painter.paper.until(lambda: painter.paper.written == b"\a")


@pytest.mark.asyncio
async def test_a_title_goes_with_the_next_frame() -> None:
    painter = Painter("one")
    painter.output.write_with_frame("\x1b]0;title\x1b\\")
    assert painter.paper.written == b""
    painter.output.write(whole("two"))
    painter.output.flush_soon()
    await painter.paper.until(lambda: b"two" in painter.paper.written)
    assert painter.paper.written == b"\x1b]0;title\x1b\\\x1b[1H\x1b[0mtwo\x1b[m\x1b[1H"


@pytest.mark.asyncio
async def test_a_title_without_a_frame_is_sent_by_itself() -> None:
    painter = Painter("one")
    painter.output.write_with_frame("\x1b]0;title\x1b\\")
    await painter.paper.until(lambda: painter.paper.written == b"\x1b]0;title\x1b\\")


@pytest.mark.asyncio
async def test_characters_that_cannot_be_encoded_are_replaced() -> None:
    painter = Painter()
    painter.paint(whole("a\ud800b"))
    assert b"a?" in painter.paper.written


@pytest.mark.asyncio
async def test_a_frame_is_synchronised_once_the_terminal_is_known_to_do_that() -> None:
    painter = Painter("one")
    painter.output.is_synchronised = True
    painter.paint(whole("two"))
    assert painter.paper.written.startswith(b"\x1b[?2026h")
    assert painter.paper.written.endswith(b"\x1b[?2026l")
    painter.paper.written = b""
    painter.paint(whole("two"))
    painter.paint("\a")
    assert painter.paper.written == b"\a"


@pytest.mark.asyncio
async def test_above_the_limit_nothing_is_sent_and_after_draining_one_difference() -> None:
    painter = Painter("one")
    painter.paper.backlog = LIMIT + 1
    painter.paint(whole("two"))
    painter.paint(whole("six"))
    assert painter.paper.written == b""
    painter.pass_time(1)
    assert painter.slow == 0
    painter.paper.backlog = LIMIT // 4
    painter.paint(whole("ten"))
    assert painter.paper.written == b"", "it waits for the next check"
    painter.pass_time(0.05)
    assert painter.slow == 1
    assert painter.paper.written == b"\x1b[1H\x1b[0mten\x1b[m\x1b[1H"
    painter.pass_time(60)
    assert (painter.slow, painter.stuck, painter.refreshed) == (1, 0, 0)


@pytest.mark.asyncio
async def test_the_difference_is_not_sent_before_most_output_has_drained() -> None:
    painter = Painter("one")
    painter.paper.backlog = LIMIT + 1
    painter.paint(whole("two"))
    painter.paper.backlog = LIMIT - 1
    painter.pass_time(5)
    assert painter.slow == 0
    assert painter.paper.written == b""


@pytest.mark.asyncio
async def test_while_a_terminal_is_slow_other_output_waits_up_to_a_limit() -> None:
    painter = Painter("one")
    painter.paper.backlog = LIMIT + 1
    painter.paint("\x1b]52;c;YQ==\a")
    for _ in range(100):
        painter.paint(f"\x1b]0;{'x' * 100}\x1b\\")
    painter.paper.backlog = 0
    painter.pass_time(0.1)
    assert painter.paper.written.startswith(b"\x1b]52;c;YQ==\a")
    assert LIMIT / 2 < len(painter.paper.written) <= LIMIT


@pytest.mark.asyncio
async def test_a_terminal_that_does_not_drain_is_reported_once_as_stuck() -> None:
    painter = Painter("one")
    painter.paper.backlog = LIMIT * 5
    painter.paint(whole("two"))
    painter.pass_time(29.9)
    assert painter.stuck == 0
    painter.pass_time(0.2)
    assert painter.stuck == 1
    painter.pass_time(100)
    assert painter.stuck == 1


@pytest.mark.asyncio
async def test_close_drops_an_unfinished_frame_and_sends_the_last_output() -> None:
    painter = Painter("one")
    painter.paper.backlog = LIMIT * 5
    painter.paint(whole("two"))
    painter.output.write(whole("six"))
    painter.output.close("back")
    await asyncio.sleep(0)
    painter.pass_time(100)
    assert painter.paper.written == b"back"
    assert painter.stuck == 0


@pytest.mark.asyncio
async def test_nothing_is_sent_after_close() -> None:
    painter = Painter("one")
    painter.output.write("\a")
    painter.output.close("back")
    await asyncio.sleep(0)
    assert painter.paper.written == b"back"


@pytest.mark.asyncio
async def test_an_image_is_sent_as_it_is_and_then_the_screen_is_drawn_anew_once() -> None:
    painter = Painter("one")
    image = "\x1b[1;1H\x1bPq#0~~\x1b\\\x1b[1;1H"
    painter.paint(image)
    assert painter.paper.written == image.encode()
    painter.paint(whole("") + image)
    assert painter.refreshed == 1, "an app that always draws an image would never be done"
    painter.paint(whole("two"))
    assert shown(painter.paper.written, SIZE).display[0].startswith("two")
    painter.paint(image)
    assert painter.refreshed == 2


@pytest.mark.asyncio
async def test_after_output_that_may_draw_anything_the_screen_is_sent_again() -> None:
    painter = Painter("one")
    painter.output.write("\x1b[2J")
    painter.paint(whole("one"))
    assert painter.paper.written.startswith(b"\x1b[2J")
    assert b"one" in painter.paper.written
    assert painter.refreshed == 0


@pytest.mark.parametrize(
    "silent",
    [
        "\a",
        "\x1b]52;c;YQ==\x07",
        "\x1b]0;title\x1b\\",
        "\x1b[?1004h",
        "\x1b[>1u",
        "\x1b_Ga=d\x1b\\",
        "",
    ],
)
@pytest.mark.asyncio
async def test_output_that_draws_nothing_goes_through(silent: str) -> None:
    painter = Painter("one")
    painter.output.write(silent)
    painter.paint(whole("one"))
    assert painter.paper.written == silent.encode()


@pytest.mark.asyncio
async def test_the_shape_of_the_pointer_is_not_sent() -> None:
    painter = Painter("one")
    painter.paint("\x1b]22;text\x07")
    assert painter.paper.written == b""


@pytest.mark.asyncio
async def test_other_colours_are_sent_at_once_for_what_is_shown() -> None:
    painter = Painter()
    painter.paint(whole("").replace(" " * 20, "\x1b[38;2;215;0;0m" + "x" * 20))
    painter.output.colors = "256"
    await asyncio.sleep(0)
    assert b"38;5;160" in painter.paper.written
    before = len(painter.paper.written)
    painter.output.colors = "256"
    painter.paint("")
    assert len(painter.paper.written) == before
