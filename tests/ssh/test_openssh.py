"""OpenSSH in a terminal."""

import asyncio
import fcntl
import os
import struct
import termios
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from shutil import which

import pytest

from server.doors.terminal.terminal import Size
from server.doors.textual.run import AppEnd
from tests.textual.apps import Parlour
from tests.textual.loopback import Door, opened
from tests.textual.paper import PATIENCE, is_given_back, kinds_of_colors, shown

pytestmark = pytest.mark.skipif(which("ssh") is None, reason="there is no ssh to enter with")
SETTINGS = {
    "StrictHostKeyChecking": "no",
    "UserKnownHostsFile": "/dev/null",
    "LogLevel": "ERROR",
    "IdentitiesOnly": "yes",
    "IdentityFile": "none",
    "SendEnv": "COLORTERM NO_COLOR",
}
OPTIONS = [part for name, value in SETTINGS.items() for part in ("-o", f"{name}={value}")]


class AtTerminal:
    """A terminal with OpenSSH in it."""

    def __init__(self, master: int, process: Process) -> None:
        self.process = process
        self.read = b""
        self._master = master
        self._news = asyncio.Event()
        asyncio.get_running_loop().add_reader(master, self._take)

    def _take(self) -> None:
        try:
            part = os.read(self._master, 65536)
        except OSError:
            part = b""
        self.read += part
        if not part:
            asyncio.get_running_loop().remove_reader(self._master)
        self._news.set()

    def type(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def resize(self, size: Size) -> None:
        set_size(self._master, size)

    async def until(self, fulfilled: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not fulfilled():
                self._news.clear()
                await self._news.wait()

    async def until_shows(self, text: str) -> None:
        await self.until(lambda: any(text in row for row in shown(self.read, (80, 24)).display))


def set_size(terminal: int, size: Size) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


@asynccontextmanager
async def at_terminal(
    door: Door, term: str, env: Mapping[str, str] | None = None
) -> AsyncIterator[AtTerminal]:
    master, slave = os.openpty()
    set_size(slave, (80, 24))
    process = await asyncio.create_subprocess_exec(
        "ssh", "-F", "none", "-tt", *OPTIONS, "-p", str(door.port), "anna@127.0.0.1",
        stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        env={"PATH": os.environ["PATH"], "TERM": term, **(env or {})},
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(slave)
    try:
        yield AtTerminal(master, process)
    finally:
        asyncio.get_running_loop().remove_reader(master)
        os.close(master)
        async with asyncio.timeout(PATIENCE):
            await process.wait()


@pytest.mark.slow
@pytest.mark.asyncio
async def test_openssh_shows_the_app_sends_keys_and_resizes_and_leaves() -> None:
    async with opened(Parlour) as door, at_terminal(door, "xterm-256color") as person:
        await person.until_shows("for Anna")
        person.type("aß\x1b[A\x03".encode())
        await person.until_shows("a ß up ctrl+c")
        person.resize((100, 40))
        await person.until(lambda: b"\x1b[40H" in person.read)
        door.apps[0].exit()
        assert await door.next_end() == AppEnd("left")
        async with asyncio.timeout(PATIENCE):
            assert await person.process.wait() == 0
        await person.until(lambda: is_given_back(person.read))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("term", "env", "kinds"),
    [
        ("xterm-256color", {}, {"256"}),
        ("xterm-256color", {"COLORTERM": "truecolor"}, {"truecolor"}),
        ("screen", {}, {"16"}),
        ("xterm-kitty", {"NO_COLOR": "1"}, set()),
    ],
)
@pytest.mark.asyncio
async def test_openssh_sends_the_environment_that_decides_the_colours(
    term: str, env: dict[str, str], kinds: set[str]
) -> None:
    async with opened(Parlour) as door, at_terminal(door, term, env) as person:
        await person.until_shows("the table")
        assert kinds_of_colors(person.read.split(b"$qm\x1b\\\x1b[m")[-1]) == kinds


@pytest.mark.asyncio
async def test_an_app_ends_when_its_terminal_is_closed() -> None:
    async with opened(Parlour) as door:
        async with at_terminal(door, "xterm") as person:
            await person.until_shows("for Anna")
            person.process.kill()
        assert await door.next_end() == AppEnd("gone")
