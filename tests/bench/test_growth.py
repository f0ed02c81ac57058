"""The bench `growth`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_capacity, bench_growth
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow


def test_doors_take_the_screens_from_the_house(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_capacity, "LEAST", 0.05)
    monkeypatch.setattr(bench_capacity, "LONGEST", 0.1)
    monkeypatch.setattr(bench_growth, "DOORS", (0, 1))
    _, out, _ = bench("growth", "--people", "4", "--seconds", "2", "--json")
    alone, with_door = json.loads(out).values()
    assert alone.keys() == with_door.keys() == bench_growth.COLUMNS.keys()
    assert alone["doors"] == 0
    assert with_door["doors"] > with_door["house"] > 0
    assert with_door["house"] < alone["house"] / 2
