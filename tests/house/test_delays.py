"""The delay of a move does not show who made it, or why."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.house.bot_processes.pool import InlineBotPool, Question
from server.house.clock import sleep
from server.protocol.eight28 import Decline, Declined
from server.protocol.lobby import Pace, Preferences
from server.protocol.notices import Happened
from server.protocol.requests import Prefer, Ready, Standing, Watch
from tests.house.running import Client, ManualClock, gather, running_house
from tests.house.scenarios import last_legal, on_turn, playing, raw, settings

PACED = settings(pace=(2000, 2000))


class Slow(InlineBotPool):
    """Thinks for a second."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__()
        self._clock = clock

    async def choose(self, question: Question, table: int) -> int | None:
        await sleep(self._clock, 1)
        return await super().choose(question, table)


@pytest.mark.asyncio
async def test_a_sleep_that_is_cancelled_as_it_ends_is_no_error() -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    clock = ManualClock()
    waiting = asyncio.create_task(sleep(clock, 1))
    await asyncio.sleep(0)
    waiting.cancel()
    clock.next_alarm(clock.now() + 1)
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not faults


async def until_bot(people: list[Client]) -> int:
    while any(person.my_turn for person in people):
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))
    return people[0].state.number


@pytest.mark.asyncio
async def test_the_delay_of_a_bot_does_not_show_how_long_it_thought(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_house(tmp_path, PACED, clock, pool=Slow(clock)) as house:
        people = await playing(house, "Anna", "Ben", bots=("simple",), relaxed=True)
        number = await until_bot(people)
        await house.pass_time(1.9)
        assert people[0].state.number == number
        await house.pass_time(0.1)
        assert people[0].state.number == number + 1


@pytest.mark.parametrize(
    ("paces", "seconds"),
    [
        (("quick", "quick"), 0.6),
        (("usual", "quick"), 2.0),
        (("quick", "calm"), 3.6),
    ],
)
@pytest.mark.asyncio
async def test_bots_answer_at_the_pace_of_the_calmest_seated_person(
    tmp_path: Path, paces: tuple[Pace, Pace], seconds: float
) -> None:
    async with running_house(tmp_path, PACED) as house:
        people = await gather(house, "Anna", "Ben", bots=("simple",), relaxed=True)
        watcher = await house.connect("Wim")
        await watcher.ask(Watch("1"), Prefer(Preferences(pace="calm")))
        for person, pace in zip(people, paces, strict=True):
            await person.ask(Prefer(Preferences(pace=pace)), Ready())
        number = await until_bot(people)
        await house.pass_time(seconds - 0.05)
        assert people[0].state.number == number
        await house.pass_time(0.1)
        assert people[0].state.number == number + 1


def declined(who: Client, seat: int | None) -> bool:
    return any(notice.event == Declined(seat or 0) for notice in who.all(Happened))


@pytest.mark.asyncio
async def test_a_move_set_to_stand_during_a_turn_has_the_same_delay_as_one_set_before(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, PACED) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        mover = on_turn(people)
        await house.pass_time(30)
        await mover.ask(Standing(raw(Decline())))
        await house.pass_time(1)
        await mover.ask(Standing(raw(Decline())))
        await house.pass_time(0.9)
        assert not declined(people[0], mover.room.you)
        await house.pass_time(0.1)
        assert declined(people[0], mover.room.you)
