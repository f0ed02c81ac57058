"""Backups of the database, also while the house runs."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

from server.errors import UsageError
from server.files import STANDARD, mode, os_errors_as, writing
from server.store import migrations, origin, vacuum
from server.store.copying import copy
from server.store.database import DATABASE, check, open_database, sqlite_errors_as
from server.store.records import open_snapshot

# 8 MB, which take a few milliseconds.
PAGES_AT_ONCE = 2048


def backup(folder: Path, file: str, url: str = "") -> None:
    """Copies one snapshot; the target is written whole or not at all."""
    check_target(folder, file)
    # The open snapshot also keeps `backup` from waiting forever for a locked database.
    with open_snapshot(folder, url) as connection:
        if not isinstance(connection, sqlite3.Connection):
            with closing(open_database(Path(file).parent, busy=0.0)) as target:
                copy(connection, target)
            return
        check(connection, folder / DATABASE)
        with writing(file, private=True) as part, sqlite_errors_as(Path(file)):
            copy_into(part.name, connection)


def copy_into(part: str, connection: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(part)) as copy:
        # `writing` syncs the file once at the end; a journal would stay beside it.
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute("PRAGMA synchronous = OFF")
        connection.backup(copy, pages=PAGES_AT_ONCE, progress=allow_signals)
        if migrations.version(copy) == len(migrations.MIGRATIONS) and vacuum.is_due(copy):
            copy.execute("VACUUM")
        # Else the log of the house could be taken for that of the copy.
        if origin.token_of(copy) is not None:
            origin.renew(copy)
            copy.commit()


def check_target(folder: Path, file: str) -> None:
    with os_errors_as("cannot-write", file):
        there = 0 if file == STANDARD else mode(file)
    if file == STANDARD or (there and not stat.S_ISREG(there) and not stat.S_ISDIR(there)):
        raise UsageError("cannot-write", file=file, why="special", detail="")
    target = Path(os.path.realpath(file))
    if target.parent == folder.resolve() and target.name.startswith("house."):
        raise UsageError("backup-onto-itself", file=file)


def allow_signals(status: int, remaining: int, total: int) -> None:
    """Does nothing: Python handles signals whenever SQLite calls it between two steps."""
