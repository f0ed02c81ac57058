"""Houses that share a database in PostgreSQL: who lives, which tables they have, and their news.

A house lives until another one has replaced its token, which it can once the lease is over. All
times are those of the clock of the database.
"""

from collections.abc import Collection, Mapping
from typing import Final

from server.protocol.seat import Value
from server.store.changes import Change
from server.store.changes import touch_table as touch_table
from server.store.connection import ALL, LAST_NUMBER, Connection

# Seconds for which a house that commits nothing lives.
LEASE: Final = 4.0
NOW: Final = "extract(epoch FROM clock_timestamp())"
CHANNEL: Final = "kartenhaus"
# Seconds after which the transaction of a house whose lease is over hangs.
HANGS: Final = 1.0
# The kind of news that are read once.
MOMENT: Final = "moment"
# As what is known of a house, or as the most of what is adopted.
ALL_NEWS: Final = LAST_NUMBER
ALL_TABLES: Final = ALL

# All names in these statements come from this module, none from outside.
LIVING: Final = "SELECT number FROM houses WHERE token <> ''"
# Of a lease. A clock that was set back far would make one longer.
IS_OVER: Final = f"until NOT BETWEEN {NOW} AND {NOW} + {2 * LEASE}"
# Its commits have been renewing the lease for as long as any lease lasts: after a failure of the
# database, the leases of all houses are over, and the first one that is back must wait for the
# others.
STEADY: Final = (
    f"EXISTS (SELECT FROM houses WHERE number = ?2 AND token <> '' AND since <= {NOW} - {LEASE})"
)


class HouseRow(Value, frozen=True):
    """`address` is that for other houses and for doors. `is_over`: the lease. `is_gone`: it has
    left, or others took it for dead. The number 0 stands for all tables without a house."""

    number: int
    address: str
    version: str
    until: float
    is_over: bool
    is_gone: bool
    tables: int


class OwnerRow(Value, frozen=True):
    house: int
    epoch: int


class NewsRow(Value, frozen=True):
    """`body` is None for what is gone."""

    house: int
    kind: str
    key: str
    number: int
    body: bytes | None


def houses(connection: Connection) -> tuple[HouseRow, ...]:
    """The living, and those that are gone as long as they have tables."""
    found = connection.execute(
        "WITH owned AS (SELECT house, count(*) AS tables FROM tables GROUP BY house)"  # noqa: S608
        f" SELECT number, address, version, until, {IS_OVER}, token = '', coalesce(tables, 0)"
        " FROM houses LEFT JOIN owned ON house = number WHERE token <> '' OR tables > 0"
        " UNION ALL SELECT 0, '', '', 0, true, true, sum(tables)::bigint FROM owned"
        " WHERE house NOT IN (SELECT number FROM houses) HAVING count(*) > 0 ORDER BY 1"
    )
    return tuple(HouseRow(*row) for row in found)


def owner(connection: Connection, table: int) -> OwnerRow | None:
    found = connection.execute("SELECT house, epoch FROM tables WHERE id = ?", (table,))
    row = found.fetchone()
    return OwnerRow(*row) if row else None


def tables_of(connection: Connection, house: int) -> tuple[int, ...]:
    found = connection.execute("SELECT id FROM tables WHERE house = ? ORDER BY id", (house,))
    return tuple(table for (table,) in found)


def renew() -> Change:
    """Changes nothing: each commit renews the lease."""
    return Change("SELECT 1", ())


def give_table(table: int, epoch: int, to: int) -> Change:
    """Fails if the epoch is over, or if the other house does not live."""
    return Change(
        "UPDATE tables SET epoch = CASE epoch WHEN ?2 THEN epoch + 1 END, house ="  # noqa: S608
        f" (SELECT number FROM houses WHERE number = ?3 AND token <> '' AND NOT ({IS_OVER}))"
        " WHERE id = ?1",
        (table, epoch, to),
    )


def reserve(connection: Connection, kind: str) -> int:
    """The next number of a person or a table, which is never given again."""
    found = connection.execute(
        "INSERT INTO sqlite_sequence AS known VALUES (?, 1)"
        " ON CONFLICT (name) DO UPDATE SET seq = known.seq + 1 RETURNING seq",
        (kind,),
    )
    return int(found.fetchone()[0])


