from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from server.store.client import Store
from tests.postgres.fixtures import cluster as cluster
from tests.postgres.fixtures import url as url

OpenStore = Callable[[], Store]


@pytest.fixture
def open_store(tmp_path: Path) -> OpenStore:
    """Opens the same house each time. It does not wait for a locked database."""
    return partial(Store.open, tmp_path / "house", busy=0.0)


@pytest.fixture
def store(open_store: OpenStore) -> Iterator[Store]:
    opened = open_store()
    yield opened
    opened.close()
