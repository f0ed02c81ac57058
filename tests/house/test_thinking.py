"""Bots think where they can hold up nobody, and whatever they do, there is a legal move."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

import server
from server.bots import RANDOM, SIMPLE
from server.bots.child import LENGTH, READY, frame
from server.engine import GAMES
from server.house.botpool import pool
from server.house.botpool.fairness import FairQueue
from server.house.botpool.pool import (
    BotPool,
    InlineBotPool,
    ProcessBotPool,
    Question,
    plain,
    thinker,
)
from server.house.botpool.process import Worker
from server.protocol.farbstich import FarbstichView
from server.protocol.seat import Deal, Event, Shuffle, Turn, replace
from server.settings import BotSettings
from tests.house import odd_bots
from tests.house.scenes import a_while
from tests.playing import do, play_out, shuffled

ODD = odd_bots.__name__
DICE = b"these dice"


class Alarm:
    def __init__(self, ring: Callable[[], object]) -> None:
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class StandingClock:
    """It is always now, until a test lets an alarm ring."""

    def __init__(self) -> None:
        self.alarms: asyncio.Queue[Alarm] = asyncio.Queue()

    def now(self) -> float:
        return 0.0

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        alarm = Alarm(call)
        self.alarms.put_nowait(alarm)
        return alarm

    async def next_in_force(self) -> Alarm:
        while (alarm := await self.alarms.get()).cancelled:
            pass
        return alarm


def start(game: str) -> Question:
    rules = GAMES[game]
    state = rules.start(3)
    dice = Random(1)
    while isinstance(waiting := rules.waiting(state), Shuffle):
        state = do(rules, state, None, shuffled(waiting.size, dice)).state
    assert isinstance(waiting, Turn)
    seat = waiting.seats[0]
    return Question(game, SIMPLE, rules.view(state, seat), (), rules.legal(state, seat), DICE)


def odd(bot: str, game: object = "") -> Question:
    return start("farbstich")._replace(bot=bot, game=str(game))


def last(question: Question) -> int:
    """What odd bots choose, if they choose at all."""
    return len(question.legal) - 1


def drawn(question: Question) -> int:
    return Random(question.dice).randrange(len(question.legal))


def out_of_turn(question: Question) -> Question:
    assert isinstance(question.view, FarbstichView)
    others = Turn((1,), (0,) if question.view.seat == 0 else (2,))
    return question._replace(view=replace(question.view, seat=others.free[0], waiting=others))


@asynccontextmanager
async def workers(
    count: int = 1, registry: str = ODD, clock: StandingClock | None = None
) -> AsyncIterator[ProcessBotPool]:
    """A budget that is never used up, unless a test lets it."""
    found = ProcessBotPool(count, 2.0, clock or StandingClock(), registry)
    try:
        yield found
    finally:
        await found.close()


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def process_of(thinker: BotPool, file: Path) -> int:
    question = odd("tells_its_process", file)
    assert await thinker.choose(question, 1) == last(question)
    return int(file.read_text())


def test_what_odd_bots_choose_is_not_what_is_drawn_for_them() -> None:
    assert drawn(odd("dies")) != last(odd("dies"))


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
async def test_a_worker_thinks_as_the_house_would(game: str) -> None:
    rules = GAMES[game]
    async with workers(registry="server.bots") as away:
        seen: dict[int, list[Event]] = {seat: [] for seat in range(3)}
        for number, played in enumerate(play_out(rules, 3, None, Random(7))):
            before = {seat: tuple(told) for seat, told in seen.items()}
            for seat, told in seen.items():
                events = (rules.event_for(event, seat) for event in played.step.events)
                told.extend(filter(None, events))
            if played.seat is None or isinstance(played.move, Deal) or number > 60:
                continue
            view = rules.view(played.before, played.seat)
            legal = rules.legal(played.before, played.seat)
            for bot in (SIMPLE, RANDOM):
                question = Question(
                    game, bot, view, before[played.seat], legal, number.to_bytes(2, "big")
                )
                choice = await away.choose(question, 1)
                assert choice == await InlineBotPool().choose(question, 1)
                assert choice is None or choice in range(len(legal))


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["raises", "cheats", "is_silent", "no such bot"])
async def test_a_bot_that_fails_in_turn_makes_any_legal_move(
    bot: str, capfd: pytest.CaptureFixture[str]
) -> None:
    question = odd(bot)
    async with workers() as away:
        assert await away.choose(question, 1) == drawn(question)
    assert await InlineBotPool(odd_bots.bots).choose(question, 1) == drawn(question)
    # Whoever runs the house can read what is wrong with the bot, from here and from the worker.
    assert capfd.readouterr().err.count("Traceback") == (0 if bot == "is_silent" else 2)


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["raises", "is_silent", "dies"])
async def test_a_bot_that_fails_out_of_turn_lets_things_be(bot: str) -> None:
    question = out_of_turn(odd(bot))
    async with workers() as away:
        assert await away.choose(question, 1) is None
        meddling = question._replace(bot="prints")
        assert await away.choose(meddling, 1) == last(meddling)


@pytest.mark.asyncio
async def test_a_bot_that_hangs_is_ended_when_its_time_is_up() -> None:
    clock = StandingClock()
    async with workers(clock=clock) as away:
        question = odd("hangs")
        asked = asyncio.create_task(away.choose(question, 1))
        starting = await clock.alarms.get()
        budget = await clock.alarms.get()
        assert starting.cancelled
        assert not asked.done()
        budget.ring()
        assert await asked == drawn(question)
        assert await away.choose(odd("prints"), 1) == last(question)


@pytest.mark.asyncio
async def test_a_worker_that_does_not_come_to_start_is_not_waited_for() -> None:
    clock = StandingClock()
    async with workers(clock=clock) as away:
        question = odd("prints")
        asked = asyncio.create_task(away.choose(question, 1))
        (await clock.alarms.get()).ring()
        assert await asked == drawn(question)


@pytest.mark.asyncio
async def test_a_worker_that_dies_in_thought_is_replaced_and_the_answer_still_comes(
    tmp_path: Path,
) -> None:
    question = odd("dies_once", tmp_path / "died")
    async with workers() as away:
        assert await away.choose(question, 1) == last(question)


@pytest.mark.asyncio
async def test_a_worker_that_is_killed_between_questions_is_replaced(tmp_path: Path) -> None:
    async with workers() as away:
        first = await process_of(away, tmp_path / "first")
        os.kill(first, signal.SIGKILL)
        second = await process_of(away, tmp_path / "second")
        assert second != first
        assert await process_of(away, tmp_path / "third") == second


@pytest.mark.asyncio
async def test_a_bot_that_always_dies_is_asked_twice_and_then_chance_decides(
    tmp_path: Path,
) -> None:
    async with workers() as away:
        question = odd("dies")
        assert await away.choose(question, 1) == drawn(question)
        assert await process_of(away, tmp_path / "next")


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
async def test_a_worker_that_talks_nonsense_is_replaced(written: bytes, tmp_path: Path) -> None:
    async with workers() as away:
        first = await process_of(away, tmp_path / "first")
        question = odd("babbles", written.hex())
        assert await away.choose(question, 1) == drawn(question)
        assert is_gone(first)
        assert await process_of(away, tmp_path / "second")


@pytest.mark.asyncio
async def test_an_answer_that_nobody_asked_for_is_not_taken_for_the_next() -> None:
    async with workers() as away:
        question = odd("babbles", frame(b"[0, 0]").hex())
        assert await away.choose(question, 1) == 0
        assert await away.choose(odd("prints"), 1) == last(question)


@pytest.mark.asyncio
async def test_what_a_bot_prints_does_not_disturb_its_answer(tmp_path: Path) -> None:
    async with workers() as away:
        first = await process_of(away, tmp_path / "first")
        question = odd("prints")
        assert await away.choose(question, 1) == last(question)
        assert await process_of(away, tmp_path / "second") == first


@pytest.mark.asyncio
async def test_a_worker_that_cannot_start_is_replaced_by_chance() -> None:
    question = odd("prints")
    async with workers(registry="tests.house.no_such_bots") as away:
        assert await away.choose(question, 1) == drawn(question)


@pytest.mark.asyncio
async def test_a_house_that_can_start_no_process_plays_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no such python"))
    question = odd("prints")
    async with workers() as away:
        assert await away.choose(question, 1) == drawn(question)


@pytest.mark.asyncio
async def test_who_gives_up_waiting_ends_no_worker_and_nobody_else_gets_his_answer(
    tmp_path: Path,
) -> None:
    """And keeps his place until then, or more would think at once than may."""
    word = tmp_path / "word"
    os.mkfifo(word)
    async with workers() as away:
        first = await process_of(away, tmp_path / "first")
        asked = asyncio.create_task(away.choose(odd("waits_for_a_word", word), 1))
        after = asyncio.create_task(process_of(away, tmp_path / "second"))
        await a_while()
        asked.cancel()
        await a_while()
        assert not after.done()
        await asyncio.to_thread(word.write_text, "")
        assert await after == first
        assert asked.cancelled()


@pytest.mark.asyncio
async def test_whoever_gives_up_a_thought_without_end_is_rid_of_it_when_its_time_is_up(
    tmp_path: Path,
) -> None:
    clock = StandingClock()
    async with workers(clock=clock) as away:
        first = await process_of(away, tmp_path / "first")
        asked = asyncio.create_task(away.choose(odd("hangs"), 1))
        budget = await clock.next_in_force()
        asked.cancel()
        budget.ring()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert is_gone(first)
        assert await process_of(away, tmp_path / "second") != first


@pytest.mark.asyncio
async def test_who_is_told_twice_to_give_up_does_so_at_once(tmp_path: Path) -> None:
    """As when everything ends."""
    clock = StandingClock()
    async with workers(clock=clock) as away:
        first = await process_of(away, tmp_path / "first")
        asked = asyncio.create_task(away.choose(odd("hangs"), 1))
        await clock.next_in_force()
        asked.cancel()
        await a_while()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert is_gone(first)


@pytest.mark.asyncio
async def test_who_gives_up_in_the_line_holds_up_nobody() -> None:
    async with workers() as away:
        asked = [asyncio.create_task(away.choose(odd("prints"), n)) for n in range(3)]
        await asyncio.sleep(0)
        asked[1].cancel()
        assert await asked[0] == await asked[2] == last(odd("prints"))
        assert asked[1].cancelled()


@pytest.mark.asyncio
async def test_a_table_that_asks_a_lot_does_not_keep_another_waiting(tmp_path: Path) -> None:
    book = tmp_path / "book"
    async with workers() as away:
        await asyncio.gather(
            *(away.choose(odd("signs", book / name), 1) for name in "abcd"),
            *(away.choose(odd("signs", book / name), 2) for name in "xy"),
            away.choose(odd("signs", book / "q"), 3),
        )
    assert book.read_text() == "abxqcyd"


@pytest.mark.asyncio
async def test_so_many_think_at_once_and_no_more(tmp_path: Path) -> None:
    clock = StandingClock()
    async with workers(2, clock=clock) as away:
        hanging = asyncio.create_task(away.choose(odd("hangs"), 1))
        first = await process_of(away, tmp_path / "first")
        assert await process_of(away, tmp_path / "second") == first
        assert not hanging.done()


@pytest.mark.asyncio
async def test_a_place_that_was_given_to_somebody_who_has_gone_is_given_on() -> None:
    turns = FairQueue(1)
    first, second = turns.taken(1), turns.taken(2)
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    await asyncio.sleep(0)
    await first.__aexit__(None, None, None)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    async with turns.taken(3):
        pass
    await turns.all_done()


@pytest.mark.asyncio
async def test_after_closing_no_process_is_left_and_questions_are_still_answered(
    tmp_path: Path,
) -> None:
    clock = StandingClock()
    away = ProcessBotPool(2, 2.0, clock, ODD)
    process = await process_of(away, tmp_path / "process")
    question = odd("hangs")
    asked = [asyncio.create_task(away.choose(question, n)) for n in range(5)]
    # One worker thinks, and another is about to start.
    await clock.next_in_force()
    await away.close()
    assert [await each for each in asked] == [drawn(question)] * 5
    assert is_gone(process)
    assert await away.choose(odd("prints"), 1) == drawn(question)
    await away.close()


@pytest.mark.asyncio
async def test_no_process_is_started_before_the_first_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = []

    class Counted(Worker):
        @classmethod
        async def start(cls, *given: object) -> Worker:
            started.append(given)
            return await Worker.start(ODD, StandingClock())

    monkeypatch.setattr(pool, "Worker", Counted)
    async with workers(3) as away:
        assert started == []
        await away.choose(odd("prints"), 1)
        await away.choose(odd("prints"), 2)
        assert len(started) == 1


@pytest.mark.asyncio
async def test_an_interrupt_at_the_keyboard_is_not_for_workers() -> None:
    question = odd("heeds_interrupts")
    async with workers() as away:
        assert await away.choose(question, 1) == last(question)


@pytest.mark.asyncio
async def test_a_worker_knows_bots_and_the_protocol_only(tmp_path: Path) -> None:
    question = odd("tells_its_modules", tmp_path / "modules")
    async with workers() as away:
        assert await away.choose(question, 1) == last(question)
    known = (tmp_path / "modules").read_text().split("\n")
    ours = {name for name in known if name.split(".")[0] in ("server", "tui")}
    assert "server.protocol.farbstich" in ours
    allowed = ("server.bots", "server.protocol", "server.cards")
    assert {name for name in ours if not name.startswith(allowed)} == {"server"}


@pytest.mark.parametrize("bot", ["hangs", "prints"])
def test_a_worker_ends_when_nobody_can_ask_it_any_more(bot: str) -> None:
    """As when the house is killed, even in the middle of a thought."""
    root = Path(server.__file__).parent.parent
    command = [sys.executable, "-m", "server.bots.child", ODD]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=root, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout.read(len(frame(READY))) == frame(READY)
        process.stdin.write(frame(pickle.dumps(plain(odd(bot)))))
        process.stdin.flush()
        assert process.stderr.readline() == b"thinking\n"
        process.stdin.close()
        assert process.wait() == 0


def test_the_settings_say_where_bots_think() -> None:
    assert isinstance(thinker(BotSettings(workers=0), StandingClock()), InlineBotPool)
    assert isinstance(thinker(BotSettings(workers=2), StandingClock()), ProcessBotPool)
