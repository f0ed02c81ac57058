"""Only a sound database of this house is opened; another is refused and stays as it is."""

import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.errors import HouseError, UsageError
from server.store import migrations
from server.store.client import Store
from server.store.database import DATABASE, LOCK, PART
from tests.store.filling import AS_OF, FILLED, RECORD, empty_table, filling

VERSIONS = sorted((Path(__file__).parent / "versions").glob("*.sql"))
Spoil = Callable[[Path], object]


def sql(statement: str) -> Spoil:
    def run(file: Path) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.executescript(statement)

    return run


def overwrite_the_middle(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 2)
        opened.write(b"\xff" * 5000)


def halve(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


async def fill(folder: Path) -> Path:
    store = Store.open(folder)
    await store.write(*filling(), *(empty_table(table, b"x" * 900) for table in range(2, 50)))
    store.close()
    return folder / DATABASE


def refused(folder: Path) -> HouseError:
    with pytest.raises(UsageError) as found:
        Store.open(folder, busy=0.0)
    return found.value


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda file: file.write_bytes(b""), "store-foreign"),
        (lambda file: file.write_bytes(b"these are no cards" * 1000), "store-broken"),
        (overwrite_the_middle, "store-broken"),
        (halve, "store-broken"),
        (sql("DROP TABLE results"), "store-broken"),
        (sql("PRAGMA application_id = 7"), "store-foreign"),
        (sql("PRAGMA user_version = 99"), "store-newer"),
    ],
)
@pytest.mark.asyncio
async def test_a_database_that_is_wrong_is_refused_and_left_untouched(
    tmp_path: Path, spoil: Spoil, code: str
) -> None:
    file = await fill(tmp_path)
    spoil(file)
    before = file.read_bytes()
    complaint = refused(tmp_path)
    assert (complaint.code, complaint.details["file"]) == (code, str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("spoil", [overwrite_the_middle, None])
@pytest.mark.asyncio
async def test_a_log_beside_a_broken_database_stays_too_and_beside_a_good_one_is_read(
    tmp_path: Path, spoil: Spoil | None
) -> None:
    await fill(tmp_path / "running")
    store = Store.open(tmp_path / "running")
    await store.write(empty_table(1, b"in the log"))
    file = Path(shutil.copytree(tmp_path / "running", tmp_path / "killed")) / DATABASE
    store.close()
    log = file.with_name(f"{DATABASE}-wal")
    assert b"in the log" in log.read_bytes()
    if spoil is None:
        again = Store.open(tmp_path / "killed")
        assert again.everything().tables[0].room == b"in the log"
        again.close()
    else:
        spoil(file)
        before = file.read_bytes(), log.read_bytes()
        assert refused(tmp_path / "killed").code == "store-broken"
        assert (file.read_bytes(), log.read_bytes()) == before


def test_a_log_without_its_database_is_not_taken_for_that_of_a_new_one(tmp_path: Path) -> None:
    log = tmp_path / f"{DATABASE}-wal"
    log.write_bytes(b"the last writes of a lost database")
    assert refused(tmp_path).code == "store-broken"
    assert log.read_bytes() == b"the last writes of a lost database"
    assert not (tmp_path / DATABASE).exists()


def test_a_database_that_another_program_has_locked_is_refused(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert refused(tmp_path).code == "store-locked"
    Store.open(tmp_path).close()


def test_a_second_house_in_the_same_folder_is_refused_until_the_first_is_closed(
    tmp_path: Path,
) -> None:
    first = Store.open(tmp_path)
    complaint = refused(tmp_path)
    assert (complaint.code, complaint.details["folder"]) == ("store-in-use", str(tmp_path))
    first.close()
    Store.open(tmp_path).close()


def test_a_refused_house_lets_go_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    assert [refused(tmp_path).code for _ in range(2)] == ["store-foreign"] * 2


def test_only_the_owner_can_look_into_it(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "house"
    store = Store.open(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert found == dict.fromkeys((DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK), 0o600)
    store.close()
    (folder / DATABASE).chmod(0o644)
    Store.open(folder).close()
    assert stat.S_IMODE((folder / DATABASE).stat().st_mode) == 0o600


def test_closing_leaves_one_whole_file(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    assert {file.name for file in tmp_path.iterdir()} == {DATABASE, LOCK}
    assert not [thread for thread in threading.enumerate() if thread.name == "memory"]


@pytest.mark.asyncio
async def test_closing_beside_a_reader_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    await store.write(*filling())
    with closing(sqlite3.connect(tmp_path / DATABASE)) as reader:
        assert reader.execute("SELECT count(*) FROM people").fetchall() == [(2,)]
        store.close()
        assert (tmp_path / f"{DATABASE}-wal").stat().st_size == 0


def test_what_a_killed_first_start_left_behind_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / PART).write_bytes(b"half a database")
    (tmp_path / f"{PART}-wal").write_bytes(b"and its log")
    Store.open(tmp_path).close()
    assert {file.name for file in tmp_path.iterdir()} == {DATABASE, LOCK}


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_a_folder_that_cannot_be_one_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert refused(tmp_path / place).code == "cannot-write"


def test_a_folder_where_the_database_should_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    complaint = refused(tmp_path)
    assert (complaint.code, complaint.details["why"]) == ("cannot-read", "folder")


def test_there_is_a_database_of_every_version() -> None:
    assert [file.stem for file in VERSIONS] == [
        str(number + 1) for number in range(len(migrations.MIGRATIONS))
    ]


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_a_database_of_every_version_is_brought_up_to_date(tmp_path: Path, file: Path) -> None:
    old = tmp_path / DATABASE
    sql(file.read_text("utf-8"))(old)
    sql(f"PRAGMA user_version = {file.stem}; PRAGMA application_id = {migrations.APPLICATION}")(old)
    store = Store.open(tmp_path)
    assert store.everything() == AS_OF.get(int(file.stem), FILLED)
    store.close()
    with closing(sqlite3.connect(old)) as db:
        assert migrations.version(db) == len(migrations.MIGRATIONS)
        assert migrations.things(db) == migrations.expected_things(len(migrations.MIGRATIONS))
        assert db.execute("SELECT lines FROM records").fetchall() == [(RECORD.lines,)]


def test_each_migration_is_done_once_and_whole_or_not_at_all() -> None:
    good, longer = "CREATE TABLE a (x); INSERT INTO a VALUES (1)", "ALTER TABLE a ADD COLUMN y"
    bad = "INSERT INTO a VALUES (2, 3); INSERT INTO b VALUES (4)"
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrations.migrate(db, (good,))
        with pytest.raises(sqlite3.OperationalError, match="no such table: b"):
            migrations.migrate(db, (good, longer, bad))
        assert migrations.version(db) == 2
        assert db.execute("SELECT * FROM a").fetchall() == [(1, None)]
        migrations.migrate(db, (good, longer, "DELETE FROM a"))
        assert (migrations.version(db), migrations.application(db)) == (3, migrations.APPLICATION)
        assert db.execute("SELECT * FROM a").fetchall() == []
