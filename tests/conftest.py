"""Settings of every test run."""

import pytest
from hypothesis import settings

# The same examples in every run: a failure can be repeated.
settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Runs named files in this process: starting workers would take longer than they save."""
    return 0 if config.args and all(".py" in name for name in config.args) else None
