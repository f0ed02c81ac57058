"""Opens the database of a house. One that is wrong is refused before anything is written."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from server.errors import HouseError, UsageError
from server.files import os_errors_as
from server.store import migrations
from server.store.trouble import code_of

DATABASE, LOCK, PART = "house.db", "house.lock", "house.db.part"
BESIDE = ("", "-wal", "-shm", "-journal")


@contextmanager
def holding(folder: Path) -> Iterator[None]:
    """The folder is ours alone; it is made if it is not there."""
    with os_errors_as("cannot-write", str(folder)):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise UsageError("store-in-use", folder=str(folder)) from error
        yield
    finally:
        os.close(lock)


def open_house(folder: Path, busy: float) -> sqlite3.Connection:
    """For a folder that is held."""
    file = folder / DATABASE
    if is_there(file):
        with closing(open_to_read(folder, busy)) as connection:
            check(connection, file)
    else:
        create(folder, busy)
    with os_errors_as("cannot-write", str(file)), complaining(file):
        file.chmod(0o600)
        connection = connect(file, busy)
        try:
            migrations.migrate(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def open_to_read(folder: Path, busy: float = 5.0) -> sqlite3.Connection:
    """Also beside a running house."""
    file = folder / DATABASE
    if not is_there(file):
        raise UsageError("store-missing", file=str(file))
    uri = f"{file.absolute().as_uri()}?mode=ro"
    with complaining(file):
        connection = sqlite3.connect(uri, uri=True, timeout=busy, isolation_level=None)
        try:
            check_kind(connection, file)
        except BaseException:
            connection.close()
            raise
    return connection


def is_there(file: Path) -> bool:
    """Something that can be read."""
    with os_errors_as("cannot-read", str(file)):
        try:
            file.open("rb").close()
        except (FileNotFoundError, NotADirectoryError):
            return False
    return True


def connect(file: Path, busy: float) -> sqlite3.Connection:
    """Opened here, used on the thread of the memory."""
    connection = sqlite3.connect(file, timeout=busy, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def create(folder: Path, busy: float) -> None:
    """Made aside, so that a house that dies meanwhile leaves no half of a database."""
    file, part = folder / DATABASE, folder / PART
    wal = folder / f"{DATABASE}-wal"
    if wal.exists() and wal.stat().st_size:
        # SQLite would take the writes of a lost database for those of the new one.
        raise UsageError("store-broken", file=str(file), detail=wal.name)
    with os_errors_as("cannot-write", str(file)), complaining(file):
        for end in BESIDE:
            part.with_name(part.name + end).unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(connect(part, busy)) as connection:
            migrations.migrate(connection)
        part.rename(file)


def check_kind(connection: sqlite3.Connection, file: Path) -> None:
    if migrations.application(connection) != migrations.APPLICATION:
        raise UsageError("store-foreign", file=str(file))
    found, known = migrations.version(connection), len(migrations.MIGRATIONS)
    if found > known:
        raise UsageError("store-newer", file=str(file), found=found, known=known)


def check(connection: sqlite3.Connection, file: Path) -> None:
    """All of it is read, and every table is there."""
    with complaining(file):
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        missing = migrations.expected_things(migrations.version(connection)) - migrations.things(
            connection
        )
    if found != "ok":
        raise UsageError("store-broken", file=str(file), detail=found)
    if missing:
        raise UsageError("store-broken", file=str(file), detail=min(missing)[1])


@contextmanager
def complaining(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise complaint(error, str(file)) from error


def complaint(error: sqlite3.Error, file: str) -> HouseError:
    match code_of(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return UsageError("store-locked", file=file)
        case sqlite3.SQLITE_FULL:
            return UsageError("cannot-write", file=file, why="full", detail="")
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return UsageError("cannot-write", file=file, why="forbidden", detail="")
        case sqlite3.SQLITE_IOERR:
            return UsageError("cannot-read", file=file, why="other", detail=str(error))
        case _:
            return UsageError("store-broken", file=file, detail=str(error))
