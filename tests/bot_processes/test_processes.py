"""Bots think in processes, and there is a legal move whatever the bots do."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Self

import pytest

from server.bots import RANDOM, SIMPLE
from server.bots.question import Increment, Question
from server.child import LENGTH, READY, frame
from server.engine import GAMES
from server.house.bot_processes import pool as pool_module
from server.house.bot_processes.pool import InlineBotPool, ProcessBotPool, bot_pool
from server.house.bot_processes.process import BotProcess
from server.house.clock import Clock
from server.house.fork_server import ForkServer, Worker
from server.protocol.seat import Event
from server.settings import BotSettings
from tests.bot_processes import odd_bots
from tests.bot_processes.asking import (
    StandingClock,
    children,
    drawn,
    is_gone,
    last,
    odd,
    out_of_turn,
    pool_of,
    process_of,
    thinkers,
    workers,
)
from tests.house.scenarios import let_tasks_run
from tests.playing import play_out

pytestmark = pytest.mark.slow


def test_odd_bots_choose_another_move_than_is_drawn_for_them() -> None:
    assert drawn(odd("dies")) != last(odd("dies"))


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_process_chooses_the_moves_that_the_house_would(game: str) -> None:
    rules = GAMES[game]
    async with pool_of(registry="server.bots") as pool:
        seen: list[list[Event]] = [[], [], []]
        for number, played in enumerate(islice(play_out(rules, 3, None, Random(7)), 60)):
            if (seat := played.seat) is not None:
                view, legal = rules.view(played.before, seat), rules.legal(played.before, seat)
                dice, source = number.to_bytes(2, "big"), (1, game, seat)
                for bot in (SIMPLE, RANDOM):
                    question = Question(game, bot, view, seen[seat], legal, dice, source)
                    choice = await pool.choose(question, 1)
                    assert choice == await InlineBotPool().choose(question, 1)
                    assert choice is None or choice in range(len(legal))
            for place, events in enumerate(seen):
                shown = (rules.event_for(event, place) for event in played.step.events)
                events.extend(filter(None, shown))


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["raises", "cheats", "is_silent", "no such bot"])
async def test_a_bot_that_fails_in_turn_makes_any_legal_move(
    bot: str, capfd: pytest.CaptureFixture[str]
) -> None:
    question = odd(bot)
    async with pool_of() as pool:
        assert await pool.choose(question, 1) == drawn(question)
    assert await InlineBotPool(odd_bots.bots).choose(question, 1) == drawn(question)
    # The host can read where it failed, in the house and in the process, but no card.
    told = capfd.readouterr().err
    assert told.count("Traceback") == (0 if bot == "is_silent" else 2)
    assert str(question.legal[-1]) not in told


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["raises", "is_silent", "dies"])
async def test_a_bot_that_fails_out_of_turn_passes(bot: str) -> None:
    question = out_of_turn(odd(bot))
    async with pool_of() as pool:
        assert await pool.choose(question, 1) is None
        meddling = question._replace(bot="prints")
        assert await pool.choose(meddling, 1) == last(meddling)


@pytest.mark.asyncio
async def test_a_bot_that_hangs_is_killed_when_its_time_is_up() -> None:
    clock = StandingClock()
    async with pool_of(clock=clock) as pool:
        question = odd("hangs")
        asked = asyncio.create_task(pool.choose(question, 1))
        starting = await clock.alarms.get()
        budget = await clock.alarms.get()
        assert starting.cancelled
        assert not asked.done()
        budget.ring()
        assert await asked == drawn(question)
        assert await pool.choose(odd("prints"), 1) == last(question)
        assert (pool.chance_moves, pool.lost) == (1, 0)


@pytest.mark.asyncio
async def test_a_bot_that_hangs_is_ended_in_time_even_if_its_fork_server_has_died(
    tmp_path: Path,
) -> None:
    clock, question, others = StandingClock(), odd("hangs"), set(children(os.getpid()))
    async with pool_of(clock=clock) as pool, asyncio.timeout(60):
        first = await process_of(pool, tmp_path / "first")
        asked = asyncio.create_task(pool.choose(question, 1))
        budget = await clock.next_in_force()
        (server,) = set(children(os.getpid())) - others
        os.kill(server, signal.SIGKILL)
        budget.ring()
        # A question that is cancelled waits for its process, too.
        assert await asyncio.shield(asked) == drawn(question)
        assert await process_of(pool, tmp_path / "second") != first


@pytest.mark.asyncio
async def test_a_process_that_does_not_start_in_time_is_given_up() -> None:
    clock = StandingClock()
    async with pool_of(clock=clock) as pool:
        question = odd("prints")
        asked = asyncio.create_task(pool.choose(question, 1))
        (await clock.alarms.get()).ring()
        assert await asked == drawn(question)


@pytest.mark.asyncio
async def test_a_process_that_dies_while_thinking_is_replaced_and_the_answer_still_comes(
    tmp_path: Path,
) -> None:
    question = odd("dies_once", tmp_path / "died")
    async with pool_of() as pool:
        assert await pool.choose(question, 1) == last(question)


@pytest.mark.asyncio
async def test_a_process_that_is_killed_between_questions_is_replaced(tmp_path: Path) -> None:
    async with pool_of() as pool:
        first = await process_of(pool, tmp_path / "first")
        os.kill(first, signal.SIGKILL)
        second = await process_of(pool, tmp_path / "second")
        assert second != first
        assert (pool.chance_moves, pool.lost) == (0, 1)
        assert await process_of(pool, tmp_path / "third") == second


@pytest.mark.asyncio
async def test_a_bot_that_always_dies_is_asked_twice_and_then_any_legal_move_is_made(
    tmp_path: Path,
) -> None:
    async with pool_of() as pool:
        question = odd("dies")
        assert await pool.choose(question, 1) == drawn(question)
        assert await process_of(pool, tmp_path / "next")


@pytest.mark.asyncio
async def test_processes_that_fail_every_time_are_reported_once_until_one_answers(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with pool_of() as pool:
        for bots in (["dies", "dies", "dies"], ["dies", "prints", "dies"]):
            caplog.clear()
            for bot in bots:
                await pool.choose(odd(bot), 1)
            reports = [record for record in caplog.records if record.levelno == logging.ERROR]
            assert len(reports) == 2
            assert "a process of bots was lost" in reports[0].message
            assert "bots fail in their processes" in reports[1].message


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "written",
    [
        frame(b"[1, 99]"),
        frame(b"[1, -1]"),
        frame(b"[1, true]"),
        frame(b"[1, 0.5]"),
        frame(b"[0, 0]"),
        frame(b"[1]"),
        frame(b"0"),
        frame(b'{"chosen": 1}'),
        frame(b"\xff"),
        frame(b""),
        frame(b"[" * 30),
        frame(pickle.dumps(0)),
        frame(b"9" * 30),
        LENGTH.pack(2**32 - 1),
        b"hello, house",
    ],
)
async def test_a_process_that_sends_an_invalid_answer_is_replaced(
    written: bytes, tmp_path: Path
) -> None:
    async with pool_of() as pool:
        first = await process_of(pool, tmp_path / "first")
        question = odd("babbles", written.hex())
        assert await pool.choose(question, 1) == drawn(question)
        assert is_gone(first)
        assert await process_of(pool, tmp_path / "second")


@pytest.mark.asyncio
async def test_an_answer_without_a_question_is_not_taken_for_the_next_one() -> None:
    async with pool_of() as pool:
        question = odd("babbles", frame(b"[0, 0]").hex())
        assert await pool.choose(question, 1) == 0
        assert await pool.choose(odd("prints"), 1) == last(question)


@pytest.mark.asyncio
async def test_a_bot_that_prints_does_not_disturb_its_answer(tmp_path: Path) -> None:
    async with pool_of() as pool:
        first = await process_of(pool, tmp_path / "first")
        question = odd("prints")
        assert await pool.choose(question, 1) == last(question)
        assert await process_of(pool, tmp_path / "second") == first


@pytest.mark.asyncio
async def test_if_a_process_cannot_import_its_bots_any_legal_move_is_made() -> None:
    question = odd("prints")
    async with pool_of(registry="tests.bot_processes.no_such_bots") as pool:
        assert await pool.choose(question, 1) == drawn(question)


@pytest.mark.asyncio
async def test_if_no_process_can_be_started_any_legal_move_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no such python"))
    question = odd("prints")
    async with pool_of() as pool:
        assert await pool.choose(question, 1) == drawn(question)


@pytest.mark.asyncio
async def test_a_cancelled_question_ends_no_process_and_its_answer_goes_to_no_other(
    tmp_path: Path,
) -> None:
    """It keeps its place until then, or more bots would think than there are places."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    async with pool_of() as pool:
        first = await process_of(pool, tmp_path / "first")
        asked = asyncio.create_task(pool.choose(odd("reads_a_pipe", pipe), 1))
        after = asyncio.create_task(process_of(pool, tmp_path / "second"))
        await let_tasks_run()
        asked.cancel()
        await let_tasks_run()
        assert not after.done()
        await asyncio.to_thread(pipe.write_text, "")
        assert await after == first
        assert asked.cancelled()


