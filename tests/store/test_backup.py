"""A backup is a snapshot, also of a running house."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

import pytest

from server.errors import UsageError
from server.store.backup import backup
from server.store.changes import add_move, keep_table
from server.store.client import Store
from server.store.database import DATABASE
from server.store.rows import MoveRow
from tests.store.sample import FILLED, filling


@asynccontextmanager
async def playing(store: Store) -> AsyncIterator[None]:
    """Writes move after move, each with the matching state of the table."""

    async def play() -> None:
        for number in count(2):
            move = add_move(1, MoveRow(number, 0, b"x" * 3000))
            await store.write(move, keep_table(1, b"{}", str(number).encode(), 0.0))

    player = asyncio.create_task(play())
    yield
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)


@pytest.mark.asyncio
async def test_a_backup_made_while_people_play_is_consistent(store: Store, tmp_path: Path) -> None:
    await store.write(*filling())
    seen = [1]
    async with playing(store):
        for number in range(5):
            folder = tmp_path / str(number)
            folder.mkdir()
            await asyncio.to_thread(backup, tmp_path / "house", str(folder / DATABASE))
            copy = Store.open(folder)
            (table,) = copy.everything().tables
            copy.close()
            assert [move.number for move in table.moves] == list(range(len(table.moves)))
            assert table.room in (FILLED.tables[0].room, str(len(table.moves) - 1).encode())
            seen.append(len(table.moves))
    assert seen == sorted(seen)


@pytest.mark.asyncio
async def test_a_backup_is_readable_by_its_owner_only_and_nothing_is_left_beside_it(
    store: Store, tmp_path: Path
) -> None:
    await store.write(*filling())
    folder = tmp_path / "copies"
    folder.mkdir()
    file = folder / "copy.db"
    file.write_bytes(b"what was there before")
    file.chmod(0o644)
    backup(tmp_path / "house", str(file))
    assert [each.name for each in folder.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT name FROM people ORDER BY id").fetchall() == [
            ("Anna",),
            ("Ben",),
        ]


def test_a_backup_that_fails_leaves_the_old_file(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    file.write_bytes(b"what was there before")
    store.close()
    with (tmp_path / "house" / DATABASE).open("r+b") as database:
        database.seek(8192)
        database.write(b"\xff" * 4096)
    with pytest.raises(UsageError) as found:
        backup(tmp_path / "house", str(file))
    assert found.value.code == "store-broken"
    assert file.read_bytes() == b"what was there before"
    assert {each.name for each in tmp_path.iterdir()} == {"house", "copy.db"}


@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal", "house.lock"])
def test_a_backup_onto_the_database_itself_is_refused(
    store: Store, tmp_path: Path, name: str
) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "house")
    before = (tmp_path / "house" / name).read_bytes()
    for folder in ("house", "link"):
        with pytest.raises(UsageError) as found:
            backup(tmp_path / "house", str(tmp_path / folder / name))
        assert found.value.code == "backup-onto-itself"
    assert (tmp_path / "house" / name).read_bytes() == before


def test_a_backup_needs_a_regular_file(store: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    whys = []
    for name in ("-", str(tmp_path / "pipe"), str(tmp_path), str(tmp_path / "no" / "copy.db")):
        with pytest.raises(UsageError) as found:
            backup(tmp_path / "house", name)
        whys.append(found.value.details["why"])
    assert whys == ["special", "special", "folder", "missing"]
