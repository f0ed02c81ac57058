"""Tells whether a log beside the database belongs to it.

SQLite applies the log of a database that was not closed. To another database, such as a copy that a
host has put in its place, it would do so, too, and so undo the copy without a word. A token in the
database and in a file beside it tells them apart: copies get another token.
"""

import re
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from server import __version__
from server.errors import UsageError
from server.files import reading, writing
from server.store.errors import code_of

BESIDE: Final = "house.db-id"
LONGEST: Final = 64
SET: Final = "INSERT OR REPLACE INTO origin (only, token, version) VALUES (1, ?, ?)"
GET: Final = "SELECT token, version FROM origin WHERE only = 1"
TOKEN: Final = re.compile("[0-9a-f]{32}")


def check_log(file: Path) -> None:
    """Before the database is opened, which applies the log."""
    log, beside = file.with_name(f"{file.name}-wal"), file.with_name(BESIDE)
    if not (log.exists() and log.stat().st_size and beside.exists()):
        return
    # Immutable: reads the database without its log.
    uri = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        if is_other(connection, read_token(beside)):
            raise UsageError("store-other-log", file=str(file), log=log.name)


def is_other(connection: sqlite3.Connection, own: str) -> bool:
    """Whether the database has the token of another one.

    A house that is killed while the log is copied into its database leaves one in which, without
    the log, anything may stand in the place of the token, but no other token.
    """
    try:
        token = token_of(connection)
    except sqlite3.DatabaseError as error:
        if code_of(error) != sqlite3.SQLITE_CORRUPT:
            raise
        return False
    return token is not None and token != own and bool(TOKEN.fullmatch(token))


def mark(connection: sqlite3.Connection, folder: Path) -> None:
    """After the database is opened. Writes only if the tokens differ."""
    found, beside = origin_of(connection), folder / BESIDE
    if found and beside.exists() and found == (read_token(beside), __version__):
        return
    beside.unlink(missing_ok=True)
    token = renew(connection)
    # The token has to be in the database itself, not in its log; a reader may prevent that.
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy:
        with writing(str(beside), private=True) as stream:
            stream.write(token.encode())


def renew(connection: sqlite3.Connection) -> str:
    token = secrets.token_hex(16)
    connection.execute(SET, (token, __version__))
    return token


def token_of(connection: sqlite3.Connection) -> str | None:
    found = origin_of(connection)
    return found and found[0]


def version_of(connection: sqlite3.Connection) -> str | None:
    """The version of the program that wrote the database last."""
    found = origin_of(connection)
    return found and found[1]


def origin_of(connection: sqlite3.Connection) -> tuple[str, str] | None:
    try:
        row = connection.execute(GET).fetchone()
    except sqlite3.OperationalError:
        # A database of a version without this table.
        return None
    return (str(row[0]), str(row[1])) if row else None


def read_token(beside: Path) -> str:
    with reading(str(beside)) as stream:
        return stream.read(LONGEST).decode(errors="replace")
