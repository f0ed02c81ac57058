"""The bench `door`, measured on a small scale."""

import json

import pytest

from tests.bench import bench_door
from tests.bench.running import Prompt

pytestmark = pytest.mark.slow


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, many in {"FIRST": 1, "KEYS": 5, "CROWD": 2, "IDLE": 3, "FORGOTTEN": 0}.items():
        monkeypatch.setattr(bench_door, name, many)


@pytest.mark.usefixtures("few")
def test_it_measures_every_figure(bench: Prompt) -> None:
    code, out, _ = bench("door", "--seconds", "1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found.keys() == bench_door.FIGURES.keys()
    assert 0 < found["echo"] < found["key"]
    assert found["times"] == pytest.approx(found["key"] / found["echo"], rel=0.2)
    assert 0 < found["crowd-first"] <= found["crowd"] + 0.1
    assert found["first"] > 0


def test_it_prints_each_figure_beside_its_limit(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(*_: object) -> dict[str, float]:
        return dict.fromkeys(bench_door.FIGURES, 1.5)

    monkeypatch.setattr(bench_door, "measure", measured)
    code, out, err = bench("door")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Measured", "Found", "At", "most"]
    assert [row.split()[-1] for row in rows] == [
        *("1.5", "1.5", "3", "60", "1.2", "1", "20", "1.5", "5")
    ]
    assert len({len(row) for row in (head, *rows)}) == 1
