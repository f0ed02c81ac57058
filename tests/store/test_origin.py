"""The log of a database that was not closed is applied to that database and to no other one."""

import shutil
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from server.errors import UsageError
from server.protocol.seat import replace
from server.store.backup import backup
from server.store.changes import keep_record
from server.store.client import Store
from server.store.database import DATABASE
from tests.store.sample import FILLED, RECORD, contents, filling

LOG = f"{DATABASE}-wal"
# Bytes, as the format of SQLite has them.
WAL_HEADER, FRAME_HEADER = 32, 24


async def killed(folder: Path, after: Path) -> None:
    """A copy of the files of a house that was killed."""
    store = Store.open(folder)
    await store.write(*filling())
    shutil.copytree(folder, after)
    store.close()
    assert (after / LOG).stat().st_size


@pytest.mark.asyncio
async def test_after_a_kill_the_log_is_applied(tmp_path: Path) -> None:
    await killed(tmp_path / "house", tmp_path / "killed")
    store = Store.open(tmp_path / "killed")
    assert contents(store) == FILLED
    store.close()


def copy_from_log(folder: Path) -> Iterator[bytes]:
    """The database after each page that SQLite copies into it from its log, in their order."""
    log, database = (folder / LOG).read_bytes(), bytearray((folder / DATABASE).read_bytes())
    (size,) = struct.unpack(">I", log[8:12])
    newest = dict[int, bytes]()
    for begin in range(WAL_HEADER, len(log), FRAME_HEADER + size):
        (page,) = struct.unpack(">I", log[begin : begin + 4])
        newest[page] = log[begin + FRAME_HEADER :][:size]
    for page in sorted(newest):
        end = page * size
        database.extend(bytes(max(0, end - len(database))))
        database[end - size : end] = newest[page]
        yield bytes(database)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("size", [0, 2_000, 20_000, 100_000])
async def test_a_house_that_was_killed_while_the_log_was_copied_is_opened(
    tmp_path: Path, size: int
) -> None:
    store = Store.open(tmp_path / "house")
    await store.write(*filling())
    before = contents(store)
    if size:
        long = replace(RECORD, id="long", open=False, lines=Random(1).randbytes(size))
        await store.write(*keep_record(long))
    # Moves every page to another place.
    with closing(sqlite3.connect(tmp_path / "house" / DATABASE)) as connection:
        connection.execute("VACUUM")
    shutil.copytree(tmp_path / "house", tmp_path / "killed")
    store.close()
    for number, database in enumerate(copy_from_log(tmp_path / "killed")):
        after = tmp_path / str(number)
        shutil.copytree(tmp_path / "killed", after)
        (after / DATABASE).write_bytes(database)
        store = Store.open(after)
        assert contents(store) == before
        store.close()


@pytest.mark.asyncio
async def test_the_log_of_a_killed_house_does_not_undo_a_copy_in_its_place(tmp_path: Path) -> None:
    Store.open(tmp_path / "house").close()
    copy, after = tmp_path / "copy.db", tmp_path / "killed"
    backup(tmp_path / "house", str(copy))
    await killed(tmp_path / "house", after)
    shutil.copy(copy, after / DATABASE)
    before = {each.name: each.read_bytes() for each in after.iterdir()}
    with pytest.raises(UsageError) as found:
        Store.open(after)
    assert found.value.code == "store-other-log"
    assert {each.name: each.read_bytes() for each in after.iterdir()} == before
    (after / LOG).unlink()
    (after / f"{DATABASE}-shm").unlink()
    Store.open(after).close()


def test_a_copy_without_a_log_beside_it_is_opened(tmp_path: Path) -> None:
    Store.open(tmp_path / "house").close()
    backup(tmp_path / "house", str(tmp_path / "copy.db"))
    shutil.copy(tmp_path / "copy.db", tmp_path / "house" / DATABASE)
    for _ in range(2):
        Store.open(tmp_path / "house").close()
