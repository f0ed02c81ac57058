from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.memory import Memory


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Memory]:
    """It waits for nobody who has locked it."""
    opened = Memory.open(tmp_path / "house", busy=0.0)
    yield opened
    opened.close()
