"""Another process takes the place of a house whose database is in PostgreSQL."""

import asyncio
import json
import os
from pathlib import Path

import psycopg
import pytest

from tests.commands.running import ask_admin
from tests.link.test_coming_back import entered
from tests.link.test_failed_updates import installed
from tests.link.test_updates import updatable, update
from tests.ssh.house_over_ssh import BEN
from tests.ssh.test_serve import Served
from tests.textual.loopback import Client
from tests.textual.paper import PATIENCE

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def opens_table(ben: Client, number: int) -> None:
    ben.type(b"new farbstich seats 3\n")
    await ben.until(lambda: f"able {number}".encode() in ben.read)
    ben.type(b"leave\n")


async def test_the_lock_of_the_database_goes_to_the_new_process(tmp_path: Path, url: str) -> None:
    folder, variables = tmp_path / "house", {**os.environ, "KARTENHAUS_STORE_URL": url}
    async with (
        updatable(folder, env=variables) as house,
        entered(house, "ben", BEN, None) as ben,
    ):
        await opens_table(ben, 1)
        await update(folder)
        await opens_table(ben, 2)
        with psycopg.connect(url) as connection:
            holders = connection.execute(
                "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
            )
            assert holders.fetchall() == [(1,)]


async def test_a_house_goes_on_after_a_new_version_failed_or_would_change_the_tables(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENHAUS_STORE_URL", url)
    async with installed(tmp_path) as (program, house), entered(house, "ben", BEN, None) as ben:
        await opens_table(ben, 1)
        program.exits_late()
        told = await ask_admin(program.folder, "update")
        assert "it ended before it had opened the database" in told.err
        await opens_table(ben, 2)
        program.add_to_migrations("MIGRATIONS = (*MIGRATIONS, 'CREATE TABLE more (id INTEGER);')")
        assert (await ask_admin(program.folder, "update")).code == 2
        assert "make a backup, and restart the house" in await log_of(house)
        await opens_table(ben, 3)
        status = json.loads((await ask_admin(program.folder, "status", json=True)).out)
        assert status["people"] == 1


async def log_of(house: Served) -> str:
    """The next line that is no entry."""
    assert house.process.stderr
    async with asyncio.timeout(PATIENCE):
        async for line in house.process.stderr:
            if not line.startswith(b"{"):
                return line.decode()
    raise EOFError
