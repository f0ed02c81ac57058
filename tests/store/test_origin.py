"""The log of a database that was not closed is applied to that database and to no other one."""

import shutil
from pathlib import Path

import pytest

from server.errors import UsageError
from server.store.backup import backup
from server.store.client import Store
from server.store.database import DATABASE
from tests.store.sample import FILLED, contents, filling

LOG = f"{DATABASE}-wal"


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
