"""Bots cover people who leave a game, so that no person can stop one."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.house.bot_processes.pool import InlineBotPool, Question
from server.house.table.bot_questions import RECOVERY
from server.house.table.messages import BotMoved
from server.protocol.lobby import Chair
from server.protocol.notices import GameSnapshot, LeftTable, Lobby, Refused
from server.protocol.refusals import NoSuchTable
from server.protocol.requests import Fill, Leave, Open, Ready, Say, Sit, Watch
from server.protocol.seat import Over
from server.settings import TableSettings
from tests.house.running import Client, all_ready, gather, play_on, running_house
from tests.house.scenarios import (
    GRACE,
    RecordingBotPool,
    connect_guest,
    last_legal,
    let_tasks_run,
    names_of_refusals,
    news,
    on_turn,
    playing,
    reconnect,
    settings,
    start_asking,
    store_is_busy,
    table_of,
)
from tests.house.tables import tables, the_table

IDLE = TableSettings().idle_minutes * 60


class Failing(InlineBotPool):
    """Fails a few times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def choose(self, question: Question, table: int) -> int | None:
        if self.times:
            self.times -= 1
            raise RuntimeError("no thought")
        return await super().choose(question, table)


def chair(who: Client, seat: int) -> Chair:
    found = who.room.chairs[seat]
    assert found
    return found


async def until_turn(who: Client, people: list[Client]) -> None:
    """Lets the others move until this client is in turn."""
    while not who.my_turn:
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))


