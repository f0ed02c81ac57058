"""Stores of several houses on one database: their leases and their tables."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import psycopg
import pytest

from server.store import load
from server.store.changes import Change, add_table, keep_table
from server.store.client import Store, StoreError
from server.store.houses import LEASE

OpenHouse = Callable[..., Store]
Ask = Callable[..., list[tuple[Any, ...]]]

SLOW_CLOCK: Final = (
    "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql RETURN"
    " timestamptz '2026-01-01' + (pg_catalog.clock_timestamp() - timestamptz '2026-01-01') / 100"
)


def slow_down(url: str) -> None:
    """Slows down the clock of the database, so that no lease is over because a machine is busy."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(SLOW_CLOCK)
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET search_path = public, pg_catalog".encode())


def lapse(ask: Ask, *stores: Store) -> None:
    """As if they had committed nothing for a while."""
    for store in stores:
        ask("UPDATE houses SET until = until - %s WHERE number = %s", 2 * LEASE, store.house)


def settle_down(ask: Ask, *stores: Store) -> None:
    """As if they had held their leases for long."""
    for store in stores:
        ask("UPDATE houses SET since = since - 60 WHERE number = %s", store.house)


async def why(write: Awaitable[object]) -> str:
    with pytest.raises(StoreError) as refused:
        await write
    return refused.value.why


def table(store: Store, number: int = 1, epoch: int = 0, room: bytes = b"{}") -> Change:
    return keep_table(number, b"{}", room, 0.0, store.house, epoch)


async def open_tables(store: Store, *numbers: int) -> None:
    await store.write(*(add_table(each, b"{}", b"{}", 0.0, store.house) for each in numbers))


async def owners(store: Store) -> dict[int, tuple[int, int]]:
    rows = await store.read(load.tables)
    return {row.id: (row.house, row.epoch) for row in rows}
