"""A connection to the database, as the queries of the store use it: of SQLite or of PostgreSQL.

Their SQL is written once, for SQLite: `postgres` changes no more of it than the placeholders.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from server.store.changes import SqlValue

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
