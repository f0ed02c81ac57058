"""A crowd gets what is said at once together, and a flood of it shortened."""

from pathlib import Path

import pytest

from server.house.lobby.chat import CROWD, FRAME, MOST_AT_ONCE, heard
from server.house.lobby.session import Session
from server.protocol.notices import Lobby, MoreSaid
from server.protocol.requests import Mute, Say
from server.protocol.seat import replace
from server.settings import HouseholdSettings, LimitSettings
from server.store.rows import SayingRow
from tests.house.running import AT_ONCE, Client, RunningHouse, running_house
from tests.lobby.test_chat import heard as heard_by

PLENTY = replace(
    AT_ONCE,
    limits=LimitSettings(sayings_per_minute=10_000),
    household=HouseholdSettings(sayings_per_minute=10_000),
)


async def crowd_in(house: RunningHouse) -> list[Client]:
    """Each at home somewhere else."""
    people = []
    for number in range(CROWD + 1):
        session = await house.house.enter(
            key=f"key {number}", name=f"P{number}", address=f"192.0.2.{number + 1}"
        )
        assert isinstance(session, Session)
        people.append(Client(house, session))
    return people


@pytest.mark.asyncio
async def test_what_is_said_within_a_frame_comes_together(tmp_path: Path) -> None:
    async with running_house(tmp_path, PLENTY) as house:
        people = await crowd_in(house)
        for number, speaker in enumerate(people[:3]):
            await speaker.ask(Say(f"saying {number}", to="lobby"))
        assert heard_by(people[-1]) == ["saying 0"]
        await house.pass_time(FRAME)
        assert heard_by(people[-1]) == ["saying 0", "saying 1", "saying 2"]
        assert not people[-1].all(MoreSaid)


@pytest.mark.asyncio
async def test_a_speaker_sees_the_own_words_at_once_and_only_once(tmp_path: Path) -> None:
    async with running_house(tmp_path, PLENTY) as house:
        people = await crowd_in(house)
        await people[0].ask(Say("first", to="lobby"))
        await people[1].ask(Say("second", to="lobby"))
        assert heard_by(people[1]) == ["first", "second"]
        await house.pass_time(FRAME)
        assert heard_by(people[1]) == ["first", "second"]


@pytest.mark.asyncio
async def test_a_flood_is_shortened_and_whoever_says_one_thing_is_heard(tmp_path: Path) -> None:
    async with running_house(tmp_path, PLENTY) as house:
        flooder, honest, *_, listener = await crowd_in(house)
        await flooder.ask(Say("0", to="lobby"))
        await honest.ask(Say("hello", to="lobby"))
        for number in range(1, 31):
            await flooder.ask(Say(str(number), to="lobby"))
        await house.pass_time(FRAME)
        assert heard_by(listener) == ["0", "hello", "26", "27", "28", "29", "30"]
        assert listener.last(MoreSaid) == MoreSaid("lobby", 31 - MOST_AT_ONCE)
        newcomer = await house.connect("Zoe")
        assert [each.text for each in newcomer.last(Lobby).talk][:3] == ["0", "hello", "1"]


@pytest.mark.asyncio
async def test_people_who_are_muted_are_not_counted(tmp_path: Path) -> None:
    async with running_house(tmp_path, PLENTY) as house:
        flooder, other, *_, listener = await crowd_in(house)
        await listener.ask(Mute("P0"))
        await other.ask(Say("hello", to="lobby"))
        for number in range(30):
            await flooder.ask(Say(str(number), to="lobby"))
        await house.pass_time(FRAME)
        assert heard_by(listener) == ["hello"]
        assert not listener.all(MoreSaid)


@pytest.mark.asyncio
async def test_who_leaves_before_the_frame_ends_is_not_told(tmp_path: Path) -> None:
    async with running_house(tmp_path, PLENTY) as house:
        first, second, *_, listener = await crowd_in(house)
        await first.ask(Say("one", to="lobby"))
        await second.ask(Say("two", to="lobby"))
        listener.session.table = 7
        await house.pass_time(FRAME)
        listener.session.table = None
        assert heard_by(listener) == ["one"]


@pytest.mark.quick
def test_each_household_is_heard_before_any_is_heard_twice() -> None:
    homes = "aaaaaaabaaaacaa"
    rows = [SayingRow("lobby", 0.0, 1, home, str(at), None) for at, home in enumerate(homes)]
    shown, others = heard(rows, homes)
    assert [int(row.text) for row in shown] == [7, 10, 11, 12, 13, 14]
    assert len(shown) + len(others) == len(rows)
