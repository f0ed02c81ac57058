"""The lobby shows at which public table each person is."""

from pathlib import Path

import pytest

from server.house.lobby import overview
from server.protocol.lobby import OnlinePerson
from server.protocol.notices import PersonJoined
from server.protocol.requests import Leave, Open, Watch
from tests.house.running import Client, running_house


def where(who: Client, name: str) -> list[int | None]:
    found = [notice.who for notice in who.all(PersonJoined) if notice.who.name == name]
    who.clear()
    return [present.table for present in found]


@pytest.mark.asyncio
async def test_the_lobby_is_notified_when_somebody_goes_to_a_table_or_leaves_it(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        carl, anna, ben = [await house.connect(name) for name in ("Carl", "Anna", "Ben")]
        carl.clear()
        await anna.ask(Open("eight28", 3))
        assert where(carl, "Anna") == [1]
        await ben.ask(Watch("1"))
        assert where(carl, "Ben") == [1]
        await ben.ask(Leave())
        assert where(carl, "Ben") == [None]
        assert overview.present(house.house, ben.session.person) == OnlinePerson("Ben", False, None)


@pytest.mark.asyncio
async def test_after_a_session_at_a_table_closes_its_person_is_shown_in_the_lobby(
    tmp_path: Path,
) -> None:
    async with running_house(tmp_path) as house:
        carl, anna, _second = [await house.connect(name) for name in ("Carl", "Anna", "Anna")]
        await anna.ask(Open("eight28", 3))
        carl.clear()
        await anna.disconnect()
        assert where(carl, "Anna") == [None]


@pytest.mark.asyncio
async def test_the_lobby_does_not_learn_who_is_at_a_private_table(tmp_path: Path) -> None:
    async with running_house(tmp_path) as house:
        carl, anna = await house.connect("Carl"), await house.connect("Anna")
        carl.clear()
        await anna.ask(Open("eight28", 3, private=True))
        await anna.ask(Leave())
        assert carl.receive() == []
