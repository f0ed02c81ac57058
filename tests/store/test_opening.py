"""An intact database of this house is opened; any other is refused and stays as it is."""

import os
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from server.errors import HouseError, UsageError
from server.store import migrations
from server.store.client import Store
from server.store.database import DATABASE, LOCK, PART
from server.store.open_days import DAY
from server.store.origin import BESIDE as ORIGIN
from server.store.records import record_lines
from tests.store.sample import AS_OF, FILLED, RECORD, contents, empty_table, filling

VERSIONS = sorted((Path(__file__).parent / "versions").glob("*.sql"))
Damage = Callable[[Path], object]


def sql(statement: str) -> Damage:
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
    ("damage", "code"),
    [
        (lambda file: file.write_bytes(b""), "store-foreign"),
        (lambda file: file.write_bytes(b"these are no cards" * 1000), "store-broken"),
        (halve, "store-broken"),
        (sql("DROP TABLE results"), "store-broken"),
        (sql("PRAGMA application_id = 7"), "store-foreign"),
        (sql("PRAGMA user_version = 99"), "store-newer"),
    ],
)
@pytest.mark.asyncio
async def test_a_damaged_or_foreign_database_is_refused_and_left_untouched(
    tmp_path: Path, damage: Damage, code: str
) -> None:
    file = await fill(tmp_path)
    damage(file)
    before = file.read_bytes()
    error = refused(tmp_path)
    assert (error.code, error.details["file"]) == (code, str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("damage", [overwrite_the_middle, None])
@pytest.mark.asyncio
async def test_a_write_ahead_log_is_read_beside_an_intact_database_and_left_beside_a_damaged_one(
    tmp_path: Path, damage: Damage | None
) -> None:
    await fill(tmp_path / "running")
    store = Store.open(tmp_path / "running")
    await store.write(empty_table(1, b"in the log"))
    file = Path(shutil.copytree(tmp_path / "running", tmp_path / "killed")) / DATABASE
    store.close()
    log = file.with_name(f"{DATABASE}-wal")
    assert b"in the log" in log.read_bytes()
    if damage is None:
        again = Store.open(tmp_path / "killed")
        assert again.everything().tables[0].room == b"in the log"
        again.close()
    else:
        damage(file)
        before = file.read_bytes(), log.read_bytes()
        assert refused(tmp_path / "killed").code == "store-broken"
        assert (file.read_bytes(), log.read_bytes()) == before


def test_a_write_ahead_log_without_its_database_is_not_applied_to_a_new_one(tmp_path: Path) -> None:
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
    error = refused(tmp_path)
    assert (error.code, error.details["folder"]) == ("store-in-use", str(tmp_path))
    first.close()
    Store.open(tmp_path).close()


def test_a_refused_house_unlocks_the_folder(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    assert [refused(tmp_path).code for _ in range(2)] == ["store-foreign"] * 2


def test_only_the_owner_can_read_the_folder_and_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "house"
    store = Store.open(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert found == dict.fromkeys(
        (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK, ORIGIN), 0o600
    )
    store.close()
    (folder / DATABASE).chmod(0o644)
    Store.open(folder).close()
    assert stat.S_IMODE((folder / DATABASE).stat().st_mode) == 0o600


def test_closing_leaves_no_log_and_no_thread(tmp_path: Path) -> None:
    # Of another test, a thread may still be ending.
    before = set(threading.enumerate())
    Store.open(tmp_path).close()
    assert {file.name for file in tmp_path.iterdir()} == {DATABASE, LOCK, ORIGIN}
    assert set(threading.enumerate()) <= before


@pytest.mark.asyncio
async def test_closing_beside_a_reader_empties_the_write_ahead_log(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    await store.write(*filling())
    with closing(sqlite3.connect(tmp_path / DATABASE)) as reader:
        assert reader.execute("SELECT count(*) FROM people").fetchall() == [(2,)]
        store.close()
        assert (tmp_path / f"{DATABASE}-wal").stat().st_size == 0


def test_files_left_by_a_killed_first_start_are_replaced(tmp_path: Path) -> None:
    (tmp_path / PART).write_bytes(b"half a database")
    (tmp_path / f"{PART}-wal").write_bytes(b"and its log")
    Store.open(tmp_path).close()
    assert {file.name for file in tmp_path.iterdir()} == {DATABASE, LOCK, ORIGIN}


def test_a_new_database_is_not_there_before_its_log_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A reader keeps the log out of the database, like a disk that is full.
    migrate, readers = migrations.migrate, list[sqlite3.Connection]()

    def migrate_beside_a_reader(connection: sqlite3.Connection) -> None:
        readers.append(sqlite3.connect(tmp_path / PART, isolation_level=None))
        readers[0].execute("BEGIN")
        readers[0].execute("SELECT * FROM sqlite_schema").fetchall()
        migrate(connection)

    monkeypatch.setattr(migrations, "migrate", migrate_beside_a_reader)
    with pytest.raises(UsageError) as found:
        Store.open(tmp_path, busy=0)
    readers[0].close()
    assert found.value.code == "store-locked"
    assert not (tmp_path / DATABASE).exists()
    monkeypatch.undo()
    Store.open(tmp_path).close()


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert refused(tmp_path / place).code == "cannot-write"


def test_a_folder_in_place_of_the_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    error = refused(tmp_path)
    assert (error.code, error.details["why"]) == ("cannot-read", "folder")


def test_there_is_a_sample_of_every_version() -> None:
    assert [file.stem for file in VERSIONS] == [
        str(number + 1) for number in range(len(migrations.MIGRATIONS))
    ]


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_a_database_of_every_version_is_migrated(tmp_path: Path, file: Path) -> None:
    old = tmp_path / DATABASE
    sql(file.read_text("utf-8"))(old)
    sql(f"PRAGMA user_version = {file.stem}; PRAGMA application_id = {migrations.APPLICATION_ID}")(
        old
    )
    store = Store.open(tmp_path)
    assert contents(store) == AS_OF.get(int(file.stem), FILLED)
    store.close()
    before = tmp_path / f"{DATABASE}.v{file.stem}"
    is_old = int(file.stem) < len(migrations.MIGRATIONS)
    assert before.exists() == is_old
    if is_old:
        assert stat.S_IMODE(before.stat().st_mode) == 0o600
        with closing(sqlite3.connect(before)) as db:
            assert migrations.version(db) == int(file.stem)
    with closing(sqlite3.connect(old)) as db:
        assert migrations.version(db) == len(migrations.MIGRATIONS)
        assert migrations.schema_objects(db) == migrations.expected_objects(
            len(migrations.MIGRATIONS)
        )
        assert record_lines(db, "abc") == (RECORD.lines, True)
        assert len(db.execute("SELECT lines FROM records").fetchone()[0]) < len(RECORD.lines) + 9


def test_the_copy_of_an_older_version_is_kept_for_thirty_days(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    old, new = tmp_path / f"{DATABASE}.v1", tmp_path / f"{DATABASE}.v2"
    for file, days in ((old, 31), (new, 29)):
        file.touch()
        at = time.time() - days * DAY
        os.utime(file, (at, at))
    Store.open(tmp_path).close()
    assert (old.exists(), new.exists()) == (False, True)


def test_each_migration_is_done_once_and_completely_or_not_at_all() -> None:
    good, longer = "CREATE TABLE a (x); INSERT INTO a VALUES (1)", "ALTER TABLE a ADD COLUMN y"
    bad = "INSERT INTO a VALUES (2, 3); INSERT INTO b VALUES (4)"
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrations.migrate(db, (good,))
        with pytest.raises(sqlite3.OperationalError, match="no such table: b"):
            migrations.migrate(db, (good, longer, bad))
        assert migrations.version(db) == 2
        assert db.execute("SELECT * FROM a").fetchall() == [(1, None)]
        migrations.migrate(db, (good, longer, "DELETE FROM a"))
        assert (migrations.version(db), migrations.application_id(db)) == (
            3,
            migrations.APPLICATION_ID,
        )
        assert db.execute("SELECT * FROM a").fetchall() == []
