"""The bench `crowd`, measured on a small scale."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bench import bench_crowd
from tests.bench.crowd.row import Measured, Row, Scene
from tests.bench.running import Prompt
from tests.ssh.hostile.attacks import Begun
from tests.ssh.hostile.rogue import Rogue

pytestmark = pytest.mark.slow


async def ask_who(rogue: Rogue, begun: Begun) -> None:
    async with rogue.connection() as connection:
        begun()
        while True:
            answer = await connection.run("who")
            rogue.counted["answers"] += answer.exit_status == 0


async def measure_asking(scene: Scene) -> Sequence[Measured]:
    felt = await scene.felt(ask_who)
    return [
        Measured("p50", felt.keys.p50, 0, scene.rest.p50),
        Measured("answers", felt.counted["answers"], 1000),
    ]


def prepare(folder: Path) -> None:
    (folder / "note").write_text("a row can fill the folder of the house")


ASKING = Row("ask", "somebody asks who is here", measure_asking, prepare)


def test_keys_are_measured_at_rest_and_while_strangers_act(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_crowd, "ROWS", (ASKING,))
    code, out, _ = bench("crowd", "ask", "--seconds", "1", "--json")
    keys, answers = json.loads(out)["ask"]
    assert code == 1, "a key takes longer than 0 ms"
    assert keys["found"] > 0
    assert keys["rest"] > 0
    assert answers["found"] > 0


def test_each_figure_is_printed_beside_its_limit(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(row: Row, seconds: float) -> Sequence[Measured]:
        return [Measured("longest key (ms)", 12.3456, 30, 5)]

    monkeypatch.setattr(bench_crowd, "measure", measured)
    code, out, err = bench("crowd", "leave")
    assert (code, err) == (0, "")
    assert out.splitlines()[1].split()[-4:] == ["(ms)", "5", "12.35", "30"]


def test_rows_have_different_names() -> None:
    names = [row.name for row in bench_crowd.ROWS]
    assert len(names) == len(set(names))


def test_a_row_that_does_not_exist_is_refused_with_those_that_do(bench: Prompt) -> None:
    code, out, err = bench("crowd", "leafe")
    assert (code, out) == (2, "")
    assert "leave" in err
