"""A new key is merged into a known person while another session of that key does something else.

Every pair of actions is tried with the second one begun after each turn of the event loop that
the first one takes, in both orders, on a store whose writes take a fixed number of turns.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

import pytest

from server.engine import GAMES
from server.house.bot_processes.pool import InlineBotPool
from server.house.lobby.house import House
from server.protocol.notices import Welcome
from server.protocol.requests import Mute, Open, Rename, Request, Return, Sit, Speak, Watch
from tests.house import quick_bots
from tests.house.lagging_store import lagging_store
from tests.house.running import AT_ONCE, Client, ManualClock, RunningHouse, numbered_secrets
from tests.house.scenarios import connect_guest

pytestmark = pytest.mark.slow

Action = Callable[[RunningHouse, Client, str], Awaitable[object]]


def asking(request: Request) -> Action:
    return lambda _, phone, code: phone.session.ask(request)


async def leaving(house: RunningHouse, phone: Client) -> None:
    house.house.leave(phone.session)


ACTIONS: Mapping[str, Action] = {
    "sits down": asking(Sit("1")),
    "opens a table": asking(Open("eight28", 3)),
    "watches": asking(Watch("1")),
    "is renamed": asking(Rename("Zoe")),
    "chooses a language": asking(Speak("de")),
    "mutes somebody": asking(Mute("Anna")),
    "uses the same code": lambda _, phone, code: phone.session.ask(Return(code)),
    "leaves": lambda house, phone, _: leaving(house, phone),
    "opens a third session": lambda house, *_: house.house.enter(key="new"),
}


@asynccontextmanager
async def lagging_house(folder: Path) -> AsyncIterator[RunningHouse]:
    house = House(
        games=GAMES,
        settings=AT_ONCE,
        clock=(clock := ManualClock()),
        store=lagging_store(folder),
        pool=InlineBotPool(quick_bots.bots),
        draw=numbered_secrets(),
        dice=Random(7),
    )
    house.start()
    try:
        yield RunningHouse(house, clock)
    finally:
        await house.close()


async def run_both(house: RunningHouse, action: Action, *, merge_first: bool, turns: int) -> bool:
    """Whether the first of the two was over when the second began."""
    anna = await house.connect("Anna")
    await anna.ask(Open("farbstich", 3))
    dora = await connect_guest(house, "Dora")
    code = dora.last(Welcome).code
    assert code is not None
    desk, phone = await house.connect(key="new"), await house.connect(key="new")

    def merge() -> Awaitable[object]:
        return desk.session.ask(Return(code))

    def act() -> Awaitable[object]:
        return action(house, phone, code)

    first, second = (merge, act) if merge_first else (act, merge)
    running = asyncio.ensure_future(first())
    for _ in range(turns):
        await asyncio.sleep(0)
    was_over = running.done()
    await asyncio.gather(running, second())
    await house.settle()
    return was_over


async def name_of_new_key(house: House) -> str:
    person = await house.people.by_key("new")
    assert person is not None
    return person.name


async def assert_everybody_is_known(house: House) -> None:
    for session in house.online:
        assert session.person in house.people
        assert session.key is None or await house.people.by_key(session.key) is session.person
    for table in house.tables:
        for number in table.summary.people:
            assert await house.people.by_id(number), "a seat belongs to a person who is no more"
        for watching in table.sessions:
            assert watching.table == table.number


@pytest.mark.asyncio
@pytest.mark.parametrize("merge_first", [True, False], ids=["merge first", "merge second"])
@pytest.mark.parametrize("action", ACTIONS)
async def test_a_merge_never_leaves_a_seat_or_a_session_without_a_known_person(
    tmp_path: Path, action: str, merge_first: bool
) -> None:
    for turns in count():
        folder = tmp_path / str(turns)
        async with lagging_house(folder) as house:
            was_over = await run_both(house, ACTIONS[action], merge_first=merge_first, turns=turns)
            await assert_everybody_is_known(house.house)
            name = await name_of_new_key(house.house)
        async with lagging_house(folder) as house:
            await assert_everybody_is_known(house.house)
            assert await name_of_new_key(house.house) == name
        if was_over:
            break
