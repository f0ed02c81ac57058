"""The bench `capacity`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_capacity
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow


def test_letters_are_measured_while_others_play(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_capacity, "LEAST", 0.05)
    monkeypatch.setattr(bench_capacity, "LONGEST", 0.1)
    monkeypatch.setattr(bench_capacity, "TYPISTS", 3)
    _, out, _ = bench("capacity", "--people", "10", "--seconds", "2", "--json")
    found = json.loads(out)["10"]
    assert found.keys() == bench_capacity.FIGURES.keys()
    assert 0 < found["p50"] <= found["p95"] <= found["p99"]
    assert found["load"] > 0
    assert found["memory"] > 0


def test_a_house_above_its_limits_ends_with_1(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(folder: object, people: int, seconds: int) -> dict[str, float]:
        return {**dict.fromkeys(bench_capacity.FIGURES, 1.5), "p95": float(people)}

    monkeypatch.setattr(bench_capacity, "measure", measured)
    assert bench("capacity", "--people", "10", "50").code == 0
    code, out, _ = bench("capacity", "--people", "51", "10")
    assert code == 1
    assert [row.split()[:3] for row in out.splitlines()[1:]] == [
        ["51", "1.5", "51"],
        ["10", "1.5", "10"],
    ]
