"""kartenhaus bench screen: what one player's screen costs, measured on a small scale."""

import json

import pytest

from server.commands import bench_screen
from server.commands.bench_screen import FIGURES
from tests.commands.running import Prompt


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("MOVES", 8), ("TABLES", 1), ("PLAYERS", 1), ("KEYS", 1), ("SETTLED", 0)):
        monkeypatch.setattr(bench_screen, name, number)


@pytest.mark.usefixtures("small")
def test_it_measures_every_figure(kartenhaus: Prompt) -> None:
    code, out, _ = kartenhaus("bench", "screen", "--seconds", "1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found.keys() == FIGURES.keys()
    assert all(found[name] > 0 for name in ("repaint", "bytes", "key", "mount"))


def test_each_figure_is_told_with_what_it_may_be_at_most(
    kartenhaus: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measure(*_: object) -> dict[str, float]:
        return dict.fromkeys(FIGURES, 1.5)

    monkeypatch.setattr(bench_screen, "measure", measure)
    code, out, err = kartenhaus("bench", "screen")
    assert (code, err) == (0, "")
    head, *rows = out.splitlines()
    assert head.split() == ["What", "Found", "At", "most"]
    limits = [f"{most:g}" for most in FIGURES.values() if most is not None]
    assert [row.split()[-1] for row in rows if row.split()[-1] != "1.5"] == limits


def test_it_takes_no_flags_that_mean_nothing_to_it(kartenhaus: Prompt) -> None:
    assert kartenhaus("bench", "screen", "--kills", "3").code == 2
