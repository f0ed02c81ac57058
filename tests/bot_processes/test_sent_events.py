"""A bot process is sent only new events, and its bots see the events of their seat alone."""

import asyncio
import os
import pickle
import signal
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.bots.question import KeptEvents, SentEvents, Source
from server.house.bot_processes import process
from server.house.bot_processes.pool import InlineBotPool
from server.protocol.eight28 import Declined
from server.protocol.seat import Event
from tests.bot_processes import odd_bots
from tests.bot_processes.asking import odd, opening_question, pool_of, process_of

pytestmark = pytest.mark.slow

LIMIT, SEATS, PROCESSES = 3, 6, 3

steps = st.lists(
    st.tuples(
        st.sampled_from(("ask", "ask", "ask", "ask without a source", "new game", "replace")),
        st.integers(0, SEATS - 1),
        st.integers(0, PROCESSES - 1),
        st.integers(0, 3),
    ),
    max_size=60,
)


class Seat:
    """A seat whose events name it, so that those of another seat would be noticed."""

    def __init__(self, number: int) -> None:
        self.number, self.game = number, 0
        self.events: list[Event] = []

    @property
    def source(self) -> Source:
        return self.number // 3, f"game {self.game}", self.number % 3

    def next_game(self) -> None:
        self.game += 1
        self.events = []

    def happen(self, count: int) -> None:
        for _ in range(count):
            self.events.append(Declined((self.number + 1) * 1000 + len(self.events)))


@given(steps)
def test_a_process_completes_the_events_in_any_order_of_questions(
    script: list[tuple[str, int, int, int]],
) -> None:
    seats = [Seat(number) for number in range(SEATS)]
    processes = [(SentEvents(LIMIT), KeptEvents()) for _ in range(PROCESSES)]
    for what, number, place, count in script:
        seat = seats[number]
        seat.happen(count)
        if what == "new game":
            seat.next_game()
        elif what == "replace":
            processes[place] = (SentEvents(LIMIT), KeptEvents())
        else:
            source = seat.source if what == "ask" else None
            question = opening_question("farbstich")._replace(
                seen=tuple(seat.events), source=source
            )
            sent, kept = processes[place]
            before = sent.count(source)
            increment = pickle.loads(pickle.dumps(sent.increment(question)))  # noqa: S301 - our own
            assert len(increment.question.seen) == len(seat.events) - before
            assert kept.complete(increment) == question
            assert sent.count(source) == (len(seat.events) if source else 0)
            assert len(kept._events) <= LIMIT


def test_events_that_became_fewer_are_sent_again_from_the_beginning() -> None:
    sent, kept = SentEvents(LIMIT), KeptEvents()
    for count in (5, 2, 4):
        seen = tuple(Declined(number) for number in range(count))
        question = opening_question("farbstich")._replace(seen=seen, source=(1, "a game", 0))
        assert kept.complete(sent.increment(question)) == question


def test_the_seats_that_asked_last_are_kept() -> None:
    sent = SentEvents(2)
    first, second, third = ((1, "a game", seat) for seat in range(3))
    for source in (first, second, first, third):
        question = opening_question("farbstich")._replace(seen=(Declined(0),), source=source)
        sent.increment(question)
    assert [sent.count(source) for source in (first, second, third)] == [1, 0, 1]


def test_a_process_does_not_guess_events_that_it_was_never_sent() -> None:
    sent, later = SentEvents(LIMIT), opening_question("farbstich")._replace(source=(1, "a game", 0))
    sent.increment(later._replace(seen=(Declined(0),)))
    increment = sent.increment(later._replace(seen=(Declined(0), Declined(1))))
    with pytest.raises(KeyError):
        KeptEvents().complete(increment)


@pytest.mark.asyncio
async def test_processes_answer_as_if_they_were_sent_all_events(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Seats of several tables ask in any order, games change, and processes are killed."""
    monkeypatch.setattr(process, "SOURCES_KEPT", LIMIT)
    dice, seats = Random(3), [Seat(number) for number in range(SEATS)]
    inline = InlineBotPool(odd_bots.bots)
    async with pool_of(2) as pool:
        for step in range(200):
            seat = dice.choice(seats)
            seat.happen(dice.randrange(4))
            if step % 40 == 39:
                os.kill(await process_of(pool, tmp_path / "process"), signal.SIGKILL)
            if dice.random() < 0.05:
                seat.next_game()
            question = opening_question("farbstich")._replace(
                bot="goes_by_all_it_saw", seen=seat.events, source=seat.source
            )
            expected = await inline.choose(question, 1)
            assert await pool.choose(question, seat.source[0]) == expected


@pytest.mark.asyncio
async def test_events_that_happen_while_a_question_waits_are_not_part_of_it() -> None:
    seat = Seat(0)
    seat.happen(3)
    question = opening_question("farbstich")._replace(
        bot="goes_by_all_it_saw", seen=seat.events, source=seat.source
    )
    expected = await InlineBotPool(odd_bots.bots).choose(question, 1)
    async with pool_of(1) as pool:
        asking = asyncio.create_task(pool.choose(question, 1))
        await asyncio.sleep(0)
        seat.happen(1)
        assert await asking == expected


@pytest.mark.asyncio
async def test_a_seat_goes_back_to_the_process_that_keeps_its_events(tmp_path: Path) -> None:
    pipe, file = tmp_path / "pipe", tmp_path / "process"
    os.mkfifo(pipe)
    seen, source = (Declined(0),), (2, "a game", 0)
    question = odd("writes_its_process", file)._replace(seen=seen, source=source)
    async with pool_of(2) as pool:
        busy = asyncio.create_task(pool.choose(odd("reads_a_pipe", pipe), 1))
        await asyncio.sleep(0)
        await pool.choose(question, 2)
        keeper = file.read_text()
        await asyncio.to_thread(pipe.write_text, "")
        await busy
        assert str(await process_of(pool, file)) != keeper
        await pool.choose(question, 2)
        assert file.read_text() == keeper