@pytest.mark.asyncio
async def test_a_cancelled_question_to_a_bot_that_hangs_ends_when_its_time_is_up(
    tmp_path: Path,
) -> None:
    clock = StandingClock()
    async with pool_of(clock=clock) as pool:
        first = await process_of(pool, tmp_path / "first")
        asked = asyncio.create_task(pool.choose(odd("hangs"), 1))
        budget = await clock.next_in_force()
        asked.cancel()
        budget.ring()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert is_gone(first)
        assert await process_of(pool, tmp_path / "second") != first


@pytest.mark.asyncio
async def test_a_question_that_is_cancelled_twice_ends_at_once(tmp_path: Path) -> None:
    """As at the end of the event loop."""
    clock = StandingClock()
    async with pool_of(clock=clock) as pool:
        first = await process_of(pool, tmp_path / "first")
        asked = asyncio.create_task(pool.choose(odd("hangs"), 1))
        await clock.next_in_force()
        asked.cancel()
        await let_tasks_run()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert is_gone(first)


@pytest.mark.asyncio
async def test_a_question_that_is_cancelled_in_the_queue_holds_up_no_other() -> None:
    async with pool_of() as pool:
        asked = [asyncio.create_task(pool.choose(odd("prints"), n)) for n in range(3)]
        await asyncio.sleep(0)
        asked[1].cancel()
        assert await asked[0] == await asked[2] == last(odd("prints"))
        assert asked[1].cancelled()


