"""A connection to the database, as the queries of the store use it: of SQLite or of PostgreSQL.

Their SQL is written once, for SQLite: `postgres` changes no more of it than the placeholders.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from server.store.changes import SqlValue


class Sharing(NamedTuple):
    """How a house uses a database that it shares: `address` is where other houses reach it,
    `before` the number that it had, if it has closed the database in between."""

    address: str
    steady: Callable[[], float]
    before: int = 0


# The greatest number of either database, and more rows than there are.
LAST_NUMBER = ALL = 2**63 - 1


class Rows(Protocol):
    @property
    def description(self) -> Any: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    @property
    def in_transaction(self) -> bool: ...

    def execute(self, sql: str, values: Sequence[SqlValue] = ..., /) -> Rows: ...

    def close(self) -> None: ...
