"""Used thinking time stays used, through automatic moves, kills and restarts."""

from pathlib import Path

import pytest

from server.house.table.messages import BotMoved
from server.house.table.state import change
from server.house.table.task import NOTED
from server.protocol.eight28 import Declined
from server.protocol.lobby import News, Preferences, TimeControl
from server.protocol.notices import Happened, SeatNews
from server.protocol.requests import Look, Prefer, Ready, Rename, Standing
from server.protocol.seat import replace
from server.settings import TableSettings
from tests.house.running import Client, ManualClock, RunningHouse, gather, running_house
from tests.house.scenarios import (
    copy_after_kill,
    last_legal,
    news,
    on_turn,
    playing,
    raw,
    settings,
    store_refuses_writes,
)
from tests.house.tables import change_state, the_table

IDLE, HOURS = TableSettings().idle_minutes * 60, TableSettings().keep_hours * 3600
CLOCK = TimeControl(60, 5)


def seat_of(who: Client) -> int:
    seat = who.room.you
    assert seat is not None
    return seat


def news_of(people: list[Client], who: Client) -> list[News]:
    other = next(person for person in people if person is not who)
    return [n.what for n in other.all(SeatNews) if n.seat == seat_of(who)]


@pytest.mark.asyncio
@pytest.mark.parametrize("lets_stand", [False, True])
async def test_a_standing_move_does_not_prevent_a_time_out(
    tmp_path: Path, lets_stand: bool
) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", clock=TimeControl(2, 0))
        mover = on_turn(people)
        number = mover.state.number
        if lets_stand:
            await mover.ask(Standing(raw(last_legal(mover.state))))
        await house.pass_time(1.9)
        assert "time-out" not in news_of(people, mover)
        await house.pass_time(0.1)
        assert news_of(people, mover)[-1] == "time-out"
        await house.pass_time(2.9)
        assert mover.state.number == number
        await house.pass_time(0.1)
        assert mover.state.number == number + 1


