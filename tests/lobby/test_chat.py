"""Chat in the lobby and at tables: who reads it, its history, its rate limit, muting."""

from pathlib import Path

import pytest

from server.protocol.lobby import ChatMessage
from server.protocol.notices import ChatHistory, Lobby, NewChatMessage
from server.protocol.refusals import NothingSaid, TooFast
from server.protocol.requests import Leave, Mute, Say, Watch
from server.settings import LimitSettings
from tests.house.running import Client, gather, running_house
from tests.house.scenarios import reconnect, settings, table_of


def heard(who: Client) -> list[str]:
    return [notice.saying.text for notice in who.all(NewChatMessage)]


@pytest.mark.asyncio
async def test_lobby_chat_is_shown_only_in_the_lobby(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        carl, dora = await house.connect("Carl"), await house.connect("Dora")
        await carl.ask(Say("hello", to="lobby"))
        assert heard(carl) == heard(dora) == ["hello"]
        assert heard(anna) == heard(ben) == []
        assert dora.last(NewChatMessage).saying == ChatMessage(
            "Carl", "hello", "lobby", house.clock.now()
        )
        await anna.ask(Leave())
        assert [saying.text for saying in anna.last(Lobby).talk] == ["hello"]


@pytest.mark.asyncio
async def test_table_chat_is_shown_to_those_who_sit_and_watch_there(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        carl, dora = await house.connect("Carl"), await house.connect("Dora")
        await carl.ask(Watch(table_of(anna)), Say("from the gallery"))
        await ben.ask(Say("from a seat"))
        for who in (anna, ben, carl):
            assert heard(who) == ["from the gallery", "from a seat"]
            assert [n.saying.seat for n in who.all(NewChatMessage)] == [None, 1]
        assert heard(dora) == []


@pytest.mark.asyncio
async def test_a_latecomer_sees_the_end_of_the_history(tmp_path: Path) -> None:
    async with running_house(tmp_path, settings(limits=LimitSettings(talk_kept=3))) as house:
        anna, _ben = await gather(house, "Anna", "Ben", bots=("simple",))
        for number in range(5):
            await anna.ask(Say(f"saying {number}"))
        carl = await house.connect("Carl")
        await carl.ask(Watch(table_of(anna)))
        assert [said.text for said in carl.last(ChatHistory).said] == [
            "saying 2",
            "saying 3",
            "saying 4",
        ]


@pytest.mark.asyncio
async def test_chat_is_cleaned_before_it_is_shown(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        await anna.ask(Say("\x1b[2Jred\u202ehot\x07  [bold]x[/]"))
        assert heard(ben) == ["[2Jredhot [bold]x[/]"]
        assert await anna.refused(Say("\x1b\u202e")) == NothingSaid()


@pytest.mark.asyncio
async def test_the_rate_limit_on_chat_holds_for_all_places_and_sessions_of_a_person(
    tmp_path: Path,
) -> None:
    limits = LimitSettings(sayings_per_minute=2, requests_per_second=1000)
    async with running_house(tmp_path, settings(limits=limits)) as house:
        anna, ben = await gather(house, "Anna", "Ben", bots=("simple",))
        for _ in range(2):
            assert await anna.refused(Say("hello")) is None
        assert await anna.refused(Say("hello")) == TooFast(30)
        assert await anna.refused(Say("hello", to="lobby")) == TooFast(30)
        second = await reconnect(house, anna)
        assert await second.refused(Say("hello")) == TooFast(30)
        await house.pass_time(30)
        assert await second.refused(Say("hello")) is None
        assert len(heard(ben)) == 3


@pytest.mark.asyncio
async def test_muting_hides_a_person_from_one_reader_only(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        anna, ben, carl = await gather(house, "Anna", "Ben", "Carl")
        await anna.ask(Say("before"))
        await ben.ask(Mute("anna"))
        await anna.ask(Say("after"))
        assert heard(ben) == ["before"]
        assert heard(carl) == ["before", "after"]
        ben.clear()
        await ben.look()
        assert not ben.all(ChatHistory)
        await ben.ask(Mute("Anna", mute=False))
        await ben.look()
        assert [said.text for said in ben.last(ChatHistory).said] == ["before", "after"]


@pytest.mark.asyncio
async def test_muting_survives_a_restart(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        await house.connect("Anna")
        ben = await house.connect("Ben")
        await ben.ask(Mute("Anna"))
    async with running_house(tmp_path) as house:
        anna, ben = await house.connect(key="Anna"), await house.connect(key="Ben")
        await anna.ask(Say("hello", to="lobby"))
        assert heard(ben) == []
        assert heard(anna) == ["hello"]


@pytest.mark.asyncio
async def test_the_chat_of_a_closed_table_is_deleted_and_not_shown_at_the_next_one(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        (anna,) = await gather(house, "Anna", bots=("simple",) * 2)
        await anna.ask(Say("hello"), Leave())
        assert await house.house.store.read(
            lambda db: db.execute("SELECT count(*) FROM talk").fetchone()
        ) == (0,)
        ben, _carl = await gather(house, "Ben", "Carl", bots=("simple",))
        assert not ben.all(ChatHistory)
