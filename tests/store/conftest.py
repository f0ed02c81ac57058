from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.client import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Does not wait for a locked database."""
    opened = Store.open(tmp_path / "house", busy=0.0)
    yield opened
    opened.close()
