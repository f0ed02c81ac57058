"""Bots think less while many of them wait, and the time in line counts."""

import asyncio
from itertools import islice
from random import Random

import pytest

from server.bots import MASTER, bots, hurried
from server.bots.question import Question
from server.engine import GAMES
from server.house.bot_processes import pool as pool_module
from server.house.bot_processes.pool import LEAST_OF_BUDGET, SHORT_QUEUE, ProcessBotPool
from server.house.bot_processes.process import BotProcess
from server.protocol.seat import Event
from tests.bot_processes.asking import odd, thinkers
from tests.house.running import ManualClock
from tests.house.scenarios import let_tasks_run
from tests.playing import play_out

BUDGET = 2.0
QUEUE = 3 * SHORT_QUEUE
Asked = tuple[float, float]
"""the share of the worlds, and the seconds"""


async def asked_after(waited: float, patch: pytest.MonkeyPatch) -> list[Asked]:
    """The questions to a process whose first one takes so long, while others wait in line."""
    asked: list[Asked] = []
    may_think = asyncio.Event()

    class SlowProcess(BotProcess):
        async def ask(self, question: Question, seconds: float) -> int | None:
            asked.append((question.share, seconds))
            await may_think.wait()
            return await super().ask(question, 600.0)

    patch.setattr(pool_module, "BotProcess", SlowProcess)
    clock = ManualClock()
    pool = ProcessBotPool(1, BUDGET, clock, thinkers())
    try:
        first = asyncio.create_task(pool.choose(odd("prints"), 0))
        while not asked:
            await asyncio.sleep(0)
        others = [asyncio.create_task(pool.choose(odd("prints"), n + 1)) for n in range(QUEUE)]
        await let_tasks_run()
        clock.next_alarm(clock.now() + waited)
        may_think.set()
        await asyncio.gather(first, *others)
    finally:
        await pool.close()
    return asked


@pytest.mark.asyncio
@pytest.mark.slow
async def test_bots_imagine_fewer_worlds_the_longer_the_line_behind_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shares = [share for share, _ in await asked_after(0.0, monkeypatch)]
    assert shares[0] == 1.0
    assert shares[1] == SHORT_QUEUE / (QUEUE - 1)
    assert shares[1:] == sorted(shares[1:])
    assert shares[-SHORT_QUEUE:] == [1.0] * SHORT_QUEUE


@pytest.mark.asyncio
@pytest.mark.slow
@pytest.mark.parametrize("waited", [0.5, 60.0])
async def test_the_time_in_line_counts_but_leaves_a_part_of_the_budget(
    waited: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    (_, alone), (_, after), *_ = await asked_after(waited, monkeypatch)
    assert alone == BUDGET
    assert after == max(BUDGET - waited, BUDGET * LEAST_OF_BUDGET)


@pytest.mark.parametrize("game", GAMES)
def test_a_master_with_a_single_world_chooses_legal_moves(game: str) -> None:
    rules, master = GAMES[game], hurried(bots(game)[MASTER], 0.0001)
    seen: list[list[Event]] = [[], [], []]
    decisions = 0
    for played in islice(play_out(rules, 3, None, Random(7)), 120):
        if (seat := played.seat) is not None:
            view, legal = rules.view(played.before, seat), rules.legal(played.before, seat)
            move = master(view, seen[seat], legal, Random(1))
            decisions += move in legal
            assert move is None or move in legal
        for place, events in enumerate(seen):
            shown = (rules.event_for(event, place) for event in played.step.events)
            events.extend(filter(None, shown))
    assert decisions > 20


def test_a_bot_without_worlds_and_one_in_no_hurry_stay_as_they_are() -> None:
    known = bots("farbstich")
    assert hurried(known["random"], 0.1) is known["random"]
    assert hurried(known[MASTER], 1.0) is known[MASTER]
