"""Finds, locks, creates, checks and opens the database of a house.

A damaged or foreign database is refused before anything is written to it.
"""

import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from server import __version__
from server.cleanup import on_failure
from server.errors import HouseError, UsageError
from server.files import os_errors_as
from server.settings import Settings
from server.store import migrations, origin
from server.store.connection import Connection, Sharing
from server.store.errors import code_of

DATABASE, LOCK, PART = "house.db", "house.lock", "house.db.part"
# For which the copy from before a migration is kept.
COPY_SECONDS = 30 * 86_400.0
# Files that SQLite keeps beside a database.
BESIDE = ("", "-wal", "-shm", "-journal")


def data_folder(given: str, settings: Settings) -> Path:
    """The folder of the command line, else of the settings, else the usual one."""
    wanted = given or os.path.expanduser(settings.house.data)
    return Path(wanted) if wanted else usual_folder()


def usual_folder() -> Path:
    # The XDG specification says that relative paths are to be ignored.
    base = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):
        base = os.path.expanduser("~/.local/share")
    return Path(base, "kartenhaus")


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Creates the folder if needed, and keeps other houses out of it."""
    with os_errors_as("cannot-write", str(folder)):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            # The kernel gives the lock back when the process dies, however it dies.
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise UsageError("store-in-use", folder=str(folder)) from error
        yield
    finally:
        os.close(lock)


def postgres() -> ModuleType:
    """Imported only for a URL: most houses have no psycopg."""
    try:
        return import_module("server.store.postgres")
    except ImportError as error:
        raise UsageError("store-no-client") from error


def open_to_write(
    folder: Path, busy: float, url: str = "", shared: Sharing | None = None
) -> Connection:
    """The folder must be locked."""
    if not url:
        return open_database(folder, busy)
    own = postgres()
    opened: Connection = own.open_shared(url, shared) if shared else own.open_to_write(url)
    return opened


def open_to_read(folder: Path, busy: float = 5.0, url: str = "") -> Connection:
    """Works beside a running house, too."""
    return postgres().open_to_read(url) if url else open_file_to_read(folder, busy)


def check_usable(folder: Path, url: str) -> None:
    """Refuses what this version cannot open once the house that uses it has closed it."""
    with closing(open_to_read(folder, url=url)) as connection:
        if url:
            postgres().check_current(connection, url)


def open_database(folder: Path, busy: float) -> sqlite3.Connection:
    """The folder must be locked."""
    file = folder / DATABASE
    if exists(file):
        with os_errors_as("cannot-read", str(file)), sqlite_errors_as(file):
            origin.check_log(file)
        # A machine that failed may have left anything; else a start must not read it all.
        looks = check if has_log(file) else check_outline
        with closing(open_file_to_read(folder, busy)) as connection:
            looks(connection, file)
    else:
        create(folder, busy)
    with os_errors_as("cannot-write", str(file)), sqlite_errors_as(file):
        # Also of an old file: it has the digests of return codes and all talk.
        file.chmod(0o600)
        connection = connect(file, busy)
        with on_failure(connection.close):
            keep_old(connection, file)
            migrations.migrate(connection)
            origin.mark(connection, folder)
    return connection


def keep_old(connection: sqlite3.Connection, file: Path) -> None:
    """Copies a database that is to be migrated, so that the older version can still be used for a
    while. Later, it would only keep what people want to have forgotten."""
    for old in file.parent.glob(f"{file.name}.v*"):
        if time.time() - old.stat().st_mtime > COPY_SECONDS:
            old.unlink(missing_ok=True)
    version = migrations.version(connection)
    if version < len(migrations.MIGRATIONS):
        # Renamed when it is whole: a copy that is there is not made again.
        target = old_copy(file, version)
        part = target.with_name(f"{target.name}.part")
        if not target.exists():
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            with closing(sqlite3.connect(part)) as copy:
                connection.backup(copy)
            part.rename(target)


def old_copy(file: Path, version: int = len(migrations.MIGRATIONS)) -> Path:
    return file.with_name(f"{file.name}.v{version}")


def drop_old(folder: Path) -> None:
    """The copy of a database with the present schema, if there is one from another time."""
    old_copy(folder / DATABASE).unlink(missing_ok=True)


def put_old_back(folder: Path) -> None:
    """Undoes the migration by a newer version, before which it made a copy. The folder must be
    locked."""
    file = folder / DATABASE
    if (old := old_copy(file)).exists():
        for end in BESIDE[1:]:
            file.with_name(file.name + end).unlink(missing_ok=True)
        old.replace(file)


def open_file_to_read(folder: Path, busy: float = 5.0) -> sqlite3.Connection:
    file = folder / DATABASE
    if not exists(file):
        raise UsageError("store-missing", file=str(file))
    with sqlite_errors_as(file):
        try:
            # Read-only, so that a wrong path can never create or change a database.
            return connect_to_read(file, busy, "mode=ro")
        except sqlite3.OperationalError as error:
            if code_of(error) != sqlite3.SQLITE_CANTOPEN:
                raise
        # SQLite cannot lay its own files beside it, as on a disk that cannot be written.
        if has_log(file):
            raise UsageError("store-log-unread", file=str(file), log=f"{file.name}-wal")
        return connect_to_read(file, busy, "mode=ro&immutable=1")


def connect_to_read(file: Path, busy: float, how: str) -> sqlite3.Connection:
    # Like the one to write, it is opened on one thread and used on another.
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?{how}",
        uri=True,
        timeout=busy,
        isolation_level=None,
        check_same_thread=False,
    )
    with on_failure(connection.close):
        check_kind(connection, file)
    return connection


def exists(file: Path) -> bool:
    """Refuses a file that cannot be read."""
    with os_errors_as("cannot-read", str(file)):
        try:
            file.open("rb").close()
        except (FileNotFoundError, NotADirectoryError):
            return False
    return True


def connect(file: Path, busy: float) -> sqlite3.Connection:
    # It is opened on one thread and used on another.
    connection = sqlite3.connect(file, timeout=busy, isolation_level=None, check_same_thread=False)
    # WAL: a backup or a list of records can read while the house writes.
    connection.execute("PRAGMA journal_mode = WAL")
    # FULL: what anybody has seen survives a power failure, too.
    connection.execute("PRAGMA synchronous = FULL")
    # SQLite checks them only if each connection asks for it.
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def create(folder: Path, busy: float) -> None:
    """Writes another file and renames it, so that a crash leaves no partial database."""
    file, part = folder / DATABASE, folder / PART
    if has_log(file):
        # SQLite would apply the log of a lost database to the new one.
        raise UsageError("store-broken", file=str(file), detail=f"{DATABASE}-wal")
    with os_errors_as("cannot-write", str(file)), sqlite_errors_as(file):
        for end in BESIDE:
            part.with_name(part.name + end).unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(connect(part, busy)) as connection:
            migrations.migrate(connection)
            # Closing would not say that the log does not fit into the database, on a full disk.
            connection.execute("PRAGMA journal_mode = DELETE")
        part.rename(file)


def check_kind(connection: sqlite3.Connection, file: Path) -> None:
    if migrations.application_id(connection) != migrations.APPLICATION_ID:
        raise UsageError("store-foreign", file=str(file))
    found, known = migrations.version(connection), len(migrations.MIGRATIONS)
    if found > known:
        needed = origin.version_of(connection) or "newer"
        raise UsageError(
            "store-newer", file=str(file), found=found, known=known, needed=needed, here=__version__
        )


def check(connection: sqlite3.Connection, file: Path) -> None:
    """Reads all of it, which takes 10 s for each gigabyte."""
    with sqlite_errors_as(file):
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise UsageError("store-broken", file=str(file), detail=found)
    check_outline(connection, file)


def check_outline(connection: sqlite3.Connection, file: Path) -> None:
    """Looks for every page, table, index and trigger, and reads next to nothing."""
    with sqlite_errors_as(file):
        missing = migrations.expected_objects(
            migrations.version(connection)
        ) - migrations.schema_objects(connection)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    if missing:
        raise UsageError("store-broken", file=str(file), detail=min(missing)[1])
    if file.stat().st_size < pages * page_size and not has_log(file):
        raise UsageError("store-broken", file=str(file), detail="too short")


def has_log(file: Path) -> bool:
    """Whether the database was not closed, or is open now."""
    log = file.with_name(f"{file.name}-wal")
    return log.exists() and log.stat().st_size > 0


def place_of(folder: Path, url: str) -> str:
    """For sentences: the file, or the URL without its password."""
    return str(postgres().place(url)) if url else str(folder / DATABASE)


def store_errors_as(folder: Path, url: str) -> AbstractContextManager[None]:
    return postgres().sentences(url) if url else sqlite_errors_as(folder / DATABASE)


@contextmanager
def sqlite_errors_as(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise house_error(error, str(file)) from error


def house_error(error: sqlite3.Error, file: str) -> HouseError:
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
