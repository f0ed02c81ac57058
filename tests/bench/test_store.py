"""The bench `store`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_store
from tests.bench.running import Prompt
from tests.postgres.fixtures import cluster as cluster
from tests.postgres.fixtures import url as url

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("where", ["file", "database"])
def test_moves_are_counted_when_they_are_acknowledged(
    bench: Prompt, request: pytest.FixtureRequest, where: str
) -> None:
    more = ("--url", request.getfixturevalue("url")) if where == "database" else ()
    code, out, _ = bench("store", "--tables", "4", "--seconds", "1", "--json", *more)
    found = json.loads(out)
    assert (code, found.keys()) == (0, bench_store.FIGURES.keys())
    assert found["moves"] >= 4
    assert 0 < found["p50"] <= found["p99"]
