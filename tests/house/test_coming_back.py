"""What somebody is told who was not there for a while."""

from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.house.table.seating import MISSED_AT_MOST
from server.protocol.notices import (
    AtTable,
    ChatHistory,
    EventHistory,
    GameSnapshot,
    Happened,
    Missed,
    SeatNews,
    TakenOver,
    Welcome,
)
from server.protocol.requests import History, Leave, Look, Ready, Rematch, Say, Sit, Watch
from tests.house.living import Guest, gather, living, play_on
from tests.house.scenes import (
    GRACE,
    again,
    last_legal,
    on_turn,
    playing,
    settings,
    sit,
    table_of,
)


async def play(people: list[Guest], moves: int) -> None:
    for _ in range(moves):
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))


@pytest.mark.asyncio
async def test_who_comes_back_is_told_what_he_missed_as_his_seat_would_have_been(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        anna, ben, carl = people
        await play(people, 9)
        heard = len(anna.all(Happened))
        await anna.leave()
        await house.pass_time(GRACE)
        while on_turn([ben, carl]).state.number < 40:
            await play([ben, carl], 1)
        back = await again(house, anna)
        (missed,) = back.all(Missed)
        await back.ask(History(0))
        everything = back.last(EventHistory).events
        assert missed.skipped == 0
        assert everything[heard:] == missed.events
        assert [n.event for n in anna.all(Happened)] == list(everything[:heard])


@pytest.mark.asyncio
async def test_too_long_a_story_is_cut_short(tmp_path: Path) -> None:
    async with living(tmp_path, settings(grace=0)) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await people[0].leave()
        await play_on(people[1:], last_legal)
        back = await again(house, people[0])
        (missed,) = back.all(Missed)
        assert len(missed.events) == MISSED_AT_MOST
        await back.ask(History(0))
        seen = len(people[0].all(Happened))
        assert len(back.last(EventHistory).events) == seen + missed.skipped + MISSED_AT_MOST


@pytest.mark.asyncio
async def test_who_missed_nothing_is_told_nothing(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        anna = people[0]
        await anna.leave()
        back = await again(house, anna)
        assert not back.all(Missed)
        assert back.state.view == anna.state.view


@pytest.mark.asyncio
async def test_what_was_told_as_missed_is_not_told_again(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        await other.leave()
        await mover.move(last_legal(mover.state))
        back = await again(house, other)
        assert len(back.all(Missed)) == 1
        await back.leave()
        assert not (await again(house, other)).all(Missed)


@pytest.mark.asyncio
async def test_who_comes_back_sees_the_room_the_game_and_the_talk(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await people[1].ask(Say("hello"))
        await people[0].ask(Leave(), Say("lobby", to="lobby"), Sit(table_of(people[1])))
        assert people[0].room.you == 0
        assert [saying.text for saying in people[0].last(ChatHistory).said] == ["hello"]
        assert people[0].state.view.seat == 0


@pytest.mark.asyncio
async def test_a_newer_line_gets_a_whole_screen_and_the_older_one_nothing_any_more(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        newer = await again(house, mover)
        assert newer.room == mover.room
        assert newer.state == mover.state
        assert newer.state.legal
        mover.forget()
        await newer.move(last_legal(newer.state))
        assert not mover.all(Happened)
        assert not mover.all(SeatNews)


@pytest.mark.asyncio
async def test_an_older_line_that_asks_for_the_seat_gets_it_back(tmp_path: Path) -> None:
    """It is the newest one to ask; still nobody has two views of one table."""
    async with living(tmp_path) as house:
        anna, _ben = await playing(house, "Anna", "Ben", bots=("simple",))
        newer = await again(house, anna)
        await anna.ask(Sit(table_of(newer)))
        assert anna.session.table == newer.room.table
        assert newer.all(TakenOver)
        assert newer.session.table is None


@pytest.mark.asyncio
async def test_a_look_tells_everything_again(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        await ben.ask(Say("hello"))
        room, state = anna.room, anna.state
        ben.listen()
        news = await anna.ask(Look())
        assert [type(notice) for notice in news] == [Welcome, AtTable, ChatHistory, GameSnapshot]
        assert (anna.room, anna.state) == (room, state)
        assert ben.listen() == []


@pytest.mark.asyncio
async def test_somebody_new_in_a_seat_is_told_nothing_of_what_another_missed(
    tmp_path: Path,
) -> None:
    async with living(tmp_path, settings(grace=10)) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        anna, ben, carl = people
        await anna.leave()
        await house.pass_time(10)
        await play_on([ben, carl], last_legal)
        await house.pass_time(10)
        dora = await house.come("Dora")
        await sit(dora, ben)
        await dora.leave()
        back = await again(house, dora)
        assert back.room.you == 0
        assert not back.all(Missed)


@pytest.mark.asyncio
async def test_who_was_gone_before_a_game_is_no_reason_for_it_to_wait_for_ever(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.leave()
        await anna.ask(Ready())
        await house.pass_time(GRACE)
        carl = await house.come("Carl")
        await sit(carl, anna)
        await carl.ask(Ready())
        assert anna.room.phase == "running"


@pytest.mark.asyncio
async def test_what_lies_unread_in_a_dead_line_was_missed(tmp_path: Path) -> None:
    """Nobody has noticed yet that it is dead."""
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        seen = list(other.all(Happened))
        await mover.move(last_legal(mover.state))
        newer = await again(house, other)
        (missed,) = newer.all(Missed)
        assert missed.events
        await newer.ask(History(0))
        assert list(newer.last(EventHistory).events) == [n.event for n in seen] + list(
            missed.events
        )


@pytest.mark.asyncio
async def test_what_lay_unread_when_a_line_broke_was_missed_too(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        other.forget()
        await mover.move(last_legal(mover.state))
        house.house.leave(other.session)
        await house.settle()
        (missed,) = (await again(house, other)).all(Missed)
        assert missed.events


@pytest.mark.asyncio
async def test_what_was_told_as_missed_to_a_line_that_read_nothing_is_told_again(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        await other.leave()
        await mover.move(last_legal(mover.state))
        unread = await house.house.enter(key=other.session.person.key)
        assert isinstance(unread, Session)
        back = await again(house, other)
        assert len(back.all(Missed)) == 1
        assert not (await again(house, other)).all(Missed)


@pytest.mark.asyncio
async def test_who_read_nothing_of_a_second_game_has_missed_it_from_its_beginning(
    tmp_path: Path,
) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        await play_on(people, last_legal)
        await people[0].ask(Rematch())
        for person in people:
            await person.session.ask(Ready())
        await house.settle()
        back = await again(house, people[2])
        await back.ask(History(0))
        (missed,) = back.all(Missed)
        assert missed.events == back.last(EventHistory).events


@pytest.mark.asyncio
async def test_what_was_read_at_another_table_is_not_what_was_read_here(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        others = await playing(house, "Dora", "Emil", "Fritz", game="farbstich", relaxed=True)
        await play(others, 4)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        await other.ask(Leave(), Watch(table_of(others[0])))
        await mover.move(last_legal(mover.state))
        await other.session.ask(Leave())
        other.listen()
        await other.session.ask(Sit(table_of(mover)))
        assert len((await again(house, other)).all(Missed)) == 1


@pytest.mark.asyncio
async def test_who_sits_down_after_a_game_has_missed_nothing_of_it(tmp_path: Path) -> None:
    async with living(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_on(people, last_legal)
        await people[1].ask(Leave())
        dora = await house.come("Dora")
        await dora.session.ask(Sit(table_of(people[0])))
        back = await again(house, dora)
        assert back.room.you == 1
        assert not back.all(Missed)
