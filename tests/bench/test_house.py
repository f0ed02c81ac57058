"""The bench `house`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_house
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow


def test_tables_of_bots_play_while_they_are_measured(bench: Prompt) -> None:
    code, out, _ = bench("house", "--tables", "2", "--seconds", "3", "--bots", "random", "--json")
    found = json.loads(out)
    assert code == 0
    assert found.keys() == bench_house.FIGURES.keys()
    assert found["moves"] >= 2
    assert 0 < found["p50"] <= found["longest"]
    assert 0 < found["cpu"] < 1000