@pytest.mark.asyncio
async def test_tables_take_turns_however_much_one_of_them_asks(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with pool_of() as pool:
        await asyncio.gather(
            *(pool.choose(odd("signs", log / name), 1) for name in "abcd"),
            *(pool.choose(odd("signs", log / name), 2) for name in "xy"),
            pool.choose(odd("signs", log / "q"), 3),
        )
    assert log.read_text() == "axqbycd"


@pytest.mark.asyncio
async def test_no_more_processes_are_started_than_the_pool_has_places(tmp_path: Path) -> None:
    clock = StandingClock()
    async with pool_of(2, clock=clock) as pool:
        hanging = asyncio.create_task(pool.choose(odd("hangs"), 2))
        first = await process_of(pool, tmp_path / "first")
        assert await process_of(pool, tmp_path / "second") == first
        assert not hanging.done()


@pytest.mark.asyncio
async def test_after_closing_no_process_is_left_and_questions_are_still_answered(
    tmp_path: Path,
) -> None:
    clock = StandingClock()
    pool = ProcessBotPool(2, 2.0, clock, thinkers())
    process = await process_of(pool, tmp_path / "process")
    question = odd("hangs")
    asked = [asyncio.create_task(pool.choose(question, n)) for n in range(5)]
    # One process thinks, and another is about to start.
    await clock.next_in_force()
    await pool.close()
    assert [await each for each in asked] == [drawn(question)] * 5
    assert is_gone(process)
    assert await pool.choose(odd("prints"), 1) == drawn(question)
    await pool.close()


@pytest.mark.asyncio
async def test_no_process_is_started_before_the_first_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = []

    class Counted(BotProcess):
        @classmethod
        async def run(cls, server: ForkServer, clock: Clock) -> Self:
            started.append(server)
            return await super().run(server, clock)

    monkeypatch.setattr(pool_module, "BotProcess", Counted)
    async with pool_of(3) as pool:
        assert started == []
        await pool.choose(odd("prints"), 1)
        await pool.choose(odd("prints"), 2)
        assert len(started) == 1


@pytest.mark.asyncio
async def test_processes_ignore_an_interrupt_from_the_keyboard() -> None:
    question = odd("ignores_interrupts")
    async with pool_of() as pool:
        assert await pool.choose(question, 1) == last(question)


@pytest.mark.asyncio
async def test_a_process_imports_nothing_but_bots_and_the_protocol(tmp_path: Path) -> None:
    question = odd("writes_its_modules", tmp_path / "modules")
    async with pool_of() as pool:
        assert await pool.choose(question, 1) == last(question)
    known = (tmp_path / "modules").read_text().split("\n")
    ours = {name for name in known if name.split(".")[0] in ("server", "tui")}
    assert "server.protocol.farbstich" in ours
    allowed = ("server.bots", "server.protocol", "server.cards", "server.child")
    assert {name for name in ours if not name.startswith(allowed)} == {"server"}


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["hangs", "prints"])
async def test_a_process_ends_when_its_input_is_closed(
    bot: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Even while a bot thinks."""
    async with forked() as worker:
        assert await worker.stdout.readexactly(len(frame(READY))) == frame(READY)
        worker.stdin.write(frame(pickle.dumps(Increment(odd(bot), 0))))
        while "thinking" not in capfd.readouterr().err:
            await asyncio.sleep(0)
        worker.stdin.write_eof()
        await worker.stdout.read()
        assert workers() == []


@pytest.mark.asyncio
async def test_a_fork_server_that_is_dying_is_replaced_before_it_is_dead(tmp_path: Path) -> None:
    server = ForkServer("tests.bot_processes.odd_fork_server", str(tmp_path / "hung up"))
    async with asyncio.timeout(60):
        first = await server.fork()
        assert await first.stdout.read() == b""
        second = await server.fork()
        assert await second.stdout.readexactly(len(frame(READY))) == frame(READY)
        for worker in (first, second):
            worker.stdin.close()
        await second.stdout.read()
    server.close()


@asynccontextmanager
async def forked() -> AsyncIterator[Worker]:
    server = thinkers()
    worker = await server.fork()
    try:
        async with asyncio.timeout(60):
            yield worker
    finally:
        worker.stdin.close()
        server.close()


@pytest.mark.asyncio
async def test_the_settings_decide_where_bots_think() -> None:
    assert isinstance(bot_pool(BotSettings(workers=0), StandingClock()), InlineBotPool)
    pool = bot_pool(BotSettings(workers=2), StandingClock())
    assert isinstance(pool, ProcessBotPool)
    await pool.close()
