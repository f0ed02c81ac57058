"""Reconnecting: the notices to a person who was away for a while."""

from pathlib import Path

import pytest

from server.house.lobby.session import Session
from server.house.table.reconnect import MISSED_AT_MOST
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
from tests.house.running import Client, gather, play_on, running_house
from tests.house.scenarios import (
    GRACE,
    last_legal,
    move_of,
    on_turn,
    playing,
    reconnect,
    settings,
    sit,
    start_asking,
    store_is_busy,
    table_of,
)


async def play(people: list[Client], moves: int) -> None:
    for _ in range(moves):
        mover = on_turn(people)
        await mover.move(last_legal(mover.state))


@pytest.mark.asyncio
async def test_a_person_who_reconnects_gets_the_missed_events_as_their_seat_sees_them(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        anna, ben, carl = people
        await play(people, 9)
        heard = len(anna.all(Happened))
        await anna.disconnect()
        await house.pass_time(GRACE)
        while on_turn([ben, carl]).state.number < 40:
            await play([ben, carl], 1)
        back = await reconnect(house, anna)
        (missed,) = back.all(Missed)
        await back.ask(History(0))
        everything = back.last(EventHistory).events
        assert missed.skipped == 0
        assert everything[heard:] == missed.events
        assert [n.event for n in anna.all(Happened)] == list(everything[:heard])


@pytest.mark.asyncio
async def test_what_has_happened_is_told_while_a_move_is_being_stored(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover, other = on_turn(people), next(who for who in people if not who.my_turn)
        async with store_is_busy(house):
            moving = await start_asking(mover, move_of(mover))
            await (await start_asking(other, History()))
            told = len(other.last(EventHistory).events)
            assert not moving.done()
        await moving
        await other.ask(History())
        assert 0 < told < len(other.last(EventHistory).events)


@pytest.mark.asyncio
async def test_only_the_last_hundred_missed_events_are_sent(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(grace=0)) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await people[0].disconnect()
        await play_on(people[1:], last_legal)
        back = await reconnect(house, people[0])
        (missed,) = back.all(Missed)
        assert len(missed.events) == MISSED_AT_MOST
        await back.ask(History(0))
        seen = len(people[0].all(Happened))
        assert len(back.last(EventHistory).events) == seen + missed.skipped + MISSED_AT_MOST


@pytest.mark.asyncio
async def test_a_person_who_missed_nothing_gets_no_missed_events(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        anna = people[0]
        await anna.disconnect()
        back = await reconnect(house, anna)
        assert not back.all(Missed)
        assert back.state.view == anna.state.view


@pytest.mark.asyncio
async def test_missed_events_that_were_read_are_not_sent_again(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        await other.disconnect()
        await mover.move(last_legal(mover.state))
        back = await reconnect(house, other)
        assert len(back.all(Missed)) == 1
        await back.disconnect()
        assert not (await reconnect(house, other)).all(Missed)


@pytest.mark.asyncio
async def test_a_person_who_reconnects_sees_the_room_the_game_and_the_talk(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        await people[1].ask(Say("hello"))
        await people[0].ask(Leave(), Say("lobby", to="lobby"), Sit(table_of(people[1])))
        assert people[0].room.you == 0
        assert [saying.text for saying in people[0].last(ChatHistory).said] == ["hello"]
        assert people[0].state.view.seat == 0


@pytest.mark.asyncio
async def test_a_newer_session_gets_everything_and_the_older_one_nothing_more(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        newer = await reconnect(house, mover)
        assert newer.room == mover.room
        assert newer.state == mover.state
        assert newer.state.legal
        mover.clear()
        await newer.move(last_legal(newer.state))
        assert not mover.all(Happened)
        assert not mover.all(SeatNews)


@pytest.mark.asyncio
async def test_an_older_session_that_asks_for_the_seat_gets_it_back(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ben = await playing(house, "Anna", "Ben", bots=("simple",))
        newer = await reconnect(house, anna)
        await anna.ask(Sit(table_of(newer)))
        assert anna.session.table == newer.room.table
        assert newer.all(TakenOver)
        assert newer.session.table is None


@pytest.mark.asyncio
async def test_a_look_sends_everything_again(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        await ben.ask(Say("hello"))
        room, state = anna.room, anna.state
        ben.receive()
        news = await anna.ask(Look())
        assert [type(notice) for notice in news] == [Welcome, AtTable, ChatHistory, GameSnapshot]
        assert (anna.room, anna.state) == (room, state)
        assert ben.receive() == []


@pytest.mark.asyncio
async def test_a_new_person_in_a_seat_gets_no_events_that_another_missed(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(grace=10)) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        anna, ben, carl = people
        await anna.disconnect()
        await house.pass_time(10)
        await play_on([ben, carl], last_legal)
        await house.pass_time(10)
        dora = await house.connect("Dora")
        await sit(dora, ben)
        await dora.disconnect()
        back = await reconnect(house, dora)
        assert back.room.you == 0
        assert not back.all(Missed)


@pytest.mark.asyncio
async def test_a_person_who_left_before_a_game_does_not_keep_it_from_starting(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.disconnect()
        await anna.ask(Ready())
        await house.pass_time(GRACE)
        carl = await house.connect("Carl")
        await sit(carl, anna)
        await carl.ask(Ready())
        assert anna.room.phase == "running"


@pytest.mark.asyncio
async def test_events_unread_in_an_older_session_were_missed(tmp_path: Path) -> None:
    """The house has not noticed yet that the older connection is dead."""
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        seen = list(other.all(Happened))
        await mover.move(last_legal(mover.state))
        newer = await reconnect(house, other)
        (missed,) = newer.all(Missed)
        assert missed.events
        await newer.ask(History(0))
        assert list(newer.last(EventHistory).events) == [n.event for n in seen] + list(
            missed.events
        )


@pytest.mark.asyncio
async def test_events_unread_when_a_session_ended_were_missed(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        other.clear()
        await mover.move(last_legal(mover.state))
        house.house.leave(other.session)
        await house.settle()
        (missed,) = (await reconnect(house, other)).all(Missed)
        assert missed.events


@pytest.mark.asyncio
async def test_missed_events_are_sent_again_if_the_session_that_got_them_read_nothing(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        await other.disconnect()
        await mover.move(last_legal(mover.state))
        unread = await house.house.enter(key=other.session.person.key)
        assert isinstance(unread, Session)
        back = await reconnect(house, other)
        assert len(back.all(Missed)) == 1
        assert not (await reconnect(house, other)).all(Missed)


@pytest.mark.asyncio
async def test_a_session_that_read_nothing_of_a_rematch_has_missed_all_of_it(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        await play_on(people, last_legal)
        await people[0].ask(Rematch())
        for person in people:
            await person.session.ask(Ready())
        await house.settle()
        back = await reconnect(house, people[2])
        await back.ask(History(0))
        (missed,) = back.all(Missed)
        assert missed.events == back.last(EventHistory).events


@pytest.mark.asyncio
async def test_events_read_at_another_table_do_not_count_as_read_here(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", relaxed=True)
        others = await playing(house, "Dora", "Emil", "Fritz", game="farbstich", relaxed=True)
        await play(others, 4)
        mover = on_turn(people)
        other = next(person for person in people if person is not mover)
        await other.ask(Leave(), Watch(table_of(others[0])))
        await mover.move(last_legal(mover.state))
        await other.session.ask(Leave())
        other.receive()
        await other.session.ask(Sit(table_of(mover)))
        assert len((await reconnect(house, other)).all(Missed)) == 1


@pytest.mark.asyncio
async def test_a_person_who_sits_down_after_a_game_has_missed_nothing_of_it(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_on(people, last_legal)
        await people[1].ask(Leave())
        dora = await house.connect("Dora")
        await dora.session.ask(Sit(table_of(people[0])))
        back = await reconnect(house, dora)
        assert back.room.you == 1
        assert not back.all(Missed)
