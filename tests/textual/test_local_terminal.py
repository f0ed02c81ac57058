"""The terminal of this process: keys, sizes and output, and an end whenever it goes away."""

import asyncio
import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from server.doors.terminal.local_terminal import LocalTerminal
from server.doors.terminal.terminal import Size
from server.doors.textual.run import AppEnd, run_app
from server.house.clock import RealClock
from tests.commands.running import ALONE
from tests.textual.apps import Parlour
from tests.textual.paper import PATIENCE, is_given_back, shown
from tests.waiting import until

ENVIRONMENT = {"TERM": "xterm-256color"}
SIZE = (80, 24)


class Window:
    """The window of a person, with a screen of the output so far."""

    def __init__(self) -> None:
        self.window, self.inside = pty.openpty()
        self.resize(SIZE)
        self.read = b""
        self.is_open = True
        os.set_blocking(self.window, False)

    def resize(self, size: Size) -> None:
        self.size = size
        rows = struct.pack("HHHH", size[1], size[0], 0, 0)
        fcntl.ioctl(self.window, termios.TIOCSWINSZ, rows)

    def type(self, text: str) -> None:
        os.write(self.window, text.encode())

    def look(self) -> None:
        # There is nothing more yet, or the program has ended.
        with suppress(OSError):
            while part := os.read(self.window, 65536):
                self.read += part

    async def until(self, fulfilled: Callable[[], object]) -> None:
        def holds() -> object:
            self.look()
            return fulfilled()

        await until(holds, PATIENCE)

    async def until_shows(self, text: str) -> None:
        await self.until(lambda: text in "\n".join(shown(self.read, self.size).display))

    async def until_read(self, data: bytes) -> None:
        await self.until(lambda: data in self.read)

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            os.close(self.window)


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window()
    yield window
    window.close()
    os.close(window.inside)


async def played(app: Parlour, window: Window) -> AppEnd:
    with LocalTerminal(ENVIRONMENT, window.inside, window.inside) as terminal:
        return await run_app(app, terminal, RealClock(), on_colors=app.use_colors)


@pytest.mark.asyncio
async def test_an_app_reads_keys_and_sizes_and_gives_the_terminal_back(window: Window) -> None:
    before, app = termios.tcgetattr(window.inside), Parlour()
    running = asyncio.create_task(played(app, window))
    await window.until_shows("the table")
    assert termios.tcgetattr(window.inside) != before
    window.type("ß\x1b[A\x03")
    await window.until_shows("ß up ctrl+c")
    window.resize((100, 30))
    signal.raise_signal(signal.SIGWINCH)
    await window.until_read(b"\x1b[30H")
    assert app.size == (100, 30)
    assert app.color_depth == "256"
    app.exit()
    assert await running == AppEnd("left")
    window.look()
    assert is_given_back(window.read)
    assert termios.tcgetattr(window.inside) == before
    assert not app.heard[3:], "the answers of the terminal are no keys"


@pytest.mark.asyncio
async def test_keys_and_clicks_of_one_read_come_in_order(window: Window) -> None:
    app = Parlour()
    running = asyncio.create_task(played(app, window))
    await window.until_shows("the table")
    window.type("a\x1b[<0;5;3M\x1b[<0;5;3mb\x1b[<0;7;3M\x1b[<0;7;3mc")
    await window.until(lambda: len(app.heard) == 5)
    assert app.heard == ["a", "click:4,2", "b", "click:6,2", "c"]
    app.exit()
    await running


@pytest.mark.asyncio
async def test_the_end_of_the_input_ends_the_app(window: Window) -> None:
    running = asyncio.create_task(played(Parlour(), window))
    await window.until_shows("the table")
    window.close()
    async with asyncio.timeout(PATIENCE):
        assert await running == AppEnd("gone")


@pytest.mark.asyncio
async def test_an_app_that_is_cancelled_gives_the_terminal_back(window: Window) -> None:
    running = asyncio.create_task(played(Parlour(), window))
    await window.until_shows("the table")
    running.cancel()
    await asyncio.wait((running,))
    assert running.cancelled()
    window.look()
    assert is_given_back(window.read)


@pytest.mark.asyncio
async def test_output_that_is_not_read_is_unsent_and_blocks_nobody(window: Window) -> None:
    with LocalTerminal(ENVIRONMENT, window.inside, window.inside) as terminal:
        terminal.write(b"x" * 10**6)
        assert terminal.unsent() > 0
        await window.until(lambda: terminal.unsent() == 0)
        await window.until(lambda: len(window.read) == 10**6)


PROGRAM = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from server.__main__ import main
sys.exit(main(["play", "--data", *sys.argv[1:]]))
"""
GOES = {
    "the terminal alone": (True, False),
    "a signal alone": (False, True),
    "both": (True, True),
}


@pytest.mark.slow
@pytest.mark.parametrize(("closes", "ends"), GOES.values(), ids=GOES)
@pytest.mark.parametrize("moment", [b"\x1b[?1049h", b"Schatzsuche", b"\x1b[?2004h"])
@pytest.mark.asyncio
async def test_a_program_ends_when_its_terminal_goes_or_a_signal_comes_or_both(
    closes: bool, ends: bool, moment: bytes, tmp_path: Path
) -> None:
    window, program = start(tmp_path / "house")
    await window.until_read(moment)
    if closes:
        window.close()
    if ends:
        program.send_signal(signal.SIGTERM)
    # By a signal itself if it comes while Python is about to end.
    signals = [signal.SIGHUP, signal.SIGTERM]
    codes = [code for each in signals for code in (128 + each, -each)]
    assert await end_of(program, window) in (2, *codes)
    window.close()


@pytest.mark.slow
@pytest.mark.parametrize("first", ["the house", "the terminal"])
@pytest.mark.asyncio
async def test_a_program_ends_when_its_terminal_and_the_house_that_it_joined_go_at_once(
    first: str, tmp_path: Path
) -> None:
    hosts, house = start(tmp_path / "house")
    await hosts.until_read(b"Schatzsuche")
    window, program = start(tmp_path / "house", "--name", "Ben")
    await window.until_read(b"Schatzsuche")
    if first == "the house":
        house.kill()
    window.close()
    house.kill()
    # By the signal itself if it comes while Python is about to end.
    assert await end_of(program, window) in (0, 2, 128 + signal.SIGHUP, -signal.SIGHUP)
    house.wait()
    hosts.close()


def start(*typed: str | Path) -> tuple[Window, subprocess.Popen[bytes]]:
    """The program in a window of its own."""
    window = Window()
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *typed],
        stdin=window.inside,
        stdout=window.inside,
        stderr=window.inside,
        start_new_session=True,
        env={**os.environ, **ALONE, "TERM": "xterm-256color"},
    )
    os.close(window.inside)
    return window, program


async def end_of(program: subprocess.Popen[bytes], window: Window) -> int:
    """Its exit code."""

    def has_ended() -> bool:
        if window.is_open:
            window.look()
        return program.poll() is not None

    await until(has_ended, PATIENCE)
    return program.returncode
