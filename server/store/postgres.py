"""A database in PostgreSQL. Imported only for a URL, as most houses have no psycopg."""

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

import psycopg
from psycopg.conninfo import conninfo_to_dict

from server import __version__
from server.cleanup import on_failure
from server.errors import HouseError, UsageError
from server.store.connection import Sharing
from server.store.errors import StoreError
from server.store.migrations import MIGRATIONS
from server.store.postgres_connection import HouseConnection, PostgresConnection
from server.store.postgres_schema import FIRST, STEPS
from server.store.shared_connection import SharedConnection

TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"


def open_to_write(url: str) -> HouseConnection:
    """For the one house that may use the database; creates and migrates its tables."""
    with sentences(url):
        connection = HouseConnection(url)
        with on_failure(connection.close):
            connection.migrate(STEPS[check(connection, url) :])
    return connection


def open_shared(url: str, shared: Sharing) -> SharedConnection:
    """For one of several houses. Tables are created and migrated only while there is none."""
    with sentences(url):
        with closing(PostgresConnection(url)) as outside:
            is_current = check(outside, url) == len(STEPS)
        if not is_current:
            migrate_alone(url)
        try:
            connection = SharedConnection(url, shared.address, shared.steady)
        except StoreError as error:
            if error.why == "taken":
                raise UsageError("store-alone", file=place(url)) from error
            raise
        with on_failure(connection.close):
            if check(connection, url) < len(STEPS):
                raise UsageError("store-shared", file=place(url))
            connection.join(shared.before)
    return connection


def migrate_alone(url: str) -> None:
    try:
        open_to_write(url).close()
    except UsageError as error:
        # Another house may be doing the same.
        if error.code != "store-taken":
            raise


def open_to_read(url: str) -> PostgresConnection:
    """Works beside a running house, too."""
    with sentences(url):
        connection = PostgresConnection(url)
        with on_failure(connection.close):
            if not check(connection, url):
                raise UsageError("store-missing", file=place(url))
    return connection


def version_of(connection: PostgresConnection, url: str) -> int:
    try:
        found, needed = connection.execute("SELECT schema, version FROM origin").fetchall()[0]
    except (psycopg.ProgrammingError, IndexError) as error:
        raise UsageError("store-foreign", file=place(url)) from error
    if found > len(MIGRATIONS):
        raise UsageError(
            "store-newer",
            file=place(url),
            found=found,
            known=len(MIGRATIONS),
            needed=needed,
            here=__version__,
        )
    return int(found)


def check(connection: PostgresConnection, url: str) -> int:
    """How many steps of the schema were done; refuses what is not of a house."""
    tables = {name for (name,) in connection.execute(TABLES)}
    if not tables:
        return 0
    done = version_of(connection, url) - FIRST + 1
    if missing := set(re.findall(r"CREATE TABLE (\w+)", "".join(STEPS[:done]))) - tables:
        raise UsageError("store-broken", file=place(url), detail=min(missing))
    return done


def check_current(connection: PostgresConnection, url: str) -> None:
    """Without a copy, no house could go on after a migration that leads to nothing."""
    if version_of(connection, url) < len(MIGRATIONS):
        raise UsageError("store-migrates", file=place(url))


def place(url: str) -> str:
    """The database without the password."""
    given = conninfo_to_dict(url)
    host, port, name = (given.get(key) for key in ("host", "port", "dbname"))
    return f"postgresql://{host or ''}{f':{port}' if port else ''}/{name or ''}"


@contextmanager
def sentences(url: str) -> Iterator[None]:
    """Errors of a command, for the host."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        # Its text may hold a piece of a password.
        raise UsageError("store-no-url") from error
    # So may a host or a name, if the password has a character that had to be escaped.
    host, port, name = (str(given.get(key) or "") for key in ("host", "port", "dbname"))
    if "@" in host + name or not re.fullmatch(r"[\d,]*", port):
        raise UsageError("store-no-url")
    try:
        yield
    except HouseError:
        raise
    except (StoreError, psycopg.Error) as error:
        if isinstance(error, StoreError) and error.why == "taken":
            raise UsageError("store-taken", file=place(url)) from error
        detail = " ".join(str(error.__cause__ or error).split())
        raise UsageError("store-unusable", file=place(url), detail=detail) from error