@pytest.mark.asyncio
async def test_after_a_time_out_the_standing_move_is_made(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", clock=TimeControl(2, 0), bots=())
        mover = on_turn(people)
        decline = next(m for m in mover.state.legal if type(m).__name__ == "Decline")
        table = the_table(house.house)
        await mover.ask(Standing(raw(decline)))
        await house.pass_time(2)
        other = next(m for m in mover.state.legal if m != decline)
        table.task.tell(BotMoved(seat_of(mover), mover.state.number, other))
        await house.settle()
        assert any(n.event == Declined(seat_of(mover)) for n in mover.all(Happened))


@pytest.mark.asyncio
async def test_a_person_with_one_legal_move_can_run_out_of_time(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        people = await playing(
            house, "Anna", "Ben", "Carl", game="farbstich", clock=TimeControl(2, 0)
        )
        while len(on_turn(people).state.legal) != 1:
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
        mover = on_turn(people)
        await mover.ask(Prefer(Preferences(forced=True)))
        await house.pass_time(2)
        assert news_of(people, mover)[-1] == "time-out"


@pytest.mark.asyncio
async def test_a_move_in_time_is_no_time_out(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(1000, 1000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl", clock=TimeControl(2, 0))
        mover = on_turn(people)
        number = mover.state.number
        await mover.ask(Standing(raw(last_legal(mover.state))))
        await house.pass_time(1)
        assert mover.state.number == number + 1
        assert "time-out" not in news_of(people, mover)


async def thinking(house: RunningHouse, seconds: float) -> Client:
    people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", clock=CLOCK)
    await house.pass_time(seconds)
    mover = on_turn(people)
    await mover.ask(Look())
    return mover


async def back(house: RunningHouse, who: Client) -> Client:
    return await house.connect(key=who.session.person.key)


@pytest.mark.asyncio
async def test_a_kill_gives_back_at_most_ten_seconds(tmp_path: Path) -> None:
    folder, clock = tmp_path / "house", ManualClock()
    async with running_house(folder, clock=clock) as house:
        mover = await thinking(house, 3.5 * NOTED)
        left = await copy_after_kill(house, folder)
    async with running_house(left, clock=clock) as house:
        again = await back(house, mover)
        shown, now = mover.state.left[seat_of(mover)], again.state.left[seat_of(again)]
        assert shown == CLOCK.bank - 35
        assert now == CLOCK.bank - 3 * NOTED
        number = again.state.number
        await house.pass_time(now - 1)
        assert again.state.number == number
        await house.pass_time(1)
        assert again.state.number == number + 1


@pytest.mark.asyncio
async def test_every_stored_change_of_a_table_stores_its_used_time(tmp_path: Path) -> None:
    folder, clock = tmp_path / "house", ManualClock()
    async with running_house(folder, clock=clock) as house:
        mover = await thinking(house, NOTED - 1)
        await mover.ask(Rename("Zoe"))
        left = await copy_after_kill(house, folder)
    async with running_house(left, clock=clock) as house:
        again = await back(house, mover)
        assert again.state.left == mover.state.left


@pytest.mark.asyncio
async def test_used_time_starts_anew_for_each_decision(tmp_path: Path) -> None:
    folder, clock = tmp_path / "house", ManualClock()
    async with running_house(folder, clock=clock) as house:
        mover = await thinking(house, 2 * NOTED)
        await mover.move(last_legal(mover.state))
        left = await copy_after_kill(house, folder)
    async with running_house(left, clock=clock) as house:
        again = await back(house, mover)
        assert again.state.left == mover.state.left
        assert again.state.left[seat_of(again)] == CLOCK.bank - 2 * NOTED + CLOCK.increment


@pytest.mark.asyncio
async def test_a_time_out_is_counted_once_for_a_decision_also_after_a_restart(
    tmp_path: Path,
) -> None:
    folder, clock, slow = tmp_path / "house", ManualClock(), settings(pace=(3000, 3000))
    async with running_house(folder, slow, clock) as house:
        mover = await thinking(house, CLOCK.bank)
        assert mover.state.number == 0
        left = await copy_after_kill(house, folder)
    async with running_house(left, slow, clock) as house:
        again = await back(house, mover)
        await house.pass_time(3)
        assert again.state.number == 1
        assert not {"time-out", "away"} & {what for what, _ in news(again)}


@pytest.mark.asyncio
async def test_a_person_who_was_away_has_the_full_time_again_also_after_a_kill(
    tmp_path: Path,
) -> None:
    folder, clock, slow = tmp_path / "house", ManualClock(), settings(pace=(3000, 3000))
    async with running_house(folder, slow, clock) as house:
        mover = await thinking(house, 5)
        table, seat = the_table(house.house), seat_of(mover)
        roster = change(table.roster, seat, away=True)
        change_state(table.task, replace(table.state, roster=roster))
        await mover.ask(Ready())
        left = await copy_after_kill(house, folder)
    async with running_house(left, slow, clock) as house:
        again = await back(house, mover)
        assert again.state.left[seat] == CLOCK.bank


@pytest.mark.asyncio
async def test_a_failure_to_store_used_time_does_not_pause_the_table(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        mover = await thinking(house, 0)
        async with store_refuses_writes(house):
            await house.pass_time(3 * NOTED)
            assert not mover.room.paused
        await mover.ask(Look())
        assert mover.state.left[seat_of(mover)] == CLOCK.bank - 3 * NOTED


@pytest.mark.slow
@pytest.mark.asyncio
async def test_restarts_do_not_prolong_the_life_of_an_abandoned_game(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_house(tmp_path, clock=clock) as house:
        for who in await playing(house, "Anna", "Ben", "Carl"):
            await who.disconnect()
    for _ in range(3):
        async with running_house(tmp_path, clock=clock) as house:
            assert house.house.tables
            await house.pass_time(HOURS / 3)
            left = len(house.house.tables)
    assert left == 0


@pytest.mark.asyncio
async def test_restarts_do_not_prolong_the_life_of_an_idle_table(tmp_path: Path) -> None:
    clock, patient = ManualClock(), settings(grace=10 * IDLE)
    async with running_house(tmp_path, patient, clock) as house:
        await gather(house, "Anna", "Ben", bots=("simple",))
    for _ in range(3):
        async with running_house(tmp_path, patient, clock) as house:
            assert house.house.tables
            await house.pass_time(IDLE / 3)
            left = len(house.house.tables)
    assert left == 0


@pytest.mark.asyncio
async def test_storing_used_time_does_not_prolong_the_life_of_a_table(tmp_path: Path) -> None:
    folder, clock = tmp_path / "house", ManualClock()
    async with running_house(folder, clock=clock) as house:
        await thinking(house, 0)
        began = the_table(house.house).state.touched
        await house.pass_time(2 * NOTED)
        left = await copy_after_kill(house, folder)
    async with running_house(left, clock=clock) as house:
        assert the_table(house.house).state.touched == began
