"""Another process fails to take the place of a house, which goes on."""

import asyncio
import json
import os
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot_processes.asking import children
from tests.commands.running import Prompt, ask_admin
from tests.copied import copy_sources
from tests.ssh.client_programs import ended
from tests.ssh.test_serve import SERVE, Served, served

pytestmark = pytest.mark.slow


class Installed:
    """The program as a house is started with it, which can be replaced by another version."""

    def __init__(self, folder: Path) -> None:
        self.program = folder / "program"
        self.folder = folder / "house"
        copy_sources(self.program)
        seconds = "OPENING_SECONDS: Final = "
        self.change("commands/serving/hand_over.py", f"{seconds}10.0", f"{seconds}4.0")

    def change(self, file: str, before: str, after: str) -> None:
        place = self.program / "server" / file
        text = place.read_text()
        assert before in text
        place.write_text(text.replace(before, after))

    def exits(self) -> None:
        self.change("commands/serving/take_over.py", '"""serve', 'raise SystemExit(7)\n"""serve')

    def exits_late(self) -> None:
        self.change("commands/serving/take_over.py", "self._send(Opened())", "raise SystemExit(7)")

    def hangs(self) -> None:
        self.change(
            "commands/serving/take_over.py", "self._send(Opened())", "import time; time.sleep(99)"
        )

    def is_older(self) -> None:
        self.change(
            "store/migrations.py", "def migrate(", "MIGRATIONS = MIGRATIONS[:-1]\ndef migrate("
        )

    def add_to_migrations(self, line: str) -> None:
        self.change("store/migrations.py", "def migrate(", f"{line}\ndef migrate(")

    def migrates_and_exits(self) -> None:
        self.add_to_migrations("MIGRATIONS = (*MIGRATIONS, 'CREATE TABLE more (id INTEGER);')")
        self.exits_late()

    def has_wrong_settings(self) -> None:
        (self.folder.with_name("house.toml")).write_text("[door]\nport = 'many'\n")


@asynccontextmanager
async def installed(folder: Path) -> AsyncIterator[tuple[Installed, Served]]:
    program = Installed(folder)
    # A process that the house has started must outlive what fails.
    records = {**os.environ, "KARTENHAUS_RECORDS_WORKERS": "1"}
    async with served(program.folder, cwd=program.program, env=records) as house:
        yield program, house


@pytest.mark.long
@pytest.mark.parametrize(
    ("fail", "why"),
    [
        (Installed.exits, "it ended with code 7; why is in the log."),
        (Installed.exits_late, "it ended before it had opened the database."),
        (Installed.hangs, "it took too long."),
        (Installed.is_older, "it ended with code 2; why is in the log."),
        (Installed.migrates_and_exits, "it ended before it had opened the database."),
        (Installed.has_wrong_settings, "it ended with code 2; why is in the log."),
    ],
)
@pytest.mark.asyncio
async def test_a_new_version_that_fails_leaves_the_house_as_it_was(
    tmp_path: Path, fail: Callable[[Installed], None], why: str
) -> None:
    async with installed(tmp_path) as (program, house), house.entered() as anna:
        anna.type(b"new farbstich seats 3\n")
        await anna.until(lambda: b"able 1" in anna.read)
        before = children(house.process.pid)
        assert len(before) == 1
        fail(program)
        told = await ask_admin(program.folder, "update")
        assert (told.code, told.out) == (2, "")
        assert why in told.err
        assert children(house.process.pid) == before
        anna.type(b"say still here\n")
        await anna.until(lambda: b"still here" in anna.read.partition(b"able 1")[2])
        status = json.loads((await ask_admin(program.folder, "status", json=True)).out)
        assert (status["people"], status["tables"]) == (1, 1)
        async with house.entered("ben") as ben:
            await ben.until(lambda: b"Welcome" in ben.read)
        house.process.terminate()
        assert (await house.end())[0] == 0
    assert not list(program.folder.glob("house.db.v*"))


@pytest.mark.asyncio
async def test_another_program_that_fails_gets_a_sentence(tmp_path: Path) -> None:
    async with installed(tmp_path) as (program, _):
        program.is_older()
        process = await asyncio.create_subprocess_exec(
            *SERVE, "--take-over", "--data", str(program.folder), cwd=program.program, stderr=PIPE
        )
        code, _, told = await ended(process)
        assert code == 2
        assert "was written by version" in told
        assert (await ask_admin(program.folder, "status")).code == 0


def test_only_an_open_house_can_be_taken_over(tmp_path: Path, kartenhaus: Prompt) -> None:
    told = kartenhaus("serve", "--data", str(tmp_path), "--take-over")
    assert (told.code, told.out, told.err) == (2, "", f"No house is open in {tmp_path}.\n")
    assert not list(tmp_path.iterdir())
