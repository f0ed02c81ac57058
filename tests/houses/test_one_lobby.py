"""Several houses on one database are one lobby."""

import pytest

from server.protocol.lobby import OnlinePerson
from server.protocol.notices import (
    Lobby,
    MovedTo,
    NewChatMessage,
    PersonJoined,
    PersonLeft,
    Refused,
    TableClosed,
    TableListed,
)
from server.protocol.refusals import NameTaken, TablePaused
from server.protocol.requests import Leave, Open, Ready, Rename, Say, Sit, Watch
from tests.house.running import Client
from tests.houses.conftest import OpenHouse, exchange

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


def names(client: Client) -> set[str]:
    return {who.name for who in client.last(Lobby).people}


async def test_people_of_all_houses_are_in_the_lobby(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna = await here.connect("Anna")
    await exchange(here, there)
    ben = await there.connect("Ben")
    assert names(ben) == {"Anna", "Ben"}
    await exchange(there, here)
    assert anna.last(PersonJoined).who == OnlinePerson("Ben", guest=False)
    await ben.disconnect()
    await exchange(there, here)
    assert anna.last(PersonLeft) == PersonLeft("Ben")
    await anna.look()
    assert names(anna) == {"Anna"}


async def test_a_house_that_has_just_come_is_heard_at_once(open_house: OpenHouse) -> None:
    here = await open_house()
    anna = await here.connect("Anna")
    await here.pass_time(1)
    there = await open_house()
    await there.connect("Ben")
    await there.pass_time(0.1)
    assert here.house.cluster
    here.house.cluster.hear()
    await here.pass_time(0.2)
    assert anna.last(PersonJoined).who == OnlinePerson("Ben", guest=False)


async def test_a_new_name_is_told_everywhere(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await exchange(here, there)
    await anna.ask(Rename("Annette"))
    await exchange(here, there)
    await ben.look()
    assert names(ben) == {"Annette", "Ben"}


async def test_a_name_is_given_once(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    await here.connect("Anna", key="a")
    other = await there.connect("Anna", key="b")
    assert isinstance(other.last(Refused).refusal, NameTaken)
    assert other.session.person.name != "Anna"


async def test_a_key_is_one_person_in_all_houses(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, again = await here.connect("Anna"), await there.connect("Anna")
    assert anna.session.person.id == again.session.person.id
    await anna.ask(Rename("Annette"))
    await exchange(here, there)
    assert again.session.person.name == "Annette"


async def test_tables_of_all_houses_are_listed(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await anna.ask(Open("eight28", 3))
    await exchange(here, there)
    table = anna.room.table
    assert ben.last(TableListed).listing.table == table
    assert [listing.table for listing in (await there.connect("Cleo")).last(Lobby).tables] == [
        table
    ]
    await anna.ask(Leave())
    await exchange(here, there)
    assert ben.last(TableClosed) == TableClosed(table)


async def test_tables_have_numbers_of_their_own(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await anna.ask(Open("eight28", 3))
    await ben.ask(Open("eight28", 3))
    assert anna.room.table != ben.room.table


@pytest.mark.parametrize("private", [False, True], ids=["number", "invitation"])
async def test_whoever_wants_a_seat_elsewhere_is_sent_there(
    open_house: OpenHouse, private: bool
) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await anna.ask(Open("eight28", 3, private=private))
    await exchange(here, there)
    named = anna.room.code or str(anna.room.table)
    await ben.ask(Sit(named))
    assert ben.last(MovedTo) == MovedTo(here.house.store.house, Sit(named), anna.room.table)


async def test_a_private_table_elsewhere_is_not_found_by_its_number(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await anna.ask(Open("eight28", 3, private=True))
    await exchange(here, there)
    await ben.ask(Watch(str(anna.room.table)))
    assert not ben.all(MovedTo)
    assert ben.last(Lobby).tables == ()


async def test_whoever_has_a_seat_elsewhere_is_sent_there_on_coming_in(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    anna = await here.connect("Anna")
    await anna.ask(Open("eight28", 3))
    await exchange(here, there)
    again = await there.connect("Anna")
    request = Watch(str(anna.room.table))
    assert again.last(MovedTo) == MovedTo(here.house.store.house, request, anna.room.table)


async def test_seats_are_counted_in_all_houses(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna = await here.connect("Anna")
    for _ in range(here.house.settings.tables.per_person):
        await anna.ask(Open("eight28", 3), Leave())
    again = await there.connect("Ben", key="ben")
    assert again
    await exchange(here, there)
    elsewhere = await there.connect("Anna")
    assert elsewhere.all(Refused) == []


async def test_games_against_bots_in_another_house_take_no_seat_from_games_with_people(
    open_house: OpenHouse,
) -> None:
    here, there = await open_house(), await open_house()
    anna = await here.connect("Anna")
    for game in ("eight28", "farbstich", "schatzsuche"):
        await anna.ask(Open(game, 3, bots=("simple",) * 2, private=True), Ready(), Leave())
    await anna.disconnect()
    ben = await there.connect("Ben")
    await ben.ask(Open("eight28", 3))
    await exchange(here, there)
    # The session is sent to the unfinished games, but asks here.
    elsewhere = await there.connect("Anna")
    assert await elsewhere.refused(Sit(str(ben.room.table))) is None
    assert elsewhere.room.you == 1


async def test_talk_is_heard_in_all_houses_and_kept(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    await exchange(here, there)
    await anna.ask(Say("Good evening", "lobby"))
    await exchange(here, there)
    assert ben.last(NewChatMessage).saying.text == "Good evening"
    assert (await there.connect("Cleo")).last(Lobby).talk[-1].text == "Good evening"


async def test_a_ban_holds_in_all_houses(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    await exchange(here, there)
    await here.house.bans.add(["SHA256:somebody"])
    await exchange(here, there)
    assert list(there.house.bans) == ["SHA256:somebody"]


async def test_a_household_has_one_allowance_in_all_houses(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    most = here.house.settings.household.sessions
    address = "192.0.2.7"
    for number in range(most):
        await here.connect(f"Guest of {number}", key=str(number), address=address)
    await exchange(here, there)
    refused = await there.house.enter(key="one more", name="Anna", address=address)
    assert not hasattr(refused, "mailbox")


async def test_people_of_a_house_that_has_just_come_are_heard_of(open_house: OpenHouse) -> None:
    here = await open_house()
    anna = await here.connect("Anna")
    await here.pass_time(1)
    there = await open_house()
    await there.connect("Ben")
    await there.pass_time(0.1)
    assert here.house.cluster
    # It reads the news before it knows of the new house.
    here.house.cluster.hear()
    await here.pass_time(0.1)
    await exchange(here, there)
    assert anna.last(PersonJoined).who == OnlinePerson("Ben", guest=False)


async def test_whoever_could_not_be_sent_elsewhere_leaves_at_once(open_house: OpenHouse) -> None:
    here, there = await open_house(), await open_house()
    anna, ben = await here.connect("Anna"), await there.connect("Ben")
    cleo = await there.connect("Cleo")
    await anna.ask(Open("eight28", 3))
    await exchange(here, there)
    await ben.ask(Sit(str(anna.room.table)))
    ben.session.tell(Refused(TablePaused()))
    await ben.disconnect()
    assert cleo.last(PersonLeft) == PersonLeft("Ben")
