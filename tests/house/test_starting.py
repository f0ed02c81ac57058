"""A game begins and ends at a table, and the same people play another one."""

from hashlib import sha256
from pathlib import Path

import pytest

from server.protocol.farbstich import Collect
from server.protocol.notices import GameEnded, GameSnapshot, Happened, RecordText
from server.protocol.refusals import GameNotRunning, NoSuchRecord, NotReady, SeatsEmpty
from server.protocol.requests import (
    Dismiss,
    Fill,
    HandOver,
    Hush,
    Leave,
    MakeMove,
    Ready,
    Rematch,
    Request,
    Say,
    ShowRecord,
    Stand,
    Start,
    Words,
)
from tests.house.running import all_ready, gather, play_on, running_house
from tests.house.scenarios import (
    GRACE,
    as_json,
    last_legal,
    move_of,
    news,
    on_turn,
    playing,
    raw,
    reconnect,
    settings,
    sit,
    start_asking,
    store_is_busy,
    verify_record,
)


@pytest.mark.asyncio
async def test_a_game_begins_as_soon_as_all_are_ready(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Ready(), Ready(False), Ready())
        assert anna.room.phase == "gathering"
        await ben.ask(Ready())
        for who in (anna, ben):
            assert who.room.phase == "running"
            assert who.all(Happened)
        assert [what for what, _ in news(ben) if "ready" in what] == [
            "ready",
            "not-ready",
            "ready",
            "ready",
        ]


@pytest.mark.asyncio
async def test_the_host_can_start_the_game_when_all_seats_are_taken(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, _ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Dismiss(2))
        assert await anna.refused(Start()) == SeatsEmpty(1)
        await sit(await house.connect("Carl"), anna)
        assert await anna.refused(Start()) is None
        assert anna.room.phase == "running"


@pytest.mark.asyncio
async def test_a_game_does_not_start_without_a_disconnected_person(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await ben.ask(Ready())
        await ben.disconnect()
        assert await anna.refused(Start()) == NotReady(("Ben",))
        assert await anna.refused(Ready()) is None
        assert not anna.all(GameSnapshot)
        back = await reconnect(house, ben)
        assert {back.room.phase, anna.room.phase} == {"running"}


@pytest.mark.asyncio
async def test_the_commitment_is_shown_before_the_deal_and_the_secret_after_the_end(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await gather(house, "Anna", "Ben", "Carl", game="farbstich")
        anna = people[0]
        promised = anna.room.commit
        await anna.ask(Words("my own words"))
        await all_ready(people)
        assert {who.room.commit for who in people} == {promised}
        await play_on(people, last_legal)
        for who in people:
            over = who.last(GameEnded)
            assert sha256(bytes.fromhex(over.secret)).hexdigest() == promised
            assert promised.startswith(over.record)
            assert who.room.phase == "over"
            assert who.room.record == over.record
        await anna.ask(ShowRecord(anna.last(GameEnded).record))
        lines = anna.last(RecordText).lines
        assert '"my own words"' in lines[0]
        verify_record(lines)


@pytest.mark.asyncio
async def test_words_for_the_shuffle_are_shown_to_their_own_seat_alone(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Words("secret words"))
        assert anna.room.words == "secret words"
        chair = ben.room.chairs[0]
        assert chair
        assert chair.words
        assert ("words", "Anna") in news(ben)
        assert not any(b"secret words" in line for line in as_json(ben.received))


@pytest.mark.asyncio
async def test_only_its_players_can_read_the_record_of_a_private_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich", private=True)
        await play_on(people, last_legal)
        name = people[0].last(GameEnded).record
        for who in people:
            await who.ask(ShowRecord(name))
            verify_record(who.last(RecordText).lines)
        dora = await house.connect("Dora")
        assert await dora.refused(ShowRecord(name)) == NoSuchRecord(name)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_rematch_is_another_game_with_another_secret(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        await play_on(people, last_legal)
        first = people[0].last(GameEnded)
        await people[1].ask(Rematch())
        room = people[0].room
        assert room.phase == "gathering"
        assert not first.secret.startswith(room.commit)
        assert [chair and (chair.name, chair.ready) for chair in room.chairs] == [
            ("Anna", False),
            ("Ben", False),
            ("Carl", False),
        ]
        assert await people[0].refused(MakeMove(raw(Collect("R")))) == GameNotRunning()
        await all_ready(people)
        await play_on(people, last_legal)
        second = people[0].last(GameEnded)
        assert second.secret != first.secret
        for over in (first, second):
            await people[2].ask(ShowRecord(over.record))
            verify_record(people[2].last(RecordText).lines)


@pytest.mark.asyncio
async def test_a_person_absent_at_a_rematch_has_the_grace_period_to_reconnect(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        anna, ben, carl = people
        await play_on(people, last_legal)
        await ben.disconnect()
        await carl.disconnect()
        await anna.ask(Rematch(), Ready())
        await house.pass_time(GRACE - 1)
        back = await reconnect(house, ben)
        await back.ask(Ready())
        assert back.room.you == 1
        await house.pass_time(1)
        assert [chair and chair.name for chair in anna.room.chairs] == ["Anna", "Ben", None]
        assert anna.room.phase == "gathering"
        await sit(await house.connect("Dora"), anna)
        assert [chair and chair.name for chair in anna.room.chairs] == ["Anna", "Ben", "Dora"]


@pytest.mark.asyncio
async def test_a_person_who_left_during_the_game_loses_the_seat_after_its_end(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path, settings(grace=10)) as house:
        people = await playing(house, "Anna", "Ben", "Carl", game="farbstich")
        anna, ben, carl = people
        await anna.ask(Leave())
        await house.pass_time(10)
        await play_on([ben, carl], last_legal)
        assert ben.room.phase == "over"
        assert [chair and chair.name for chair in ben.room.chairs] == ["Anna", "Ben", "Carl"]
        await house.pass_time(10)
        assert [chair and chair.name for chair in ben.room.chairs] == [None, "Ben", "Carl"]
        assert ben.room.host == 1


@pytest.mark.asyncio
async def test_nothing_of_a_move_is_shown_before_it_is_on_disk(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        people = await playing(house, "Anna", "Ben", "Carl")
        mover = on_turn(people)
        move = move_of(mover)
        for who in people:
            who.clear()
        async with store_is_busy(house):
            asking = await start_asking(mover, move)
            assert [who.receive() for who in people] == [[], [], []]
        await asking
        assert all(who.all(Happened) for who in people)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(
    "request_",
    [Words("x"), Ready(), Stand(), Say("hello"), Fill(), Dismiss(2), HandOver(1), Hush(), Leave()],
    ids=lambda request: type(request).__name__,
)
async def test_no_request_of_a_person_has_a_visible_effect_before_it_is_on_disk(
    tmp_path: Path, request_: Request
) -> None:
    async with running_house(tmp_path) as house:
        people = [
            *await gather(house, "Anna", "Ben", bots=("simple",) * 2),
            await house.connect("Zoe"),
        ]
        await people[0].ask(Dismiss(3))
        for who in people:
            who.clear()
        async with store_is_busy(house):
            asking = await start_asking(people[0], request_)
            assert [who.receive() for who in people] == [[], [], []]
        await asking
        await house.settle()
        assert people[1].receive()
