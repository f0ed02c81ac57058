"""The bench `growth`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_capacity, bench_growth, link_cost, update_wait
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow


@pytest.mark.long
def test_doors_take_the_screens_from_the_house(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_capacity, "LEAST", 0.05)
    monkeypatch.setattr(bench_capacity, "LONGEST", 0.1)
    monkeypatch.setattr(bench_growth, "DOORS", (0, 1))
    monkeypatch.setattr(link_cost, "SESSIONS", 10)
    monkeypatch.setattr(update_wait, "AFTER", 1.0)
    _, out, _ = bench("growth", "--people", "4", "--seconds", "2", "--json")
    found = json.loads(out)
    alone, with_door = found["doors"].values()
    assert alone.keys() == with_door.keys() == bench_growth.COLUMNS.keys()
    assert alone["doors"] == 0
    assert with_door["doors"] > with_door["house"] > 0
    assert with_door["house"] < alone["house"] / 2
    assert found["link"].keys() == link_cost.FIGURES.keys()
    assert found["link"]["bytes"] > 0
    assert found["update"].keys() == update_wait.FIGURES.keys()
    assert found["update"]["ended"] == 0
    assert found["update"]["key"] > 0
