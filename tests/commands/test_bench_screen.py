"""kartenhaus bench screen: what one player's screen costs, measured on a small scale."""

import json
from pathlib import Path
from random import Random

import pytest

from server.engine import GAMES
from server.protocol.notices import GameEnded, Happened, Notice
from server.protocol.requests import Ready, Rematch
from server.protocol.seat import Result, name_of
from tests.bench import bench_screen
from tests.bench.bench_screen import FIGURES, come
from tests.bench.tape.playing import sitting
from tests.bench.tape.recording import answer, record
from tests.commands.running import Prompt
from tests.plain.lines import TEXTS


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("MOVES", 16), ("TABLES", 1), ("PLAYERS", 1), ("KEYS", 1), ("SETTLED", 0)):
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


def test_after_a_game_comes_another() -> None:
    over = GameEnded(1, Result((0,), (0, 0)), "", "")
    assert answer([over], Random(1)) == [Rematch(), Ready()]


@pytest.mark.asyncio
async def test_how_a_round_ended_is_watched_step_by_step(tmp_path: Path) -> None:
    tape = await record(GAMES, tmp_path, bench_screen.MOVES)
    end = next(at for at, told in enumerate(tape.moves) if any(map(ends_a_round, told)))
    async with sitting(TEXTS.__getitem__) as player:
        await come(player, tape)
        await player.tell(*tape.moves[: end + 1])
        steps = await player.watch()
        assert len(steps) > 1
        assert all(each.seconds > 0 for each in steps)
        assert sum(each.bytes for each in steps) > 0
        assert await player.watch() == []


def ends_a_round(notice: Notice) -> bool:
    return isinstance(notice, Happened) and name_of(notice.event) == "carry"
