"""Entering the house: names, greetings, guests and their return, several sessions."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from server.house.lobby.session import Session
from server.protocol.lobby import OnlinePerson, Preferences
from server.protocol.notices import (
    Announced,
    Lobby,
    PersonJoined,
    PersonLeft,
    Refused,
    TakenOver,
    Welcome,
)
from server.protocol.refusals import HouseFull, NameTaken, NoSuchCode
from server.protocol.requests import Dismiss, Open, Prefer, Rename, Return, Say, Speak
from server.protocol.seat import replace
from server.settings import HouseSettings, LimitSettings
from tests.house.running import AT_ONCE, Client, RunningHouse, all_ready, gather, running_house
from tests.house.scenarios import (
    GRACE,
    connect_guest,
    let_tasks_run,
    news,
    playing,
    reconnect,
    settings,
    sit,
    start_asking,
    store_is_busy,
)


@pytest.mark.asyncio
async def test_entering_shows_ones_own_name_and_the_people_in_the_house(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await house.connect("Anna")
        ben = await house.connect("Ben", language="de")
        assert ben.last(Welcome) == Welcome("Ben", False, None, "de", Preferences())
        assert [present.name for present in ben.last(Lobby).people] == ["Anna", "Ben"]


@pytest.mark.asyncio
async def test_the_greeting_of_the_house_follows_the_welcome(
    tmp_path: Path,
) -> None:
    greeting = replace(AT_ONCE, house=HouseSettings(greeting="Tea at five."))
    async with running_house(tmp_path, greeting) as house:
        for who in (
            await house.connect("Anna"),
            await house.connect("Anna"),
            await connect_guest(house),
        ):
            assert isinstance(who.receive()[0], Welcome)
            assert who.received[1] == Announced("Tea at five.")
    async with running_house(tmp_path) as house:
        assert not (await house.connect("Anna")).all(Announced)


@pytest.mark.asyncio
async def test_the_lobby_sees_people_come_and_go_but_not_their_further_sessions(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await house.connect("Anna"), await house.connect("Ben")
        second = await reconnect(house, ben)
        assert [came.who.name for came in anna.all(PersonJoined)] == ["Ben"]
        await second.disconnect()
        assert not anna.all(PersonLeft)
        await ben.disconnect()
        assert anna.all(PersonLeft) == [PersonLeft("Ben")]


@pytest.mark.asyncio
async def test_a_name_that_looks_like_a_taken_one_is_taken(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await house.connect("Anna")
        other = await house.connect("ANNА", key="another")
        assert other.last(Refused).refusal == NameTaken("ANNА", "ANNА-2")
        assert other.last(Welcome).name == "ANNА-2"
        assert await other.refused(Rename("Änna")) == NameTaken("Änna", "Änna-3")


@pytest.mark.asyncio
async def test_a_new_name_is_shown_in_the_lobby_and_at_every_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        carl = await house.connect("Carl")
        await ben.ask(Rename("Benno"))
        assert carl.all(PersonLeft) == [PersonLeft("Ben")]
        assert [came.who.name for came in carl.all(PersonJoined)] == ["Benno"]
        chair = anna.room.chairs[1]
        assert chair
        assert chair.name == "Benno"


@pytest.mark.asyncio
async def test_names_of_bots_are_refused_to_people(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        for name in ("Kilo", "Alpha", "Random 2", "Bot"):
            assert await anna.refused(Rename(name)), name


@pytest.mark.asyncio
async def test_language_and_preferences_survive_a_restart(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        await anna.ask(Speak("it"), Prefer(Preferences(forced=True)))
    async with running_house(tmp_path) as house:
        anna = await house.connect(key="Anna")
        assert anna.last(Welcome) == Welcome("Anna", False, None, "it", Preferences(forced=True))


@pytest.mark.asyncio
async def test_guests_get_a_free_name_and_a_return_code(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        one, two = await connect_guest(house), await connect_guest(house)
        assert [who.last(Welcome).name for who in (one, two)] == ["Guest-1", "Guest-2"]
        assert one.last(Welcome).guest
        assert one.last(Welcome).code
        assert one.last(Welcome).code != two.last(Welcome).code


@pytest.mark.asyncio
async def test_a_guest_who_leaves_is_forgotten_and_the_name_becomes_free(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        one = await connect_guest(house, "Zoe")
        await one.disconnect()
        assert (await connect_guest(house, "Zoe")).last(Welcome).name == "Zoe"
        people = await house.house.store.read(
            lambda db: db.execute("SELECT name FROM people").fetchall()
        )
        assert people == [("Zoe",)]


@pytest.mark.asyncio
async def test_a_guest_who_is_just_entering_is_not_forgotten(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna = await house.connect("Anna")
        async with store_is_busy(house):
            coming = asyncio.create_task(house.house.enter(name="Zoe"))
            await let_tasks_run()
            house.house.leave(anna.session)
        session = await coming
        assert isinstance(session, Session)
        assert await house.house.people.by_name("Zoe") is session.person


@pytest.mark.asyncio
async def test_a_connection_that_closes_while_entering_leaves_no_session_behind(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        carl = await house.connect("Carl")
        async with store_is_busy(house):
            saying = await start_asking(anna, Say("hello"))
            coming = asyncio.create_task(house.house.enter(key="Ben"))
            await let_tasks_run()
            coming.cancel()
            await asyncio.wait([coming])
            house.house.leave(ben.session)
        await saying
        await house.settle()
        assert carl.all(PersonLeft) == [PersonLeft("Ben")]
        chair = anna.room.chairs[1]
        assert chair
        assert chair.presence == "gone"


@pytest.mark.asyncio
async def test_a_return_code_works_in_any_spelling_and_after_a_restart(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        zoe, *_ = await guests_at_a_table(house, "Zoe", "Yan", "Xia")
        code = zoe.last(Welcome).code
        assert code
    async with running_house(tmp_path, draw=Random(1).randbytes) as house:
        back = await connect_guest(house)
        await back.ask(Return(code.upper().replace("-", " ")))
        assert back.last(Welcome) == Welcome("Zoe", True, code, "en", Preferences())
        assert back.room.you == 0
        other = await connect_guest(house)
        assert await other.refused(Return("lamo-digu-sa")) == NoSuchCode()


async def guests_at_a_table(house: RunningHouse, *names: str) -> list[Client]:
    guests = [await connect_guest(house, name) for name in names]
    await guests[0].ask(Open("eight28", len(guests)))
    for other in guests[1:]:
        await sit(other, guests[0])
    await all_ready(guests)
    return guests


@pytest.mark.asyncio
async def test_a_guest_with_a_seat_is_remembered_until_the_seat_is_free(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, *_ = await gather(house, "Anna", "Ben", bots=("simple",))
        zoe = await connect_guest(house, "Zoe")
        await anna.ask(Dismiss(2))
        await sit(zoe, anna)
        await zoe.disconnect()
        assert (await connect_guest(house, "Zoe")).last(Welcome).name == "Zoe-2"
        await house.pass_time(GRACE)
        assert (await connect_guest(house, "Zoe")).last(Welcome).name == "Zoe"


@pytest.mark.asyncio
async def test_the_name_of_a_guest_who_returns_as_another_becomes_free(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        zoe, yan, _ = await guests_at_a_table(house, "Zoe", "Yan", "Xia")
        code = zoe.last(Welcome).code
        assert code
        await zoe.disconnect()
        back = await connect_guest(house, "Will")
        await back.ask(Return(code))
        assert (await connect_guest(house, "Will")).last(Welcome).name == "Will"
        assert ("back", "Zoe") in news(yan)


@pytest.mark.asyncio
async def test_the_newest_session_takes_over_the_seat_and_the_older_one_goes_to_the_lobby(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await playing(house, "Anna", "Ben", bots=("simple",))
        number = anna.room.table
        newer = await reconnect(house, anna)
        assert newer.room.you == 0
        assert newer.state.view.seat == 0
        assert anna.last(TakenOver) == TakenOver(number)
        assert anna.received[-2:] == [
            anna.last(Lobby),
            PersonJoined(OnlinePerson("Anna", False, number)),
        ]
        assert not {"dropped", "back"} & {what for what, _ in news(ben)}
        await anna.disconnect()
        assert not {"dropped", "back"} & {what for what, _ in news(ben)}


@pytest.mark.asyncio
async def test_a_full_house_refuses_newcomers(tmp_path: Path) -> None:
    few = settings(limits=LimitSettings(visitors=1))
    async with running_house(tmp_path, few) as house:
        await house.connect("Anna")
        assert await house.house.enter(key="Ben", name="Ben") == HouseFull()
        assert await house.house.people.by_name("Ben") is None
