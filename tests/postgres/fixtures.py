"""Fixtures for houses on PostgreSQL; without a server of it, their tests are skipped."""

from collections.abc import Iterator

import pytest

from tests.postgres.cluster import Cluster, running_cluster, why_not


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A test that stops it starts it again."""
    if reason := why_not():
        pytest.skip(reason)
    with running_cluster() as running:
        yield running


@pytest.fixture
def url(cluster: Cluster) -> str:
    """Of a database of this test."""
    return cluster.new_database()
