"""Client programs as commands, with or without a terminal."""

import asyncio
import fcntl
import os
import struct
import subprocess
import sys
import termios
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import which
from typing import NamedTuple

import asyncssh

from server.doors.terminal.terminal import Size
from tests.ssh.bare_server import HERE
from tests.ssh.house_over_ssh import WIDE, Housed
from tests.textual.paper import PATIENCE, shown

ROOT = Path(__file__).parents[2]


class Place(NamedTuple):
    """The address of the server, and the folder of the client's keys."""

    house: Housed
    folder: Path

    @property
    def port(self) -> str:
        return str(self.house.port)

    def environment(self, **more: str) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "HOME": str(self.folder), **more}

    def make(self, *command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, env=self.environment())


class Program(NamedTuple):
    """`terminal`: with one, without one, or by the default of the program."""

    needs: tuple[str, ...]
    make_key: Callable[[Place, Path], None]
    command: Callable[[Place, str, str | None, bool], list[str]]

    @property
    def missing(self) -> str:
        return ", ".join(each for each in self.needs if which(each) is None)


def openssh_key(place: Place, file: Path) -> None:
    file.touch(0o600)
    file.write_bytes(asyncssh.generate_private_key("ssh-ed25519").export_private_key())


def openssh(place: Place, login: str, key: str | None, terminal: bool) -> list[str]:
    hosts = place.folder / "known_hosts"
    hosts.write_text(place.house.known_hosts())
    settings = {
        "UserKnownHostsFile": str(hosts),
        "GlobalKnownHostsFile": "/dev/null",
        "StrictHostKeyChecking": "yes",
        "LogLevel": "ERROR",
        "IdentityAgent": "none",
        "IdentitiesOnly": "yes",
        "IdentityFile": key or "none",
    }
    options = [part for name, value in settings.items() for part in ("-o", f"{name}={value}")]
    face = "-tt" if terminal else "-T"
    return ["ssh", "-F", "/dev/null", face, "-p", place.port, *options, f"{login}@{HERE}"]


def dropbear_key(place: Place, file: Path) -> None:
    place.make("dropbearkey", "-t", "ed25519", "-f", str(file))


def dropbear(place: Place, login: str, key: str | None, terminal: bool) -> list[str]:
    identity = ["-i", key] if key else []
    face = "-t" if terminal else "-T"
    return ["dbclient", "-y", face, "-p", place.port, *identity, f"{login}@{HERE}"]


def putty_key(place: Place, file: Path) -> None:
    nothing = ("--new-passphrase", "/dev/null")
    place.make("puttygen", "-q", "-t", "ed25519", "-o", str(file), *nothing)


def plink(place: Place, login: str, key: str | None, terminal: bool) -> list[str]:
    host_key = place.house.keys.ed25519.get_fingerprint()
    identity = ["-i", key] if key else []
    where = ["-P", place.port, "-l", login, "-hostkey", host_key]
    return ["plink", "-ssh", "-batch", *where, *identity, "-t" if terminal else "-T", HERE]


def with_paramiko(place: Place, login: str, key: str | None, terminal: bool) -> list[str]:
    file = str(Path(__file__).with_name("with_paramiko.py"))
    face = "terminal" if terminal else "none"
    return [sys.executable, file, place.port, login, key or "none", face]


PROGRAMS = {
    "openssh": Program(("ssh",), openssh_key, openssh),
    "dropbear": Program(("dbclient", "dropbearkey"), dropbear_key, dropbear),
    "putty": Program(("plink", "puttygen"), putty_key, plink),
    "paramiko": Program((), openssh_key, with_paramiko),
}


async def run(place: Place, command: list[str], typed: str = "") -> tuple[int, str, str]:
    """Without a terminal."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE if typed else DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
        env=place.environment(),
        cwd=ROOT,
    )
    return await ended(process, typed)


async def ended(process: Process, typed: str = "") -> tuple[int, str, str]:
    """The exit code and the output of a process, which is killed if it takes too long: Python warns
    of one that is left, in whichever test collects garbage next."""
    try:
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate(typed.encode() or None)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode is not None
    return process.returncode, (out or b"").decode(), (err or b"").decode()


class AtTerminal:
    """A pseudo terminal with a screen in memory."""

    def __init__(self, master: int, process: Process, size: Size) -> None:
        self.process = process
        self.read = b""
        self._master = master
        self._size = size
        self._is_open, self._ended = True, False
        self._news = asyncio.Event()
        asyncio.get_running_loop().add_reader(master, self._take)

    def _take(self) -> None:
        try:
            part = os.read(self._master, 65536)
        except OSError:
            # The other side is closed.
            part = b""
        self.read += part
        if not part:
            self._ended = True
            self.look_away()
        self._news.set()

    def hang_up(self) -> None:
        """Closes the terminal itself."""
        if self._is_open:
            self._is_open = False
            self.look_away()
            os.close(self._master)

    def look_away(self) -> None:
        asyncio.get_running_loop().remove_reader(self._master)

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def resize(self, size: Size) -> None:
        """Resizes the terminal; later output is drawn in this size."""
        self._size, self.read = size, b""
        set_size(self._master, size)

    def shows(self) -> str:
        return "\n".join(shown(self.read, self._size).display)

    async def until_shows(self, text: str) -> None:
        await self.until(lambda: text in self.shows())

    async def until(self, holds: Callable[[], object]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    assert not self._ended, self.shows()
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(self.shows()) from None

    async def cut(self) -> None:
        """Kills the program, so that the connection breaks."""
        self.process.kill()
        await self.process.wait()

    async def end(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


def set_size(terminal: int, size: Size) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


@asynccontextmanager
async def at_terminal(
    command: list[str], env: Mapping[str, str], size: Size = WIDE, stdout: int | None = None
) -> AsyncIterator[AtTerminal]:
    master, slave = os.openpty()
    set_size(slave, size)
    process = await asyncio.create_subprocess_exec(
        # As in a shell of a person, also if the tests were started with nohup.
        *("env", "--default-signal=HUP", "setsid", "--ctty", *command),
        stdin=slave,
        stdout=slave if stdout is None else stdout,
        stderr=slave,
        env=env,
        cwd=ROOT,
    )
    os.close(slave)
    person = AtTerminal(master, process, size)
    try:
        yield person
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        person.hang_up()
