"""Sessions that move between the houses of one lobby: their user interfaces, in a door or in the
process of a house, stay as they are."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from server.doors.link import door, houses
from server.doors.ssh.host_keys import HostKeys
from server.house.lobby.requests import handle
from server.house.lobby.session import Resumed, Session
from server.protocol.notices import MovedTo, PersonLeft
from server.protocol.requests import Request, Sit
from tests.link.several_houses import Lobby, coming_in, lobby_of_two
from tests.link.test_broken_links import ask
from tests.link.test_coming_back import told
from tests.ssh.bare_server import connect
from tests.ssh.house_over_ssh import ANNA, BEN, WIDE
from tests.textual.loopback import Client
from tests.textual.paper import is_given_back

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
NOWHERE = 9
"""the number of no house"""
LOOKS = 3
"""at home, before the table is adopted"""


@pytest_asyncio.fixture
async def lobby(tmp_path: Path, keys: HostKeys) -> AsyncIterator[Lobby]:
    async with lobby_of_two(tmp_path, keys) as lobby:
        yield lobby


@pytest_asyncio.fixture(params=["house", "door"])
async def port(lobby: Lobby, request: pytest.FixtureRequest) -> int:
    """In the process of house 1, or of a door."""
    return lobby.houses[1].port if request.param == "house" else (await lobby.open_door())[0]


def send_on(lobby: Lobby, house: int, to: int) -> None:
    """Anna's session in the house goes to the other one to sit down there."""
    session = lobby.session(house, "anna")
    answer_here = partial(handle, lobby.houses[house].house)

    def answer(asking: Session, request: Request) -> asyncio.Future[None]:
        if not isinstance(request, Sit):
            return answer_here(asking, request)
        asking.mailbox.put(MovedTo(to, request))
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    session.handle = answer


def said_in(lobby: Lobby, house: int) -> list[str]:
    chat = lobby.houses[house].house.chat
    return [each.text for each in chat.history(lobby.session(house, "anna"))]


async def test_a_program_sits_down_in_another_house_and_comes_home(lobby: Lobby, port: int) -> None:
    number = await lobby.table(2)
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        send_on(lobby, 1, 2)
        ask(anna, "sit", table=str(number))
        ask(anna, "say", text="hello")
        await anna.until(lambda: told(anna, "said"))
        assert told(anna, "table")[-1]["room"]["table"] == number
        assert told(anna, "said")[0]["saying"]["text"] == "hello"
        assert (lobby.here(1), lobby.here(2)) == ([], ["anna", "dora"])
        assert lobby.session(2, "anna").table == number
        ask(anna, "leave")
        await anna.until(lambda: told(anna, "left"))
        await lobby.send("anna", 2, to=1)
        ask(anna, "say", to="lobby", text="home")
        await anna.until(lambda: len(told(anna, "said")) == 2)
        assert said_in(lobby, 1) == ["home"]
        for what in ("moved-to", "house-away", "refused"):
            assert not told(anna, what)
    await lobby.houses[1].until(lambda: not lobby.here(1))


async def test_in_line_mode_the_answer_is_that_of_the_other_house(lobby: Lobby, port: int) -> None:
    number = await lobby.table(2)
    async with coming_in(port, "anna", ANNA) as anna:
        await anna.until(lambda: b"Welcome" in anna.read)
        send_on(lobby, 1, 2)
        before = len(anna.read)
        anna.type(f"sit {number}\nquit\n".encode())
        await anna.read_all()
        after = anna.read[before:].decode()
        assert f"able {number}" in after
        assert "Nothing" not in after, after
        assert after.endswith("Goodbye.\n")


