"""kartenhaus serve: its start, its settings, its log and its end."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from server.commands import serve
from server.doors.ssh.host_keys import HostKeys
from server.house.lobby.session import Session as Anybody
from server.house.tasks import report
from server.store import changes
from server.store.client import StoreError
from server.store.database import DATABASE
from tests.commands.full_pipe import full_pipe
from tests.ssh.bare_server import HERE, connect
from tests.ssh.client_programs import ROOT, ended
from tests.ssh.house_over_ssh import ENGLISH, WIDE, housed
from tests.ssh.made_keys import give_keys
from tests.textual.loopback import Client
from tests.textual.paper import PATIENCE, is_given_back

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
LINE = (sys.executable, "-m", "server", "serve", "--host", HERE, "--language", "en", "--port")
SERVE = (*LINE, "0")
SOON = 10
"""within which a house must have closed"""


class Served:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.out = ""
        self.port = 0

    async def until_says(self, text: str) -> None:
        assert self.process.stdout
        async with asyncio.timeout(PATIENCE):
            while text not in self.out:
                line = (await self.process.stdout.readline()).decode()
                if not line and self.process.stderr:
                    self.out += (await self.process.stderr.read()).decode()
                assert line, self.out
                self.out += line

    async def log_of(self, what: str) -> dict[str, Any]:
        """The next log entry of this kind."""
        assert self.process.stderr
        async with asyncio.timeout(PATIENCE):
            async for line in self.process.stderr:
                entry: dict[str, Any] = json.loads(line)
                if entry.pop("what") == what:
                    for field in ("at", "level", "part"):
                        del entry[field]
                    return entry
        raise EOFError

    async def reread(self) -> None:
        """Lets it read its settings again."""
        self.out = ""
        self.process.send_signal(signal.SIGHUP)
        await self.until_says("Settings reloaded.")

    async def end(self) -> tuple[int, str]:
        """Stops it; returns the exit code and the rest of the log."""
        async with asyncio.timeout(SOON):
            out, err = await self.process.communicate()
        self.out += out.decode()
        assert self.process.returncode is not None
        return self.process.returncode, (err or b"").decode()

    def connected(self, login: str = "anna") -> Any:
        return connect(self.port, login)

    @asynccontextmanager
    async def entered(self, login: str = "anna", term: str | None = None) -> AsyncIterator[Client]:
        async with self.connected(login) as connection:
            size = WIDE if term else None
            process = await connection.create_process(
                term_type=term, term_size=size, env=ENGLISH if term else {}, encoding=None
            )
            yield Client(connection, process, WIDE)


def settings(file: Path, door: str = "", tables: str = "", bots: str = "workers = 0") -> str:
    """Settings with bots that play at once, and records that are read without a process."""
    file.write_text(
        f"[bots]\n{bots}\nquickest_ms = 0\nslowest_ms = 0\n[records]\nworkers = 0\n"
        f"[tables]\n{tables}\n[door]\n{door}\n"
    )
    return str(file)


@asynccontextmanager
async def served(
    folder: Path, *flags: str, port: int = 0, has_keys: bool = True, **how: Any
) -> AsyncIterator[Served]:
    if has_keys:
        give_keys(folder)
    file = settings(folder.with_name("house.toml"))
    usual: dict[str, Any] = {"stdout": PIPE, "stderr": PIPE, "cwd": ROOT}
    process = await asyncio.create_subprocess_exec(
        *(*LINE, str(port), "--data", str(folder), "--config", file, *flags),
        **(usual | how),
    )
    house = Served(process)
    try:
        await house.until_says("The house is open.")
        found = re.search(r"ssh -p (\d+) 127\.0\.0\.1\n", house.out)
        assert found, house.out
        house.port = int(found[1])
        yield house
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def says(client: Client, text: str) -> Callable[[], bool]:
    return lambda: text.encode() in client.read


async def test_serve_makes_folder_keys_and_database_and_prints_how_to_connect(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "house"
    async with served(folder, has_keys=False) as house:
        assert f"Address: {HERE}, port {house.port}\n" in house.out
        assert folder.stat().st_mode & 0o777 == 0o700
        private = [file for file in (folder / "keys").iterdir() if file.suffix != ".pub"]
        assert len(private) == 2
        for file in private:
            assert file.stat().st_mode & 0o777 == 0o600
            assert asyncssh.read_private_key(file).get_fingerprint() in house.out
        assert (folder / "house.db").stat().st_mode & 0o777 == 0o600
        first = set(re.findall("SHA256:.*", house.out))
        house.process.send_signal(signal.SIGINT)
        assert (await house.end())[0] == 0
    async with served(folder) as house:
        assert set(re.findall("SHA256:.*", house.out)) == first


async def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path / "house") as house, house.entered() as anna:
        second = await asyncio.create_subprocess_exec(
            *(*SERVE, "--data", str(tmp_path / "house")), stdout=PIPE, stderr=PIPE, cwd=ROOT
        )
        code, out, told = await ended(second)
        assert (code, out) == (2, "")
        assert told.startswith(f"Another house is already open in {tmp_path / 'house'}. Go on in")
        assert "--data FOLDER" in told
        await anna.until(says(anna, "Welcome"))


async def test_stopping_tells_everybody_restores_terminals_and_keeps_the_tables(
    tmp_path: Path,
) -> None:
    async with (
        served(tmp_path / "house") as house,
        house.entered("anna", "xterm") as anna,
        house.entered("ben") as ben,
    ):
        anna.type(b":play farbstich\r")
        await anna.until_shows("YOUR TURN")
        await ben.until(says(ben, "Welcome"))
        house.process.send_signal(signal.SIGTERM)
        await anna.read_all()
        await ben.read_all()
        code, log = await house.end()
        assert code == 0
        assert is_given_back(anna.read)
        for client in (anna, ben):
            assert b"The house is closing. All tables are kept." in client.read
        assert house.out.endswith("The house is closing. All tables are kept.\n")
        assert {json.loads(line)["what"] for line in log.splitlines()} - {"pause"} == {
            "connection",
            "login",
            "enter",
            "seat",
            "leave",
            "refused",
        }
    with closing(sqlite3.connect(tmp_path / "house" / "house.db")) as db:
        assert db.execute("SELECT COUNT(*) FROM tables").fetchone() == (1,)


async def test_a_session_that_never_ends_does_not_keep_the_server_open(
    tmp_path: Path, keys: HostKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "SESSIONS_SECONDS", 0.0)
    async with asyncio.timeout(PATIENCE), housed(tmp_path, keys) as house:
        assert isinstance(await house.house.enter(name="anna"), Anybody)


async def test_a_hangup_signal_reads_the_settings_again_and_a_faulty_file_changes_nothing(
    tmp_path: Path,
) -> None:
    async with served(tmp_path / "house") as house:
        async with house.entered() as anna:
            await anna.until(says(anna, "Welcome"))
            settings(tmp_path / "house.toml", "connections = 1")
            house.process.send_signal(signal.SIGHUP)
            await house.until_says("Settings reloaded.")
            assert await house.log_of("settings") == {"restart": []}
            with pytest.raises(asyncssh.DisconnectError, match="full"):
                async with house.entered("ben"):
                    pass
            settings(tmp_path / "house.toml", "connections = 'many'")
            house.process.send_signal(signal.SIGHUP)
            assert "many" in (await house.log_of("settings-complaint"))["why"]
            with pytest.raises(asyncssh.DisconnectError, match="full"):
                async with house.entered("ben"):
                    pass
        house.process.send_signal(signal.SIGTERM)
        assert (await house.end())[0] == 0


async def test_changed_settings_apply_at_once_and_the_log_names_those_that_need_a_restart(
    tmp_path: Path,
) -> None:
    async with served(tmp_path / "house") as house, house.entered() as anna:
        await anna.until(says(anna, "Welcome"))
        settings(tmp_path / "house.toml", "keepalive_seconds = 7", "most = 1", "workers = 1")
        house.process.send_signal(signal.SIGHUP)
        changed = await house.log_of("settings")
        assert changed == {"restart": ["bots.workers", "door.keepalive_seconds"]}
        async with house.entered("ben") as ben:
            await ben.until(says(ben, "Welcome"))
            anna.type(b"new farbstich seats 3\n")
            await anna.until(says(anna, "able 1"))
            ben.type(b"new farbstich seats 3\n")
            await ben.until(says(ben, "which is the limit"))
        house.process.send_signal(signal.SIGTERM)
        assert (await house.end())[0] == 0


async def test_a_stuck_client_keeps_the_server_open_for_at_most_ten_seconds(
    tmp_path: Path,
) -> None:
    """Reads less than one frame, and never answers again."""
    async with served(tmp_path / "house") as house, house.connected() as connection:
        anna = await connection.create_process(
            term_type="xterm", term_size=WIDE, encoding=None, window=2048
        )
        await anna.stdout.readuntil(b"\x1b[?1049h")
        connection._transport.pause_reading()
        await house.log_of("enter")
        house.process.send_signal(signal.SIGTERM)
        code, _ = await house.end()
        assert code == 0
        connection.abort()


async def test_the_log_says_why_a_task_of_the_house_failed(tmp_path: Path, keys: HostKeys) -> None:
    async def fail() -> None:
        raise ZeroDivisionError("seven of hearts")

    async with housed(tmp_path, keys) as house:
        task = asyncio.create_task(fail(), name="table 3")
        task.add_done_callback(report)
        await asyncio.wait((task,))
        await house.until(lambda: house.log("fault"))
        (fault,) = house.log("fault")
        assert "hearts" not in house.whole_log
    assert (fault["task"], fault["kind"]) == ("table 3 has failed", "builtins.ZeroDivisionError")
    assert fault["where"][-1].endswith(" fail")


async def test_the_log_says_when_nothing_can_be_stored_and_when_it_can_again(
    tmp_path: Path, keys: HostKeys
) -> None:
    async with housed(tmp_path, keys) as house:
        change = changes.keep_ban("192.0.2.7/32", 1.0)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as other:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(2):
                with pytest.raises(StoreError):
                    await house.house.store.write(change)
        assert house.log("cannot-store") == [{"why": "locked"}]
        assert not house.log("stores-again")
        await house.house.store.write(change)
        await house.house.store.write(change)
        assert house.log("stores-again") == [{}]


async def test_a_log_that_is_never_read_stops_neither_the_house_nor_its_end(
    tmp_path: Path,
) -> None:
    with full_pipe() as log:
        async with served(tmp_path / "house", stderr=log) as house:
            async with house.entered() as anna:
                await anna.until(says(anna, "Welcome"))
                settings(tmp_path / "house.toml", "connections = 'many'")
                house.process.send_signal(signal.SIGHUP)
                anna.type(b"new farbstich seats 3\n")
                await anna.until(says(anna, "able 1"))
            house.process.send_signal(signal.SIGTERM)
            assert (await house.end())[0] == 0


@pytest.mark.parametrize("closed", [False, True], ids=["full disk", "closed"])
async def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path, closed: bool) -> None:
    with open("/dev/full", "wb") as full:
        how: dict[str, Any] = {"preexec_fn": partial(os.close, 2)} if closed else {}
        async with served(tmp_path / "house", stderr=full.fileno(), **how) as house:
            async with house.entered() as anna:
                await anna.until(says(anna, "Welcome"))
            house.process.send_signal(signal.SIGTERM)
            assert (await house.end())[0] == 0