@pytest.mark.asyncio
@pytest.mark.parametrize("how", ["leaves", "drops"])
async def test_a_seat_is_covered_after_the_grace_period_and_not_before(
    tmp_path: Path, how: str
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        anna, ben, carl = people
        await until_turn(anna, people)
        number = ben.state.number
        await (anna.disconnect() if how == "drops" else anna.ask(Leave()))
        assert chair(ben, 0).presence == "gone"
        await house.pass_time(GRACE - 1)
        assert ben.state.number == number
        assert not chair(ben, 0).covered
        await house.pass_time(1)
        assert ben.state.number > number
        assert chair(ben, 0).covered
        shown = [item for item in news(ben) if item[1] == "Anna"]
        assert shown[-2:] == [
            ("dropped" if how == "drops" else "left", "Anna"),
            ("covered", "Anna"),
        ]
        await play_on([ben, carl], last_legal)
        assert isinstance(ben.state.view.waiting, Over)


@pytest.mark.asyncio
async def test_a_bot_that_covers_sees_what_the_seat_sees_and_no_more(tmp_path: Path) -> None:
    thinker = RecordingBotPool()
    async with running_house(tmp_path, pool=thinker) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        anna, ben, carl = people
        await anna.disconnect()
        await house.pass_time(GRACE)
        await play_on([ben, carl], last_legal)
        assert thinker.questions
        assert {question.view.seat for question in thinker.questions} == {0}


@pytest.mark.asyncio
async def test_a_person_who_reconnects_has_the_seat_at_once_though_a_bot_is_thinking(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        anna, ben, _ = people
        await until_turn(anna, people)
        await anna.disconnect()
        await house.pass_time(GRACE + 1)
        assert chair(ben, 0).covered
        number = ben.state.number
        back = await reconnect(house, anna)
        assert not chair(ben, 0).covered
        await house.pass_time(10)
        assert ben.state.number == number
        await back.move(last_legal(back.state))
        assert ben.state.number == number + 1
        assert ("back", "Anna") in news(ben)


@pytest.mark.asyncio
async def test_a_person_who_reconnects_within_the_grace_period_was_never_covered(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", relaxed=True)
        await people[0].disconnect()
        await house.pass_time(GRACE - 1)
        await reconnect(house, people[0])
        await house.pass_time(GRACE)
        assert "covered" not in [what for what, _ in news(people[1])]


@pytest.mark.asyncio
async def test_a_game_pauses_while_all_its_people_are_gone(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", bots=("simple",))
        anna, ben = people
        await until_turn(anna, people)
        number = anna.state.number
        await ben.disconnect()
        await house.pass_time(GRACE)
        await anna.disconnect()
        await house.pass_time(7200)
        back = await reconnect(house, ben)
        assert back.state.number == number
        assert not chair(back, 0).covered
        await house.pass_time(GRACE - 1)
        assert back.state.number == number
        await house.pass_time(1)
        assert back.state.number > number


@pytest.mark.asyncio
async def test_a_host_who_leaves_during_a_game_is_host_again_after_reconnecting(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await people[0].ask(Leave())
        await house.pass_time(GRACE)
        assert people[1].room.host == 0
        back = await reconnect(house, people[0])
        assert (back.room.you, back.room.host) == (0, 0)


@pytest.mark.asyncio
async def test_a_bot_move_for_an_older_state_is_ignored(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(pace=(3000, 3000))) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        anna, ben, _ = people
        await until_turn(anna, people)
        table = the_table(house.house)
        await anna.disconnect()
        await house.pass_time(GRACE)
        old, moves = ben.state, anna.state.legal
        await house.pass_time(3)
        number = ben.state.number
        table.task.tell(BotMoved(0, old.number, moves[0]))
        await house.settle()
        assert ben.state.number == number


@pytest.mark.asyncio
async def test_a_bot_that_fails_is_reported_and_is_asked_again(tmp_path: Path) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    async with running_house(tmp_path, pool=Failing(2)) as house:
        people = await playing(house, "Anna", "Ben", bots=("simple",))
        while any(person.my_turn for person in people):
            mover = on_turn(people)
            await mover.move(last_legal(mover.state))
        number = people[0].state.number
        await house.pass_time(2 * RECOVERY)
        assert people[0].state.number > number
    assert [str(fault["exception"]) for fault in faults] == ["no thought"] * 2


@pytest.mark.asyncio
async def test_a_table_whose_task_failed_is_restored_with_all_its_sessions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    async with running_house(tmp_path) as house:
        people = [
            await house.connect("Anna"),
            await connect_guest(house, "Ben"),
            await house.connect("Carl"),
        ]
        await people[0].ask(Open("eight28", 3, private=True))
        for person in people[1:]:
            await person.ask(Sit(table_of(people[0])))
        await all_ready(people)
        people.append(await house.connect("Dora"))
        await people[3].ask(Watch(table_of(people[0])))
        ben = people.pop(1)
        await ben.disconnect()
        before = [person.state for person in people]
        monkeypatch.setattr(the_table(house.house).chat, "publish", fail)
        for person in people:
            person.clear()
        await people[0].ask(Say("hello"))
        assert len(faults) == 1
        assert [person.state for person in people] == before
        assert all(person.all(LeftTable) for person in people)
        await house.pass_time(1)
        assert await house.house.people.by_name("Ben") is ben.session.person
        assert await people[0].refused(Say("hello")) is None


def fail(*_: object) -> None:
    raise RuntimeError("a fault of the house")


@pytest.mark.asyncio
async def test_a_table_that_fails_twice_sends_everybody_to_the_lobby_and_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        (dora,) = await gather(house, "Dora", bots=("simple",) * 2)
        table, _ = tables(house.house)
        number, mover = people[0].room.table, on_turn(people)
        state = mover.state
        monkeypatch.setattr(table.chat, "publish", fail)
        await people[0].ask(Say("hello"))
        for who in people:
            who.clear()
        (table,) = (table for table in tables(house.house) if table.number == number)
        monkeypatch.setattr(table.chat, "publish", fail)
        await people[0].ask(Say("hello"))
        assert [str(fault["exception"]) for fault in faults] == ["a fault of the house"] * 2
        for who in people:
            assert who.last(LeftTable) == LeftTable(number, closed=True)
            assert [listing.table for listing in who.last(Lobby).tables] == [dora.room.table]
        assert names_of_refusals(people[0].received) == ["NotAtTable"]
        assert await people[1].refused(Sit(str(number))) == NoSuchTable(str(number))
        await dora.ask(Ready())
        assert dora.all(GameSnapshot)
    async with running_house(tmp_path) as house:
        back = await reconnect(house, mover)
        assert back.state == state


@pytest.mark.asyncio
async def test_requests_in_the_inbox_of_a_table_that_closes_are_refused(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 2)
        ben = await house.connect("Ben")
        number = table_of(anna)
        await house.pass_time(IDLE - 1)
        async with store_is_busy(house):
            house.clock.next_alarm(house.clock.now() + 1)
            await let_tasks_run()
            watching = await start_asking(ben, Watch(number))
        await watching
        assert ben.last(Refused) == Refused(NoSuchTable(number))
        assert not house.house.tables


@pytest.mark.asyncio
async def test_a_person_is_covered_by_a_bot_as_strong_as_those_at_the_table(tmp_path: Path) -> None:
    pool = RecordingBotPool()
    async with running_house(tmp_path, pool=pool) as house:
        people = await gather(house, "Anna", "Ben", "Carl", game="farbstich")
        anna, ben, carl = people
        assert the_table(house.house).setup.cover != "simple"
        await carl.ask(Leave())
        await anna.ask(Fill("simple"))
        await all_ready([anna, ben])
        await ben.disconnect()
        await house.pass_time(GRACE)
        await play_on([anna], last_legal)
        assert {(question.view.seat, question.bot) for question in pool.questions} == {
            (1, "simple"),
            (2, "simple"),
        }
