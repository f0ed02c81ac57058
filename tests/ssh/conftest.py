"""Host keys, made once because that is slow, and a log that must stay empty."""

import logging
from collections.abc import Iterator

import pytest

from server.doors.ssh.host_keys import HostKeys, open_keys


@pytest.fixture(scope="session")
def keys(tmp_path_factory: pytest.TempPathFactory) -> HostKeys:
    return open_keys(tmp_path_factory.mktemp("house") / "keys")


@pytest.fixture
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails if a test logs warnings: strangers must not be able to fill the log."""
    yield
    for record in caplog.get_records("call"):
        assert record.levelno < logging.WARNING, record.getMessage()
        assert record.exc_info is None
