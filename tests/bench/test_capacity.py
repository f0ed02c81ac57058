"""The bench `capacity`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_capacity
from tests.bench.bench_capacity import Found
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
    assert found.keys() == {*bench_capacity.FIGURES, "turns"}
    assert 0 < found["p50"] <= found["p95"] <= found["p99"]
    assert found["load"] > 0
    assert found["memory"] > 0
    for phase, told in found["turns"].items():
        (turn, parts), (callback, names) = told["turn"], told["callback"]
        assert turn == found[phase] >= callback > 0, told
        assert parts
        assert len(names) == 1


def test_a_house_above_its_limits_ends_with_1(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(folder: object, people: int, seconds: int) -> Found:
        figures = {**dict.fromkeys(bench_capacity.FIGURES, 1.5), "p95": float(people)}
        return Found(figures, {"come": {"turn": (9.5, ["6.5 paint"])}})

    monkeypatch.setattr(bench_capacity, "measure", measured)
    assert bench("capacity", "--people", "10", "50").code == 0
    code, out, _ = bench("capacity", "--people", "51", "10")
    assert code == 1
    _, most, fewest, _, turn, _ = out.splitlines()
    assert most.split()[:3] == ["51", "1.5", "51"]
    assert fewest.split()[:3] == ["10", "1.5", "10"]
    assert turn.split("  ")[0] == "51 people come, longest turn"
    assert turn.endswith("9.5 ms: 6.5 paint")