async def test_a_screen_shows_the_other_house_and_nothing_of_the_move(
    lobby: Lobby, port: int
) -> None:
    number = await lobby.table(2)
    async with coming_in(port, "anna", ANNA, term="xterm-256color") as anna:
        await anna.until_shows("you are anna")
        anna.type(b"chalf a lin")
        await anna.until_shows("half a lin")
        await lobby.send("anna", 1, to=2)
        await lobby.send("anna", 2, to=1)
        anna.type(b"e\r")
        await lobby.houses[1].until(lambda: said_in(lobby, 1) == ["half a line"])
        await lobby.send("anna", 1, to=2, request=Sit(str(number)))
        await anna.until_shows(f"able {number}")
        assert lobby.session(2, "anna").table == number
        assert b"One moment:" not in anna.read


async def test_if_the_other_house_is_not_reached_the_session_stays_and_is_told(
    lobby: Lobby, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (door, houses):
        monkeypatch.setattr(module, "SHORT_PATIENCE", 0.2)
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        for to in (NOWHERE, 2):
            if to == 2:
                await lobby.leave(2)
            send_on(lobby, 1, to)
            ask(anna, "sit", table="7")
            ask(anna, "say", to="lobby", text=f"not in {to}")
            await anna.until(lambda: told(anna, "said"))
            assert told(anna, "said")[-1]["saying"]["text"] == f"not in {to}"
            (refused,) = told(anna, "refused")
            assert refused["refusal"] == {"refusal": "table-not-reached"}
            anna.read = b""
        assert not told(anna, "house-away")


async def test_requests_wait_while_a_session_moves(
    lobby: Lobby, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, came, there = asyncio.Event(), asyncio.Event(), lobby.houses[2].house
    enter = there.enter

    async def enter_later(**how: Any) -> Any:
        came.set()
        await gate.wait()
        return await enter(**how)

    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        monkeypatch.setattr(there, "enter", enter_later)
        lobby.session(1, "anna").mailbox.put(MovedTo(2))
        await came.wait()
        ask(anna, "say", to="lobby", text="where")
        lobby.houses[1].house.online.post(PersonLeft("nobody"))
        await anna.until(lambda: told(anna, "went"))
        assert said_in(lobby, 1) == []
        gate.set()
        await anna.until(lambda: told(anna, "said"))
        assert said_in(lobby, 2) == ["where"]


async def test_two_sessions_of_a_connection_move_each_for_itself_and_the_link_ends_with_the_last(
    lobby: Lobby, port: int
) -> None:
    methods = "publickey"
    async with connect(port, "anna", client_keys=[ANNA], preferred_auth=methods) as connection:
        processes = [await connection.create_process("json", encoding=None) for _ in range(2)]
        one, other = (Client(connection, process, WIDE) for process in processes)
        for each in (one, other):
            await each.until(partial(told, each, "lobby"))
        for session in lobby.houses[1].house.online:
            session.mailbox.put(MovedTo(2))
        there = lobby.houses[2]
        await there.until(lambda: len(there.house.online) == 2)
        assert there.door.control.limits.connections == 1
        await there.until(lambda: not lobby.here(1))
        first, second = there.house.online
        first.mailbox.put(MovedTo(1))
        await there.until(lambda: len(there.house.online) == 1)
        assert there.door.control.limits.connections == 1
        assert not there.log("door-gone")
        second.mailbox.put(MovedTo(1))
        await there.until(lambda: there.log("door-gone"))
        assert there.door.control.limits.connections == 0
        assert len(lobby.houses[1].house.online) == 2
        for each in (one, other):
            ask(each, "say", to="lobby", text="here")
            await each.until(partial(told, each, "said"))


async def test_a_session_whose_house_is_gone_comes_home(lobby: Lobby, port: int) -> None:
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        await lobby.send("anna", 1, to=2)
        await lobby.kill(2)
        await anna.until(lambda: len(told(anna, "welcome")) == 3)
        assert lobby.here(1) == ["anna"]
        ask(anna, "say", to="lobby", text="home")
        await anna.until(lambda: told(anna, "said"))
        assert len(told(anna, "house-away")) == 1


async def test_a_door_whose_house_is_gone_serves_another_one(lobby: Lobby) -> None:
    port, link = await lobby.open_door()
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        await lobby.houses[1].until(lambda: len(link.rules.houses) == 2)
        await lobby.kill(1)
        await lobby.houses[2].until(lambda: lobby.here(2) == ["anna"])
        async with coming_in(port, "ben", BEN, "json") as ben:
            await ben.until(lambda: told(ben, "lobby"))
            assert lobby.here(2) == ["anna", "ben"]
            assert lobby.houses[2].door.control.limits.connections == 2
            ask(anna, "say", to="lobby", text="hello")
            await ben.until(lambda: told(ben, "said"))


async def test_a_session_whose_other_house_closes_comes_home(lobby: Lobby, port: int) -> None:
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        await lobby.send("anna", 1, to=2)
        await lobby.leave(2)
        await anna.until(lambda: len(told(anna, "welcome")) == 3)
        assert lobby.here(1) == ["anna"]
        assert not told(anna, "closing")


async def test_a_door_whose_house_closes_serves_another_one(lobby: Lobby) -> None:
    port, link = await lobby.open_door()
    link.roams = True
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        await lobby.leave(1)
        await lobby.houses[2].until(lambda: lobby.here(2) == ["anna"])
        async with coming_in(port, "ben", BEN, "json") as ben:
            await ben.until(lambda: told(ben, "lobby"))
            assert lobby.here(2) == ["anna", "ben"]
        assert not told(anna, "closing")


async def test_a_session_follows_its_table_to_the_house_that_has_adopted_it(
    lobby: Lobby, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "AGAIN_SECONDS", 0.01)
    number, tries = await lobby.table(2), count()

    async def seat(session: Session, resumed: Resumed | None = None) -> None:
        assert resumed == Resumed(table=number)
        adopted = next(tries) == LOOKS
        session.mailbox.put(MovedTo(2 if adopted else NOWHERE, table=number))

    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        monkeypatch.setattr(lobby.houses[1].house, "seat", seat)
        lobby.session(1, "anna").mailbox.put(MovedTo(NOWHERE, table=number))
        await anna.until(lambda: told(anna, "table"))
        assert told(anna, "table")[0]["room"]["table"] == number
        assert next(tries) == LOOKS + 1
        assert len(told(anna, "house-away")) == 1
        assert not told(anna, "refused")
        await lobby.houses[1].until(lambda: not lobby.here(1))


async def test_a_session_whose_table_nobody_adopts_ends_in_the_lobby(
    lobby: Lobby, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(houses, "ADOPTION_SECONDS", 0.1)
    show_seat = lobby.houses[1].house.seat

    async def seat(session: Session, resumed: Resumed | None = None) -> None:
        if resumed and resumed.table:
            session.mailbox.put(MovedTo(NOWHERE, table=resumed.table))
        else:
            await show_seat(session, resumed)

    monkeypatch.setattr(lobby.houses[1].house, "seat", seat)
    async with coming_in(port, "anna", ANNA, "json") as anna:
        await anna.until(lambda: told(anna, "lobby"))
        lobby.session(1, "anna").mailbox.put(MovedTo(NOWHERE, table=7))
        await anna.until(lambda: told(anna, "refused"))
        assert told(anna, "refused")[0]["refusal"] == {"refusal": "table-not-reached"}
        assert len(told(anna, "lobby")) == 2
        ask(anna, "say", to="lobby", text="here")
        await anna.until(lambda: told(anna, "said"))
        assert lobby.here(1) == ["anna"]


async def test_people_are_told_when_the_house_of_their_screen_closes_and_not_that_of_their_session(
    lobby: Lobby,
) -> None:
    port = lobby.houses[1].port
    async with coming_in(port, "anna", ANNA, term="xterm-256color") as anna:
        await anna.until_shows("you are anna")
        await lobby.send("anna", 1, to=2)
        closing = asyncio.create_task(lobby.leave(1))
        await anna.read_all()
        assert is_given_back(anna.read)
        assert b"The house is closing. All tables are kept." in anna.read
        await closing
        await lobby.houses[2].until(lambda: not lobby.here(2))
