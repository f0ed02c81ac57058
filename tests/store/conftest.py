from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.client import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """It waits for nobody who has locked it."""
    opened = Store.open(tmp_path / "house", busy=0.0)
    yield opened
    opened.close()
