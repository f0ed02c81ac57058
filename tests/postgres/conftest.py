from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.store.client import Store
from tests.commands.conftest import kartenhaus as kartenhaus
from tests.postgres.fixtures import cluster as cluster
from tests.postgres.fixtures import url as url
from tests.postgres.house_stores import Ask, OpenHouse, slow_down
from tests.store.conftest import OpenStore


@pytest.fixture
def open_store(tmp_path: Path, url: str) -> OpenStore:
    return partial(Store.open, tmp_path, url=url)


@pytest.fixture
def store(open_store: OpenStore) -> Iterator[Store]:
    opened = open_store()
    yield opened
    opened.close()


@pytest.fixture
def open_house(tmp_path: Path, url: str) -> Iterator[OpenHouse]:
    """Opens the store of another house with each call."""
    slow_down(url)
    opened: list[Store] = []

    def open_another(**others: Any) -> Store:
        folder, address = tmp_path / f"house{len(opened)}", f"192.0.2.{len(opened) + 1}:2224"
        opened.append(Store.open(folder, **{"url": url, "shared": address, **others}))
        return opened[-1]

    yield open_another
    for store in opened:
        store.close()


@pytest.fixture
def ask(url: str) -> Iterator[Ask]:
    """Asks the database itself, beside all houses."""
    with psycopg.connect(url, autocommit=True) as connection:

        def ask(sql: str, *values: Any) -> list[tuple[Any, ...]]:
            found = connection.execute(sql.encode(), values)
            return found.fetchall() if found.description else []

        yield ask