# Adoption

# A transaction that has stopped in the middle keeps the row of its house locked. It is ended for
# the next try.
TERMINATE: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN houses"  # noqa: S608
    " ON application_name = session WHERE number = ?1 AND token <> ''"
    f" AND {IS_OVER} AND until NOT BETWEEN {NOW} - {HANGS} AND {NOW} AND {STEADY}"
)
# A house whose row is locked commits at this moment, and then its lease is not over.
FENCE: Final = (
    "UPDATE houses SET token = '' WHERE number = (SELECT number FROM houses"  # noqa: S608
    f" WHERE number = ?1 AND token <> '' AND {IS_OVER} AND {STEADY} FOR UPDATE SKIP LOCKED)"
)
ADOPT: Final = (
    "UPDATE tables SET house = ?2, epoch = epoch + 1 WHERE id = (SELECT id FROM tables"  # noqa: S608
    f" WHERE id = ?1 AND house NOT IN ({LIVING}) FOR UPDATE SKIP LOCKED)"
)


def abandoned(
    connection: Connection, house: int, dead: Collection[int], most: int
) -> tuple[int, ...]:
    """Tables that the house may adopt: of `dead` houses, and without a house."""
    places = ", ".join("?" * len(dead)) or "NULL"
    # In another order for each house, so that several do not all try to take the same ones.
    found = connection.execute(
        f"SELECT id FROM tables WHERE house IN ({places}) OR house NOT IN ({LIVING})"  # noqa: S608
        " ORDER BY md5(concat(id, '-', ?::bigint)) LIMIT ?",
        (*dead, house, most),
    )
    return tuple(table for (table,) in found)


def adoption(house: int, dead: Collection[int], tables: Collection[int]) -> tuple[Change, ...]:
    """Takes the tables, but not those of a house that is not dead."""
    return (
        *(Change(TERMINATE, (each, house)) for each in dead),
        *(Change(FENCE, (each, house)) for each in dead),
        *(Change(ADOPT, (table, house)) for table in tables),
    )


# News


def put_news(house: int, number: int, kind: str, key: str, body: bytes | None) -> Change:
    """Replaces what the house has told of this kind with this key; `body` is None if it is gone."""
    return Change(
        "INSERT INTO news (house, kind, key, number, at, body)"  # noqa: S608
        f" VALUES (?, ?, ?, ?, {NOW}, ?) ON CONFLICT (house, kind, key)"
        " DO UPDATE SET number = excluded.number, at = excluded.at, body = excluded.body",
        (house, kind, key, number, body),
    )


def announce(house: int, number: int) -> Change:
    """Wakes those who listen, once it is committed."""
    return Change("SELECT pg_notify(?, ?)", (CHANNEL, f"{house} {number}"))


def drop_old_news(house: int, seconds: float) -> Change:
    """Of moments, and of what is gone, if they are older than that."""
    return Change(
        "DELETE FROM news WHERE house = ? AND (body IS NULL OR kind = ?)"  # noqa: S608
        f" AND at < {NOW} - ?::double precision",
        (house, MOMENT, seconds),
    )


def news(connection: Connection, known: Mapping[int, int]) -> tuple[NewsRow, ...]:
    """Of living houses, with greater numbers than those that are known, in order."""
    living = [number for (number,) in connection.execute(LIVING)]
    wanted = [(each, known.get(each, 0)) for each in living if known.get(each) != ALL_NEWS]
    if not wanted:
        return ()
    newer = " OR ".join(["(house = ? AND number > ?)"] * len(wanted))
    found = connection.execute(
        f"SELECT house, kind, key, number, body FROM news WHERE {newer} ORDER BY house, number",  # noqa: S608
        [value for each in wanted for value in each],
    )
    return tuple(NewsRow(*row) for row in found)


def drop_dead_news() -> Change:
    """Of houses that are gone. Their rows stay, so that they never commit again."""
    return Change(f"DELETE FROM news WHERE house NOT IN ({LIVING})", ())  # noqa: S608
