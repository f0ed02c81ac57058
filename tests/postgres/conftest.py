from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from server.store.client import Store
from tests.commands.conftest import kartenhaus as kartenhaus
from tests.postgres.fixtures import cluster as cluster
from tests.postgres.fixtures import url as url
from tests.store.conftest import OpenStore


@pytest.fixture
def open_store(tmp_path: Path, url: str) -> OpenStore:
    return partial(Store.open, tmp_path, url=url)


@pytest.fixture
def store(open_store: OpenStore) -> Iterator[Store]:
    opened = open_store()
    yield opened
    opened.close()
