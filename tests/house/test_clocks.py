"""Banks, patience and time-outs."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from server.house.table.state import change
from server.protocol.lobby import TimeControl
from server.protocol.notices import Refused
from server.protocol.refusals import TooLate
from server.protocol.requests import History, Leave, Look, Ready, Rename, Request, Say
from server.protocol.seat import replace
from server.settings import TableSettings
from tests.house.running import Client, ManualClock, RunningHouse, running_house
from tests.house.scenarios import (
    GRACE,
    last_legal,
    names_of_refusals,
    news,
    on_turn,
    playing,
    reconnect,
    settings,
)
from tests.house.tables import change_state, the_table

PATIENCE = TableSettings().patience
CLOCK = TimeControl(60, 5)


async def two(house: RunningHouse, clock: TimeControl | None = CLOCK) -> tuple[Client, Client]:
    """The person in turn and the other one, at a table where bots never move twice in between."""
    people = await playing(
        house, "Anna", "Ben", "Carl", game="farbstich", clock=clock, relaxed=clock is None
    )
    mover = on_turn(people)
    return mover, next(person for person in people if person is not mover)


def left(who: Client, of: Client) -> int | None:
    seat = of.room.you
    assert seat is not None
    return who.state.left[seat]


def presence(who: Client, of: Client) -> str:
    seat = of.room.you
    assert seat is not None
    chair = who.room.chairs[seat]
    assert chair
    return chair.presence


@pytest.mark.asyncio
async def test_a_decision_takes_its_time_from_the_bank_and_adds_the_increment(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        mover, other = await two(house)
        await house.pass_time(20)
        await other.ask(Look())
        assert left(other, mover) == 40
        await mover.move(last_legal(mover.state))
        assert left(other, mover) == 45
        assert left(other, other) == 60


@pytest.mark.asyncio
async def test_after_a_time_out_a_bot_makes_that_one_decision(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        mover, other = await two(house)
        await house.pass_time(59)
        assert other.state.number == 0
        await house.pass_time(1)
        assert other.state.number == 1
        assert ("time-out", mover.session.person.name) in news(other)
        assert left(other, mover) == CLOCK.increment
        assert presence(other, mover) == "here"
        await house.pass_time(59)
        assert other.state.number == 1


@pytest.mark.asyncio
async def test_a_bank_is_never_negative_however_late_the_bot_is(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        mover, other = await two(house, TimeControl(5, 0))
        await house.pass_time(8)
        assert other.state.number == 1
        assert left(other, mover) == 0


@pytest.mark.asyncio
async def test_a_person_who_moves_before_the_bot_does_has_moved(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        mover, other = await two(house)
        await house.pass_time(61)
        assert (
            names_of_refusals(await mover.move(last_legal(mover.state), mover.state.number)) == []
        )
        assert other.state.number == 1
        await house.pass_time(3)
        assert other.state.number == 1


@pytest.mark.asyncio
async def test_a_person_who_moves_after_the_bot_is_too_late(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        mover, other = await two(house)
        move = last_legal(mover.state)
        await house.pass_time(60)
        await mover.move(move, 0)
        assert other.state.number == 1
        assert names_of_refusals(mover.received) == ["TooLate"]


async def time_out_twice(house: RunningHouse, who: Client, people: list[Client]) -> None:
    for _ in range(2):
        while not who.my_turn:
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
        await house.pass_time(CLOCK.bank)


async def one_away(house: RunningHouse) -> tuple[Client, list[Client]]:
    people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", clock=CLOCK)
    await time_out_twice(house, people[0], people)
    return people[0], people


@pytest.mark.asyncio
async def test_after_two_time_outs_in_a_row_the_person_is_away_and_a_bot_plays_on(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, people = await one_away(house)
        assert presence(people[1], anna) == "away"
        shown = [what for what, name in news(people[1]) if name == "Anna"]
        assert shown[-3:] == ["time-out", "away", "covered"]
        bank = left(people[1], anna)
        before = people[1].state.number
        for _ in range(6):
            mover = on_turn(people[1:])
            await mover.move(last_legal(mover.state))
        assert people[1].state.number >= before + 8
        assert left(people[1], anna) == bank


@pytest.mark.asyncio
async def test_an_own_decision_between_two_time_outs_keeps_the_person_from_being_away(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", clock=CLOCK)
        anna = people[0]
        for _ in range(3):
            while not anna.my_turn:
                mover = on_turn(people)
                await mover.move(last_legal(mover.state))
            await house.pass_time(CLOCK.bank)
            while not anna.my_turn:
                mover = on_turn(people)
                await mover.move(last_legal(mover.state))
            await anna.move(last_legal(anna.state))
        assert {what for what, name in news(people[1]) if name == "Anna"} >= {"time-out"}
        assert presence(people[1], anna) == "here"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "request_", [Say("I am here"), Ready(), History()], ids=["say", "refused", "history"]
)
async def test_any_request_of_a_person_who_was_away_brings_them_back(
    tmp_path: Path, request_: Request
) -> None:
    async with running_house(tmp_path) as house:
        anna, people = await one_away(house)
        before = len(news(people[1]))
        await anna.ask(request_)
        assert news(people[1])[before:] == [("back", "Anna")]
        assert presence(people[1], anna) == "here"
        while not anna.my_turn:
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
        number = anna.state.number
        await house.pass_time(CLOCK.increment - 1)
        assert anna.state.number == number
        await house.pass_time(1)
        assert anna.state.number == number + 1
        assert presence(people[1], anna) == "here"


@pytest.mark.asyncio
async def test_leaving_does_not_bring_back_a_person_who_was_away(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, people = await one_away(house)
        before, number = len(news(people[1])), people[1].state.number
        await anna.ask(Leave())
        assert news(people[1])[before:] == [("left", "Anna")]
        for _ in range(2):
            mover = on_turn(people[1:])
            await mover.move(last_legal(mover.state))
        assert people[1].state.number == number + 3


@pytest.mark.asyncio
async def test_a_request_for_a_full_repaint_does_not_bring_back_a_person_who_was_away(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, people = await one_away(house)
        await anna.look()
        assert presence(people[1], anna) == "away"


@pytest.mark.asyncio
async def test_a_new_session_of_a_person_who_was_away_has_the_seat_at_once(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, people = await one_away(house)
        people[1].clear()
        newer = await reconnect(house, anna)
        assert newer.room.you == 0
        assert presence(people[1], newer) == "here"
        assert news(people[1]) == [("back", "Anna")]


@pytest.mark.asyncio
async def test_without_a_clock_each_decision_has_the_patience_of_the_settings(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        mover, other = await two(house, None)
        assert set(other.state.left) == {None}
        await house.pass_time(PATIENCE - 1)
        assert other.state.number == 0
        await house.pass_time(1)
        assert other.state.number == 1
        assert ("time-out", mover.session.person.name) in news(other)


@pytest.mark.asyncio
async def test_a_person_alone_among_bots_without_a_clock_has_no_time_limit(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await playing(house, "Anna", game="farbstich", bots=("simple",) * 2, relaxed=True)
        while not anna.my_turn:
            await house.pass_time(1)
        number = anna.state.number
        await house.pass_time(5 * PATIENCE)
        assert anna.state.number == number
        await anna.move(last_legal(anna.state))
        assert anna.state.number > number


@pytest.mark.asyncio
@pytest.mark.parametrize("how", ["leave", "drop", "sleep"])
async def test_a_person_left_with_bots_has_no_time_limit_until_another_person_is_back(
    tmp_path: Path, how: str
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        ben, carl = (person for person in people if person is not mover)
        await carl.disconnect()
        await go(house, ben, how)
        await house.pass_time(5 * PATIENCE)
        mover.receive()
        assert mover.state.number == 0
        if how == "sleep":
            await ben.ask(Say("good morning"))
        else:
            await reconnect(house, ben)
        await house.pass_time(PATIENCE - 1)
        mover.receive()
        assert mover.state.number == 0
        await house.pass_time(1)
        mover.receive()
        assert mover.state.number > 0
        assert ("time-out", mover.session.person.name) in news(mover)


@pytest.mark.asyncio
@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("first", [0, 1])
async def test_time_taken_alone_among_bots_does_not_count_when_people_are_back(
    tmp_path: Path, closed: bool, first: int
) -> None:
    clock = ManualClock()
    async with running_house(tmp_path, clock=clock) as house:
        people = await playing(house, "Anna", "Ben", game="eight28", relaxed=True, bots=("simple",))
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        number = mover.state.number
        await other.disconnect()
        await house.pass_time(5 * PATIENCE)
        # A new name stores the table, with the used time of its seats.
        await mover.ask(Rename("Zoe"))
        await mover.disconnect()
        await house.pass_time(60)
        two_again = (mover, other) if first == 0 else (other, mover)
        if not closed:
            await nobody_is_out_of_time(house, two_again, number)
    if closed:
        async with running_house(tmp_path, clock=clock) as house:
            await nobody_is_out_of_time(house, two_again, number)


async def nobody_is_out_of_time(house: RunningHouse, people: Iterable[Client], number: int) -> None:
    for person in people:
        back = await reconnect(house, person)
    await house.pass_time(PATIENCE - 1)
    back.receive()
    assert back.state.number == number
    assert not {"time-out", "away"} & {what for what, _ in news(back)}


async def go(house: RunningHouse, who: Client, how: str) -> None:
    if how == "leave":
        await who.ask(Leave())
    elif how == "drop":
        await who.disconnect()
    else:
        table, seat = the_table(house.house), who.room.you
        assert seat is not None
        roster = change(table.roster, seat, away=True)
        change_state(table.task, replace(table.state, roster=roster))
        table.task.tick()
        await house.settle()


@pytest.mark.asyncio
async def test_no_clock_runs_while_all_people_are_gone(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", clock=CLOCK)
        mover = on_turn(people)
        await house.pass_time(20)
        for person in people:
            await person.disconnect()
        await house.pass_time(3600)
        back = await reconnect(house, next(person for person in people if person is not mover))
        assert back.state.number == 0
        assert left(back, mover) == 40
        await house.pass_time(39)
        assert back.state.number == 0
        await house.pass_time(1)
        assert back.state.number == 1


@pytest.mark.asyncio
async def test_a_move_for_an_older_state_is_too_late_and_says_so(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        mover, other = await two(house)
        move = last_legal(mover.state)
        await mover.move(move, 0)
        for at in (0, 2):
            await other.move(move, at)
            assert other.last(Refused).refusal == TooLate(at, 1)


@pytest.mark.asyncio
async def test_the_return_of_a_covered_person_gives_others_no_time_back(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        mover, other = await two(house, TimeControl(300, 5))
        await other.disconnect()
        await house.pass_time(GRACE)
        back = await reconnect(house, other)
        assert ("covered", other.session.person.name) in news(mover)
        assert left(back, mover) == 300 - GRACE


@pytest.mark.asyncio
async def test_a_late_bot_takes_nothing_from_the_increment(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        mover, other = await two(house, TimeControl(5, 4))
        await house.pass_time(8)
        assert other.state.number == 1
        assert left(other, mover) == 4
