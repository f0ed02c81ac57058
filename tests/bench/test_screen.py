"""The bench `screen`, measured on a small scale."""

import json
from random import Random

import pytest

from server.protocol.notices import GameEnded
from server.protocol.requests import Ready, Rematch
from server.protocol.seat import Result
from tests.bench import bench_screen
from tests.bench.bench_screen import FIGURES
from tests.bench.running import Prompt
from tests.bench.tape import playing
from tests.bench.tape.recording import answer

pytestmark = pytest.mark.slow


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"MOVES": 16, "TABLES": 1, "PLAYERS": 1, "TURNS": 1, "GUESTS": 2, "TOGETHER": 1}
    for name, number in {**few, "SETTLED": 0}.items():
        monkeypatch.setattr(bench_screen, name, number)
    # Nothing is said about how slow this machine may be.
    monkeypatch.setattr(playing, "QUIET", 0.02)
    monkeypatch.setattr(playing, "PATIENCE", 0.2)


@pytest.mark.long
@pytest.mark.usefixtures("small")
def test_it_measures_every_figure(bench: Prompt) -> None:
    code, out, _ = bench("screen", "--seconds", "1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found.keys() == FIGURES.keys()
    for game in bench_screen.NAMES:
        assert all(found[f"{game}-{name}"] > 0 for name in ("repaint", "bytes", "key", "page"))
    assert all(found[name] > 0 for name in ("start", "clock", "pause"))


def test_it_prints_each_figure_beside_its_limit(
    bench: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measure(*_: object) -> dict[str, float]:
        return dict.fromkeys(FIGURES, 1.5)

    monkeypatch.setattr(bench_screen, "measure", measure)
    code, out, err = bench("screen")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["Measured", "Found", "At", "most"]
    limits = [f"{each.most:g}" for each in FIGURES.values() if each.most is not None]
    assert [row.split()[-1] for row in rows if row.split()[-1] != "1.5"] == limits


def test_a_finished_game_is_followed_by_a_rematch() -> None:
    over = GameEnded(1, Result((0,), (0, 0)), "", "")
    assert answer([over], Random(1)) == [Rematch(), Ready()]
